import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSafeFetch } from '../../src/fetching/safe-fetch.ts'
import { pageLimits } from '../../src/fetching/transfer.ts'
import { checkSources, createSourcesThread, type SourcesThread } from '../../src/sources/check-sources.ts'
import { type GuardedSite, startGuardedSite } from '../setup/guarded-site.ts'
import { type SourceCase, sourceCases } from './source-cases.ts'

const hourMs = 3_600_000
let site: GuardedSite
let thread: SourcesThread
beforeAll(async () => {
  site = await startGuardedSite()
  thread = createSourcesThread({ timeMs: hourMs, memoryMb: 512 })
  const at = new Map(sourceCases.map(({ path, served }) => [path, served]))
  site.answer(({ url = '' }, response) => {
    const moved = /^\/moved(\/.+)/.exec(url)?.[1]
    if (moved !== undefined) {
      response.writeHead(301, { location: moved })
      response.end()
      return
    }
    const { status = 200, headers = {}, body, stops } = at.get(url)!
    if (stops === 'before') return
    response.writeHead(status, headers)
    if (stops === 'within') response.write(body.slice(0, body.length / 2))
    else response.end(body)
  })
})
afterAll(async () => {
  await thread.close()
  await site.close()
})

/** What is said of cases of one language through the fetcher, the thread and the judge, in one article. Every second page is behind a redirect. */
async function answersOf(cases: readonly SourceCase[]): Promise<readonly string[]> {
  const [{ texts, served }] = cases as readonly [SourceCase]
  // a server that never answers is told by its silence, all others may take as long as they like
  const ms = served.stops === undefined ? hourMs : 200
  const limits = { ...pageLimits, totalMs: hourMs, connectMs: hourMs, headersMs: ms, idleMs: ms }
  const fetcher = createSafeFetch({ userAgent: 'test', limits, wire: site.wire({ answers: () => ['8.8.8.8'] }) })
  const addresses = cases.map(({ path }, at) => `http://source.gent${at % 2 === 0 ? path : `/moved${path}`}`)
  const body = cases
    .map(({ says }, at) => `<p>${says.replace(/\[(?!…|\.{3})([^\]]*)\]/, `<a href="${addresses[at]}">$1</a>`)}</p>`)
    .join('')
  const fields = { title: texts.title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const checked = await checkSources(
    {
      input: { kind: 'body', html: `<h2>${texts.title}</h2>${body}`, fields },
      context: {
        url: 'https://magazine.gent/a',
        language: texts.tag,
        now: '2026-11-20T00:00:00Z',
        site: null,
        page: null,
        targetQueries: [],
        readJsonLd: true,
        options: { seo: true, aeo: true, titles: 0 },
      },
    },
    new AbortController().signal,
    { thread, fetchDocument: (address, signal) => fetcher.fetchDocument(address, 'tenant', signal) },
  )
  return cases.map(({ kind, value }, at) => {
    const found = checked!.claims.find(
      ({ claim: { kind: of, item, links } }) =>
        of === kind && links.includes(addresses[at]!) && (value.includes(item.quote) || item.quote.includes(value)),
    )
    return found === undefined ? 'no claim' : `${found.decides.answer}${found.decides.reason === null ? '' : ` (${found.decides.reason})`}`
  })
}

/** Cases that fit into one article. */
function* articlesOf(cases: readonly SourceCase[]): Generator<readonly SourceCase[]> {
  const groups = Map.groupBy(cases, ({ texts, served }) => `${texts.tag} ${served.stops !== undefined}`)
  for (const group of groups.values()) for (let at = 0; at < group.length; at += 20) yield group.slice(at, at + 20)
}

/** Shares that the answers must have. */
const gates = { standsThere: 0.97, doesNotHold: 0.95, faultsFound: 0.85 } as const

interface Said extends Pick<SourceCase, 'name' | 'group'> {
  readonly answer: string
  readonly isRight: boolean
}

describe('pages with planted figures, quotations, days and faults, through the fetcher', () => {
  let said: readonly Said[] = []
  beforeAll(async () => {
    const all: Said[] = []
    for (const cases of articlesOf(sourceCases)) {
      const answers = await answersOf(cases)
      cases.forEach(({ name, group, expected }, at) => {
        const answer = answers[at]!
        all.push({ name: `${name}: ${answer}`, group, answer, isRight: expected.some((one) => answer.startsWith(one)) })
      })
    }
    said = all
  })

  const isOf = (answer: string) => (one: Said) => one.answer.startsWith(answer)
  it.each<[string, keyof typeof gates, (one: Said) => boolean]>([
    ['“stands there” is right', 'standsThere', isOf('stands_there')],
    ['“does not hold” is right', 'doesNotHold', isOf('does_not_hold')],
    ['faults are found', 'faultsFound', ({ group }) => group === 'fault'],
    ['what stands there is found', 'faultsFound', ({ group }) => group === 'same'],
  ])('%s', (_name, gate, isAsked) => {
    const asked = said.filter(isAsked)
    const wrong = asked.filter(({ isRight }) => !isRight).map(({ name }) => name)
    const share = 1 - wrong.length / asked.length
    expect(asked.length).toBeGreaterThan(100)
    expect({ share, wrong }).toMatchObject(share >= gates[gate] ? {} : { share: gates[gate], wrong: [] })
  })

  it('a page that could not be read never “does not hold”', () => {
    const silent = said.filter(({ group, answer }) => (group === 'unread' || group === 'dead') && answer.startsWith('does_not_hold'))
    expect(silent.map(({ name }) => name)).toEqual([])
    expect(said.filter(({ answer }) => answer.startsWith('could_not_be_checked')).length).toBeGreaterThan(100)
  })

  it('all of them make claims, in eight languages and more, and no private address was asked', () => {
    expect(said.filter(({ answer }) => answer === 'no claim').map(({ name }) => name)).toEqual([])
    expect(said.length).toBeGreaterThanOrEqual(300)
    expect(new Set(sourceCases.map(({ texts }) => texts.tag)).size).toBeGreaterThanOrEqual(8)
    expect(site.forbiddenHits()).toBe(0)
  })
})
