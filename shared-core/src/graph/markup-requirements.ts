import type { Requirement } from '../model/requirement.ts'
import type { Json } from '../model/values.ts'
import { missingOf, requirements, valueRequirements } from './requirements.ts'
import { families } from './vocabulary/families.gen.ts'
import { bareName, bareTypesOf } from './vocabulary/type-names.ts'

type JsonObject = { readonly [key: string]: Json }

/** A node of the JSON-LD blocks of a page. */
export interface MarkupPlace {
  readonly node: JsonObject
  /** Index of the block, from 0. */
  readonly block: number
  /** Inside the block, such as `[2].offers.price`; `''` for all of it. */
  readonly path: string
  /** The property whose value it is; null: it stands alone. */
  readonly within: string | null
}

/** Deeper values are not followed. */
const deepest = 24

/** The nodes of a block in the order of the text. */
export function placesIn(value: Json, block: number): readonly MarkupPlace[] {
  const places: MarkupPlace[] = []
  const visit = (item: Json, path: string, within: string | null, depth: number): void => {
    if (depth > deepest || typeof item !== 'object' || item === null) return
    if (Array.isArray(item)) {
      item.forEach((one, at) => {
        visit(one, `${path}[${at}]`, within, depth + 1)
      })
      return
    }
    const node = item as JsonObject
    if (node['@graph'] === undefined || node['@type'] !== undefined) places.push({ node, block, path, within })
    for (const [key, content] of Object.entries(node))
      if (key === '@graph') visit(content, path, null, depth + 1)
      else if (!key.startsWith('@')) visit(content, path === '' ? bareName(key) : `${path}.${bareName(key)}`, bareName(key), depth + 1)
  }
  visit(value, '', null, 0)
  return places
}

export const idOf = ({ node }: MarkupPlace): string | null => (typeof node['@id'] === 'string' ? node['@id'] : null)

/** True for a node that is nothing but a reference, perhaps with the type of what it points to. */
export const isReference = (place: MarkupPlace): boolean =>
  idOf(place) !== null && Object.keys(place.node).every((key) => key === '@id' || key === '@type' || key === '@context')

/** Properties by id: a thing may be described in several places; where two say a property, the first counts. */
export function mergeById(places: readonly MarkupPlace[]): ReadonlyMap<string, JsonObject> {
  const merged = new Map<string, Record<string, Json>>()
  for (const place of places) {
    const id = idOf(place)
    if (id === null) continue
    let known = merged.get(id)
    if (known === undefined) {
      known = Object.create(null) as Record<string, Json>
      merged.set(id, known)
    }
    for (const [key, value] of Object.entries(place.node)) if (!Object.hasOwn(known, key)) known[key] = value
  }
  return merged
}

/** A node with all that other places say of the same id. */
export function wholeNode(place: MarkupPlace, merged: ReadonlyMap<string, JsonObject>): JsonObject {
  const id = idOf(place)
  return id === null ? place.node : { ...merged.get(id), ...place.node }
}

const byType: ReadonlyMap<string, Requirement> = new Map(
  Object.values<Requirement>({ ...requirements, ...valueRequirements })
    .filter((requirement) => requirement !== requirements.articleContent && requirement !== valueRequirements.paywalledPart)
    .map((requirement) => [requirement.type, requirement] as const)
    .reverse(),
)

/** What one type of a node asks for. */
export interface AskedOfMarkup {
  readonly type: string
  /** The row of the table. */
  readonly row: Requirement
  /** The row without what holds of itself where the node stands. */
  readonly requirement: Requirement
}

/**
 * What the markup of a node has to carry, by its types; a type without a row of its own, such as ReportageNewsArticle, is asked what its
 * family is asked. Nothing is asked of references, of a whole that the article is part of (it is only named there), and of entries of lists
 * that are no trail. `[]`: nothing is known of these types.
 */
export function askedOf(place: MarkupPlace, merged: ReadonlyMap<string, JsonObject>): readonly AskedOfMarkup[] {
  if (isReference(place) || place.within === 'isPartOf') return []
  const types = bareTypesOf(wholeNode(place, merged))
  const own = types.flatMap((type) => rowOf(type, byType.get(type)))
  const asked =
    own.length > 0 ? own : types.flatMap((type) => rowOf(type, Object.hasOwn(families, type) ? byType.get(families[type]!) : undefined))
  // a recipe that is an article as well is asked for a recipe
  const specific = asked.filter(({ row }) => row !== requirements.article)
  return (specific.length > 0 ? specific : asked)
    .filter(({ row }) => row !== valueRequirements.crumb || place.within === 'itemListElement')
    .map(({ type, row }) => ({ type, row, requirement: isOfItsItem(place) ? withoutItem(row) : row }))
}

const rowOf = (type: string, row: Requirement | undefined): readonly { readonly type: string; readonly row: Requirement }[] =>
  row === undefined ? [] : [{ type, row }]

/** A review inside the thing that it is about need not name it. */
const isOfItsItem = ({ within }: MarkupPlace): boolean => within === 'review' || within === 'reviews'
const withoutItem = (requirement: Requirement): Requirement =>
  requirement.required.some((path) => path.startsWith('itemReviewed'))
    ? { ...requirement, required: requirement.required.filter((path) => !path.startsWith('itemReviewed')) }
    : requirement

/** Required properties that the nodes of a page lack, in the order of the text, where a rich result of a search engine is lost by it. */
export function missingInMarkup(places: readonly MarkupPlace[]): readonly { readonly type: string; readonly property: string }[] {
  const merged = mergeById(places)
  return places.flatMap((place) =>
    askedOf(place, merged)
      .filter(({ requirement }) => requirement.richResult !== 'no')
      .flatMap(({ type, requirement }) => missingOf(requirement, wholeNode(place, merged)).map((property) => ({ type, property }))),
  )
}
