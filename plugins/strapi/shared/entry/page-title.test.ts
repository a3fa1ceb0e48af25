import { expect, test } from 'vitest'
import { pageTitleOf } from './page-title.ts'

type Entry = Parameters<typeof pageTitleOf>[1]

const entry = (site: object = {}, templates?: { readonly title: string }): Entry =>
  ({
    values: { address: 'heap' },
    mapping: { title: 'headline', slug: 'address', datePublished: null, templates },
    facts: { locale: 'en', documentId: 'doc1', datePublished: null },
    site: { url: 'https://example.org', name: 'Notes', ...site },
  }) as unknown as Entry

test.each<[string, Entry, string]>([
  ['with the name of the site', entry(), 'Heap | Notes'],
  ['by the template of the site', entry({ titleTemplate: '{site}: {title}' }), 'Notes: Heap'],
  ['by the template of the type', entry({ titleTemplate: '{site}: {title}' }, { title: '{title} ({slug})' }), 'Heap (heap)'],
  ['by the site’s where that of the type names what is not there', entry({}, { title: '{title} ({author.name})' }), 'Heap | Notes'],
  ['alone where both do', entry({ name: '' }), 'Heap'],
])('a page is titled %s', (_name, one, title) => {
  expect(pageTitleOf({ title: 'Heap', seoTitle: null }, one)).toBe(title)
  // the panel puts what is on the screen into the same words
  expect(pageTitleOf({ title: '{title}', seoTitle: null }, one).replace('{title}', 'Heap')).toBe(title)
})

test('a title for result pages is used alone, and no title gives none', () => {
  expect(pageTitleOf({ title: 'Heap', seoTitle: 'Turn the heap' }, entry())).toBe('Turn the heap')
  expect(pageTitleOf({ title: null, seoTitle: null }, entry())).toBe('')
})
