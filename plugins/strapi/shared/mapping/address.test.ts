import { describe, expect, test } from 'vitest'
import { type Addressed, addressOf, isAddressPattern } from './address.ts'

const related = { category: { slug: 'soil' }, tags: [{ name: 'worms' }, { name: 'air' }], topic: { connect: [], disconnect: [] } }
const entry = {
  values: { section: 'garden', year: 2026, empty: '', ...related },
  slug: 'how-to',
  locale: 'de',
  documentId: 'abc',
  date: '2026-03-04T23:59:59.000Z',
}

describe('addressOf', () => {
  test.each<[string, Record<string, string>, Partial<Addressed>, string | null]>([
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
    ['the day', { '*': 'https://a.example/{year}/{month}/{day}/{slug}' }, {}, 'https://a.example/2026/03/04/how-to'],
    ['no day yet', { '*': 'https://a.example/{year}/{slug}' }, { date: null }, null],
    ['a related entry', { '*': 'https://a.example/{category.slug}/{slug}' }, {}, 'https://a.example/soil/how-to'],
    ['the first of several', { '*': 'https://a.example/{tags.name}/{slug}' }, {}, 'https://a.example/worms/how-to'],
    [
      'the saved one of a form that only tells changes',
      { '*': 'https://a.example/{topic.slug}/{slug}' },
      { named: { 'topic.slug': 'heap' } },
      'https://a.example/heap/how-to',
    ],
    ['no related entry', { '*': 'https://a.example/{topic.slug}/{slug}' }, {}, null],
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
    ['https://www.example.org/{year}/{month}/{day}/{category.slug}', true],
    ['https://www.example.org/{category.parent.slug}', false],
    ['https://www.example.org/{title}', false],
    ['https://www.example.org/{slug', false],
    ['/articles/{slug}', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s', (pattern, expected) => {
    expect(isAddressPattern(pattern)).toBe(expected)
  })
})
