import { noChoices } from '@citable/editor/choices'
import { expect, test } from 'vitest'
import { contextOfEntry } from './context-of-entry.ts'
import type { EntryToRead } from './input-of-entry.ts'
import { textHash } from './text-hash.ts'

const since = '2025-03-01T08:00:00.000Z'
const entry = (markdown: string, facts: Partial<EntryToRead['facts']> = {}, values: Record<string, unknown> = {}): EntryToRead => ({
  values: { title: 'Soil', markdown, ...values },
  mapping: {
    title: 'title',
    body: ['markdown'],
    slug: null,
    description: null,
    image: null,
    author: null,
    datePublished: null,
    dateModified: 'reviewed',
    addresses: {},
  },
  shape: {
    uid: 'api::article.article',
    displayName: 'Article',
    kind: 'collectionType',
    localized: false,
    draftAndPublish: true,
    attributes: { title: { type: 'string' }, markdown: { type: 'richtext' }, reviewed: { type: 'date' } },
    components: {},
  },
  facts: {
    documentId: 'd',
    locale: 'en',
    authors: [],
    datePublished: '2024-01-01T00:00:00.000Z',
    dateModified: '2025-09-01T00:00:00.000Z',
    publishedText: null,
    ...facts,
  },
  site: { url: '', name: '', publisher: { kind: 'organization', name: '' }, logo: '' },
  assets: null,
  schemaType: null,
  choices: noChoices,
})
const publishedText = { hash: textHash(entry('Soil needs air.')), since }

test.each<[string, EntryToRead, string | undefined]>([
  ['the text is the published one', entry('Soil needs air.', { publishedText }), since],
  ['only markup and white space differ', entry('Soil **needs**\n\nair.', { publishedText }), since],
  ['another field is changed', entry('Soil needs air.', { publishedText }, { title: 'Earth' }), since],
  ['the author gave a new date', entry('Soil needs air.', { publishedText, dateModified: since }, { reviewed: '2026-01-01' }), since],
  ['a word differs', entry('Soil needs water.', { publishedText }), undefined],
  ['its date is no newer than the text', entry('Soil needs air.', { publishedText, dateModified: since }), undefined],
  ['nobody stored what was published', entry('Soil needs air.'), undefined],
])('since when the text is the same, where %s', (_name, read, expected) => {
  expect(contextOfEntry(read).unchangedSince).toBe(expected)
})
