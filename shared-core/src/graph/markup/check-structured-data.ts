import { printDate } from '../../model/print-date.ts'
import type { Format, Requirement } from '../../model/requirement.ts'
import type { Json } from '../../model/values.ts'
import { checkVocabulary, lineageOf } from '../vocabulary/check-vocabulary.ts'
import { isOtherType, plainNames } from '../vocabulary/plain-names.ts'
import { bareTypesOf } from '../vocabulary/type-names.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import {
  askedOf,
  type FindRow,
  idOf,
  isOnline,
  isReference,
  type MarkupPlace,
  mergeById,
  placesIn,
  wholeNode,
} from './markup-requirements.ts'
import { valueFaultsOf } from './markup-values.ts'
import { type RequirementSource, sourceOf } from './requirement-sources.ts'
import { hasFormat, hasPath, missingOf } from './requirements.ts'
import { textMismatches } from './text-mismatches.ts'
import { missingInside, rowsOfValidator } from './validator-rows.ts'
import type { VisibleText } from './visible-text.ts'

/** Every code of a fault in structured data, by any writer; worded elsewhere. */
export const schemaFaultCodes = [
  'contextMissing',
  'typeMissing',
  'typeUnknown',
  'propertyUnknown',
  'propertyMisplaced',
  'valueUnfit',
  'formatInvalid',
  'valueImpossible',
  'requiredMissing',
  'recommendedMissing',
  'idDangling',
  'idDuplicate',
  'faqDuplicate',
  'textMismatch',
  'richResultRetired',
  'ratingOutOfRange',
  'dateOrder',
] as const

/** `error`: consumers will refuse or misread it. `warning`: part of it is lost or unsupported. `info`: worth knowing. */
export interface SchemaFault {
  readonly code: (typeof schemaFaultCodes)[number]
  readonly level: 'error' | 'warning' | 'info'
  /** Index of the block, from 0. */
  readonly block: number
  /** Inside the block, such as `[2].offers.price`; `''` for all of it. */
  readonly path: string
  /** Bare type names joined by a space; `''` for a node without one. */
  readonly type: string
  readonly property: string | null
  /**
   * `suggestion`: the name that was probably meant. `value`: the present value. `source`: the page that asks for it, `read`: on that day.
   * `alternatives`: properties any of which would do in place of a missing one, separated by spaces.
   */
  readonly args: Readonly<Record<string, string>>
}

type JsonObject = { readonly [key: string]: Json }

/**
 * Faults of JSON-LD blocks as they are in a page, from any tool: names and values against schema.org, required and recommended
 * properties against the pages of search engines, ids, and, where the visible text is given, claims that readers do not find there.
 * Order: blocks, then the order of the text; the same blocks give the same faults.
 */
export function checkStructuredData(
  blocks: readonly Json[],
  { vocabulary, visible }: { readonly vocabulary: Vocabulary; readonly visible: VisibleText | null },
): readonly SchemaFault[] {
  const plain = blocks.map(plainNames)
  const places = plain.flatMap((value, block) => placesIn(value, block))
  const merged = mergeById(places)
  const rows = rowsOfValidator(vocabulary)
  const faults = plain.flatMap((value, block): readonly SchemaFault[] => {
    const names = nameFaults(value, block, vocabulary)
    // A value that schema.org does not take has no format to judge.
    const isTold = ({ code, path, property }: SchemaFault): boolean =>
      code === 'formatInvalid' &&
      names.some((fault) => fault.code === 'valueUnfit' && fault.path === (path === '' ? property : `${path}.${property}`))
    return [
      ...contextFaults(blocks[block]!, block),
      ...names,
      ...places
        .filter((place) => place.block === block)
        .flatMap((place) => nodeFaults(place, merged, rows))
        .filter((fault) => !isTold(fault)),
      ...(visible === null ? [] : textMismatches(value, visible)).map(
        ({ path, type, property, value: claim }): SchemaFault => ({
          code: 'textMismatch',
          level: 'warning',
          block,
          path: path.replace(/^\./, ''),
          type,
          property,
          args: { value: claim },
        }),
      ),
    ]
  })
  return [...faults, ...idFaults(places), ...faqFaults(places)]
}

function contextFaults(value: Json, block: number): readonly SchemaFault[] {
  return (Array.isArray(value) ? value : [value]).flatMap((item: Json, at: number): readonly SchemaFault[] => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return []
    if (/schema\.org/i.test(JSON.stringify((item as JsonObject)['@context'] ?? ''))) return []
    return [
      {
        code: 'contextMissing',
        level: 'error',
        block,
        path: Array.isArray(value) ? `[${at}]` : '',
        type: bareTypesOf(item as JsonObject).join(' '),
        property: null,
        args: {},
      },
    ]
  })
}

