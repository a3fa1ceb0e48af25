import { describe, expect, test } from 'vitest'
import { readArticle } from '../../extract/read-article.ts'
import type { Article, Found, PageMarkup, Video } from '../../model/article.ts'
import type { AnalysisContext } from '../../model/input.ts'
import { testContext } from '../../testing/test-context.ts'
import type { SchemaTypeChoice } from '../choose-schema-type.ts'
import { printedDescription } from './printed-description.ts'
import { basesOf } from './read-facts.ts'
import { readPostFacts } from './read-post-facts.ts'
import { readSiteFacts } from './read-site-facts.ts'

const context = testContext({ url: 'https://example.com/post/', language: 'en', now: '2026-11-20' })
const fields = { title: 'Title', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
const draft = (html = '<p>Text.</p>'): Article => readArticle({ kind: 'body', html, fields }, context)
const found = <Value>(value: Value): Found<Value> => ({ value, from: 'meta', source: 'test', confidence: 'declared', span: null })
const choice: SchemaTypeChoice = { type: 'Article', articleType: 'BlogPosting', isOverride: false, reasons: [], alternatives: [] }
const read = (article: Article, page = 'https://example.com/post/', type: SchemaTypeChoice['type'] = 'Article') =>
  readPostFacts(article, context, { home: 'https://example.com/', page }, { ...choice, type }, printedDescription)

describe('the page', () => {
  test('as far as the article says, on one line each', () => {
    const article: Article = {
      ...draft(),
      title: found('A\n title'),
      headline: found(' A  headline '),
      description: found('A\tdescription'),
      section: found(' Food '),
      tags: [found(' soup '), found(' '), found('leek')],
      authors: [found({ kind: 'person', name: ' Ada ', url: null }), found({ kind: 'person', name: ' ', url: null })],
      breadcrumbs: [
        { name: ' Home ', url: '/' },
        { name: 'Here', url: null },
      ],
    }
    expect(read(article).post).toEqual({
      url: 'https://example.com/post/',
      pageType: 'WebPage',
      articleType: 'BlogPosting',
      title: 'A title',
      headline: 'A headline',
      description: 'A description',
      language: 'en',
      datePublished: null,
      dateModified: null,
      authors: [{ kind: 'person', name: 'Ada', url: null, key: null }],
      image: null,
      breadcrumbs: [
        { name: 'Home', url: 'https://example.com/' },
        { name: 'Here', url: null },
      ],
      section: 'Food',
      keywords: ['soup', 'leek'],
    })
  })

  test('a draft without an address has none', () => expect(read(draft(), '').post.url).toBeNull())

  test('an article that says nothing leaves everything open', () => {
    const bare: Article = { ...draft(), title: null, headline: null, description: null, section: null }
    expect(read(bare).post).toMatchObject({ title: null, headline: null, description: null, section: null, image: null })
  })

  test.each<[name: string, kind: Article['kind'], headline: string | null, type: SchemaTypeChoice['type'], expected: string | null]>([
    ['the visible one', 'page', 'Seen', 'Article', 'Seen'],
    ['in a draft before its title', 'draft', 'Seen', 'Article', 'Seen'],
    ['a draft’s title stands in', 'draft', null, 'Article', 'Title'],
    ['a page’s title does not', 'page', null, 'Article', null],
    ['a page that is no article has none', 'draft', 'Seen', 'WebPage', null],
  ])('its headline: %s', (_name, kind, headline, type, expected) => {
    const article: Article = { ...draft(), kind, title: found('Title'), headline: headline === null ? null : found(headline) }
    expect(read(article, undefined, type).post.headline).toBe(expected)
  })

  test.each([
    [249, null],
    [250, 250],
  ])('an image of %s × 200 pixels', (width, kept) => {
    const image = { url: 'https://example.com/a.jpg', alt: null, width, height: 200 }
    const { post, notes } = read({ ...draft(), image: found(image) })
    expect(post.image?.width ?? null).toBe(kept)
    expect(notes.some(({ code }) => code === 'imageTooSmall')).toBe(kept === null)
  })
})

test.each<[name: string, kind: Article['kind'], published: string, kept: boolean]>([
  ['a page from the future loses it', 'page', '2026-11-22', false],
  ['a day ahead may be another zone', 'page', '2026-11-21', true],
  ['a page of yesterday keeps it', 'page', '2026-11-19', true],
  ['a scheduled draft keeps it', 'draft', '2026-12-24', true],
])('its date: %s', (_name, kind, published, kept) => {
  const { post, notes } = read({ ...draft(), kind, datePublished: found(published) })
  expect([post.datePublished, post.dateModified]).toEqual([kept ? published : null, null])
  expect(notes).toEqual(kept ? [] : [{ code: 'dateInFuture', node: 'article', property: 'datePublished', args: {} }])
})

describe('a video without the day of its upload is reported', () => {
  const video = (uploadDate: string | null): Found<Video> =>
    found({
      block: null,
      name: null,
      description: null,
      embedUrl: null,
      contentUrl: null,
      thumbnailUrl: null,
      uploadDate,
      duration: null,
      host: null,
    })
  const player = draft('<p>Text.</p><video src="/a.mp4"></video>').blocks.filter(({ kind }) => kind === 'video')
  const text = draft().blocks

  test.each<[name: string, videos: readonly Found<Video>[], blocks: Article['blocks'], told: boolean]>([
    ['none', [], text, false],
    ['no text either', [], [], false],
    ['one with it', [video('2026-01-01')], [...text, ...player], false],
    ['one without', [video(null)], [...text, ...player], true],
    ['one of two', [video('2026-01-01'), video(null)], [...text, ...player], true],
    ['one that the page’s data alone name', [video(null)], text, true],
    ['a player of which nothing is known', [], [...text, ...player], true],
  ])('%s', (_name, videos, blocks, told) => {
    expect(player).toHaveLength(1)
    const { notes } = read({ ...draft(), videos, blocks })
    const expected = { code: 'videoWithoutUploadDate', node: 'article', property: 'video', args: {} }
    expect(notes.filter(({ code }) => code === 'videoWithoutUploadDate')).toEqual(told ? [expected] : [])
  })
})

describe('what is reported about a page', () => {
  const markup = (some: Partial<PageMarkup>) => ({ shownDate: null, unseenAuthors: [], siteImage: null, ...some }) as PageMarkup
  const notesOf = (some: Partial<Article>) => read({ ...draft(), ...some }).notes

  const other = [{ code: 'dateNotVisible', node: 'article', property: 'datePublished', args: {} }]
  test.each<[name: string, shown: string | null, published: string | null, modified: string | null, told: boolean]>([
    ['none is shown', null, '2026-03-01', null, false],
    ['none is declared', '2026-03-01', null, '2026-05-01', false],
    ['the day of publication', '2026-03-01', '2026-03-01', null, false],
    ['the day of the last change', '2026-05-01', '2026-03-01', '2026-05-01', false],
    ['a day later may be another zone', '2026-03-02', '2026-03-01', null, false],
    ['a day earlier as well', '2026-02-28', '2026-03-01', null, false],
    ['two days later is another day', '2026-03-03', '2026-03-01', null, true],
    ['two days earlier is another day', '2026-02-27', '2026-03-01', null, true],
    ['neither of both', '2026-04-01', '2026-03-01', '2026-05-01', true],
    ['a day that is shown cannot be read', 'soon', '2026-03-01', null, false],
  ])('the day that readers see: %s', (_name, shownDate, published, modified, told) => {
    const dates = { datePublished: published === null ? null : found(published), dateModified: modified === null ? null : found(modified) }
    expect(notesOf({ markup: markup({ shownDate }), ...dates })).toEqual(told ? other : [])
  })
  test('the day that readers see is not the declared one, which cannot be read', () =>
    expect(notesOf({ markup: markup({ shownDate: '2026-03-01' }), datePublished: found('soon') })).toContainEqual(other[0]))

  test('authors whom only data for machines name', () =>
    expect(notesOf({ markup: markup({ unseenAuthors: ['Ada', 'Eve'] }) })).toEqual(
      ['Ada', 'Eve'].map((name) => ({ code: 'authorNotVisible', node: 'author', property: 'name', args: { name } })),
    ))

  test('a picture that is the same on every page', () =>
    expect(notesOf({ markup: markup({ siteImage: 'https://example.com/all.jpg' }) })).toEqual([
      { code: 'imageIsSiteDefault', node: 'primaryImage', property: null, args: { url: 'https://example.com/all.jpg' } },
    ]))

  const picture = (width: number | null, height: number | null) => ({
    image: found({ url: 'https://example.com/a.jpg', alt: null, width, height }),
  })
  test('how small a picture is', () =>
    expect(notesOf(picture(240, 120))).toEqual([
      { code: 'imageTooSmall', node: 'primaryImage', property: null, args: { width: 240, height: 120 } },
    ]))
  test.each<[width: number | null, height: number | null]>([
    [null, 120],
    [240, null],
    [null, null],
  ])('a picture of %s × %s pixels is not called small', (width, height) => {
    const { post, notes } = read({ ...draft(), ...picture(width, height) })
    expect(notes).toEqual([])
    expect(post.image).toMatchObject({ width, height })
  })

  test.each([
    [12, []],
    [13, [{ code: 'tooManyAuthors', node: 'author', property: null, args: { count: 13, max: 12 } }]],
  ])('a byline of %s names', (count, expected) => {
    const authors = Array.from({ length: count }, (_, at) => found({ kind: 'person' as const, name: `Author ${at}`, url: null }))
    expect(notesOf({ authors })).toEqual(expected)
  })

  test('where today is not known no date is of the future', () => {
    const article: Article = { ...draft(), kind: 'page', datePublished: found('2026-12-24') }
    const { post, notes } = readPostFacts(article, { ...context, now: '' }, { home: '', page: '' }, choice, printedDescription)
    expect([post.datePublished, notes]).toEqual(['2026-12-24', []])
  })
})

describe('where ids hang', () => {
  const site = { url: 'HTTPS://Example.com/blog', name: ' The  Blog ', publisher: null, logo: null }
  test.each<[name: string, around: Partial<AnalysisContext>, ownUrl: string | null, page: string, home: string]>([
    ['the site’s home may be a folder', { site }, null, 'https://example.com/post/', 'https://example.com/blog/'],
    ['without a site: the root of the page’s host', {}, null, 'https://example.com/post/', 'https://example.com/'],
    ['a site whose address is none', { site: { ...site, url: 'blog' } }, null, 'https://example.com/post/', 'https://example.com/'],
    ['the context’s address before the page’s own', {}, 'https://other.example/a/b', 'https://example.com/post/', 'https://example.com/'],
    ['else the page’s own', { url: null }, 'https://other.example/a/b', 'https://other.example/a/b', 'https://other.example/'],
    ['nowhere', { url: null }, null, '', ''],
    ['an address that is none', { url: 'post' }, null, '', ''],
  ])('%s', (_name, around, url, page, home) => expect(basesOf({ ...draft(), url }, { ...context, ...around })).toEqual({ page, home }))

  test('the site is called as its CMS calls it, else by its host', () => {
    const bases = { home: 'https://example.com/blog/', page: '' }
    const facts = (name: string) =>
      readSiteFacts({ ...draft(), siteName: found('Elsewhere') }, { ...context, site: { ...site, name } }, bases)
    expect(facts(' The  Blog ')).toEqual({ url: bases.home, name: 'The Blog', publisher: null, logo: null })
    expect(facts(' ').name).toBe('example.com')
  })
})
