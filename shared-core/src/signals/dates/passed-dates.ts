import type { DateWords } from '../../languages/advice-words.ts'
import { letter } from '../../languages/characters/characters.ts'
import { alone } from '../../languages/create-pattern.ts'
import type { Language } from '../../languages/language.ts'
import { dayNumber, daysSince1970 } from '../../model/day-number.ts'
import type { Range, Span } from '../../model/values.ts'
import type { AdviceReading } from '../advice-reading.ts'
import { byLanguage } from '../by-language.ts'
import { findQuoted } from '../evidence/quotations.ts'
import { spanOf } from '../reading.ts'

/** A date in a text. `day`: its last day, since 1970. `isDay`: it names a day, not a month. */
export interface WrittenDate extends Range {
  readonly day: number
  readonly isDay: boolean
}

/** Days before today in which an announcement can have passed; older ones are history, and so is the text that made them. */
const recentDays = 1096

/** Dates of one block that are looked at. */
const most = 40

/** UTF-16 units in front of a date in which the words for a term stand. */
const nearby = 80

/**
 * Dates that the text announces, or until which something holds, and that are before today; null where the language has no words. A day that
 * an event that was over when the text came out is not announced; news keeps its day, once it has one.
 */
export function passedDates({ article, context, language, blocks, textKind, titleWords, passed }: AdviceReading): PassedDates | null {
  const today = dayNumber(context.now)
  const words = titleWords?.dates
  const published = article.datePublished === null ? null : dayNumber(article.datePublished.value)
  if (words === undefined || today === null || (textKind.kind === 'news' && published !== null)) return null
  const from = Math.max(published ?? 0, today - recentDays)
  const patterns = patternsOf(language, words)
  const spans = blocks.flatMap(({ block, tokens }) => {
    if (block.kind !== 'paragraph' && block.kind !== 'list') return []
    const { text } = block
    const dates = datesIn(text, language)
      .filter(({ day }) => day >= from && day < today)
      .slice(0, most)
    if (dates.length === 0) return []
    const quoted = findQuoted(text)
    return dates.flatMap((date) => {
      if (quoted.some(({ start, end }) => start < date.end && end > date.start)) return []
      const sentence = tokens.sentences.find(({ start, end }) => start <= date.start && date.start < end) ?? { start: 0, end: text.length }
      const isKnown = passed.some(({ place, start }) => place === block.id && start === date.start)
      return !isKnown && isAnnounced(text, sentence, date, patterns) ? [spanOf(block.id, text, date.start, date.end)] : []
    })
  })
  return { spans: [...passed, ...spans], isSure: passed.length > 0 }
}

/** `isSure`: the first is the last day of what readers are asked to do. */
export interface PassedDates {
  readonly spans: readonly Span[]
  readonly isSure: boolean
}

function isAnnounced(text: string, sentence: Range, { start, end }: Range, { until, untilBehind, future, holds, past }: Patterns): boolean {
  const whole = text.slice(sentence.start, sentence.end)
  if (past.test(whole)) return false
  const before = text.slice(Math.max(sentence.start, start - nearby), start)
  // what holds since a day is in force
  if (since.test(before)) return false
  const isTerm = until.test(before) || (untilBehind?.test(text.slice(end, sentence.end)) ?? false)
  return isTerm ? holds.test(whole) : future.test(whole)
}

/** In front of the day from which something holds, of all languages. */
const since = new RegExp(`(?:^|[^${letter}])(?:since|seit|depuis|desde|dal|dall[’']|sinds|sedan|od|с|منذ)\\s*(?:(?:le|el|dem) )?$`, 'iu')

interface DatePatterns {
  /** `order`: what each group holds, the letters of day, month and year. */
  readonly dates: readonly { readonly pattern: RegExp; readonly order: string }[]
  readonly months: ReadonlyMap<string, number>
}

