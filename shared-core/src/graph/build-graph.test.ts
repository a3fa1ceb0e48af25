import { describe, expect, test } from 'vitest'
import { readArticle } from '../extract/read-article.ts'
import type { Answer } from '../model/answer.ts'
import type { AnalysisContext, AuthorFields } from '../model/input.ts'
import { testContext } from '../testing/test-context.ts'
import { buildGraph } from './build-graph.ts'
import { typesOf } from './merge/join-graph.ts'
import { serializeGraph } from './serialize-graph.ts'

const context = testContext({
  url: 'https://example.com/post/',
  language: 'en',
  now: '2026-11-20',
  site: { url: 'https://example.com', name: 'Example', publisher: { kind: 'organization', name: 'Example Ltd', url: null }, logo: null },
})
const noFields: AuthorFields = {
  title: 'Title',
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}

function build({
  html = '<p>Text.</p>',
  fields = {},
  around = {},
  page = false,
}: {
  html?: string
  fields?: Partial<AuthorFields>
  around?: Partial<AnalysisContext>
  page?: boolean
} = {}) {
  const wholeContext = { ...context, ...around }
  const article = readArticle(page ? { kind: 'page', html } : { kind: 'body', html, fields: { ...noFields, ...fields } }, wholeContext)
  const { graph, notes } = buildGraph({ article, context: wholeContext, words: 300 })
  const node = (type: string) => graph['@graph'].find((one) => typesOf(one).includes(type))
  return {
    graph,
    notes,
    node,
    types: graph['@graph'].flatMap(typesOf),
    codes: notes.map(({ code, node: name, property }) => [code, name, property].filter(Boolean).join(' ')),
  }
}

const rich =
  '<p>Text.</p><details><summary>Why?</summary><p>Because of <a href="https://s.example/">this</a>.</p></details><details><summary>How?</summary><p>So.</p></details>'
const image = { url: 'https://example.com/a.jpg', alt: 'A', width: 1200, height: 675 }

describe('what is in the graph', () => {
  test('site, page and article, in this order', () =>
    expect(build({ fields: { image } }).types).toEqual(['WebSite', 'Organization', 'WebPage', 'ImageObject', 'Article']))
  test('questions make the page an FAQPage; there is one only', () =>
    expect(build({ html: rich }).types.filter((type) => type === 'FAQPage')).toHaveLength(1))
  test('nothing is read from the text when answer engines are off', () => {
    const { types, node } = build({ html: rich, around: { options: { seo: true, aeo: false, titles: 5 } } })
    expect(types).not.toContain('FAQPage')
    expect(node('Article')).not.toHaveProperty('wordCount')
    expect(node('Article')).not.toHaveProperty('citation')
  })
  test('image and trail leave when search engines are off', () =>
    expect(build({ html: rich, fields: { image }, around: { options: { seo: false, aeo: true, titles: 5 } } }).types).not.toContain(
      'ImageObject',
    ))
  test('a site without a description is named after its host', () => {
    const { node } = build({ around: { site: null, url: 'https://www.shore.example/tide' } })
    expect(node('WebSite')).toMatchObject({ '@id': 'https://www.shore.example/#website', name: 'shore.example' })
    expect(node('Organization')).toBeUndefined()
  })
  test('an empty article gives a graph without one', () => {
    const { types } = build({ html: '', fields: { title: null } })
    expect(types).toEqual(['WebSite', 'Organization'])
  })
  test('a draft without address and site has relative ids', () => {
    const { graph } = build({ around: { url: null, site: null } })
    expect(graph['@graph'].map((one) => one['@id'])).toEqual(['#webpage', '#article'])
  })
})

describe('the kind of article', () => {
  test.each([
    ['the CMS decides', { articleType: 'NewsArticle' as const, url: 'https://example.com/blog/x' }, 'NewsArticle'],
    ['a blog in the path', { url: 'https://example.com/blog/x' }, 'BlogPosting'],
    ['a blog in the host', { url: 'https://blog.example.com/x' }, 'BlogPosting'],
    ['a word that only contains blog', { url: 'https://example.com/weblogs/x' }, 'Article'],
    ['blog in the query', { url: 'https://example.com/x?from=/blog/' }, 'Article'],
    ['anything else', { url: 'https://example.com/x' }, 'Article'],
  ])('%s', (_name, around, type) => expect(build({ around }).types).toContain(type))

  const page = (type: string) =>
    `<html><head><title>T</title><script type="application/ld+json">{"@type":"${type}","headline":"T"}</script></head><body><article><h1>T</h1><p>Text.</p></article></body></html>`
  test('the page’s own JSON-LD says so', () =>
    expect(build({ html: page('ReportageNewsArticle'), page: true }).types).toContain('NewsArticle'))
  test('unless JSON-LD is no source', () =>
    expect(build({ html: page('ReportageNewsArticle'), page: true, around: { readJsonLd: false } }).types).toContain('Article'))
})

