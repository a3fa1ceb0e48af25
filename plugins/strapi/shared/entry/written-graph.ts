import type { Json } from '@citable/core'
import { type ForeignNode, type Graph, mergeGraph } from '@citable/core/graph'
import { isLoopback } from '../mapping/address.ts'
import { type Values, valueAt } from '../mapping/value-at.ts'
import type { Mapping } from '../settings.ts'

/**
 * Structured data that people wrote into the entry, such as `structuredData` of the component `shared.seo`: the nodes of the mapped field.
 * Empty when the field is empty, not mapped, or no JSON-LD.
 */
export function writtenNodes(values: Values, { structuredData }: Mapping): readonly ForeignNode[] {
  const value = structuredData ? valueAt(values, structuredData) : undefined
  return nodesOf(typeof value === 'string' ? parse(value) : (value as Json | undefined)).filter((node) => node['@type'] !== undefined)
}

/**
 * The delivered graph: the plugin's, or, where people wrote one, that one with its missing parts added. One graph either way, and no
 * address in it that names the machine it was made on.
 */
export function carriedGraph(schema: Graph, written: readonly ForeignNode[]): Graph {
  return withoutLoopback(
    written.length === 0 ? schema : { '@context': 'https://schema.org', '@graph': mergeGraph(written, schema).nodes as Graph['@graph'] },
  )
}

/** Pictures and videos that only this machine can open leave, and with them what refers to them; of other nodes the address leaves. */
function withoutLoopback(graph: Graph): Graph {
  const isLocal = (value: Json | undefined): boolean => typeof value === 'string' && isLoopback(value)
  if (!/\/\/(?:[^/"]*localhost|127\.|0\.0\.0\.0|\[)/i.test(JSON.stringify(graph))) return graph
  const isMedia = (node: Readonly<Record<string, Json>>) =>
    isLocal(node.contentUrl) || (node['@type'] === 'ImageObject' && isLocal(node.url))
  const gone = new Set<Json>(graph['@graph'].filter(isMedia).map((node) => node['@id']))
  const clean = (value: Json): Json | undefined => {
    if (Array.isArray(value)) {
      const items = value.map(clean).filter((item) => item !== undefined)
      return items.length === 0 && value.length > 0 ? undefined : items
    }
    if (typeof value !== 'object' || value === null) return isLocal(value) ? undefined : value
    const node = value as Readonly<Record<string, Json>>
    if (isMedia(node) || (Object.keys(node).length === 1 && gone.has(node['@id'] ?? null))) return undefined
    const present = Object.entries(node).flatMap(([name, item]) => {
      const left = clean(item)
      return left === undefined ? [] : [[name, left]]
    })
    return present.length === 0 ? undefined : (Object.fromEntries(present) as Json)
  }
  return {
    ...graph,
    '@graph': graph['@graph'].flatMap((node) => {
      const left = clean(node)
      return left === undefined ? [] : [left as Graph['@graph'][number]]
    }),
  }
}

function nodesOf(value: Json | undefined): readonly ForeignNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  const { '@context': _context, ...node } = value as ForeignNode
  return node['@graph'] === undefined ? [node] : nodesOf(node['@graph'])
}

/** A text field may hold the JSON, too; other text counts as empty. */
function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
