import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTarget, type TestTarget } from '../../test/storages.ts'
import { digestOf } from '../model/api-key.ts'
import { newKey, revokeKey, type StoredKey } from '../storage/keys.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { ensureTenant } from '../storage/tenants.ts'
import { createKnownKeys, type KnownKeys } from './known-keys.ts'

let made: TestTarget
let storage: Storage
let keys: KnownKeys
let stored: StoredKey
let text: string
const clock = { now: 1_000_000 }

beforeEach(async () => {
  made = await createTarget('sqlite', { tables: 'migrated' })
  storage = await openStorage(made.target)
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
  made.remove()
})

/** As another process would do it. */
const revoke = () => storage.write([revokeKey(storage, { tenantId: stored.tenantId }, stored.id, 2)])
const isRevoked = async (): Promise<boolean> => (await keys.find(text))?.revokedAt !== null

describe('known keys', () => {
  it('see at once what another process revoked where the database tells of changes', async () => {
    expect(await isRevoked()).toBe(false)
    await revoke()
    expect(await isRevoked()).toBe(true)
  })

  it('see it after five seconds at the latest where it does not', async () => {
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

  it('see at once what this process told them of', async () => {
    expect(await isRevoked()).toBe(false)
    await revoke()
    keys.forget()
    expect(await isRevoked()).toBe(true)
  })

  it('do not remember what was read before a change', async () => {
    const reading = keys.find(text)
    keys.forget()
    await reading
    await revoke()
    expect(await isRevoked()).toBe(true)
  })

  it('do not trust a clock that was set back', async () => {
    expect(await isRevoked()).toBe(false)
    await revoke()
    clock.now -= 60_000
    expect(await isRevoked()).toBe(true)
  })

  it('take no text for another', async () => {
    expect(await keys.find(text)).toMatchObject({ id: stored.id })
    expect(await keys.find(`${text}0`)).toBeNull()
    expect(await keys.find(text)).toMatchObject({ id: stored.id })
  })

  it('are looked up again when they are gone', async () => {
    await keys.find(text)
    await storage.write([{ sql: 'DELETE FROM api_key', parameters: [] }])
    expect(await keys.find(text)).toBeNull()
  })

  it('note no use of a key that they do not know', async () => {
    keys.noteUse(text, clock.now)
    expect(await keys.find(text)).toMatchObject({ lastUsedAt: null })
  })

  it('do not remember a text that no key has', async () => {
    expect(await keys.find('later')).toBeNull()
    await storage.write([{ sql: 'UPDATE api_key SET digest = ?', parameters: [digestOf('later', 'secret')] }])
    expect(await keys.find('later')).toMatchObject({ id: stored.id })
  })

  it('know of a use that is being noted, so that it is noted once', async () => {
    await keys.find(text)
    keys.noteUse(text, clock.now)
    expect(await keys.find(text)).toMatchObject({ lastUsedAt: clock.now })
  })
})
