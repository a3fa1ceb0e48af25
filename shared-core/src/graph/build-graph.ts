import type { Article } from '../model/article.ts'
import type { Graph, Node } from '../model/graph.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { Json } from '../model/values.ts'
import type { Bases } from './address.ts'
import { type BuiltNodes, buildNodes, type GraphNote } from './build-nodes.ts'
import type { ContentFacts, PostFacts } from './facts.ts'
import { joinGraph } from './join-graph.ts'
import { prune } from './prune.ts'
import { readContentFacts } from './read-content-facts.ts'
import { basesOf, flatten, readPostFacts, readSiteFacts } from './read-facts.ts'
import { serializeGraph } from './serialize-graph.ts'

/** UTF-16 units of printed JSON; parts of the text's own nodes leave until it fits. */
const longestGraph = 65_536

/**
 * The page's structured data: one graph with stable ids, every reference defined, nothing that the article does not carry.
 *
 * `words` is the count of the body. Without an address the ids stay relative (`#article`) and resolve against the page that carries them.
 * With both optimizations off the page's own JSON-LD, cleaned, is the answer where it has any. `options.seo` off leaves out what only result pages show (trail, main image); `options.aeo` off leaves out what is read from the text.
 * Never throws for an article; `notes` say what is missing or was left out.
 */
export function buildGraph({
  article,
  context,
  words,
}: {
  readonly article: Article
  readonly context: AnalysisContext
  readonly words: number
}): {
  readonly graph: Graph
  readonly notes: readonly GraphNote[]
} {
  const bases = basesOf(article, context)
  const { post, notes } = readPostFacts(article, context, bases)
  const { seo, aeo } = context.options
  if (!seo && !aeo && context.readJsonLd) {
    const own = ownGraph(article.jsonLd, bases)
    if (own !== null) return { graph: own, notes: [] }
  }
  const plain: PostFacts = seo ? post : { ...post, image: null, breadcrumbs: [] }
  const site = readSiteFacts(article, context, bases)
  let content = readContentFacts(article, words, bases)
  const scopes = aeo ? (['site', 'post', 'content'] as const) : (['site', 'post'] as const)
  const join = (built: BuiltNodes) => joinGraph(built.site, built.post, built.stored, bases)
  let built = buildNodes({ site, post: plain, content }, bases, scopes)
  let graph = join(built)
  let capped = false
  while (serializeGraph(graph).length > longestGraph) {
    const smaller = shrink(content)
    if (smaller === null) break
    capped = true
    content = smaller
    built = buildNodes({ site, post: plain, content }, bases, scopes)
    graph = join(built)
  }
  const cap: readonly GraphNote[] = capped
    ? [{ code: 'sizeCapped', node: 'articleContent', property: null, args: { max: longestGraph } }]
    : []
  return { graph: closed(graph), notes: [...notes, ...built.notes, ...cap] }
}

/** The page's own nodes in one graph, without what says nothing; a node without an id gets one. Null when it has none, or too much to print. */
function ownGraph(jsonLd: readonly Json[], { page }: Bases): Graph | null {
  const nodes = flatten(jsonLd).flatMap(({ '@context': _context, ...node }, at): readonly Node[] => {
    const kept = prune(node) as Readonly<Record<string, Json>> | undefined
    if (kept === undefined || kept['@type'] === undefined) return []
    const { '@type': type, '@id': id, ...rest } = kept
    return [{ '@type': type, '@id': typeof id === 'string' ? id : `${page}#citable-own-${at + 1}`, ...rest }]
  })
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return nodes.length === 0 || serializeGraph(graph).length > longestGraph ? null : graph
}

/** The next smaller content, or null when nothing is left to leave out. */
function shrink(content: ContentFacts): ContentFacts | null {
  if (content.citations.length > 0) return { ...content, citations: [] }
  if (content.list !== null) return { ...content, list: null }
  if (content.questions.length > 0) return { ...content, questions: content.questions.slice(0, Math.floor(content.questions.length / 2)) }
  if (content.howTo !== null) return { ...content, howTo: null }
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
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => {
        const kept = outward.includes(key) ? item : clean(item)
        return kept === undefined ? [] : [[key, kept] as const]
      }),
    )
  }
  return { '@context': 'https://schema.org', '@graph': graph['@graph'].map((node) => clean(node) as Node) }
}
