import type { Json } from '@citable/core'
import { type ForeignNode, type Graph, mergeGraph } from '@citable/core/graph'
import type { Mapping } from '../settings.ts'
import { type Values, valueAt } from './value-at.ts'

/**
 * Structured data that people wrote into the entry, such as `structuredData` of the component `shared.seo`: the nodes of the mapped field.
 * Empty when the field is empty, not mapped, or no JSON-LD.
 */
export function writtenNodes(values: Values, { structuredData }: Mapping): readonly ForeignNode[] {
  const value = structuredData ? valueAt(values, structuredData) : undefined
  return nodesOf(typeof value === 'string' ? parse(value) : (value as Json | undefined)).filter((node) => node['@type'] !== undefined)
}

/** What front ends get: ours, or, where people wrote their own, theirs with what is missing there added. One graph either way. */
export function carriedGraph(schema: Graph, written: readonly ForeignNode[]): Graph {
  return written.length === 0
    ? schema
    : { '@context': 'https://schema.org', '@graph': mergeGraph(written, schema).nodes as Graph['@graph'] }
}

function nodesOf(value: Json | undefined): readonly ForeignNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  const { '@context': _context, ...node } = value as ForeignNode
  return node['@graph'] === undefined ? [node] : nodesOf(node['@graph'])
}

/** A text field may hold the JSON, too; what is none counts as empty. */
function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
