import type { Requirement } from '../../model/requirement.ts'
import { type ThingName, thingNames, thingType } from '../../model/schema-types.ts'
import { markupRows, markupSources } from './markup-rows.ts'
import { requirements, valueRequirements } from './requirements.ts'
import { validatorRows, validatorSources } from './validator-rows.ts'

/** The page behind a row of requirements, and the day it was read; null: known second hand. Apart from the rows, which editors load. */
export interface RequirementSource {
  readonly source: string
  readonly read: string | null
  /** Required properties of the row that its page only recommends, or that are Citable's own rule. */
  readonly advised?: readonly string[]
}

const google = 'https://developers.google.com/search/docs/appearance/structured-data'

export const requirementSources: Readonly<Record<keyof typeof requirements | keyof typeof valueRequirements, RequirementSource>> = {
  webSite: { source: 'https://developers.google.com/search/docs/appearance/site-names', read: null },
  publisher: { source: `${google}/organization`, read: null, advised: ['name'] },
  logo: { source: `${google}/logo`, read: null },
  webPage: { source: 'https://schema.org/WebPage', read: null },
  primaryImage: { source: `${google}/image-license-metadata`, read: '2026-11-14' },
  breadcrumb: { source: `${google}/breadcrumb`, read: '2026-11-14' },
  article: { source: `${google}/article`, read: '2026-11-14', advised: ['headline'] },
  author: { source: `${google}/article#author-bp`, read: '2026-11-14', advised: ['name'] },
  articleContent: { source: 'https://schema.org/Article', read: null },
  faq: { source: 'https://schema.org/FAQPage', read: null },
  question: { source: 'https://schema.org/Question', read: null },
  howTo: { source: 'https://schema.org/HowTo', read: '2026-11-14' },
  step: { source: 'https://schema.org/HowToStep', read: '2026-11-14' },
  recipe: { source: `${google}/recipe`, read: '2026-11-14' },
  video: { source: `${google}/video`, read: '2026-11-14', advised: ['contentUrl'] },
  event: { source: `${google}/event`, read: '2026-11-14' },
  product: { source: `${google}/product-snippet`, read: '2026-11-14' },
  review: { source: `${google}/review-snippet`, read: '2026-11-14' },
  aggregateRating: { source: `${google}/review-snippet`, read: '2026-11-14' },
  offer: { source: `${google}/product-snippet`, read: '2026-11-14', advised: ['priceCurrency'] },
  crumb: { source: `${google}/breadcrumb`, read: '2026-11-14' },
  speakable: { source: `${google}/speakable`, read: '2026-11-14' },
  paywalledPart: { source: `${google}/paywalled-content`, read: '2026-11-14' },
  itemList: { source: 'https://schema.org/ItemList', read: null },
  ...(Object.fromEntries(thingNames.map((name) => [name, { source: `https://schema.org/${thingType(name).type}`, read: null }])) as Record<
    ThingName,
    RequirementSource
  >),
}

const secondHand = (sources: Readonly<Record<string, string>>): Readonly<Record<string, RequirementSource>> =>
  Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, { source, read: null }]))

/** Each table with its sources: two may have a row of the same name. */
const tables: readonly (readonly [Readonly<Record<string, Requirement>>, Readonly<Record<string, RequirementSource>>])[] = [
  [{ ...requirements, ...valueRequirements }, requirementSources],
  [markupRows, secondHand(markupSources)],
  [validatorRows, secondHand(validatorSources)],
]

/** The page behind a row of the table. */
export function sourceOf(requirement: Requirement): RequirementSource {
  for (const [rows, sources] of tables) {
    const name = Object.keys(rows).find((key) => rows[key] === requirement)
    if (name !== undefined) return sources[name]!
  }
  throw new Error(`no row of the table of requirements: ${requirement.type}`)
}
