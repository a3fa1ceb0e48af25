import { describe, expect, test } from 'vitest'
import type { Json } from '../../model/values.ts'
import { exampleContext } from '../../testing/read-examples.ts'
import { readArticle } from '../read-article.ts'

const site = 'https://harbour.example'

/** The trail of a page, by its names. */
function trailOf({ items = null, shown = '' }: { readonly items?: Json; readonly shown?: string }) {
  const declared =
    items === null ? '' : JSON.stringify({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items })
  const script = declared === '' ? '' : `<script type="application/ld+json">${declared}</script>`
  const html = `<!doctype html><html lang="en"><head><title>Ferry</title>${script}</head><body>${shown}<main><h1>Ferry</h1><p>The ferry runs again from Monday.</p></main></body></html>`
  const { breadcrumbs } = readArticle({ kind: 'page', html }, { ...exampleContext, url: `${site}/news/ferry` })
  return breadcrumbs
}
const crumb = (name: string, position: Json | undefined, path = `/${name.toLowerCase()}`) => ({
  '@type': 'ListItem',
  ...(position !== undefined && { position }),
  item: { '@id': `${site}${path}`, name },
})
const namesOf = (items: Json): readonly string[] => trailOf({ items }).map(({ name }) => name)

describe('a declared trail', () => {
  test('is read from home to the page, whatever the order of the file', () => {
    const items = [crumb('Ferry', 3), crumb('Home', 1, '/'), crumb('News', 2)]
    expect(trailOf({ items })).toEqual([
      { name: 'Home', url: `${site}/` },
      { name: 'News', url: `${site}/news` },
      { name: 'Ferry', url: `${site}/ferry` },
    ])
  })
  test('is ordered by number, not by text', () => {
    const items = ['10', '9', '2', '1'].map((position) => crumb(`Part ${position}`, position, `/${position}`))
    expect(namesOf(items)).toEqual(['Part 1', 'Part 2', 'Part 9', 'Part 10'])
  })
  test.each([
    ['without positions', undefined],
    ['with positions in words', 'first'],
  ])('%s stays in the order of the file', (_, position) => {
    expect(namesOf([crumb('Home', position), crumb('News', position), crumb('Ferry', position)])).toEqual(['Home', 'News', 'Ferry'])
  })
  test('goes before the one that is shown', () => {
    const shown = '<nav class="breadcrumb"><a href="/">Start</a> › <a href="/all">All</a></nav>'
    expect(trailOf({ items: [crumb('Home', 1), crumb('News', 2)], shown }).map(({ name }) => name)).toEqual(['Home', 'News'])
    expect(trailOf({ shown }).map(({ name }) => name)).toEqual(['Start', 'All'])
  })
})