interface Patterns {
  readonly until: RegExp
  readonly untilBehind: RegExp | null
  readonly future: RegExp
  readonly holds: RegExp
  readonly past: RegExp
}

// eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
const made = (source: string, flags = 'iu') => new RegExp(source, flags)

const datePatternsOf = byLanguage((monthNames: readonly (readonly string[])[], language): DatePatterns => {
  const months = new Map(monthNames.flatMap((names, at) => names.map((name) => [name.toLowerCase(), at + 1] as const)))
  const name = [...months.keys()].sort((a, b) => b.length - a.length).join('|') || '(?!)'
  const [open, close] = [`(?<![${letter}\\d.,/-])`, `(?![${letter}\\d]|[./-]\\d)`]
  const year = '(20\\d{2})'
  const day = '(\\d{1,2})(?:\\.|st|nd|rd|th|er)?'
  return {
    months,
    dates: [
      ['dmy', `${open}${day} (?:of |de |d['’])?(${name})\\.?,? (?:de |del )?${year}${close}`],
      ['mdy', `${open}(${name})\\.? ${day},? ${year}${close}`],
      ['ymd', `${open}${year}\\. (${name}) (\\d{1,2})`],
      ['ymd', `${open}${year}-(\\d{2})-(\\d{2})${close}`],
      ['dmy', `${open}(\\d{1,2})\\. ?(\\d{1,2})\\. ?${year}${close}`],
      ['dmy', language.tag.startsWith('en') ? '(?!)' : `${open}(\\d{1,2})/(\\d{1,2})/${year}${close}`],
      ['ymd', `${year}年(\\d{1,2})月(\\d{1,2})日`],
      ['ym', `${year}年(\\d{1,2})月(?!\\d)`],
      ['my', `${open}(${name})\\.? (?:de |del )?${year}${close}`],
    ].map(([order, source]) => ({ order: order!, pattern: made(source!, 'giu') })),
  }
})

const patternsOf = byLanguage(
  (words: DateWords, language): Patterns => ({
    until: made(`(?:^|[^${letter}])(?:${words.until})\\s*(?:(?:the|el|le|den|dem|au) )?$`),
    untilBehind: words.untilBehind === undefined ? null : made(`^(?:${words.untilBehind})`),
    future: made(alone(words.future, language)),
    holds: made(alone(words.holds, language)),
    past: made(alone(words.past, language)),
  }),
)

/** Dates with a year, in reading order; of two that overlap the longer one. */
export function datesIn(text: string, language: Language): readonly WrittenDate[] {
  if (!/20\d{2}/.test(text)) return []
  const { dates, months } = datePatternsOf(language, language.pack.months)
  const found: WrittenDate[] = []
  for (const { pattern, order } of dates)
    for (const match of [...text.matchAll(pattern)].slice(0, 5 * most)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some((date) => date.start < end && date.end > start) || (order === 'my' && isMeasured(text.slice(end), language))) continue
      const [year, month, day] = ['y', 'm', 'd'].map((unit) => {
        const written = match[order.indexOf(unit) + 1]!
        return months.get(written.toLowerCase()) ?? Number(written)
      })
      const value = order.includes('d') ? daysSince1970(year!, month!, day!) : lastDayOf(year!, month!)
      if (value !== null) found.push({ start, end, day: value, isDay: order.includes('d') })
    }
  return found.sort((a, b) => a.start - b.start)
}

/** `October 2000 kWh`: behind a unit's number the month is no date's. */
function isMeasured(behind: string, language: Language): boolean {
  const [, sign, word] = /^\s?(?:([%‰€$£¥₽°])|([^\s\d.,;:()]{1,20}))/.exec(behind) ?? []
  return sign !== undefined || (word !== undefined && language.contains('numberUnits', word.toLowerCase()))
}

function lastDayOf(year: number, month: number): number | null {
  const next = month === 12 ? daysSince1970(year + 1, 1, 1) : daysSince1970(year, month + 1, 1)
  return next === null ? null : next - 1
}
