import { describe, expect, test } from 'vitest'
import type { Json } from '../../model/values.ts'
import { wholeVocabulary } from '../vocabulary/index.ts'
import { checkStructuredData } from './check-structured-data.ts'

const told = (node: object): readonly string[] =>
  checkStructuredData([{ '@context': 'https://schema.org', ...node } as Json], { vocabulary: wholeVocabulary, visible: null })
    .filter(({ level }) => level !== 'info')
    .map(({ level, code, path, property }) => [level, code, path, property].filter(Boolean).join(' '))

const picture = 'https://harbour.example/a.png'
const person = { '@type': 'Person', name: 'Mira Holt', url: 'https://harbour.example/mira' }
const place = { '@type': 'Place', name: 'Pier', address: 'Quay 1' }
const euros = { priceCurrency: 'EUR', price: 10 }
const article = {
  '@type': 'Article',
  headline: 'Boats',
  author: person,
  datePublished: '2026-02-01',
  dateModified: '2026-02-03',
  image: picture,
}
const video = {
  '@type': 'VideoObject',
  name: 'Boats',
  thumbnailUrl: picture,
  uploadDate: '2026-01-01',
  embedUrl: 'https://harbour.example/v',
}
const event = { '@type': 'Event', name: 'Regatta', startDate: '2026-05-01', location: place }
const product = { '@type': 'Product', name: 'Rope', image: picture, description: 'Ten metres' }
const sold = { ...product, offers: { '@type': 'Offer', ...euros } }
const broadcast = {
  '@type': 'BroadcastEvent',
  isLiveBroadcast: true,
  startDate: '2026-01-01T10:00:00+00:00',
  endDate: '2026-01-01T11:00:00+00:00',
}

