import type { Graph } from '@citable/core/graph'
import { schemaDiffView, schemaView } from '@citable/editor'
import { Flex } from '@strapi/design-system'
import { useMemo } from 'react'
import { carriedGraph, writtenNodes } from '#shared/entry/written-graph.ts'
import { Small } from '../../ui/parts.tsx'
import { useText } from '../../use-texts.tsx'
import { usePanel } from '../panel-context.tsx'
import { Schema, SchemaDiff } from './schema.tsx'
import { SchemaType } from './schema-type.tsx'

/** The structured data of the public page. */
export function SchemaTab() {
  const text = useText()
  const { view, state, catalog, entry, values, chooseType } = usePanel()
  const { mapping } = entry
  const written = useMemo(() => writtenNodes(values, mapping), [values, mapping])
  const writtenIn = text('panel.writtenIn', { field: mapping.structuredData ?? '' })
  const { optimization } = state
  const { schema, diff } = useMemo(() => {
    if (optimization === null) return { schema: null, diff: null }
    const own = optimization.schema as unknown as Graph
    const carried = written.length === 0 ? own : carriedGraph(own, written)
    return {
      schema: schemaView(carried, optimization.schema_notes, catalog),
      diff: written.length === 0 ? null : schemaDiffView(written, carried['@graph'], writtenIn, catalog),
    }
  }, [optimization, written, writtenIn, catalog])
  return (
    <Flex direction="column" alignItems="stretch" gap={4} data-testid="citable-schema">
      {view.schemaType === null ? null : <SchemaType view={view.schemaType} choose={chooseType} />}
      {diff === null ? null : <SchemaDiff diff={diff} />}
      {schema === null ? <Small>{view.schemaEmptyText}</Small> : <Schema schema={schema} />}
    </Flex>
  )
}
