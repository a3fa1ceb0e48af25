import type { TextBlock } from '../../answers/article-text.ts'
import { hasLetter, letter, upperLetter } from '../../languages/characters/characters.ts'
import { createPattern } from '../../languages/create-pattern.ts'
import type { Language, Tokens, Word } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'

/** Decimal digits of the scripts that packs exist for: Latin, Arabic, Persian, Devanagari, Bengali, Gujarati, Tamil, Thai, full width. */
const digits = '0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef\u0be6-\u0bef\u0e50-\u0e59\uff10-\uff19'
/** Sets off groups of three digits: `10 000`. */
const blank = '[ \\u00a0\\u202f\\u2009]'
const number = new RegExp(
  `(?<![${digits}]${blank})[${digits}]{1,3}(?:${blank}[${digits}]{3})+(?![${digits}.,][${digits}]|[${digits}])|[${digits}]+(?:[.,'’\u066b\u066c][${digits}]+)*`,
  'g',
)
const currencySigns = '$€£¥₹₽₺₩฿₫₴₪﷼＄￥￡'
/** Currencies in words and codes, in English and the text's language; behind a number only. */
const currencyWord = createPattern(
  'currency',
  'eur|euros?|usd|gbp|chf|cad|aud|pln|czk|huf|sek|nok|dkk|rub|uah|brl|inr|jpy|cny|dollars?|cents?|pence|pounds?|sterling|francs?|zloty|kron(?:or|er)|lir[ae]|pesos?|rupees?|rand|yuan|yen|won',
  (words) => `^(?:${words})$`,
)
const percentSigns = '%‰٪％°'
const percentWord = /\s?(?:p(?:er|our|or) ?ci?ento?(?!i)|pro[cz]ent|процент)[a-zа-я]*/iy
/** Counters that make a Chinese or Japanese number a date, a time or an ordinal. */
const notCounted = '年月日号號时時点點分秒第章节節页頁'
/** Counters that make a number a year, a month or a day. */
const dateCounters = '年月日년월일'
/** UTF-16 units of the longest unit looked for in scripts that write it to what follows. */
const longestUnit = 6
/** UTF-16 units before a number in which a name is looked for. */
const longestName = 12

/** A number that says how much: with a unit, percent, currency, or a noun that it counts. Ends with the unit or noun. */
export interface Figure extends Range {
  readonly kind: 'percent' | 'currency' | 'unit' | 'count'
}

/** Numbers of a text that are no figures; they separate specific texts from vague ones. */
export interface Numbers {
  readonly figures: readonly Figure[]
  readonly dates: readonly Range[]
  readonly versions: readonly Range[]
}

/** The numbers of a block; a fact. */
export const numbersOf = ({ block, tokens }: Pick<TextBlock, 'block' | 'tokens'>, language: Language): Numbers =>
  findNumbers(block.text, tokens, language)

/**
 * Sorts the numbers of a text. Dates, times, list numbers, versions, names with numbers ("Windows 11") and phone numbers are no figures.
 * Linear: one pass over the numbers, each looking at its neighbours only.
 */
