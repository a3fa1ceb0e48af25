import { expect, test } from 'vitest'
import { checkStructuredData } from '../../graph/markup/check-structured-data.ts'
import { lineageOf } from '../../graph/vocabulary/check-vocabulary.ts'
import { families } from '../../graph/vocabulary/families.gen.ts'
import { wholeVocabulary } from '../../graph/vocabulary/index.ts'
import type { Json } from '../../model/values.ts'
import { exampleContext } from '../../testing/read-examples.ts'
import { readArticle } from '../read-article.ts'

const place = { '@type': 'Place', name: 'Mill hall', address: 'Mill Lane 1, Hull' }
const event = { '@type': 'Event', name: 'Bread day', startDate: '2027-03-06', location: place }
const recipe = { '@type': 'Recipe', name: 'Rye bread', image: 'https://example.com/rye.jpg' }
const product = { '@type': 'Product', name: 'Oven', offers: { '@type': 'Offer', price: 90, priceCurrency: 'EUR' } }
const review = { '@type': 'Review', author: { '@type': 'Person', name: 'Ada' }, reviewRating: { '@type': 'Rating', ratingValue: 4 } }
const answer = { '@type': 'Answer', text: 'Nine days.' }

/** Markup of a page, and what is said to be missing. */
const rows: readonly (readonly [name: string, markup: Json, missing: readonly string[]])[] = [
  ['a whole event', event, []],
  ['an event at a place without an address', { ...event, location: { '@type': 'Place', name: 'Mill hall' } }, ['Event location.address']],
  [
    'an event that is only online',
    { ...event, location: { '@type': 'VirtualLocation', url: 'https://example.com/' } },
    ['Event location.address'],
  ],
  ['an event online and at a place', { ...event, location: [{ '@type': 'VirtualLocation', url: 'https://example.com/' }, place] }, []],
  ['an event whose place is named alone', { ...event, location: 'Mill hall' }, []],
  ['an event without a place', { ...event, location: null }, ['Event location', 'Event location.address']],
  ['a concert', { ...event, '@type': 'MusicEvent', startDate: '' }, ['MusicEvent startDate']],
  [
    'a place described elsewhere',
    [
      { ...event, location: { '@id': '#mill' } },
      { ...place, '@id': '#mill' },
    ],
    [],
  ],
  [
    'an event described in two places',
    [
      { '@type': 'Event', '@id': '#e', name: 'Bread day', startDate: '2027-03-06' },
      { '@type': 'Event', '@id': '#e', location: place },
    ],
    [],
  ],
  ['a recipe without an image', { ...recipe, image: [] }, ['Recipe image']],
  ['an article that is a recipe', { ...recipe, '@type': ['Article', 'Recipe'], image: '' }, ['Recipe image']],
  ['a report of news', { '@type': 'ReportageNewsArticle', author: 'Ada' }, ['ReportageNewsArticle headline']],
  ['a reference to an article', { '@type': 'Article', '@id': 'https://example.com/#article' }, []],
  ['a product with nothing to show', { '@type': 'Product', name: 'Oven' }, ['Product review']],
  ['a product with a price', product, []],
  ['a price without its currency', { ...product, offers: { '@type': 'Offer', price: 90 } }, ['Offer priceCurrency']],
  ['a review of nothing', review, ['Review itemReviewed.name']],
  ['a review in the thing it is about', { ...product, review }, []],
  [
    'a rating that nobody counted',
    { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 } },
    ['AggregateRating ratingCount'],
  ],
  [
    'a question with suggested answers',
    { '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'How long?', suggestedAnswer: answer } },
    [],
  ],
  [
    'a question without an answer',
    { '@type': ['WebPage', 'FAQPage'], name: 'Bread', mainEntity: { '@type': 'Question', name: 'How long?' } },
    ['Question acceptedAnswer'],
  ],
  [
    'an entry of a trail without its number',
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Bread' }] },
    ['ListItem position'],
  ],
  ['a type that no search engine shows', { '@type': 'ImageObject' }, []],
]

const readMissing = (markup: Json): readonly string[] => {
  const html = `<html lang="en"><head><title>Bread</title><script type="application/ld+json">${JSON.stringify(markup)}</script></head><body><p>Bread is food.</p></body></html>`
  const declared = readArticle({ kind: 'page', html }, { ...exampleContext, language: 'en' }).markup?.declared
  return (declared?.faults ?? []).filter(({ kind }) => kind === 'missing').map(({ type, property }) => `${type} ${property}`)
}

test.each(rows)('%s', (_name, markup, missing) => {
  expect(readMissing(markup)).toEqual(missing)
})

test.each(rows)('the command says the same of %s', (_name, markup, missing) => {
  const blocks = [JSON.parse(JSON.stringify(markup)) as Json]
  const faults = checkStructuredData(blocks, { vocabulary: wholeVocabulary, visible: null })
  const errors = faults.filter(
    ({ code, args }) => code === 'requiredMissing' && !/ImageObject|image-license|\/logo$/.test(args['source'] ?? ''),
  )
  expect(errors.map(({ property }) => property)).toEqual(missing.map((one) => one.split(' ')[1]))
})

test('families are those of schema.org', () => {
  for (const [type, head] of Object.entries(families)) expect(lineageOf(type, wholeVocabulary)).toContain(head)
  for (const type of Object.keys(wholeVocabulary.types)) {
    const head = ['Article', 'Event', 'Organization', 'Product'].find(
      (one) => one !== type && lineageOf(type, wholeVocabulary).includes(one),
    )
    expect(families[type]).toBe(head)
  }
})
