import type { LanguageTag } from '../../model/values.ts'
import { letter } from '../characters/characters.ts'
import type { Language } from '../language.ts'
import { halfBehind, readHalves, readUnitsWithHalf } from './halves.ts'
import { numberWords, readHanNumber, readNumberRuns, shareWords } from './number-words.ts'
import { plain } from './plain-digits.ts'
import type { Quantity } from './quantity.ts'
import { readShares } from './read-shares.ts'
import type { ShareWords } from './share-words.ts'
import { createTaken, mergeRanges } from './taken.ts'
import {
  aboutBehind,
  aboutWords,
  leastBehind,
  leastWords,
  mostBehind,
  mostWords,
  percentBefore,
  type QuantityWords,
  quantityWords,
  signBefore,
  signMeasure,
  spanBehind,
} from './unit-words.ts'

/** Characters before and behind a number in which its sign, scale and unit stand. */
const reach = 40

const written = new RegExp(
  String.raw`(?<![\d${letter}][.,:/]?)(?:\d{1,3}(?:([ \u00a0\u202f\u2009'’.,])\d{3})(?:\1\d{3})*(?:[.,]\d+)?|\d{1,2}(?:,\d{2})+,\d{3}|\d+(?:[.,]\d+)?)(?![\d])`,
  'gu',
)
/** In Chinese and Japanese a letter may be right before a number. */
const unspacedBefore = /[\u3040-\u30ff\u3400-\u9fff]/
const writtenUnspaced = new RegExp(written.source.replace(`(?<![\\d${letter}][.,:/]?)`, String.raw`(?<![\da-z][.,:/]?)`), 'gu')
const namePart = new RegExp(`[${letter}]-$|[#№§_]\\s?$`, 'u')
const han = /[〇零一二三四五六七八九十百千万萬億亿兆两兩]+/g
const word = new RegExp(String.raw`[${letter}]+(?:-[${letter}]+)?`, 'gu')

/** `à 14 h 30`, `dalle 9h15` */
const ofDay =
  /(?<![a-zà-ÿ])(?:à|de|dès|vers|avant|après|entre|et|a las|las|desde|alle|dalle|ore|às|das|um|ab|bis|kl|at|from|until|by|om|o|od) $/

const plainQuantity = { follows: '', isAbout: false, bound: null, isWord: false, isShare: false } as const

/** How a text is read. */
export interface QuantityReading {
  readonly tag: LanguageTag
  /** How the language says parts of a whole; absent: as English does, or not at all. */
  readonly shares?: ShareWords | undefined
  /** `two`, `half` count too. */
  readonly hasWords: boolean
  /** Points and commas are the language's own; otherwise `1.600` has two readings. */
  readonly isSure: boolean
}

