import { BlockList } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import cases from './__fixtures__/addresses.json' with { type: 'json' }
import { addressPolicyTable, createAddressPolicy } from './address-policy.ts'
import { readNetwork } from './addresses.ts'

const policy = createAddressPolicy()

describe('address policy', () => {
  it.each(cases.refuse)('refuses $address: $why', ({ address }) => {
    expect(policy.isPublic(address)).toBe(false)
  })

  it.each(cases.allow)('accepts $address: $why', ({ address }) => {
    expect(policy.isPublic(address)).toBe(true)
  })
})

/** The same table in Node's own implementation of networks: an independent second opinion. */
const denied4 = new BlockList()
const denied6 = new BlockList()
const allowed6 = new BlockList()
const add = (list: BlockList, text: string, family: 'ipv4' | 'ipv6'): void => {
  const [address = '', prefix = ''] = text.split('/')
  list.addSubnet(address, Number(prefix), family)
}
for (const [text] of addressPolicyTable.deniedIpv4) add(denied4, text, 'ipv4')
for (const [text] of addressPolicyTable.deniedIpv6) add(denied6, text, 'ipv6')
add(allowed6, addressPolicyTable.allowedIpv6, 'ipv6')

const ipv4 = fc
  .nat({ max: 255 })
  .chain((first) => fc.tuple(fc.constant(first), fc.nat({ max: 255 }), fc.nat({ max: 255 }), fc.nat({ max: 255 })))
const ipv6 = fc.tuple(
  fc.constantFrom(0, 0x64, 0x100, 0x2001, 0x2002, 0x2620, 0x2a00, 0x3fff, 0x4000, 0xfe80, 0xfd00),
  fc.array(fc.nat({ max: 0xffff }), { minLength: 7, maxLength: 7 }),
)

describe('address policy, for any address', () => {
  it('agrees with an independent implementation of the same table (IPv4)', () => {
    fc.assert(
      fc.property(ipv4, (parts) => {
        const text = parts.join('.')
        expect(policy.isPublic(text)).toBe(!denied4.check(text, 'ipv4'))
      }),
      { numRuns: 2000, seed: 4 },
    )
  })

  it('agrees with an independent implementation of the same table (IPv6)', () => {
    fc.assert(
      fc.property(ipv6, ([first, rest]) => {
        const text = [first, ...rest].map((group) => group.toString(16)).join(':')
        expect(policy.isPublic(text)).toBe(allowed6.check(text, 'ipv6') && !denied6.check(text, 'ipv6'))
      }),
      { numRuns: 2000, seed: 6 },
    )
  })

  it('gives every spelling that the URL parser turns into one address the same verdict', () => {
    fc.assert(
      fc.property(ipv4, ([a, b, c, d]) => {
        const number = ((a * 256 + b) * 256 + c) * 256 + d
        const spellings = [
          `${a}.${b}.${c}.${d}`,
          `${a}.${b}.${c * 256 + d}`,
          `${a}.${(b * 256 + c) * 256 + d}`,
          String(number),
          `0x${number.toString(16)}`,
          `0${number.toString(8)}`,
          `0x${a.toString(16)}.0${b.toString(8)}.${c}.${d}.`,
        ]
        const verdicts = new Set(spellings.map((spelling) => policy.isPublic(new URL(`http://${spelling}/`).hostname)))
        expect([...verdicts]).toEqual([!denied4.check(`${a}.${b}.${c}.${d}`, 'ipv4')])
      }),
      { numRuns: 500, seed: 7 },
    )
  })
})

describe('operators’ own NAT64 prefixes', () => {
  const rows: readonly [string, string, boolean][] = [
    ['2a00:1234::/96', '2a00:1234::7f00:1', false],
    ['2a00:1234::/96', '2a00:1234::808:808', true],
    ['2a00:1234::/32', '2a00:1234:7f00:1::', false],
    ['2a00:1234:5678::/48', '2a00:1234:5678:a00:0:100::', false],
    ['2a00:1234:5678:9a00::/64', '2a00:1234:5678:9a00:a9:fea9:fe00:0', false],
    ['2a00:1234:5678:9a00::/64', '2a00:1234:5678:9a00:8:808:800:0', true],
  ]
  it.each(rows)('%s: %s is judged by the IPv4 address inside', (prefix, address, expected) => {
    const network = readNetwork(prefix)
    expect(network).not.toBeNull()
    expect(createAddressPolicy([network!]).isPublic(address)).toBe(expected)
  })
})
