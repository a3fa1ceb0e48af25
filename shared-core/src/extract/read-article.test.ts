import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Article } from '../model/article.ts'
import type { AnalysisContext, AuthorFields } from '../model/input.ts'
import { testContext } from '../testing/test-context.ts'
import { readArticle } from './read-article.ts'

const context = (more: Partial<AnalysisContext> = {}): AnalysisContext => testContext({ ...more })
const noFields: AuthorFields = {
  title: null,
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}

function page(name: string, more: Partial<AnalysisContext> = {}): Article {
  return readArticle({ kind: 'page', html: readFileSync(new URL(`./__fixtures__/${name}.html`, import.meta.url), 'utf8') }, context(more))
}
const texts = (article: Article): string[] => article.blocks.map(({ text }) => text)

describe('a news page with several authors', () => {
  const article = page('news', { url: 'https://www.courier.example/2026/02/11/harbour-bridge-closure' })

  test('facts and where they were found', () => {
    expect(article.title).toEqual({
      value: 'Harbour bridge to close for nine weeks from March | Example Courier',
      from: 'element',
      source: 'title',
      confidence: 'declared',
      span: null,
    })
    expect(article.headline?.value).toBe('Harbour bridge to close for nine weeks from March')
    expect(article.description?.from).toBe('meta')
    expect(article.siteName).toMatchObject({ value: 'Example Courier', from: 'open_graph', source: 'og:site_name' })
    expect(article.language).toBe('en-GB')
    expect(article.datePublished).toMatchObject({
      value: '2026-02-11T06:30:00+00:00',
      from: 'open_graph',
      source: 'article:published_time',
    })
    expect(article.dateModified?.value).toBe('2026-02-12T09:05:00+00:00')
    expect(article.image?.value).toEqual({
      url: 'https://www.courier.example/images/2026/bridge-1200x630.jpg',
      alt: 'The harbour bridge at dusk',
      width: 1200,
      height: 630,
    })
  })

  test('authors one by one, names only, with the address of each', () => {
    expect(article.authors.map(({ value, from }) => [value.name, value.kind, value.url, from])).toEqual([
      ['Maya Stone', 'person', 'https://www.courier.example/people/maya-stone', 'element'],
      ['Otto Lind', 'person', 'https://www.courier.example/people/otto-lind', 'element'],
      ['Wei Chen', 'person', 'https://www.courier.example/people/wei-chen', 'element'],
    ])
  })

  test('the trail, home first and the page last', () => {
    expect(article.breadcrumbs).toEqual([
      { name: 'Home', url: 'https://www.courier.example/' },
      { name: 'News', url: 'https://www.courier.example/news' },
      { name: 'Harbour bridge', url: null },
    ])
  })

  test('the text without the elements around and inside it', () => {
    const all = texts(article).join('\n')
    for (const sentence of [
      '31,000 vehicles',
      'Why the cables are replaced',
      'Extra buses: 2.1 million',
      'Ferry\t17',
      'rain or shine',
      'free of charge',
    ])
      expect(all).toContain(sentence)
    for (const left of [
      'Most read',
      'Read more',
      'Older story',
      'Share on',
      'morning letter',
      'I have crossed',
      'All rights',
      'min read',
      'Sport',
    ])
      expect(all).not.toContain(left)
  })

  test('kinds of blocks in reading order', () => {
    const kinds = article.blocks.map(({ kind }) => kind)
    expect(kinds.slice(kinds.indexOf('paragraph'))).toEqual([
      'paragraph',
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'list',
      'paragraph',
      'quote',
      'heading',
      'table',
      'paragraph',
    ])
  })

  test('facts of the markup', () => {
    expect(article.markup).toMatchObject({
      lang: 'en-GB',
      canonicals: ['https://www.courier.example/2026/02/11/harbour-bridge-closure'],
      robots: [['index', 'follow', 'max-image-preview:large']],
      viewport: 'width=device-width, initial-scale=1',
      hreflang: [{ language: 'de', url: 'https://www.courier.example/de/hafenbruecke' }],
      h1Count: 1,
      inArticleElement: true,
      noSnippetLength: 0,
      emptyRoot: false,
    })
    expect(article.markup?.social['og:site_name']).toBe('Example Courier')
    expect(article.markup!.mainTextLength).toBeLessThan(article.markup!.visibleTextLength)
  })
})

