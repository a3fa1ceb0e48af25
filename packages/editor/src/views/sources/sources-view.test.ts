import type { SourcesReport } from '@citable/contract/present-sources'
import { deadReasons, uncheckedReasons } from '@citable/core/sources'
import { describe, expect, it } from 'vitest'
import { createCatalog } from '../../texts/catalog.ts'
import { texts as arabic } from '../../texts/sources/ar.ts'
import { texts as german } from '../../texts/sources/de.ts'
import { texts as spanish } from '../../texts/sources/es.ts'
import { texts as french } from '../../texts/sources/fr.ts'
import { texts as japanese } from '../../texts/sources/ja.ts'
import { loadSourceTexts } from '../../texts/sources/load-source-texts.ts'
import { sourceTexts } from '../../texts/sources/source-texts.ts'
import { type SourcesState, sourcesView } from './sources-view.ts'

type Claim = SourcesReport['claims'][number]

const item = { place: 'a', start: 4, end: 15, quote: '1.6 million' }
const state: SourcesState = { claims: [], serviceHost: null, asking: null, report: null, isOld: false, failure: null }
const cites = (...links: readonly string[]) => ({ item, links })
const claim = (more: Partial<Claim>): Claim => ({
  kind: 'figure',
  text: '1.6 million',
  sentence: '1.6 million parcels were delivered.',
  span: { place: 'a', start: 4, end: 15 },
  link_place: 'sentence',
  answer: 'stands_there',
  reason: null,
  source: 'https://council.gent/report',
  passage: null,
  passage_url: null,
  source_figure: null,
  source_language: 'en',
  archive_url: null,
  links: [],
  ...more,
})
const english = createCatalog({ locale: 'en' })
const see = (more: Partial<SourcesState>) => sourcesView({ ...state, ...more }, english, sourceTexts)
const answer = (more: Partial<Claim>) => see({ report: { claims: [claim(more)] } }).items[0]!

describe('before a click', () => {
  it.each([
    ['the text is read', { claims: null }, 'reading', null],
    ['nothing is cited', {}, 'nothing', null],
    ['a page is cited', { claims: [cites('https://council.gent/a')] }, 'listed', 'Look at 1 page'],
    ['the text could not be read', { claims: null, failure: 'read' }, 'failed', null],
    ['nobody answered', { claims: [cites('https://council.gent/a')], failure: 'ask' }, 'failed', 'Look at 1 page'],
  ] as const)('%s', (_what, more, phase, ask) => {
    const view = see(more)
    expect([view.phase, view.ask]).toEqual([phase, ask])
    expect(view.statusText).not.toBe('')
  })

  it('names every address that will be asked, by host and once', () => {
    const { hosts, hostsText, claims } = see({
      claims: [cites('https://council.gent/a', 'https://other.gent/'), cites('https://council.gent/a'), cites('https://council.gent/b')],
    })
    expect(hosts).toEqual([
      { text: 'council.gent: 2 pages', addresses: ['https://council.gent/a', 'https://council.gent/b'] },
      { text: 'other.gent: 1 page', addresses: ['https://other.gent/'] },
    ])
    expect(hostsText).toMatch(/^A click asks these pages/)
    expect(claims[0]).toMatchObject({ span: item, jump: { label: '1.6 million', name: 'Show me: 1.6 million' } })
  })

  it('says how many of more than twenty are left out, and that a service gets the text', () => {
    const many = Array.from({ length: 22 }, (_, index) => cites(`https://council.gent/${index}`))
    const view = see({ claims: many, serviceHost: 'citable.gent' })
    expect(view.hosts[0]!.addresses).toHaveLength(20)
    expect(view.hostsText).toContain('sends this text to the service at citable.gent')
    expect(view.hostsText).toContain('2 further pages are not asked')
  })
})

it('while pages are asked, says how far it is and offers no second click', () => {
  const asking = { done: 1, of: 3 }
  const claims = [cites('https://council.gent/a')]
  expect(see({ claims, asking })).toMatchObject({ phase: 'asking', statusText: 'Asking: 1 of 3', progress: asking, ask: null, hosts: [] })
  expect(see({ claims, asking, serviceHost: 'citable.gent' })).toMatchObject({ progress: null, statusText: 'The service is asking …' })
})

