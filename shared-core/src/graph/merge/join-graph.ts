import type { Graph, Node } from '../../model/graph.ts'
import type { Json } from '../../model/values.ts'
import { absoluteId, type Bases } from '../address.ts'

/**
 * One graph from the host's site and page nodes and the content nodes stored with the article; twin of PHP.
 *
 * Stored ids are relative and completed with the bases. A stored node whose id the host has adds only properties that are missing there,
 * in stored order, after the host's own; its types that are missing are appended to the host's. A stored node the host has not is appended
 * when it has a type and is no addition to the page or the article, else left out. Site and page values always win. Joining twice changes nothing.
 */
export function joinGraph(site: readonly Node[], post: readonly Node[], stored: readonly Node[], bases: Bases): Graph {
  const nodes: Node[] = []
  for (const node of [...site, ...post]) if (!nodes.some((other) => other['@id'] === node['@id'])) nodes.push(node)
  for (const relative of stored) {
    const node = mapIds(relative, (id) => absoluteId(id, bases)) as Node
    const at = nodes.findIndex((other) => other['@id'] === node['@id'])
    if (at >= 0) nodes[at] = addMissing(nodes[at]!, node)
    else if (node['@type'] !== undefined && !isAddition(relative['@id'])) nodes.push(node)
  }
  return { '@context': 'https://schema.org', '@graph': nodes }
}

const isAddition = (id: string) => id === '#webpage' || id === '#article'

/** The first node with the second's types appended and its missing properties added at the end. */
function addMissing(node: Node, additions: Node): Node {
  const types = typesOf(node)
  const newTypes = typesOf(additions).filter((type) => !types.includes(type))
  const entries = Object.entries(node).map(
    ([key, value]) => [key, key === '@type' && newTypes.length > 0 ? [...types, ...newTypes] : value] as const,
  )
  const added = Object.entries(additions).filter(([key]) => key !== '@type' && !Object.hasOwn(node, key))
  return Object.fromEntries([...entries, ...added]) as Node
}

/** The types of a node, which may be one string or a list. */
export function typesOf(node: { readonly [property: string]: Json }): readonly string[] {
  const type = node['@type'] ?? []
  return (Array.isArray(type) ? type : [type]).filter((name): name is string => typeof name === 'string')
}

/** The value with every `@id` in it replaced; undefined removes the reference and what then is empty. */
export function mapIds(value: Json, change: (id: string) => string): Json {
  if (Array.isArray(value)) return value.map((item) => mapIds(item, change))
  if (typeof value !== 'object' || value === null) return value
  const mapped: Record<string, Json> = { ...(value as Readonly<Record<string, Json>>) }
  for (const [key, item] of Object.entries(value))
    mapped[key] = key === '@id' && typeof item === 'string' ? change(item) : mapIds(item, change)
  return mapped
}
