import type { Core } from '@strapi/strapi'
import { tables } from './plugin.ts'

type Persisted = string | { readonly name: string }

/**
 * Strapi drops the tables of content types that are gone, so that a start without the plugin would lose all that authors chose. This list
 * of its own (it stores the audit log on a site whose licence ended) leaves them where they are.
 */
export async function protectTables(strapi: Core.Strapi): Promise<void> {
  const where = { type: 'core', key: 'persisted_tables' }
  const persisted = ((await strapi.store.get(where)) as readonly Persisted[] | null) ?? []
  const names = persisted.map((table) => (typeof table === 'string' ? table : table.name))
  const missing = tables.filter((table) => !names.includes(table))
  if (missing.length > 0) await strapi.store.set({ ...where, value: [...persisted, ...missing] })
}
