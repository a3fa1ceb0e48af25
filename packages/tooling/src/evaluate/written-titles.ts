import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { analyze } from '@citable/core'
import { judgeWritten, repeats } from '@citable/core/evaluation'
import { allPacks } from '@citable/core/languages/all'
import { hashOf } from '../reading/halves.ts'
import { contextOf } from './context-of.ts'
import { type Measure, MissingData, measureGroups } from './data.ts'
import { falsehoods, namesIn } from './falsehoods.ts'
import { mean } from './statistics.ts'

/** Languages in which titles are compared word by word. */
const tier = ['en', 'es', 'fr', 'it', 'pt', 'nl']

/** Headlines of other articles that each article is tried with. */
const foreignHeadlines = 8

/** Titles that a kind of falsehood must be planted in to be measured. */
const minTitles = 15

/**
 * Least values: shares of publishers' headlines let through, and of what is planted in these refused. Names of the same article and opposites are
 * below what is wanted (.90): a comparison of words trades them for headlines (writers-model, 4.3).
 */
const gates: Readonly<Record<string, number>> = {
  'figure, foreign': 0.95,
  'figure, changed digit': 0.98,
  'figure, own': 0.92,
  'figure, put in': 0.99,
  'name, foreign': 0.88,
  'name, own': 0.8,
  'names trade places': 0.45,
  opposite: 0.75,
  'negation, put in': 0.93,
  'negation, never': 0.97,
  'negation, fails to': 0.96,
  'modality, put in': 0.82,
  'modality, changed': 0.68,
  cause: 0.6,
  quantifier: 0.7,
  superlative: 0.4,
  'title of another article': 0.99,
}
const acceptanceGates = { en: 0.7, all: 0.69 } as const

interface Row {
  readonly id: string
  readonly url: string | null
  readonly domain: string
  readonly headline: string | null
}

interface Draft {
  readonly domain: string
  readonly language: string
  readonly title: string
  readonly body: readonly string[]
  /** What the page says of itself, unless it repeats the title. */
  readonly description: string
}

/** What became of a headline, and of what was planted in it, by kind. */
interface Judged {
  readonly domain: string
  readonly language: string
  readonly isAccepted: boolean
  readonly planted: readonly { readonly kind: string; readonly isRefused: boolean }[]
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Publishers' headlines as drafts of their pages, and the same with one falsehood each. One group is a domain. */
export function evaluateWrittenTitles(folder: string): readonly Measure[] {
  const file = join(folder, 'pages/gold.jsonl')
  if (!existsSync(file)) throw new MissingData(`No pages: ${file}`)
  const drafts = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => draftOf(JSON.parse(line) as Row, folder))
  const names = drafts.map(({ body }) => namesIn(body.join('\n')))
  const judged = drafts.map((draft) => judge(draft, drafts, names))
  const inEnglish = judged.filter(({ language }) => language === 'en')
  const accepted = (sample: readonly Judged[]): number => mean(sample.map(({ isAccepted }) => Number(isAccepted)))
  const keyOf = ({ domain }: Judged): string => domain
  const kinds = Object.keys(falsehoods).filter(
    (kind) => judged.filter(({ planted }) => planted.some((one) => one.kind === kind)).length >= minTitles,
  )
  return [
    measureGroups({ what: 'headlines held', metric: 'share let through, English', gate: acceptanceGates.en }, inEnglish, keyOf, accepted),
    measureGroups({ what: 'headlines held', metric: 'share let through, of the tier', gate: acceptanceGates.all }, judged, keyOf, accepted),
    ...kinds.map((kind) => {
      const having = judged.filter(({ planted }) => planted.some((one) => one.kind === kind))
      return measureGroups({ what: 'planted refused', metric: kind, gate: gates[kind] ?? 0 }, having, keyOf, (sample) =>
        mean(sample.flatMap(({ planted }) => planted.filter((one) => one.kind === kind).map(({ isRefused }) => Number(isRefused)))),
      )
    }),
  ]
}

