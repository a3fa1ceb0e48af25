import { describe, expect, test } from 'vitest'
import { readArticle } from '../../extract/read-article.ts'
import type { AnalysisContext, Image } from '../../model/input.ts'
import type { Json } from '../../model/values.ts'
import { testContext } from '../../testing/test-context.ts'
import type { SiteFacts } from './facts.ts'
import { absoluteImage, flatten, oneLine } from './read-facts.ts'
import { readSiteFacts } from './read-site-facts.ts'

const context = testContext({ url: 'https://example.com/post/', language: 'en', now: '2026-11-20' })
const home = 'https://example.com/'
const fields = { title: 'Title', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
const article = readArticle({ kind: 'body', html: '<p>Text.</p>', fields }, context)

describe('an image', () => {
  const of = (url: string, base = home, size: Partial<Image> = {}) =>
    absoluteImage({ url, alt: null, width: null, height: null, ...size }, base)
  test.each<[name: string, url: string, base: string, expected: string | null]>([
    ['beside the page', '/a.jpg', home, 'https://example.com/a.jpg'],
    ['beside a page that is not known', '/a.jpg', '', null],
    ['of an address of its own, wherever the page is', 'https://a.example/a.jpg', '', 'https://a.example/a.jpg'],
    ['of the page’s host is as safe as the page', 'http://www.example.com/a.jpg', home, 'https://www.example.com/a.jpg'],
    ['of another host stays as it is', 'http://a.example/a.jpg', home, 'http://a.example/a.jpg'],
    ['of an unsafe page stays as it is', 'http://example.com/a.jpg', 'http://example.com/', 'http://example.com/a.jpg'],
    ['with an address inside its address', 'https://example.com/?of=http://b.example/', home, 'https://example.com/?of=http://b.example/'],
    ['that is a script', 'javascript:alert(1)', home, null],
  ])('%s', (_name, url, base, expected) => expect(of(url, base)?.url ?? null).toBe(expected))

  test.each([
    [1200, 1200],
    [1, 1],
    [0, null],
    [-5, null],
    [1.5, null],
    [null, null],
  ])('of %s pixels has a side of %s', (given, expected) =>
    expect(of('/a.jpg', home, { width: given, height: given })).toMatchObject({ width: expected, height: expected }),
  )
})

test.each<[name: string, values: readonly Json[], expected: readonly Json[]]>([
  ['objects that stand alone', [{ name: 'A' }, { name: 'B' }], [{ name: 'A' }, { name: 'B' }]],
  ['lists and graphs, one in the other', [[{ '@graph': [{ name: 'A' }, [{ name: 'B' }]] }]], [{ name: 'A' }, { name: 'B' }]],
  ['what is no object leaves', ['text', 3, true, null, [null, 'text']], []],
])('the page’s data: %s', (_name, values, expected) => expect(flatten(values)).toEqual(expected))

test.each([
  ['a  b', 'a b'],
  [' a\n\tb ', 'a b'],
  ['a\u0000b', 'ab'],
  ['a\u00a0b', 'a b'],
  [' ', ''],
])('%j on one line is %j', (given, expected) => expect(oneLine(given)).toBe(expected))

describe('a site without a CMS', () => {
  const of = (jsonLd: readonly Json[], around: Partial<AnalysisContext> = {}): SiteFacts =>
    readSiteFacts({ ...article, jsonLd }, { ...context, ...around }, { home, page: '' })
  const publisherOf = (...jsonLd: readonly Json[]) => of(jsonLd).publisher?.name ?? null
  const reference = { '@id': '#us' }
  const us = { '@type': 'Organization', name: 'Example  Ltd' }

  test('is called like its host where the page names none', () =>
    expect(of([])).toEqual({ url: home, name: 'example.com', publisher: null, logo: null }))

  test.each<[name: string, jsonLd: readonly Json[], expected: string | null]>([
    ['stands inside the article', [{ headline: 'A', publisher: us }], 'Example Ltd'],
    ['is a name alone', [{ headline: 'A', publisher: { name: 'Just us' } }], 'Just us'],
    ['is the first of several', [{ publisher: [us, { name: 'Others' }] }], 'Example Ltd'],
    ['is described elsewhere', [{ publisher: reference }, { ...us, ...reference }], 'Example Ltd'],
    ['is described after being named twice', [reference, { publisher: reference }, { ...us, ...reference }], 'Example Ltd'],
    ['is described in place, under an id', [{ publisher: { ...us, ...reference } }], 'Example Ltd'],
    ['is described nowhere', [{ publisher: reference }], null],
    ['has no name, so the next counts', [{ publisher: { url: '/us' } }, { publisher: us }], 'Example Ltd'],
    ['is a text, so the next counts', [{ publisher: 'Example' }, { publisher: us }], 'Example Ltd'],
    ['has a name that is no text', [{ publisher: { name: 7, url: '/us' } }], null],
  ])('its publisher %s', (_name, jsonLd, expected) => expect(publisherOf(...jsonLd)).toBe(expected))

  test('it has no publisher where the page’s data are not read', () =>
    expect(of([{ publisher: us }], { readJsonLd: false }).publisher).toBeNull())

  test.each<[name: string, publisher: Json, expected: object]>([
    ['an organisation', us, { kind: 'organization', url: null, key: null }],
    ['of no kind', { name: 'Us' }, { kind: 'organization' }],
    ['a person', { '@type': 'Person', name: 'Ada' }, { kind: 'person' }],
    ['a person among other things', { '@type': ['Person', 'Brand'], name: 'Ada' }, { kind: 'person' }],
    ['with an address beside the page', { ...us, url: '/us' }, { url: 'https://example.com/us' }],
    ['with an address that is none', { ...us, url: 7 }, { url: null }],
  ])('its publisher: %s', (_name, publisher, expected) => expect(of([{ publisher }]).publisher).toMatchObject(expected))

  const logoUrl = 'https://example.com/logo.png'
  const logo = { '@type': 'ImageObject', url: '/logo.png' }
  test.each<[name: string, logo: Json, expected: object | null]>([
    ['an address', '/logo.png', { url: logoUrl, alt: null, width: null, height: null }],
    ['an object', { ...logo, width: 512, height: '256' }, { url: logoUrl, alt: null, width: 512, height: 256 }],
    ['a file', { contentUrl: '/logo.png' }, { url: logoUrl }],
    ['sizes with a unit are not read', { ...logo, width: '512px', height: '1e3' }, { url: logoUrl, width: null, height: null }],
    ['sizes of six digits are none', { ...logo, width: '999999', height: '100000' }, { width: null, height: null }],
    ['an object without an address', { '@type': 'ImageObject', name: 'Logo' }, null],
    ['addresses that are none', { url: 7, contentUrl: 8 }, null],
  ])('its logo: %s', (_name, given, expected) => {
    const read = of([{ publisher: { ...us, logo: given } }]).logo
    if (expected === null) expect(read).toBeNull()
    else expect(read).toMatchObject(expected)
  })
})

test('a site of which neither name nor address is known has no name', () =>
  expect(
    readSiteFacts(article, { ...context, site: { url: '', name: ' ', publisher: null, logo: null } }, { home: '', page: '' }).name,
  ).toBe(''))
