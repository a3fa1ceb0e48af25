import { articleTypes } from '../../model/schema-types.ts'
import type { Json } from '../../model/values.ts'
import { bareTypesOf } from '../vocabulary/type-names.ts'
import { showsDay, showsMost, showsNumber, showsTitle, showsVerbatim, type VisibleText } from './visible-text.ts'

/** A claim of structured data that readers do not find in the text. `value` as claimed, at most 80 characters. */
export interface TextMismatch {
  /** Such as `[3].mainEntity[0].name`. */
  readonly path: string
  readonly type: string
  readonly property: string
  readonly value: string
}

type Holds = (claim: Json, visible: VisibleText) => boolean

const text =
  (shows: (claim: string, visible: VisibleText) => boolean): Holds =>
  (claim, visible) =>
    typeof claim !== 'string' || claim.trim() === '' || shows(claim, visible)
const number: Holds = (claim, visible) => {
  const value = typeof claim === 'string' ? Number(claim.replace(',', '.')) : claim
  return typeof value !== 'number' || Number.isNaN(value) || showsNumber(value, visible)
}
const headline = { headline: text(showsTitle) }

/** Claims of a type about the text, by property. Google's rule: mark up only what readers of the page can see. */
const claims: Readonly<Record<string, Readonly<Record<string, Holds>>>> = {
  ...Object.fromEntries(articleTypes.map((type) => [type, headline])),
  Question: { name: text(showsVerbatim) },
  Answer: { text: text(showsMost) },
  HowToStep: { text: text(showsVerbatim) },
  Recipe: { recipeIngredient: text(showsVerbatim), recipeInstructions: text(showsVerbatim) },
  Rating: { ratingValue: number },
  AggregateRating: { ratingValue: number },
  // A price of 0 is written as a word.
  Offer: { price: (claim, visible) => Number(claim) === 0 || number(claim, visible) },
  Event: { startDate: text(showsDay), endDate: text(showsDay) },
}

/** Deeper values are not followed; no markup in use is nested this far. */
const deepest = 12

/** Claims of nodes, Citable's or another tool's, that the visible text does not make; in document order. */
export function textMismatches(nodes: Json, visible: VisibleText): readonly TextMismatch[] {
  const found: TextMismatch[] = []
  const visit = (value: Json, path: string, depth: number): void => {
    if (depth > deepest) return
    if (Array.isArray(value)) {
      value.forEach((item, at) => {
        visit(item, `${path}[${at}]`, depth + 1)
      })
      return
    }
    if (typeof value !== 'object' || value === null) return
    const node = value as { readonly [key: string]: Json }
    for (const type of bareTypesOf(node))
      for (const [property, holds] of Object.entries(Object.hasOwn(claims, type) ? claims[type]! : {}))
        for (const claim of [node[property] ?? []].flat() as readonly Json[])
          if (!holds(claim, visible)) found.push({ path: `${path}.${property}`, type, property, value: String(claim).slice(0, 80) })
    for (const [key, item] of Object.entries(node)) visit(item, key === '@graph' ? path : `${path}.${key}`, depth + 1)
  }
  visit(nodes, '', 0)
  return found
}