/** Numbers of a text in any spelling, in reading order. Dates, times, versions and parts of names are left out. */
export function readQuantities(text: string, { tag, shares, hasWords, isSure }: QuantityReading): readonly Quantity[] {
  const small = plain(text)
  const words = quantityWords(tag)
  const thousands = isSure ? thousandsOf(tag) : null
  let found: Quantity[] = []
  const isUnspaced = unspacedBefore.test(text)
  let skip = 0
  for (const match of small.matchAll(isUnspaced ? writtenUnspaced : written)) {
    const start = match.index
    if (start < skip) continue
    const end = start + match[0].length
    const ofBook = /(?:isbn|issn|doi|pmid)[ :]{0,2}[\d./-]*$/.exec(small.slice(Math.max(0, start - reach), start))
    if (ofBook !== null) continue
    const rest = /^ ?h ?([0-5]\d)(?: ?min[a-zé]*)?(?![\d,.:]?\d)/.exec(small.slice(end, end + reach))
    if (rest !== null && /^\d{1,2}$/.test(match[0])) {
      skip = end + rest[0].length
      const minutes = Number(match[0]) * 60 + Number(rest[1])
      // behind such a word it is a time of day
      if (!ofDay.test(small.slice(Math.max(0, start - 12), start)))
        found.push({ ...plainQuantity, start, end: skip, values: [minutes * 60], measure: 's', unit: 60, step: 60, digits: 3 })
      continue
    }
    // `1.2.3`, `12/05`, `10:30`, `3-D`
    if (/^(?:[.:/]\d|-?[a-z]\d)/.test(small.slice(end, end + 3))) {
      skip = end + (/^[.:/\d]+/.exec(small.slice(end))?.[0].length ?? 0)
      continue
    }
    if (isKoreanDate(small, start, end)) continue
    // `787-9` is a name, `7-9` a range
    const behindName = /(?<![\d.,])(\d+)-$/.exec(small.slice(Math.max(0, start - 8), start))
    const beforeName = /^-(\d{1,6})(?![\d.,%])/.exec(small.slice(end, end + 8))
    if (
      (behindName !== null && Number(behindName[1]) > numberIn(match[0])) ||
      (beforeName !== null && numberIn(match[0]) > Number(beforeName[1]))
    )
      continue
    // `covid-19`, `§ 5`, `#3`
    if (namePart.test(small.slice(Math.max(0, start - 2), start))) continue
    if (isUnspaced && /^(?:年|月|日(?!間)|号|號|時(?!間)|点|點)/.test(small.slice(end)) && !isSpanOfYears(small, start, end)) continue
    const { quantity, next } = measured(small, text, start, end, readDigits(match[0], match[1], thousands), words)
    found.push(quantity)
    skip = next
  }
  if (isUnspaced) addHan(small, found, words)
  if (hasWords) {
    found = [...mergeRanges(small.length, found, sharesInWords(small, tag, shares, words))]
    addWords(small, found, words)
    found = [...withHalves(small, found, words)]
  }
  if (hasWords && !isSure) addCountedShares(small, found)
  found.sort((a, b) => a.start - b.start)
  return joinedParts(
    found.map((one, index) => withSharedUnit(one, found[index + 1], small)),
    small,
  )
}

const partJoint = /^(?: | and | und | et | y | e | en | och | og | i | и )?$/u

/** `1 hour 30 minutes`, `6 feet 2 inches`: a number of a smaller unit of the same measure goes with the one before it. */
function joinedParts(found: readonly Quantity[], small: string): readonly Quantity[] {
  const joined: Quantity[] = []
  for (const one of found) {
    const last = joined.at(-1)
    const isPart =
      last !== undefined &&
      last.measure === one.measure &&
      last.unit > one.unit &&
      one.values[0]! < last.unit &&
      partJoint.test(small.slice(last.end, one.start))
    if (!isPart) joined.push(one)
    else
      joined[joined.length - 1] = {
        ...last,
        end: one.end,
        values: [last.values[0]! + one.values[0]!],
        unit: one.unit,
        step: one.step,
        digits: last.digits + one.digits,
      }
  }
  return joined
}

/** `2021년`, `3월`, `3월 4일` */
function isKoreanDate(small: string, start: number, end: number): boolean {
  const [unit] = /^ ?[년월일]/.exec(small.slice(end)) ?? ['']
  if (unit === '') return false
  if (unit.endsWith('년')) return /^(?:1[5-9]|20)\d\d$/.test(small.slice(start, end))
  return unit.endsWith('월') || /월 ?$/.test(small.slice(Math.max(0, start - 2), start))
}

const joint =
  /^\s*(?:-|–|—|~|〜|～|‐|‑|to|and|or|bis|auf|und|oder|à|et|ou|y|a|ai|al|até|ao|o|e|och|og|naar|tot|till|til|na|do|до|и|إلى|و|から|至|到)\s*$/u

