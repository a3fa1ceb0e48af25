import { describe, expect, test } from 'vitest'
import type { Json } from '../../model/values.ts'
import { wholeVocabulary } from '../vocabulary/index.ts'
import { checkStructuredData } from './check-structured-data.ts'

const told = (node: object): readonly string[] =>
  checkStructuredData([{ '@context': 'https://schema.org', ...node } as Json], { vocabulary: wholeVocabulary, visible: null })
    .filter(({ level }) => level !== 'info')
    .map(({ level, code, path, property }) => [level, code, path, property].filter(Boolean).join(' '))

const picture = 'https://harbour.example/a.png'
const person = { '@type': 'Person', name: 'Mira Holt' }
const crew = { '@type': 'Organization', name: 'Crew', sameAs: 'https://harbour.example/' }
const address = { '@type': 'PostalAddress', streetAddress: 'Quay 1', addressLocality: 'Linden', addressCountry: 'DE' }
const job = {
  '@type': 'JobPosting',
  title: 'Skipper',
  description: '<p>Steers the ferry.</p>',
  datePosted: '2026-02-01',
  hiringOrganization: crew,
  jobLocation: { '@type': 'Place', address },
}
const free = { '@type': 'Offer', price: 0, priceCurrency: 'EUR' }
const program = {
  '@type': 'SoftwareApplication',
  name: 'Tides',
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'any',
  offers: free,
}
const course = { '@type': 'Course', name: 'Knots', description: 'Ten knots in a day.', provider: crew }
const data = { '@type': 'Dataset', name: 'Tides', description: 'Height of the water at Linden, every hour since 1950.' }
const business = { '@type': 'LocalBusiness', name: 'Chandler', address }
const question = { '@type': 'Question', name: 'When?', answerCount: 1, acceptedAnswer: { '@type': 'Answer', text: 'At nine.' } }
const video = {
  '@type': 'VideoObject',
  name: 'Boats',
  thumbnailUrl: picture,
  uploadDate: '2026-01-01',
  contentUrl: 'https://harbour.example/v.mp4',
}
const clip = { '@type': 'Clip', name: 'Casting off', startOffset: 30, endOffset: 45, url: 'https://harbour.example/v?t=30' }
const house = {
  '@type': 'VacationRental',
  name: 'Lighthouse',
  identifier: 'l1',
  image: [picture],
  latitude: 53.1,
  longitude: '8.4',
  containsPlace: { '@type': 'Accommodation', occupancy: { '@type': 'QuantitativeValue', value: 4 } },
}