export function findNumbers(text: string, tokens: Tokens, language: Language): Numbers {
  const figures: Figure[] = []
  const dates: Range[] = []
  const versions: Range[] = []
  const { words } = tokens
  let at = 0
  let skipUntil = 0
  let sentence = 0
  const capitalNouns = language.pack.capitalNouns === true
  number.lastIndex = 0
  for (let match = number.exec(text); match !== null; match = number.exec(text)) {
    const start = match.index
    const end = start + match[0].length
    number.lastIndex = end
    if (start < skipUntil) continue
    const before = text[start - 1] ?? ''
    const after = text[end] ?? ''
    const date = dateAt(text, start)
    if (date > 0) {
      dates.push({ start, end: start + date })
      skipUntil = start + date
      continue
    }
    const phone = phoneAt(text, start)
    if (phone > 0) {
      skipUntil = start + phone
      continue
    }
    if (isVersion(match[0], before, text, start)) {
      versions.push({ start, end })
      continue
    }
    const spaced = after === ' ' || after === '\u00a0' || after === '\u202f'
    const sign = spaced ? (text[end + 1] ?? '') : after
    if (sign !== '' && currencySigns.includes(sign)) {
      figures.push({ start, end: end + (spaced ? 2 : 1), kind: 'currency' })
      continue
    }
    const signAt = /\s/.test(before) ? start - 2 : start - 1
    if (signAt >= 0 && currencySigns.includes(text[signAt]!)) {
      figures.push({ start: signAt, end: scaleEnd(text, end), kind: 'currency' })
      continue
    }
    if (sign !== '' && percentSigns.includes(sign)) {
      const signEnd = end + (spaced ? 2 : 1)
      // "70 °C"
      figures.push({
        start,
        end:
          sign === '°' && /^[CF]/.test(text.slice(signEnd, signEnd + 1)) && !hasLetter(text.slice(signEnd + 1, signEnd + 2))
            ? signEnd + 1
            : signEnd,
        kind: 'percent',
      })
      continue
    }
    percentWord.lastIndex = end
    const percent = percentWord.exec(text)
    if (percent !== null) {
      figures.push({ start, end: end + percent[0].length, kind: 'percent' })
      continue
    }
    if (before !== '' && /[#№:/_]/.test(before)) continue
    while (at < words.length && words[at]!.end <= start) at += 1
    while (sentence < tokens.sentences.length && tokens.sentences[sentence]!.end <= start) sentence += 1
    const own = words[at]
    if (own === undefined) continue
    // "10 000" is two words
    while (words[at + 1] !== undefined && words[at + 1]!.start < end) at += 1
    // "5kg" is one word: what follows the digits must be a unit
    if (own.start === start && own.end > end) {
      if (isUnit(text.slice(end, own.end), language)) figures.push({ start, end: own.end, kind: 'unit' })
      else if (dateCounters.includes(after)) dates.push({ start, end: end + 1 })
      continue
    }
    // letters right before ("COVID-19", "A4") make a name
    if (!language.unspaced && (own.start < start || ((before === '-' || before === '–') && isLetter(text[start - 2])))) continue
    if (language.unspaced) {
      const counter = countedUnspaced(text, start, end, language)
      if (counter > 0) figures.push({ start, end: end + counter, kind: 'count' })
      else if (after !== '' && dateCounters.includes(after)) dates.push({ start, end: end + 1 })
      continue
    }
    const next = words[at + 1]
    const between = text.slice(end, next?.start)
    // "8. November", not "in 5. May I"; with a number behind it the month is read as a date below
    if (
      next !== undefined &&
      /^\.\s$/.test(between) &&
      language.tag !== 'en' &&
      isMonth(next, language) &&
      !/^\d/.test(words[at + 2]?.form ?? '')
    )
      dates.push({ start, end: next.end })
    if (next === undefined || !/^[\s-]{1,2}$/.test(between)) continue
    const isYear = /^[12][0-9]{3}$/.test(match[0])
    const unit = text.slice(next.start, next.end)
    if (isMonth(next, language)) {
      dates.push({ start, end: next.end })
      continue
    }
    const two = words[at + 2]
    // "18 de julio"
    if (next.stop && two !== undefined && isBlank(text.slice(next.end, two.start)) && isMonth(two, language)) {
      dates.push({ start, end: two.end })
      continue
    }
    const previous = words[at - 1]
    const opens = sentenceStarts(tokens, sentence, previous)
    const money = [next, ...(two !== undefined && isBlank(text.slice(next.end, two.start)) ? [two] : [])].find((word) =>
      currencyWord(language).test(text.slice(word.start, word.end)),
    )
    const isMeasured =
      // "nel 2023 per sempre": a small word behind a year is no unit
      (!(isYear && next.stop) && language.contains('numberUnits', unit)) ||
      (two !== undefined && language.contains('numberUnits', text.slice(next.start, two.end)))
    // "Dec. 12", not "in May. 12 people"
    if (previous !== undefined && /^\.?\s$/.test(text.slice(previous.end, start)) && !sentenceStarts(tokens, sentence, { start })) {
      const isBehindMonth = isMonth(previous, language)
      // "in October 640 kWh": the month is when, the number is what
      if (isBehindMonth && money === undefined && !isMeasured && endsDate(match[0], unit, language)) {
        dates.push({ start: previous.start, end })
        continue
      }
      // "Windows 11 users", "Figure 3 shows": a capitalised word before the number names it; in German every noun has a capital
      if (!isBehindMonth && !opens && !capitalNouns && isCapital(text[previous.start]!)) continue
      // "iOS 17 users", "version 5 removes"
      const name = text.slice(previous.start, previous.end)
      if (!isBehindMonth && (innerCapital.test(name) || numbered(language).test(name))) continue
    }
    // "Strapi 5 removes": what opens the sentence may be a name, too; then nothing is counted
    const mayBeNamed =
      previous !== undefined && opens && !previous.stop && isCapital(text[previous.start]!) && /^\s$/.test(text.slice(previous.end, start))
    if (money !== undefined) {
      figures.push({ start, end: money.end, kind: 'currency' })
      continue
    }
    if (isMeasured) {
      figures.push({ start, end: next.end, kind: 'unit' })
      continue
    }
    if (isYear) {
      dates.push({ start, end })
      continue
    }
    if (
      !mayBeNamed &&
      !next.stop &&
      text.slice(end, next.start).trim() === '' &&
      isLetter(text[next.start]) &&
      (!capitalNouns || isCapital(text[next.start]!))
    )
      figures.push({ start, end: next.end, kind: 'count' })
  }
  addAmountsInWords(text, words, language, figures)
  figures.sort((a, b) => a.start - b.start)
  return { figures, dates, versions }
}

const isBlank = (text: string): boolean => /^\s{1,2}$/.test(text)

/** A number in Chinese characters with what it measures; those that mean something else alone (`十分`, `一度`, `一日`) are left out. */
const hanAmount = createPattern('amount', '(?!)', undefined, 'gu')

/** "thirty dollars", "drei Millionen Euro", "eight hours": a currency or a unit behind words for a number. */
function addAmountsInWords(text: string, words: Tokens['words'], language: Language, figures: Figure[]): void {
  if (language.unspaced)
    for (const { 0: found, index } of text.matchAll(hanAmount(language)))
      figures.push({ start: index, end: index + found.length, kind: 'unit' })
  if (!language.has('numberWords')) return
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at]!
    if (word.end - word.start < 2 || !isBehindNumber(text, words, at, language)) continue
    const isMoney = currencyWord(language).test(text.slice(word.start, word.end))
    if (!isMoney && !language.contains('numberUnits', word.form)) continue
    let first = at - 1
    while (at - first < 3 && isBehindNumber(text, words, first, language)) first -= 1
    figures.push({ start: words[first]!.start, end: word.end, kind: isMoney ? 'currency' : 'unit' })
  }
}

