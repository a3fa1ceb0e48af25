import { expect, it } from 'vitest'
import type { StoredKey } from '../storage/keys.ts'
import { presentKey } from './present-key.ts'

const at = (day: number) => Date.UTC(2026, 10, day)
const key: StoredKey = {
  id: 'key_1',
  tenantId: 'ten_1',
  name: 'For me',
  prefix: 'ctb_live_1',
  last4: 'wxyz',
  scopes: ['score:read', 'events:write'],
  environment: 'live',
  site: { id: 'site_1', host: 'one.example' },
  ipAllow: ['10.0.0.0/8', '::1/128'],
  createdAt: at(1),
  expiresAt: at(20),
  lastUsedAt: at(3),
  revokedAt: null,
  rotatedAt: null,
  version: 5,
}

it('a key is shown whole, without its tenant, its version and the times that only its state shows', () => {
  expect(presentKey(key, at(10))).toEqual({
    id: 'key_1',
    prefix: 'ctb_live_1',
    last4: 'wxyz',
    name: 'For me',
    scopes: ['score:read', 'events:write'],
    environment: 'live',
    site_id: 'site_1',
    ip_allow: ['10.0.0.0/8', '::1/128'],
    status: 'active',
    created_at: '2026-11-01T00:00:00.000Z',
    expires_at: '2026-11-20T00:00:00.000Z',
    last_used_at: '2026-11-03T00:00:00.000Z',
  })
  expect(presentKey({ ...key, site: null, expiresAt: null, lastUsedAt: null }, at(10))).toMatchObject({
    site_id: null,
    expires_at: null,
    last_used_at: null,
  })
})

it.each<[string, Partial<StoredKey>, string]>([
  ['a moment before its end', { expiresAt: at(10) + 1 }, 'active'],
  ['at its end', { expiresAt: at(10) }, 'expired'],
  ['without an end', { expiresAt: null }, 'active'],
  ['rotated, before its end', { rotatedAt: at(9) }, 'expiring'],
  ['rotated, behind its end', { rotatedAt: at(9), expiresAt: at(9) }, 'expired'],
  ['revoked, whatever else', { revokedAt: at(8), rotatedAt: at(9), expiresAt: at(9) }, 'revoked'],
])('the state of a key %s', (_what, more, status) => expect(presentKey({ ...key, ...more }, at(10)).status).toBe(status))
