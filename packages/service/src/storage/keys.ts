import { createId } from '../ids.ts'
import { createApiKey, digestOf, type KeyEnvironment, shownParts } from '../keys/api-key.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'
import type { Tables } from './tables.ts'
import type { Statement } from './unit.ts'

/** What a key may do. `admin` includes all others. */
export const scopes = [
  'optimize:write',
  'score:read',
  'analytics:read',
  'translate:write',
  'publishers:read',
  'events:write',
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
  /** Milliseconds. */
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly lastUsedAt: number | null
  readonly revokedAt: number | null
}

export interface NewKey {
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly environment: KeyEnvironment
  readonly expiresAt: number | null
  readonly createdBy: string | null
}

const columns = [
  'id',
  'tenant_id',
  'name',
  'prefix',
  'last4',
  'scopes',
  'environment',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
] as const

type Row = Pick<Tables['api_key'], (typeof columns)[number]>

const fromRow = (row: Row): StoredKey => ({
  id: row.id,
  tenantId: row.tenant_id,
  name: row.name,
  prefix: row.prefix,
  last4: row.last4,
  scopes: row.scopes.split(' ').filter((scope): scope is KeyScope => (scopes as readonly string[]).includes(scope)),
  environment: row.environment,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
})

/** The key with this digest, of any tenant: the one look-up that decides which tenant a request belongs to. */
export async function findKeyByDigest(storage: Storage, digest: string): Promise<StoredKey | null> {
  const row = await storage.read.selectFrom('api_key').select(columns).where('digest', '=', digest).executeTakeFirst()
  return row ? fromRow(row) : null
}

export async function getKey(storage: Storage, scope: TenantScope, id: string): Promise<StoredKey | null> {
  const row = await storage.read
    .selectFrom('api_key')
    .select(columns)
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Newest first. */
export async function listKeys(storage: Storage, scope: TenantScope): Promise<readonly StoredKey[]> {
  const rows = await storage.read
    .selectFrom('api_key')
    .select(columns)
    .where('tenant_id', '=', scope.tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(fromRow)
}

/** A new key, the row as it will be stored, and the statement that stores it. The key itself exists only in this answer. */
export function newKey(
  storage: Storage,
  scope: TenantScope,
  key: NewKey,
  secret: string,
  now: number,
): { readonly key: string; readonly stored: StoredKey; readonly statement: Statement } {
  const text = createApiKey(key.environment)
  const row: Tables['api_key'] = {
    id: createId('key', now),
    tenant_id: scope.tenantId,
    name: key.name,
    ...shownParts(text),
    digest: digestOf(text, secret),
    scopes: key.scopes.join(' '),
    environment: key.environment,
    created_by: key.createdBy,
    created_at: now,
    expires_at: key.expiresAt,
    last_used_at: null,
    revoked_at: null,
  }
  return { key: text, stored: fromRow(row), statement: statement(storage.build.insertInto('api_key').values(row), 1) }
}

/** Revokes at once; the guard fails when the key is not there or already revoked. */
export function revokeKey(storage: Storage, scope: TenantScope, id: string, now: number): Statement {
  return statement(
    storage.build
      .updateTable('api_key')
      .set({ revoked_at: now })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .where('revoked_at', 'is', null),
    1,
  )
}

/** Notes the use of a key; called at most every five minutes per key. */
export function touchKey(storage: Storage, scope: TenantScope, id: string, now: number): Statement {
  return statement(
    storage.build.updateTable('api_key').set({ last_used_at: now }).where('tenant_id', '=', scope.tenantId).where('id', '=', id),
  )
}
