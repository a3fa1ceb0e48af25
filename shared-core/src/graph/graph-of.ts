import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { Graph, Node } from '../model/graph.ts'
import type { AnalysisContext } from '../model/input.ts'
import { type ArticleType, mainNodes } from '../model/schema-types.ts'
import type { Json } from '../model/values.ts'
import type { Bases } from './address.ts'
import { type BuiltNodes, buildNodes, type GraphNote } from './build-nodes.ts'
import { chooseFrom, mainNodeOf, type SchemaTypeChoice } from './choose-schema-type.ts'
import type { ContentFacts, PostFacts } from './facts.ts'
import { joinGraph } from './join-graph.ts'
import { prune } from './prune.ts'
import { questionKey } from './question-key.ts'
import { readContentFacts } from './read-content-facts.ts'
import { basesOf, flatten, readSiteFacts } from './read-facts.ts'
import { readPostFacts } from './read-post-facts.ts'
import { serializeGraph } from './serialize-graph.ts'
import { type TextMismatch, textMismatches } from './text-mismatches.ts'
import { type VisibleText, visibleText } from './visible-text.ts'

/** UTF-16 units of printed JSON; parts of the text's own nodes leave until it fits. */
const longestGraph = 65_536

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

/**
 * The page's structured data: one graph with stable ids, every reference defined, no claim that the article's visible text does not make.
 * Without an address the ids stay relative (`#article`). Never throws; `notes` say what is missing or left out, `type` what the page is and why.
 *
 * `options.seo` off: without what only result pages show (trail, main image). `options.aeo` off: without what is read from the text. Both off:
 * the page's own JSON-LD, cleaned, where it has any. `words` is the count of the body, `months` their names in the article's language,
 * `describe` what it has for a description.
 */
export function graphOf(
  { article, context, words, months = [], answers = [] }: GraphInput,
  describe: (article: Article) => string | null,
): GraphResult {
  const bases = basesOf(article, context)
  const missing = answers.filter(({ state }) => state === 'missing').map(({ question }) => questionKey(question))
  const read = readContentFacts(article, words, bases, new Set(missing))
  const firstType = chooseFrom(article, context, read)
  const { post, notes } = readPostFacts(article, context, bases, firstType, describe)
  const { seo, aeo } = context.options
  if (!seo && !aeo && context.readJsonLd) {
    const own = ownGraph(article.jsonLd, bases)
    if (own !== null) return { graph: own, notes: [], type: firstType }
  }
  const plain: PostFacts = seo ? post : { ...post, image: null, breadcrumbs: [] }
  const site = readSiteFacts(article, context, bases)
  const content = { ...read, speakable: readSpeakable(article, firstType.articleType, words) }
  const scopes = aeo ? (['site', 'post', 'content'] as const) : (['site', 'post'] as const)
  const build = (facts: ContentFacts): Build => {
    const type = facts === content ? firstType : chooseFrom(article, context, facts)
    const built = buildNodes({ site, post: plain, content: { ...facts, main: mainNodeOf(type.type, facts) } }, bases, scopes)
    return { content: facts, type, built, graph: joinGraph(built.site, built.post, built.stored, bases) }
  }
  const said = withoutMismatches(build(content), build, () => visibleText(article, months))
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

/** The graph without what the visible text does not say, built again until all of it does. */
function withoutMismatches(
  first: Build,
  build: (facts: ContentFacts) => Build,
  read: () => VisibleText,
): Build & { readonly notes: readonly GraphNote[] } {
  const notes: GraphNote[] = []
  let current = first
  const visible = first.built.stored.some(claimsSomething) ? read() : null
  while (visible !== null) {
    const mismatches = current.built.stored.flatMap((node) =>
      textMismatches(node, visible).map((mismatch) => ({ ...mismatch, id: node['@id'] })),
    )
    const content = mismatches.reduce((facts, mismatch) => withoutClaim(facts, mismatch), current.content)
    if (content === current.content) break
    for (const { id, property, value } of mismatches) notes.push({ code: 'textMismatch', node: nodeNameOf(id), property, args: { value } })
    current = build(content)
  }
  return { ...current, notes }
}

/** Additions to the article repeat what was counted in the text itself. */
const claimsSomething = (node: Node): boolean => node['@id'] !== '#article'

/** Name of a node whose claims are compared with the text; several videos are numbered. */
const nodeNameOf = (id: string): GraphNote['node'] =>
  id === '#webpage' ? 'faq' : (Object.values(mainNodes).find((node) => id === `#citable-${node.toLowerCase()}`) ?? 'video')

/** An ingredient or a question leaves alone; anything else takes its node with it: half of the steps would mislead. */
function withoutClaim(content: ContentFacts, { id, type, property, value }: TextMismatch & { readonly id: string }): ContentFacts {
  const isValue = (text: string): boolean => text.slice(0, 80) === value
  if (type === 'Question') return { ...content, questions: content.questions.filter(({ question }) => !isValue(question)) }
  if (type === 'Answer') return { ...content, questions: content.questions.filter(({ answer }) => !isValue(answer)) }
  if (property === 'recipeIngredient' && content.recipe !== null)
    return {
      ...content,
      recipe: { ...content.recipe, ingredients: content.recipe.ingredients.filter((ingredient) => !isValue(ingredient)) },
    }
  if (type === 'AggregateRating' && content.recipe !== null) return { ...content, recipe: { ...content.recipe, rating: null } }
  if (type === 'AggregateRating' && content.product !== null) return { ...content, product: { ...content.product, rating: null } }
  if (type === 'Offer' && content.product !== null) return { ...content, product: { ...content.product, offers: [] } }
  if (type === 'Offer' && content.event !== null) return { ...content, event: { ...content.event, offers: [] } }
  if (type === 'Rating') return { ...content, review: null }
  if (property === 'endDate' && content.event !== null) return { ...content, event: { ...content.event, end: null } }
  const name = nodeNameOf(id)
  if (name === 'howTo' || name === 'recipe' || name === 'event' || name === 'product') return { ...content, [name]: null }
  return content
}

/** Words a minute of a reading voice; Google asks for 20 to 30 seconds. */
const spokenWords = { min: (150 * 20) / 60, max: (150 * 30) / 60 } as const

/**
 * The parts of an English news page that a voice may read: its title and description, the two parts whose place in every page is known, if
 * together they last as long as Google asks for.
 */
function readSpeakable({ title, description, language, markup }: Article, articleType: ArticleType, words: number): readonly string[] {
  if (articleType !== 'NewsArticle' || markup === null || words === 0 || !/^en(?:-|$)/i.test(language)) return []
  if (title === null || description === null || description.from !== 'meta') return []
  const spoken = `${title.value} ${description.value}`.split(/\s+/).length
  return spoken >= spokenWords.min && spoken <= spokenWords.max ? ['/html/head/title', "/html/head/meta[@name='description']/@content"] : []
}

/** The page's own nodes in one graph, without what says nothing; a node without an id gets one. Null when it has none, or too much to print. */
function ownGraph(jsonLd: readonly Json[], { page }: Bases): Graph | null {
  const nodes = flatten(jsonLd).flatMap(({ '@context': _context, ...node }, at): readonly Node[] => {
    const pruned = prune(node) as Readonly<Record<string, Json>> | undefined
    if (pruned === undefined || pruned['@type'] === undefined) return []
    const { '@type': type, '@id': id, ...rest } = pruned
    return [{ '@type': type, '@id': typeof id === 'string' ? id : `${page}#citable-own-${at + 1}`, ...rest }]
  })
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return nodes.length === 0 || serializeGraph(graph).length > longestGraph ? null : graph
}

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
