import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTarget, type TestTarget } from '../../test/databases/storages.ts'
import { ServiceProblem } from '../http/answers/problem.ts'
import { allows, type Caller, type NeededScope } from '../http/authenticate.ts'
import { type KeyScope, newKey, type StoredKey } from '../storage/keys.ts'
import { openStorage } from '../storage/open-storage.ts'
import { ensureSite, type Site } from '../storage/sites.ts'
import type { Storage, TenantScope } from '../storage/storage.ts'
import { ensureTenant } from '../storage/tenants.ts'
import { chooseSite } from './choose-site.ts'
import { isInReach, manageableKey } from './manageable-key.ts'
import { presentKey } from './present-key.ts'
import { requireNetworks } from './require-networks.ts'
import { requireNotWider } from './require-not-wider.ts'
import { refuseSiteKeys, requireHost, requireSite } from './require-site.ts'

const now = 1_000_000
const site = { id: 'site_1', host: 'example.com' }
const other = { id: 'site_2', host: 'example.org' }

const keyOf = (differing: Partial<StoredKey>): StoredKey => ({
  id: 'key_1',
  tenantId: 'tenant_1',
  name: 'a',
  prefix: 'ctb_live_ab',
  last4: 'wxyz',
  scopes: [],
  environment: 'live',
  site: null,
  ipAllow: [],
  createdAt: 0,
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  rotatedAt: null,
  version: 1,
  ...differing,
})

/** The code and the sentence of a refusal; null: it was let through. */
function refusalOf(act: () => void): { code: string; message: string } | null {
  try {
    act()
    return null
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error
    return { code: error.code, message: error.message }
  }
}

describe('what a key allows', () => {
  const rows: readonly [readonly KeyScope[], NeededScope, boolean][] = [
    [[], 'any', true],
    [[], 'score:read', false],
    [['score:read'], 'score:read', true],
    [['score:read'], 'optimize:write', false],
    [['admin'], 'optimize:write', true],
    [['score:read'], ['optimize:write', 'score:read'], true],
    [['events:write'], ['optimize:write', 'score:read'], false],
    [['optimize:write'], 'admin', false],
  ]
  it.each(rows)('%j for %j: %s', (scopes, needed, expected) => {
    expect(allows(keyOf({ scopes }), needed)).toBe(expected)
  })
})

describe('a key that hands on', () => {
  const rows: readonly [string, Partial<StoredKey>, Partial<StoredKey>, string | null][] = [
    ['its own scope', { scopes: ['score:read'] }, { scopes: ['score:read'] }, null],
    ['no scope', {}, {}, null],
    ['a scope that it lacks', { scopes: ['score:read'] }, { scopes: ['score:read', 'keys:manage'] }, 'missing_scope'],
    ['any scope as an admin', { scopes: ['admin'] }, { scopes: ['keys:manage', 'admin'] }, null],
    ['every address, from every address', {}, { ipAllow: [] }, null],
    ['some addresses, from every address', {}, { ipAllow: ['10.0.0.0/8'] }, null],
    ['its own network', { ipAllow: ['10.0.0.0/8'] }, { ipAllow: ['10.0.0.0/8'] }, null],
    ['a part of its second network', { ipAllow: ['192.0.2.0/24', '10.0.0.0/8'] }, { ipAllow: ['10.1.0.0/16'] }, null],
    ['a wider network', { ipAllow: ['10.1.0.0/16'] }, { ipAllow: ['10.0.0.0/8'] }, 'key_too_wide'],
    ['one network of its own and a foreign one', { ipAllow: ['10.0.0.0/8'] }, { ipAllow: ['10.1.0.0/16', '192.0.2.0/24'] }, 'key_too_wide'],
    ['every address, from one network', { ipAllow: ['10.0.0.0/8'] }, { ipAllow: [] }, 'key_too_wide'],
    ['all time, without an end of its own', {}, { expiresAt: null }, null],
    ['some time, without an end of its own', {}, { expiresAt: now }, null],
    ['time until its own end', { expiresAt: now }, { expiresAt: now }, null],
    ['time beyond its own end', { expiresAt: now }, { expiresAt: now + 1 }, 'key_too_wide'],
    ['all time, with an end of its own', { expiresAt: now }, { expiresAt: null }, 'key_too_wide'],
  ]
  it.each(rows)('%s', (_name, own, made, expected) => {
    expect(refusalOf(() => requireNotWider(keyOf(own), keyOf(made)))?.code ?? null).toBe(expected)
  })

  it('names what is outside', () => {
    const wide = (ipAllow: readonly string[]) => refusalOf(() => requireNotWider(keyOf({ ipAllow: ['10.0.0.0/8'] }), keyOf({ ipAllow })))
    expect(wide(['10.1.0.0/16', '192.0.2.0/24'])?.message).toContain('192.0.2.0/24')
    expect(wide([])?.message).toContain('every address')
    const lacking = refusalOf(() => requireNotWider(keyOf({ scopes: ['score:read'] }), keyOf({ scopes: ['score:read', 'admin'] })))
    expect(lacking?.message).toContain('admin')
  })
})