/** `5 to 6 years`, `20–25 %`: the unit of the second is that of the first. */
function withSharedUnit(one: Quantity, next: Quantity | undefined, small: string): Quantity {
  if (
    one.measure !== '' ||
    next === undefined ||
    next.measure === '' ||
    one.isWord !== next.isWord ||
    !joint.test(small.slice(one.end, next.start))
  )
    return one
  const size = /^[\d.,\s\u00a0\u202f]+/.exec(small.slice(next.start))?.[0]
  const whole = size === undefined ? next.unit : next.digits === 0 ? 1 : next.step / stepOf(size)
  // `500.000 to 5 million euros`: the scale is that of the second alone
  const factor = one.values[0]! * whole > next.values[0]! && whole > next.unit ? next.unit : whole
  return { ...one, measure: next.measure, unit: next.unit, values: one.values.map((value) => value * factor), step: one.step * factor }
}

const stepOf = (digits: string): number => readDigits(digits.trim(), /^\d{1,3}([.,\s\u00a0\u202f])\d{3}/.exec(digits.trim())?.[1]).step

const numberIn = (digits: string): number => Number(digits.replace(/\D/g, ''))

interface Written {
  readonly values: readonly number[]
  readonly step: number
  readonly digits: number
}

/** What parts thousands in a language; `either`: countries differ, and three decimals are rarer than thousands. */
function thousandsOf(tag: LanguageTag): '.' | ',' | 'either' | null {
  const base = tag.split('-')[0]!.toLowerCase()
  if (/^(?:en|zh|ja|ko|th|he|hi|bn|ur|ta|te|mr|gu|kn|ml|pa|ne|si|ms|sw|fil|ga|cy|mt)$/.test(base)) return ','
  if (/^(?:es|ar|fa)$/.test(base)) return 'either'
  return /^(?:my|km|lo|und)$/.test(base) ? null : '.'
}

function readDigits(text: string, group: string | undefined, thousands: ReturnType<typeof thousandsOf> = null): Written {
  const of = (whole: string, decimals: string): Written => ({
    values: [Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)],
    step: Number(`1e-${decimals.length}`),
    digits: (whole.replace(/\D/g, '') + decimals).replace(/^0+/, '').length,
  })
  if (group === undefined) {
    const [whole = '', decimals = ''] = /^\d+(?:,\d{2})+,\d{3}$/.test(text) ? [text, ''] : text.split(/[.,]/)
    return of(whole, decimals)
  }
  const parts = /^(.*?)(?:[.,](\d+))?$/.exec(text)!
  const isDotted = group === '.' || group === ','
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const decimalAt = last >= 0 && text[last] !== group ? last : -1
  if (decimalAt >= 0) return of(text.slice(0, decimalAt), text.slice(decimalAt + 1))
  if (!isDotted) return of(text, '')
  const groups = text.split(group)
  if (groups.length > 2) return of(text, '')
  if (groups[0] === '0') return of('0', groups[1]!)
  // `1.600` is one thing in German, another in English
  const decimal = of(parts[1]!.split(group)[0]!, groups[1]!)
  const whole = of(text, '')
  if (thousands !== null) return thousands === 'either' || thousands === group ? whole : decimal
  return { ...whole, values: [...whole.values, ...decimal.values] }
}

const myriad = /[億亿억万萬만千천]/
const myriads: Readonly<Record<string, number>> = {
  '': 1,
  千: 1e3,
  천: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  千万: 1e7,
  천만: 1e7,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
}
const smallerPart = /^ ?(\d{1,4}|\d,\d{3})(千万|천만|[億亿억万萬만千천])?(?![\d,.]|\s?[年년月월])/