describe('the publisher of a page without settings', () => {
  const page = (jsonLd: unknown) =>
    `<html><head><title>T</title><script type="application/ld+json">${JSON.stringify(jsonLd)}</script></head><body><article><h1>T</h1><p>Text.</p></article></body></html>`
  const around = { site: null }
  test('is the one its JSON-LD names', () => {
    const { node } = build({
      html: page({
        '@type': 'Article',
        publisher: {
          '@type': 'Organization',
          name: ' Shore  Notes ',
          logo: { '@type': 'ImageObject', url: '/logo.png', width: '600', height: 60 },
        },
      }),
      page: true,
      around,
    })
    expect(node('Organization')).toMatchObject({ name: 'Shore Notes', logo: { '@id': 'https://example.com/#/schema/logo/image/' } })
    expect(node('ImageObject')).toMatchObject({ url: 'https://example.com/logo.png', width: 600, height: 60 })
  })
  test('a reference is followed', () =>
    expect(
      build({
        html: page({
          '@graph': [
            { '@type': 'Article', publisher: { '@id': '#p' } },
            { '@type': 'Person', '@id': '#p', name: 'Ada' },
          ],
        }),
        page: true,
        around,
      }).node('Person'),
    ).toMatchObject({ name: 'Ada' }))
  test.each([
    [null],
    [7],
    ['text'],
    [[]],
    [{ publisher: null }],
    [{ publisher: { name: 7 } }],
    [{ publisher: [{}] }],
    [{ '@graph': { publisher: 'x' } }],
  ])('%j names none', (jsonLd) => {
    const { types } = build({ html: page(jsonLd), page: true, around })
    expect(types).not.toContain('Organization')
  })
})