test('a blog theme: byline, dates of its own and not of a comment, marked question', () => {
  const article = page('blog-theme', { url: 'https://crumbnotes.example/keep-sourdough-alive/' })
  expect(article.headline?.value).toBe('How to keep sourdough alive while you travel')
  expect(article.authors.map(({ value }) => value)).toEqual([
    { kind: 'person', name: 'Lena Ortiz', url: 'https://crumbnotes.example/author/lena/' },
  ])
  expect(article.datePublished?.value).toBe('2025-06-03T18:20:00-05:00')
  expect(article.dateModified?.value).toBe('2025-07-01T08:00:00-05:00')
  expect(article.questions.map(({ question, answer }) => [question.quote, answer[0]?.quote])).toEqual([
    ['Does drying kill the yeast?', 'No, most of it sleeps and wakes within two days of feeding.'],
  ])
  expect(texts(article).join('\n')).not.toMatch(/Share this|Related|Thanks|Posted in/)
})

test('a right-to-left page without any markup for it', () => {
  const article = page('arabic', { url: 'https://mithal.example/library' })
  expect([article.language, article.direction]).toEqual(['ar', 'rtl'])
  expect(article.headline?.value).toBe('موعد افتتاح مكتبة المدينة الجديدة')
  expect(article.authors.map(({ value }) => value.name)).toEqual(['سلمى حداد'])
  expect(article.datePublished).toMatchObject({ value: '2025-11-18', from: 'text' })
  expect(texts(article).filter((text) => text.length > 60)).toHaveLength(3)
})

test('a page in a script without spaces', () => {
  const article = page('japanese')
  expect(article.headline?.value).toBe('駅前図書館が来月開館')
  expect(article.datePublished?.value).toBe('2025-11-18')
  expect(texts(article).filter((text) => text.length > 40)).toHaveLength(3)
  expect(texts(article).join('')).not.toContain('©')
})

test('boxes with line breaks inside a form around everything, no date, no author', () => {
  const article = page('div-soup')
  expect(article.headline?.value).toBe('Why old radios hum')
  expect(article.language).toBe('en')
  expect([article.datePublished, article.authors, article.image, article.description]).toEqual([null, [], null, null])
  expect(texts(article).join('\n')).toContain('before you touch a wire')
  expect(texts(article).join('\n')).not.toContain('Terms')
})

test('a page behind a wall gives what it shows', () => {
  const article = page('paywalled')
  expect(article.authors.map(({ value }) => value.name)).toEqual(['Jana Vogt'])
  expect(article.datePublished?.value).toBe('2026-01-09T05:00:00+01:00')
  expect(article.headline?.value).toBe('Warum die Fähre teurer wird')
  expect(texts(article).join('\n')).toContain('vier statt drei Euro')
})

test.each([
  {
    name: 'paragraphs without a body',
    html: '<h1>Title</h1><p>One sentence of some length, with a comma.</p><p>Another sentence of some length, with a comma.</p><nav><p>Navigation that is left out, of course, whatever it says.</p></nav>',
    expected: ['One sentence of some length, with a comma.', 'Another sentence of some length, with a comma.'],
  },
  { name: 'plain text', html: 'Plain words without any element.', expected: ['Plain words without any element.'] },
])('a page that is only a fragment: $name', ({ html, expected }) => {
  expect(texts(readArticle({ kind: 'page', html }, context()))).toEqual(expected)
})

test('a second html element takes no attribute of the first away', () => {
  const html =
    '<html lang="es" dir="ltr"><head><title>Uno</title></head><html lang="en" class="no-js"><body><p>El puente cierra nueve semanas.</p></body></html>'
  expect(readArticle({ kind: 'page', html }, context()).markup?.lang).toBe('es')
})

test('an application without text says so', () => {
  const article = page('app-shell')
  expect(article.blocks).toEqual([])
  expect(article.markup?.emptyRoot).toBe(true)
})