describe('sound markup is not blamed', () => {
  test.each<readonly [string, object]>([
    ['a job in a town', job],
    [
      'a job in several towns',
      {
        ...job,
        jobLocation: [
          job.jobLocation,
          { '@type': 'Place', address: { ...address, addressCountry: { '@type': 'Country', name: 'Austria' } } },
        ],
      },
    ],
    [
      'a job that is done anywhere',
      {
        ...job,
        jobLocation: undefined,
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'Germany' },
      },
    ],
    [
      'a job with its pay',
      {
        ...job,
        validThrough: '2026-04-01T00:00',
        employmentType: ['FULL_TIME', 'CONTRACTOR'],
        baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value: { '@type': 'QuantitativeValue', value: 20.5, unitText: 'HOUR' } },
      },
    ],
    [
      'a job with a range of pay',
      {
        ...job,
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'USD',
          value: { '@type': 'QuantitativeValue', minValue: 10, maxValue: 20, unitText: 'HOUR' },
        },
      },
    ],
    ['a job of an employer who is not named', { ...job, hiringOrganization: 'confidential' }],
    ['a program', program],
    ['a program for telephones', { ...program, '@type': 'MobileApplication' }],
    ['a program on the net', { ...program, '@type': 'WebApplication', browserRequirements: 'any' }],
    ['a game that is a program', { ...program, '@type': ['VideoGame', 'MobileApplication'] }],
    ['a program with ratings', { ...program, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 8864 } }],
    ['a course', course],
    [
      'a course with its dates',
      {
        ...course,
        offers: [{ '@type': 'Offer', category: 'Paid', priceCurrency: 'EUR', price: 10 }],
        hasCourseInstance: [
          {
            '@type': 'CourseInstance',
            courseMode: 'Blended',
            location: 'Linden',
            courseSchedule: { '@type': 'Schedule', repeatCount: 4, repeatFrequency: 'Daily' },
          },
        ],
      },
    ],
    [
      'a list of courses',
      {
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, item: { ...course, url: 'https://harbour.example/knots' } }],
      },
    ],
    [
      'a list of addresses',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, url: 'https://harbour.example/knots' }] },
    ],
    [
      'what a person was taught',
      { ...person, hasOccupation: { '@type': 'Occupation', name: 'Skipper' }, knowsAbout: { '@type': 'Course', name: 'Knots' } },
    ],
    ['data', data],
    [
      'data to load',
      {
        ...data,
        license: 'https://creativecommons.org/licenses/by/4.0/',
        temporalCoverage: '1950-01-01/2013-12-18',
        variableMeasured: ['height'],
        distribution: [{ '@type': 'DataDownload', encodingFormat: 'CSV', contentUrl: 'https://harbour.example/tides.csv' }],
      },
    ],
    ['data that an article cites', { '@type': 'Article', headline: 'Tides', citation: { '@type': 'Dataset', name: 'Tides' } }],
    ['a shop', business],
    ['a restaurant', { ...business, '@type': 'Restaurant', servesCuisine: 'Fish', priceRange: '€€' }],
    ['a dentist with two types', { ...business, '@type': ['Dentist', 'MedicalBusiness'] }],
    [
      'hours of a shop',
      {
        ...business,
        geo: { '@type': 'GeoCoordinates', latitude: 53.1, longitude: 8.4 },
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'https://schema.org/Tuesday'], opens: '09:00', closes: '18:00' },
        ],
        department: { '@type': 'Pharmacy', name: 'Medicine' },
      },
    ],
    ['a shop that publishes', { '@type': 'Article', headline: 'Boats', publisher: { '@type': 'Store', name: 'Chandler' } }],
    [
      'a shop that sells',
      { '@type': 'Product', name: 'Rope', offers: { ...free, price: 5, seller: { '@type': 'Store', name: 'Chandler' } } },
    ],
    [
      'an office without address in a web of nodes',
      { '@type': 'WebSite', name: 'Crew', url: 'https://harbour.example/', publisher: { '@type': 'ProfessionalService', name: 'Crew' } },
    ],
    ['an organization alone', crew],
    ['a house for holidays', house],
    [
      'a house for holidays whose place stands in a node',
      { ...house, latitude: undefined, longitude: undefined, geo: { '@type': 'GeoCoordinates', latitude: 53.1, longitude: 8.4 } },
    ],
    ['a page of users', { '@type': 'QAPage', mainEntity: question }],
    [
      'a page of users with many answers',
      {
        '@type': 'QAPage',
        mainEntity: {
          ...question,
          answerCount: 3,
          upvoteCount: 26,
          suggestedAnswer: [{ '@type': 'Answer', text: 'At ten.', upvoteCount: 0 }],
        },
      },
    ],
    [
      'a card to learn with, without name',
      {
        '@type': 'Quiz',
        about: { '@type': 'Thing', name: 'Knots' },
        hasPart: {
          '@type': 'Question',
          eduQuestionType: 'Flashcard',
          text: 'Which?',
          acceptedAnswer: { '@type': 'Answer', text: 'This.' },
        },
      },
    ],
    ['parts of a video', { ...video, hasPart: [clip, { ...clip, startOffset: 46, endOffset: 80 }] }],
    ['a video that is embedded', { ...video, contentUrl: undefined, embedUrl: 'https://harbour.example/v' }],
    [
      'a video with its views',
      {
        ...video,
        interactionStatistic: { '@type': 'InteractionCounter', interactionType: { '@type': 'WatchAction' }, userInteractionCount: 5647018 },
      },
    ],
    ['the page of a person', { '@type': 'ProfilePage', dateCreated: '2026-01-01', mainEntity: { ...person, alternateName: 'mira' } }],
    [
      'ratings of an employer',
      { '@type': 'EmployerAggregateRating', itemReviewed: crew, ratingValue: 91, bestRating: 100, worstRating: 1, ratingCount: 10 },
    ],
    ['nobody reviewed, somebody rated', { ...program, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 2 } }],
    ['nobody has answered yet', { '@type': 'Comment', text: 'Hello', upvoteCount: 0 }],
    [
      'a price in a specification',
      {
        '@type': 'Product',
        name: 'Rope',
        offers: { '@type': 'Offer', priceSpecification: { '@type': 'UnitPriceSpecification', price: 10.5, priceCurrency: 'EUR' } },
      },
    ],
    [
      'a return policy and shipping',
      {
        '@type': 'Product',
        name: 'Rope',
        offers: {
          '@type': 'Offer',
          price: '10.50',
          priceCurrency: 'EUR',
          shippingDetails: {
            '@type': 'OfferShippingDetails',
            shippingRate: { '@type': 'MonetaryAmount', value: 3.5, currency: 'EUR' },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
          },
        },
      },
    ],
    [
      'whole addresses as types and properties',
      {
        '@type': 'http://schema.org/JobPosting',
        ...Object.fromEntries(
          Object.entries(job)
            .filter(([key]) => key !== '@type')
            .map(([key, value]) => [`http://schema.org/${key}`, value]),
        ),
      },
    ],
  ])('%s', (_name, node) => {
    expect(told(JSON.parse(JSON.stringify(node)) as object)).toEqual([])
  })
})