describe('answers', () => {
  it('the page holds it: the passage, and an address that opens it', () => {
    const passage_url = 'https://council.gent/report#:~:text=1%2C600%2C000'
    expect(answer({ passage: '1,600,000 parcels', passage_url })).toMatchObject({
      tone: 'stands',
      answerText: 'Stands there',
      passageLabel: '',
      passage: '1,600,000 parcels',
      links: [
        { label: 'Open the passage on council.gent', name: 'Open the passage on council.gent (opens in a new tab)', url: passage_url },
      ],
      span: item,
      jump: { name: 'Show me: 1.6 million' },
    })
  })

  it('the page says another figure', () => {
    expect(answer({ answer: 'does_not_hold', passage: '1.9 million parcels', source_figure: '1.9 million' })).toMatchObject({
      tone: 'differs',
      answerText: 'The source says 1.9 million, your text 1.6 million.',
      passageLabel: 'Nearest passage:',
    })
    expect(answer({ answer: 'does_not_hold' })).toMatchObject({ answerText: 'The page does not hold it', passageLabel: '', passage: '' })
  })

  it('the link is dead: a copy is offered, no passage', () => {
    const archive_url = 'https://web.archive.org/web/2/https://council.gent/report'
    const dead = answer({ answer: 'link_dead', reason: 'not_found', archive_url, passage: 'Not found' })
    expect(dead).toMatchObject({ tone: 'dead', answerText: 'The link is dead: there is no such page.', passage: '' })
    expect(dead.links.map(({ url }) => url)).toEqual(['https://council.gent/report', archive_url])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x'])('no link to %s', (passage_url) => {
    expect(answer({ passage_url }).links).toEqual([])
  })

  it('counts them, and says when the text is another one', () => {
    const claims = [claim({}), claim({ answer: 'could_not_be_checked', reason: 'robots' })]
    const { phase, statusText, ask } = see({ claims: [cites('https://council.gent/a')], report: { claims }, isOld: true })
    expect([phase, ask]).toEqual(['answered', 'Look again'])
    expect(statusText).toBe('1 stands there, 0 not on the page, 1 could not be checked, 0 dead links. The text has changed since then.')
  })

  it('an answer or a reason of a newer service is not checked, without a word on why', () => {
    expect(answer({ answer: 'later' as 'stands_there', reason: 'later' as 'robots' })).toMatchObject({
      tone: 'open',
      answerText: 'Could not be checked',
    })
  })
})

it.each([
  ['en', sourceTexts],
  ['ar', arabic],
  ['de', german],
  ['es', spanish],
  ['fr', french],
  ['ja', japanese],
])('has words for every reason, and never says false (%s)', async (locale, texts) => {
  const catalog = createCatalog({ locale })
  const reports = [
    ...uncheckedReasons.map((reason) => claim({ answer: 'could_not_be_checked', reason })),
    ...deadReasons.map((reason) => claim({ answer: 'link_dead', reason })),
  ]
  const said = sourcesView({ ...state, report: { claims: reports } }, catalog, texts).items.map(({ answerText }) => answerText)
  expect(new Set(said).size).toBe(reports.length)
  for (const text of [...said, ...Object.values(texts)])
    expect(text).not.toMatch(/\bfalse\b|\bwrong\b|falsch|\bfals[oa]|\bfau(?:x|sse)\b|خاطئ|誤り|\{(?:answer|reason)\}$/i)
  const places = (said: string) => [...new Set([...said.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort()
  for (const [code, english] of Object.entries(sourceTexts))
    expect([code, places(texts[code as keyof typeof texts])]).toEqual([code, places(english)])
  expect(await loadSourceTexts(locale === 'de' ? 'de_DE_formal' : locale === 'en' ? 'dein' : locale)).toBe(texts)
})

describe('for the publisher', () => {
  const claims = [
    claim({ links: [{ url: 'https://council.gent/report', answer: 'stands_there', reason: null }] }),
    claim({
      text: '40 percent',
      answer: 'link_dead',
      reason: 'not_found',
      links: [
        { url: 'https://gone.gent/', answer: 'link_dead', reason: 'not_found' },
        { url: 'https://council.gent/b', answer: 'could_not_be_checked', reason: 'robots' },
      ],
    }),
    claim({ text: '7 bridges', answer: 'does_not_hold', links: [] }),
    claim({ text: '8 bridges', answer: 'could_not_be_checked', reason: 'robots', links: [] }),
  ]

  it('stands what is dead or not on the page, with all addresses that are dead', () => {
    expect(see({ report: { claims } }).note).toEqual({
      text: 'Sources: 1 stands there, 1 not on the page, 1 could not be checked, 1 dead link.',
      faults: ['40 percent: The link is dead: there is no such page.', '7 bridges: The page does not hold it'],
      dead: ['https://gone.gent/'],
    })
  })

  it.each([
    ['nobody was asked', { claims: [] }],
    ['the text has changed since', { report: { claims }, isOld: true }],
  ])('nothing is said where %s', (_what, more) => {
    expect(see(more).note).toBeNull()
  })
})
