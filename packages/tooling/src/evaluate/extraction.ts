import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type Article, analyze, isMedia } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { halfOf } from '../reading/halves.ts'
import { contextOf } from './context-of.ts'
import { type Measure, MissingData } from './data.ts'
import { type PageReading, readWithMetascraper, readWithReadability } from './peers.ts'
import { interval, mean } from './statistics.ts'

/** A page of the labelled set; `README.pages.md` beside it describes the fields. */
interface Page {
  readonly id: string
  readonly url: string | null
  readonly domain: string
  readonly complete: boolean
  readonly headline: string
  readonly authors: readonly string[]
  readonly date_published: string
  readonly images: readonly string[] | null
  readonly body: string | null
}

/** The matching rules, the same code that others measure us with. Triples are shared, surplus and missing shingles as shares. */
interface Rules {
  compareText(truth: string, found: string): readonly [number, number, number]
  f1Of(rows: readonly (readonly [number, number, number])[]): { readonly f1: number }
  sameTitle(found: string | null, gold: string, min: number): boolean
  sameDay(found: string | null, gold: string): boolean
  hasAll(found: string, gold: readonly string[]): boolean
  sameImage(found: string | null, gold: readonly string[]): boolean
  norm(text: string): string
}

const facts = ['headline', 'author', 'date', 'image'] as const
type Fact = (typeof facts)[number]

interface Judged {
  readonly body: readonly [number, number, number] | null
  /** null: the page has no gold for it. */
  readonly right: Readonly<Record<Fact, boolean>> | null
  /** More than two words beside the right names. */
  readonly hasSurplusName: boolean
  /** Milliseconds of CPU time. */
  readonly time: number
}

interface JudgedPage {
  /** Rules were changed on pages of this half only. */
  readonly isChanging: boolean
  readonly readings: Readonly<Record<Reader, Judged>>
}

const readers = ['Citable', 'Readability + linkedom', 'metascraper'] as const
type Reader = (typeof readers)[number]

/** Least values, from the design: of each fact's share of right pages, of the body's F1, and of Readability's time divided by Citable's. */
const gates: Readonly<Record<Fact, number>> = { headline: 0.9, author: 0.75, date: 0.9, image: 0.85 }
const bodyGate = 0.957
const speedGate = 0.96

const timedRounds = 6

/** UTF-16 units from which a title counts as right when one of the two begins with the other. */
const minTitle = 15

/**
 * Body text and facts of real pages without their JSON-LD, beside two libraries that many use, in the same run on the same pages. Facts are
 * judged by the publisher's own JSON-LD, bodies by hand-made texts.
 */
