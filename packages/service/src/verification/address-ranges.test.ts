import { agents } from '@citable/core/agents'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInNetwork, readNetwork } from '../fetching/addresses.ts'
import { createAddressRanges, readPlainAddress, readPrefix } from './address-ranges.ts'
import { createAgentNetworks, shippedLists } from './agent-networks.ts'
import { networkListPages } from './network-lists.ts'

const contain = (prefixes: readonly string[], address: string) => createAddressRanges(prefixes).contain(readPlainAddress(address)!)

describe('networks in order', () => {
  it.each<[string, readonly string[], string, boolean]>([
    ['first of a network', ['192.0.2.0/24'], '192.0.2.0', true],
    ['last of a network', ['192.0.2.0/24'], '192.0.2.255', true],
    ['one before', ['192.0.2.0/24'], '192.0.1.255', false],
    ['one behind', ['192.0.2.0/24'], '192.0.3.0', false],
    ['an address alone', ['192.0.2.7'], '192.0.2.7', true],
    ['its neighbour', ['192.0.2.7'], '192.0.2.8', false],
    ['an IPv4 address in IPv6 form', ['192.0.2.0/24'], '::ffff:192.0.2.9', true],
    ['the same in hexadecimal', ['192.0.2.0/24'], '::FFFF:c000:209', true],
    ['IPv6', ['2001:4860:4801::/48'], '2001:4860:4801:10::1', true],
    ['outside in IPv6', ['2001:4860:4801::/48'], '2001:4860:4802::1', false],
    ['IPv6 bits that an IPv4 network has, too', ['0.0.2.0/24'], '::2:5', false],
    ['the higher half of all addresses', ['203.0.113.0/24'], '203.0.113.200', true],
    ['a network within another', ['192.0.0.0/16', '192.0.2.0/30'], '192.0.2.200', true],
    ['between two networks', ['192.0.2.0/30', '192.0.2.8/30'], '192.0.2.5', false],
    ['bits beyond the prefix', ['192.0.2.77/24'], '192.0.2.1', true],
    ['spaces around', [' 192.0.2.0/24 '], '192.0.2.1', true],
    ['nothing', [], '192.0.2.1', false],
    ['what is no network', ['nonsense', '192.0.2.0/33', '192.0.2.0/x'], '192.0.2.1', false],
    ['a network of all addresses', ['0.0.0.0/0', '::/0'], '192.0.2.1', false],
  ])('%s', (_name, prefixes, address, expected) => {
    expect(contain(prefixes, address)).toBe(expected)
  })

  it.each(['', 'unknown', '192.0.2', '192.0.2.1:443', '0300.0.2.1', '[::1]', 'fe80::1%eth0', '1.2.3.4, 5.6.7.8'])(
    '“%s” is no address',
    (text) => {
      expect(readPlainAddress(text)).toBeNull()
    },
  )

  it('say of any address what a look at each network says', () => {
    const v4 = fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 })).map(([address, prefix]) => `${address}/${prefix}`)
    const v6 = fc.tuple(fc.ipV6(), fc.integer({ min: 20, max: 128 })).map(([address, prefix]) => `${address}/${prefix}`)
    fc.assert(
      fc.property(fc.array(fc.oneof(v4, v6), { maxLength: 30 }), fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(), (prefixes, other, pick) => {
        const ranges = prefixes.map(readPrefix).filter((range) => range !== null)
        const edge = ranges[pick % Math.max(1, ranges.length)]
        for (const address of [
          readPlainAddress(other),
          edge && { family: edge.family, bits: edge.first },
          edge && { family: edge.family, bits: edge.last + 1n },
        ]) {
          if (!address) continue
          const expected = ranges.some(
            ({ family, first, last }) => family === address.family && first <= address.bits && address.bits <= last,
          )
          expect(createAddressRanges(prefixes).contain(address)).toBe(expected)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('the lists that come with this version', () => {
  it('say of first and last addresses of each network what a look at each network says', () => {
    const networks = createAgentNetworks(shippedLists)
    for (const { id, prefixes } of shippedLists)
      for (const prefix of prefixes) {
        const range = readPrefix(prefix)
        expect(range, `${id} ${prefix}`).not.toBeNull()
        const { family, first, last } = range!
        for (const bits of [first, last]) expect(networks.contain(id, { family, bits }), `${id} ${prefix}`).toBe(true)
        const behind = { family, bits: last + 1n }
        const isInAnother = prefixes.some((one) => isInNetwork(behind, readNetwork(one)!))
        expect(networks.contain(id, behind), `${id} behind ${prefix}`).toBe(isInAnother)
      }
  })

  it('are pages that agents are verified by, each over https and once', () => {
    const ids = networkListPages.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(networkListPages.filter(({ url }) => !url.startsWith('https://'))).toEqual([])
    expect([...new Set(agents.flatMap(({ verify }) => verify.networks))].sort()).toEqual([...ids].sort())
    expect(shippedLists.filter(({ id }) => !ids.includes(id))).toEqual([])
    for (const { asOf } of shippedLists) expect(new Date(asOf).toISOString()).toMatch(/^20\d\d-\d\d-\d\dT00:00:00/)
  })
})
