import type { Article } from '../model/article.ts'
import type { Graph, Node } from '../model/graph.ts'
import type { ArticleType } from '../model/schema-types.ts'
import type { Json } from '../model/values.ts'
import type { Bases } from './address.ts'
import { printedDescription } from './facts/printed-description.ts'
import { flatten } from './facts/read-facts.ts'
import { publisherOf } from './facts/read-site-facts.ts'
import { longestGraph, type PageReading } from './graph-of.ts'
import { prune } from './prune.ts'
import { serializeGraph } from './serialize-graph.ts'

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

export const pageReading: PageReading = { describe: printedDescription, publisherOf, speakable: readSpeakable, ownGraph }
