import { describe, expect, test } from 'vitest'
import type { AnalysisContext, ArticleInput, AuthorFields } from '../model/input.ts'
import { readArticle } from './read-article.ts'

const context: AnalysisContext = {
  url: null,
  language: null,
  now: '2026-11-20T00:00:00Z',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 5 },
}
const fields: AuthorFields = {
  title: null,
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}
const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length))

/** Each makes about `length` UTF-16 units of a kind that has broken parsers. */
const shapes: readonly { name: string; html: (length: number) => string }[] = [
  { name: 'angle brackets', html: (length) => fill('<', length) },
  { name: 'ampersands', html: (length) => fill('&', length) },
  { name: 'references', html: (length) => `<p>${fill('&amp;\n ', length)}` },
  { name: 'spaces', html: (length) => fill(' ', length) },
  { name: 'nested boxes', html: (length) => fill('<div>', length / 2) + fill('</div>', length / 2) },
  { name: 'nested boxes never closed', html: (length) => fill('<div>x', length) },
  { name: 'end tags that close nothing under open boxes', html: (length) => fill('<i>', length / 4) + fill('</b>', length) },
  { name: 'nested lists', html: (length) => fill('<ul><li>x', length) },
  { name: 'nested lists around a heading', html: (length) => `${fill('<ul><li>', length)}<h2>x</h2>` },
  { name: 'nested tables', html: (length) => fill('<table><tr><td>x', length) },
  { name: 'nested quotations', html: (length) => fill('<blockquote>x', length) },
  { name: 'nested details', html: (length) => fill('<details><summary>q?</summary>a', length) },
  { name: 'links', html: (length) => fill('<a href="/x">y</a> ', length) },
  { name: 'links never closed', html: (length) => fill('<a href="/x">y ', length) },
  { name: 'one paragraph', html: (length) => `<p>${fill('word word, ', length)}</p>` },
  { name: 'one attribute that never ends', html: (length) => `<p title="${fill('x>', length)}` },
  { name: 'attributes', html: (length) => `<p ${fill('a b="c" ', length)}>x</p>` },
  { name: 'comments never closed', html: (length) => fill('<!--', length) },
  { name: 'images in one figure', html: (length) => `<figure>${fill('<img src="a.jpg"><figcaption>c</figcaption>', length)}` },
  {
    name: 'authors',
    html: (length) => `<article><p>${fill('some text, ', 400)}</p>${fill('<span class="author">By Ann Lee</span>', length)}`,
  },
  { name: 'dates', html: (length) => `<p>${fill('some text, ', 400)}</p>${fill('<div class="date">2019-01-0</div>', length)}` },
  { name: 'breadcrumbs inside each other', html: (length) => fill('<div class="breadcrumb">', length) },
  { name: 'JSON-LD of brackets', html: (length) => `<script type="application/ld+json">${fill('[', length)}</script>` },
  {
    name: 'nested values of one item',
    html: (length) => `<div itemscope itemtype="https://schema.org/Recipe">${fill('<b itemprop="name">x', length)}`,
  },
  { name: 'nested items', html: (length) => fill('<div itemscope itemtype="https://schema.org/Recipe"><i itemprop="name">x</i>', length) },
  {
    name: 'nested question blocks',
    html: (length) => fill('<div class="schema-faq-section"><b class="schema-faq-question">q?</b>a', length),
  },
  { name: 'shortcodes in one text', html: (length) => `&amp;${fill('[a_b c="1"] x &amp; ', length)}` },
  { name: 'captions without a picture', html: (length) => fill('[caption width="1"]<b></b>', length) },
  { name: 'steps inside each other', html: (length) => fill('<div class="schema-how-to"><p class="schema-how-to-step">x', length) },
  {
    name: 'JSON-LD scripts, with links to a picture cut to size',
    html: (length) =>
      `<meta property="og:image" content="https://a.example/harbour-600x315.jpg">${fill('<script type="application/ld+json">{"a":"/harbour.jpg"}</script>', length)}`,
  },
  {
    name: 'empty elements beside bylines',
    html: (length) => `<h1>A</h1><div class="author">${fill('<b></b><i class="author">Ann Lee</i>', length)}`,
  },
  { name: 'headings and bylines', html: (length) => fill('<h1>A</h1><p class="byline">By Ann Lee</p>', length) },
  { name: 'labels without a name', html: (length) => `<h1>A</h1>${fill('<dt>Author</dt><dd></dd>', length)}` },
  {
    name: 'pictures without an address',
    html: (length) => `<picture>${fill('<img><noscript></noscript>', length)}</picture><p>${'Some text, and more of it. '.repeat(20)}</p>`,
  },
  {
    name: 'headings below a page title',
    html: (length) => `<title>Four words and more</title>${fill('<h2>One of many other headings</h2>', length)}`,
  },
  { name: 'script data of authors in objects', html: (length) => `<script>${fill('author:{"a":1,', length)}</script>` },
  { name: 'script data of dates', html: (length) => `<script>${fill('"article_publish_date":"', length)}</script>` },
  { name: 'script data of authors', html: (length) => `<script>${fill('author: [ { "name" : "', length)}</script>` },
  {
    name: 'labels of a recipe',
    html: (length) => `<h2>Ingredients</h2>${fill('<p>Prep time                : 1</p>', length)}<h2>Method</h2>`,
  },
  {
    name: 'ratings under links to a verdict',
    html: (length) => `<h1>Pump review</h1><h2>Verdict</h2>${fill('<p>Rating 4/5 4 out of</p>', length)}`,
  },
  { name: 'binary', html: (length) => fill('\u0000\u0001\u00ff<\u0002>\ud800', length) },
]