/** A number with the sign before it, and the scale and unit behind it. */
function measured(
  small: string,
  text: string,
  start: number,
  end: number,
  number: Written,
  { scales, units }: QuantityWords,
  isWord = false,
): { quantity: Quantity; next: number } {
  const before = small.slice(Math.max(0, start - reach), start)
  const sign = signBefore.exec(before)
  const lead = sign === null ? before : before.slice(0, sign.index)
  let [at, factors, unit, factor] = [end, [1] as readonly number[], sign === null ? '' : signMeasure[sign[1]!]!, 1]
  let total = number
  const gap = (from: number): number => /^(?:[ \u00a0\u202f\u2009]|-(?=[^\d])|\u200f)?/u.exec(small.slice(from))![0].length
  for (const [pattern, by] of scales) {
    const near = gap(at)
    const scale = pattern.exec(small.slice(at + near, at + near + reach))
    if (scale === null || (scale[0] === 'k' && near > 0 && unit === '')) continue
    factors = by
    at += near + scale[0].length
    break
  }
  const short = at === end ? /^(?: ?m|b)(?![a-z])/.exec(small.slice(end))?.[0] : undefined
  if (short !== undefined && (unit !== '' || isMillion(text.slice(end)))) {
    at = end + short.length
    factors = [short === 'b' ? 1e9 : 1e6]
  }
  // `1億6000万`, `4万8千`, `8억 6000만`: what follows is of a smaller myriad
  for (let size = factors[0]!; myriad.test(small.slice(at - 1, at)); ) {
    const part = smallerPart.exec(small.slice(at))
    const by = part === null ? 0 : (myriads[part[2] ?? ''] ?? 0)
    if (part === null || by >= size) break
    const rest = Number(part[1]!.replace(',', ''))
    total = {
      values: total.values.map((value) => value + (rest * by) / factors[0]!),
      step: by / factors[0]!,
      digits: number.digits + 4,
    }
    at += part[0].length
    size = by
  }
  const isScaled = at > end
  let behind = at + gap(at)
  if (isScaled) behind += /^(?:of |de |d'|d’|di |von |der )?/u.exec(small.slice(behind))![0].length
  const rest = small.slice(behind, behind + reach)
  let next = at
  if (unit === '')
    for (const [pattern, name, by] of units) {
      const hit = pattern.exec(rest)
      if (hit === null || hit[0] === '') continue
      // `3 a` and `5 l` are too short without their digit
      unit = name
      factor = by
      next = behind + hit[0].length
      break
    }
  if (unit === '' && rest.startsWith('年') && isSpanOfYears(small, start, behind)) {
    unit = 'month'
    factor = 12
    next = behind + 1
  }
  const bound = boundOf(lead, small.slice(next))
  const scaled = factors.flatMap((by) => total.values.map((value) => value * by * factor))
  return {
    quantity: {
      start: sign === null ? start : start - (before.length - sign.index),
      end: next,
      values: scaled,
      measure: unit === '' && percentBefore.test(lead) ? '%' : unit,
      unit: factor,
      step: total.step * factors[0]! * factor,
      digits: total.digits,
      follows: unit === '' ? (/^[\s-]?(\p{L}[\p{L}\p{M}]*)/u.exec(isScaled ? rest : small.slice(next, next + reach))?.[1] ?? '') : '',
      isAbout: bound !== null || aboutWords.test(lead) || aboutBehind.test(small.slice(next)),
      bound,
      isWord,
      isShare: false,
    },
    next,
  }
}

const boundOf = (lead: string, rest: string): Quantity['bound'] =>
  leastWords.test(lead) || leastBehind.test(rest) ? 'least' : mostWords.test(lead) || mostBehind.test(rest) ? 'most' : null

/** `8M`, and `1.6m people`, but not `5m high`. */
const isMillion = (rest: string): boolean =>
  /^M(?![A-Za-z])/.test(rest) ||
  /^m (?!(?:high|long|wide|deep|tall|thick|above|below|away|from|to|of|in|and|or|at|by|on|per|x)\b)[a-z]/.test(rest)

/** Words behind which a number of years is no date: a house, a firm or a marriage is so old. */
const sinceWhen = /(?:築|創業|創立|創設|設立|勤続|没後|生誕|開業|在職|结婚|結婚|建校|从业|從業|历时|歷時|时隔|時隔)$/

/** `3年前`, `築72年` */
const isSpanOfYears = (small: string, start: number, end: number): boolean =>
  spanBehind.test(small.slice(end)) || (sinceWhen.test(small.slice(Math.max(0, start - 2), start)) && /^年(?!\d)/.test(small.slice(end)))

function addHan(small: string, found: Quantity[], words: QuantityWords): void {
  const taken = createTaken(small.length, found)
  for (const { 0: text, index } of small.matchAll(han)) {
    const end = index + text.length
    if (!taken.isFree({ start: index, end })) continue
    if (/^(?:年|月|日(?!間))/.test(small.slice(end)) && !isSpanOfYears(small, index, end)) continue
    if (!/[一二三四五六七八九两兩]/.test(text) || /[万萬億亿]{2}/.test(text)) continue
    const value = readHanNumber(text)
    const digits = significantDigits(value)
    const { quantity } = measured(
      small,
      small,
      index,
      end,
      { values: [value], step: Number(`1e${String(value).length - digits}`), digits },
      words,
      true,
    )
    // one sign alone is more often part of a word, as in `一度`
    if (text.length === 1 && (quantity.measure === '' || quantity.measure === '°')) continue
    found.push(quantity)
  }
}

/** `4 in 10`, `vier von zehn`, `4 sur 10`, `cuatro de cada diez`, `jeder vierte`. */
const shareOf = new RegExp(
  String.raw`(?<![\d.,${letter}])(\d{1,2}|[${letter}]{2,11}) (?:in|(?:out )?of(?: every)?|von|sur|(?:de|em|en) cada|su|op de|из) (\d{1,3}|[${letter}]{2,11})(?![\d.,${letter}])`,
  'gu',
)
const onesOf: readonly string[] = ['one', 'eine', 'einer', 'un', 'une', 'una', 'uno', 'um', 'uma', 'een', 'один']
const wholes: readonly number[] = [3, 4, 5, 6, 8, 10, 12, 20, 100]

function addShares(small: string, found: Quantity[]): void {
  const taken = createTaken(
    small.length,
    found.filter(({ isShare }) => isShare),
  )
  const numberOf = (text: string): number => (/^\d/.test(text) ? Number(text) : onesOf.includes(text) ? 1 : (numberWords.get(text) ?? 0))
  for (const { 0: text, 1: part = '', 2: whole = '', index } of small.matchAll(shareOf)) {
    const [some, all] = [numberOf(part), numberOf(whole)]
    if (!taken.isFree({ start: index, end: index + text.length })) continue
    if (some > 0 && some < all && wholes.includes(all)) found.push(aboutPercent(index, index + text.length, (100 * some) / all))
  }
}

const timeOrTimes: ReadonlySet<string> = new Set(['month', 's', 'times', 'm', 'g', 'l'])

/** Shares in words, `two of three`; numbers inside them are not read again. */
function sharesInWords(small: string, tag: LanguageTag, shares: ShareWords | undefined, { units }: QuantityWords): readonly Quantity[] {
  const isUnit = (rest: string): boolean => units.some(([pattern, measure]) => timeOrTimes.has(measure) && pattern.test(rest))
  return readShares(small, tag, shares, isUnit).map(({ start, end, value }) => {
    const lead = small.slice(Math.max(0, start - reach), start)
    const rest = small.slice(end, end + reach)
    const bound = boundOf(lead, rest)
    const isAbout = bound !== null || aboutWords.test(lead) || aboutBehind.test(rest)
    return { ...aboutPercent(start, end, value), bound, isAbout, isShare: true }
  })
}

/** `1/5`, `⅔`; a day may look so, too. */
const fractionWritten = /(?<![\d/.,])(?:([1-9])\/([2-9]|10|12|20|100)(?![\d/])|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞⅒]))/gu
const signs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅒': 1 / 10,
}
const countOf =
  /^[^\d.;。]{0,24}?(?:(?:^|\s)(?:of|von|der|sur|de|des|di|su|dei|delle|из|av|af|van|z|ze|na|من|din|trên)\s(?:[\p{L}]{1,6}\s){0,2}|人中|人のうち|명 중 ?)$/u

