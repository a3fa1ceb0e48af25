import { describe, expect, it } from 'vitest'
import { isInNetwork, isWithin, readAddress, readNetwork } from './addresses.ts'

const shown = (address: ReturnType<typeof readAddress>): string | null => address && `${address.family}:${address.bits.toString(16)}`

describe('addresses as text', () => {
  it.each<[text: string, read: string | null]>([
    ['1.2.3.4', '4:1020304'],
    ['255.255.255.255', '4:ffffffff'],
    ['256.1.1.1', null],
    ['01.2.3.4', null],
    ['1.2.3', null],
    ['::', '6:0'],
    ['::1', '6:1'],
    ['1::', `6:1${'0'.repeat(28)}`],
    ['1:2:3:4:5:6:7:8', '6:10002000300040005000600070008'],
    ['::ffff:1.2.3.4', '6:ffff01020304'],
    ['1:2:3:4:5:6:1.2.3.4', '6:10002000300040005000601020304'],
    ['1:2:3:4:5:6:7:1.2.3.4', null],
    ['::1.2.3', null],
    ['::1.2.3.400', null],
    ['1.2.3.4::', null],
    ['1:2:3:4:5:6:7', null],
    ['1:2:3:4:5:6:7:8:9', null],
    ['1:2:3:4:5:6:7::8', null],
    ['1::2:3:4:5:6:7', '6:10000000200030004000500060007'],
    ['1:2:3:4::5:6:7:8:9', null],
    ['1::2::3', null],
    [':1:2:3:4:5:6:7', null],
    ['12345::', null],
    ['g::', null],
    ['fe80::1%eth0', null],
    ['[::1]', null],
    ['example.com', null],
    ['', null],
  ])('%s is %s', (text, read) => {
    expect(shown(readAddress(text))).toBe(read)
  })
})

describe('networks as text', () => {
  it.each<[text: string, prefix: number | null]>([
    ['10.0.0.0/8', 8],
    ['0.0.0.0/0', 0],
    ['10.1.2.3', 32],
    ['10.1.2.3/32', 32],
    ['10.1.2.3/33', null],
    ['::1', 128],
    ['::1/128', 128],
    ['::/129', null],
    ['2000::/3', 3],
    ['10.0.0.0/7', 7],
    ['10.0.0.0/6', null],
    ['10.0.0.0/08', null],
    ['10.0.0.0/8x', null],
    ['10.0.0.0/-8', null],
    ['10.0.0.0/+8', null],
    ['10.0.0.0/8.0', null],
    ['10.0.0.0/', null],
    ['/8', null],
    ['10.0.0.0/8/8', null],
  ])('%s has a prefix of %s bits', (text, prefix) => {
    expect(readNetwork(text)?.prefix ?? null).toBe(prefix)
  })
})

it.each<[inner: string, outer: string, isIt: boolean]>([
  ['10.1.0.0/16', '10.0.0.0/8', true],
  ['10.0.0.0/8', '10.0.0.0/8', true],
  ['10.0.0.0/8', '10.0.0.0/16', false],
  ['11.0.0.0/16', '10.0.0.0/8', false],
  ['::/120', '0.0.0.0/0', false],
])('%s lies in %s: %s', (inner, outer, isIt) => {
  expect(isWithin(readNetwork(inner)!, readNetwork(outer)!)).toBe(isIt)
})

it.each<[address: string, network: string, isIt: boolean]>([
  ['10.255.0.1', '10.0.0.0/8', true],
  ['11.0.0.0', '10.0.0.0/8', false],
  ['::', '0.0.0.0/0', false],
  ['0.0.0.0', '::/0', false],
])('address %s lies in %s: %s', (address, network, isIt) => {
  expect(isInNetwork(readAddress(address)!, readNetwork(network)!)).toBe(isIt)
})
