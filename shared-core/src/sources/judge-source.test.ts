import { describe, expect, it } from 'vitest'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import * as detector from '../languages/detection/detect-language.ts'
import { languageFor } from '../languages/language-for.ts'
import { testContext } from '../testing/test-context.ts'
import { type PlantedTexts, plantedTexts } from './__fixtures__/planted-texts.ts'
import type { ClaimKind, SourceAnswer, SourcePage } from './claim.ts'
import { claimsOf } from './claims-of.ts'
import { judgeSource } from './judge-source.ts'
import { readSource } from './read-source.ts'

const url = 'https://city.gent/report'

interface Case {
  readonly name: string
  readonly texts: PlantedTexts
  readonly kind: ClaimKind
  /** The article's sentence with `[link]`. */
  readonly article: string
  readonly page: SourcePage
  readonly expected: SourceAnswer
  /** Code of the reason; null: none. */
  readonly reason?: string | null
  readonly figure?: string
}

const html = (body: string, texts: PlantedTexts, more = ''): string =>
  `<!doctype html><html lang="${texts.tag}"><head><title>${texts.title}</title>${more}</head><body><header><nav><a href="/">Home</a> <a href="/a">A</a></nav></header><main><h1>${texts.title}</h1><p>${texts.filler[0]}</p>${body}<p>${texts.filler[1]}</p></main></body></html>`
const page = (body: string, texts: PlantedTexts, more = ''): SourcePage => ({
  kind: 'html',
  url,
  asked: url,
  html: html(body, texts, more),
  isCut: false,
})
const whole = (markup: string, texts: PlantedTexts, to = url): SourcePage => ({
  kind: 'html',
  url: to,
  asked: url,
  html: `<!doctype html><html lang="${texts.tag}"><head>${markup}</html>`,
  isCut: false,
})
const put = (text: string, value: string): string => text.replace('#', value)
const said = (frame: readonly [string, string], value: string): string => put(frame[1], value)

