import { createHash } from 'node:crypto'
import { type Optimization, present } from '@citable/contract/present'
import { type AnalysisContext, type ArticleInput, analyze, readArticle, rubric } from '@citable/core'
import type { Graph } from '@citable/core/graph'
import { allPacks } from '@citable/core/languages/all'
import { bands } from '@citable/editor/bands'
import type { PreviewAnswer, PreviewBlock } from '#shared/answers.ts'
import { contextOfEntry } from '#shared/entry/context-of-entry.ts'
import { type EntryToRead, inputOfEntry, isHidden, urlOfEntry } from '#shared/entry/input-of-entry.ts'
import { profileGraph } from '#shared/entry/profile-graph.ts'
import { textHash } from '#shared/entry/text-hash.ts'
import { carriedGraph, writtenNodes } from '#shared/entry/written-graph.ts'
import type { SchemaType } from '#shared/schema-types.ts'
import type { Mapping, SiteSettings } from '#shared/settings.ts'

export interface Optimized {
  readonly optimization: Optimization
  /** The graph that front ends get. */
  readonly carried: Graph
  readonly input: ArticleInput
  readonly context: AnalysisContext
}

/** Hash of all that a result depends on, without the clock and the dates that publishing stamps: publishing again unchanged is no change. */
export function inputHash(entry: EntryToRead): string {
  const undated = { ...entry, facts: { ...entry.facts, datePublished: null, dateModified: null, publishedText: null } }
  const address = urlOfEntry(undated)
  const onSomeDay = urlOfEntry({ ...undated, facts: { ...undated.facts, datePublished: '2000-01-01' } })
  return createHash('sha256')
    .update(
      JSON.stringify([
        rubric.version,
        // a pattern with a date gives no address without one
        ...(address === onSomeDay ? [] : [onSomeDay]),
        inputOfEntry(undated),
        contextOfEntry(undated),
        writtenNodes(entry.values, entry.mapping),
        ...(isHidden(entry) ? ['hidden'] : []),
        ...(entry.mapping.kind === 'person' ? [profileGraph(undated)] : []),
      ]),
    )
    .digest('hex')
}

/** Raised when more is stored of an entry than before, so that each is looked at again. 2: what it was made from. 3: its row, and pictures by their document. 4: its head. 5: its trail. 6: what is written for social networks. */
const storedVersion = 6

/** Where pictures are. */
export type Uploads = Required<Pick<EntryToRead, 'assets' | 'privateProvider'>>

interface Basis {
  readonly mapping: Mapping
  readonly site: SiteSettings
  readonly schemaType: SchemaType | null
  readonly uploads: Uploads
}

/** Basis of all entries of a type. Another basis means that results may differ. */
export function basisOf({ mapping, site, schemaType, uploads }: Basis): string {
  return createHash('sha256')
    .update(JSON.stringify([storedVersion, rubric.version, mapping, site, schemaType, uploads]))
    .digest('hex')
    .slice(0, 32)
}

/** The plugin's graph, inside what people wrote into the entry where they did. */
export const carriedBy = ({ values, mapping }: EntryToRead, schema: unknown): Graph =>
  carriedGraph(schema as Graph, writtenNodes(values, mapping))

/** JSON-LD that a page carries, as its visitors get it. */
export const jsonLdOfPage = (html: string, url: string): readonly unknown[] =>
  readArticle(
    { kind: 'page', html },
    {
      url,
      language: null,
      now: '2000-01-01T00:00:00Z',
      site: null,
      page: null,
      targetQueries: [],
      readJsonLd: true,
      options: { seo: false, aeo: false, titles: 0 },
    },
  ).jsonLd