/** A number word is before that word, with blanks between them. */
const isBehindNumber = (text: string, words: Tokens['words'], at: number, language: Language): boolean =>
  at > 0 && isNumberWord(words[at - 1]!, language) && isBlank(text.slice(words[at - 1]!.end, words[at]!.start))

const isNumberWord = (word: Word, language: Language): boolean =>
  (language.mayOpen('numberWords', word) && language.contains('numberWords', word.form)) || scaleWord(language).test(word.form)
/** Words for thousand, million and billion. */
const scaleWord = createPattern('scale', `thousands?|mil|mill?i[oó]n${letter}*|[bm]illi(?:on|ard)s?`, (words) => `^(?:${words})$`)

/** A unit; in Korean with what is written behind it (`30원이고`). */
function isUnit(text: string, language: Language): boolean {
  return /^[가-힣]/.test(text) ? opensWithUnit(text.slice(0, longestUnit), language) : language.contains('numberUnits', text)
}

function opensWithUnit(text: string, language: Language): boolean {
  for (let length = text.length; length > 0; length -= 1) if (language.contains('numberUnits', text.slice(0, length))) return true
  return false
}

/** A counted noun begins with a letter; scripts without case are above the Latin blocks. */
const isLetter = (char: string | undefined): boolean =>
  char !== undefined && (char.toLowerCase() !== char.toUpperCase() || char.charCodeAt(0) > 0x5cf)

const isCapital = (char: string): boolean => char !== char.toLowerCase()

const isMonth = ({ form }: Word, { pack }: Language): boolean => pack.months.some((names) => names.includes(form))

