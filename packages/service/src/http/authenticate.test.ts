import type { FastifyRequest } from 'fastify'
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApiKey } from '../model/api-key.ts'
import { StorageFault } from '../storage/faults/storage-fault.ts'
import type { StoredKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { testSpaceOf } from '../storage/tenants.ts'
import { ServiceProblem } from './answers/problem.ts'
import { authenticate, type NeededScope } from './authenticate.ts'

const apiKey = createApiKey('live')
const now = 10_000_000
/** As in authenticate.ts: a use is written once in five minutes. */
const touchMs = 5 * 60 * 1000

const storedKey = (changes: Partial<StoredKey> = {}): StoredKey => ({
  id: 'key_1',
  tenantId: 'tenant_1',
  name: 'a',
  prefix: apiKey.slice(0, 13),
  last4: apiKey.slice(-4),
  scopes: ['score:read'],
  environment: 'live',
  site: null,
  ipAllow: [],
  createdAt: 0,
  expiresAt: null,
  lastUsedAt: now,
  revokedAt: null,
  rotatedAt: null,
  version: 1,
  ...changes,
})

/** Builds statements; there is no database behind it. */
const build = new Kysely({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
}) as unknown as Storage['build']

/** What a call asked of its dependencies. */
let seen: { lookedUp: string[]; failed: string[]; used: [string, number][]; written: unknown[]; warned: unknown[] }
beforeEach(() => {
  seen = { lookedUp: [], failed: [], used: [], written: [], warned: [] }
})

interface Call {
  readonly key?: StoredKey | null
  readonly scope?: NeededScope
  /** undefined: as it should be; null: none. */
  readonly authorization?: string | null
  readonly protocol?: 'http' | 'https'
  readonly remote?: string | undefined
  readonly forwarded?: string
  readonly behindProxy?: boolean
  readonly ip?: string
  readonly isLimited?: boolean
  readonly fault?: Error
}

function call({ key = storedKey(), scope = 'score:read', protocol = 'https', ip = '192.0.2.7', ...more }: Call) {
  const authorization = more.authorization === undefined ? `Bearer ${apiKey}` : more.authorization
  const request = {
    headers: {
      ...(authorization !== null && { authorization }),
      ...(more.forwarded !== undefined && { 'x-forwarded-proto': more.forwarded }),
    },
    protocol,
    ip,
    socket: { remoteAddress: 'remote' in more ? more.remote : '192.0.2.7' },
    log: { warn: (what: unknown) => seen.warned.push(what) },
  } as unknown as FastifyRequest
  // ten seconds for four attempts: one in 2.5, announced as 3
  const verdict = { allowed: more.isLimited !== true, quota: 4, windowS: 10, left: 0, resetS: 1 }
  return authenticate(request, scope, {
    storage: {
      build,
      write: async (unit: unknown) => {
        seen.written.push(unit)
        if (more.fault) throw more.fault
        return []
      },
    } as unknown as Storage,
    keys: {
      find: async (given) => {
        seen.lookedUp.push(given)
        return key
      },
      noteUse: (given, at) => {
        seen.used.push([given, at])
      },
      forget: () => {},
    },
    now: () => now,
    failures: {
      take: (name) => {
        seen.failed.push(name)
        return verdict
      },
      look: () => verdict,
    },
    behindProxy: more.behindProxy ?? false,
  })
}

async function problemOf(asked: Call): Promise<ServiceProblem | null> {
  try {
    await call(asked)
    return null
  } catch (error) {
    if (error instanceof ServiceProblem) return error
    throw error
  }
}

describe('which keys may call', () => {
  const rows: readonly [string, Call, string | null][] = [
    ['a key with the scope', {}, null],
    ['a key with one of the scopes', { scope: ['optimize:write', 'score:read'] }, null],
    ['any valid key where no scope is asked', { key: storedKey({ scopes: [] }), scope: 'any' }, null],
    ['a key without the scope', { scope: 'optimize:write' }, 'missing_scope'],
    ['no key', { authorization: null }, 'missing_key'],
    ['an empty header', { authorization: '' }, 'invalid_key'],
    ['another scheme', { authorization: `Basic ${apiKey}` }, 'invalid_key'],
    ['a key before the scheme', { authorization: `${apiKey} Bearer ${apiKey}` }, 'invalid_key'],
    ['two keys', { authorization: `Bearer ${apiKey} ${apiKey}` }, 'invalid_key'],
    ['a key without its scheme', { authorization: apiKey }, 'invalid_key'],
    ['a key right behind its scheme', { authorization: `Bearer${apiKey}` }, 'invalid_key'],
    ['a scheme in small letters, with spaces', { authorization: `bearer   ${apiKey}  ` }, null],
    ['a key with a wrong checksum', { authorization: `Bearer ${apiKey.slice(0, -1)}${apiKey.endsWith('a') ? 'b' : 'a'}` }, 'invalid_key'],
    ['a key that was never made', { key: null }, 'invalid_key'],
    ['a revoked key', { key: storedKey({ revokedAt: 0 }) }, 'revoked_key'],
    ['a key revoked and expired', { key: storedKey({ revokedAt: 0, expiresAt: 1 }) }, 'revoked_key'],
    ['a key at the moment it expires', { key: storedKey({ expiresAt: now }) }, 'expired_key'],
    ['a key a millisecond before it expires', { key: storedKey({ expiresAt: now + 1 }) }, null],
    ['a key from its network', { key: storedKey({ ipAllow: ['198.51.100.0/24', '192.0.2.0/24'] }) }, null],
    ['a key from its network, as IPv6 writes it', { key: storedKey({ ipAllow: ['192.0.2.0/24'] }), ip: '::ffff:192.0.2.7' }, null],
    ['a key from elsewhere', { key: storedKey({ ipAllow: ['198.51.100.0/24'] }) }, 'ip_not_allowed'],
    ['a key from an address that cannot be read', { key: storedKey({ ipAllow: ['0.0.0.0/0'] }), ip: 'unknown' }, 'ip_not_allowed'],
    ['a key over plain http', { protocol: 'http' }, 'https_required'],
    ['a key over plain http on this machine', { protocol: 'http', remote: '127.0.0.1' }, null],
    ['a key over plain http on this machine, IPv6', { protocol: 'http', remote: '::1' }, null],
    ['a key over plain http on this machine, IPv4 in IPv6', { protocol: 'http', remote: '::ffff:127.0.0.9' }, null],
    ['a key over plain http from an address with 127. inside', { protocol: 'http', remote: '10.127.0.1' }, 'https_required'],
    ['a key over plain http from an unknown address', { protocol: 'http', remote: undefined }, 'https_required'],
    [
      'a key that came over http to the proxy',
      { protocol: 'http', remote: '127.0.0.1', behindProxy: true, forwarded: 'http' },
      'https_required',
    ],
    ['a key from this machine that did not pass the proxy', { protocol: 'http', remote: '127.0.0.1', behindProxy: true }, null],
    ['a forwarded header where no proxy is configured', { protocol: 'http', remote: '127.0.0.1', forwarded: 'http' }, null],
  ]
  it.each(rows)('%s', async (_name, asked, code) => {
    expect((await problemOf(asked))?.code ?? null).toBe(code)
  })
})

describe('what is refused', () => {
  it.each([
    ['no key', { authorization: null }, 0],
    ['a malformed key', { authorization: 'Bearer x' }, 0],
    ['an unknown key', { key: null }, 1],
    ['a revoked key', { key: storedKey({ revokedAt: 0 }) }, 1],
    ['an expired key', { key: storedKey({ expiresAt: 0 }) }, 1],
  ] as const)('%s counts against its address and is told the scheme', async (_name, asked, lookUps) => {
    const problem = await problemOf(asked)
    expect(problem?.headers).toEqual({ 'www-authenticate': 'Bearer realm="citable"' })
    expect(seen.failed).toEqual(['192.0.2.7'])
    expect(seen.lookedUp).toHaveLength(lookUps)
    const limited = await problemOf({ ...asked, isLimited: true })
    expect(limited).toMatchObject({ code: 'rate_limited', headers: { 'retry-after': '3' } })
  })

  it.each([
    ['a key over plain http', { protocol: 'http' }],
    ['a key from elsewhere', { key: storedKey({ ipAllow: ['198.51.100.0/24'] }) }],
    ['a key without the scope', { scope: 'admin' }],
  ] as const)('%s counts against nobody, and is no reason to slow down', async (_name, asked) => {
    expect((await problemOf({ ...asked, isLimited: true }))?.code).not.toBe('rate_limited')
    expect(seen.failed).toEqual([])
  })

  it('looks no key up over plain http', async () => {
    await problemOf({ protocol: 'http' })
    expect(seen.lookedUp).toEqual([])
  })

  it('names the scopes of which one would do', async () => {
    expect((await problemOf({ scope: 'admin' }))?.message).toContain('admin')
    expect((await problemOf({ scope: ['events:write', 'admin'] }))?.message).toContain('events:write or admin')
  })
})

describe('who calls', () => {
  it('has the data of its tenant, and rate limits by key and tenant', async () => {
    const key = storedKey()
    const caller = await call({ key })
    expect(caller).toEqual({
      key,
      tenant: { tenantId: 'tenant_1' },
      account: { tenantId: 'tenant_1' },
      buckets: { key: 'key key_1', tenant: 'tenant tenant_1' },
    })
    expect(await call({ key })).toBe(caller)
  })

  it('has a tenant of its own with a test key', async () => {
    const caller = await call({ key: storedKey({ environment: 'test' }) })
    const space = testSpaceOf({ tenantId: 'tenant_1' })
    expect(caller).toMatchObject({ tenant: space, account: { tenantId: 'tenant_1' }, buckets: { tenant: `tenant ${space.tenantId}` } })
    expect(space.tenantId).not.toBe('tenant_1')
  })
})

describe('the last use of a key', () => {
  it.each([
    [null, 1],
    [now - touchMs, 1],
    [now - touchMs + 1, 0],
    [now, 0],
  ])('at %s is written %d times', async (lastUsedAt, times) => {
    await call({ key: storedKey({ lastUsedAt }) })
    expect(seen.used).toEqual(Array.from({ length: times }, () => [apiKey, now]))
    expect(seen.written).toHaveLength(times)
  })

  it('is written to the row of the key', async () => {
    await call({ key: storedKey({ lastUsedAt: null }) })
    expect(JSON.stringify(seen.written)).toContain('key_1')
  })

  it('never fails the call, and is logged unless the database is away', async () => {
    await call({ key: storedKey({ lastUsedAt: null }), fault: new Error('planted') })
    await Promise.resolve()
    expect(seen.warned).toEqual([{ err: expect.objectContaining({ message: 'planted' }) }])
    seen.warned = []
    await call({ key: storedKey({ lastUsedAt: null }), fault: new StorageFault('unreachable', 'away') })
    await Promise.resolve()
    expect(seen.warned).toEqual([])
  })
})
