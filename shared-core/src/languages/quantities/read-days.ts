import type { Range } from '../../model/values.ts'
import { letter } from '../characters/characters.ts'
import type { Language, LanguagePack } from '../language.ts'

/** A day as far as it is named: a year, a month of it, or a day. */
export interface Day extends Range {
  readonly year: number
  /** 1–12; null: not named. */
  readonly month: number | null
  readonly day: number | null
}

const numeric =
  /(?<![\d.])(\d{4})-(\d{2})-(\d{2})(?!\d)|(?<![\d.])(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)|(?<!\d)(\d{4})\s?[年년]\s?(?:(\d{1,2})\s?[月월]\s?(?:(\d{1,2})\s?[日일])?)?/g
const bareYear = /(?<![\d.,:/$€£¥#-])(?:1[5-9]|20)\d\d(?![\d.,:/-]\d|\d|\s?[%‰€$£¥°])/g

/** Names of months of a pack as one pattern; memory only. */
const made = new WeakMap<LanguagePack, { readonly pattern: RegExp; readonly numbers: ReadonlyMap<string, number> } | null>()

/** Days that a text names with their year. */
export function readDays(text: string, language: Language): readonly Day[] {
  const found: Day[] = []
  const small = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  const add = (start: number, length: number, year: number, month: number | null, day: number | null): void => {
    const end = start + length
    if (!found.some((one) => one.start < end && start < one.end)) found.push({ start, end, year, month, day })
  }
  for (const match of small.matchAll(numeric)) {
    const [whole, y1, m1, d1, d2, m2, y2, y3, m3, d3] = match
    if (y1 !== undefined) add(match.index, whole.length, Number(y1), Number(m1), Number(d1))
    else if (y2 !== undefined) add(match.index, whole.length, Number(y2), Number(m2), Number(d2))
    else add(match.index, whole.length, Number(y3), m3 === undefined ? null : Number(m3), d3 === undefined ? null : Number(d3))
  }
  const months = monthsOf(language.pack)
  if (months !== null)
    for (const match of small.matchAll(months.pattern)) {
      const [whole, before, name = '', behind, year] = match
      const day = before ?? behind
      add(match.index, whole.length, Number(year), months.numbers.get(name)!, day === undefined ? null : Number(day))
    }
  for (const { 0: year, index } of small.matchAll(bareYear)) add(index, 4, Number(year), null, null)
  return found.sort((a, b) => a.start - b.start)
}

function monthsOf(pack: LanguagePack): { readonly pattern: RegExp; readonly numbers: ReadonlyMap<string, number> } | null {
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
            `(?<![${letter}\\d])(?:(\\d{1,2})(?:\\.|st|nd|rd|th|er|º)?\\s(?:de |of )?)?(${escaped.join('|')})\\.?(?:\\s(\\d{1,2})(?:st|nd|rd|th)?,?)?(?:\\s(?:de |del |of )?|,\\s)(\\d{4})(?!\\d)`,
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
