import { expect, test } from 'vitest'
import type { Templates } from '../settings.ts'
import { headOf } from './head-of-entry.ts'
import type { EntryToRead } from './input-of-entry.ts'

const entryOf = (templates: Templates | undefined, values: EntryToRead['values'] = {}, site: object = {}): EntryToRead => ({
  values: { title: 'Heap', slug: 'heap', kind: 'guide', ...values },
  mapping: {
    title: 'title',
    seoTitle: 'metaTitle',
    body: [],
    slug: 'slug',
    description: 'excerpt',
    image: null,
    author: null,
    datePublished: null,
    dateModified: null,
    addresses: {},
    ...(templates && { templates }),
  },
  shape: {
    uid: 'api::page.page',
    displayName: 'Page',
    kind: 'collectionType',
    localized: false,
    draftAndPublish: true,
    attributes: {},
    components: {},
  },
  facts: {
    documentId: 'a',
    locale: null,
    authors: [],
    datePublished: '2026-03-04T00:00:00Z',
    dateModified: null,
    publishedText: null,
    named: { 'category.name': 'Soil' },
  },
  site: { url: 'https://www.example.org', name: 'Notes', publisher: { kind: 'organization', name: '' }, logo: '', ...site },
  assets: null,
  schemaType: null,
  choices: { textKind: null, language: null },
})

test.each<[string, Templates | undefined, EntryToRead['values'], object, string]>([
  ['the one that people wrote', { title: '{title}!' }, { metaTitle: 'All of heaps' }, {}, 'All of heaps'],
  ['by its type', { title: '{title} ({field:kind}, {year}) – {category.name} | {site}' }, {}, {}, 'Heap (guide, 2026) – Soil | Notes'],
  ['by its type before the site’s', { title: '{site} {title}' }, {}, { titleTemplate: '{title}' }, 'Notes Heap'],
  [
    'by the site’s where a value is not there',
    { title: '{title} {field:none}' },
    {},
    { titleTemplate: '{title} @ {site}' },
    'Heap @ Notes',
  ],
  ['by the site’s where its type has an empty one', { title: '' }, {}, {}, 'Heap | Notes'],
  ['by the usual pattern where there is none', undefined, {}, {}, 'Heap | Notes'],
  ['alone on a site without a name', undefined, {}, { name: '' }, 'Heap'],
  [
    'with words that look like a pattern as they are',
    undefined,
    { title: 'What {site} means: $& and $1' },
    {},
    'What {site} means: $& and $1 | Notes',
  ],
  ['none, where the entry has none', { title: '{title}' }, { title: ' ' }, {}, ''],
])('the title of a page is %s', (_what, templates, values, site, title) => {
  expect(headOf(entryOf(templates, values, site))?.title).toBe(title)
})

test.each<[string, Templates | undefined, EntryToRead['values'], string | null]>([
  ['the one that people wrote', { description: '{title}' }, { excerpt: 'Told.' }, 'Told.'],
  ['by its type, on one line', { description: '{title}:\n {category.name}' }, {}, 'Heap: Soil'],
  ['none where a value is not there', { description: '{title} {tag.name}' }, {}, null],
  ['none without a pattern', undefined, {}, null],
  ['none with an empty one', { description: '' }, {}, null],
])('the description of a page is %s', (_what, templates, values, description) => {
  const head = headOf(entryOf(templates, values))
  expect([head?.description, head?.openGraph?.description, head?.twitter?.description]).toEqual([description, description, description])
})
