import type { Selectable } from 'kysely'
import { createId } from '../ids.ts'
import type { Statement } from './queries/unit.ts'
import { siteHostOf } from './sites.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'
import type { Tables } from './tables/tables.ts'

export type WatchedRow = Selectable<Tables['watched_source']>

/** Milliseconds until the pages of an article are asked again. */
const recheckMs = 30 * 24 * 60 * 60 * 1000

export interface WatchedFilter {
  /** Without `www.`; null: all of the tenant. */
  readonly host: string | null
  readonly answer: 'link_dead' | 'does_not_hold' | null
  readonly limit: number
  /** Id of the one before the page. */
  readonly after: string | null
}

/** Watched articles, those watched last first. */
export const listWatched = (storage: Storage, { tenantId }: TenantScope, { host, answer, limit, after }: WatchedFilter) =>
  storage.read
    .selectFrom('watched_source')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .$if(host !== null, (query) => query.where('host', '=', host!))
    .$if(answer === 'link_dead', (query) => query.where('dead', '>', 0))
    .$if(answer === 'does_not_hold', (query) => query.where('silent', '>', 0))
    .$if(after !== null, (query) => query.where('id', '<', after!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findWatched = async (
  storage: Storage,
  { tenantId }: TenantScope,
  by: { readonly id: string } | { readonly url: string },
): Promise<WatchedRow | null> =>
  (await storage.read
    .selectFrom('watched_source')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: string }).id))
    .$if('url' in by, (query) => query.where('url', '=', (by as { url: string }).url))
    .executeTakeFirst()) ?? null

export type WatchedAnswers = Pick<WatchedRow, 'claims' | 'report' | 'known' | 'dead' | 'silent'>

/** Stores the answers of now; the guard fails, or a constraint, when another call stored some meanwhile. */
export function storeWatched(
  storage: Storage,
  { tenantId }: TenantScope,
  url: string,
  answers: WatchedAnswers,
  old: Pick<WatchedRow, 'id' | 'version'> | null,
  now: number,
): { readonly id: string; readonly statement: Statement } {
  const { build } = storage
  const times = { checked_at: now, due_at: now + recheckMs }
  if (old !== null) {
    const update = build
      .updateTable('watched_source')
      .set({ ...answers, ...times, version: old.version + 1 })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', old.id)
      .where('version', '=', old.version)
    return { id: old.id, statement: statement(update, 1) }
  }
  const id = createId('src', now)
  const row = { id, tenant_id: tenantId, host: siteHostOf(url) ?? '', url, ...answers, ...times, version: 1 }
  return { id, statement: statement(build.insertInto('watched_source').values(row), 1) }
}

export const forgetWatched = (storage: Storage, { tenantId }: TenantScope, id: string): Statement =>
  statement(storage.build.deleteFrom('watched_source').where('tenant_id', '=', tenantId).where('id', '=', id), 1)

export const forgetWatchedUrl = (storage: Storage, { tenantId }: TenantScope, url: string): Statement =>
  statement(storage.build.deleteFrom('watched_source').where('tenant_id', '=', tenantId).where('url', '=', url))

/** Takes the article that is due the longest, for so many milliseconds; null: none is, or other workers are quicker. */
export async function claimWatched(storage: Storage, forMs: number, now: number): Promise<WatchedRow | null> {
  const row = await storage.read
    .selectFrom('watched_source')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  const claim = storage.build
    .updateTable('watched_source')
    .set({ due_at: now + forMs })
    .where('tenant_id', '=', row.tenant_id)
    .where('id', '=', row.id)
    .where('due_at', '=', row.due_at)
  return (await storage.write([statement(claim, 1)])).ok ? row : null
}
