import { letter } from '../../../languages/characters/characters.ts'
import { unpackWords } from '../../../languages/words/unpack-words.ts'
import type { Instant, LanguageTag } from '../../../model/values.ts'
import { asciiDigits } from '../ascii-digits.ts'
import { contestedMonthNames, sharedMonthNames } from './month-names.gen.ts'

export interface DateHints {
  /** Decides names of months that differ between languages, and whether day or month comes first in `03/04/2026`. */
  readonly language: LanguageTag
  /** Dates more than a day later are no dates of publication. */
  readonly now: Instant
  /** true: future dates, such as those of an event, are dates too. */
  readonly isAhead?: boolean
}

/** No web page is older. */
const firstYear = 1990

const zones: Readonly<Record<string, string>> = {
  z: '+00:00',
  utc: '+00:00',
  gmt: '+00:00',
  cet: '+01:00',
  cest: '+02:00',
  jst: '+09:00',
  msk: '+03:00',
  est: '-05:00',
  edt: '-04:00',
  pst: '-08:00',
  pdt: '-07:00',
}

/** Names of months, made once on first use; it holds constants only. */
let table: ReadonlyMap<string, number> | null = null

function monthTable(): ReadonlyMap<string, number> {
  if (table) return table
  const names = new Map<string, number>()
  sharedMonthNames.forEach((list, index) => {
    for (const name of unpackWords(list)) {
      names.set(name, index + 1)
      // The dot below that turns a letter into another one is often left out.
      const bare = withoutNukta(name)
      if (bare !== name && !names.has(bare)) names.set(bare, index + 1)
    }
  })
  for (const entry of contestedMonthNames.split('|')) {
    const [language = '', name = '', month = ''] = entry.split(':')
    names.set(`${language}:${name}`, Number(month))
  }
  table = names
  return names
}

/**
 * Reads one date: ISO 8601 and its usual damage, RFC 2822, seconds or milliseconds since 1970, written dates in many languages,
 * figures such as `20.11.2026`. A time counts only with its zone, else the day alone stays; no zone is ever invented.
 * null: no date, an ambiguous one (`03/04/2026` in plain English), before 1990 or later than a day after `now`.
 *
 * @example parseDate('20 de noviembre de 2026', { language: 'es', now: '2026-12-01' }) // '2026-11-20'
 */
export function parseDate(text: string, hints: DateHints): Instant | null {
  const plain = hanDigits(asciiDigits(text.slice(0, 300)))
    .replace(/[\s\u200e\u200f\u061c]+/g, ' ')
    .trim()
  if (plain === '') return null
  const parts = calendarDate(plain, hints.language) ?? machineDate(plain) ?? writtenDate(plain, hints)
  return parts === null ? null : checked(parts, hints.isAhead === true ? null : hints.now)
}

/** The calendar day of an instant, `YYYY-MM-DD`, as written there. */
export function dayOf(instant: Instant): string {
  return instant.slice(0, 10)
}

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
  /** `HH:mm:ss±HH:MM`, or '' for a day. */
  readonly time: string
}

function checked(parts: Parts, now: Instant | null): Instant | null {
  const { year, month, day, time } = parts
  if (year < firstYear || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null
  const date = `${year}-${two(month)}-${two(day)}`
  const limit = now === null ? null : nextDay(now)
  if (limit !== null && date > limit) return null
  return time === '' ? date : `${date}T${time}`
}

function nextDay(now: Instant): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(now)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (day < daysIn(year, month)) return `${year}-${two(month)}-${two(day + 1)}`
  return month < 12 ? `${year}-${two(month + 1)}-01` : `${year + 1}-01-01`
}

const iso =
  /(?:^|[^\d])(\d{4})[-/.] ?(\d{1,2})[-/.] ?(\d{1,2})(?![\d])(?:(?:T|,? | at )(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:[.,]\d{1,9})? ?(Z|[+-]\d{2}:?\d{2}|[+-]\d{2}\b|UTC|GMT|[CE]E?S?T\b)?)?/i