/** Shares that a page gives as a fraction or as two counts, `200 of the 1,000 homes`. It may be something else, so that it contradicts nothing. */
function addCountedShares(small: string, found: Quantity[]): void {
  const counts = found.filter(({ isWord, values: [value] }) => !isWord && value! >= 1).sort((a, b) => a.start - b.start)
  for (const [index, one] of counts.entries()) {
    const next = counts[index + 1]
    if (next === undefined || one.values[0]! >= next.values[0]! || !countOf.test(small.slice(one.end, next.start))) continue
    found.push(aboutPercent(one.start, next.end, (100 * one.values[0]!) / next.values[0]!))
  }
  for (const { 0: text, 1: part, 2: whole, 3: sign, index } of small.matchAll(fractionWritten)) {
    const value = sign === undefined ? Number(part) / Number(whole) : signs[sign]!
    if (value < 1) found.push(aboutPercent(index, index + text.length, 100 * value))
  }
}

const aboutPercent = (start: number, end: number, share: number): Quantity => ({
  start,
  end,
  values: [share],
  measure: '%',
  unit: 1,
  step: 1,
  digits: 2,
  follows: '',
  isAbout: true,
  bound: null,
  isWord: true,
  isShare: false,
})

/** Behind `two`: how many of a share. */
const countBefore = new RegExp(`([${letter}]+|\\d) $`, 'u')

