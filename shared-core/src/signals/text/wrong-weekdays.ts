import type { Language } from '../../languages/language.ts'
import { byLanguage } from '../by-language.ts'
import type { AgreementReading } from './agreement-reading.ts'
import type { Slip } from './found.ts'

/** Dates with a year that name another day of the week than the calendar gives them. */
export function wrongWeekdays({ blocks, language, tools: { datesIn, spanOf } }: AgreementReading): Slip[] {
  const days = weekdaysOf(language, undefined)
  return blocks.flatMap(({ block: { id, kind, text } }) =>
    kind === 'code'
      ? []
      : datesIn(text, language).flatMap(({ start, end, day, isDay }): Slip[] => {
          const named = isDay ? namedAt(text, start, end, days, language) : null
          const own = (((day + 4) % 7) + 7) % 7
          if (named === null || named.days.includes(own)) return []
          return [{ kind: 'wrongWeekday', span: spanOf(id, text, named.start, named.end), weekday: days[own]!.name }]
        }),
  )
}

interface Weekday {
  readonly name: string
  /** Lower case; with a full stop only where it must be written. */
  readonly short: string
}

/** Sunday first, as 4 January 1970 was one. */
const weekdaysOf = byLanguage((_words: undefined, { tag }): readonly Weekday[] => {
  const format = (weekday: 'long' | 'short') => new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' })
  const [long, short] = [format('long'), format('short')]
  return Array.from({ length: 7 }, (_, day) => {
    const date = new Date((day + 3) * 86_400_000)
    return { name: long.format(date), short: short.format(date).toLowerCase().replace(/\.$/, '') }
  })
})

/** Languages whose weekdays have endings behind a preposition. */
const inflected = /^(?:be|bs|cs|et|fi|hr|hu|lt|lv|mk|pl|ru|sk|sl|sr|tr|uk)\b/

/** What may stand between a weekday and its date: `Thursday the 12th`, `jueves, día 12`, `torsdagen den 12`, `Do., 12.1.`. */
const before = /([\p{L}\p{M}-]+)(\.?,?|,)\s*[(（]?(?:(?:the|den|dem|der|le|el|il|día|dia|dnia|dne)\s+)?$/iu
/** In brackets behind the date; languages that have it there write it bare. */
const behind = /^(?:\s*[(（]\s*([\p{L}\p{M}-]+)\.?\s*[)）]|\s?(星期.|周.|週.|[\p{L}]曜日?)| ([\p{L}]+))/u
const goesBare = /^(?:tr|az|hu|kk|ko)\b/

function namedAt(text: string, start: number, end: number, days: readonly Weekday[], language: Language) {
  const front = before.exec(text.slice(Math.max(0, start - 40), start))
  if (front !== null) {
    const found = daysNamed(front[1]!, front[2]!.length > 0, days, language)
    if (found.length > 0) return { days: found, start: start - front[0].length, end }
  }
  const [whole = '', inBrackets, joined, bare] = behind.exec(text.slice(end, end + 30)) ?? []
  const word = inBrackets ?? joined ?? (goesBare.test(language.tag) ? bare : undefined)
  const found = word === undefined ? [] : daysNamed(word, true, days, language)
  return found.length === 0 ? null : { days: found, start, end: end + whole.length }
}

/** Days of the week that a word names: one, but where two share an abbreviation. */
function daysNamed(word: string, isMarked: boolean, days: readonly Weekday[], { tag }: Language): readonly number[] {
  const lower = word.toLowerCase().replace(/^週/u, '周')
  const isNamed = ({ name, short }: Weekday): boolean => {
    const whole = name.toLowerCase()
    if (lower === whole || (isMarked && lower === short)) return true
    // Swedish and Danish write the day with its article, Portuguese leaves out the second half, Japanese the word for day
    if (
      lower === `${whole}en` ||
      lower === whole.split('-')[0] ||
      (isMarked && lower.replace(/(?<=.)曜?日?$/u, '') === whole.replace(/曜日$/u, ''))
    )
      return true
    const stem = whole.slice(0, Math.max(3, whole.length - 2))
    return inflected.test(tag) && lower.startsWith(stem) && lower.length <= whole.length + 3
  }
  return days.flatMap((day, index) => (isNamed(day) ? [index] : []))
}
