import { printDate } from '../../model/print-date.ts'
import type { Json } from '../../model/values.ts'

type JsonObject = { readonly [property: string]: Json }

/** A value that can be read and cannot be meant so. */
export interface ValueFault {
  readonly code: 'ratingOutOfRange' | 'dateOrder' | 'formatInvalid' | 'valueImpossible'
  readonly level: 'error' | 'warning'
  readonly property: string
  readonly value: string
}

/** Doubtful values of one node: ratings outside their scale, numbers that cannot be, prices that no program reads, dates in impossible order. */
export function valueFaultsOf(node: JsonObject, types: readonly string[]): readonly ValueFault[] {
  return [...ratingFaults(node, types), ...priceFaults(node), ...numberFaults(node, types), ...orderFaults(node)]
}

/** Scale of a rating that names none, as schema.org and Google say. */
const usualScaleBest = 5
const usualScaleWorst = 1

function ratingFaults(node: JsonObject, types: readonly string[]): readonly ValueFault[] {
  if (!types.some((type) => /Rating$/.test(type))) return []
  const text = one(node['ratingValue'])
  if (text === null) return []
  const fault = (code: ValueFault['code']): readonly ValueFault[] => [{ code, level: 'error', property: 'ratingValue', value: text }]
  const share = /^(\d+(?:[.,]\d+)?)\s?(?:%|(?:\/|of|von|sur|de|su)\s?(\d+(?:[.,]\d+)?))$/.exec(text)
  const value = share ? numberOf(share[1]!) : numberOf(text)
  // words such as “excellent” are no number to compare
  if (value === null) return /\d/.test(text) ? fault('formatInvalid') : []
  const scale = share ? numberOf(share[2] ?? '100') : null
  const best = numberOf(one(node['bestRating'])) ?? scale ?? usualScaleBest
  const worst = numberOf(one(node['worstRating'])) ?? Math.min(usualScaleWorst, best)
  const isBelow = value < worst && (node['worstRating'] !== undefined || value < 0)
  return value > Math.max(best, scale ?? best) || isBelow ? fault('ratingOutOfRange') : []
}

const prices = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'] as const
const currencies = ['priceCurrency', 'currency'] as const

function priceFaults(node: JsonObject): readonly ValueFault[] {
  const invalid = (property: string, value: string, level: ValueFault['level']): ValueFault => ({
    code: 'formatInvalid',
    level,
    property,
    value,
  })
  return [
    ...prices.flatMap((property) => {
      const text = one(node[property])
      return text === null || /^\d+(?:[.,]\d{1,6})?$/.test(text) ? [] : [invalid(property, text, 'error')]
    }),
    ...currencies.flatMap((property) => {
      const text = one(node[property])
      return text === null || /^[A-Z]{3,5}$/.test(text) ? [] : [invalid(property, text, 'error')]
    }),
  ]
}

/** Degrees that a place can have. */
const degrees = { latitude: 90, longitude: 180 } as const

/** The lesser of two numbers is first. */
const bounds = [
  ['lowPrice', 'highPrice'],
  ['minValue', 'maxValue'],
  ['minPrice', 'maxPrice'],
  ['startOffset', 'endOffset'],
] as const

const counts = ['ratingCount', 'reviewCount'] as const
const tradeNumbers = ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14'] as const

function numberFaults(node: JsonObject, types: readonly string[]): readonly ValueFault[] {
  const faultyIf = (property: string, isFaulty: (text: string) => boolean): readonly ValueFault[] => {
    const text = one(node[property])
    return text !== null && isFaulty(text) ? [{ code: 'valueImpossible', level: 'error', property, value: text }] : []
  }
  return [
    ...Object.entries(degrees).flatMap(([property, most]) => faultyIf(property, (text) => Math.abs(numberOf(text) ?? 0) > most)),
    ...counts.flatMap((property) => faultyIf(property, (text) => isNoCount(text, types))),
    ...tradeNumbers.flatMap((property) => faultyIf(property, (text) => isMistyped(text.replace(/[\s-]/g, '')))),
    ...bounds.flatMap(([least, most]) => {
      const low = numberOf(one(node[least]))
      return faultyIf(most, (text) => low !== null && low > (numberOf(text) ?? low))
    }),
  ]
}

/** A rating without raters does not count, https://developers.google.com/search/docs/appearance/structured-data/review-snippet */
function isNoCount(text: string, types: readonly string[]): boolean {
  const count = numberOf(text)
  return count !== null && (count < 0 || (count === 0 && types.some((type) => /AggregateRating$/.test(type))))
}

/** The check digit is wrong, https://www.gs1.org/services/how-calculate-check-digit-manually; other texts are not judged. */
function isMistyped(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 !== 0
}

/** The one that comes first is first. */
const orders = [
  ['datePublished', 'dateModified'],
  ['dateCreated', 'dateModified'],
  ['startDate', 'endDate'],
  ['datePosted', 'validThrough'],
  ['validFrom', 'validThrough'],
  ['availabilityStarts', 'availabilityEnds'],
  ['birthDate', 'deathDate'],
  ['foundingDate', 'dissolutionDate'],
] as const

function orderFaults(node: JsonObject): readonly ValueFault[] {
  return orders.flatMap(([first, second]) => {
    const [early, late] = [one(node[first]), one(node[second])]
    if (early === null || late === null || !isBefore(late, early)) return []
    return [{ code: 'dateOrder', level: 'warning', property: second, value: late } as const]
  })
}

/** Surely before: as days where one of the two has no time. */
function isBefore(one: string, other: string): boolean {
  const [early, late] = [printDate(one), printDate(other)]
  if (early === null || late === null) return false
  if (early.text.includes('T') && late.text.includes('T')) return early.seconds < late.seconds
  return early.text.slice(0, 10) < late.text.slice(0, 10)
}

/** The only text or number of a property; null: there is none, or several. */
function one(value: Json | undefined): string | null {
  const single = Array.isArray(value) && value.length === 1 ? (value as readonly Json[])[0] : value
  if (typeof single === 'number') return String(single)
  return typeof single === 'string' && single.trim() !== '' ? single.trim() : null
}

const numberOf = (text: string | null): number | null =>
  text !== null && /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null