function casesOf(texts: PlantedTexts, other: PlantedTexts): readonly Case[] {
  const cases: Case[] = []
  const add = (
    name: string,
    kind: ClaimKind,
    article: string,
    shown: SourcePage,
    expected: SourceAnswer,
    more: Pick<Case, 'reason' | 'figure'> = {},
  ): void => {
    cases.push({ name: `${texts.tag}: ${name}`, texts, kind, article, page: shown, expected, ...more })
  }
  const inText = (sentence: string): SourcePage => page(`<p>${sentence}</p>`, texts)
  const count = put(texts.count[0], texts.figure)
  const share = put(texts.share[0], texts.percent)
  const cost = put(texts.cost[0], texts.price)
  const year = put(texts.year[0], '2019')
  const quote = put(texts.said[0], texts.quotation)
  // it stands there
  for (const spelling of [texts.figure, ...texts.spellings])
    add(`count as ${spelling}`, 'figure', count, inText(said(texts.count, spelling)), 'stands_there')
  add(`count that rounds ${texts.finer}`, 'figure', count, inText(said(texts.count, texts.finer)), 'stands_there')
  for (const spelling of [texts.percent, ...texts.percentSpellings])
    add(`share as ${spelling}`, 'figure', share, inText(said(texts.share, spelling)), 'stands_there')
  for (const spelling of [texts.price, ...texts.priceSpellings])
    add(`price as ${spelling}`, 'figure', cost, inText(said(texts.cost, spelling)), 'stands_there')
  add('year', 'date', year, inText(said(texts.year, '2019')), 'stands_there')
  const [head, row, cell] = texts.table
  const cells = (line: string, name: string): string =>
    `<tr>${line
      .split(' | ')
      .map((text) => `<${name}>${text}</${name}>`)
      .join('')}</tr>`
  add('share in a table', 'figure', share, page(`<table>${cells(head, 'th')}${cells(put(row, cell), 'td')}</table>`, texts), 'stands_there')
  add(
    'count in a list',
    'figure',
    count,
    page(`<ul><li>${said(texts.count, texts.figure)}</li><li>${texts.filler[1]}</li></ul>`, texts),
    'stands_there',
  )
  add(
    'count in JSON-LD',
    'figure',
    count,
    page(
      '',
      texts,
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', description: said(texts.count, texts.figure) })}</script>`,
    ),
    'stands_there',
  )
  const data = (value: string): SourcePage =>
    page('', texts, `<script type="application/ld+json">${JSON.stringify({ description: said(texts.cost, value) })}</script>`)
  if (texts.tag === 'en') {
    add('price in JSON-LD with references', 'figure', cost, data('&#36;2.4 million'), 'stands_there')
    add('price of another currency in JSON-LD', 'figure', cost, data('&#163;2.4 million'), 'does_not_hold')
  }
  const file = `${texts.title}\n\n${texts.filler[0].replace(/ /g, '\n')}\n\n${said(texts.count, texts.figure).replace(/(\S+ \S+) /g, '$1\n')}\n\n${texts.filler[1]}`
  add('count in a file', 'figure', count, { kind: 'text', url, title: null, text: file, isCut: false }, 'stands_there')
  add('quotation', 'quotation', quote, inText(said(texts.said, texts.quotation)), 'stands_there')
  add('quotation in other marks', 'quotation', quote, page(`<blockquote>"${texts.quotation}"</blockquote>`, texts), 'stands_there')
  add('quotation shortened', 'quotation', put(texts.said[0], texts.shortened), inText(said(texts.said, texts.quotation)), 'stands_there')
  // the page does not hold it
  for (const changed of texts.changed)
    add(`count changed to ${changed}`, 'figure', count, inText(said(texts.count, changed)), 'does_not_hold', { figure: changed })
  for (const changed of texts.otherPercent)
    add(`share changed to ${changed}`, 'figure', share, inText(said(texts.share, changed)), 'does_not_hold')
  add(`share of another unit`, 'figure', share, inText(said(texts.share, texts.otherUnit)), 'does_not_hold')
  for (const changed of texts.otherPrice)
    add(`price changed to ${changed}`, 'figure', cost, inText(said(texts.cost, changed)), 'does_not_hold')
  add('count absent', 'figure', count, inText(texts.filler[1]), 'does_not_hold', { reason: null })
  add('other year', 'date', year, inText(said(texts.year, '2016')), 'does_not_hold', { figure: '2016' })
  for (const [index, altered] of texts.altered.entries())
    add(`quotation altered ${index}`, 'quotation', put(texts.said[0], altered), inText(said(texts.said, texts.quotation)), 'does_not_hold')
  add('quotation absent', 'quotation', quote, inText(texts.filler[1]), 'does_not_hold')
  // it cannot be checked
  const unchecked = (name: string, shown: SourcePage, reason: string): void =>
    add(name, 'figure', count, shown, 'could_not_be_checked', { reason })
  unchecked('page in another language', page(`<p>${other.filler[1]}</p>`, other), 'language')
  add('quotation in translation', 'quotation', quote, page(`<p>${said(other.said, other.quotation)}</p>`, other), 'could_not_be_checked', {
    reason: 'language',
  })
  unchecked(
    'cookie wall',
    whole(
      '<title>Before you continue</title></head><body><p>We use cookies and your consent to go on. Cookies help us.</p><button>Accept all</button>',
      texts,
    ),
    'cookie_wall',
  )
  unchecked(
    'log-in',
    whole('<title>Sign in</title></head><body><form><input name="u"><input type="password"></form><p>Log in</p>', texts),
    'login',
  )
  unchecked(
    'sent to log-in',
    { kind: 'html', url: 'https://city.gent/login?next=report', asked: url, html: html('', texts), isCut: false },
    'login',
  )
  unchecked(
    'script only',
    whole(`<title>${texts.title}</title></head><body><div id="root"></div><script src="/app.js"></script>`, texts),
    'script_only',
  )
  unchecked('paywall', page('<div class="paywall">…</div>', texts), 'paywall')
  unchecked('challenge', whole('<title>Just a moment...</title></head><body><p>Verify you are human</p>', texts), 'refused')
  unchecked('page cut', { kind: 'html', url, asked: url, html: html('', texts), isCut: true }, 'too_large')
  unchecked('refused', { kind: 'failed', reason: 'refused' }, 'refused')
  unchecked('scanned file', { kind: 'text', url, title: null, text: ' \n\n ', isCut: false }, 'unreadable')
  add(
    'found on a cut page',
    'figure',
    count,
    { kind: 'html', url, asked: url, html: html(`<p>${said(texts.count, texts.figure)}</p>`, texts), isCut: true },
    'stands_there',
  )
  // the link is dead
  const dead = (name: string, shown: SourcePage, reason: string): void => add(name, 'figure', count, shown, 'link_dead', { reason })
  dead('soft 404', whole('<title>Page not found</title></head><body><h1>Page not found</h1><p>Sorry.</p>', texts), 'soft_404')
  dead('parked', whole('<title>city.gent</title></head><body><h1>This domain is for sale</h1><p>Buy this domain</p>', texts), 'parked')
  dead('sent home', whole(`<title>${texts.title}</title></head><body><p>${texts.filler[1]}</p>`, texts, 'https://city.gent/'), 'moved_home')
  dead('404', { kind: 'dead', reason: 'not_found' }, 'not_found')
  return cases
}

const cases = plantedTexts.flatMap((texts, index) => casesOf(texts, plantedTexts[(index + 3) % plantedTexts.length]!))

const languages = new Map(plantedTexts.map(({ tag }) => [tag, languageFor(tag, allPacks)]))

function answerOf({ texts, kind, article: sentence, page: source }: Case) {
  const language = languages.get(texts.tag)!
  const body = `<h2>${texts.title}</h2><p>${texts.filler[0]}</p><p>${sentence.replace(/\[(?!…)([^\]]*)\]/, `<a href="${url}">$1</a>`)}</p>`
  const input = {
    kind: 'body' as const,
    html: body,
    fields: { title: texts.title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null },
  }
  const article = readArticle(input, testContext({ language: texts.tag }))
  const claim = claimsOf(article, input, language, { url: 'https://magazine.gent/a', siteUrl: null }).find((one) => one.kind === kind)
  return { claim, verdict: claim === undefined ? null : judgeSource(claim, readSource(source, language, detector), language) }
}

describe('planted cases', () => {
  it.each(cases.map((planted) => [planted.name, planted] as const))('%s', (_name, planted) => {
    const { claim, verdict } = answerOf(planted)
    expect(claim?.links).toEqual([url])
    expect({ answer: verdict?.answer, ...(planted.reason !== undefined && { reason: verdict?.reason }) }).toEqual({
      answer: planted.expected,
      ...(planted.reason !== undefined && { reason: planted.reason }),
    })
    if (planted.figure !== undefined) expect(verdict?.sourceFigure).toContain(planted.figure.replace(/ (?:de|di)$/, ''))
  })

  it('are more than three hundred in eight languages and more, of all answers', () => {
    expect(cases.length).toBeGreaterThan(300)
    expect(new Set(cases.map(({ texts }) => texts.tag)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(cases.map(({ expected }) => expected)).size).toBe(4)
  })
})
