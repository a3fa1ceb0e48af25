import type { Json } from '@citable/core'
import type { Catalog } from './catalog.ts'
import { type AnyNode, factsOf, nameOf, typeText, valuesOf } from './schema-facts.ts'
import { propertyWord } from './schema-words.ts'
import type { Badge, SchemaChangeView, SchemaDiffView } from './view-types.ts'

/** One difference. `from` is null where nothing stood; for a list that grew, `to` is what was added to it. */
export interface SchemaChange {
  readonly kind: 'nodeAdded' | 'propertyAdded' | 'changed'
  /** Position of the node in the later graph. */
  readonly node: number
  readonly property: string | null
  readonly from: Json | null
  readonly to: Json
}

/**
 * What stands in the later graph and did not in the earlier one. Compared from outside, whatever made the later one, so that it also shows what
 * should not happen: a value that was replaced, or one that is gone. Merging keeps the earlier nodes first and in order.
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

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value as Json])

/** What follows the earlier entries; null: some of them are gone or another. */
function addedTo(from: readonly Json[], to: readonly Json[]): Json | null {
  const isKept = from.every((entry, at) => JSON.stringify(entry) === JSON.stringify(to[at]))
  return isKept && to.length > from.length ? to.slice(from.length) : null
}

/** Before and after as a list of what Citable adds to another plugin's graph. */
export function schemaDiffView(before: readonly AnyNode[], after: readonly AnyNode[], host: string, catalog: Catalog): SchemaDiffView {
  const changes = schemaChanges(before, after)
  const items = changes.map((change): SchemaChangeView => {
    const node = after[change.node]!
    const label = [typeText(node, catalog), nameOf(node)].filter((part) => part !== '').join(': ')
    const isNode = change.kind === 'nodeAdded'
    return {
      kind: change.kind,
      badge: badges[change.kind](catalog),
      node: label,
      property: change.property === null ? '' : propertyWord(change.property, catalog),
      before: change.from === null ? [] : valuesOf(change.from, before, catalog),
      after: isNode ? [] : valuesOf(change.to, after, catalog),
      facts: isNode ? factsOf(node, after, catalog) : [],
    }
  })
  const nodes = items.filter(({ kind }) => kind === 'nodeAdded').length
  return {
    heading: catalog.text('diffHeading'),
    summary:
      items.length === 0
        ? catalog.text('diffNothing', { host })
        : catalog.text('diffSummary', { host, nodes, facts: items.filter(({ kind }) => kind === 'propertyAdded').length }),
    keptText: items.some(({ kind }) => kind === 'changed') ? '' : catalog.text('diffKept'),
    beforeLabel: catalog.text('diffBefore'),
    afterLabel: catalog.text('diffAfter'),
    items,
  }
}

const badges: Readonly<Record<SchemaChange['kind'], (catalog: Catalog) => Badge>> = {
  nodeAdded: (catalog) => ({ icon: 'up', tone: 'good', word: catalog.text('diffNodeAdded') }),
  propertyAdded: (catalog) => ({ icon: 'up', tone: 'good', word: catalog.text('diffPropertyAdded') }),
  changed: (catalog) => ({ icon: 'warning', tone: 'fair', word: catalog.text('diffChanged') }),
}
