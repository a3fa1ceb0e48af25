import { describe, expect, test } from 'vitest'
import { addressOf, isAddressPattern } from './address.ts'

const entry = { values: { section: 'garden', year: 2026, empty: '' }, slug: 'how-to', locale: 'de', documentId: 'abc' }

describe('addressOf', () => {
  test.each<[string, Record<string, string>, Partial<typeof entry> | { slug: null } | { locale: null }, string | null]>([
    [
      'the pattern of the locale',
      { '*': 'https://a.example/{slug}', de: 'https://a.example/de/{slug}' },
      {},
      'https://a.example/de/how-to',
    ],
    [
      'the pattern for the others',
      { '*': 'https://a.example/{locale}/{slug}', en: 'https://a.example/{slug}' },
      {},
      'https://a.example/de/how-to',
    ],
    ['a type without locales', { '*': 'https://a.example/{slug}' }, { locale: null }, 'https://a.example/how-to'],
    [
      'fields and the document id',
      { '*': 'https://a.example/{field:section}/{field:year}/{documentId}' },
      {},
      'https://a.example/garden/2026/abc',
    ],
    ['no pattern', {}, {}, null],
    ['only another locale has one', { en: 'https://a.example/{slug}' }, {}, null],
    ['a draft without a slug has no address yet', { '*': 'https://a.example/{slug}' }, { slug: null }, null],
    ['an empty field', { '*': 'https://a.example/{field:empty}' }, {}, null],
    ['a field that is not there', { '*': 'https://a.example/{field:nope}' }, {}, null],
    [
      'reserved characters are encoded, slashes stay',
      { '*': 'https://a.example/{slug}' },
      { slug: 'a b?c/d#e' },
      'https://a.example/a%20b%3Fc/d%23e',
    ],
    ['other scripts are encoded', { '*': 'https://a.example/{slug}' }, { slug: '犬' }, 'https://a.example/%E7%8A%AC'],
    ['a slug cannot change the host', { '*': 'https://a.example/{slug}' }, { slug: '//evil.example' }, 'https://a.example///evil.example'],
    ['no other protocol', { '*': 'javascript:alert({slug})' }, {}, null],
  ])('%s', (_name, patterns, change, expected) => {
    expect(addressOf(patterns, { ...entry, ...change })).toBe(expected)
  })
})

describe('isAddressPattern', () => {
  test.each([
    ['https://www.example.org/{locale}/articles/{slug}', true],
    ['http://localhost:3000/{field:section}/{documentId}', true],
    ['https://www.example.org/{title}', false],
    ['https://www.example.org/{slug', false],
    ['/articles/{slug}', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s', (pattern, expected) => {
    expect(isAddressPattern(pattern)).toBe(expected)
  })
})
