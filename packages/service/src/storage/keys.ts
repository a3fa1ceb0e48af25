import type { Selectable } from 'kysely'
import { createId } from '../ids.ts'
import { createApiKey, digestOf, type KeyEnvironment, shownParts } from '../model/api-key.ts'
import { type PlaceOf, preparedRead } from './queries/prepared.ts'
import type { Statement } from './queries/unit.ts'
import type { Site } from './sites.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'
import type { Tables } from './tables/tables.ts'

/** The rights of a key. `admin` includes all others. */
export const scopes = [
  'optimize:write',
  'score:read',
  'analytics:read',
  'translate:write',
  'publishers:read',
  'events:write',
  'events:attest',
  'agents:reach',
  'webhooks:manage',
  'keys:manage',
  'admin',
] as const
export type KeyScope = (typeof scopes)[number]

export interface StoredKey {
  readonly id: string
  readonly tenantId: string
  readonly name: string
  readonly prefix: string
  readonly last4: string
  readonly scopes: readonly KeyScope[]
  readonly environment: KeyEnvironment
  /** The site the key is bound to; null: every site of the tenant. */
  readonly site: Site | null
  /** Networks it may be used from, as text; empty: everywhere. */
  readonly ipAllow: readonly string[]
  /** Milliseconds since 1970 in UTC, as all times here. */
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly lastUsedAt: number | null
  readonly revokedAt: number | null
  /** Time another key took its place. */
  readonly rotatedAt: number | null
  /** Raised by each change, for `ETag` and `If-Match`; a mere use is no change. */
  readonly version: number
}

export interface NewKey {
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly environment: KeyEnvironment
  readonly site: Site | null
  readonly ipAllow: readonly string[]
  readonly expiresAt: number | null
  /** Id of the key whose caller made the new key; null: the server made the first key itself. */
  readonly createdBy: string | null
}

const selectKeys = ({ read }: Pick<Storage, 'read'>) =>
  read.selectFrom('api_key').leftJoin('site', 'site.id', 'api_key.site_id').selectAll('api_key').select('site.host as site_host')

type Row = Selectable<Tables['api_key']> & { readonly site_host: string | null }

const fromRow = (row: Row): StoredKey => ({
  id: row.id,
  tenantId: row.tenant_id,
  name: row.name,
  prefix: row.prefix,
  last4: row.last4,
  scopes: row.scopes.split(' ').filter((scope): scope is KeyScope => (scopes as readonly string[]).includes(scope)),
  environment: row.environment,
  site: row.site_id === null ? null : { id: row.site_id, host: row.site_host ?? '' },
  ipAllow: row.ip_allow === '' ? [] : row.ip_allow.split(' '),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
  rotatedAt: row.rotated_at,
  version: row.version,
})

/** The key with this digest, of any tenant: the one look-up that decides which tenant a request belongs to. */
export async function findKeyByDigest(storage: Storage, digest: string): Promise<StoredKey | null> {
  const [row] = await readKey(storage, { digest })
  return row ? fromRow(row) : null
}

const readKey = preparedRead((read, placeOf: PlaceOf<{ readonly digest: string }>) =>
  selectKeys({ read }).where('digest', '=', placeOf('digest')),
)

export async function getKey(storage: Storage, scope: TenantScope, id: string): Promise<StoredKey | null> {
  const row = await selectKeys(storage).where('api_key.tenant_id', '=', scope.tenantId).where('api_key.id', '=', id).executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Newest first. */
export async function listKeys(storage: Storage, scope: TenantScope): Promise<readonly StoredKey[]> {
  const rows = await selectKeys(storage)
    .where('api_key.tenant_id', '=', scope.tenantId)
    .orderBy('api_key.created_at', 'desc')
    .orderBy('api_key.id', 'desc')
    .execute()
  return rows.map(fromRow)
}

/** A new key, the row as it will be stored, and the statement that stores it. The key itself exists only in this answer; `secret` is the server's, see `digestOf`. */
export function newKey(
  storage: Storage,
  scope: TenantScope,
  key: NewKey,
  secret: string,
  now: number,
): { readonly key: string; readonly stored: StoredKey; readonly statement: Statement } {
  const text = createApiKey(key.environment)
  const row: Selectable<Tables['api_key']> = {
    id: createId('key', now),
    tenant_id: scope.tenantId,
    name: key.name,
    ...shownParts(text),
    digest: digestOf(text, secret),
    scopes: key.scopes.join(' '),
    environment: key.environment,
    site_id: key.site?.id ?? null,
    ip_allow: key.ipAllow.join(' '),
    created_by: key.createdBy,
    created_at: now,
    expires_at: key.expiresAt,
    last_used_at: null,
    revoked_at: null,
    rotated_at: null,
    version: 1,
  }
  return {
    key: text,
    stored: fromRow({ ...row, site_host: key.site?.host ?? null }),
    statement: statement(storage.build.insertInto('api_key').values(row), 1),
  }
}

// The 1 behind a statement below is its guard: the unit fails unless exactly one row changed.

const updateKey = (storage: Storage, scope: TenantScope, id: string) =>
  storage.build
    .updateTable('api_key')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)

/** Revokes at once; the guard fails when the key is not there or already revoked. */
export function revokeKey(storage: Storage, scope: TenantScope, id: string, now: number): Statement {
  return statement(updateKey(storage, scope, id).set({ revoked_at: now }).where('revoked_at', 'is', null), 1)
}

export interface KeyChange {
  readonly name?: string | undefined
  readonly ipAllow?: readonly string[] | undefined
  readonly expiresAt?: number | undefined
}

/** Changes what may be changed of a key; the guard fails when another call changed it since this version. */
export function changeKey(storage: Storage, scope: TenantScope, key: StoredKey, change: KeyChange): Statement {
  return statement(
    updateKey(storage, scope, key.id)
      .set({
        ...(change.name !== undefined && { name: change.name }),
        ...(change.ipAllow !== undefined && { ip_allow: change.ipAllow.join(' ') }),
        ...(change.expiresAt !== undefined && { expires_at: change.expiresAt }),
      })
      .where('version', '=', key.version),
    1,
  )
}

/** Lets a key end because another takes its place; the guard fails when it has changed since, or was rotated or revoked before. */
export function retireKey(storage: Storage, scope: TenantScope, key: StoredKey, expiresAt: number, now: number): Statement {
  return statement(
    updateKey(storage, scope, key.id)
      .set({ expires_at: expiresAt, rotated_at: now })
      .where('version', '=', key.version)
      .where('revoked_at', 'is', null)
      .where('rotated_at', 'is', null),
    1,
  )
}

/** Notes the use of a key; called at most every five minutes per key. */
export function touchKey(storage: Storage, scope: TenantScope, id: string, now: number): Statement {
  return statement(
    storage.build.updateTable('api_key').set({ last_used_at: now }).where('tenant_id', '=', scope.tenantId).where('id', '=', id),
  )
}