describe('networks of a key', () => {
  it.each([[undefined], [[]], [['10.0.0.0/8', '2001:db8::/32', '192.0.2.1']]])('%j are networks', (ranges) => {
    expect(refusalOf(() => requireNetworks(ranges))).toBeNull()
  })

  it('names the place of the first invalid one', () => {
    const problem = () => requireNetworks(['10.0.0.0/8', '10.0.0.1/8', 'ten'])
    const errors = [expect.objectContaining({ pointer: '/ip_allow/1' })]
    expect(problem).toThrow(expect.objectContaining({ code: 'invalid_request', errors }))
    expect(refusalOf(() => requireNetworks(['ten']))?.code).toBe('invalid_request')
  })
})

describe('a key of a site', () => {
  const rows: readonly [StoredKey['site'], readonly (string | null | undefined)[], string | null][] = [
    [null, ['https://anywhere.test/'], null],
    [site, [], null],
    [site, [null, undefined], null],
    [site, ['https://example.com/a'], null],
    [site, ['https://www.example.com/a'], null],
    [site, ['https://sub.example.com/'], 'site_mismatch'],
    [site, ['https://example.com/', 'https://example.org/'], 'site_mismatch'],
    [site, [null, 'https://example.org/'], 'site_mismatch'],
    [site, ['no address'], 'site_mismatch'],
  ]
  it.each(rows)('%j for %j: %s', (bound, urls, expected) => {
    expect(refusalOf(() => requireSite(keyOf({ site: bound }), ...urls))?.code ?? null).toBe(expected)
  })

  it('is refused where all sites are concerned, and gets the names of its own', () => {
    expect(refusalOf(() => refuseSiteKeys(keyOf({})))).toBeNull()
    expect(refusalOf(() => refuseSiteKeys(keyOf({ site })))).toMatchObject({
      code: 'site_mismatch',
      message: expect.stringContaining('example.com'),
    })
  })

  it('works for hosts as for addresses', () => {
    expect(refusalOf(() => requireHost(keyOf({ site }), 'example.com'))).toBeNull()
    expect(refusalOf(() => requireHost(keyOf({ site }), null))?.code).toBe('site_mismatch')
    expect(refusalOf(() => requireHost(keyOf({}), null))).toBeNull()
  })
})

describe('the reach of a key', () => {
  const rows: readonly [Partial<StoredKey>, Partial<StoredKey>, 'environment' | 'site', boolean][] = [
    [{ environment: 'live' }, { environment: 'live' }, 'environment', true],
    [{ environment: 'live' }, { environment: 'test' }, 'environment', true],
    [{ environment: 'test' }, { environment: 'test' }, 'environment', true],
    [{ environment: 'test' }, { environment: 'live' }, 'environment', false],
    [{ site: null }, { site }, 'site', true],
    [{ site }, { site }, 'site', true],
    [{ site }, { site: other }, 'site', false],
    [{ site }, { site: null }, 'site', false],
    [{ site, environment: 'live' }, { site: other, environment: 'live' }, 'environment', true],
    [{ site, environment: 'test' }, { site, environment: 'live' }, 'site', true],
  ]
  it.each(rows)('of %j to %j by %s: %s', (own, found, by, expected) => {
    expect(isInReach(keyOf(own), keyOf(found), by)).toBe(expected)
  })
})

