import { describe, expect, test } from 'vitest'
import type { Requirement } from '../../model/requirement.ts'
import { sourceOf } from './requirement-sources.ts'
import { hasFormat, hasPath, missingOf, requirements as nodes, valueRequirements } from './requirements.ts'

const requirements = { ...nodes, ...valueRequirements }

/**
 * Requirements of each of Google's pages, written down from those pages again, apart from the table under test. Questions, how-tos and
 * lists have no page any more: those rows are Citable’s.
 */
const asked: Readonly<Record<keyof typeof requirements, readonly string[]>> = {
  webSite: ['name', 'url'],
  publisher: ['name'],
  logo: ['url'],
  webPage: ['name'],
  primaryImage: ['url'],
  breadcrumb: ['itemListElement'],
  article: ['headline'],
  author: ['name'],
  articleContent: [],
  faq: ['mainEntity'],
  question: ['name', 'acceptedAnswer'],
  howTo: ['name', 'step'],
  step: ['text'],
  recipe: ['name', 'image'],
  video: ['name', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  event: ['name', 'startDate', 'location', 'location.address'],
  product: ['name', 'review'],
  review: ['author', 'author.name', 'reviewRating.ratingValue', 'itemReviewed.name'],
  aggregateRating: ['ratingValue', 'ratingCount'],
  offer: ['price'],
  crumb: ['position', 'name'],
  speakable: ['cssSelector'],
  paywalledPart: ['isAccessibleForFree', 'cssSelector'],
  itemList: ['itemListElement'],
  audio: ['name', 'contentUrl'],
  podcastEpisode: ['name', 'associatedMedia'],
  podcastSeries: ['name', 'webFeed'],
}

test.each(Object.entries(asked))('%s asks for what its page asks for', (name, expected) =>
  expect(missingOf(requirements[name as keyof typeof requirements], {})).toEqual(expected),
)

test('every row names its page, and no retired result is called one', () => {
  for (const [name, requirement] of Object.entries<Requirement>(requirements)) {
    const { richResult } = requirement
    const { source } = sourceOf(requirement)
    expect(source).toMatch(/^https:\/\/(?:developers\.google\.com|schema\.org)\//)
    expect(richResult === 'retired').toBe(['faq', 'question', 'howTo', 'step'].includes(name))
  }
})

describe('what is missing', () => {
  test.each<[string, keyof typeof requirements, object, readonly string[]]>([
    ['one of several is enough', 'video', { name: 'V', thumbnailUrl: 'x', uploadDate: 'x', embedUrl: 'x' }, []],
    ['a condition that does not arise', 'offer', { priceSpecification: { price: 3 } }, []],
    ['a condition that does', 'offer', { price: 3 }, ['priceCurrency']],
    ['calories without a yield', 'recipe', { name: 'R', image: 'x', nutrition: { calories: '3' } }, ['recipeYield']],
    [
      'a place without an address',
      'event',
      { name: 'E', startDate: 'x', location: { '@type': 'Place', name: 'Hall' } },
      ['location.address'],
    ],
    ['a place that is named only by a reference', 'event', { name: 'E', startDate: 'x', location: { '@id': '#hall' } }, []],
    ['a place as text', 'event', { name: 'E', startDate: 'x', location: 'Hall, Main Street 1' }, []],
    ['an empty text is missing', 'author', { name: '' }, ['name']],
  ])('%s', (_name, requirement, node, expected) => expect(missingOf(requirements[requirement], node as never)).toEqual(expected))
})

test.each<[unknown, string, boolean]>([
  [{ a: { b: 1 } }, 'a.b', true],
  [{ a: [{ c: 1 }, { b: 0 }] }, 'a.b', true],
  [{ a: [{ c: 1 }] }, 'a.b', false],
  [{ a: null }, 'a', false],
  [{ a: [] }, 'a', false],
  [{ a: false }, 'a', true],
  [undefined, 'a', false],
])('%j has %s: %s', (value, path, expected) => expect(hasPath(value as never, path)).toBe(expected))

test.each<[unknown, Parameters<typeof hasFormat>[1], boolean]>([
  ['PT1H30M', 'duration', true],
  ['P1DT2H', 'duration', true],
  ['P', 'duration', false],
  ['PT', 'duration', false],
  ['90 minutes', 'duration', false],
  [90, 'duration', false],
  [4.5, 'number', true],
  ['4.5', 'number', false],
  [['https://example.com/', 'x'], 'url', false],
  [['https://example.com/', 'HTTP://example.com/b'], 'url', true],
  ['see https://example.com/', 'url', false],
  ['https://example.com/ and more', 'url', false],
  ['ftp://example.com/', 'url', false],
  ['https://[/', 'url', false],
  [7, 'url', false],
  [1, 'positiveInteger', true],
  [0, 'positiveInteger', false],
  [1.5, 'positiveInteger', false],
  ['1', 'positiveInteger', false],
  ['2026-03-01', 'date', true],
  ['2026-03-01T10:20:30+01:00', 'date', true],
  ['2026-03-01T10:20:30-01:00', 'date', true],
  ['2026-03-01T10:20:30', 'date', false],
  ['on 2026-03-01', 'date', false],
  ['2026-03-01 or so', 'date', false],
  ['2026-3-01', 'date', false],
  ['P10D', 'duration', true],
  ['PT10H10M10.55S', 'duration', true],
  ['PT10S', 'duration', true],
  ['about PT10M', 'duration', false],
  ['PT10M or so', 'duration', false],
  ['P1.5D', 'duration', false],
  ['PT.5S', 'duration', false],
  ['en', 'language', true],
  ['zh-Hant-TW', 'language', true],
  ['de-1996', 'language', true],
  ['english', 'language', false],
  ['-en', 'language', false],
  ['en_US', 'language', false],
  ['en-a', 'language', false],
  ['en-US!', 'language', false],
  ['', 'text', false],
  ['x', 'text', true],
])('%j is a %s: %s', (value, format, expected) => expect(hasFormat(value, format)).toBe(expected))