/** Google takes this word for an employer who is not named, https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const isConfidential = (property: string | null, text: string | null): boolean =>
  property === 'hiringOrganization' && text?.toLowerCase() === 'confidential'

function nameFaults(value: Json, block: number, vocabulary: Vocabulary): readonly SchemaFault[] {
  const found = checkVocabulary(value, vocabulary).filter(
    ({ kind, type, property, value: text }) => (kind !== 'typeUnknown' || !isOtherType(type)) && !isConfidential(property, text),
  )
  return found.map(({ kind, path, type, property, value: found }): SchemaFault => {
    const suggestion =
      kind === 'typeUnknown'
        ? closest(found ?? '', Object.keys(vocabulary.types))
        : kind === 'propertyUnknown'
          ? closest(property ?? '', Object.keys(vocabulary.properties), propertiesOf(type, vocabulary))
          : null
    return {
      code: kind,
      level: kind === 'typeUnknown' ? 'error' : 'warning',
      block,
      path,
      type,
      property,
      args: { ...(found !== null && kind === 'valueUnfit' && { value: found.slice(0, 80) }), ...(suggestion !== null && { suggestion }) },
    }
  })
}

function nodeFaults(place: MarkupPlace, merged: ReadonlyMap<string, JsonObject>, rows: FindRow): readonly SchemaFault[] {
  const { block, path, within } = place
  if (isReference(place)) return []
  const node = wholeNode(place, merged)
  const types = bareTypesOf(node)
  const type = types.join(' ')
  const fault = (
    code: SchemaFault['code'],
    level: SchemaFault['level'],
    property: string | null,
    args: SchemaFault['args'] = {},
  ): SchemaFault => ({
    code,
    level,
    block,
    path,
    type,
    property,
    args,
  })
  if (types.length === 0) {
    const isValue = node['@value'] !== undefined || node['@list'] !== undefined
    return within === null && !isValue && Object.keys(node).some((key) => !key.startsWith('@')) ? [fault('typeMissing', 'error', null)] : []
  }
  const doubtful = valueFaultsOf(node, types).map(({ code, level, property, value }) => fault(code, level, property, { value }))
  const lacking = askedOf(place, merged, rows).flatMap(({ row, requirement }): readonly SchemaFault[] => {
    const origin = sourceOf(row)
    const source = { source: origin.source, ...(origin.read !== null && { read: origin.read }) }
    // A node of the page's own stands for much; a value inside another, such as an author's employer, need not be complete.
    const isQuestion = requirement.type === 'Question'
    const isOwn = within === null || isQuestion || within === 'mainEntity'
    return [
      ...[...missingOf(requirement, node), ...missingInside(row, node)].map((property) =>
        fault('requiredMissing', levelOf(property, origin, node), property, { ...source, ...alternativesTo(property, requirement) }),
      ),
      ...(isOwn ? requirement.recommended : []).flatMap((property) =>
        hasPath(node, property) ? [] : [fault('recommendedMissing', 'info', property, source)],
      ),
      ...Object.entries(requirement.formats).flatMap(([property, format]) =>
        node[property] === undefined || isReadable(node[property]!, format)
          ? []
          : [fault('formatInvalid', 'warning', property, { value: String(node[property]).slice(0, 80), ...source })],
      ),
      ...(requirement.richResult === 'retired' && isOwn && !isQuestion ? [fault('richResultRetired', 'info', null, source)] : []),
    ]
  })
  return [...lacking, ...doubtful]
}

/** Properties any of which would do in place of this one. */
function alternativesTo(property: string, { required, oneOf = [] }: Requirement): { readonly alternatives?: string } {
  const group = required.includes(property) ? undefined : oneOf.find(([first]) => first === property)
  return group === undefined || group.length === 1 ? {} : { alternatives: group.slice(1).join(' ') }
}

/** Google shows no event that is only online, which makes its markup no worse, https://developers.google.com/search/docs/appearance/structured-data/event */
function levelOf(property: string, { source, advised = [] }: RequirementSource, node: JsonObject): SchemaFault['level'] {
  if (property === 'location.address' && isOnline(node['location'])) return 'info'
  return /google/.test(source) && !advised.includes(property) ? 'error' : 'warning'
}

