import type { Requirement } from '../../model/requirement.ts'
import type { Json } from '../../model/values.ts'
import { families } from '../vocabulary/families.gen.ts'
import { bareName, bareTypesOf } from '../vocabulary/type-names.ts'
import { markupRows } from './markup-rows.ts'
import { hasPath, missingOf, requirements, valueRequirements } from './requirements.ts'

type JsonObject = { readonly [key: string]: Json }

/** A node of the JSON-LD blocks of a page. */
export interface MarkupPlace {
  readonly node: JsonObject
  /** Index of the block, from 0. */
  readonly block: number
  /** Inside the block, such as `[2].offers.price`; `''` for all of it. */
  readonly path: string
  /** The property whose value it is; null: it is alone. */
  readonly within: string | null
  /** Types of the node that has this property; `[]`: none, or unknown. */
  readonly parents: readonly string[]
}

/** Deeper values are not followed. */
const deepest = 24

/** The nodes of a block in the order of the text. A role is between a property and its value, and is looked through. */
export function placesIn(value: Json, block: number): readonly MarkupPlace[] {
  const places: MarkupPlace[] = []
  const visit = (item: Json, path: string, within: string | null, parents: readonly string[], depth: number): void => {
    if (depth > deepest || typeof item !== 'object' || item === null) return
    if (Array.isArray(item)) {
      item.forEach((one, at) => {
        visit(one, `${path}[${at}]`, within, parents, depth + 1)
      })
      return
    }
    const node = item as JsonObject
    if (node['@graph'] === undefined || node['@type'] !== undefined) places.push({ node, block, path, within, parents })
    const types = bareTypesOf(node)
    for (const [key, content] of Object.entries(node)) {
      const property = bareName(key)
      if (key === '@graph') visit(content, path, null, [], depth + 1)
      else if (!key.startsWith('@'))
        visit(content, path === '' ? property : `${path}.${property}`, property, isRole(types) ? parents : types, depth + 1)
    }
  }
  visit(value, '', null, [], 0)
  return places
}

/** The types say how a thing takes part, not what it is. */
const isRole = (types: readonly string[]): boolean =>
  types.some((type) => /^(?:Role|LinkRole|OrganizationRole|EmployeeRole|PerformanceRole)$/.test(type))

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
  return withoutRoles(id === null ? place.node : { ...merged.get(id), ...place.node })
}

/** A node in which the things that roles lead to replace the roles. */
function withoutRoles(node: JsonObject): JsonObject {
  const inside = (property: string, value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.flatMap((item) => inside(property, item) as Json)
    const role = value as JsonObject
    return isRole(bareTypesOf(role)) && role[property] !== undefined ? role[property]! : value
  }
  if (!Object.values(node).some((value) => typeof value === 'object')) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, key.startsWith('@') ? value : inside(key, value)]))
}

const byType: ReadonlyMap<string, Requirement> = new Map(
  Object.values<Requirement>({ ...requirements, ...valueRequirements, ...markupRows })
    .filter(
      (requirement) =>
        requirement !== requirements.articleContent &&
        requirement !== valueRequirements.paywalledPart &&
        requirement !== markupRows.askedQuestion &&
        requirement !== markupRows.quizQuestion,
    )
    .map((requirement) => [requirement.type, requirement] as const)
    .reverse(),
)

/** Finds the row of a type: its own, or that of the wider type which it is a kind of. */
export interface FindRow {
  readonly own: (type: string, place: MarkupPlace) => Requirement | undefined
  readonly family: (type: string, place: MarkupPlace) => Requirement | undefined
}

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
export function askedOf(
  place: MarkupPlace,
  merged: ReadonlyMap<string, JsonObject>,
  { own: findOwn, family }: FindRow = { own: ownRow, family: familyRow },
): readonly AskedOfMarkup[] {
  if (isReference(place) || (place.within !== null && namedOnly.has(place.within))) return []
  const node = wholeNode(place, merged)
  const types = bareTypesOf(node)
  const own = types.flatMap((type) => rowOf(type, findOwn(type, place)))
  const asked = own.length > 0 ? own : types.flatMap((type) => rowOf(type, family(type, place)))
  // a recipe that is an article as well is asked for a recipe
  const specific = asked.filter(({ row }) => row !== requirements.article)
  return (specific.length > 0 ? specific : asked)
    .filter(({ row }) => isAskedHere(row, place, node))
    .map(({ type, row: given }) => {
      const row = given === valueRequirements.question ? questionRow(place) : given
      return { type, row, requirement: whereItStands(row, place, node) }
    })
}

/** Properties whose value is named there and described elsewhere: nothing is asked of it. */
const namedOnly: ReadonlySet<string> = new Set(
  'isPartOf itemReviewed itemOffered isVariantOf isRelatedTo isSimilarTo isAccessoryOrSparePartFor isConsumableFor about mentions superEvent subjectOf isBasedOn citation worksFor affiliation alumniOf memberOf knowsAbout'.split(
    ' ',
  ),
)