/** Hours: behind a day, `3 May 20 h` is still a time. */
const hour = createPattern('hour', 'hs?', (words) => `^(?:${words})$`)

/** Behind a month: a year, a day where the language writes it there, or an hour. Any other number counts something. */
const endsDate = (written: string, next: string, language: Language): boolean =>
  /^(?:1[0-9]|20|21)\d{2}$/.test(written) || (Number(written) <= 31 && (language.pack.dayBehindMonth === true || hour(language).test(next)))

/** The word is the first of the sentence with that number. */
const sentenceStarts = (tokens: Tokens, sentence: number, word: { readonly start: number } | undefined): boolean =>
  word !== undefined && tokens.sentences[sentence]?.start === word.start

/** Length of a numeric date or time at a place, 0 when there is none: 2026-06-01, 01.06.2026, 6/1/26, 10:30. */
function dateAt(text: string, start: number): number {
  const piece = text.slice(start, start + 12)
  const match = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{1,2}:\d{2}(?::\d{2})?)(?!\d)/.exec(piece)
  return match === null ? 0 : match[0].length
}

/** Length of a phone number: a plus sign or seven and more digits in groups of spaces, dashes or brackets. */
function phoneAt(text: string, start: number): number {
  const piece = text.slice(start, start + 24)
  const match = /^\d{2,4}(?:[ )/-]{1,2}\d{2,5}){2,5}(?!\d)/.exec(piece)
  if (match === null)
    return /\+\(?$/.test(text.slice(Math.max(0, start - 2), start)) ? (/^[\d ()/-]+/.exec(piece)?.[0].trimEnd().length ?? 0) : 0
  const count = match[0].replace(/\D/g, '').length
  // groups of three after the first are a number with blanks as thousands separators
  return count >= 7 && !/^\d{1,3}(?: \d{3})+$/.test(match[0]) ? match[0].length : 0
}

/** 2.1.3, v2, version 4.2: more than one point, or a "v" before. */
function isVersion(written: string, before: string, text: string, start: number): boolean {
  if (/^\d+\.\d+\.\d+/.test(written) && !/^\d{1,3}(?:\.\d{3})+$/.test(written)) return true
  return (before === 'v' || before === 'V') && !/[a-z]/i.test(text[start - 2] ?? '')
}

const innerCapital = new RegExp(`${letter}${upperLetter}`, 'u')

/** What a number behind it names and does not count: `version 5`, `step 3`. */
const numbered = createPattern(
  'numbered',
  'version|release|step|chapter|page|part|section|level|grade|phase|stage|option|figure|table|article|volume|episode|lesson|room|type|class|paragraph',
  (words, { unspaced }) => (unspaced ? `(?:${words}|[a-z])\\s?$` : `^(?:${words})$`),
)

/** "$3 million": a word of scale belongs to the figure. */
function scaleEnd(text: string, end: number): number {
  const scale = /^[ \u00a0\u202f\u2009-]?(?:million|billion|trillion|thousand|bn|m|k)\b/i.exec(text.slice(end, end + 12))
  return scale === null ? end : end + scale[0].length
}

/** Length of the counter behind a number; 0: nothing is counted. A whole unit or one character: a part of a word says nothing. */
function countedUnspaced(text: string, start: number, end: number, language: Language): number {
  if (text[start - 1] === '第') return 0
  const after = text.slice(end, end + longestUnit)
  const rest = after.replace(/^\s/, '')
  if (rest === '' || notCounted.includes(rest[0]!)) return 0
  const blank = after.length - rest.length
  for (let length = rest.length; length > 0; length -= 1) if (language.contains('numberUnits', rest.slice(0, length))) return blank + length
  if (!(rest.charCodeAt(0) > 0x0e00 && /^[^\s、。，．：；！？「」『』（）()]/.test(rest))) return 0
  // "Strapi 5では", "版本5移除了": a name before the number, or a particle behind it
  if (/^[ぁ-じぢ-ん]/.test(rest) && !/^[かつ]/.test(rest)) return 0
  if (numbered(language).test(text.slice(Math.max(0, start - longestName), start))) return 0
  return blank + (/^[\u30a0-\u30ff]+/.exec(rest)?.[0].length ?? 1)
}
