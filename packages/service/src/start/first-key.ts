import { newKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { ensureTenant, hasKeys } from '../storage/tenants.ts'

/** A key for everything, when the database holds none; null: it does, or has no tables yet. */
export async function makeFirstKey(storage: Storage, secret: string): Promise<string | null> {
  // with the migration of the tables switched off up to date: there is nothing to put a key into yet
  if ((await storage.pendingMigrations()).length > 0) return null
  const tenant = await ensureTenant(storage, 'default', Date.now())
  if (await hasKeys(storage)) return null
  const { key, statement } = newKey(
    storage,
    { tenantId: tenant.id },
    { name: 'first key', scopes: ['admin'], environment: 'live', site: null, ipAllow: [], expiresAt: null, createdBy: null },
    secret,
    Date.now(),
  )
  await storage.write([statement])
  return key
}
