import { describe, expect, test } from 'vitest'
import type { Json } from '../../model/values.ts'
import { wholeVocabulary } from '../vocabulary/index.ts'
import { checkStructuredData } from './check-structured-data.ts'

const told = (node: object): readonly string[] =>
  checkStructuredData([{ '@context': 'https://schema.org', ...node } as Json], { vocabulary: wholeVocabulary, visible: null })
    .filter(({ level }) => level !== 'info')
    .map(({ level, code, path, property }) => [level, code, path, property].filter(Boolean).join(' '))

const person = { '@type': 'Person', name: 'Mira Holt' }
const question = { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'At nine.' } }
const event = { '@type': 'Event', name: 'Talk', startDate: '2026-05-01' }
const online = { '@type': 'VirtualLocation', url: 'https://harbour.example/live' }
const review = { '@type': 'Review', author: person, itemReviewed: { '@type': 'Product', name: 'Rope' } }
const notes = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Light' }] }
const job = {
  '@type': 'JobPosting',
  title: 'Skipper',
  description: 'Steers the ferry.',
  datePosted: '2026-02-01',
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Linden', addressCountry: 'DE' } },
}

describe('sound markup is not blamed', () => {
  test.each<readonly [string, object]>([
    ['a page of questions that is a page as well', { '@type': ['WebPage', 'FAQPage'], mainEntity: [question] }],
    ['the types the other way round', { '@type': ['FAQPage', 'WebPage'], mainEntity: [question] }],
    ['an event on the net', { ...event, location: online }],
    ['an event in several places on the net', { ...event, location: [online, online] }],
    ['pros of an editor’s review', { ...review, positiveNotes: notes }],
    ['cons of an editor’s review', { ...review, negativeNotes: notes }],
    ['an employer who is not named', { ...job, hiringOrganization: 'confidential' }],
    [
      'a keyword under another name',
      {
        '@context': { '@vocab': 'https://schema.org/', type: '@type', id: '@id' },
        type: 'Person',
        id: 'https://harbour.example/#m',
        name: 'Mira Holt',
      },
    ],
    [
      'an aliased keyword below',
      {
        '@context': ['https://schema.org', { kind: { '@id': '@type' } }],
        kind: 'WebSite',
        name: 'Harbour',
        url: 'https://harbour.example/',
        publisher: { kind: 'Organization', name: 'Harbour' },
      },
    ],
    ['a place at the edge of the world', { '@type': 'GeoCoordinates', latitude: '-90', longitude: 180 }],
    [
      'a trade number',
      { '@type': 'Product', name: 'Rope', gtin13: '4006381333931', offers: { '@type': 'Offer', price: 10, priceCurrency: 'EUR' } },
    ],
    [
      'a short trade number',
      { '@type': 'Product', name: 'Rope', gtin8: '96385074', offers: { '@type': 'Offer', price: 10, priceCurrency: 'EUR' } },
    ],
    ['one price for all', { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 10, priceCurrency: 'EUR' }],
    [
      'a trail whose links hold their names',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@id': 'https://harbour.example/boats', name: 'Boats' } }],
      },
    ],
    [
      'a trail with names',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Boats', item: 'https://harbour.example/boats' }],
      },
    ],
  ])('%s', (_, node) => {
    expect(told(node)).toEqual([])
  })
})

describe('an impossible value is reported', () => {
  test.each<readonly [string, object, string]>([
    [
      'prices the wrong way round',
      { '@type': 'AggregateOffer', lowPrice: 20, highPrice: '10', priceCurrency: 'EUR' },
      'error valueImpossible highPrice',
    ],
    [
      'a clip that ends before it begins',
      { '@type': 'Clip', name: 'Mooring', url: 'https://harbour.example/#t', startOffset: 30, endOffset: 10 },
      'error valueImpossible endOffset',
    ],
    ['a range the wrong way round', { '@type': 'QuantitativeValue', minValue: 4, maxValue: 2 }, 'error valueImpossible maxValue'],
    [
      'limits of a price the wrong way round',
      { '@type': 'UnitPriceSpecification', minPrice: 9, maxPrice: 3, priceCurrency: 'EUR' },
      'error valueImpossible maxPrice',
    ],
    ['a latitude beyond the pole', { '@type': 'GeoCoordinates', latitude: 153, longitude: 10 }, 'error valueImpossible latitude'],
    ['a longitude beyond the line', { '@type': 'GeoCoordinates', latitude: 10, longitude: '-190.5' }, 'error valueImpossible longitude'],
    [
      'a wrong check digit',
      { '@type': 'Product', name: 'Rope', gtin13: '4006381333932', offers: { '@type': 'Offer', price: 10, priceCurrency: 'EUR' } },
      'error valueImpossible gtin13',
    ],
    [
      'a wrong check digit of eight',
      { '@type': 'Product', name: 'Rope', gtin: '96385075', offers: { '@type': 'Offer', price: 10, priceCurrency: 'EUR' } },
      'error valueImpossible gtin',
    ],
    ['fewer than no ratings', { '@type': 'AggregateRating', ratingValue: 4, ratingCount: -1 }, 'error valueImpossible ratingCount'],
    ['fewer than no reviews', { '@type': 'AggregateRating', ratingValue: 4, reviewCount: '-3' }, 'error valueImpossible reviewCount'],
    [
      'a trail without names',
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, item: 'https://harbour.example/boats' }] },
      'error requiredMissing itemListElement[0] name',
    ],
    [
      'an event in a hall without address',
      { ...event, location: [online, { '@type': 'Place', name: 'Pier' }] },
      'error requiredMissing location.address',
    ],
    ['a review without rating or notes', review, 'error requiredMissing reviewRating.ratingValue'],
  ])('%s', (_, node, fault) => {
    expect(told(node)).toEqual([fault])
  })
})