test.each(shapes)('$name are read, as a page and as a draft', ({ html }) => {
  const text = html(200_000)
  const inputs: readonly ArticleInput[] = [
    { kind: 'page', html: text },
    { kind: 'body', html: text, fields },
  ]
  for (const input of inputs) expect(readArticle(input, context).kind).toBe(input.kind === 'page' ? 'page' : 'draft')
})

describe('time grows with length, not with its square', () => {
  /** CPU milliseconds of the best of three runs. */
  const cost = (html: string): number => {
    let best = Number.POSITIVE_INFINITY
    for (let run = 0; run < 3; run++) {
      const before = process.cpuUsage()
      readArticle({ kind: 'page', html }, context)
      const { user, system } = process.cpuUsage(before)
      best = Math.min(best, (user + system) / 1000)
    }
    return best
  }
  // Quadratic work would take 16 times as long for 4 times the text; collection of garbage and a busy machine stay far below.
  test.each(shapes.filter(({ name }) => /nested|links|one paragraph|references|authors|images|end tags/.test(name)))(
    '$name',
    ({ html }) => {
      cost(html(20_000))
      const small = cost(html(40_000))
      expect(cost(html(160_000))).toBeLessThan(Math.max(small * 10, 80))
    },
  )
})

test('ten megabytes are cut, not refused', () => {
  const article = readArticle(
    { kind: 'page', html: fill('<p>Some words, with commas, that make up a paragraph of text.</p>\n', 10_000_000) },
    context,
  )
  expect(article.blocks.length).toBeGreaterThan(1000)
})

test.each([
  { name: 'nested quotations', markdown: fill('> ', 40_000) },
  { name: 'brackets', markdown: fill('[a](', 40_000) },
  { name: 'tildes', markdown: fill('~a', 40_000) },
  { name: 'footnote marks', markdown: fill('[^a]', 40_000) },
  { name: 'stars', markdown: fill('*a **b', 40_000) },
  { name: 'back ticks', markdown: fill('`a``b', 40_000) },
  { name: 'pipes', markdown: fill('|a|b\n', 40_000) },
  { name: 'HTML never closed', markdown: fill('<div>\n\n', 40_000) },
  { name: 'front matter never closed', markdown: `---\n${fill('a: b\n', 40_000)}` },
])('Markdown of $name is read in bounded time', ({ markdown }) => {
  const before = process.cpuUsage()
  expect(readArticle({ kind: 'markdown', markdown, fields }, context).kind).toBe('draft')
  const { user, system } = process.cpuUsage(before)
  // Measured below 0.4 s each; pairing every mark with every other took 2 to 15 s.
  expect((user + system) / 1000).toBeLessThan(2000)
})

test.each(['', ' ', '\u0000', 'plain words', '{"json": true}', '%PDF-1.7 \u0001\u0002', '<', '</', '<!', '<p', '&', '\ufeff<p>x</p>'])(
  'any text is a page: %j',
  (html) => {
    expect(() => readArticle({ kind: 'page', html }, context)).not.toThrow()
  },
)

test('names of object properties in meta elements are only names', () => {
  const html =
    '<meta name="__proto__" content="x"><meta property="og:__proto__" content="y"><meta name="constructor" content="z"><p itemprop="__proto__">x</p><div class="constructor toString __proto__">x</div>'
  const article = readArticle({ kind: 'page', html }, context)
  expect(Object.getPrototypeOf(article.markup!.social)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})
