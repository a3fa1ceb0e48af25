import type { Range } from '../../model/values.ts'
import { letter } from '../characters/characters.ts'
import type { Language, LanguagePack } from '../language.ts'
import { readHanNumber } from './number-words.ts'
import { plain } from './plain-digits.ts'

/** A day as far as it is named: a year, a month of it, or a day. */
export interface Day extends Range {
  readonly year: number
  /** 1–12; null: not named. */
  readonly month: number | null
  readonly day: number | null
}

const numeric =
  /(?<![\d./-])(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([./-]) ?(\d{1,2})\6 ?(\d{4}))(?![\d/-])|(?<!\d)(\d{4})\s?[年년]\s?(?:(\d{1,2})\s?[月월]\s?(?:(\d{1,2})\s?[日일号號])?)?/g
/** `20 IV 2020` */
const roman = /(?<![\d.])(\d{1,2})[. ]{1,2}([ivx]{1,4})[. ]{1,2}(\d{4})(?!\d)/g
const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
/** `令和3年`: years of an era count from the one before its first. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 民國: 1911, 民国: 1911 }
const era = /(令和|平成|昭和|大正|民國|民国)\s?(\d{1,3}|元)年(?:(\d{1,2})月(?:(\d{1,2})日)?)?/g
const hanDay = /([〇零一二三四五六七八九]{4})年(?:([一二三四五六七八九十]{1,3})月(?:([一二三四五六七八九十]{1,3})[日号號])?)?/g
const bareYear = /(?<![\d.,:/$€£¥#-])(?:1[5-9]|20)\d\d(?![\d.,:/-]\d|\d|\s?[%‰€$£¥°万萬億亿만억])/g

interface Months {
  /** With a year, and a day of it. */
  readonly pattern: RegExp
  readonly bare: RegExp
  readonly numbers: ReadonlyMap<string, number>
}

/** Names of months of a pack as one pattern; memory only. */
const made = new WeakMap<LanguagePack, Months | null>()

/** Days that a text names with their year. `03/04/2021` is two days where the language leaves the order open. */
export function readDays(text: string, language: Language): readonly Day[] {
  const found: Day[] = []
  const small = plain(text)
  const isFree = (start: number, end: number): boolean => !found.some((one) => one.start < end && start < one.end)
  const add = (start: number, length: number, year: number, ...readings: readonly (readonly [number | null, number | null])[]): void => {
    const end = start + length
    if (!isFree(start, end)) return
    for (const [month, day] of readings)
      if ((month ?? 1) >= 1 && (month ?? 1) <= 12 && (day ?? 1) >= 1 && (day ?? 1) <= 31) found.push({ start, end, year, month, day })
  }
  const numberOf = (digits: string | undefined): number | null => (digits === undefined ? null : Number(digits))
  const isEnglish = language.tag === 'und' || language.tag.startsWith('en')
  for (const match of small.matchAll(numeric)) {
    const [whole, y1, , m1, d1, one, sign, two, y2, y3, m3, d3] = match
    if (y1 !== undefined) add(match.index, whole.length, Number(y1), [Number(m1), Number(d1)])
    else if (y2 !== undefined) {
      const [first, second] = [Number(one), Number(two)]
      const [dayFirst, monthFirst] = [[second, first] as const, [first, second] as const]
      add(match.index, whole.length, Number(y2), ...(isEnglish && sign !== '.' && first !== second ? [dayFirst, monthFirst] : [dayFirst]))
    } else add(match.index, whole.length, Number(y3), [numberOf(m3), numberOf(d3)])
  }
  for (const { 0: whole, 1: day, 2: month = '', 3: year, index } of small.matchAll(roman))
    if (romanMonths.includes(month)) add(index, whole.length, Number(year), [romanMonths.indexOf(month) + 1, Number(day)])
  for (const { 0: whole, 1: name = '', 2: year, 3: month, 4: day, index } of small.matchAll(era))
    add(index, whole.length, eras[name]! + (year === '元' ? 1 : Number(year)), [numberOf(month), numberOf(day)])
  for (const { 0: whole, 1: year = '', 2: month, 3: day, index } of small.matchAll(hanDay)) {
    const han = (digits: string | undefined): number | null => (digits === undefined ? null : readHanNumber(digits))
    add(index, whole.length, readHanNumber(year), [han(month), han(day)])
  }
  const months = monthsOf(language.pack)
  if (months !== null)
    for (const match of small.matchAll(months.pattern)) {
      const [whole, before, name = '', behind, year] = match
      const day = before ?? behind
      add(match.index, whole.length, Number(year), [months.numbers.get(name)!, numberOf(day)])
    }
  for (const { 0: year, index } of small.matchAll(bareYear)) add(index, 4, Number(year), [null, null])
  return found.sort((a, b) => a.start - b.start)
}