describe('faults are named', () => {
  test.each<readonly [string, object, readonly string[]]>([
    ['a job without its day', { ...job, datePosted: undefined }, ['error requiredMissing datePosted']],
    ['a job without employer', { ...job, hiringOrganization: undefined }, ['error requiredMissing hiringOrganization']],
    ['a job without place', { ...job, jobLocation: undefined }, ['error requiredMissing jobLocation']],
    [
      'a job in no country',
      { ...job, jobLocation: { '@type': 'Place', address: { ...address, addressCountry: undefined } } },
      ['error requiredMissing jobLocation.address.addressCountry'],
    ],
    ['a job that ended before it was posted', { ...job, validThrough: '2026-01-01' }, ['warning dateOrder validThrough']],
    ['a job posted at no day', { ...job, datePosted: 'yesterday' }, ['warning valueUnfit datePosted datePosted']],
    ['a program that is not offered', { ...program, offers: undefined }, ['error requiredMissing offers']],
    ['a program without price', { ...program, offers: { '@type': 'Offer' } }, ['error requiredMissing offers price']],
    [
      'a program for telephones without name',
      { ...program, '@type': 'MobileApplication', name: undefined },
      ['error requiredMissing name'],
    ],
    [
      'ratings by nobody',
      { ...program, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 0 } },
      ['error valueImpossible aggregateRating ratingCount'],
    ],
    [
      'reviews by nobody',
      { ...program, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: '0' } },
      ['error valueImpossible aggregateRating reviewCount'],
    ],
    ['a course that is not described', { ...course, description: undefined }, ['error requiredMissing description']],
    ['data without description', { ...data, description: '' }, ['error requiredMissing description']],
    [
      'data that lie nowhere',
      { ...data, distribution: { '@type': 'DataDownload', encodingFormat: 'CSV' } },
      ['error requiredMissing distribution contentUrl'],
    ],
    ['a shop without address', { ...business, address: undefined }, ['error requiredMissing address']],
    ['a restaurant without name', { ...business, '@type': 'Restaurant', name: undefined }, ['error requiredMissing name']],
    ['a narrower kind of shop without address', { '@type': 'IceCreamShop', name: 'Cold' }, ['error requiredMissing address']],
    [
      'a shop beyond the pole',
      { ...business, geo: { '@type': 'GeoCoordinates', latitude: 93, longitude: 8 } },
      ['error valueImpossible geo latitude'],
    ],
    [
      'hours that are none',
      { ...business, openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '9 am' } },
      ['warning valueUnfit openingHoursSpecification.opens opens'],
    ],
    ['a house for holidays nowhere', { ...house, longitude: undefined }, ['error requiredMissing longitude']],
    [
      'a part of a video without its second',
      { ...video, hasPart: { ...clip, startOffset: undefined } },
      ['error requiredMissing hasPart startOffset'],
    ],
    ['a quiz without cards', { '@type': 'Quiz', name: 'Knots' }, ['error requiredMissing hasPart']],
    ['a page of nobody', { '@type': 'ProfilePage', name: 'x' }, ['error requiredMissing mainEntity']],
    [
      'ratings of no employer',
      { '@type': 'EmployerAggregateRating', ratingValue: 3, ratingCount: 3 },
      ['error requiredMissing itemReviewed'],
    ],
    ['a video without a picture', { ...video, thumbnailUrl: undefined }, ['error requiredMissing thumbnailUrl']],
    ['an article without headline, which only we miss', { '@type': 'Article', author: person }, ['warning requiredMissing headline']],
    ['a video without file, which Google only recommends', { ...video, contentUrl: undefined }, ['warning requiredMissing contentUrl']],
    ['an organization without name', { '@type': 'Organization', url: 'https://harbour.example/' }, ['warning requiredMissing name']],
    [
      'a wage in no currency',
      { ...job, baseSalary: { '@type': 'MonetaryAmount', currency: 'Euro', value: { '@type': 'QuantitativeValue', value: 20 } } },
      ['error formatInvalid baseSalary currency'],
    ],
  ])('%s', (_name, node, expected) => {
    expect(told(JSON.parse(JSON.stringify(node)) as object)).toEqual(expected)
  })
})
