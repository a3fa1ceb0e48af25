/** How a printed value must look. `url`: absolute http(s). `date`: a day, or date and time with offset. */
export type Format = 'url' | 'date' | 'positiveInteger' | 'language' | 'text'

/** What a node needs to be worth printing, and the page that says so. */
export interface Requirement {
  readonly type: string
  /** A node without one of these is dropped, with every reference to it. */
  readonly required: readonly string[]
  /** Missing ones are noted, the node stays. */
  readonly recommended: readonly string[]
  readonly formats: Readonly<Record<string, Format>>
  /** Whether a Google rich result exists, as far as the source says. */
  readonly richResult: 'yes' | 'no' | 'retired'
  readonly source: string
  /** Day the source was read, or `null`: known second hand. */
  readonly read: string | null
}

const google = 'https://developers.google.com/search/docs/appearance/structured-data'

/**
 * Required, recommended and format per type. "Required" is Google's word where Google requires something; where it does not,
 * it is ours and the note says so. The table must catch by itself what validators let pass: an article without headline,
 * a question without an answer.
 */
export const requirements = {
  webSite: {
    type: 'WebSite',
    required: ['name', 'url'],
    recommended: ['publisher'],
    formats: { url: 'url' },
    richResult: 'yes',
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    read: null,
  },
  publisher: {
    type: 'Organization',
    required: ['name'],
    recommended: ['url', 'logo'],
    formats: { url: 'url' },
    richResult: 'yes',
    source: `${google}/organization`,
    read: null,
  },
  logo: {
    type: 'ImageObject',
    required: ['url'],
    recommended: ['width', 'height'],
    formats: { url: 'url', contentUrl: 'url', width: 'positiveInteger', height: 'positiveInteger' },
    richResult: 'no',
    source: `${google}/logo`,
    read: null,
  },
  /** Ours: Google asks for nothing. A draft has no address yet, so `url` is only recommended. */
  webPage: {
    type: 'WebPage',
    required: ['name'],
    recommended: ['url', 'isPartOf', 'inLanguage'],
    formats: { url: 'url', datePublished: 'date', dateModified: 'date', inLanguage: 'language' },
    richResult: 'no',
    source: 'https://schema.org/WebPage',
    read: null,
  },
  primaryImage: {
    type: 'ImageObject',
    required: ['url'],
    recommended: ['width', 'height'],
    formats: { url: 'url', contentUrl: 'url', width: 'positiveInteger', height: 'positiveInteger' },
    richResult: 'no',
    source: `${google}/image-license-metadata`,
    read: '2026-11-14',
  },
  breadcrumb: {
    type: 'BreadcrumbList',
    required: ['itemListElement'],
    recommended: [],
    formats: {},
    richResult: 'yes',
    source: `${google}/breadcrumb`,
    read: '2026-11-14',
  },
  /** `headline` is ours: Google requires nothing, but an article without one cannot be named. */
  article: {
    type: 'Article',
    required: ['headline'],
    recommended: ['author', 'datePublished', 'dateModified', 'image'],
    formats: { datePublished: 'date', dateModified: 'date', inLanguage: 'language' },
    richResult: 'yes',
    source: `${google}/article`,
    read: '2026-11-14',
  },
  author: {
    type: 'Person',
    required: ['name'],
    recommended: ['url'],
    formats: { url: 'url' },
    richResult: 'no',
    source: `${google}/article#author-bp`,
    read: '2026-11-14',
  },
  /** Additions to the article read from the text. */
  articleContent: {
    type: 'Article',
    required: [],
    recommended: [],
    formats: { wordCount: 'positiveInteger' },
    richResult: 'no',
    source: 'https://schema.org/Article',
    read: null,
  },
  /** Ours. The rich result ended for all sites on 2026-05-07; any effect on answer engines is unconfirmed. */
  faq: {
    type: 'FAQPage',
    required: ['mainEntity'],
    recommended: [],
    formats: {},
    richResult: 'retired',
    source: 'https://schema.org/FAQPage',
    read: null,
  },
  question: {
    type: 'Question',
    required: ['name', 'acceptedAnswer'],
    recommended: [],
    formats: {},
    richResult: 'retired',
    source: 'https://schema.org/Question',
    read: null,
  },
  /** Ours. The rich result ended on 2023-09-13. */
  howTo: {
    type: 'HowTo',
    required: ['name', 'step'],
    recommended: [],
    formats: {},
    richResult: 'retired',
    source: 'https://schema.org/HowTo',
    read: '2026-11-14',
  },
  /** Ours; carousels exist for a few types only. */
  itemList: {
    type: 'ItemList',
    required: ['itemListElement'],
    recommended: ['numberOfItems', 'itemListOrder'],
    formats: { numberOfItems: 'positiveInteger' },
    richResult: 'no',
    source: 'https://schema.org/ItemList',
    read: null,
  },
} as const satisfies Readonly<Record<string, Requirement>>

/** Whether a value has the format; a list has it when each member has. */
export function hasFormat(value: unknown, format: Format): boolean {
  if (Array.isArray(value)) return value.every((item) => hasFormat(item, format))
  if (format === 'positiveInteger') return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
  if (typeof value !== 'string') return false
  if (format === 'url') return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value)
  if (format === 'date') return /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/.test(value)
  if (format === 'language') return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value)
  return value !== ''
}
