import { describe, expect, test } from 'vitest'
import { addressProblem, guardedLookup, isLoopbackAddress, isPublicAddress } from './address-guard.ts'

describe('isPublicAddress', () => {
  test.each([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['10.0.0.1', false],
    ['172.15.255.255', true],
    ['172.16.0.0', false],
    ['172.31.255.255', false],
    ['172.32.0.0', true],
    ['192.168.0.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['198.18.0.1', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:93.184.215.14', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
    ['2001::1', false],
    ['not an address', false],
    ['', false],
  ])('%s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected)
  })
})

test.each([
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['::2', false],
  ['localhost', false],
])('loopback: %s %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected)
})

describe('addressProblem', () => {
  test.each([
    ['https://service.example.org', null],
    ['https://service.example.org/base', null],
    ['http://127.0.0.1:8787', null],
    ['http://localhost:8787', null],
    ['http://[::1]:8787', null],
    ['http://service.example.org', 'insecure'],
    ['http://10.0.0.1', 'insecure'],
    ['https://10.0.0.1', 'private'],
    ['https://0x7f.1', null],
    ['https://167772161', 'private'],
    ['https://[fd00::1]', 'private'],
    ['ftp://service.example.org', 'invalid'],
    ['file:///etc/passwd', 'invalid'],
    ['https://user:secret@service.example.org', 'invalid'],
    ['https://service.example.org/?key=1', 'invalid'],
    ['service.example.org', 'invalid'],
    ['', 'invalid'],
  ])('%s: %s', (address, expected) => {
    expect(addressProblem(address, false)).toBe(expected)
  })

  test('inner networks by choice, never over http', () => {
    expect(addressProblem('https://10.0.0.1', true)).toBeNull()
    expect(addressProblem('http://10.0.0.1', true)).toBe('insecure')
  })
})

test('a name that resolves to a refused address is not called', async () => {
  const look = (isAllowed: (address: string) => boolean) =>
    new Promise((resolve) => guardedLookup(isAllowed)('localhost', {}, (error, address) => resolve(error?.message ?? address)))
  expect(await look(isPublicAddress)).toContain('not allowed')
  expect(['127.0.0.1', '::1']).toContain(await look(isLoopbackAddress))
})
