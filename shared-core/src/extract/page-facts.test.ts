import { describe, expect, test } from 'vitest'
import type { Article } from '../model/article.ts'
import { readArticle } from './read-article.ts'

const text = `<p>${'Running text of the article, with a comma, that is long enough to be found. '.repeat(6)}</p>`
const related =
  '<div class="related-posts"><a href="/o"><span class="author">By Other Person</span> <time datetime="2019-01-01">x</time> Another story with a long title</a></div>'

function page(head: string, top = '', bottom = ''): Article {
  return readArticle(
    {
      kind: 'page',
      html: `<html lang="en-GB"><head>${head}</head><body><nav><a href="/">Home</a></nav><article>${top}<div class="entry-content">${text}</div>${bottom}</article></body></html>`,
    },
    {
      url: 'https://www.example.com/news/a',
      language: null,
      now: '2026-11-20T00:00:00Z',
      site: null,
      page: null,
      targetQueries: [],
      readJsonLd: true,
      options: { seo: true, aeo: true, titles: 5 },
    },
  )
}

describe('headline', () => {
  test.each([
    {
      name: 'the only H1',
      head: '<title>The whole story | Example</title>',
      top: '<h1>The whole story</h1>',
      headline: 'The whole story',
      from: 'element',
    },
    {
      name: 'the H1 that the title repeats',
      head: '<title>The whole story - Example</title>',
      top: '<h1>Example</h1><h1>The whole story</h1>',
      headline: 'The whole story',
      from: 'element',
    },
    {
      name: 'not a kicker in the same element',
      head: '<meta property="og:title" content="The whole story told">',
      top: '<h1><span>City</span> The whole story told</h1>',
      headline: 'The whole story told',
      from: 'element',
    },
    {
      name: 'og:title without the name of the site',
      head: '<meta property="og:site_name" content="Example"><meta property="og:title" content="The whole story - Example">',
      top: '',
      headline: 'The whole story',
      from: 'open_graph',
    },
    {
      name: 'the title without the word of its host',
      head: '<title>The whole story – Example.com</title>',
      top: '',
      headline: 'The whole story',
      from: 'element',
    },
    { name: 'a dash of the title itself stays', head: '<title>C++ - a guide</title>', top: '', headline: 'C++ - a guide', from: 'element' },
    {
      name: 'text escaped twice',
      head: '<meta property="og:title" content="Fish &amp;amp; chips for all">',
      top: '',
      headline: 'Fish & chips for all',
      from: 'open_graph',
    },
    {
      name: 'signs and letters escaped twice',
      head: '<meta property="og:title" content="&amp;#163;9 f&amp;uuml;r alle &amp;#038; mehr">',
      top: '',
      headline: '£9 für alle & mehr',
      from: 'open_graph',
    },
    {
      name: 'text that shows markup stays as it is',
      head: '<meta property="og:title" content="Why &amp;lt;b&amp;gt; is not bold">',
      top: '',
      headline: 'Why &lt;b&gt; is not bold',
      from: 'open_graph',
    },
  ])('$name', ({ head, top, headline, from }) => {
    expect(page(head, top).headline).toMatchObject({ value: headline, from })
  })
})

describe('authors', () => {
  test.each([
    {
      name: 'one meta element each',
      head: '<meta name="citation_author" content="Lee, Ann M."><meta name="citation_author" content="Müller, Bo">',
      top: '',
      names: ['Ann M. Lee', 'Bo Müller'],
    },
    {
      name: 'an address is no name',
      head: '<meta property="article:author" content="https://example.com/ann">',
      top: '<p class="byline">By Ann Lee</p>',
      names: ['Ann Lee'],
    },
    {
      name: 'microdata',
      head: '',
      top: '<span itemprop="author" itemscope><span itemprop="name">Ann Lee</span></span>',
      names: ['Ann Lee'],
    },
    {
      name: 'a person before a house',
      head: '<meta name="author" content="Example News">',
      top: '<span class="author">Ann Lee</span>',
      names: ['Ann Lee'],
    },
    { name: 'a house where nobody else is named', head: '<meta name="author" content="Example News">', top: '', names: ['Example News'] },
    { name: 'a line that begins with By', head: '', top: '<div><span>By Ann Lee and Bo Chen</span></div>', names: ['Ann Lee', 'Bo Chen'] },
    { name: "a link to a person's page", head: '', top: '<div><a href="/people/ann-lee">Ann Lee</a></div>', names: ['Ann Lee'] },
    { name: 'not those of other stories', head: '', top: '', bottom: related, names: [] },
    {
      name: 'not those of comments',
      head: '',
      top: '',
      bottom: '<div id="comments"><span class="author">Some Reader</span></div>',
      names: [],
    },
  ])('$name', ({ head, top, bottom, names }) => {
    expect(page(head, top, bottom).authors.map(({ value }) => value.name)).toEqual(names)
  })
})

