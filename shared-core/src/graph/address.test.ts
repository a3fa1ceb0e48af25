import { describe, expect, test } from 'vitest'
import { absoluteId, normalizeAddress, normalizeHome, relativeId, resolveAddress, slugOf } from './address.ts'

describe('normalizeAddress', () => {
  test.each([
    ['scheme and host in lower case', 'HTTPS://Example.COM/Path', 'https://example.com/Path'],
    ['the default port goes', 'https://example.com:443/a', 'https://example.com/a'],
    ['another port stays', 'http://localhost:8888/a', 'http://localhost:8888/a'],
    ['no path is the root', 'https://example.com', 'https://example.com/'],
    ['a query without path', 'https://example.com?p=1', 'https://example.com/?p=1'],
    ['the fragment goes', 'https://example.com/a#b', 'https://example.com/a'],
    ['international hosts as punycode', 'https://münchen.example/straße', 'https://xn--mnchen-3ya.example/straße'],
    ['percent signs and their case stay', 'https://example.com/%D8%b9', 'https://example.com/%D8%b9'],
    ['dots in the path stay', 'https://example.com/a/../b', 'https://example.com/a/../b'],
    [
      'characters no address may hold are encoded',
      'https://example.com/a b"<>\\^`{|}',
      'https://example.com/a%20b%22%3C%3E%5C%5E%60%7B%7C%7D',
    ],
  ])('%s', (_name, given, expected) => expect(normalizeAddress(given)).toBe(expected))
  test.each(['', '/relative', 'example.com', 'javascript:alert(1)', 'ftp://example.com/', 'https://', 'mailto:a@example.com'])(
    'refuses %j',
    (given) => expect(normalizeAddress(given)).toBeNull(),
  )
})

test.each([
  ['one slash at the end', 'https://example.com', 'https://example.com/'],
  ['many slashes', 'https://example.com/blog///', 'https://example.com/blog/'],
  ['no query', 'https://example.com/?lang=en', 'https://example.com/'],
])('normalizeHome: %s', (_name, given, expected) => expect(normalizeHome(given)).toBe(expected))

test.each([
  ['absolute', 'https://a.example/x', null, 'https://a.example/x'],
  ['relative with base', '/img/a.jpg', 'https://a.example/x/y', 'https://a.example/img/a.jpg'],
  ['relative without base', '/img/a.jpg', null, null],
  ['without scheme', '//cdn.example/a.jpg', 'https://a.example/', 'https://cdn.example/a.jpg'],
  ['script', 'javascript:alert(1)', 'https://a.example/', null],
  ['data', 'data:image/png;base64,AAAA', 'https://a.example/', null],
  ['empty', ' ', 'https://a.example/', null],
  ['quotes are encoded', 'https://a.example/"x', null, 'https://a.example/%22x'],
])('resolveAddress: %s', (_name, address, base, expected) => expect(resolveAddress(address, base)).toBe(expected))

describe('ids', () => {
  const bases = { home: 'https://example.com/', page: 'https://example.com/post/?a=1' }
  const rows = [
    ['#website', 'https://example.com/#website'],
    ['#organization', 'https://example.com/#organization'],
    ['#/schema/person/ada', 'https://example.com/#/schema/person/ada'],
    ['#webpage', 'https://example.com/post/?a=1'],
    ['#article', 'https://example.com/post/?a=1#article'],
    ['#citable-howto', 'https://example.com/post/?a=1#citable-howto'],
    ['https://other.example/#x', 'https://other.example/#x'],
  ] as const
  test.each(rows)('%s ⇄ %s', (relative, absolute) => {
    expect(absoluteId(relative, bases)).toBe(absolute)
    expect(relativeId(absolute, bases)).toBe(relative)
  })
  test('without bases everything stays relative', () => {
    for (const [relative] of rows) expect(absoluteId(relative, { home: '', page: '' })).toBe(relative)
  })
  test('the home page as a page has an id of its own beside the site’s', () => {
    const home = { home: 'https://example.com/', page: 'https://example.com/' }
    expect(relativeId('https://example.com/#website', home)).toBe('#website')
    expect(relativeId('https://example.com/#article', home)).toBe('#article')
    expect(relativeId('https://example.com/', home)).toBe('#webpage')
  })
})

test.each([
  ['Ada Lovelace', 'ada-lovelace'],
  ['  María-José O’Neill  ', 'maría-josé-o-neill'],
  ['ÅSA', 'Åsa'],
  ['山田 太郎', '山田-太郎'],
  ['a\u2028b\u200fc', 'a-b-c'],
  ['🎉', '🎉'],
  ['---', ''],
  ['', ''],
])('slugOf %j', (name, expected) => expect(slugOf(name)).toBe(expected))