describe('both optimizations off', () => {
  const off = { options: { seo: false, aeo: false, titles: 5 } }
  const page = (jsonLd: unknown) =>
    `<html><head><title>T</title><script type="application/ld+json">${JSON.stringify(jsonLd)}</script></head><body><article><h1>T</h1><p>Text.</p></article></body></html>`
  test('the page’s own graph, cleaned', () =>
    expect(
      build({
        html: page({ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Soup', image: '', 'odd-key': 1 }),
        page: true,
        around: off,
      }).graph['@graph'],
    ).toEqual([{ '@type': 'Recipe', '@id': 'https://example.com/post/#citable-own-1', name: 'Soup' }]))
  test('ids of its own stay', () =>
    expect(
      build({ html: page([{ '@graph': [{ '@type': 'WebPage', '@id': '#w', name: 'W' }] }]), page: true, around: off }).graph['@graph'][0],
    ).toEqual({ '@type': 'WebPage', '@id': '#w', name: 'W' }))
  test.each([[null], [[]], ['text'], [{ '@id': '#x' }]])('%j is no identity: plain facts instead', (jsonLd) =>
    expect(build({ html: page(jsonLd), page: true, around: off }).types).toContain('Article'),
  )
  test('nor where JSON-LD is no source', () =>
    expect(build({ html: page({ '@type': 'Recipe', name: 'Soup' }), page: true, around: { ...off, readJsonLd: false } }).types).toContain(
      'Article',
    ))
  test('nor with one optimization on', () =>
    expect(
      build({ html: page({ '@type': 'Recipe', name: 'Soup' }), page: true, around: { options: { seo: true, aeo: false, titles: 5 } } })
        .types,
    ).not.toContain('Recipe'))
})

describe('notes', () => {
  test.each([
    [
      'an article without author, date and image says so',
      {},
      ['recommendedMissing article author', 'recommendedMissing article datePublished', 'recommendedMissing article image'],
    ],
    ['questions say that no rich result exists', { html: rich }, ['richResultRetired faq']],
    ['a small image is left out', { fields: { image: { ...image, width: 200, height: 249 } } }, ['imageTooSmall primaryImage']],
    [
      'a modification before the publication is raised',
      { fields: { datePublished: '2026-11-30', dateModified: '2026-11-01' } },
      ['dateModifiedRaised article dateModified'],
    ],
    ['an unreadable date is left out', { fields: { datePublished: 'soon' } }, ['dateUnreadable article datePublished']],
    [
      'thirteen authors are too many',
      { fields: { authors: Array.from({ length: 13 }, (_, at) => ({ kind: 'person' as const, name: `A ${at}`, url: null })) } },
      ['tooManyAuthors author'],
    ],
  ])('%s', (_name, given, expected) => {
    const { codes } = build(given)
    for (const code of expected) expect(codes).toContain(code)
  })
  test('250 × 200 pixels are enough', () =>
    expect(build({ fields: { image: { ...image, width: 250, height: 200 } } }).types).toContain('ImageObject'))
  test('a complete article has no note about itself', () => {
    const fields = {
      image,
      authors: [{ kind: 'person' as const, name: 'Ada', url: 'https://example.com/ada' }],
      datePublished: '2026-11-01',
      dateModified: '2026-11-02',
    }
    expect(build({ fields }).codes.filter((code) => code.includes('article') || code.includes('author'))).toEqual([])
  })
})

describe('claims that readers do not find', () => {
  const page = (jsonLd: object, body: string) =>
    `<html lang="en"><head><title>T</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...jsonLd })}</script></head><body><article><h1>Leek soup</h1>${body}</article></body></html>`
  const recipe = {
    '@type': 'Recipe',
    name: 'Leek soup',
    image: 'https://example.com/soup.jpg',
    recipeIngredient: ['2 leeks', '5 kg gold'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Cook the leeks.' }],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, ratingCount: 17 },
  }
  const body = '<p>You need 2 leeks and an hour of time for this soup, which is good in winter.</p><p>Cook the leeks.</p>'
  test('an ingredient and ratings leave, the recipe stays', () => {
    const { node, codes } = build({ html: page(recipe, body), page: true })
    expect(node('Recipe')).toMatchObject({ recipeIngredient: ['2 leeks'] })
    expect(node('Recipe')).not.toHaveProperty('aggregateRating')
    expect(codes).toContain('textMismatch recipe recipeIngredient')
    expect(codes).toContain('textMismatch recipe ratingValue')
  })
  test('a recipe without readable steps is left out, and nothing points to it', () => {
    const { graph, types, codes } = build({
      html: page({ ...recipe, recipeInstructions: [{ '@type': 'HowToStep', text: 'Melt the gold.' }] }, body),
      page: true,
    })
    expect(types).not.toContain('Recipe')
    expect(JSON.stringify(graph)).not.toContain('citable-recipe')
    expect(codes).toContain('textMismatch recipe text')
  })
  test('the type is that of what is left', () => {
    const html = page({ ...recipe, recipeInstructions: [{ '@type': 'HowToStep', text: 'Melt the gold.' }] }, body)
    const article = readArticle({ kind: 'page', html }, context)
    expect(buildGraph({ article, context, words: 20 }).type.type).toBe('Article')
    const whole = readArticle({ kind: 'page', html: page(recipe, body) }, context)
    expect(buildGraph({ article: whole, context, words: 20 }).type).toMatchObject({ type: 'Recipe', reasons: [{ code: 'recipeInText' }] })
  })
  test('a type that the text has no facts for is reported', () =>
    expect(build({ around: { articleType: 'Recipe' } }).codes).toContain('typeWithoutFacts article'))
})

describe('which claims of other kinds leave, and what leaves with them', () => {
  const product = {
    '@type': 'Product',
    name: 'Copper kettle',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, ratingCount: 17 },
    offers: { '@type': 'Offer', price: '39.90', priceCurrency: 'EUR' },
  }
  const event = {
    '@type': 'Event',
    name: 'Leek fair',
    startDate: '2026-12-05',
    endDate: '2026-12-06',
    location: { '@type': 'Place', name: 'Hall', address: 'Main Street 1' },
    offers: { '@type': 'Offer', price: '12', priceCurrency: 'EUR' },
  }
  const review = {
    '@type': 'Review',
    itemReviewed: { '@type': 'Product', name: 'Copper kettle' },
    reviewRating: { '@type': 'Rating', ratingValue: 4.5, bestRating: 5 },
    author: { '@type': 'Person', name: 'Ada' },
  }
  const howTo = {
    '@type': 'HowTo',
    name: 'Boil water',
    step: [
      { '@type': 'HowToStep', text: 'Fill the kettle.' },
      { '@type': 'HowToStep', text: 'Light the fire.' },
    ],
  }
  const fair = 'The leek fair is in the hall at Main Street 1'
  test.each<[string, object, string, { type: string; id: string; has: readonly string[]; told: readonly string[] }]>([
    [
      'a price that nobody reads; the rating stays',
      product,
      'Buyers of the copper kettle rate it 4.9 of 5.',
      { type: 'Product', id: 'product', has: ['name', 'aggregateRating'], told: ['product price 39.9'] },
    ],
    [
      'a rating that nobody reads; the price stays',
      product,
      'The copper kettle costs 39.90 euros.',
      { type: 'Product', id: 'product', has: ['name', 'offers'], told: ['product ratingValue 4.9'] },
    ],
    [
      'price and end of a fair; the fair stays',
      event,
      `${fair} and begins on December 5, 2026.`,
      { type: 'Event', id: 'event', has: ['name', 'startDate', 'location'], told: ['event endDate 2026-12-06', 'event price 12'] },
    ],
    [
      'the price of a fair alone',
      event,
      `${fair} from December 5, 2026 to December 6, 2026.`,
      { type: 'Event', id: 'event', has: ['name', 'startDate', 'endDate', 'location'], told: ['event price 12'] },
    ],
    [
      'a fair whose day nobody reads',
      event,
      `${fair}. It costs 12 euros.`,
      { type: 'Article', id: 'event', has: [], told: ['event startDate 2026-12-05', 'event endDate 2026-12-06'] },
    ],
    [
      'a review without its rating',
      review,
      'The copper kettle boils water quickly.',
      { type: 'Article', id: 'review', has: [], told: ['review ratingValue 4.5'] },
    ],
    [
      'nothing of a review whose rating is read',
      review,
      'The copper kettle gets 4.5 of 5.',
      { type: 'Review', id: 'review', has: ['itemReviewed', 'author', 'reviewRating', 'inLanguage'], told: [] },
    ],
    [
      'steps of which one is missing',
      howTo,
      'Water boils in a kettle. Fill the kettle.',
      { type: 'Article', id: 'howto', has: [], told: ['howTo text Light the fire.'] },
    ],
  ])('%s', (_name, jsonLd, text, expected) => {
    const html = `<html lang="en"><head><title>T</title><script type="application/ld+json">${JSON.stringify(jsonLd)}</script></head><body><article><h1>Leek soup</h1><p>${text}</p></article></body></html>`
    const { graph, notes, type } = buildGraph({ article: readArticle({ kind: 'page', html }, context), context, words: 20 })
    const {
      '@type': _type,
      '@id': _id,
      ...rest
    } = graph['@graph'].find((node) => node['@id'].endsWith(`#citable-${expected.id}`)) ?? {
      '@type': '',
      '@id': '',
    }
    expect(type.type).toBe(expected.type)
    expect(Object.keys(rest).sort()).toEqual([...expected.has].sort())
    expect(
      notes.flatMap(({ code, node, property, args }) => (code === 'textMismatch' ? [`${node} ${property} ${args.value}`] : [])),
    ).toEqual(expected.told)
  })
})

describe('questions that the analysis found unanswered', () => {
  const names = (state: 'answered' | 'unclear' | 'missing'): unknown => {
    const third = '<details><summary>When?</summary><p>At once, and then again.</p></details>'
    const article = readArticle({ kind: 'body', html: rich + third, fields: noFields }, context)
    const answers = [{ question: 'Why?', state }] as unknown as readonly Answer[]
    const { graph } = buildGraph({ article, context, words: 300, answers })
    return graph['@graph'].flatMap(({ mainEntity }) =>
      Array.isArray(mainEntity) ? mainEntity.map((one) => (one as { name: string }).name) : [],
    )
  }
  test.each([
    ['missing', ['How?', 'When?']],
    ['unclear', ['Why?', 'How?', 'When?']],
    ['answered', ['Why?', 'How?', 'When?']],
  ] as const)('%s', (state, printed) => expect(names(state)).toEqual(printed))
})

describe('what a voice may read', () => {
  const speakable = ({ words = 50, count = 300, lang = 'en', head = '', type = 'NewsArticle' } = {}) => {
    // the title is one of the words
    const description = head || `<meta name="description" content="${Array.from({ length: words - 1 }, () => 'word').join('  ')}">`
    const html = `<html lang="${lang}"><head><title>T</title>${description}<script type="application/ld+json">${JSON.stringify({ '@type': type, headline: 'T' })}</script></head><body><article><h1>T</h1><p>Text.</p></article></body></html>`
    const around = { ...context, language: lang }
    const { graph } = buildGraph({ article: readArticle({ kind: 'page', html }, around), context: around, words: count })
    return graph['@graph'].some((node) => 'speakable' in node)
  }
  test.each<[string, Parameters<typeof speakable>[0], boolean]>([
    ['50 words last 20 seconds', { words: 50 }, true],
    ['49 do not', { words: 49 }, false],
    ['75 last 30', { words: 75 }, true],
    ['76 last longer', { words: 76 }, false],
    ['no other type than news', { type: 'BlogPosting' }, false],
    ['no other language than English', { lang: 'de' }, false],
    ['a kind of English is English', { lang: 'en-GB' }, true],
    ['a tag that only ends like it is not', { lang: 'den' }, false],
    ['no page without a text', { count: 0 }, false],
    [
      'no description that only a card has',
      { head: `<meta property="og:description" content="${Array.from({ length: 60 }, () => 'word').join(' ')}">` },
      false,
    ],
  ])('%s', (_name, given, expected) => expect(speakable(given)).toBe(expected))
})

describe('references', () => {
  const own = (nodes: unknown) =>
    build({
      html: `<html><head><title>T</title><script type="application/ld+json">${JSON.stringify(nodes)}</script></head><body><article><h1>T</h1><p>Text.</p></article></body></html>`,
      page: true,
      around: { options: { seo: false, aeo: false, titles: 0 } },
    })
  test('a graph of the page’s own that is too long is not printed', () =>
    expect(own({ '@type': 'Thing', name: 'x'.repeat(70_000) }).types).toContain('Article'))
  test('a graph of its own is not reported: it is printed as schema.org’s', () => {
    const { notes, graph } = own({ '@type': 'Thing', name: 'x' })
    expect(notes).toEqual([])
    expect(graph['@context']).toBe('https://schema.org')
  })
})

describe('authors of a page', () => {
  const codesOf = (top: string): readonly string[] => {
    const html = `<html><head><title>T</title><meta name="author" content="Ann Lee"></head><body><article><h1>T</h1>${top}<p>Text.</p></article></body></html>`
    const { notes } = buildGraph({ article: readArticle({ kind: 'page', html }, context), context, words: 300 })
    return notes.map(({ code }) => code)
  }
  test('an author whom only a meta element names is reported', () => expect(codesOf('')).toContain('authorNotVisible'))
  test('one whom readers see is not', () => expect(codesOf('<p>By Ann Lee</p>')).not.toContain('authorNotVisible'))
})

describe('an image of the site', () => {
  const notesOf = (address: string) => {
    const html = `<html><head><title>T</title><meta property="og:image" content="${address}"></head><body><article><h1>T</h1><p>Text.</p></article></body></html>`
    return buildGraph({ article: readArticle({ kind: 'page', html }, context), context, words: 300 }).notes
  }
  test('is reported where the page shares it for the article', () =>
    expect(notesOf('https://www.example.com/og-default.png')).toContainEqual({
      code: 'imageIsSiteDefault',
      node: 'primaryImage',
      property: null,
      args: { url: 'https://www.example.com/og-default.png' },
    }))
  test('a picture of the article is not', () =>
    expect(notesOf('https://www.example.com/ferry.png').map(({ code }) => code)).not.toContain('imageIsSiteDefault'))
})

describe('dates', () => {
  test('the date of a scheduled draft stays', () =>
    expect(build({ fields: { datePublished: '2026-12-24T18:00:00Z' } }).node('Article')).toMatchObject({
      datePublished: '2026-12-24T18:00:00+00:00',
    }))
  test('a public page from the future loses it', () => {
    const html = '<html><head><title>T</title></head><body><article><h1>T</h1><p>Text.</p></article></body></html>'
    const article = {
      ...readArticle({ kind: 'page', html }, context),
      datePublished: { value: '2026-11-22T00:00:00Z', from: 'meta', source: 'date', confidence: 'declared', span: null },
    } as const
    const { graph, notes } = buildGraph({ article, context, words: 300 })
    expect(graph['@graph'].some((node) => 'datePublished' in node)).toBe(false)
    expect(notes.map(({ code }) => code)).toContain('dateInFuture')
    const today = buildGraph({
      article: { ...article, datePublished: { ...article.datePublished, value: '2026-11-21T00:00:00Z' } },
      context,
      words: 300,
    })
    expect(today.notes.map(({ code }) => code)).not.toContain('dateInFuture')
  })
})

describe('images', () => {
  test('http becomes https on the own host', () =>
    expect(build({ fields: { image: { ...image, url: 'http://example.com/a.jpg' } } }).node('ImageObject')).toMatchObject({
      url: 'https://example.com/a.jpg',
    }))
  test('and stays http elsewhere', () =>
    expect(build({ fields: { image: { ...image, url: 'http://cdn.example/a.jpg' } } }).node('ImageObject')).toMatchObject({
      url: 'http://cdn.example/a.jpg',
    }))
  test.each(['data:image/png;base64,AAAA', 'javascript:alert(1)', ''])('%j is no image', (url) =>
    expect(build({ fields: { image: { ...image, url } } }).types).not.toContain('ImageObject'),
  )
})

describe('language', () => {
  test.each([
    ['pt_br', 'pt-BR'],
    ['ZH-hant', 'zh-Hant'],
    ['und', undefined],
    ['x-default', undefined],
  ])('%s is printed as %s', (language, expected) => expect(build({ around: { language } }).node('WebPage')?.inLanguage).toBe(expected))
})

test('a very long article stays below 64 KiB, and says what it left out', () => {
  const html = Array.from(
    { length: 24 },
    (_, at) => `<details><summary>Question ${at}?</summary><p>${'漢字の説明です。'.repeat(400)}</p></details>`,
  ).join('')
  const { graph, codes, types } = build({ html })
  expect(serializeGraph(graph).length).toBeLessThanOrEqual(65_536)
  expect(types).toContain('FAQPage')
  const links = Array.from(
    { length: 20 },
    (_, at) => `<p><a href="https://s${at}.example/${'x'.repeat(1900)}">source ${'y'.repeat(1500)}</a></p>`,
  ).join('')
  const capped = build({ html: html + links })
  expect(serializeGraph(capped.graph).length).toBeLessThanOrEqual(65_536)
  expect(capped.codes).toContain('sizeCapped articleContent')
  expect(codes).not.toContain('requiredMissing faq mainEntity')
})

describe('what leaves a graph that is too long, in this order', () => {
  const questions = Array.from(
    { length: 20 },
    (_, at) => `<details><summary>Question ${at}?</summary><p>${'漢字の説明です。'.repeat(245)}</p></details>`,
  ).join('')
  const source = (length: number): string =>
    `<p><a href="https://s.example/${'x'.repeat(length / 2)}">source ${'y'.repeat(length / 2)}</a></p>`
  const list = (length: number): string =>
    Array.from({ length: 20 }, (_, at) => `<h2>${at + 1}. ${'z'.repeat(length / 20)}</h2><p>Part.</p>`).join('')
  const steps = (length: number): string =>
    `<h2>How to bake</h2><ol>${Array.from({ length: 40 }, () => `<li>${'Stir it again. '.repeat(length / 600)}</li>`).join('')}</ol>`
  const shown = (html: string) => {
    const { graph, node, notes } = build({ html })
    const asked = graph['@graph'].flatMap(({ mainEntity }) => (Array.isArray(mainEntity) ? mainEntity : []))
    return {
      sources: node('Article')?.citation !== undefined,
      list: node('ItemList') !== undefined,
      steps: node('HowTo') !== undefined,
      questions: asked.length,
      told: notes.filter(({ code }) => code === 'sizeCapped').map(({ args }) => args.max),
    }
  }
  const cut = [65_536]
  test.each<[string, string, ReturnType<typeof shown>]>([
    [
      'nothing of one that fits',
      source(1000) + list(1000) + questions,
      { sources: true, list: true, steps: false, questions: 20, told: [] },
    ],
    ['sources', source(3600) + list(20_000) + questions, { sources: false, list: true, steps: false, questions: 20, told: cut }],
    ['then the list', source(1000) + list(30_000) + questions, { sources: false, list: false, steps: false, questions: 20, told: cut }],
    [
      'then half of the questions',
      source(1000) + steps(30_000) + questions,
      { sources: false, list: false, steps: true, questions: 10, told: cut },
    ],
    ['and half of those', steps(48_000) + questions, { sources: false, list: false, steps: true, questions: 5, told: cut }],
    ['then the steps', steps(72_000) + questions, { sources: false, list: false, steps: false, questions: 0, told: cut }],
  ])('%s', (_name, html, expected) => expect(shown(html)).toEqual(expected))
})