describe('dates', () => {
  test.each([
    {
      name: 'meta element',
      head: '<meta property="article:published_time" content="2026-01-02T03:04:05Z">',
      top: '',
      date: '2026-01-02T03:04:05+00:00',
      from: 'open_graph',
    },
    { name: 'microdata', head: '', top: '<meta itemprop="datePublished" content="2026-01-02">', date: '2026-01-02', from: 'meta' },
    { name: 'time element at the top', head: '', top: '<time datetime="2026-01-02">2 Jan</time>', date: '2026-01-02', from: 'element' },
    {
      name: 'publication before update',
      head: '',
      top: '<p>Updated <time datetime="2026-02-03">3 Feb</time></p><p>Published <time datetime="2026-01-02">2 Jan</time></p>',
      date: '2026-01-02',
      from: 'element',
    },
    { name: 'written at the top', head: '', top: '<div>2 January 2026</div>', date: '2026-01-02', from: 'text' },
    {
      name: 'script data',
      head: '<script>x={"datePublished":"2026-01-02T00:00:00Z"}</script>',
      top: '',
      date: '2026-01-02T00:00:00+00:00',
      from: 'meta',
    },
    { name: 'not in the future', head: '<meta name="date" content="2031-01-02">', top: '', date: undefined, from: undefined },
    { name: 'not of other stories', head: '', top: '', bottom: related, date: undefined, from: undefined },
  ])('$name', ({ head, top, bottom, date, from }) => {
    const { datePublished } = page(head, top, bottom)
    expect([datePublished?.value, datePublished?.from]).toEqual([date, from])
  })

  test('a change before publication is none', () => {
    expect(
      page('<meta property="article:published_time" content="2026-01-02"><meta property="article:modified_time" content="2026-01-01">')
        .dateModified,
    ).toBeNull()
  })
})

describe('image', () => {
  const og = (address: string): string => `<meta property="og:image" content="${address}">`
  test.each([
    { name: 'address made absolute', head: og('/a/photo.jpg'), image: 'https://www.example.com/a/photo.jpg' },
    {
      name: 'a logo gives way',
      head: og('/logo.png') + '<meta name="twitter:image" content="/photo.jpg">',
      image: 'https://www.example.com/photo.jpg',
    },
    { name: 'a logo is better than nothing', head: og('/logo.png'), image: 'https://www.example.com/logo.png' },
    {
      name: 'below 50,000 pixels gives way',
      head: `${og('/s.jpg')}<meta property="og:image:width" content="200"><meta property="og:image:height" content="249"><meta name="twitter:image" content="/b.jpg">`,
      image: 'https://www.example.com/b.jpg',
    },
    {
      name: 'with 50,000 pixels stays',
      head: `${og('/s.jpg')}<meta property="og:image:width" content="200"><meta property="og:image:height" content="250"><meta name="twitter:image" content="/b.jpg">`,
      image: 'https://www.example.com/s.jpg',
    },
    { name: 'picture in the address is none', head: og('data:image/png;base64,AAAA'), image: undefined },
    { name: 'script address is none', head: og('javascript:alert(1)'), image: undefined },
    {
      name: 'http on a page of the same host with https',
      head: og('http://www.example.com/p.jpg'),
      image: 'https://www.example.com/p.jpg',
    },
    {
      name: 'the uncut picture that the page names',
      head: `${og('https://cdn.example.com/harbour-1200-80.jpg')}<link rel="preload" href="https://cdn.example.com/harbour.jpg">`,
      image: 'https://cdn.example.com/harbour.jpg',
    },
  ])('$name', ({ head, image }) => {
    expect(page(head).image?.value.url).toBe(image)
  })
})

test('a page of teasers: the article with the H1 is meant', () => {
  const story = (inside: string): string => `<article>${inside}</article>`
  const article = readArticle(
    {
      kind: 'page',
      html: `<body>${story(`<h1>Own</h1><p>Own text, ${'with words, '.repeat(30)}end.</p>`)}${story(`<h2>Other</h2>${'<p>Other text, with many words, in many paragraphs, one after the other.</p>'.repeat(9)}`)}</body>`,
    },
    {
      url: null,
      language: 'en',
      now: '2026-11-20',
      site: null,
      page: null,
      targetQueries: [],
      readJsonLd: true,
      options: { seo: true, aeo: true, titles: 5 },
    },
  )
  expect(article.blocks.map(({ text: words }) => words).join(' ')).not.toContain('Other')
})

test('a body cut in pieces is read whole', () => {
  const piece = (number: number): string =>
    `<section><div class="piece"><p>Piece ${number} of the text, ${'with words, '.repeat(30)}end.</p></div></section><section class="ad-slot"><p>Buy this, buy that.</p></section>`
  const article = page('', [1, 2, 3, 4].map(piece).join(''))
  for (const number of [1, 2, 3, 4]) expect(article.blocks.map(({ text: words }) => words).join(' ')).toContain(`Piece ${number}`)
})