/** As consumers read it, which is wider than what we print. */
function isReadable(value: Json, format: Format): boolean {
  if (Array.isArray(value)) return value.every((item) => isReadable(item, format))
  if (typeof value === 'object') return true
  if (format === 'date') return printDate(String(value)) !== null
  if (format === 'positiveInteger') return /^\d+(?: ?px)?$/.test(String(value))
  if (format === 'language') return /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/.test(String(value)) || !/^[a-z-]{2,10}$/i.test(String(value))
  if (format === 'duration') return /^P(?=.)/.test(String(value))
  return hasFormat(value, format)
}

/** Properties whose value may name a node of another page. */
const outward = [
  'mainEntityOfPage',
  'item',
  'sameAs',
  'url',
  'citation',
  'about',
  'mentions',
  'isBasedOn',
  'relatedLink',
  'significantLink',
]

function idFaults(places: readonly MarkupPlace[]): readonly SchemaFault[] {
  const described = new Map<string, MarkupPlace>()
  const faults: SchemaFault[] = []
  const fault = (code: SchemaFault['code'], { node, block, path }: MarkupPlace, property: string | null, id: string): SchemaFault => ({
    code,
    level: 'warning',
    block,
    path,
    type: bareTypesOf(node).join(' '),
    property,
    args: { value: id },
  })
  for (const place of places) {
    const id = idOf(place)
    if (id === null || isReference(place)) continue
    const other = described.get(id)
    if (other === undefined) described.set(id, place)
    else if (disagree(other.node, place.node)) faults.push(fault('idDuplicate', place, null, id))
  }
  for (const place of places) {
    const id = idOf(place)
    if (id === null || place.within === null || !isReference(place) || place.node['@type'] !== undefined) continue
    if (!described.has(id) && !outward.includes(place.within)) faults.push(fault('idDangling', place, place.within, id))
  }
  return faults
}

const disagree = (a: JsonObject, b: JsonObject): boolean =>
  Object.keys(a).some((key) => !key.startsWith('@') && Object.hasOwn(b, key) && JSON.stringify(a[key]) !== JSON.stringify(b[key]))

function faqFaults(places: readonly MarkupPlace[]): readonly SchemaFault[] {
  const pages = places.filter(({ node }) => bareTypesOf(node).includes('FAQPage') && node.mainEntity !== undefined)
  return pages.slice(1).map(({ block, path, node }) => ({
    code: 'faqDuplicate',
    level: 'warning',
    block,
    path,
    type: bareTypesOf(node).join(' '),
    property: null,
    args: {},
  }))
}

/** Changes of one letter that may be between a name and the one that was meant. */
const maxChanges = 2

/** Changes that cost part of a change: letters of another kind or number, and a property that the type does not have. */
const lesserLetter = 0.1
const lesserUnfit = 0.5

/** The name that differs least, of `fitting` ones rather than of others; null when none is near. Upper and lower case differ by nothing. */
export function closest(name: string, names: readonly string[], fitting: ReadonlySet<string> | null = null): string | null {
  const wanted = name.toLowerCase()
  let best: { readonly name: string; readonly cost: number } | null = null
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) > maxChanges) continue
    const changes = distance(wanted, candidate.toLowerCase())
    if (changes > Math.min(maxChanges, Math.floor(name.length / 3))) continue
    const cost =
      changes + (fitting?.has(candidate) === false ? lesserUnfit : 0) + lesserLetter * otherLetters(wanted, candidate.toLowerCase())
    if (best === null || cost < best.cost) best = { name: candidate, cost }
  }
  return best?.name ?? null
}

/** Letters of the one that the other does not have. */
function otherLetters(a: string, b: string): number {
  let left = b
  for (const sign of a) left = left.replace(sign, '')
  return left.length
}

/** The properties of types joined by a space; null where none of these is known. */
function propertiesOf(type: string, vocabulary: Vocabulary): ReadonlySet<string> | null {
  const lineage = new Set(type.split(' ').flatMap((one) => (Object.hasOwn(vocabulary.types, one) ? lineageOf(one, vocabulary) : [])))
  if (lineage.size === 0) return null
  const own = Object.entries(vocabulary.properties).filter(([, [domains]]) => domains.some((domain) => lineage.has(domain)))
  return new Set(own.map(([name]) => name))
}

/** Letters to add, drop, exchange or swap. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let min = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) min = Math.min(min, before[j - 2]! + 1)
      next.push(min)
    }
    before = row
    row = next
  }
  return row[b.length]!
}
