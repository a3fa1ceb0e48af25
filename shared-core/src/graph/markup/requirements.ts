import type { Format, Requirement } from '../../model/requirement.ts'
import { thingTypes } from '../../model/schema-types.ts'
import type { Json } from '../../model/values.ts'

/**
 * Required, recommended and format per type. "Required" is Google's word where Google requires something; where it does not,
 * it is Citable's and the note says so. The table must catch by itself what validators let pass: an article without headline,
 * a question without an answer.
 */
export const requirements = {
  webSite: {
    type: 'WebSite',
    required: ['name', 'url'],
    recommended: ['publisher'],
    formats: { url: 'url' },
    richResult: 'yes',
  },
  publisher: {
    type: 'Organization',
    required: ['name'],
    recommended: ['url', 'logo'],
    formats: { url: 'url' },
    richResult: 'yes',
  },
  logo: {
    type: 'ImageObject',
    required: [],
    oneOf: [['url', 'contentUrl']],
    recommended: ['width', 'height'],
    formats: { url: 'url', contentUrl: 'url', width: 'positiveInteger', height: 'positiveInteger' },
    richResult: 'no',
  },
  /** Citable's: Google asks for nothing. A draft has no address yet, so `url` is only recommended. */
  webPage: {
    type: 'WebPage',
    required: ['name'],
    recommended: ['url', 'isPartOf', 'inLanguage'],
    formats: { url: 'url', datePublished: 'date', dateModified: 'date', inLanguage: 'language' },
    richResult: 'no',
  },
  primaryImage: {
    type: 'ImageObject',
    required: [],
    oneOf: [['url', 'contentUrl']],
    recommended: ['width', 'height'],
    formats: { url: 'url', contentUrl: 'url', width: 'positiveInteger', height: 'positiveInteger' },
    richResult: 'no',
  },
  breadcrumb: {
    type: 'BreadcrumbList',
    required: ['itemListElement'],
    recommended: [],
    formats: {},
    richResult: 'yes',
  },
  /** `headline` is Citable's: Google requires nothing, but an article without one cannot be named. */
  article: {
    type: 'Article',
    required: ['headline'],
    recommended: ['author', 'datePublished', 'dateModified', 'image'],
    formats: { datePublished: 'date', dateModified: 'date', inLanguage: 'language' },
    richResult: 'yes',
  },
  author: {
    type: 'Person',
    required: ['name'],
    recommended: ['url'],
    formats: { url: 'url' },
    richResult: 'no',
  },
  /** Additions to the article read from the text. Paywalled parts and parts for reading aloud have rules of their own below. */
  articleContent: {
    type: 'Article',
    required: [],
    recommended: [],
    formats: { wordCount: 'positiveInteger' },
    richResult: 'no',
  },
  /** Citable's. The rich result ended for all sites on 2026-05-07; any effect on answer engines is unconfirmed. */
  faq: {
    type: 'FAQPage',
    required: ['mainEntity'],
    recommended: [],
    formats: {},
    richResult: 'retired',
  },
  /** Citable's. The rich result ended on 2023-09-13. */
  howTo: {
    type: 'HowTo',
    required: ['name', 'step'],
    recommended: [],
    formats: {},
    richResult: 'retired',
  },
  /** Google requires a yield where it is given calories. Ratings only where readers gave them. */
  recipe: {
    type: 'Recipe',
    required: ['name', 'image'],
    requiredWhen: [{ when: 'nutrition.calories', property: 'recipeYield' }],
    recommended: ['author', 'datePublished', 'description', 'recipeIngredient', 'recipeInstructions', 'recipeYield', 'totalTime'],
    formats: { datePublished: 'date', prepTime: 'duration', cookTime: 'duration', totalTime: 'duration', inLanguage: 'language' },
    richResult: 'yes',
  },
  /** The result of a video is shown only where the video is the main content of its page. */
  video: {
    type: 'VideoObject',
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration'],
    oneOf: [['contentUrl', 'embedUrl']],
    formats: { thumbnailUrl: 'url', contentUrl: 'url', embedUrl: 'url', uploadDate: 'date', duration: 'duration', inLanguage: 'language' },
    richResult: 'yes',
  },
  event: {
    type: 'Event',
    required: ['name', 'startDate', 'location', 'location.address'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'location.name', 'offers', 'organizer', 'performer'],
    formats: { startDate: 'date', endDate: 'date', image: 'url' },
    richResult: 'yes',
  },
  product: {
    type: 'Product',
    required: ['name'],
    oneOf: [['review', 'aggregateRating', 'offers']],
    recommended: ['brand', 'image', 'description'],
    formats: { image: 'url' },
    richResult: 'yes',
  },
  /** Google shows it for some kinds of thing only: books, courses, events, how-tos, local businesses, films, products, recipes, software. */
  review: {
    type: 'Review',
    required: ['author', 'author.name', 'reviewRating.ratingValue', 'itemReviewed.name'],
    recommended: ['datePublished', 'reviewRating.bestRating'],
    formats: { datePublished: 'date', inLanguage: 'language' },
    richResult: 'yes',
  },
  /** Citable's; carousels exist for a few types only. */
  itemList: {
    type: 'ItemList',
    required: ['itemListElement'],
    recommended: ['numberOfItems', 'itemListOrder'],
    formats: { numberOfItems: 'positiveInteger' },
    richResult: 'no',
  },
  ...thingTypes,
} as const satisfies Readonly<Record<string, Requirement>>