/** Numbers of a unit with a half in words, `two and a half hours`; those that they hold go. */
function withHalves(small: string, found: readonly Quantity[], words: QuantityWords): readonly Quantity[] {
  const isOfUnit = ({ measure }: Quantity): boolean => measure !== '' && measure !== '%'
  const half = (value: number) => ({ values: [value], step: 0.1, digits: 2 })
  const told = readHalves(small).map(({ start, end, value }) => measured(small, small, start, end, half(value), words, true).quantity)
  const known = mergeRanges(small.length, found, told.filter(isOfUnit))
  const longer = known.filter(isOfUnit).flatMap((one) => {
    const length = halfBehind(small, one.end)
    if (length === 0) return []
    return [{ ...one, end: one.end + length, values: one.values.map((value) => value + one.unit / 2), step: one.unit / 10 }]
  })
  const all = mergeRanges(small.length, known, longer)
  const taken = createTaken(small.length, all)
  const alone = readUnitsWithHalf(small).flatMap(({ start, end }) => {
    if (!taken.isFree({ start, end })) return []
    const { quantity } = measured(small, small, start, start, half(1.5), words, true)
    return quantity.end === end ? [{ ...quantity, end: end + halfBehind(small, end) }] : []
  })
  return mergeRanges(small.length, all, alone.filter(isOfUnit))
}

function addWords(small: string, found: Quantity[], words: QuantityWords): void {
  addShares(small, found)
  const taken = createTaken(small.length, found)
  const add = (one: Quantity): void => {
    found.push(one)
    taken.take(one)
  }
  for (const { start, end, value } of readNumberRuns(small)) {
    if (!taken.isFree({ start, end })) continue
    const digits = significantDigits(value)
    const number = { values: [value], step: Number(`1e${String(value).length - digits}`), digits }
    add(measured(small, small, start, end, number, words, true).quantity)
  }
  for (const { 0: text, index } of small.matchAll(word)) {
    const end = index + text.length
    if (!taken.isFree({ start: index, end })) continue
    const value = numberWords.get(text)
    if (value !== undefined) add(measured(small, small, index, end, { values: [value], step: 1, digits: 1 }, words, true).quantity)
    const share = shareWords.get(text) ?? shareWords.get(text.replace(/s$/, ''))
    if (share === undefined) continue
    // `two fifths`
    const before = countBefore.exec(small.slice(Math.max(0, index - 12), index))
    const times = before === null ? 1 : /^\d/.test(before[1]!) ? Number(before[1]) : (numberWords.get(before[1]!) ?? 1)
    const isSeveral = times > 1 && times * share < 100
    if (isSeveral) add(aboutPercent(index - before![0].length, end, times * share))
    else if (shareWords.has(text)) add(aboutPercent(index, end, share))
  }
}

