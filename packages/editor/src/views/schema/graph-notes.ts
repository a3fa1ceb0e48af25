import type { Graph, Json, MessageArgs } from '@citable/core'
import type { UiCode } from '../../texts/ui-texts.ts'

export interface GraphNote {
  readonly code: UiCode & `schema${string}`
  readonly args: MessageArgs
  readonly tone: 'warning' | 'error'
}

type Value = Json | undefined

/**
 * Visible faults of a graph, of this plugin or another tool: references to nodes that are not there, ids used twice, empty values.
 * Required properties are not judged here: the checks of the rubric do that.
 */
export function graphNotes(graph: Graph): readonly GraphNote[] {
  const nodes = graph['@graph']
  const ids = new Set<string>()
  // A node may be defined inside another, such as an author inside the article.
  walk(nodes, '', (value) => {
    const id = definedIdOf(value)
    if (id !== null) ids.add(id)
  })
  for (const { '@id': id } of nodes) if (typeof id === 'string') ids.add(id)
  const notes: GraphNote[] = []
  const seen = new Set<string>()
  for (const node of nodes) {
    const from = nameOf(node)
    // Another plugin's node may have none.
    const id: string | undefined = node['@id']
    if (id !== undefined && seen.has(id)) notes.push({ code: 'schemaDuplicate', args: { id }, tone: 'error' })
    if (id !== undefined) seen.add(id)
    const base = id?.split('#')[0]
    walk(node, '', (value, property) => {
      if (isEmpty(value)) notes.push({ code: 'schemaEmpty', args: { from, property }, tone: 'warning' })
      const target = referenceOf(value)
      // A reference to another page may be defined there.
      if (target !== null && !ids.has(target) && target.split('#')[0] === base)
        notes.push({ code: 'schemaDangling', args: { from, id: target }, tone: 'error' })
    })
  }
  return notes
}

const nameOf = (node: { readonly [property: string]: Json }) => {
  const type = node['@type']
  return Array.isArray(type) ? type.join(', ') : typeof type === 'string' ? type : String(node['@id'])
}

/** The id of a value that is nothing but a reference. */
const referenceOf = (value: Value): string | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { '@id': id, ...rest } = value as { readonly [property: string]: Json }
  return typeof id === 'string' && Object.keys(rest).length === 0 ? id : null
}

/** The id of a value that says more about its node than the id. */
const definedIdOf = (value: Value): string | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { '@id': id, ...rest } = value as { readonly [property: string]: Json }
  return typeof id === 'string' && Object.keys(rest).length > 0 ? id : null
}

const isEmpty = (value: Value) => value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0)

const walk = (value: Json, property: string, visit: (value: Value, property: string) => void): void => {
  if (property !== '') visit(value, property)
  if (Array.isArray(value)) for (const one of value) walk(one, property || '@graph', visit)
  else if (typeof value === 'object' && value !== null) for (const [name, one] of Object.entries(value)) walk(one, name, visit)
}
