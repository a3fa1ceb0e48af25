import { articleTitle, oneSpace } from '../../answers/questions.ts'
import { titlePlace } from '../../answers/title-place.ts'
import { letter, upperLetter } from '../../languages/characters/characters.ts'
import { latinLetter, spacedLetter } from '../../languages/characters/rarer-characters.ts'
import { findNames } from '../../languages/words/find-names.ts'
import type { Span } from '../../model/values.ts'
import type { AdviceReading } from '../advice-reading.ts'
import { isProse, spanOf, wordsOf } from '../reading.ts'
import { partCounts } from '../structure/counted-parts.ts'
import type { BrokenPromise } from '../text/found.ts'
import { inWords, miscountOf, uncountedPromise } from './promised-count.ts'

/** Figures of a title that are looked for. */
const most = 8

/** Words of a text that is long enough to take up its title. */
const minWords = 120

/** UTF-16 units from which a title is too long. */
const longest = 500

/** Numbers and names of the title that the text never takes up; null: it has no title, or is too short to judge, or the title names nothing. */
export function titlePromise(reading: AdviceReading): readonly BrokenPromise[] | null {
  const { article, language, blocks } = reading
  const whole = article.title?.value.trim() ?? ''
  const shown = articleTitle(article)
  const start = shown === '' ? -1 : whole.replace(/\s/g, ' ').indexOf(shown)
  if (start < 0 || whole.length > longest) return null
  if (reading.found.promises.length > 0) return reading.found.promises
  if (wordsOf(reading) < minWords) return null
  const own = whole.slice(start, start + shown.length)
  const place = titlePlace(article)
  const spanAt = (from: number, to: number): Span => spanOf(place, whole, start + from, start + to)
  const miscount = miscountOf(own, article, language, reading.titleWords?.numbers ?? null)
  if (miscount !== null) return [{ kind: 'count', span: spanAt(miscount.at.start, miscount.at.end), count: miscount.count }]
  const uncounted = uncountedPromise(own, article, language, reading.titleWords?.numbers ?? null)
  if (uncounted !== null) return [{ kind: 'number', span: spanAt(uncounted.at.start, uncounted.at.end) }]
  const texts = blocks.flatMap(({ block }) => (block.kind === 'heading' && isSame(block.text, own) ? [] : [block.text]))
  const unkept = [
    ...leadingNumber(own, reading)
      .filter(({ value }) => !isTakenUp(value, texts, reading))
      .map(({ from, to }): BrokenPromise => ({ kind: 'number', span: spanAt(from, to) })),
    ...numbersIn(own, language.pack.months, seriesOf(reading.titleWords?.series ?? 'part'))
      .slice(0, most)
      .flatMap(({ from, to, value }): BrokenPromise[] =>
        isTakenUp(value, texts, reading) ? [] : [{ kind: 'number', span: spanAt(from, to) }],
      ),
    ...untakenNames(own, reading).map(({ start: from, end: to }): BrokenPromise => ({ kind: 'name', span: spanAt(from, to) })),
  ]
  return unkept.length === 0 && reading.namesNothing ? null : unkept
}

/** A number in words with which the title begins (`Dix adresses secrètes`), from three on: two and one are articles and pairs. */
function leadingNumber(
  title: string,
  { language, titleWords }: AdviceReading,
): readonly { readonly from: number; readonly to: number; readonly value: number }[] {
  const [first, next] = language.tokenize(title).words
  const isNumber = first !== undefined && !language.unspaced && language.contains('numberWords', first.form)
  if (!isNumber || titleWords === null || next === undefined || language.contains('numberUnits', next.form)) return []
  const at = titleWords.numbers.split(' ').findIndex((entry) => entry.split('/').includes(first.form))
  return at > 1 ? [{ from: first.start, to: first.end, value: inWords[at]! }] : []
}

const isSame = (a: string, b: string): boolean => oneSpace(a).toLowerCase() === oneSpace(b).toLowerCase()

const numberPattern = new RegExp(
  String.raw`(?<![${spacedLetter}\d.,:/#-])\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?![\d${spacedLetter}])|(?<![${spacedLetter}\d.,:/#×-])\d+(?:[.,]\d+)?(?![\d/:×-]|[.,]\d)`,
  'gu',
)
/** Words before a number that counts nothing: parts, episodes, days of a series. English holds for all. A source of a pattern without regard to case. */
const seriesWords =
  'part|episode|ep|week|day|chapter|vol(?:ume)?|no|nr|n[°º]|issue|season|round|game|lesson|step|level|phase|figure|page|grade|class|route|highway|channel|room|bus|line|section|article|title|act|stage|version|update|edition|tier|type|gen|ios|windows'

// eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
const seriesOf = (words: string): RegExp => new RegExp(`(?:^|[^${letter}])(?:${seriesWords}|${words})[.:]?\\s*$|第\\s*$`, 'iu')
/** Counters of series, and letters that make a name with the number: `4K`, `5G`, `20th`. */
const nameBehind = /^(?:[A-Za-z]{1,2}(?![A-Za-z])|st\b|nd\b|rd\b|th\b|[回話章巻号弾期代年月日時]|\.\s?(?:[A-ZÄÖÜ]|jahrhundert)|\s?[.]\d)/iu

const nameBefore = new RegExp(`${upperLetter}${letter}*\\s$`, 'u')
const unitBehind = new RegExp(`^\\s?(?:%|${letter})`, 'u')
const wordBefore = new RegExp(`(${letter}+)\\.?\\s*$`, 'u')
const wordBehind = new RegExp(`^\\.?\\s*(?:de |of )?(${letter}+)`, 'u')
const noLetters = new RegExp(`[^${letter}]+`, 'u')
const abbreviation = new RegExp(`${upperLetter}{2}`, 'u')