/** The core's reading of an entry, in reading order. Texts are cut, long entries end after some blocks. */
export function textSeen(entry: EntryToRead): Pick<PreviewAnswer, 'blocks' | 'total'> {
  const context = { ...contextOfEntry(entry), now: '2000-01-01T00:00:00Z', options: { seo: false, aeo: false, titles: 0 } }
  const { blocks, questions } = readArticle(inputOfEntry(entry), context)
  const asked = new Set(questions.map(({ question }) => question.place))
  const given = new Set(questions.flatMap(({ answer }) => answer.map(({ place }) => place)))
  const seen = blocks.map((block): PreviewBlock => {
    const kind = asked.has(block.id) ? 'question' : given.has(block.id) ? 'answer' : block.kind
    const alt = block.kind === 'image' && block.text === '' ? (block.image.alt ?? '') : block.text
    return { kind, level: block.kind === 'heading' ? block.level : null, text: alt.length > maxSeen ? `${alt.slice(0, maxSeen)}…` : alt }
  })
  return { blocks: seen.slice(0, maxBlocksSeen), total: seen.length }
}

/** A preview's limits: UTF-16 units of a block, and blocks. */
const maxSeen = 300
const maxBlocksSeen = 60

/** Scores an entry with the built-in core. `now`: ISO 8601. Synchronous, no I/O. */
export function optimizeEntry(entry: EntryToRead, now: string): Optimized {
  const input = inputOfEntry(entry)
  const context: AnalysisContext = { ...contextOfEntry(entry), now, options: { seo: true, aeo: true, titles: 3 } }
  const optimization = present(analyze(input, context, { languages: allPacks }), context)
  return { optimization, carried: carriedBy(entry, optimization.schema), input, context }
}

/** An open point, so that it can be worded in other languages: its code and arguments, and the English sentence. */
export interface NextPoint extends Pick<Optimization['checks'][number], 'check' | 'code' | 'args' | 'message'> {}

/** The stored part of an analysis. Plain data, so that a worker can send it. */
export interface Result {
  /** null: the entry is no text, such as a person. */
  readonly scores: Pick<Optimization, 'aeo_score' | 'seo_score' | 'scores'> | null
  readonly checks: readonly { readonly check: string; readonly status: string; readonly score: number | null }[]
  readonly titles: readonly { readonly text: string; readonly score: number }[]
  /** null: nothing is open. */
  readonly nextPoint: NextPoint | null
  /** null: the entry asks not to be found. */
  readonly graph: Graph | null
  /** The graph without what related entries say; null: they say nothing. */
  readonly bare: Graph | null
  readonly textHash: string
}

/** Everything that is stored of an entry. Synchronous, no I/O: runs on the server's own thread or in a worker. */
export function resultOf(entry: EntryToRead, now: string): Result {
  const hidden = isHidden(entry)
  const text = textHash(entry)
  if (entry.mapping.kind === 'person') {
    const graph = hidden ? null : carriedBy(entry, profileGraph(entry))
    return { scores: null, checks: [], titles: [], nextPoint: null, graph, bare: null, textHash: text }
  }
  const { optimization, carried } = optimizeEntry(entry, now)
  const { aeo_score, seo_score, scores, checks, titles } = optimization
  const hasRelated = Object.keys(entry.facts.related ?? {}).length > 0
  const alone = (): Graph => optimizeEntry({ ...entry, facts: { ...entry.facts, related: {} } }, now).carried
  return {
    scores: { aeo_score, seo_score, scores },
    checks: checks.map(({ check, status, score }) => ({ check, status, score })),
    titles: titles.map(({ text: title, score }) => ({ text: title, score })),
    nextPoint: nextPointOf(optimization),
    graph: hidden ? null : carried,
    bare: hidden || !hasRelated ? null : alone(),
    textHash: text,
  }
}

/** The first of the next steps; where there is none, and a score is below good, the doubt worth a look that would bring most, as in the panel. */
export function nextPointOf({
  aeo_score,
  seo_score,
  checks,
  next_steps: steps,
  worth_a_look: doubts = [],
}: Optimization): NextPoint | null {
  const failing = checks.filter(({ status }) => status === 'fail')
  const isGood = Math.min(aeo_score, seo_score) >= bands.good
  const mostFirst = failing.filter(({ check }) => doubts.includes(check)).toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0))
  const most = isGood ? undefined : mostFirst.find(({ points }) => (points ?? 0) > 0)
  const found = failing.find(({ check }) => check === steps?.[0]) ?? most
  return found === undefined ? null : { check: found.check, code: found.code, args: found.args, message: found.message }
}
