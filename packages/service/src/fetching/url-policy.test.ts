import { describe, expect, it } from 'vitest'
import { cases, textOf } from '../../test/hostile/hostile-cases.ts'
import { createAddressPolicy } from './address-policy.ts'
import { checkUrl, isExcepted, portOf, readFetchException, type UrlPolicy } from './url-policy.ts'

const policy: UrlPolicy = { addresses: createAddressPolicy(), exceptions: [], ports: [] }

describe('address spellings', () => {
  it.each(cases('url'))('$id $group: $note', (row) => {
    const verdict = checkUrl(textOf(row.input), policy)
    expect(verdict.ok ? 'allow' : verdict.reason).toBe(row.expect === 'allow' ? 'allow' : row.reason)
  })
})

it.each<[url: string, verdict: string]>([
  ['http://:secret@example.com/', 'userinfo'],
  ['http://home.arpa/', 'name'],
  ['http://wiki/', 'name'],
  ['http://www.onionshop.example/', 'allow'],
  ['http://shop.notlocal/', 'allow'],
  [`http://example.com/${'a'.repeat(2048 - 19)}`, 'allow'],
  [`http://example.com/${'a'.repeat(2049 - 19)}`, 'url_invalid'],
])('%s: %s', (url, expected) => {
  const verdict = checkUrl(url, policy)
  expect(verdict.ok ? 'allow' : verdict.reason).toBe(expected)
})

it.each([
  ['https://example.com/', 443],
  ['http://example.com/', 80],
  ['http://example.com:443/', 443],
])('%s is asked at port %i', (url, port) => {
  expect(portOf(new URL(url))).toBe(port)
})

describe('operators’ exceptions', () => {
  const allow = (text: string): UrlPolicy => ({ ...policy, exceptions: [readFetchException(text)!] })
  const rows: readonly [string, string, string, string][] = [
    ['opens the named host', 'wiki.intranet=10.0.0.0/8', 'https://wiki.intranet/', 'allow'],
    ['opens no other private host', 'wiki.intranet=10.0.0.0/8', 'https://other.intranet/', 'name'],
    ['opens no subdomain of it', 'wiki.intranet=10.0.0.0/8', 'https://a.wiki.intranet/', 'name'],
    ['opens a literal address in its network', '127.0.0.1=127.0.0.1/32', 'http://127.0.0.1/', 'allow'],
    ['opens no other port', '127.0.0.1=127.0.0.1/32', 'http://127.0.0.1:8890/', 'port'],
    ['opens the port it names', '127.0.0.1:8890=127.0.0.1/32', 'http://127.0.0.1:8890/', 'allow'],
    ['opens only the port it names', '127.0.0.1:8890=127.0.0.1/32', 'http://127.0.0.1/', 'literal'],
    ['opens no neighbour address', '127.0.0.1:8890=127.0.0.1/32', 'http://127.0.0.2:8890/', 'literal'],
    ['does not open a host whose literal lies outside the network', '127.0.0.1=10.0.0.0/8', 'http://127.0.0.1/', 'literal'],
    ['never opens another scheme', 'wiki.intranet=10.0.0.0/8', 'ftp://wiki.intranet/', 'scheme'],
  ]
  it.each(rows)('%s', (_name, exception, url, expected) => {
    const verdict = checkUrl(url, allow(exception))
    expect(verdict.ok ? 'allow' : verdict.reason).toBe(expected)
  })

  it.each([
    ['wiki.intranet'],
    ['=10.0.0.0/8'],
    ['wiki.intranet=10.0.0.1/8'],
    ['wiki.intranet=ten'],
    ['a/b=10.0.0.0/8'],
    ['a@b=10.0.0.0/8'],
    ['wiki.intranet=10.0.0.0/8=x'],
    ['wiki.intranet:99999=10.0.0.0/8'],
    [''],
  ])('%s is no exception', (text) => {
    expect(readFetchException(text)).toBeNull()
  })

  it.each([
    [' wiki.intranet=10.0.0.0/8 ', 'wiki.intranet', null],
    ['wiki.intranet:8080=10.0.0.0/8', 'wiki.intranet', 8080],
    ['[::1]=::1', '::1', null],
    ['[::1:2]:80=::1:2', '::1:2', 80],
  ])('%s names host and port', (text, host, port) => {
    expect(readFetchException(text)).toMatchObject({ host, port })
  })

  it('opens no host for what is no address', () => {
    expect(isExcepted(new URL('http://wiki.intranet/'), 'wiki.intranet', [readFetchException('wiki.intranet=0.0.0.0/0')!])).toBe(false)
  })

  it('opens further ports for everyone only when the operator lists them', () => {
    expect(checkUrl('http://example.com:8080/', { ...policy, ports: [8080] }).ok).toBe(true)
    expect(checkUrl('http://example.com:8081/', { ...policy, ports: [8080] }).ok).toBe(false)
  })
})
