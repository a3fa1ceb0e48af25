import type { Json } from '@citable/core'
import type { Catalog } from '../../texts/catalog.ts'
import type { SchemaChangedNodeView, SchemaDiffView } from '../view-types.ts'
import { type AnyNode, factsOf, listOf, nameOf, typeText, valuesOf } from './schema-facts.ts'
import { propertyWord } from './schema-words.ts'

/** One difference. `from` is null where nothing stood; for a list that grew, `to` is what was added to it. */
export interface SchemaChange {
  readonly kind: 'nodeAdded' | 'propertyAdded' | 'changed'
  /** Position of the node in the later graph. */
  readonly node: number
  readonly property: string | null
  readonly from: Json | null
  readonly to: Json | null
}

/**
 * Additions of the later graph to the earlier one. Compared from outside, whatever made the later one, so that it also shows what
 * should not happen: a value that was replaced, or one that is gone. Merging puts the earlier nodes first and in order.
 */
export function schemaChanges(before: readonly AnyNode[], after: readonly AnyNode[]): readonly SchemaChange[] {
  return after.flatMap((node, at): readonly SchemaChange[] => {
    const old = before[at]
    if (old === undefined) return [{ kind: 'nodeAdded', node: at, property: null, from: null, to: node }]
    const properties = [...new Set([...Object.keys(old), ...Object.keys(node)])]
    return properties.flatMap((property): readonly SchemaChange[] => {
      const [from, to] = [old[property] ?? null, node[property] ?? null]
      if (JSON.stringify(from) === JSON.stringify(to)) return []
      if (from === null) return [{ kind: 'propertyAdded', node: at, property, from: null, to }]
      const added = addedTo(listOf(from), listOf(to))
      return [
        added === null
          ? { kind: 'changed', node: at, property, from, to }
          : { kind: 'propertyAdded', node: at, property, from: null, to: added },
      ]
    })
  })
}

/** The entries behind the earlier ones; null: some of those are gone or changed. */
function addedTo(from: readonly Json[], to: readonly Json[]): Json | null {
  const isUnchanged = from.every((entry, at) => JSON.stringify(entry) === JSON.stringify(to[at]))
  return isUnchanged && to.length > from.length ? to.slice(from.length) : null
}

/** Before and after as a list of what Citable adds to another plugin's graph, node by node. */
export function schemaDiffView(before: readonly AnyNode[], after: readonly AnyNode[], host: string, catalog: Catalog): SchemaDiffView {
  const changes = schemaChanges(before, after)
  const items = after.flatMap((node, at): readonly SchemaChangedNodeView[] => {
    const own = changes.filter((change) => change.node === at)
    if (own.length === 0) return []
    const kind = own.find((change) => change.kind !== 'propertyAdded')?.kind ?? 'propertyAdded'
    return [
      {
        key: `${at} ${node['@id'] ?? ''}`,
        kind,
        badge: { icon: kind === 'changed' ? 'warning' : 'up', tone: kind === 'changed' ? 'fair' : 'good', word: catalog.text(words[kind]) },
        typeText: typeText(node, catalog),
        name: nameOf(node),
        changes: own.flatMap(({ property, from, to }) =>
          property === null
            ? []
            : [
                {
                  property,
                  label: propertyWord(property, catalog),
                  before: from === null ? [] : valuesOf(property, from, before, catalog),
                  after: to === null ? [] : valuesOf(property, to, after, catalog),
                },
              ],
        ),
        facts: kind === 'nodeAdded' ? factsOf(node, after, catalog) : [],
      },
    ]
  })
  const nodes = changes.filter(({ kind }) => kind === 'nodeAdded').length
  const facts = changes.filter(({ kind }) => kind === 'propertyAdded').length
  return {
    heading: catalog.text('diffHeading'),
    summary: items.length === 0 ? catalog.text('diffNothing', { host }) : catalog.text('diffSummary', { host, nodes, facts }),
    unchangedText: changes.some(({ kind }) => kind === 'changed') ? '' : catalog.text('diffUnchanged'),
    beforeLabel: catalog.text('diffBefore'),
    afterLabel: catalog.text('diffAfter'),
    factsLabel: catalog.text('diffFacts'),
    items,
  }
}

const words = { nodeAdded: 'diffNodeAdded', propertyAdded: 'diffPropertyAdded', changed: 'diffChanged' } as const
