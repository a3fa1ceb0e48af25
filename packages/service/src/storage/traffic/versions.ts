import { sql } from 'kysely'
import type { PageVersion, ProvenFetch } from '../../traffic/judge-versions.ts'
import { normalizePath } from '../../traffic/page-kind.ts'
import { pathId } from '../../traffic/traffic-ids.ts'
import type { Unit } from '../queries/unit.ts'
import { siteHostOf } from '../sites.ts'
import { type Storage, statement, type TenantScope } from '../storage.ts'
import { sumRetentionMs } from './sum-statements.ts'
import type { PageFetch } from './traffic-shapes.ts'

/** A page as it was seen, milliseconds. */
export interface SeenPage {
  readonly url: string
  /** Digest of its text. */
  readonly digest: string
  readonly at: number
  /** As the page says; null: it says none, or a day without a time. */
  readonly modifiedAt: number | null
}

/**
 * Notes the text of a page: a version begins when its text is first seen, or when the page says that it was modified if that is behind the last look at
 * the text before. A copy that is older than what is known proves nothing.
 */
export async function noteVersion(storage: Storage, { tenantId }: TenantScope, page: SeenPage): Promise<Unit> {
  const host = siteHostOf(page.url)
  if (host === null) return []
  const path = normalizePath(new URL(page.url).pathname)
  const path_id = pathId(host, path)
  const { build, read } = storage
  const known = await read
    .selectFrom('page_version')
    .select(['at', 'digest', 'seen_at'])
    .where('tenant_id', '=', tenantId)
    .where('host', '=', host)
    .where('path_id', '=', path_id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (known !== undefined && page.at <= known.seen_at) return []
  if (known?.digest === page.digest) {
    return [
      statement(
        build
          .updateTable('page_version')
          .set({ seen_at: page.at })
          .where('tenant_id', '=', tenantId)
          .where('host', '=', host)
          .where('path_id', '=', path_id)
          .where('at', '=', known.at)
          .where('seen_at', '<', page.at),
      ),
    ]
  }
  const { modifiedAt } = page
  const at = known !== undefined && modifiedAt !== null && modifiedAt > known.seen_at && modifiedAt <= page.at ? modifiedAt : page.at
  return [
    statement(
      build
        .insertInto('page_version')
        .values({ tenant_id: tenantId, host, path_id, at, path, digest: page.digest, seen_at: page.at })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    statement(
      build
        .deleteFrom('page_version')
        .where('tenant_id', '=', tenantId)
        .where('host', '=', host)
        .where('path_id', '=', path_id)
        .where('seen_at', '<', page.at - sumRetentionMs),
    ),
  ]
}

/** Forgets what is known of an address. */
export function forgetVersions({ build }: Storage, { tenantId }: TenantScope, url: string): Unit {
  const host = siteHostOf(url)
  if (host === null) return []
  return [
    statement(
      build
        .deleteFrom('page_version')
        .where('tenant_id', '=', tenantId)
        .where('host', '=', host)
        .where('path_id', '=', pathId(host, normalizePath(new URL(url).pathname))),
    ),
  ]
}

export interface ChangedPage {
  readonly host: string
  readonly path: string
  /** In their order, the newest `maxVersions`. */
  readonly versions: readonly PageVersion[]
  /** By agents that are proven. */
  readonly fetches: readonly ProvenFetch[]
}

export interface ChangedFilter {
  /** Without `www.`; null: all of the tenant. */
  readonly host: string | null
  /** Beginning of the path; null: any. */
  readonly path: string | null
  /** Milliseconds: changed since then. */
  readonly since: number
  readonly limit: number
}

/** Versions of a page that are read. */
const maxVersions = 100

/** Pages whose text has changed, the last changed first, with what proven agents fetched of them. */
export async function readChangedPages(
  storage: Storage,
  { tenantId }: TenantScope,
  filter: ChangedFilter,
): Promise<readonly ChangedPage[]> {
  const { host, path, since, limit } = filter
  const other = (order: 'before' | 'behind') =>
    sql<boolean>`exists (select 1 from page_version as other where other.tenant_id = version.tenant_id and other.host = version.host
      and other.path_id = version.path_id and other.at ${sql.raw(order === 'before' ? '<' : '>')} version.at)`
  // along the index from the newest on, which ends at the limit: all versions of all pages are never read
  const pages = await storage.readReplica
    .selectFrom('page_version as version')
    .select(['host', 'path_id', 'path'])
    .where('tenant_id', '=', tenantId)
    .where('at', '>=', since)
    .$if(host !== null, (query) => query.where('host', '=', host!))
    .$if(path !== null, (query) => query.where(sql<boolean>`substr(path, 1, ${[...path!].length}) = ${path}`))
    .where(other('before'))
    .where(sql<boolean>`not ${other('behind')}`)
    .orderBy('at', 'desc')
    .orderBy('path_id')
    .limit(limit)
    .execute()
  return await Promise.all(pages.map((page) => readPage(storage, tenantId, page)))
}

const readFetches = async (storage: Storage, scope: TenantScope, siteId: string, path: number): Promise<readonly PageFetch[]> =>
  await (storage.sums?.readFetches(scope, siteId, path) ??
    storage.readReplica
      .selectFrom('page_fetch')
      .select(['agent_id', 'first_full', 'last_full', 'last_unchanged'])
      .where('tenant_id', '=', scope.tenantId)
      .where('site_id', '=', siteId)
      .where('path_id', '=', path)
      .execute())

async function readPage(
  storage: Storage,
  tenantId: string,
  { host, path_id, path }: { readonly host: string; readonly path_id: number; readonly path: string },
): Promise<ChangedPage> {
  const [newest, site] = await Promise.all([
    storage.readReplica
      .selectFrom('page_version')
      .select(['at', 'digest'])
      .where('tenant_id', '=', tenantId)
      .where('host', '=', host)
      .where('path_id', '=', path_id)
      .orderBy('at', 'desc')
      .limit(maxVersions)
      .execute(),
    storage.readReplica.selectFrom('site').select('id').where('tenant_id', '=', tenantId).where('host', '=', host).executeTakeFirst(),
  ])
  const rows = site === undefined ? [] : await readFetches(storage, { tenantId }, site.id, pathId(site.id, path))
  const fetches = rows.flatMap(({ agent_id: agentId, first_full, last_full, last_unchanged }): readonly ProvenFetch[] => [
    ...(first_full === null ? [] : [{ agentId, at: first_full, status: 200 as const }]),
    ...(last_full === null || last_full === first_full ? [] : [{ agentId, at: last_full, status: 200 as const }]),
    ...(last_unchanged === null ? [] : [{ agentId, at: last_unchanged, status: 304 as const }]),
  ])
  return { host, path, versions: newest.reverse(), fetches }
}