describe('JSON-LD of a page', () => {
  const html = (value: unknown): string =>
    `<html><head><title>T - S</title><script type="application/ld+json">${JSON.stringify(value)}</script></head><body><article><h1>Seen</h1><p>${'Some text that is long enough, with a comma. '.repeat(8)}</p></article></body></html>`
  const value = {
    '@type': 'Article',
    headline: 'Declared',
    datePublished: '2026-01-02',
    dateModified: '2026-01-03',
    image: '/a.jpg',
    author: [
      { '@type': 'Person', name: 'Ann Lee' },
      { '@type': 'Organization', name: 'Desk' },
    ],
    publisher: { name: 'S' },
  }

  test('is the first source of facts', () => {
    const article = readArticle({ kind: 'page', html: html(value) }, context({ url: 'https://s.example/x' }))
    expect(article.headline).toMatchObject({ value: 'Declared', from: 'json_ld' })
    expect(article.datePublished).toMatchObject({ value: '2026-01-02', from: 'json_ld' })
    expect(article.image?.value.url).toBe('https://s.example/a.jpg')
    expect(article.authors.map(({ value: { name, kind } }) => [name, kind])).toEqual([
      ['Ann Lee', 'person'],
      ['Desk', 'organization'],
    ])
    expect(article.jsonLd).toEqual([value])
  })

  test('is no source, and not in the result, when it must not be read', () => {
    const read = (source: string): Article => readArticle({ kind: 'page', html: source }, context({ readJsonLd: false }))
    const without = html(value).replace(/<script.*<\/script>/, '')
    const { blocks: withBlocks, ...withFacts } = read(html(value))
    const { blocks: withoutBlocks, ...withoutFacts } = read(without)
    expect(withFacts).toEqual(withoutFacts)
    expect(withBlocks.map(({ text }) => text)).toEqual(withoutBlocks.map(({ text }) => text))
  })

  test('that does not parse is counted', () => {
    const article = readArticle({ kind: 'page', html: '<script type="application/ld+json">{oops</script><p>x</p>' }, context())
    expect([article.jsonLd, article.brokenJsonLd]).toEqual([[], 1])
  })
})

describe('drafts', () => {
  test('fields of the CMS are facts, with a span in their own field', () => {
    const fields: AuthorFields = {
      ...noFields,
      title: 'Title',
      description: 'Words',
      slug: 'title',
      authors: [{ kind: 'person', name: 'Ann Lee', url: null }],
      datePublished: '2026-01-02',
    }
    const article = readArticle({ kind: 'body', html: '<p>x</p>', fields }, context({ language: 'de' }))
    expect(article.headline).toEqual({
      value: 'Title',
      from: 'field',
      source: 'title',
      confidence: 'declared',
      span: { place: '@title', start: 0, end: 5, quote: 'Title' },
    })
    expect(article.description?.from).toBe('field')
    expect(article).toMatchObject({
      kind: 'draft',
      slug: 'title',
      language: 'de',
      markup: null,
      datePublished: { value: '2026-01-02', from: 'field' },
    })
  })

  test.each([
    ['a title of its own for result pages', 'For result pages', 'For result pages', '@seo_title'],
    ['none', null, 'Title', '@title'],
    ['one of white space', ' ', 'Title', '@title'],
  ])('the page’s title beside the headline: %s', (_name, seoTitle, title, place) => {
    const article = readArticle({ kind: 'body', html: '<p>x</p>', fields: { ...noFields, title: 'Title', seoTitle } }, context())
    expect(article.headline).toMatchObject({ value: 'Title', span: { place: '@title' } })
    expect(article.title).toMatchObject({ value: title, from: 'field', span: { place } })
  })

  test('a first heading stands in for a missing title', () => {
    const article = readArticle({ kind: 'markdown', markdown: '# Own title\n\ntext', fields: noFields }, context())
    expect(article.headline).toMatchObject({ value: 'Own title', from: 'element' })
  })

  test('the first image of the text stands in for a missing one', () => {
    const article = readArticle(
      { kind: 'body', html: '<p>x</p><img src="https://example.com/a.jpg" alt="A">', fields: noFields },
      context(),
    )
    expect(article.image).toMatchObject({ value: { url: 'https://example.com/a.jpg', alt: 'A' }, from: 'element' })
  })

  test('blocks have their own ids; what one block makes more of is numbered', () => {
    const article = readArticle(
      {
        kind: 'blocks',
        blocks: [
          { id: 'one', html: '<p>a</p>' },
          { id: 'two', html: '<p>b</p><p>c</p>' },
          { id: 'md.3', markdown: '- d' },
        ],
        fields: noFields,
      },
      context(),
    )
    expect(article.blocks.map(({ id, text }) => [id, text])).toEqual([
      ['one', 'a'],
      ['two', 'b'],
      ['two#2', 'c'],
      ['md.3', 'd'],
    ])
  })

  test('text of the classic editor has its paragraphs', () => {
    const article = readArticle({ kind: 'body', html: 'One paragraph.\n\nAnother <em>one</em>.', fields: noFields }, context())
    expect(texts(article)).toEqual(['One paragraph.', 'Another one.'])
  })

  test('lone surrogates are replaced one for one', () => {
    const article = readArticle({ kind: 'body', html: '<p>a\ud800b 😀</p>', fields: { ...noFields, title: '\udc00x' } }, context())
    expect(texts(article)).toEqual(['a\ufffdb 😀'])
    expect(article.title?.value).toBe('\ufffdx')
  })
})