export async function evaluateExtraction(folder: string): Promise<readonly Measure[]> {
  const file = join(folder, '../tools/extraction-metrics.mjs')
  if (!existsSync(file)) throw new MissingData(`No matching rules beside the data: ${file}`)
  const rules = (await import(pathToFileURL(file).href)) as Rules
  const pages = readFileSync(join(folder, 'pages/gold.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Page)
    .filter((page) => page.body !== null || isComplete(page))
  const sources = pages.map((page): Source => {
    const html = gunzipSync(readFileSync(join(folder, `pages/${page.id}.html.gz`))).toString('utf8')
    return { page, html: withoutJsonLd(html), url: page.url ?? 'https://example.org/' }
  })
  // One reader after the other, so that none pays for what another leaves to the garbage collector. Other work on the machine only ever adds
  // time, so of several rounds in turns the least counts for each page.
  let ours: readonly TimedReading[] = []
  let readability: readonly TimedReading[] = []
  for (let round = 0; round < timedRounds; round += 1) {
    ours = fasterOf(await readAll(sources, readWithCitable), ours)
    readability = fasterOf(await readAll(sources, ({ html }) => readWithReadability(html)), readability)
  }
  const metascraper = await readAll(sources, ({ html, url }) => readWithMetascraper(html, url))
  const judged = pages.map(
    (page, at): JudgedPage => ({
      isChanging: halfOf(page.domain) === 'changing',
      readings: {
        Citable: judge(page, ours[at]!, rules),
        'Readability + linkedom': judge(page, readability[at]!, rules),
        metascraper: judge(page, metascraper[at]!, rules),
      },
    }),
  )
  return measuresOf(judged, rules)
}

const isComplete = ({ complete, images }: Page): boolean => complete && images !== null && images.length > 0

const withoutJsonLd = (html: string): string => html.replace(/<script\b[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi, '')

interface Source {
  readonly page: Page
  readonly html: string
  readonly url: string
}

type TimedReading = PageReading & { readonly time: number }

/** Every page with its CPU time. A peer that refuses a page has found nothing there; we never may. */
async function readAll(
  sources: readonly Source[],
  read: (source: Source) => PageReading | Promise<PageReading>,
): Promise<readonly TimedReading[]> {
  const readings: TimedReading[] = []
  for (const source of sources) {
    const start = process.cpuUsage()
    const reading = await (async () => read(source))().catch((error: unknown) => {
      if (read === readWithCitable) throw error
      return nothing
    })
    readings.push({ ...reading, time: since(start) })
  }
  return readings
}

const fasterOf = (readings: readonly TimedReading[], earlier: readonly TimedReading[]): readonly TimedReading[] =>
  readings.map((reading, at) => ({ ...reading, time: Math.min(reading.time, earlier[at]?.time ?? reading.time) }))

const nothing: PageReading = { headline: null, authors: '', date: null, image: null, body: () => '' }

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Everything the command line does with a page, up to the graph. */
function readWithCitable({ html, url }: Source): PageReading {
  const context = contextOf({ url, readJsonLd: false })
  const { article } = analyze({ kind: 'page', html }, context, { languages: allPacks })
  return {
    headline: article.headline?.value ?? null,
    authors: article.authors.map(({ value }) => value.name).join(', '),
    date: article.datePublished?.value ?? null,
    image: article.image?.value.url ?? null,
    body: () => bodyOf(article),
  }
}

/** The running text: captions and code are no part of the gold. */
function bodyOf({ blocks }: Article): string {
  return blocks
    .filter((block) => !isMedia(block) && block.kind !== 'code')
    .map(({ text }) => text)
    .join('\n')
}

function judge(page: Page, reading: TimedReading, rules: Rules): Judged {
  const { headline, authors, date, image, body, time } = reading
  const right = isComplete(page)
    ? {
        headline: rules.sameTitle(headline, page.headline, minTitle),
        author: rules.hasAll(authors, page.authors),
        date: rules.sameDay(date, page.date_published),
        image: rules.sameImage(image, page.images ?? []),
      }
    : null
  const count = (text: string): number => rules.norm(text).split(' ').length
  return {
    body: page.body === null || body === null ? null : rules.compareText(page.body, body()),
    right,
    hasSurplusName: right?.author === true && count(authors) > count(page.authors.join(' ')) + 2,
    time,
  }
}

function measuresOf(judged: readonly JudgedPage[], { f1Of }: Rules): readonly Measure[] {
  const bodies = judged.filter(({ readings }) => readings.Citable.body !== null)
  const known = judged.filter(({ readings }) => readings.Citable.right !== null)
  const f1 =
    (reader: Reader) =>
    (sample: readonly JudgedPage[]): number =>
      f1Of(sample.flatMap(({ readings }) => (readings[reader].body === null ? [] : [readings[reader].body]))).f1
  const share =
    (reader: Reader, fact: Fact) =>
    (sample: readonly JudgedPage[]): number =>
      mean(sample.map(({ readings }) => (readings[reader].right?.[fact] ? 1 : 0)))
  const lead = (sample: readonly JudgedPage[]): number => f1('Citable')(sample) - f1('Readability + linkedom')(sample)
  const speed = (sample: readonly JudgedPage[]): number => medianTime(sample, 'Readability + linkedom') / medianTime(sample, 'Citable')
  const row = (
    metric: string,
    gate: number,
    pages: readonly JudgedPage[],
    measure: (sample: readonly JudgedPage[]) => number,
    peers: readonly (readonly [Reader, number])[] = [],
  ): Measure => ({
    what: 'extraction',
    metric,
    value: measure(pages),
    interval: interval(pages, measure),
    gate,
    groups: pages.length,
    beside: Object.fromEntries(peers),
    halves: [measure(pages.filter(({ isChanging }) => isChanging)), measure(pages.filter(({ isChanging }) => !isChanging))],
  })
  const withMetascraper = readers.slice(1)
  return [
    row('body text, F1', bodyGate, bodies, f1('Citable'), [['Readability + linkedom', f1('Readability + linkedom')(bodies)]]),
    row('body text, lead over Readability', 0, bodies, lead),
    ...facts.map((fact) =>
      row(
        `${fact}, share right`,
        gates[fact],
        known,
        share('Citable', fact),
        // Readability reads no picture.
        withMetascraper
          .filter((reader) => fact !== 'image' || reader === 'metascraper')
          .map((reader) => [reader, share(reader, fact)(known)]),
      ),
    ),
    row(
      'authors without surplus words',
      0.95,
      known,
      (sample) => 1 - mean(sample.map(({ readings }) => (readings.Citable.hasSurplusName ? 1 : 0))),
      withMetascraper.map((reader) => [reader, 1 - mean(known.map(({ readings }) => (readings[reader].hasSurplusName ? 1 : 0)))]),
    ),
    { ...row('speed, Readability’s time ÷ ours', speedGate, judged, speed), isTiming: true },
  ]
}

function medianTime(pages: readonly JudgedPage[], reader: Reader): number {
  const times = pages.map(({ readings }) => readings[reader].time).sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)]!
}
