import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { Graph, Node } from '../model/graph.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { ArticleType } from '../model/schema-types.ts'
import type { Json } from '../model/values.ts'
import type { Bases } from './address.ts'
import { type BuiltNodes, buildNodes, type GraphNote } from './build-nodes.ts'
import { chooseFrom, mainNodeOf, type SchemaTypeChoice } from './choose-schema-type.ts'
import type { ContentFacts, PostFacts } from './facts/facts.ts'
import { questionKey } from './facts/question-key.ts'
import { readContentFacts } from './facts/read-content-facts.ts'
import { basesOf, draftDescription, type PublisherOf, siteFacts } from './facts/read-facts.ts'
import { readPostFacts } from './facts/read-post-facts.ts'
import type { VisibleText } from './markup/visible-text.ts'
import { joinGraph } from './merge/join-graph.ts'
import { serializeGraph } from './serialize-graph.ts'

/** UTF-16 units of printed JSON; parts of the text's own nodes leave until it fits. */
export const longestGraph = 65_536

export interface GraphInput {
  readonly article: Article
  readonly context: AnalysisContext
  readonly words: number
  readonly months?: VisibleText['months']
  /** The analysis' answers: a question whose answer is missing is not printed. */
  readonly answers?: readonly Answer[]
}

export interface GraphResult {
  readonly graph: Graph
  readonly notes: readonly GraphNote[]
  readonly type: SchemaTypeChoice
}

/** What is read from pages alone: a draft has neither a head nor JSON-LD of its own. */
export interface PageReading {
  readonly describe: (article: Article) => string | null
  readonly publisherOf: PublisherOf
  readonly speakable: (article: Article, articleType: ArticleType, words: number) => readonly string[]
  readonly ownGraph: (jsonLd: readonly Json[], bases: Bases) => Graph | null
}

/** A graph before its claims are held against the text. */
export interface GraphPlan {
  readonly input: GraphInput
  readonly notes: readonly GraphNote[]
  readonly first: Build
  readonly build: (facts: ContentFacts) => Build
  /** The graph that the page already carries, used unchanged; null: one is built. */
  readonly own: Graph | null
  /** The graph makes claims about the text. */
  readonly claims: boolean
}

/**
 * The page's structured data: one graph with stable ids, every reference defined, no claim that the article's visible text does not make.
 * Without an address the ids stay relative (`#article`). Never throws; `notes` say what is missing or left out, `type` what the page is and why.
 *
 * `options.seo` off: without what only result pages show (trail, main image). `options.aeo` off: without what is read from the text. Both off:
 * the page's own JSON-LD, cleaned, where it has any. `words` is the count of the body, `months` their names in the article's language.
 */
export function planGraph(input: GraphInput, page: PageReading | null): GraphPlan {
  const { article, context, words, answers = [] } = input
  const bases = basesOf(article, context)
  const missing = answers.filter(({ state }) => state === 'missing').map(({ question }) => questionKey(question))
  const read = readContentFacts(article, words, bases, new Set(missing))
  const firstType = chooseFrom(article, context, read)
  const { post, notes } = readPostFacts(article, context, bases, firstType, page?.describe ?? draftDescription)
  const { seo, aeo } = context.options
  const plain: PostFacts = seo ? post : { ...post, image: null, breadcrumbs: [] }
  const site = siteFacts(article, context, bases, page?.publisherOf ?? null)
  const content = { ...read, speakable: page?.speakable(article, firstType.articleType, words) ?? [] }
  const scopes = aeo ? (['site', 'post', 'content'] as const) : (['site', 'post'] as const)
  const build = (facts: ContentFacts): Build => {
    const type = facts === content ? firstType : chooseFrom(article, context, facts)
    const built = buildNodes({ site, post: plain, content: { ...facts, main: mainNodeOf(type.type, facts) } }, bases, scopes)
    return { content: facts, type, built, graph: joinGraph(built.site, built.post, built.stored, bases) }
  }
  const first = build(content)
  const own = !seo && !aeo && context.readJsonLd ? (page?.ownGraph(article.jsonLd, bases) ?? null) : null
  return { input, notes, first, build, own, claims: first.built.stored.some(claimsSomething) }
}