/** Events that are announced nowhere: broadcasts, what users did, what carries a parcel; and series, which have no day of their own. */
const noEvents: ReadonlySet<string> = new Set([
  'PublicationEvent',
  'OnDemandEvent',
  'DeliveryEvent',
  'EventSeries',
  'ProductModel',
  'ProductCollection',
])

/** The requirements of the type itself; undefined: there is no row. */
export const ownRow = (type: string): Requirement | undefined => byType.get(type)

/** The requirements of the type's family, for a type without a row. */
export const familyRow = (type: string): Requirement | undefined =>
  !Object.hasOwn(families, type) || noEvents.has(type) || type.startsWith('User') ? undefined : byType.get(families[type]!)

/** Things whose offers a search engine shows with their price. */
const isSold = (types: readonly string[]): boolean =>
  types.some(
    (type) =>
      ['Product', 'SoftwareApplication'].includes(Object.hasOwn(families, type) ? families[type]! : type) ||
      /(?:Application|VideoGame)$/.test(type),
  )

function isAskedHere(row: Requirement, { within, parents }: MarkupPlace, node: JsonObject): boolean {
  if (row === valueRequirements.crumb) return within === 'itemListElement'
  if (row === markupRows.broadcast) return within === 'publication'
  if (row === valueRequirements.offer)
    return (
      (within === null || (within === 'offers' && (parents.length === 0 || isSold(parents)))) &&
      !/^(?:free)$/i.test(String(node['category'] ?? ''))
    )
  if (row === markupRows.aggregateOffer) return within === null || (within === 'offers' && isSold(parents))
  return true
}

function questionRow({ within, parents }: MarkupPlace): Requirement {
  if (parents.includes('QAPage')) return markupRows.askedQuestion
  return within !== null && (within === 'hasPart' || parents.includes('Quiz')) ? markupRows.quizQuestion : valueRequirements.question
}

/** The row without what the place says already: a review inside its thing, a part of an event, a variant. */
function whereItStands(row: Requirement, { within, parents }: MarkupPlace, node: JsonObject): Requirement {
  const drop: string[] = []
  // Pros and cons of an editor's review need no rating, https://developers.google.com/search/docs/appearance/structured-data/product-snippet
  if (row === requirements.review && (node['positiveNotes'] ?? node['negativeNotes']) !== undefined) drop.push('reviewRating')
  // A trail's link is a name only where it holds one.
  const isBareLink = row === valueRequirements.crumb && parents.includes('BreadcrumbList') && typeof node['item'] === 'string'
  if (within === 'review' || within === 'reviews') drop.push('itemReviewed')
  // a page of questions is named by them
  if (row === requirements.webPage && bareTypesOf(node).some((type) => type !== 'WebPage' && byType.has(type))) drop.push('name')
  if (row === requirements.event) {
    if (within === 'subEvent' || within === 'event' || within === 'events') drop.push('location')
  }
  const isVariant = row === requirements.product && within === 'hasVariant'
  const isGratis = row === valueRequirements.offer && Number(node['price']) === 0
  if (drop.length === 0 && !isVariant && !isGratis && !isBareLink) return row
  return {
    ...row,
    required: row.required.filter((path) => !drop.includes(path.split('.')[0]!)),
    ...(isBareLink && { oneOf: [['name']] }),
    ...(isVariant && parents.includes('ProductGroup') && { oneOf: [] }),
    ...(isGratis && { requiredWhen: [] }),
  }
}

/** All places are on the net; null and texts are no places. */
export function isOnline(held: Json | undefined): boolean {
  const places = Array.isArray(held) ? (held as readonly Json[]) : held === undefined ? [] : [held]
  return (
    places.length > 0 &&
    places.every((place) => typeof place === 'object' && place !== null && bareTypesOf(place as JsonObject).includes('VirtualLocation'))
  )
}

const rowOf = (type: string, row: Requirement | undefined): readonly { readonly type: string; readonly row: Requirement }[] =>
  row === undefined ? [] : [{ type, row }]

/** A page has one site: theme and plugins may each say a part of it. */
const saysOfSite = ({ node }: MarkupPlace, property: string): boolean => bareTypesOf(node).includes('WebSite') && hasPath(node, property)

/** Required properties that the nodes of a page lack, in the order of the text, where a rich result of a search engine is lost by it. */
export function missingInMarkup(places: readonly MarkupPlace[]): readonly { readonly type: string; readonly property: string }[] {
  const merged = mergeById(places)
  return places.flatMap((place) =>
    askedOf(place, merged)
      .filter(({ requirement }) => requirement.richResult !== 'no')
      .flatMap(({ type, requirement }) => missingOf(requirement, wholeNode(place, merged)).map((property) => ({ type, property })))
      .filter(({ type, property }) => type !== 'WebSite' || !places.some((other) => saysOfSite(other, property))),
  )
}