const compact = /(?:^|[^\d])(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{4})?)?(?![\d])/

function machineDate(text: string): Parts | null {
  const match = iso.exec(text)
  if (match) return parts(Number(match[1]), Number(match[2]), Number(match[3]), match[4], match[5], match[6], match[7])
  if (/^\d{10}$|^\d{13}$/.test(text)) return fromEpoch(Number(text.slice(0, 10)))
  const tight = compact.exec(text)
  if (tight) {
    const month = Number(tight[2])
    const day = Number(tight[3])
    if (month >= 1 && month <= 12 && day >= 1 && day <= 31)
      return parts(Number(tight[1]), month, day, tight[4], tight[5], tight[6], tight[7])
  }
  return null
}

function parts(year: number, month: number, day: number, hour?: string, minute?: string, second?: string, zone?: string): Parts {
  const offset = zone === undefined ? null : zoneOffset(zone)
  const isTime = hour !== undefined && minute !== undefined && Number(hour) < 24 && Number(minute) < 60 && Number(second ?? 0) < 60
  const time = isTime && offset !== null ? `${two(Number(hour))}:${two(Number(minute))}:${two(Number(second ?? 0))}${offset}` : ''
  return { year, month, day, time }
}

function zoneOffset(zone: string): string | null {
  const named = zones[zone.toLowerCase()]
  if (named !== undefined) return named
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone)
  if (!match || Number(match[2]) > 14 || Number(match[3] ?? 0) > 59) return null
  return `${match[1]}${match[2]}:${match[3] ?? '00'}`
}

/** Civil date of seconds since 1970 in UTC, after Howard Hinnant's `civil_from_days`. */
function fromEpoch(seconds: number): Parts {
  const rest = ((seconds % 86_400) + 86_400) % 86_400
  const days = Math.floor(seconds / 86_400) + 719_468
  const era = Math.floor(days / 146_097)
  const dayOfEra = days - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const time = `${two(Math.floor(rest / 3600))}:${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}+00:00`
  return { year, month, day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1, time }
}

const hanFigures = '〇一二三四五六七八九'

/** Years, months and days in Chinese figures, `一一四年十月十四日`, in those of Latin script. */
function hanDigits(text: string): string {
  if (!/[〇○零一二三四五六七八九十]\s?[年月日號号]/.test(text)) return text
  return text.replace(/[〇○零一二三四五六七八九十百]{1,6}(?=\s?[年月日號号])/g, (written) => {
    // the years of the Republic of China have passed a hundred
    const hundred = /^一?百/.exec(written)
    const figures = hundred === null ? written : written.slice(hundred[0].length)
    if (hundred !== null) return String(100 + (figures === '' ? 0 : Number(hanDigits(`${figures}年`).slice(0, -1))))
    const ten = figures.indexOf('十')
    const value = (one: string): string => String(Math.max(0, hanFigures.indexOf(one.replace(/[○零]/, '〇'))))
    if (ten === -1) return [...figures].map(value).join('')
    const [tens = '', ones = ''] = figures.split('十', 2)
    return `${tens === '' ? '1' : value(tens)}${ones === '' ? '0' : value(ones)}`
  })
}

/** Year 1 of the Republic of China is 1912. */
const minguo = /(?:民國|民国)\s?(\d{2,3})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?[日號号]/
/** `114/10/14`; other languages read such figures otherwise. */
const minguoFigures = /(?:^|[^\d./-])(1[0-3]\d)([./-])(\d{1,2})\2(\d{1,2})(?![\d./-])/
const solarHijri = new RegExp(
  String.raw`(?:^|[^\d])(\d{1,2})\s(?:ام\s|ماه\s)?(${letter}{2,9})(?:\sماه)?[،,]?\s(?:سال\s)?(1[34]\d\d)(?!\d)`,
  'u',
)
const solarHijriFigures = /(?:^|[^\d])(1[34]\d\d)([./-])(\d{1,2})\2(\d{1,2})(?!\d)/
const solarHijriTurned = /(?:^|[^\d])(\d{1,2})([./-])(\d{1,2})\2(1[34]\d\d)(?!\d)/
/** Names of the Solar Hijri months in Iran, in Dari and in Pashto. */
const solarHijriMonths = [
  'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند',
  'حمل ثور جوزا سرطان اسد سنبله میزان عقرب قوس جدی دلو حوت',
  'وری غویی غبرگولی چنگاښ زمری وږی تله لړم لیندۍ مرغومی سلواغه کب',
].map((names) => names.split(' '))

