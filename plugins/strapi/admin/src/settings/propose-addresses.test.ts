import { expect, test } from 'vitest'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'
import { proposeAddresses } from './propose-addresses.ts'

const shape = (part: Partial<TypeShape>): TypeShape => ({
  uid: 'api::article.article',
  displayName: 'Article',
  kind: 'collectionType',
  localized: false,
  draftAndPublish: true,
  attributes: {},
  components: {},
  ...part,
})
const mapping = (slug: string | null) => ({ slug }) as Mapping
const locales = [
  { code: 'en', name: 'English', isDefault: true },
  { code: 'fr', name: 'French', isDefault: false },
]

test.each([
  ['a type without locales', shape({}), mapping('slug'), locales, { '*': 'https://example.org/articles/{slug}' }],
  [
    'a type with locales: each below its code, where the lines for front ends put pages',
    shape({ localized: true }),
    mapping('slug'),
    locales,
    { '*': 'https://example.org/{locale}/articles/{slug}' },
  ],
  ['one locale only', shape({ localized: true }), mapping('slug'), locales.slice(0, 1), { '*': 'https://example.org/articles/{slug}' }],
  ['a type without a slug', shape({}), mapping(null), locales, { '*': 'https://example.org/articles/{documentId}' }],
  ['a single type: a page of its own', shape({ kind: 'singleType' }), mapping('slug'), locales, { '*': 'https://example.org/articles' }],
])('%s', (_name, type, mapped, all, expected) => {
  expect(proposeAddresses('https://example.org/', { shape: type, mapping: mapped, pathName: 'articles' }, all)).toEqual(expected)
})