/** Numbers of the title that promise something: no years, no days, no parts of names and series. */
function numbersIn(
  title: string,
  months: readonly (readonly string[])[],
  series: RegExp,
): { readonly from: number; readonly to: number; readonly value: number }[] {
  const names = months.flat().map((name) => name.toLowerCase())
  return [...title.matchAll(numberPattern)].flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length]
    const before = title.slice(0, from)
    const behind = title.slice(to)
    const value = numberOf(match[0])
    if (
      value === 0 ||
      (/^(?:1[5-9]|20|21)\d{2}$/.test(match[0]) && !/^\s?(?:%|€|\$|£)/.test(behind)) ||
      series.test(before) ||
      nameBehind.test(behind)
    )
      return []
    // a day by its numbers: `12.03.`, `3.05`
    if (/^(?:0?[1-9]|[12]\d|3[01])[.](?:0[1-9]|1[0-2])$/.test(match[0]) && !/^\s?(?:%|€|\$|£)/.test(behind)) return []
    // behind a name, a version: `Harbour 2.1`
    if (/^\d+[.,]\d$/.test(match[0]) && nameBefore.test(before) && !unitBehind.test(behind)) return []
    const near = [wordBefore.exec(before)?.[1], wordBehind.exec(behind)?.[1]]
    // "October 640 kWh" promises the 640
    if (value <= 31 && near.some((word) => word !== undefined && names.includes(word.toLowerCase()))) return []
    return [{ from, to, value }]
  })
}

/** `1,200`, `1.200`, `1'200`: a thousand and more; `1.5`, `1,5`: a fraction. */
function numberOf(written: string): number {
  const isGrouped = /^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$/.test(written)
  return Number(isGrouped ? written.replace(/\D/g, '') : written.replace(',', '.'))
}

const wordsForNumber = (list: string, value: number): readonly string[] => list.split(' ')[inWords.indexOf(value)]?.split('/') ?? []

/** A number from which it may be part of a longer one: `187` holds no `7` that a title counts. */
const leastInside = 100

/** Share by which a title may round a figure of its text. */
const rounding = 0.06

function isTakenUp(value: number, texts: readonly string[], { language, blocks, titleWords: own }: AdviceReading): boolean {
  const words = own === null ? null : wordsForNumber(own.numbers, value)
  // where no list has words for numbers, small ones may be written out
  if (words === null && value <= 100) return true
  if (countsParts(value, blocks)) return true
  const pattern = /\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g
  for (const text of texts) {
    for (const [written] of text.matchAll(pattern)) {
      const other = numberOf(written)
      if (
        other === value ||
        (value >= 20 && Math.abs(other - value) <= rounding * value) ||
        (value >= leastInside && written.replace(/\D/g, '').includes(String(value)))
      )
        return true
    }
    if (words !== null && words.length > 0 && hasWord(text, words, language.unspaced)) return true
  }
  return false
}

const hasWord = (text: string, words: readonly string[], isUnspaced: boolean): boolean => {
  const lower = text.toLowerCase()
  if (isUnspaced) return words.some((word) => lower.includes(word))
  const written = new Set(lower.split(noLetters))
  return words.some((word) => written.has(word))
}

/** So many items of a list, rows, pictures or headings, or more. */
const countsParts = (value: number, blocks: AdviceReading['blocks']): boolean =>
  Number.isInteger(value) && value > 1 && value <= 200 && partCounts(blocks.map(({ block }) => block)).some((count) => count >= value)

/** Words behind the name of a speaker. */
const speaks = /^(?:['’]s)?\s+(?:view|review|interview|podcast|editorial|letter)\b/i

/** Names of other scripts are written in either. */
const latin = new RegExp(String.raw`^[${latinLetter}\s.'’-]+$`, 'u')

/** Share of capitalised words above which a title writes all words like names. */
const titleCase = 0.5

function untakenNames(
  title: string,
  { article, language, blocks }: AdviceReading,
): readonly { readonly start: number; readonly end: number }[] {
  if (language.unspaced || !language.supported || language.pack.capitalNouns === true) return []
  const tokens = language.tokenize(title)
  const content = tokens.words.filter(({ stop }) => !stop)
  const capitals = content.filter(({ start }) => title[start] !== title[start]!.toLowerCase())
  if (content.length < 3 || capitals.length / content.length > titleCase) return []
  const names = findNames(title, tokens)
  if (names.length === 0) return []
  const terms = new Set(
    [article.siteName?.value, ...article.authors.map(({ value }) => value.name)].flatMap((name) =>
      language.tokenize(name ?? '').words.map(({ term }) => term),
    ),
  )
  for (const {
    block,
    tokens: { words },
  } of blocks)
    if (isProse(block) || (block.kind === 'heading' && !isSame(block.text, title)) || block.kind === 'image')
      for (const { term } of words) terms.add(term)
  return names.flatMap(({ start, end }) => {
    // the view of a paper, the verdict of a site: the speaker is no subject
    if (speaks.test(title.slice(end))) return []
    // the first word of a title may be the first of a name
    const words = tokens.words.filter(
      (word, at) => (word.start >= start && word.end <= end) || (at === 0 && !word.stop && word.end === start - 1),
    )
    const name = { start: Math.min(start, words[0]?.start ?? start), end }
    const written = title.slice(name.start, end)
    const isName =
      latin.test(written) &&
      // a capital behind a colon opens a sentence, and abbreviations are written out in the text
      !/[:?!.|–—-]\s+$/.test(title.slice(0, name.start)) &&
      !abbreviation.test(written) &&
      written.length >= 4 &&
      written !== written.toUpperCase()
    return isName && words.every(({ term }) => !terms.has(term)) ? [name] : []
  })
}
