import type { Requirement } from '../../model/requirement.ts'
import type { Json } from '../../model/values.ts'
import { lineageOf } from '../vocabulary/check-vocabulary.ts'
import { bareTypesOf } from '../vocabulary/type-names.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { type FindRow, familyRow, type MarkupPlace, ownRow } from './markup-requirements.ts'

/** Rows for types that no article is scored by: only who judges whole pages loads them. */
export const validatorRows = {
  /** Where it is: `jobLocation`, or, for work from anywhere, where applicants may live. */
  job: {
    type: 'JobPosting',
    required: ['title', 'description', 'datePosted', 'hiringOrganization'],
    oneOf: [['jobLocation', 'applicantLocationRequirements']],
    recommended: ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply'],
    formats: { datePosted: 'date', validThrough: 'date' },
    richResult: 'yes',
  },
  /** Google asks for a rating as well; that is for readers to give, and what has none is no worse for it. */
  software: {
    type: 'SoftwareApplication',
    required: ['name', 'offers'],
    recommended: ['applicationCategory', 'operatingSystem', 'aggregateRating'],
    formats: {},
    richResult: 'yes',
  },
  course: {
    type: 'Course',
    required: ['name', 'description'],
    recommended: ['provider'],
    formats: {},
    richResult: 'yes',
  },
  dataset: {
    type: 'Dataset',
    required: ['name', 'description'],
    recommended: ['license', 'creator', 'identifier', 'distribution', 'temporalCoverage', 'spatialCoverage'],
    formats: { datePublished: 'date', dateModified: 'date' },
    richResult: 'yes',
  },
  download: {
    type: 'DataDownload',
    required: ['contentUrl'],
    recommended: ['encodingFormat'],
    formats: {},
    richResult: 'yes',
  },
  localBusiness: {
    type: 'LocalBusiness',
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'geo', 'openingHoursSpecification', 'priceRange'],
    formats: { url: 'url' },
    richResult: 'yes',
  },
  /** A house for holidays needs other things than a business. */
  vacationRental: {
    type: 'VacationRental',
    required: ['name', 'identifier', 'image', 'containsPlace'],
    oneOf: [
      ['latitude', 'geo.latitude'],
      ['longitude', 'geo.longitude'],
    ],
    recommended: ['address', 'description', 'aggregateRating', 'checkinTime', 'checkoutTime'],
    formats: {},
    richResult: 'yes',
  },
  clip: {
    type: 'Clip',
    required: ['name', 'startOffset', 'url'],
    recommended: ['endOffset'],
    formats: {},
    richResult: 'yes',
  },
  quiz: {
    type: 'Quiz',
    required: ['hasPart'],
    recommended: ['about', 'educationalAlignment'],
    formats: {},
    richResult: 'yes',
  },
  profile: {
    type: 'ProfilePage',
    required: ['mainEntity'],
    recommended: ['dateCreated', 'dateModified'],
    formats: { dateCreated: 'date', dateModified: 'date' },
    richResult: 'yes',
  },
  employerRating: {
    type: 'EmployerAggregateRating',
    required: ['itemReviewed', 'ratingValue'],
    oneOf: [['ratingCount', 'reviewCount']],
    recommended: ['bestRating', 'worstRating'],
    formats: {},
    richResult: 'yes',
  },
} as const satisfies Readonly<Record<string, Requirement>>

const google = 'https://developers.google.com/search/docs/appearance/structured-data'

/** The page behind each row. */
export const validatorSources: Readonly<Record<keyof typeof validatorRows, string>> = {
  job: `${google}/job-posting`,
  software: `${google}/software-app`,
  course: `${google}/course`,
  dataset: `${google}/dataset`,
  download: `${google}/dataset`,
  localBusiness: `${google}/local-business`,
  vacationRental: `${google}/vacation-rental`,
  clip: `${google}/video`,
  quiz: `${google}/education-qa`,
  profile: `${google}/profile-page`,
  employerRating: `${google}/employer-rating`,
}

const byType: ReadonlyMap<string, Requirement> = new Map(Object.values<Requirement>(validatorRows).map((row) => [row.type, row]))

/** Types that are named in other things' properties and described elsewhere, and are asked for only as the subject of the page. */
const subjectsOnly: ReadonlySet<Requirement> = new Set([validatorRows.localBusiness, validatorRows.course, validatorRows.dataset])

const isSubject = ({ within }: MarkupPlace): boolean => within === null || within === 'mainEntity' || within === 'item'

/** Rows by type; a type without one is asked what the nearest wider type is asked. */
export const rowsOfValidator = (vocabulary: Vocabulary): FindRow => ({
  own: (type, place) => (isAsked(byType.get(type), place) ? byType.get(type) : ownRow(type)),
  family(type, place) {
    const row = lineageOf(type, vocabulary)
      .map((wider) => byType.get(wider))
      .find((found) => found !== undefined)
    return isAsked(row, place) ? row : familyRow(type)
  },
})

const isAsked = (row: Requirement | undefined, place: MarkupPlace): boolean =>
  row !== undefined && (!subjectsOnly.has(row) || isSubject(place))

/** Where a job is done must name its country, unless it is done anywhere. */
export function missingInside(row: Requirement, node: { readonly [property: string]: Json }): readonly string[] {
  if (row !== validatorRows.job || typeof node['jobLocation'] !== 'object') return []
  const places = [node['jobLocation']].flat() as readonly Json[]
  return places.some(isWithoutCountry) ? ['jobLocation.address.addressCountry'] : []
}

function isWithoutCountry(place: Json): boolean {
  if (typeof place !== 'object' || place === null || Array.isArray(place)) return false
  const address = (place as { readonly [key: string]: Json })['address']
  if (typeof address !== 'object' || address === null || Array.isArray(address)) return false
  const held = address as { readonly [key: string]: Json }
  return bareTypesOf(held).includes('PostalAddress') && held['addressCountry'] === undefined && held['@id'] === undefined
}