/** Days by the calendars of Taiwan, Iran and Afghanistan; null: no day. */
function calendarDate(text: string, tag: LanguageTag): Parts | null {
  const [language = '', ...rest] = tag.toLowerCase().split('-')
  const republic = minguo.exec(text)
  if (republic) return { year: 1911 + Number(republic[1]), month: Number(republic[2]), day: Number(republic[3]), time: '' }
  if (language === 'zh' && !rest.includes('cn')) {
    const match = minguoFigures.exec(text)
    if (match) return { year: 1911 + Number(match[1]), month: Number(match[3]), day: Number(match[4]), time: '' }
  }
  if (language !== 'fa' && language !== 'ps') return null
  const written = solarHijri.exec(text)
  if (written) {
    const name = written[2]!.replaceAll('ي', 'ی').replaceAll('ك', 'ک')
    const month = Math.max(...solarHijriMonths.map((names) => names.indexOf(name))) + 1
    return month === 0 ? null : fromSolarHijri(Number(written[3]), month, Number(written[1]))
  }
  const figures = solarHijriFigures.exec(text)
  if (figures) return fromSolarHijri(Number(figures[1]), Number(figures[3]), Number(figures[4]))
  const turned = solarHijriTurned.exec(text)
  return turned ? fromSolarHijri(Number(turned[4]), Number(turned[3]), Number(turned[1])) : null
}

/** Leap years come eight times in 33 years; that holds for 1343 to 1472. After Kazimierz M. Borkowski, "The Persian calendar for 3000 years". */
const isLongHijriYear = (year: number): boolean => (25 * year + 11) % 33 < 8

/** 1 Farvardin 1404 in days since 1970: 21 March 2025. */
const nowruz = { year: 1404, day: 20_168 } as const

function fromSolarHijri(year: number, month: number, day: number): Parts | null {
  const length = month <= 6 ? 31 : month <= 11 || isLongHijriYear(year) ? 30 : 29
  if (month < 1 || month > 12 || day < 1 || day > length) return null
  let days = nowruz.day
  for (let at = nowruz.year; at < year; at++) days += isLongHijriYear(at) ? 366 : 365
  for (let at = year; at < nowruz.year; at++) days -= isLongHijriYear(at) ? 366 : 365
  const inYear = (month - 1) * 30 + Math.min(month - 1, 6) + day - 1
  return { ...fromEpoch((days + inYear) * 86_400), time: '' }
}

