import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTarget, type TestTarget } from '../../test/databases/storages.ts'
import { digestOf } from '../model/api-key.ts'
import { newKey, revokeKey, type StoredKey } from '../storage/keys.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { ensureTenant } from '../storage/tenants.ts'
import { createKnownKeys, type KnownKeys } from './known-keys.ts'

let database: TestTarget
let storage: Storage
let keys: KnownKeys
let stored: StoredKey
let text: string
const clock = { now: 1_000_000 }

beforeEach(async () => {
  database = await createTarget('sqlite', { tables: 'migrated' })
  storage = await openStorage(database.target)
  keys = createKnownKeys(storage, 'secret', () => clock.now)
  const scope = { tenantId: (await ensureTenant(storage, 'default', 1)).id }
  const key = newKey(
    storage,
    scope,
    { name: 'a', scopes: ['admin'], environment: 'live', site: null, ipAllow: [], expiresAt: null, createdBy: null },
    'secret',
    1,
  )
  await storage.write([key.statement])
  stored = key.stored
  text = key.key
})
afterEach(async () => {
  await storage.close()
  database.remove()
})

/** As another process would do it. */
const revoke = () => storage.write([revokeKey(storage, { tenantId: stored.tenantId }, stored.id, 2)])
const isRevoked = async (): Promise<boolean> => (await keys.find(text))?.revokedAt !== null

describe('keys in memory', () => {
  it('are revoked at once when another process revokes them, where the database reports changes', async () => {
    expect(await isRevoked()).toBe(false)
    await revoke()
    expect(await isRevoked()).toBe(true)
  })

  it('are revoked within five seconds where it does not', async () => {
    keys = createKnownKeys({ ...storage, changeMark: () => null }, 'secret', () => clock.now)
    expect(await isRevoked()).toBe(false)
    await revoke()
    clock.now += 4_999
    expect(await isRevoked()).toBe(false)
    clock.now += 1
    expect(await isRevoked()).toBe(true)
  })

  it('are not read again while nothing changes', async () => {
    let reads = 0
    const readRows: Storage['readRows'] = (query) => {
      reads += 1
      return storage.readRows(query)
    }
    keys = createKnownKeys({ ...storage, readRows }, 'secret', () => clock.now)
    await keys.find(text)
    await keys.find(text)
    expect(reads).toBe(1)
  })

  it('are revoked at once when this process calls forget', async () => {
    expect(await isRevoked()).toBe(false)
    await revoke()
    keys.forget()
    expect(await isRevoked()).toBe(true)
  })

  it('are not stored when forget was called during the read', async () => {
    const reading = keys.find(text)
    keys.forget()
    await reading
    await revoke()
    expect(await isRevoked()).toBe(true)
  })

  it('are read again when the clock was set back', async () => {
    expect(await isRevoked()).toBe(false)
    await revoke()
    clock.now -= 60_000
    expect(await isRevoked()).toBe(true)
  })

  it('are found by their whole text only', async () => {
    expect(await keys.find(text)).toMatchObject({ id: stored.id })
    expect(await keys.find(`${text}0`)).toBeNull()
    expect(await keys.find(text)).toMatchObject({ id: stored.id })
  })

  it('are gone when the database no longer has them', async () => {
    await keys.find(text)
    await storage.write([{ sql: 'DELETE FROM api_key', parameters: [] }])
    expect(await keys.find(text)).toBeNull()
  })

  it('ignore the use of a key that is not in memory', async () => {
    keys.noteUse(text, clock.now)
    expect(await keys.find(text)).toMatchObject({ lastUsedAt: null })
  })

  it('do not store that a text is no key', async () => {
    expect(await keys.find('later')).toBeNull()
    await storage.write([{ sql: 'UPDATE api_key SET digest = ?', parameters: [digestOf('later', 'secret')] }])
    expect(await keys.find('later')).toMatchObject({ id: stored.id })
  })

  it('show a use before the database does, so that it is written once', async () => {
    await keys.find(text)
    keys.noteUse(text, clock.now)
    expect(await keys.find(text)).toMatchObject({ lastUsedAt: clock.now })
  })
})