/** Numbers that a text itself states: with digits, and in words where a percent sign, a large scale or a whole makes them a figure. */
export function readFigures(text: string, { tag, pack }: Language): readonly Quantity[] {
  return readQuantities(text, { tag, shares: pack.shares, hasWords: true, isSure: true }).filter(
    ({ start, isWord, isShare, isAbout, measure, unit, values }) =>
      !isWord ||
      isShare ||
      /^[\u3400-\u9fff]/.test(text.slice(start)) ||
      (measure === '%' ? !isAbout : measure === 'month' ? values[0]! > unit : values[0]! >= 1e5),
  )
}

/** Digits of a whole number without the zeros at its end. */
export function significantDigits(value: number): number {
  const text = String(value)
  let end = text.length
  while (end > 0 && text[end - 1] === '0') end -= 1
  return end
}

/**
 * How one number says another. `exact`; `rounded`: the first rounds the second, or bounds it nearby; `coarse`: the second rounds the first, or
 * lies far on the right side of its bound. null: not at all.
 */
export function sameSize(one: Quantity, other: Quantity): 'exact' | 'rounded' | 'coarse' | null {
  if (one.isShare || other.isShare) return sameShare(one, other)
  const near = (a: number, b: number, by: number): boolean => Math.abs(a - b) <= by + 1e-9 * Math.abs(a)
  let result: 'exact' | 'rounded' | 'coarse' | null = null
  for (const a of one.values)
    for (const b of other.values) {
      if (near(a, b, 0)) return 'exact'
      if (one.bound !== null && one.bound === (b < a ? 'least' : 'most')) continue
      if (one.bound !== null) {
        result ??= near(a, b, Math.max(trimmedStep(a, one.step), Math.abs(a) * farFromBound)) ? 'rounded' : 'coarse'
        continue
      }
      const step = one.isAbout ? trimmedStep(a, one.step) : one.step / 2
      if (one.step > other.step || one.isAbout) {
        if (near(a, b, step) && other.step <= step) result ??= 'rounded'
      } else if (other.bound === (a > b ? 'least' : 'most') && near(a, b, b / 4)) result ??= 'coarse'
      else if ((other.step > one.step || other.isAbout) && near(a, b, other.isAbout ? trimmedStep(b, other.step) : other.step / 2))
        result ??= 'coarse'
    }
  return result
}

/** `more than half a billion` is said of 570 million, and not of 900. */
const farFromBound = 0.15

/** Points by which a percentage may miss the share that it is given as: an eighth of it, 2 to 5. */
const nearShare = (share: number): number => Math.min(5, Math.max(2, share / 7))

/** The same for a part of a whole in words: `a third` is 33 %, roughly 35 %, and not 40 %. */
function sameShare(one: Quantity, other: Quantity): 'exact' | 'rounded' | 'coarse' | null {
  if (one.measure !== '%' || other.measure !== '%') return null
  const [a, b] = [one.values[0]!, other.values[0]!]
  const apart = Math.abs(a - b)
  if (apart < 0.1) return 'exact'
  const near = nearShare(one.isShare ? a : b)
  if (one.bound !== null) return one.bound === (b > a ? 'least' : 'most') ? (apart <= near ? 'rounded' : 'coarse') : null
  if (other.bound !== null) return other.bound === (a > b ? 'least' : 'most') && apart <= 3 * near ? 'coarse' : null
  if (one.isShare && other.isShare) return null
  if (apart <= (one.isAbout ? near / 2 : 1)) return 'rounded'
  return apart <= near ? 'coarse' : null
}

/** Size of the last digit that is not 0: 100,000 for 1,600,000; at most a twentieth of the value. */
function trimmedStep(value: number, step: number): number {
  let size = step
  while (size * 10 <= Math.abs(value) && Math.abs(value / (size * 10) - Math.round(value / (size * 10))) < 1e-9) size *= 10
  return Math.min(Math.max(size, step), Math.abs(value) / 20)
}
