import { createHash } from 'node:crypto'
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import type { FetchedPage } from '../fetching/safe-fetch.ts'
import type { Unit } from './queries/unit.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'

/** Milliseconds a copy is retained. */
const retentionMs = 24 * 60 * 60 * 1000

/** Copies of one tenant at most: a page takes 10 to 100 KB deflated, so some 100 MB. */
const maxCopies = 1_000

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
    .where('fetched_at', '>', now - retentionMs)
    .executeTakeFirst()
  if (!row) return null
  const page = unpackPage(row.page)
  return page && { page, fetchedAt: row.fetched_at }
}

const lineFeed = 10

/** A line of JSON about the page, then its bytes. Two deflated pieces, one after the other, are the deflated whole. */
function packPage({ body: _body, ...facts }: FetchedPage, packedBody: Uint8Array): Buffer {
  return Buffer.concat([deflateRawSync(`${JSON.stringify(facts)}\n`, { finishFlush: constants.Z_SYNC_FLUSH }), packedBody])
}

/** null: a copy in the older format, whose text was in the JSON line. */
function unpackPage(packed: Uint8Array): FetchedPage | null {
  const bytes = inflateRawSync(packed)
  const end = bytes.indexOf(lineFeed)
  return end === -1 ? null : { ...JSON.parse(bytes.toString('utf8', 0, end)), body: bytes.subarray(end + 1) }
}

/**
 * Stores the page as it was fetched at `now`.
 *
 * @param packedBody its bytes, deflated
 */
export function storePageCopy(
  storage: Storage,
  scope: TenantScope,
  url: string,
  page: FetchedPage,
  packedBody: Uint8Array,
  now: number,
): Unit {
  const copy = { page: packPage(page, packedBody), etag: page.etag, last_modified: page.lastModified, fetched_at: now }
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
export function forgetPageCopies(storage: Storage, now: number, max = maxCopies): Unit {
  const ranked = storage.build
    .selectFrom('page_copy')
    .select([
      'tenant_id',
      'url_hash',
      sql<number>`row_number() over (partition by tenant_id order by fetched_at desc, url_hash)`.as('place'),
    ])
    .as('ranked')
  const surplus = storage.build.selectFrom(ranked).select(['ranked.tenant_id', 'ranked.url_hash']).where('place', '>', max)
  return [
    statement(storage.build.deleteFrom('page_copy').where('fetched_at', '<=', now - retentionMs)),
    statement(
      storage.build
        .deleteFrom('page_copy')
        .where(({ eb, refTuple }) => eb(refTuple('tenant_id', 'url_hash'), 'in', surplus.$asTuple('tenant_id', 'url_hash'))),
    ),
  ]
}