describe('sound markup is not blamed', () => {
  test.each<readonly [string, object]>([
    ['a live video', { ...video, publication: broadcast }],
    ['several broadcasts', { ...video, publication: [broadcast, broadcast] }],
    ['regions as one code', { ...video, regionsAllowed: 'US' }],
    ['regions as several codes', { ...video, regionsAllowed: 'US,NL', ineligibleRegion: ['DE', 'AT-9'] }],
    [
      'a video that can be searched',
      {
        ...video,
        potentialAction: { '@type': 'SeekToAction', target: 'https://harbour.example/v?t={s}', 'startOffset-input': 'required name=s' },
      },
    ],
    [
      'a group of products with variants',
      {
        '@type': 'ProductGroup',
        name: 'Coat',
        variesBy: ['https://schema.org/size'],
        productGroupID: 'c',
        hasVariant: [{ ...product, size: 'S' }],
      },
    ],
    ['a group of products alone', { '@type': 'ProductGroup', name: 'Coat' }],
    ['a model', { '@type': 'ProductModel', name: 'Coat 5', model: '5' }],
    ['a product that belongs to a group', { ...sold, isVariantOf: { '@type': 'ProductGroup', productGroupID: 'c' } }],
    [
      'products that are similar',
      { ...sold, isSimilarTo: { '@type': 'Product', name: 'Cord' }, isRelatedTo: [{ '@type': 'Product', name: 'Hook' }] },
    ],
    [
      'a course with its dates and prices',
      {
        '@type': 'Course',
        name: 'Knots',
        description: 'x',
        provider: { '@type': 'Organization', name: 'School' },
        offers: [
          { '@type': 'Offer', category: 'Free' },
          { '@type': 'Offer', category: 'Paid', ...euros },
        ],
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT22H' },
      },
    ],
    [
      'a subscription to a course',
      { '@type': 'Course', name: 'Knots', description: 'x', offers: { '@type': 'Offer', category: 'Subscription' } },
    ],
    [
      'what an organization offers',
      { '@type': 'Organization', name: 'Harbour', makesOffer: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Towing' } }] },
    ],
    [
      'a catalogue of services',
      {
        '@type': 'Organization',
        name: 'Harbour',
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: 'Services',
          itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Towing' } }],
        },
      },
    ],
    [
      'a service with an offer',
      { '@type': 'Service', name: 'Towing', offers: { '@type': 'Offer', availability: 'https://schema.org/InStock' } },
    ],
    ['a ticket without its price', { ...event, offers: { '@type': 'Offer', url: 'https://harbour.example/t' } }],
    [
      'a program for nothing',
      {
        '@type': 'SoftwareApplication',
        name: 'Tides',
        applicationCategory: 'UtilitiesApplication',
        operatingSystem: 'any',
        offers: { '@type': 'Offer', price: 0 },
      },
    ],
    [
      'parts of an event',
      { ...event, '@type': 'Festival', subEvent: [{ '@type': 'MusicEvent', name: 'Band', startDate: '2026-05-01T20:00:00+02:00' }] },
    ],
    ['the series of an event', { ...event, superEvent: { '@type': 'EventSeries', name: 'Regattas' } }],
    [
      'a page of users with suggested answers',
      { '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'When?', suggestedAnswer: [{ '@type': 'Answer', text: 'At noon' }] } },
    ],
    [
      'cards to learn with',
      {
        '@type': 'Quiz',
        name: 'Knots',
        about: { '@type': 'Thing', name: 'Ropes' },
        hasPart: [
          {
            '@type': 'Question',
            eduQuestionType: 'Flashcard',
            text: 'Which knot?',
            acceptedAnswer: { '@type': 'Answer', text: 'Bowline' },
          },
        ],
      },
    ],
    ['a role of an author', { ...article, author: { '@type': 'Role', author: person, roleName: 'Editor' } }],
    ['roles of several authors', { ...article, author: [person, { '@type': 'Role', author: [person, person], startDate: '2020' }] }],
    [
      'a role of a member',
      { '@type': 'Organization', name: 'Crew', member: { '@type': 'OrganizationRole', member: person, roleName: 'cook' } },
    ],
    [
      'a role in a film',
      {
        '@type': 'Movie',
        name: 'Boats',
        image: picture,
        actor: { '@type': 'PerformanceRole', actor: { '@type': 'Person', name: 'Jon' }, characterName: 'Captain' },
      },
    ],
    [
      'a review whose author has a role',
      {
        '@type': 'Review',
        author: { '@type': 'Role', author: person },
        itemReviewed: { '@type': 'Book', name: 'Knots' },
        reviewRating: { '@type': 'Rating', ratingValue: 4 },
      },
    ],
    [
      'a review of a product that is only named',
      {
        '@type': 'Review',
        author: person,
        itemReviewed: { '@type': 'Product', name: 'Rope' },
        reviewRating: { '@type': 'Rating', ratingValue: 4 },
      },
    ],
    [
      'a prefix',
      {
        '@context': { schema: 'https://schema.org/' },
        '@type': 'schema:Article',
        'schema:headline': 'Boats',
        'schema:author': { '@type': 'schema:Person', 'schema:name': 'Mira Holt' },
      },
    ],
    [
      'a prefix of another name',
      {
        '@context': { s: 'http://schema.org/' },
        '@type': 's:Event',
        's:name': 'Regatta',
        's:startDate': '2026-05-01',
        's:location': { '@type': 's:Place', 's:address': 'Quay 1' },
      },
    ],
    [
      'whole addresses as names',
      { '@context': { '@vocab': 'https://schema.org/' }, '@type': 'https://schema.org/Article', 'https://schema.org/headline': 'Boats' },
    ],
    [
      'properties and types of another vocabulary',
      {
        ...article,
        '@context': ['https://schema.org', { dc: 'http://purl.org/dc/terms/', tide: 'https://harbour.example/tide' }],
        '@type': ['Article', 'dc:Text'],
        'dc:subject': 'Boats',
        tide: 'high',
      },
    ],
    [
      'a post of a forum without headline',
      { '@type': 'DiscussionForumPosting', text: 'Hello', author: person, datePublished: '2026-02-01' },
    ],
    [
      'a range of prices',
      { ...product, offers: { '@type': 'AggregateOffer', lowPrice: 5, highPrice: '9.50', priceCurrency: 'USD', offerCount: 3 } },
    ],
    [
      'ratings on their scale',
      {
        ...sold,
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4,5', reviewCount: 3 },
        review: { '@type': 'Review', author: person, reviewRating: { '@type': 'Rating', ratingValue: 8, bestRating: 10 } },
      },
    ],
    [
      'ratings in percent and as fractions',
      {
        ...sold,
        review: ['80%', '7/10', '4 of 5'].map((ratingValue) => ({
          '@type': 'Review',
          author: person,
          reviewRating: { '@type': 'Rating', ratingValue },
        })),
      },
    ],
    [
      'a scale that begins at nought',
      { ...sold, aggregateRating: { '@type': 'AggregateRating', ratingValue: 0.5, worstRating: 0, ratingCount: 2 } },
    ],
    ['dates on one day, one with its time', { ...article, datePublished: '2026-02-03T10:00:00+01:00', dateModified: '2026-02-03' }],
    ['dates in two zones', { ...article, datePublished: '2026-02-03T01:00:00+09:00', dateModified: '2026-02-02T18:00:00+00:00' }],
  ])('%s', (_name, node) => {
    expect(told(node)).toEqual([])
  })
})

describe('faults are named', () => {
  const rated = (rating: object) => ({ ...sold, aggregateRating: { '@type': 'AggregateRating', reviewCount: 3, ...rating } })
  test.each<readonly [string, object, readonly string[]]>([
    ['a rating above its scale', rated({ ratingValue: 7, bestRating: 5 }), ['error ratingOutOfRange aggregateRating ratingValue']],
    ['a rating above the usual scale', rated({ ratingValue: '7' }), ['error ratingOutOfRange aggregateRating ratingValue']],
    ['a rating below its scale', rated({ ratingValue: 0, worstRating: 1 }), ['error ratingOutOfRange aggregateRating ratingValue']],
    ['a share above the whole', rated({ ratingValue: '120%' }), ['error ratingOutOfRange aggregateRating ratingValue']],
    ['a fraction above one', rated({ ratingValue: '7/5' }), ['error ratingOutOfRange aggregateRating ratingValue']],
    ['a rating that is no number', rated({ ratingValue: '4 stars' }), ['error formatInvalid aggregateRating ratingValue']],
    [
      'a price with its sign',
      { ...product, offers: { '@type': 'Offer', price: '€5', priceCurrency: 'EUR' } },
      ['error formatInvalid offers price'],
    ],
    [
      'a price in words',
      { ...product, offers: { '@type': 'Offer', price: 'on request', priceCurrency: 'EUR' } },
      ['error formatInvalid offers price'],
    ],
    [
      'a price of thousands with a comma',
      { ...product, offers: { '@type': 'Offer', price: '1,299.00', priceCurrency: 'EUR' } },
      ['error formatInvalid offers price'],
    ],
    [
      'a price with its currency',
      { ...product, offers: { '@type': 'Offer', price: '10 EUR', priceCurrency: 'EUR' } },
      ['error formatInvalid offers price'],
    ],
    [
      'a currency in words',
      { ...product, offers: { '@type': 'Offer', price: 5, priceCurrency: 'euro' } },
      ['error formatInvalid offers priceCurrency'],
    ],
    [
      'a currency as its sign',
      { ...product, offers: { '@type': 'Offer', price: 5, priceCurrency: '$' } },
      ['error formatInvalid offers priceCurrency'],
    ],
    ['a price without currency', { ...product, offers: { '@type': 'Offer', price: 5 } }, ['warning requiredMissing offers priceCurrency']],
    [
      'an offer of a product without price',
      { ...product, offers: { '@type': 'Offer', url: 'https://harbour.example/t' } },
      ['error requiredMissing offers price'],
    ],
    [
      'a range without its lower end',
      { ...product, offers: { '@type': 'AggregateOffer', highPrice: 9, priceCurrency: 'EUR' } },
      ['error requiredMissing offers lowPrice'],
    ],
    ['a change before the publication', { ...article, dateModified: '2026-01-31' }, ['warning dateOrder dateModified']],
    [
      'a change an hour before the publication',
      { ...article, datePublished: '2026-02-03T10:00:00Z', dateModified: '2026-02-03T09:00:00Z' },
      ['warning dateOrder dateModified'],
    ],
    ['an end before the start', { ...event, endDate: '2026-04-30' }, ['warning dateOrder endDate']],
    [
      'a broadcast without its end',
      { ...video, publication: { ...broadcast, endDate: undefined } },
      ['error requiredMissing publication endDate'],
    ],
    [
      'a post of a forum without author',
      { '@type': 'DiscussionForumPosting', text: 'Hello', datePublished: '2026-02-01' },
      ['error requiredMissing author', 'error requiredMissing author.name'],
    ],
    [
      'a question of users without answers',
      { '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'When?' } },
      ['error requiredMissing mainEntity acceptedAnswer'],
    ],
    [
      'an answer without text',
      { '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer' } } },
      ['warning requiredMissing mainEntity.acceptedAnswer text'],
    ],
    [
      'an event without place',
      { '@type': 'Event', name: 'Regatta', startDate: '2026-05-01' },
      ['error requiredMissing location', 'error requiredMissing location.address'],
    ],
    ['a product without anything', { '@type': 'Product', name: 'Rope' }, ['error requiredMissing review']],
    [
      'a role without a name in it',
      { ...article, author: { '@type': 'Role', author: { '@type': 'Person', url: 'https://harbour.example/m' } } },
      ['warning requiredMissing author.author name'],
    ],
    [
      'a property of another type in a role',
      { ...article, author: { '@type': 'Role', author: person, price: 5 } },
      ['warning propertyMisplaced author.price price'],
    ],
    [
      'a misspelt property with a prefix',
      { '@context': { schema: 'https://schema.org/' }, '@type': 'schema:Article', 'schema:headline': 'Boats', 'schema:autor': 'x' },
      ['warning propertyUnknown autor autor'],
    ],
    [
      'a property with a prefix that nobody declares',
      { ...article, 'dc:subject': 'Boats' },
      ['warning propertyUnknown dc:subject dc:subject'],
    ],
  ])('%s', (_name, node, expected) => {
    expect(told(JSON.parse(JSON.stringify(node)) as object)).toEqual(expected)
  })
})
