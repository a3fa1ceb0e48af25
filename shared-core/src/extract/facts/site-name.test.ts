import { expect, test } from 'vitest'
import { readArticle } from '../read-article.ts'

test.each([
  { says: 'Harbour Weekly', is: 'Harbour Weekly' },
  { says: 'The Harbour Weekly | News | Weather | Homes', is: 'The Harbour Weekly' },
  { says: 'Harbour Weekly.com - All that happens at sea', is: 'Harbour Weekly.com' },
  { says: 'Boats – Ships', is: 'Boats – Ships' },
  { says: 'https://www.harbourweekly.com', is: 'harbourweekly.com' },
  { says: 'www.harbourweekly.com', is: 'harbourweekly.com' },
])('a site that calls itself $says is $is', ({ says, is }) => {
  const html = `<html lang="en"><head><meta property="og:site_name" content="${says}"></head><body><h1>Boats</h1><p>Text.</p></body></html>`
  const context = {
    url: 'https://www.harbourweekly.com/boats',
    language: null,
    now: '2026-11-20T00:00:00Z',
    site: null,
    page: null,
    targetQueries: [],
  }
  expect(
    readArticle({ kind: 'page', html }, { ...context, readJsonLd: true, options: { seo: true, aeo: true, titles: 3 } }).siteName?.value,
  ).toBe(is)
})
