import type { Quantity } from '../languages/quantities/quantity.ts'
import { sameSize, significantDigits } from '../languages/quantities/read-quantities.ts'
import { conversions } from '../languages/quantities/unit-words.ts'

export const significant = ({ values, step }: Quantity): number => significantDigits(Math.round(values[0]! / step))

/** `3.6 million` and `3.6` of something. */
export function sameDigits(one: Quantity, other: Quantity): boolean {
  const digits = digitsOf(one)
  return other.step <= 1 && one.values[0]! > other.values[0]! && digits.length > 1 && digits === digitsOf(other)
}

/** Digits of a figure without the zeros around them. */
function digitsOf({ values, step }: Quantity): string {
  const written = Math.round(values[0]! / step)
  return String(written).slice(0, significantDigits(written))
}

/** `412` for `421`, or with one other digit: what a slip of the finger makes. */
export function isSlip(one: Quantity, other: Quantity): boolean {
  // `$1,190` for `£1,190`
  if (one.measure !== other.measure && money.includes(one.measure) && money.includes(other.measure))
    return significant(one) > 1 && one.values[0] === other.values[0]
  if (one.measure !== other.measure || one.isWord || other.isWord) return false
  // `412 km²` for `412 ha`
  const isOfUnit = one.unit !== other.unit && Math.abs(one.values[0]! / one.unit - other.values[0]! / other.unit) < one.step / one.unit / 2
  // `43,000 people` for `4,300`
  const isOfZeros = isSameNoun(one, other) && digitsOf(one).length > 1 && digitsOf(one) === digitsOf(other)
  return isOfUnit || isOfZeros || isSlipOf(digitsOf(one), digitsOf(other))
}

export function isSlipOf(first: string, second: string): boolean {
  if (first.length !== second.length || first.length < 2 || first === second) return false
  const places = [...first].flatMap((digit, at) => (digit === second[at] ? [] : [at]))
  if (places.length === 1) return first.length > 2
  const [one, two] = places
  return places.length === 2 && first[one!] === second[two!] && first[two!] === second[one!]
}

export const spans = ['month', 's']
const kilos = ['kilo', 'm', 'g']

/** `600 islands` and `600 small islands` */
export const countsSame = (one: Quantity, other: Quantity): boolean =>
  one.follows !== '' && one.follows.slice(0, 4) === other.follows.slice(0, 4)
export const isSameNoun = (one: Quantity, other: Quantity): boolean =>
  one.follows.length > 3 && one.follows.slice(0, 5) === other.follows.slice(0, 5)

/** `8.1 doctors` and `8 cities`. */
export const countsOther = (one: Quantity, other: Quantity): boolean =>
  one.measure === '' && one.follows !== '' && other.follows !== '' && one.follows.slice(0, 4) !== other.follows.slice(0, 4)

/** `same`: of one unit; `bare`: one of both does not tell what it measures. */
export function unitFit(one: Quantity, other: Quantity): 'same' | 'bare' | null {
  if (one.measure === other.measure) return 'same'
  // `キロ` is a thousand metres or a thousand grams
  if (kilos.includes(one.measure) && kilos.includes(other.measure) && [one.measure, other.measure].includes('kilo')) return 'same'
  // a table may leave the unit out; `aged 50` says years
  if (other.measure === '') return 'bare'
  return one.measure === '' && spans.includes(other.measure) ? 'bare' : null
}

/** Compares as they are written: the unit of the one counts for the other. */
export function sameBareSize(one: Quantity, other: Quantity): ReturnType<typeof sameSize> {
  const inUnit = (quantity: Quantity, unit: number): Quantity => ({
    ...quantity,
    values: quantity.values.map((value) => value * unit),
    step: quantity.step * unit,
  })
  return one.measure === '' ? sameSize(inUnit(one, other.unit), other) : sameSize(one, inUnit(other, one.unit))
}

const money = ['$', '€', '£', '¥', '元', '₹', '₽', 'chf', 'r$', 'peso']
const families = [
  money,
  ['m', 'inch'],
  ['g', 'oz'],
  ['l', 'gallon', 'barrel'],
  ['m²', 'acre'],
  ['°', '°f'],
  ['month', 's'],
  ['%', 'pp', 'times'],
  ['km/h', 'mph'],
]

/** Another figure for the same thing: of the same unit, or of one that is told in its place. */
export function isRival(one: Quantity, other: Quantity): boolean {
  if (other.isWord && other.measure === '') return false
  // `the third quarter` holds no share
  if (other.isWord && other.isAbout && other.measure === '%' && !other.isShare) return false
  if (one.isShare) return other.measure === '%'
  if (one.measure === other.measure) return one.measure !== '' || isWithin(one.values[0]!, other.values[0]!, 1000)
  return families.some((family) => family.includes(one.measure) && family.includes(other.measure))
}

/** `80 percent have one` says `one in five has none`. */
export const isRest = (one: Quantity, other: Quantity): boolean =>
  one.measure === '%' && other.measure === '%' && sameSize({ ...one, values: [100 - one.values[0]!] }, other) !== null

const isWithin = (a: number, b: number, times: number): boolean => a < b * times && b < a * times

export function isConverted(one: Quantity, other: Quantity): boolean {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(a) * 0.03
  if ((one.measure === '°' && other.measure === '°f') || (one.measure === '°f' && other.measure === '°')) {
    const [celsius, fahrenheit] = one.measure === '°' ? [one.values[0]!, other.values[0]!] : [other.values[0]!, one.values[0]!]
    return Math.abs(celsius * 1.8 + 32 - fahrenheit) < (one.isAbout || other.isAbout ? 4 : 1)
  }
  return conversions.some(([from, to, factor]) =>
    one.measure === from && other.measure === to
      ? isNear(one.values[0]! * factor, other.values[0]!)
      : one.measure === to && other.measure === from && isNear(one.values[0]!, other.values[0]! * factor),
  )
}

/** One of the figures is among those of a passage, beside the one that is looked at. */
export const sharesFigure = (others: readonly Quantity[], quantities: readonly Quantity[], but: Quantity | null): boolean =>
  others.some((known) => quantities.some((one) => one !== but && unitFit(known, one) === 'same' && sameSize(known, one) === 'exact'))