describe('a key as it is listed', () => {
  const rows: readonly [Partial<StoredKey>, string][] = [
    [{}, 'active'],
    [{ expiresAt: now + 1 }, 'active'],
    [{ expiresAt: now }, 'expired'],
    [{ rotatedAt: now - 1 }, 'expiring'],
    [{ rotatedAt: now - 1, expiresAt: now - 1 }, 'expired'],
    [{ revokedAt: now - 1, expiresAt: now - 1 }, 'revoked'],
  ]
  it.each(rows)('%j is %s', (differing, status) => {
    expect(presentKey(keyOf(differing), now).status).toBe(status)
  })

  it('says what it may, and when it was used', () => {
    expect(presentKey(keyOf({ scopes: ['admin'], site, ipAllow: ['10.0.0.0/8'], expiresAt: now, lastUsedAt: 0 }), now)).toEqual({
      id: 'key_1',
      prefix: 'ctb_live_ab',
      last4: 'wxyz',
      name: 'a',
      scopes: ['admin'],
      environment: 'live',
      site_id: 'site_1',
      ip_allow: ['10.0.0.0/8'],
      status: 'expired',
      created_at: '1970-01-01T00:00:00.000Z',
      expires_at: '1970-01-01T00:16:40.000Z',
      last_used_at: '1970-01-01T00:00:00.000Z',
    })
  })
})

describe('keys and sites as they are stored', () => {
  let made: TestTarget
  let storage: Storage
  let account: TenantScope
  let here: Site
  let there: Site
  let foreign: Site
  beforeAll(async () => {
    made = await createTarget('sqlite', { tables: 'migrated' })
    storage = await openStorage(made.target)
    account = { tenantId: (await ensureTenant(storage, 'one', 1)).id }
    here = await ensureSite(storage, account, 'example.com', 1)
    there = await ensureSite(storage, account, 'example.org', 1)
    foreign = await ensureSite(storage, { tenantId: (await ensureTenant(storage, 'two', 1)).id }, 'example.net', 1)
  })
  afterAll(async () => {
    await storage.close()
    made.remove()
  })

  const callerOf = (bound: Site | null, environment: StoredKey['environment'] = 'live') =>
    ({ key: keyOf({ site: bound, environment }), account }) as unknown as Caller
  const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
    asked.then(
      () => null,
      (error: unknown) => (error instanceof ServiceProblem ? [error.code, ...error.errors.map(({ pointer }) => pointer)].join(' ') : error),
    )

  it('a new key has the site that is asked for, by id or by name', async () => {
    expect(await chooseSite(storage, callerOf(null), { site_id: there.id }, 1)).toEqual(there)
    expect(await chooseSite(storage, callerOf(null), { site: 'www.Example.org' }, 1)).toEqual(there)
    expect(await chooseSite(storage, callerOf(null), { site: 'new.example.org' }, 1)).toMatchObject({ host: 'new.example.org' })
    expect(await chooseSite(storage, callerOf(null), { site_id: null, site: 'example.com' }, 1)).toEqual(here)
  })

  it('a new key has no site, or its maker’s, where none is asked for', async () => {
    expect(await chooseSite(storage, callerOf(null), {}, 1)).toBeNull()
    expect(await chooseSite(storage, callerOf(null), { site_id: null }, 1)).toBeNull()
    expect(await chooseSite(storage, callerOf(here), {}, 1)).toEqual(here)
    expect(await chooseSite(storage, callerOf(here), { site_id: here.id }, 1)).toEqual(here)
  })

  it('a key of a site grants no other site, and no key grants an unknown one', async () => {
    expect(await codeOf(chooseSite(storage, callerOf(here), { site_id: there.id }, 1))).toBe('site_mismatch')
    expect(await codeOf(chooseSite(storage, callerOf(null), { site_id: foreign.id }, 1))).toBe('invalid_request /site_id')
    expect(await codeOf(chooseSite(storage, callerOf(null), { site: 'no host' }, 1))).toBe('invalid_request /site')
  })

  it('a key manages those in its reach, and does not see the others', async () => {
    const store = async (site: Site | null, environment: StoredKey['environment']): Promise<string> => {
      const about = { name: 'a', scopes: ['admin' as const], environment, site, ipAllow: [], expiresAt: null, createdBy: null }
      const key = newKey(storage, account, about, 'secret', 1)
      await storage.write([key.statement])
      return key.stored.id
    }
    const [live, test] = [await store(here, 'live'), await store(here, 'test')]
    const manage = (caller: Caller, id: string) => codeOf(manageableKey(storage, caller, id))
    expect(await manageableKey(storage, callerOf(here), live)).toMatchObject({ id: live, site: here })
    expect(await manage(callerOf(null), test)).toBeNull()
    expect(await manage(callerOf(here, 'test'), test)).toBeNull()
    expect(await manage(callerOf(here, 'test'), live)).toBe('not_found')
    expect(await manage(callerOf(there), live)).toBe('site_mismatch')
    expect(await manage(callerOf(null), 'key_none')).toBe('not_found')
  })
})