/** The same for values inside nodes, by which the markup of other tools is judged. */
export const valueRequirements = {
  question: {
    type: 'Question',
    required: ['name'],
    oneOf: [['acceptedAnswer', 'suggestedAnswer']],
    recommended: [],
    formats: {},
    richResult: 'retired',
  },
  step: {
    type: 'HowToStep',
    required: [],
    oneOf: [['text', 'itemListElement']],
    recommended: [],
    formats: {},
    richResult: 'retired',
  },
  aggregateRating: {
    type: 'AggregateRating',
    required: ['ratingValue'],
    oneOf: [['ratingCount', 'reviewCount']],
    recommended: ['bestRating'],
    formats: {},
    richResult: 'yes',
  },
  offer: {
    type: 'Offer',
    required: [],
    oneOf: [['price', 'priceSpecification']],
    requiredWhen: [{ when: 'price', property: 'priceCurrency' }],
    recommended: ['availability', 'url'],
    formats: { url: 'url', validFrom: 'date' },
    richResult: 'yes',
  },
  crumb: {
    type: 'ListItem',
    required: ['position'],
    oneOf: [['name', 'item', 'url']],
    recommended: [],
    formats: {},
    richResult: 'yes',
  },
  /** A trial of Google's for news in English in the United States: two or three sentences, 20 to 30 seconds, for smart speakers. */
  speakable: {
    type: 'SpeakableSpecification',
    required: [],
    oneOf: [['cssSelector', 'xpath']],
    recommended: [],
    formats: {},
    richResult: 'no',
  },
  /** Says that the part is not free, so that search engines do not take it for cloaking. */
  paywalledPart: {
    type: 'WebPageElement',
    required: ['isAccessibleForFree', 'cssSelector'],
    recommended: [],
    formats: {},
    richResult: 'no',
  },
} as const satisfies Readonly<Record<string, Requirement>>

/** True when a value has the format; a list has it when each member has. */
export function hasFormat(value: unknown, format: Format): boolean {
  if (Array.isArray(value)) return value.every((item) => hasFormat(item, format))
  if (format === 'positiveInteger') return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
  if (format === 'number') return typeof value === 'number'
  if (typeof value !== 'string') return false
  if (format === 'url') return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value)
  if (format === 'date') return /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/.test(value)
  if (format === 'duration') return /^P(?=\d|T\d)(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/.test(value)
  if (format === 'language') return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value)
  return value !== ''
}

/** Required properties that a node lacks; where one of several is enough, the first of them. */
export function missingOf(
  { required, oneOf = [], requiredWhen = [] }: Requirement,
  node: { readonly [property: string]: Json },
): readonly string[] {
  return [
    ...required.filter((path) => !hasPath(node, path)),
    ...oneOf.flatMap((paths) => (paths.some((path) => hasPath(node, path)) ? [] : paths.slice(0, 1))),
    ...requiredWhen.flatMap(({ when, property }) => (hasPath(node, when) && !hasPath(node, property) ? [property] : [])),
  ]
}

/** True when a value is at a path such as `location.address`; in a list, one that has it is enough, and a text or reference has all. */
export function hasPath(value: Json | undefined, path: string): boolean {
  if (value === undefined || value === null || value === '') return false
  if (Array.isArray(value)) return value.some((item) => hasPath(item, path))
  if (path === '') return true
  if (typeof value !== 'object') return true
  const node = value as { readonly [property: string]: Json }
  if (Object.keys(node).length === 1 && node['@id'] !== undefined) return true
  const [first = '', ...rest] = path.split('.')
  return hasPath(Object.hasOwn(node, first) ? node[first] : undefined, rest.join('.'))
}
