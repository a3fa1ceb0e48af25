import type { Graph, Node } from '../../model/graph.ts'
import { type Bases, relativeId } from '../address.ts'
import { mapIds, typesOf } from './join-graph.ts'

/** Properties of the article and the page that come from the text; everything else of them belongs to the host. */
const contentProperties = [
  'about',
  'mentions',
  'citation',
  'editor',
  'translator',
  'abstract',
  'wordCount',
  'speakable',
  'isAccessibleForFree',
  'hasPart',
  'mainEntity',
  'video',
  'audio',
] as const

export interface SplitGraph {
  readonly site: readonly Node[]
  readonly post: readonly Node[]
  /** Ids are relative. */
  readonly stored: readonly Node[]
}

const isContent = (property: string) => (contentProperties as readonly string[]).includes(property)

/** Cuts a graph that `buildGraph` or `joinGraph` made into its scopes: `joinGraph` of the parts gives the same graph. */
export function splitGraph(graph: Graph, bases: Bases): SplitGraph {
  const site: Node[] = []
  const post: Node[] = []
  const enrichments: Node[] = []
  const content: Node[] = []
  const webSite = graph['@graph'].find((node) => typesOf(node).includes('WebSite'))
  const publisherId = (webSite?.publisher as { readonly '@id'?: string } | undefined)?.['@id']
  for (const node of graph['@graph']) {
    const id = relativeId(node['@id'], bases)
    if (id === '#website' || id === '#organization' || id === '#/schema/logo/image/' || node['@id'] === publisherId) site.push(node)
    else if (id.startsWith('#citable-')) content.push(relative(node, bases))
    else if (id === '#article' || id === '#webpage') {
      const types = typesOf(node).filter((type) => type !== 'FAQPage')
      const isFaq = types.length < typesOf(node).length
      post.push(
        Object.fromEntries(
          Object.entries(node).flatMap(([key, value]) =>
            isContent(key) ? [] : [[key, key === '@type' && isFaq ? (types.length === 1 ? types[0]! : types) : value] as const],
          ),
        ) as Node,
      )
      const added = Object.entries(node).filter(([key]) => isContent(key))
      if (added.length > 0)
        enrichments.push(
          relative(
            Object.fromEntries([...(isFaq ? [['@type', 'FAQPage'] as const] : []), ['@id', node['@id']] as const, ...added]) as Node,
            bases,
          ),
        )
    } else post.push(node)
  }
  return { site, post, stored: [...enrichments, ...content] }
}

const relative = (node: Node, bases: Bases): Node => mapIds(node, (id) => relativeId(id, bases)) as Node