/** Leaves out what the visible text does not say, and builds again until all of it does. */
export type TrimClaims = (
  first: Build,
  build: (facts: ContentFacts) => Build,
  seen: { readonly article: Article; readonly months: VisibleText['months'] },
) => Build & { readonly notes: readonly GraphNote[] }

/** The graph of a plan. `hold` null: it makes no claims. */
export function graphOf(
  { input: { article, context, months = [] }, notes, first, build, own, claims }: GraphPlan,
  hold: TrimClaims | null,
): GraphResult {
  if (own !== null) return { graph: own, notes: [], type: first.type }
  const said = claims && hold !== null ? hold(first, build, { article, months }) : { ...first, notes: [] }
  const { aeo } = context.options
  const { type } = said
  let { built, graph } = said
  const isOverlong = (): boolean => serializeGraph(graph).length > longestGraph
  const isTooLong = isOverlong()
  let smaller = isTooLong ? shrink(said.content) : null
  for (; smaller !== null; smaller = isOverlong() ? shrink(smaller) : null) ({ built, graph } = build(smaller))
  const told: readonly GraphNote[] = [
    ...(context.articleType !== undefined && !type.isOverride
      ? [{ code: 'typeWithoutFacts' as const, node: 'article' as const, property: null, args: { type: context.articleType } }]
      : []),
    ...(aeo ? said.notes : []),
    ...(isTooLong ? [{ code: 'sizeCapped' as const, node: 'articleContent' as const, property: null, args: { max: longestGraph } }] : []),
  ]
  return { graph: closed(graph), notes: [...notes, ...built.notes, ...told], type }
}

interface Build {
  readonly content: ContentFacts
  readonly type: SchemaTypeChoice
  readonly built: BuiltNodes
  readonly graph: Graph
}

/** Additions to the article repeat what was counted in the text itself. */
const claimsSomething = (node: Node): boolean => node['@id'] !== '#article'

/** The next smaller content, or null when nothing is left to leave out. */
function shrink(content: ContentFacts): ContentFacts | null {
  if (content.mentions.length > 0) return { ...content, mentions: [] }
  if (content.citations.length > 0) return { ...content, citations: [] }
  if (content.list !== null) return { ...content, list: null }
  if (content.questions.length > 0) return { ...content, questions: content.questions.slice(0, Math.floor(content.questions.length / 2)) }
  for (const name of ['review', 'product', 'event', 'recipe', 'howTo'] as const)
    if (content[name] !== null) return { ...content, [name]: null }
  return null
}

/** Properties whose value may name a node of another page. */
const outward = ['mainEntityOfPage', 'item', 'sameAs', 'citation', 'about', 'mentions']

/** Takes out references to nodes that are not in the graph; the second wall behind `buildNodes`. */
function closed(graph: Graph): Graph {
  const ids = graph['@graph'].map((node) => node['@id'])
  const clean = (value: Json): Json | undefined => {
    if (Array.isArray(value)) {
      const items = value.map(clean).filter((item) => item !== undefined)
      return items.length === 0 ? undefined : items
    }
    if (typeof value !== 'object' || value === null) return value
    const keys = Object.keys(value)
    if (keys.length === 1 && keys[0] === '@id' && !ids.includes((value as { readonly '@id': string })['@id'])) return undefined
    const pruned: Record<string, Json> = {}
    for (const [key, item] of Object.entries(value)) {
      const left = outward.includes(key) ? item : clean(item)
      if (left !== undefined) pruned[key] = left
    }
    return pruned
  }
  return { '@context': 'https://schema.org', '@graph': graph['@graph'].map((node) => clean(node) as Node) }
}
