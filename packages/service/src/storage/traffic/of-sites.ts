import { sql } from 'kysely'
import type { Storage, TenantScope } from '../storage.ts'

/**
 * Rows of the site, or of all of the tenant's: asked for by name, so that the database goes through its keys. PostgreSQL gets these names as
 * one value: it knows nothing of a table of few rows, and would plan a join with it for a two hundredth of the rows that come.
 */
export const ofSites = ({ engine }: Storage, { tenantId }: TenantScope, siteId: string | null) => {
  if (siteId !== null) return sql<boolean>`tenant_id = ${tenantId} and site_id = ${siteId}`
  const sites = sql`select id from site where tenant_id = ${tenantId}`
  return engine === 'postgresql'
    ? sql<boolean>`tenant_id = ${tenantId} and site_id = any (array(${sites}))`
    : sql<boolean>`tenant_id = ${tenantId} and site_id in (${sites})`
}
