import { expect, test } from 'vitest'
import { absentComponents, headFields, hiddenBy } from './head-fields.ts'
import type { EntryToRead } from './input-of-entry.ts'

const cover = { id: 7, name: 'heap.jpg', url: '/uploads/heap.jpg', mime: 'image/jpeg' }
const entryOf = (values: EntryToRead['values'], rules: object = {}): EntryToRead => ({
  values: { title: 'Heap', slug: 'heap', cover, ...values },
  mapping: {
    title: 'title',
    body: [],
    slug: 'slug',
    description: null,
    image: 'cover',
    socialImage: 'seo.shareImage',
    canonical: 'seo.canonicalURL',
    robots: 'seo.metaRobots',
    author: null,
    datePublished: null,
    dateModified: null,
    structuredData: null,
    addresses: { '*': 'https://www.example.org/{slug}' },
  },
  shape: {
    uid: 'api::page.page',
    displayName: 'Page',
    kind: 'collectionType',
    localized: false,
    draftAndPublish: true,
    attributes: { cover: { type: 'media', multiple: false }, seo: { type: 'component', component: 'shared.seo' } },
    components: {
      'shared.seo': {
        shareImage: { type: 'media', multiple: false },
        canonicalURL: { type: 'string', ...rules },
        metaRobots: { type: 'string' },
      },
    },
  },
  facts: { documentId: 'a', locale: null, authors: [], datePublished: null, dateModified: null, publishedText: null },
  site: { url: '', name: '', publisher: { kind: 'organization', name: '' }, logo: '' },
  assets: null,
  schemaType: null,
  choices: { textKind: null, language: null },
})
const proposals = (entry: EntryToRead) => headFields(entry).map(({ name, proposal }) => [name, proposal?.value ?? null])

test.each<[string, object, readonly unknown[]]>([
  [
    'empty fields take the entry’s picture and its address',
    { seo: {} },
    [
      ['SocialImage', cover],
      ['Canonical', 'https://www.example.org/heap'],
    ],
  ],
  [
    'what people wrote stays',
    { seo: { shareImage: { name: 'own.png', url: '/own.png' }, canonicalURL: 'https://elsewhere.example/a' } },
    [
      ['SocialImage', null],
      ['Canonical', null],
    ],
  ],
  [
    'an entry without picture and slug has nothing to write',
    { seo: {}, cover: null, slug: null },
    [
      ['SocialImage', null],
      ['Canonical', null],
    ],
  ],
  ['a component that is not there is the author’s to add', { seo: null }, []],
])('%s', (_name, values, expected) => {
  expect(proposals(entryOf(values as EntryToRead['values']))).toEqual(expected)
})

test('an address that its field does not take is not written', () => {
  const [, canonical] = headFields(entryOf({ seo: {} }, { rules: { maxLength: 10 } }))
  expect(canonical?.problem).toEqual({ code: 'tooLong', limit: 10 })
})

test.each([
  ['noindex, follow', { path: 'seo.metaRobots', words: 'noindex, follow' }],
  ['index', null],
])('“%s” in the field for robots', (metaRobots, expected) => {
  expect(hiddenBy(entryOf({ seo: { metaRobots } }))).toEqual(expected)
})

const described = (values: EntryToRead['values']): EntryToRead => {
  const entry = entryOf(values)
  return { ...entry, mapping: { ...entry.mapping, description: 'seo.metaDescription', seoTitle: 'seo.metaTitle' } }
}

test.each<[string, EntryToRead['values'], readonly string[]]>([
  ['is named once where the entry does not have it', {}, ['seo']],
  ['is named where it was taken away', { seo: null }, ['seo']],
  ['is not named where the entry has it', { seo: {} }, []],
])('a component for the head of the page %s', (_what, values, expected) => {
  expect(absentComponents(described(values))).toEqual(expected)
})

test('fields of the entry itself are no component', () => {
  const entry = entryOf({})
  const mapping = { ...entry.mapping, description: 'summary', socialImage: null, canonical: null }
  expect(absentComponents({ ...entry, mapping })).toEqual([])
})
