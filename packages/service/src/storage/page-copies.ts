import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import type { FetchedPage } from '../fetching/safe-fetch.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'
import type { Unit } from './unit.ts'

/** Milliseconds a copy is kept. */
const keptMs = 24 * 60 * 60 * 1000

/** Copies of one tenant at most: a page takes 10 to 100 KB deflated, so some 100 MB. */
const mostCopies = 1_000

export interface PageCopy {
  readonly page: FetchedPage
  /** Milliseconds. */
  readonly fetchedAt: number
}

const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex')

/** The tenant's copy of the page at this address; null: there is none, or it is older than a day. */
export async function findPageCopy(storage: Storage, scope: TenantScope, url: string, now: number): Promise<PageCopy | null> {
  const row = await storage.read
    .selectFrom('page_copy')
    .select(['page', 'fetched_at'])
    .where('tenant_id', '=', scope.tenantId)
    .where('url_hash', '=', hashOf(url))
    .where('fetched_at', '>', now - keptMs)
    .executeTakeFirst()
  return row ? { page: JSON.parse(inflateRawSync(row.page).toString('utf8')), fetchedAt: row.fetched_at } : null
}

/** Keeps the page as it was fetched at `now`. */
export function keepPageCopy(storage: Storage, scope: TenantScope, url: string, page: FetchedPage, now: number): Unit {
  const copy = { page: deflateRawSync(JSON.stringify(page)), etag: page.etag, last_modified: page.lastModified, fetched_at: now }
  return [
    statement(
      storage.build
        .insertInto('page_copy')
        .values({ tenant_id: scope.tenantId, url_hash: hashOf(url), ...copy })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'url_hash']).doUpdateSet(copy)),
      1,
    ),
  ]
}

/** Deletes copies that are too old, and of each tenant all but its newest. */
export function forgetPageCopies(storage: Storage, now: number, most = mostCopies): Unit {
  const ranked = storage.build
    .selectFrom('page_copy')
    .select([
      'tenant_id',
      'url_hash',
      sql<number>`row_number() over (partition by tenant_id order by fetched_at desc, url_hash)`.as('place'),
    ])
    .as('ranked')
  const surplus = storage.build.selectFrom(ranked).select(['ranked.tenant_id', 'ranked.url_hash']).where('place', '>', most)
  return [
    statement(storage.build.deleteFrom('page_copy').where('fetched_at', '<=', now - keptMs)),
    statement(
      storage.build
        .deleteFrom('page_copy')
        .where(({ eb, refTuple }) => eb(refTuple('tenant_id', 'url_hash'), 'in', surplus.$asTuple('tenant_id', 'url_hash'))),
    ),
  ]
}