/** A day of a month whose year is left out. */
export interface DayOfMonth extends Range {
  readonly month: number
  readonly day: number
}

const unspacedDay = /(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号號]/g
/** The years of whole dates stand behind them, and before them in the East. */
const yearBehind = /^,?\s(?:de |del |of )?\d{4}/

/** Days of months in a text, those with a year included. */
export function readDaysOfMonths(text: string, { pack }: Language): readonly DayOfMonth[] {
  const small = plain(text)
  const months = monthsOf(pack)
  const found: DayOfMonth[] = [...small.matchAll(unspacedDay)].map(({ 0: { length }, 1: month, 2: day, index }) => ({
    start: index,
    end: index + length,
    month: Number(month),
    day: Number(day),
  }))
  for (const match of months === null ? [] : small.matchAll(months.bare)) {
    const [whole, before, first, second, behind] = match
    found.push({
      start: match.index,
      end: match.index + whole.length,
      month: months!.numbers.get((first ?? second)!)!,
      day: Number(before ?? behind),
    })
  }
  return found.filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
}

/** Those that name no year. */
export const readOpenDays = (text: string, language: Language): readonly DayOfMonth[] =>
  readDaysOfMonths(text, language).filter(
    ({ start, end }) => !yearBehind.test(text.slice(end)) && !/\d\s?[年년]\s?$/.test(text.slice(0, start)),
  )

function monthsOf(pack: LanguagePack): Months | null {
  const known = made.get(pack)
  if (known !== undefined) return known
  const numbers = new Map(pack.months.flatMap((names, index) => names.map((name) => [name.toLowerCase(), index + 1] as const)))
  const names = [...numbers.keys()].filter((name) => name.length > 2).sort((a, b) => b.length - a.length)
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const result =
    names.length === 0
      ? null
      : {
          // eslint-disable-next-line no-restricted-syntax -- of our own packs
          pattern: new RegExp(
            `(?<![${letter}\\d])(?:(\\d{1,2})(?:\\.|st|nd|rd|th|er|º)?\\s(?:de |of )?)?(${escaped.join('|')})\\.?(?: ?/ ?(?:${escaped.join('|')}))?(?:\\s(\\d{1,2})(?:st|nd|rd|th)?,?)?(?:\\s(?:de |del |of )?|,\\s)(\\d{4})(?!\\d)`,
            'gu',
          ),
          // eslint-disable-next-line no-restricted-syntax -- of our own packs
          bare: new RegExp(
            `(?<![${letter}\\d.,])(?:(\\d{1,2})(?:\\.|st|nd|rd|th|er|º)?\\s(?:de |of )?(${escaped.join('|')})|(${escaped.join('|')})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.:%]))(?![${letter}])`,
            'gu',
          ),
          numbers,
        }
  made.set(pack, result)
  return result
}

/** True when the second day is the first, or names no more of it. */
export const holdsDay = (one: Day, other: Day): boolean =>
  one.year === other.year &&
  (one.month === null || other.month === null || one.month === other.month) &&
  (one.day === null || other.day === null || one.day === other.day)