const cjk = /(\d{4}|令和\d{1,2}|平成\d{1,2}|令和元|平成元)\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/
const dayFirst =
  /(?:^|[^\d])(\d{1,2})(?:st|nd|rd|th|er|º|ª|°|-?го|\.)?,? (?:(?:de|of|den|del|da|di) |d['’] ?)?([^\s\d.,/:;()|]{2,20})[.,]? (?:(?:de|del|of) |[คพ]\.ศ\. ?)?(\d{4})(?!\d)/i
const monthFirst = /(?:^|[ ,;:|(])([^\s\d.,/:;()|]{2,20})\.? (\d{1,2})(?:st|nd|rd|th|\.)?,? (\d{4})(?!\d)/i
/** `2025. január 17.`, `2025 m. sausio 17 d.`, `2025eko urriaren 14a` */
const yearFirst = /(?:^|[^\d])(\d{4})(?:\.| m\.|e?ko|,)? ?([^\s\d.,/:;()|]{2,20})[.,]? (\d{1,2})(?!\d)/i
/** Latvian, Uzbek: `2025-yil 17-yanvar`. */
const yearThenDay = /(?:^|[^\d])(\d{4})(?:\. ?gada|-yil|-йил) (\d{1,2})(?:\. |-)([^\s\d.,/:;()|]{2,20})/i
/** Months of two words: `14 تشرين الأول 2025`, `14 Deireadh Fómhair 2025`. */
const twoWords = /(?:^|[^\d])(\d{1,2})\.? ([^\s\d.,/:;()|]{2,12} [^\s\d.,/:;()|]{2,12}),? (\d{4})(?!\d)/i
/** Vietnamese counts the months. */
const countedMonth = /(?:^|[^\d])(\d{1,2}) tháng (\d{1,2})(?: năm|,|\/| -)? ?(\d{4})(?!\d)/i
const dashed = /(?:^|[^\d])(\d{1,2})[-./ ]?([^\s\d.,/:;()|-]{3,12})(?:[-./ ]|, )(\d{4})(?!\d)/i
/** `R7.10.14`: the year of an era, by its Latin letter. */
const eraFigures = /(?:^|[^A-Za-z\d])([RH])(\d{1,2})([./-])(\d{1,2})\3(\d{1,2})(?!\d)/
/** Languages that write the year first, also where it has two figures. */
const yearFirstLanguages = /^(?:ja|ko|zh|hu|lt|mn)$/
const figures = /(?:^|[^\d.])(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?![\d:])/
const clock =
  /(?:^|[^\d:])(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]\.?m\.?)?\s*\(?(Z\b|[+-]\d{2}:?\d{2}|UTC|GMT|CEST|CET|JST|MSK|E[SD]T|P[SD]T)?/i

/** Short names of Thai months have dots inside. */
const thaiMonths = 'ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค'.split(' ')
const thaiShort = new RegExp(String.raw`(\d{1,2}) ?(${thaiMonths.join('|')})\.? ?(?:พ\.ศ\. ?)?(\d{4}|\d{2})(?!\d)`)

function writtenDate(text: string, hints: DateHints): Parts | null {
  const asian = cjk.exec(text)
  if (asian) return withClock(text, { year: asianYear(asian[1]!), month: Number(asian[2]), day: Number(asian[3]), time: '' })
  const language = hints.language.toLowerCase().split('-')[0]!
  const era = language === 'ja' ? eraFigures.exec(text) : null
  if (era) return { year: asianYear(`${era[1] === 'R' ? '令和' : '平成'}${era[2]}`), month: Number(era[4]), day: Number(era[5]), time: '' }
  const thai = thaiShort.exec(text)
  if (thai) {
    const year = Number(thai[3]) + (thai[3]!.length === 2 ? 2500 : 0)
    return { year: buddhist(year, 'th'), month: thaiMonths.indexOf(thai[2]!) + 1, day: Number(thai[1]), time: '' }
  }
  const counted = countedMonth.exec(text)
  if (counted) return withClock(text, { year: Number(counted[3]), month: Number(counted[2]), day: Number(counted[1]), time: '' })
  for (const [pattern, yearAt, nameAt, dayAt] of [
    [dayFirst, 3, 2, 1],
    [monthFirst, 3, 1, 2],
    [dashed, 3, 2, 1],
    [yearFirst, 1, 2, 3],
    [yearThenDay, 1, 3, 2],
    [twoWords, 3, 2, 1],
  ] as const) {
    // A title may hold a year and a word before the date does; look on from behind each failure.
    let rest = text
    for (let tries = 0; tries < 8; tries++) {
      const match = pattern.exec(rest)
      if (!match) break
      const month = monthOf(match[nameAt]!, language)
      if (month !== null)
        return withClock(text, { year: buddhist(Number(match[yearAt]), language), month, day: Number(match[dayAt]), time: '' })
      rest = rest.slice(match.index + 1 + match[0].indexOf(match[1]!))
    }
  }
  const match = figures.exec(text)
  if (!match) return null
  const [first, separator, second] = [Number(match[1]), match[2]!, Number(match[3])]
  if (match[4]!.length === 2 && yearFirstLanguages.test(language))
    return withClock(text, { year: 2000 + first, month: second, day: Number(match[4]), time: '' })
  const year = match[4]!.length === 2 ? 2000 + Number(match[4]) : buddhist(Number(match[4]), language)
  const isDayFirst =
    first > 12
      ? true
      : second > 12
        ? false
        : first === second
          ? true
          : (orderOf(separator, hints.language) ?? orderByWeekday(text, year, first, second))
  if (isDayFirst === null) return null
  return withClock(text, isDayFirst ? { year, month: second, day: first, time: '' } : { year, month: first, day: second, time: '' })
}

/** Day before month? null: unknown. */
function orderOf(separator: string, language: LanguageTag): boolean | null {
  if (separator === '.') return true
  const [base = '', region = ''] = language.toLowerCase().split('-')
  if (base === 'en') return region === 'us' || region === 'ph' ? false : region === '' ? null : region !== 'ca'
  return base === 'und' || base === '' ? null : true
}

const weekday = /(?:^|[^a-z])(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?(?![a-z])/i
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** `Tue, 02/03/2026`: the day of the week fits one of the two readings. */
function orderByWeekday(text: string, year: number, first: number, second: number): boolean | null {
  const named = weekday.exec(text)
  if (!named) return null
  const index = weekdays.indexOf(named[1]!.toLowerCase())
  const [isDay, isMonth] = [weekdayOf(year, second, first) === index, weekdayOf(year, first, second) === index]
  return isDay === isMonth ? null : isDay
}

/** Sunday is 0; after Tomohiko Sakamoto. */
function weekdayOf(year: number, month: number, day: number): number {
  const shifted = month < 3 ? year - 1 : year
  const offset = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1]!
  return (shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + offset + day) % 7
}

/** The time beside a written date, only with a zone. */
function withClock(text: string, day: Parts): Parts {
  const match = clock.exec(text)
  const offset = match?.[5] === undefined ? null : zoneOffset(match[5])
  if (!match || offset === null) return day
  let hour = Number(match[1])
  const half = match[4]?.toLowerCase()[0]
  if (half === 'p' && hour < 12) hour += 12
  if (half === 'a' && hour === 12) hour = 0
  if (hour > 23 || Number(match[2]) > 59) return day
  return { ...day, time: `${two(hour)}:${match[2]}:${match[3] ?? '00'}${offset}` }
}

function monthOf(word: string, language: string): number | null {
  const name = word.toLowerCase().replace(/[.'’]/g, '')
  const names = monthTable()
  // Hebrew writes "in" and the month as one word.
  return (
    names.get(`${language}:${name}`) ??
    names.get(name) ??
    names.get(withoutNukta(name)) ??
    (name.startsWith('ב') ? (names.get(name.slice(1)) ?? null) : null)
  )
}

/** Devanagari and Bengali letters without their nukta. */
function withoutNukta(name: string): string {
  return /[\u093c\u09bc\u0958-\u095f\u09dc-\u09df]/.test(name) ? name.normalize('NFD').replace(/[\u093c\u09bc]/g, '') : name
}

function asianYear(text: string): number {
  const era = /^(令和|平成)(元|\d{1,2})$/.exec(text)
  if (!era) return Number(text)
  return (era[1] === '令和' ? 2018 : 1988) + (era[2] === '元' ? 1 : Number(era[2]))
}

/** Thai pages count 543 years more. */
function buddhist(year: number, language: string): number {
  return language === 'th' && year > 2400 ? year - 543 : year
}

/** True when a text holds a digit of any row read here. */
export function hasDigit(text: string): boolean {
  return /[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19元]|[〇○零一二三四五六七八九十]\s?[年月]/.test(
    text,
  )
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}
