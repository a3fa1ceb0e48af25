import { expect, test } from 'vitest'
import type { Article } from '../model/article.ts'
import { readArticle } from './read-article.ts'

/** Pages whose data for machines and whose text say different things: which of the two is right. */
const paragraphs = [
  'The harbour office counted passengers for a whole year, on weekdays and on Sundays, and wrote down how long each of them waited.',
  'Two new boats arrived in January, so that the ferry now leaves every forty minutes, and nobody misses the train to town any more.',
  'Children under twelve ride for free when they come with their parents, and everybody else pays as much as before, the office said.',
].map((text) => `<p>${text}</p>`)

interface Parts {
  readonly data?: Readonly<Record<string, unknown>>
  readonly head?: string
  readonly top?: string
  readonly end?: string
}

const read = ({ data = {}, head = '', top = '<h1>Waiting times at the pier</h1>', end = '' }: Parts, readJsonLd = true): Article =>
  readArticle(
    {
      kind: 'page',
      html: `<!doctype html><html lang="en"><head><title>Waiting times at the pier - Harbour</title>${head}<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: 'Waiting times at the pier', datePublished: '2026-02-03T10:00:00+00:00', ...data })}</script></head><body><nav><a href="/">Home</a></nav><article>${top}${paragraphs.join('')}${end}</article></body></html>`,
    },
    {
      url: 'https://harbour.example.org/waiting',
      language: null,
      now: '2026-11-20',
      site: null,
      page: null,
      targetQueries: [],
      readJsonLd,
      options: { seo: true, aeo: true, titles: 3 },
    },
  )

const modifiedMeta = (value: string): string => `<meta property="article:modified_time" content="${value}">`
const repeated = { dateModified: '2026-02-03T10:00:00+00:00' }

test.each<readonly [name: string, parts: Parts, modified: string]>([
  [
    'a later meta element goes before data that repeat the publication',
    { data: repeated, head: modifiedMeta('2026-02-03T12:30:00+00:00') },
    '2026-02-03T12:30:00+00:00',
  ],
  ['an earlier one does not', { data: repeated, head: modifiedMeta('2026-02-02T12:30:00+00:00') }, '2026-02-03T10:00:00+00:00'],
  [
    'data that know a change go before meta elements',
    { data: { dateModified: '2026-02-04T09:00:00+00:00' }, head: modifiedMeta('2026-02-05T12:30:00+00:00') },
    '2026-02-04T09:00:00+00:00',
  ],
  [
    'a correction below the text is the last change',
    { data: repeated, end: '<p><em><strong>Correction added Feb. 9, 2026:</strong> The first version named the wrong pier.</em></p>' },
    '2026-02-09',
  ],
  [
    'a note above the text is, too',
    { data: repeated, end: '<p>Editors’ note, February 9, 2026: The boats have been sold since.</p>' },
    '2026-02-09',
  ],
  [
    'a note that is older than what the data say is not',
    { data: { dateModified: '2026-03-04T09:00:00+00:00' }, end: '<p>Update 9 February 2026: The boats have been sold since.</p>' },
    '2026-03-04T09:00:00+00:00',
  ],
  [
    'a sentence about another day is no note',
    { data: repeated, end: '<p>Update: the boats that were sold will be handed over to their owners on 9 May 2026.</p>' },
    '2026-02-03T10:00:00+00:00',
  ],
])('%s', (_name, parts, modified) => {
  expect(read(parts).dateModified?.value).toBe(modified)
})

test.each<readonly [name: string, shown: string, declared: string, published: string]>([
  ['a zone taken off twice leaves the day that readers see', 'Feb 2, 2026, 10:31 pm CST', '2026-02-03T04:31:13-06:00', '2026-02-02'],
  ['a time that agrees with its zone stays', 'Feb 3, 2026, 4:31 am CST', '2026-02-03T04:31:13-06:00', '2026-02-03T04:31:13-06:00'],
  ['another difference is no reason to doubt it', 'Feb 2, 2026, 9:31 pm CST', '2026-02-03T04:31:13-06:00', '2026-02-03T04:31:13-06:00'],
])('%s', (_name, shown, declared, published) => {
  const article = read({
    data: { datePublished: declared },
    top: `<h1>Waiting times at the pier</h1><div>Ann Lee - <span>${shown}</span></div>`,
  })
  expect(article.datePublished?.value).toBe(published)
})

test('a time between day and year is passed over', () => {
  const top =
    '<h1>Waiting times at the pier</h1><div class="date"><div>February 3</div><div><font>15:23</font> <font>2026</font></div></div>'
  expect(read({ top }, false).datePublished?.value).toBe('2026-02-03')
})

const trail = (text: string): string => `<ol><li><a href="/">Home</a></li><li><h1>${text}</h1></li></ol>`

test.each<readonly [name: string, parts: Parts, headline: string]>([
  [
    'the only H1 goes before a headline that readers do not see',
    { data: { headline: 'What the harbour office counted' } },
    'Waiting times at the pier',
  ],
  [
    'a headline that the H1 has behind a topic stays',
    { data: { headline: 'Waiting times at the pier' }, top: '<h1>Harbour: Waiting times at the pier</h1>' },
    'Waiting times at the pier',
  ],
  [
    'of two H1 none is certain',
    { data: { headline: 'What the harbour office counted' }, top: '<h1>Waiting times at the pier</h1><h1>All about the harbour town</h1>' },
    'What the harbour office counted',
  ],
  [
    'a section is no headline',
    { data: { headline: 'What the harbour office counted' }, top: '<h1>News</h1>' },
    'What the harbour office counted',
  ],
  [
    'below a trail that ends in an H1, the heading that the page shares as its title is the headline',
    {
      data: { headline: 'Waiting times at the pier' },
      head: '<meta property="og:title" content="Ferry: How long people really wait">',
      top: `${trail('Waiting times at the pier')}<h2><em>Ferry</em> <span>How long people really wait</span></h2>`,
    },
    'Ferry: How long people really wait',
  ],
  [
    'not without that heading',
    {
      data: { headline: 'Waiting times at the pier' },
      head: '<meta property="og:title" content="Ferry: How long people really wait">',
      top: `${trail('Waiting times at the pier')}<h2>Two boats more</h2>`,
    },
    'Waiting times at the pier',
  ],
])('%s', (_name, parts, headline) => {
  expect(read(parts).headline?.value).toBe(headline)
})

const byline = (name: string): string => `<h1>Waiting times at the pier</h1><div class="byline">By <a href="/author/x">${name}</a></div>`

test.each<readonly [name: string, author: unknown, shown: string, expected: readonly [string, string]]>([
  ['a login is the name that readers see', { '@type': 'Person', name: 'annmarielee' }, 'Ann-Marie Lee', ['person', 'Ann-Marie Lee']],
  ['a login of another person stays', { '@type': 'Person', name: 'annmarielee' }, 'Bo Hart', ['person', 'annmarielee']],
])('%s', (_name, author, shown, [kind, name]) => {
  expect(read({ data: { author }, top: byline(shown) }).authors[0]?.value).toMatchObject({ kind, name })
})

test('the site that signs with its own name is an organization, also with marks on its letters', () => {
  const head = '<meta property="og:site_name" content="LaEstación.com">'
  const author = { '@type': 'Person', name: 'La Estación' }
  expect(read({ data: { author, publisher: { '@type': 'Organization', name: 'LaEstación.com' } }, head }).authors[0]?.value.kind).toBe(
    'organization',
  )
})
