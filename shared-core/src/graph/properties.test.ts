import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { propertyRuns } from '../../../packages/tooling/src/gates/property-runs.ts'
import type { Node } from '../model/graph.ts'
import type { Format } from '../model/requirement.ts'
import { type ThingName, thingNames, thingType } from '../model/schema-types.ts'
import type { Json } from '../model/values.ts'
import { absoluteId } from './address.ts'
import { buildNodes } from './build-nodes.ts'
import { type AuthorFacts, type GraphFacts, noContent } from './facts/facts.ts'
import { joinGraph, typesOf } from './merge/join-graph.ts'
import { type ForeignNode, mergeGraph } from './merge/merge-graph.ts'
import { splitGraph } from './merge/split-graph.ts'
import { serializeGraph } from './serialize-graph.ts'
import { checkVocabulary } from './vocabulary/check-vocabulary.ts'
import { wholeVocabulary } from './vocabulary/index.ts'

// hundreds of whole graphs take their time on a busy machine
vi.setConfig({ testTimeout: 120_000 })

/** Any text a CMS might hand over, hostile ones more often than chance would have it. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '</script>',
    '<!--',
    '\u2028',
    '\ud800',
    '\u202ex',
    '\u2067x\u2069',
    '#post_title',
    '"\\',
    'Ada',
    'admin',
    'https://example.com/',
    '__proto__',
    '123',
  ),
)
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('/a.png', 'javascript:alert(1)', 'data:,x', '', 'https://example.com/a b"<'),
)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const date = maybe(
  fc.oneof(
    text,
    fc.date({ noInvalidDate: true, min: new Date('1980-01-01'), max: new Date('2040-01-01') }).map((day) => day.toISOString()),
    fc.constantFrom('2026-01-01', '2026-01-01T10:00:00+02:00', '0000-00-00'),
  ),
)
const person: fc.Arbitrary<AuthorFacts> = fc.record({
  kind: fc.constantFrom('person' as const, 'organization' as const),
  name: text,
  url: maybe(address),
  key: maybe(text),
})
const namedOnly = person.map(({ kind, name, url }) => ({ kind, name, url }))
const image = maybe(
  fc.record({
    url: address,
    alt: maybe(text),
    width: maybe(fc.integer({ min: -5, max: 5000 })),
    height: maybe(fc.integer({ min: -5, max: 5000 })),
  }),
)
const list = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 5 })

const duration = fc.oneof(text, fc.constantFrom('PT30M', 'P1DT2H', 'PT', '30 minutes'))
const number = fc.oneof(fc.integer({ min: -10, max: 1000 }), fc.double({ noNaN: false }), fc.constantFrom(4.5, 19.99, 1e-7, 1e20, -0))
const steps = list(fc.record({ name: maybe(text), text, image }))
const rating = fc.record({ value: number, best: number, worst: number, count: fc.integer({ min: -1, max: 99 }) })
const offer = fc.record({ price: number, currency: text, url: maybe(address), availability: maybe(fc.constantFrom('InStock', 'Perhaps')) })

const valueIn = (format: Format): fc.Arbitrary<Json> =>
  format === 'number' || format === 'positiveInteger'
    ? fc.integer({ min: -10, max: 1000 })
    : format === 'text'
      ? text
      : fc.oneof(address, duration, fc.constantFrom('2026-02-03'))
const partOf = (part: string): fc.Arbitrary<Json> => fc.record({ '@type': fc.constant(thingType(part as ThingName).type), name: text })

const facts: fc.Arbitrary<GraphFacts> = fc.record({
  site: fc.record({
    url: fc.constantFrom('https://example.com/', 'https://example.com/blog/', ''),
    name: text,
    publisher: maybe(person),
    logo: image,
  }),
  post: fc.record({
    url: maybe(fc.constantFrom('https://example.com/post/', 'https://example.com/', 'https://example.com/?p=1')),
    pageType: fc.constantFrom('WebPage' as const, 'ContactPage' as const),
    articleType: fc.constantFrom('Article' as const, 'NewsArticle' as const),
    title: maybe(text),
    headline: maybe(text),
    description: maybe(text),
    language: maybe(fc.constantFrom('en', 'zh-Hant', 'x')),
    datePublished: date,
    dateModified: date,
    authors: list(person),
    image,
    breadcrumbs: list(fc.record({ name: text, url: maybe(address) })),
    section: maybe(text),
    keywords: list(text),
  }),
  content: fc.record({
    words: fc.integer({ min: 0, max: 10_000 }),
    questions: list(fc.record({ question: text, answer: text })),
    howTo: maybe(fc.record({ name: text, steps, totalTime: maybe(duration), supplies: list(text), tools: list(text) })),
    list: maybe(fc.record({ name: maybe(text), items: list(text), descending: fc.boolean() })),
    citations: list(fc.record({ name: text, url: address })),
    about: list(fc.record({ name: text, url: address })),
    mentions: list(fc.record({ name: text, url: address })),
    editors: list(text),
    translators: list(text),
    abstract: maybe(text),
    speakable: list(text),
    main: maybe(
      fc.constantFrom(
        'howTo' as const,
        'recipe' as const,
        'event' as const,
        'product' as const,
        'review' as const,
        'video' as const,
        'itemList' as const,
      ),
    ),
    recipe: maybe(
      fc.record({
        name: text,
        description: maybe(text),
        image,
        ingredients: list(text),
        steps,
        prepTime: maybe(duration),
        cookTime: maybe(duration),
        totalTime: maybe(duration),
        yield: maybe(text),
        category: maybe(text),
        cuisine: maybe(text),
        calories: maybe(text),
        rating: maybe(rating),
      }),
    ),
    event: maybe(
      fc.record({
        name: text,
        description: maybe(text),
        image,
        start: date.map((value) => value ?? ''),
        end: date,
        status: maybe(fc.constantFrom('cancelled' as const, 'rescheduled' as const)),
        place: maybe(fc.record({ name: maybe(text), address: maybe(text) })),
        onlineUrl: maybe(address),
        organizer: maybe(namedOnly),
        performers: list(namedOnly),
        offers: list(offer),
      }),
    ),
    product: maybe(
      fc.record({
        name: text,
        description: maybe(text),
        image,
        brand: maybe(text),
        sku: maybe(text),
        gtin: maybe(text),
        offers: list(offer),
        rating: maybe(rating),
      }),
    ),
    review: maybe(
      fc.record({
        item: fc.record({ name: text, type: maybe(text) }),
        rating: fc.record({ value: number, best: number, worst: number }),
        author: maybe(namedOnly),
        datePublished: date,
        summary: maybe(text),
        positiveNotes: list(text),
        negativeNotes: list(text),
      }),
    ),
    videos: list(
      fc.record({
        block: fc.constant(null),
        name: maybe(text),
        description: maybe(text),
        embedUrl: maybe(address),
        contentUrl: maybe(address),
        thumbnailUrl: maybe(address),
        uploadDate: date,
        duration: maybe(duration),
        host: fc.constant(null),
      }),
    ),
    things: list(
      fc.constantFrom(...thingNames).chain((kind) =>
        fc.record({
          kind: fc.constant(kind),
          isDeclared: fc.boolean(),
          properties: fc.record({
            ...Object.fromEntries(Object.entries(thingType(kind).formats).map(([property, format]) => [property, valueIn(format)])),
            ...Object.fromEntries(Object.entries(thingType(kind).parts ?? {}).map(([property, part]) => [property, partOf(part)])),
          }),
        }),
      ),
    ),
    access: maybe(fc.record({ isFree: fc.boolean(), selectors: list(text) })),
  }),
})

const basesOf = ({ site, post }: GraphFacts) => ({ home: site.url, page: post.url ?? '' })

function graphOf(given: GraphFacts) {
  const built = buildNodes(given, basesOf(given))
  return joinGraph(built.site, built.post, built.stored, basesOf(given))
}

const runs = { numRuns: propertyRuns(300), seed: 20261120 }

test('same facts, same bytes', () =>
  fc.assert(
    fc.property(facts, (given) => {
      expect(serializeGraph(graphOf(given))).toBe(serializeGraph(graphOf(structuredClone(given))))
    }),
    runs,
  ))

test('ids are unique and every reference is defined', () =>
  fc.assert(
    fc.property(facts, (given) => {
      const graph = graphOf(given)
      const defined = [...definedIn(graph['@graph'])]
      expect(new Set(defined).size).toBe(defined.length)
      for (const id of referencesIn(graph['@graph'])) expect(defined).toContain(id)
    }),
    runs,
  ))

test('no empty value, no odd key, no number that PHP prints differently', () =>
  fc.assert(
    fc.property(facts, (given) => {
      walk(graphOf(given), (key, value) => {
        expect(key).toMatch(/^@?[A-Za-z][A-Za-z0-9]*$/)
        expect(value === '' || value === null || value === undefined).toBe(false)
        if (typeof value === 'object') expect(Object.keys(value as object).length).toBeGreaterThan(0)
        if (typeof value === 'number') expect(Number.isSafeInteger(value) || /^-?\d+\.\d+$/.test(String(value))).toBe(true)
      })
    }),
    runs,
  ))

test('the printed text cannot close its element, and reads back as the same graph', () =>
  fc.assert(
    fc.property(facts, (given) => {
      const graph = graphOf(given)
      const printed = serializeGraph(graph)
      expect(printed).not.toMatch(/[<>&\u2028\u2029]|\\ud[89ab]/i)
      expect(JSON.parse(printed)).toEqual(graph)
    }),
    runs,
  ))

test('schema.org knows every type, property and value', () =>
  fc.assert(
    fc.property(facts, (given) => {
      expect(checkVocabulary(graphOf(given) as never, wholeVocabulary)).toEqual([])
    }),
    runs,
  ))

test('a modification is never before its publication', () =>
  fc.assert(
    fc.property(facts, (given) => {
      for (const { datePublished, dateModified } of graphOf(given)['@graph'])
        if (datePublished !== undefined && dateModified !== undefined)
          expect(Date.parse(String(dateModified))).toBeGreaterThanOrEqual(Date.parse(String(datePublished)))
    }),
    runs,
  ))

test('splitting and joining gives the same graph; joining twice changes nothing', () =>
  fc.assert(
    fc.property(facts, (given) => {
      const graph = graphOf(given)
      const bases = basesOf(given)
      const { site, post, stored } = splitGraph(graph, bases)
      const joined = joinGraph(site, post, stored, bases)
      expect(serializeGraph(joined)).toBe(serializeGraph(graph))
      expect(joinGraph([], joined['@graph'], stored, bases)).toEqual(joined)
      for (const node of stored) expect(node['@id']).toMatch(/^#/)
    }),
    runs,
  ))

test('more facts never remove a node', () =>
  fc.assert(
    fc.property(facts, (given) => {
      const poor = graphOf({ ...given, content: noContent })
      const rich = graphOf(given)['@graph'].map((node) => node['@id'])
      for (const node of poor['@graph']) expect(rich).toContain(node['@id'])
    }),
    runs,
  ))

const foreignNode: fc.Arbitrary<ForeignNode> = fc
  .record(
    {
      '@type': fc.oneof(
        fc.constantFrom(
          'Article',
          'BlogPosting',
          'WebPage',
          'WebSite',
          'Organization',
          'Person',
          'ImageObject',
          'BreadcrumbList',
          'FAQPage',
          'Product',
          'HowTo',
          'Recipe',
          'MusicEvent',
        ),
        fc.constant(['WebPage', 'FAQPage']),
      ),
      '@id': fc.constantFrom(
        'https://example.com/post/',
        'https://example.com/post/#article',
        'https://example.com/#website',
        '#x',
        'https://example.com/#organization',
        'https://example.com/post/#webpage',
      ),
      name: text,
      headline: text,
      description: text,
      image: fc.oneof(address, fc.constant({ '@id': '#x' })),
      publisher: fc.constant({ '@id': 'https://example.com/#organization' }),
      datePublished: fc.constantFrom('2026-01-01', 'soon'),
      dateModified: fc.constantFrom('2025-01-01', '2026-02-01', 'later'),
      mainEntity: fc.constantFrom({ '@id': '#x' }, [{ '@type': 'Question', name: 'Why?' }], 'text', null),
    },
    { requiredKeys: ['@type'] },
  )
  .map((node) => JSON.parse(JSON.stringify(node)) as ForeignNode)

test('merging preserves every foreign value, makes nothing that is there a second time, and twice changes nothing', () =>
  fc.assert(
    fc.property(
      fc.array(foreignNode, { maxLength: 6 }),
      facts,
      fc.subarray(['FAQPage', 'HowTo', 'Recipe']),
      (foreign, given, elsewhere) => {
        const ours = graphOf(given)
        const { nodes } = mergeGraph(foreign, ours, { elsewhere })
        const again = mergeGraph(nodes, ours, { elsewhere })
        expect(JSON.stringify(again.nodes)).toBe(JSON.stringify(nodes))
        expect(again.changes).toEqual([])
        const count = (all: readonly ForeignNode[], ...types: readonly string[]) =>
          all.filter((node) => typesOf(node).some((type) => types.includes(type))).length
        const articles = ['Article', 'BlogPosting', 'NewsArticle']
        expect(count(nodes, ...articles)).toBeLessThanOrEqual(Math.max(1, count(foreign, ...articles)))
        for (const type of ['FAQPage', 'HowTo', 'Recipe', 'Product'])
          expect(count(nodes, type)).toBeLessThanOrEqual(Math.max(1, count(foreign, type)))
        for (const type of elsewhere) expect(count(nodes, type)).toBe(count(foreign, type))
        foreign.forEach((node, at) => {
          expect(Object.keys(nodes[at]!).slice(0, Object.keys(node).length)).toEqual(Object.keys(node))
          for (const [key, value] of Object.entries(node))
            if (!['@type', 'mainEntity', 'dateModified'].includes(key)) expect(nodes[at]![key]).toEqual(value)
        })
      },
    ),
    runs,
  ))

test('relative ids are completed once', () =>
  fc.assert(
    fc.property(fc.constantFrom('#website', '#webpage', '#article', '#citable-x', '#/schema/person/a'), (id) => {
      const bases = { home: 'https://example.com/', page: 'https://example.com/p' }
      expect(absoluteId(absoluteId(id, bases), bases)).toBe(absoluteId(id, bases))
    }),
    runs,
  ))

/** Ids of nodes: objects that hold more than their id. */
function* definedIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* definedIn(item)
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node
    if (node['@id'] !== undefined && Object.keys(node).length > 1) yield node['@id']
    for (const item of Object.values(node)) yield* definedIn(item)
  }
}

function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* referencesIn(item)
  else if (typeof value === 'object' && value !== null) {
    const { '@id': id, ...rest } = value as Node
    if (id !== undefined && Object.keys(rest).length === 0) yield id
    for (const item of Object.values(rest)) yield* referencesIn(item)
  }
}

function walk(value: unknown, visit: (key: string, value: unknown) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key !== '@graph' || (item as readonly unknown[]).length > 0) visit(key, item)
      walk(item, visit)
    }
}
