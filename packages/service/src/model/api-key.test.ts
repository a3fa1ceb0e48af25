import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tooling/src/gates/property-runs.ts'
import { createApiKey, digestOf, isWellFormedKey, shownParts } from './api-key.ts'

describe('API keys', () => {
  it.each(['live', 'test'] as const)('a %s key has 47 characters, its environment in front and a right checksum', (environment) => {
    const key = createApiKey(environment)
    expect(key).toHaveLength(47)
    expect(key.startsWith(`ctb_${environment}_`)).toBe(true)
    expect(isWellFormedKey(key)).toBe(true)
  })

  it('never makes the same key twice', () => {
    expect(new Set(Array.from({ length: 2000 }, () => createApiKey('live'))).size).toBe(2000)
  })

  it('draws every character equally often', () => {
    const drawn = Array.from({ length: 4000 }, () => createApiKey('live').slice(9, 41)).join('')
    const first = [...drawn].filter((character) => '01234567'.includes(character)).length
    // 8 of 62 are 0.129; were the bytes above 247 taken too, it would be 0.156. Twelve standard deviations are between 0.129 and 0.14
    expect(first / drawn.length).toBeLessThan(0.14)
    expect(drawn).toHaveLength(4000 * 32)
  })

  it('refuses a key with one character changed, before any look-up', () => {
    const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 46 }), fc.constantFrom(...alphabet), (at, letter) => {
        const key = createApiKey('live')
        fc.pre(key[at] !== letter)
        expect(isWellFormedKey(key.slice(0, at) + letter + key.slice(at + 1))).toBe(false)
      }),
      { numRuns: propertyRuns(500), seed: 1 },
    )
  })

  it('refuses random texts of the right form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Za-z]{38}$/), (text) => {
        expect(isWellFormedKey(`ctb_live_${text}`)).toBe(false)
      }),
      { numRuns: propertyRuns(2000), seed: 2 },
    )
  })

  it.each([[''], ['ctb_live_'], [`ctb_prod_${'a'.repeat(38)}`], [` ${createApiKey('live')}`], [`${createApiKey('live')}\n`]])(
    'refuses %j',
    (text) => {
      expect(isWellFormedKey(text)).toBe(false)
    },
  )

  it('a digest depends on key and secret and shows neither', () => {
    const key = createApiKey('live')
    expect(digestOf(key, 'a')).toMatch(/^[0-9a-f]{64}$/)
    expect(digestOf(key, 'a')).not.toBe(digestOf(key, 'b'))
    expect(digestOf(key, 'a')).toBe(digestOf(key, 'a'))
  })

  it('shows only the ends of a key', () => {
    const key = createApiKey('live')
    const { prefix, last4 } = shownParts(key)
    expect(key.startsWith(prefix) && key.endsWith(last4)).toBe(true)
    expect(prefix.length + last4.length).toBe(17)
  })
})
