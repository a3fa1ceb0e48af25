import { printDate } from '../../model/print-date.ts'
import type { Json } from '../../model/values.ts'
import { bareName, bareTypesOf } from './type-names.ts'
import type { Vocabulary } from './vocabulary.ts'

/** `misplaced`: the property exists, but not on this type. `unfit`: a value that the property does not take. */
export interface VocabularyFault {
  readonly kind: 'typeUnknown' | 'propertyUnknown' | 'propertyMisplaced' | 'valueUnfit'
  /** Such as `[2].offers[0].price`; `''` for the value itself. */
  readonly path: string
  /** The type at hand, or its types joined by a space. */
  readonly type: string
  readonly property: string | null
  readonly value: string | null
}

type JsonObject = { readonly [key: string]: Json }

/** The lineages of a vocabulary's own types. Memory only, bounded by the types there are. */
const lineages = new WeakMap<Vocabulary, Map<string, readonly string[]>>()

/** A type with all that it is a kind of, itself first. */
export function lineageOf(type: string, vocabulary: Vocabulary): readonly string[] {
  if (!Object.hasOwn(vocabulary.types, type)) return [type]
  let known = lineages.get(vocabulary)
  if (known === undefined) {
    known = new Map()
    lineages.set(vocabulary, known)
  }
  let lineage = known.get(type)
  if (lineage === undefined) {
    lineage = [type, ...vocabulary.types[type]!.flatMap((parent) => lineageOf(parent, vocabulary))]
    known.set(type, lineage)
  }
  return lineage
}

/**
 * Widths and heights are plain numbers on nearly every page and in Google's own examples, though schema.org names only quantities.
 * Measured in 2026-11: of 487 pages with an Article, 321 are clean with this exception and 68 without.
 */
const plainNumbers = new Set(['width', 'height'])

/** Countries and regions are written as codes, several in one text, in Google's own examples too. */
const countries = /^[A-Z]{2}(?:-[A-Z\d]{1,3})?(?:[ ,]{1,3}[A-Z]{2}(?:-[A-Z\d]{1,3})?){0,300}$/

/** Quantities are written as texts such as `320 kcal`, in Google's own examples too. */
const texts = new Set(['Text', 'CssSelectorType', 'XPathType', 'PronounceableText', 'Distance', 'Energy', 'Mass'])
const literals = new Set([...texts, 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Integer', 'Boolean', 'Duration'])

const duration =
  /^P(?=\d|T\d)(?:\d+(?:\.\d+)?Y)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?W)?(?:\d+(?:\.\d+)?D)?(?:T(?:\d+(?:\.\d+)?H)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?S)?)?$/
const isDay = (text: string): boolean => printDate(text) !== null || /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text)

const literalForms: Readonly<Record<string, (text: string) => boolean>> = {
  Date: isDay,
  DateTime: isDay,
  Time: (text) => /^(?:[01]\d|2[0-4]):[0-5]\d/.test(text),
  Duration: (text) => duration.test(text),
  URL: (text) => !/\s/.test(text.trim()) && (/^(?:[a-z][a-z0-9+.-]*:|[/#.])/i.test(text) || /^[\w-]+\.[a-z]{2,}/i.test(text)),
  Number: (text) => /^-?\d+(?:[.,]\d+)*$/.test(text),
  Integer: (text) => /^-?\d+$/.test(text),
  Boolean: (text) => /^(?:true|false)$/i.test(bareName(text)),
}

/** Finds types and properties in a value, nested ones included, that the vocabulary does not know. References alone are not followed. */
export function checkVocabulary(value: Json, vocabulary: Vocabulary): readonly VocabularyFault[] {
  const faults: VocabularyFault[] = []
  visit(value, '', null, vocabulary, faults)
  return faults
}

function visit(value: Json, path: string, within: string | null, vocabulary: Vocabulary, faults: VocabularyFault[]): void {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) if (typeof item === 'object') visit(item, `${path}[${at}]`, within, vocabulary, faults)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const node = value as JsonObject
  const types = bareTypesOf(node)
  const known = types.filter((type) => Object.hasOwn(vocabulary.types, type))
  const type = types.join(' ')
  for (const unknown of types)
    if (!known.includes(unknown)) faults.push({ kind: 'typeUnknown', path, type: unknown, property: null, value: unknown })
  const lineage = known.length === 1 ? lineageOf(known[0]!, vocabulary) : known.flatMap((one) => lineageOf(one, vocabulary))
  for (const key of Object.keys(node)) {
    const content = node[key]!
    if (key.startsWith('@')) {
      if (key === '@graph') visit(content, path, null, vocabulary, faults)
      continue
    }
    const property = key.includes('-') ? bareName(key).replace(/-(?:input|output)$/, '') : bareName(key)
    const at = path === '' ? property : `${path}.${property}`
    const entry = Object.hasOwn(vocabulary.properties, property) ? vocabulary.properties[property] : undefined
    if (entry === undefined) faults.push({ kind: 'propertyUnknown', path: at, type, property, value: null })
    else {
      const [domains, ranges] = entry
      // a role has the property that it stands in, and leads on to its value
      const isRole = property === within && lineage.includes('Role')
      if (known.length > 0 && !isRole && !domains.some((domain) => lineage.includes(domain)))
        faults.push({ kind: 'propertyMisplaced', path: at, type, property, value: null })
      else if (property === key || property === bareName(key))
        for (const item of Array.isArray(content) ? content : [content])
          if (!fits(item, property, ranges, vocabulary)) faults.push({ kind: 'valueUnfit', path: at, type, property, value: shown(item) })
    }
    if (typeof content === 'object') visit(content, at, property, vocabulary, faults)
  }
}

const shown = (value: Json): string => (typeof value === 'object' ? bareTypesOf(value as JsonObject).join(' ') : String(value))

function fits(value: Json, property: string, ranges: readonly string[], vocabulary: Vocabulary): boolean {
  if (value === null || Array.isArray(value)) return true
  if (typeof value === 'object') {
    const node = value as JsonObject
    if (node['@value'] !== undefined) return fits(node['@value']!, property, ranges, vocabulary)
    const known = bareTypesOf(node).filter((type) => Object.hasOwn(vocabulary.types, type))
    // Without a type that is known there is nothing to compare; that is reported elsewhere.
    if (known.length === 0 || ranges.includes('Thing')) return true
    return known.some((type) => lineageOf(type, vocabulary).some((one) => one === 'Role' || ranges.includes(one)))
  }
  if (plainNumbers.has(property) && /^\d+(?:\.\d+)?(?: ?px)?$/.test(String(value))) return true
  if (typeof value === 'boolean') return ranges.includes('Boolean')
  if (typeof value === 'number')
    return ranges.some((range) => ['Number', 'Text'].includes(range) || (range === 'Integer' && Number.isInteger(value)))
  if (ranges.some((range) => texts.has(range) || literalForms[range]?.(value) === true)) return true
  if (countries.test(value) && ranges.some((range) => range === 'Place' || range === 'Country')) return true
  const name = bareName(value)
  const classes = ranges.filter((range) => !literals.has(range))
  const kinds = Object.hasOwn(vocabulary.members, name) ? vocabulary.members[name]! : Object.hasOwn(vocabulary.types, name) ? [name] : []
  if (name !== value || kinds.length > 0) return kinds.some((kind) => lineageOf(kind, vocabulary).some((one) => classes.includes(one)))
  // An address in the place of a thing names that thing.
  return classes.length > 0 && /^https?:\/\//.test(value)
}
