import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createWebhookSecret, openSecret, sealSecret, signedHeaders } from './secrets.ts'

describe('secrets of webhooks', () => {
  it('are 32 random bytes behind their prefix', () => {
    const [one, other] = [createWebhookSecret(), createWebhookSecret()]
    expect(one).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(one).not.toBe(other)
  })

  it('are opened with the server secret that sealed them, and with no other', () => {
    const sealed = sealSecret('whsec_abc', 'server')
    expect(sealed).not.toContain('abc')
    expect(sealSecret('whsec_abc', 'server')).not.toBe(sealed)
    expect(openSecret(sealed, 'server')).toBe('whsec_abc')
    expect(() => openSecret(sealed, 'another')).toThrow()
  })

  it('cannot be changed while they are sealed', () => {
    const bytes = Buffer.from(sealSecret('whsec_abc', 'server'), 'base64url')
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      expect(() => openSecret(changed.toString('base64url'), 'server')).toThrow()
    }
  })

  it('sign id, time and body, each for itself', () => {
    const key = Buffer.from('a key of some bytes')
    const sign = (bytes: Buffer) => createHmac('sha256', bytes).update('evt_1.1700000000.{"a":1}').digest('base64')
    const old = Buffer.from('an older key')
    const secrets = [key, old].map((bytes) => `whsec_${bytes.toString('base64')}`)
    expect(signedHeaders('evt_1', 1_700_000_000, '{"a":1}', secrets)).toEqual({
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1700000000',
      'webhook-signature': `v1,${sign(key)} v1,${sign(old)}`,
    })
  })
})
