import { describe, expect, it } from 'vitest'
import { cases, textOf } from '../../test/hostile-cases.ts'
import { createAddressPolicy } from './address-policy.ts'
import { checkUrl, readFetchException, type UrlPolicy } from './url-policy.ts'

const policy: UrlPolicy = { addresses: createAddressPolicy(), exceptions: [], ports: [] }

describe('address spellings', () => {
  it.each(cases('url'))('$id $group: $note', (row) => {
    const verdict = checkUrl(textOf(row.input), policy)
    expect(verdict.ok ? 'allow' : verdict.reason).toBe(row.expect === 'allow' ? 'allow' : row.reason)
  })
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
  ])('%s is no exception', (text) => {
    expect(readFetchException(text)).toBeNull()
  })

  it('opens further ports for everyone only when the operator lists them', () => {
    expect(checkUrl('http://example.com:8080/', { ...policy, ports: [8080] }).ok).toBe(true)
    expect(checkUrl('http://example.com:8081/', { ...policy, ports: [8080] }).ok).toBe(false)
  })
})