function draftOf({ id, url, domain, headline }: Row, folder: string): readonly Draft[] {
  const html = gunzipSync(readFileSync(join(folder, `pages/${id}.html.gz`))).toString('utf8')
  const plain = html.replace(/<script\b[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi, '')
  const { article } = analyze({ kind: 'page', html: plain }, contextOf({ url: url ?? 'https://example.org/' }), { languages: allPacks })
  const title = article.headline?.value ?? headline ?? ''
  const known = [title, headline ?? ''].map(folded)
  const body = article.blocks
    .filter(({ kind }) => ['paragraph', 'list', 'quote', 'heading', 'table'].includes(kind))
    .map(({ text }) => text)
    .filter((text) => !known.includes(folded(text)))
  const language = article.language.split('-')[0]!
  const description = repeats(article.description?.value ?? '', title) ? '' : (article.description?.value ?? '')
  return title === '' || body.length === 0 || !tier.includes(language) ? [] : [{ domain, language, title, body, description }]
}

function judge(draft: Draft, drafts: readonly Draft[], names: readonly (readonly string[])[]): Judged {
  const { domain, language, title, body, description } = draft
  const isRefused = (text: string): boolean => judgeWritten({ text, body, description, language }).verdict === 'refused'
  const isAccepted = !isRefused(title)
  if (!isAccepted) return { domain, language, isAccepted, planted: [] }
  const others = drafts.filter((other) => other.domain !== domain && other.language === language).map((other) => other.title)
  const start = hashOf(title) % Math.max(1, others.length)
  const foreignTitles = [...others.slice(start), ...others.slice(0, start)].slice(0, foreignHeadlines)
  const foreignNames = names.flatMap((found, at) => (drafts[at]!.domain === domain ? [] : found))
  const source = { title, body: [...body, description].join('\n'), language, foreignNames, foreignTitles }
  const planted = Object.entries(falsehoods).flatMap(([kind, make]) => {
    const texts = kind === 'title of another article' ? foreignTitles : [make(source)]
    return texts.filter((text) => text !== '' && text !== title).map((text) => ({ kind, isRefused: isRefused(text) }))
  })
  return { domain, language, isAccepted, planted }
}

interface Perturbed {
  readonly eng_sent: string
  readonly mt_sent: string
  readonly pert_sent: string
}

const demetrFiles = {
  figures: 'critical_id10_numbers_replaced',
  names: 'critical_id9_ne_replaced',
  negation: 'critical_id8_negation',
  antonyms: 'critical_id7_antonym',
} as const

const demetrGates = { figures: 0.97, names: 0.95, negation: 0.97, antonyms: 0 } as const

/** DEMETR (github.com/marzenakrp/demetr, MIT): a sentence is the text, its machine translation with one fault is to be refused. Never part of the project. */
export function evaluateDemetr(folder: string): readonly Measure[] {
  return (Object.keys(demetrFiles) as (keyof typeof demetrFiles)[]).map((metric) => {
    const file = join(folder, 'dataset', `${demetrFiles[metric]}.json`)
    if (!existsSync(file)) throw new MissingData(`No DEMETR: ${file}`)
    const rows = (JSON.parse(readFileSync(file, 'utf8')) as Perturbed[]).filter(({ pert_sent, mt_sent }) => pert_sent !== mt_sent)
    return measureGroups(
      { what: 'DEMETR refused', metric, gate: demetrGates[metric] },
      rows,
      ({ eng_sent }) => eng_sent,
      (sample) => mean(sample.map((row) => Number(isRefusedBeside(row.eng_sent, row.pert_sent)))),
      20,
    )
  })
}

const known = new Map<string, boolean>()

function isRefusedBeside(body: string, text: string): boolean {
  const key = `${body}\n${text}`
  const found = known.get(key) ?? judgeWritten({ text, body, language: 'en' }).verdict === 'refused'
  known.set(key, found)
  return found
}
