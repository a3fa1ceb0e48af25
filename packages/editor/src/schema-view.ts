import type { Optimization } from '@citable/contract/present'
import type { Graph } from '@citable/core'
import { serializeGraph } from '@citable/core/graph'
import type { Catalog } from './catalog.ts'
import { graphNotes } from './graph-notes.ts'
import type { SchemaView } from './view-types.ts'

/** The graph as the public page will carry it, readable and exact, with what is wrong with it. null: there is no graph. */
export function schemaView(optimization: Optimization | null, catalog: Catalog): SchemaView | null {
  if (!optimization || optimization.schema['@graph'].length === 0) return null
  const graph = optimization.schema as unknown as Graph
  const notes = graphNotes(graph)
  const types = graph['@graph'].flatMap((node) => node['@type'] ?? []).filter((type) => typeof type === 'string')
  return {
    heading: catalog.text('schemaHeading'),
    summary: catalog.text('schemaCount', { count: graph['@graph'].length, types: types.join(', ') }),
    pretty: JSON.stringify(graph, null, 2),
    serialized: serializeGraph(graph),
    types,
    notes: notes.map(({ code, args, tone }) => ({ tone, text: catalog.text(code, args) })),
    cleanText: notes.length === 0 ? catalog.text('schemaClean') : '',
    copy: { label: catalog.text('actionCopy'), name: `${catalog.text('actionCopy')}: ${catalog.text('schemaHeading')}` },
  }
}
