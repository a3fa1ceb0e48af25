import { letter, upperLetter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Quantity } from '../languages/quantities/quantity.ts'
import { readDays } from '../languages/quantities/read-days.ts'
import { type Period, readPeriods, readWays, type Told } from '../languages/quantities/ways-and-periods.ts'
import type { Range } from '../model/values.ts'
import type { Claim } from './claim.ts'
import { type Passage, type Source, termsOf } from './read-source.ts'

/** What a text says of one of its figures, beside its size. */
export interface Beside {
  readonly way: 'up' | 'down' | null
  readonly period: Period | null
}

const clauseEnd = /[,;:、，；：،؛。！？](?!\d)|[.!?](?=\s|$)| [–—-] /gu

/** The stretch between commas and stops around a figure. */
function clauseAround(text: string, { start, end }: Range): Range {
  let [from, to] = [0, text.length]
  for (const { index, 0: mark } of text.matchAll(clauseEnd)) {
    if (index + mark.length <= start) from = index + mark.length
    else if (index >= end) {
      to = index
      break
    }
  }
  return { start: from, end: to }
}

/** The one meaning in the figure's clause, else in the whole text; null: none, or more than one. */
function oneOf<Meaning>(told: readonly Told<Meaning>[], clause: Range): Meaning | null {
  const near = told.filter(({ start, end }) => start >= clause.start && end <= clause.end)
  const meanings = new Set((near.length > 0 ? near : told).map(({ meaning }) => meaning))
  return meanings.size === 1 ? [...meanings][0]! : null
}

/** A figure's way and period, as its sentence has them. */
export function besideOf(text: string, figure: Range, language: Language): Beside {
  const clause = clauseAround(text, figure)
  const isDenied = language.find('negations', text).length > 0
  const periods = readPeriods(text, language.tag).filter(({ start, end }) => start >= clause.start && end <= clause.end)
  return {
    way: isDenied ? null : oneOf(readWays(text, language.tag), clause),
    period: oneOf(periods, clause),
  }
}

/** The page says of the same figure that it fell where the claim says that it rose, or per month for per year. */
export const isOtherwise = (one: Beside, other: Beside): boolean =>
  (one.way !== null && other.way !== null && one.way !== other.way) ||
  (one.period !== null && other.period !== null && one.period !== other.period)

const joint = /[,;、，；،]|(?<!\d)\.(?!\d)/u

function onlyYear(text: string, language: Language): number | null {
  const years = new Set(readDays(text, language).map(({ year }) => year))
  return years.size === 1 ? [...years][0]! : null
}

/** The year that a sentence or a table has a figure for; null: that is not plain. */
function yearOf({ text, days, quantities, columns }: Passage, figure: Quantity, language: Language): number | null {
  if (columns !== undefined) {
    const head = columns.filter(({ start }) => start <= figure.start).at(-1)?.head ?? ''
    return onlyYear(head, language) ?? onlyYear(text.split(' | ')[0]!, language)
  }
  const isBetween = (from: number, to: number): boolean =>
    quantities.some((one) => !one.isWord && one !== figure && one.start >= from && one.end <= to)
  const before = days.filter(({ end }) => end <= figure.start).at(-1)
  const behind = days.find(({ start, end }) => start >= figure.end && !/^\s?\(\d/.test(text.slice(end)))
  const isParted = (from: number, to: number): boolean => joint.test(text.slice(from, to))
  const ahead = before === undefined || isBetween(before.end, figure.start) ? null : before
  const next = behind === undefined || isBetween(figure.end, behind.start) ? null : behind
  if (ahead !== null && next !== null) {
    const [isFar, isNextFar] = [isParted(ahead.end, figure.start), isParted(figure.end, next.start)]
    return isFar === isNextFar ? null : isFar ? next.year : ahead.year
  }
  return (ahead ?? next)?.year ?? null
}

/** The page has the figure for one year, and names the claim's for another. */
export function isOfOtherYear(claim: Claim, passage: Passage, figure: Quantity, { passages }: Source, language: Language): boolean {
  const wanted = new Set(readDays(claim.sentence.quote, language).map(({ year }) => year))
  if (wanted.size !== 1) return false
  const [year] = [...wanted]
  const isNamed = ({ days }: Passage): boolean => days.some((day) => day.year === year)
  // `Staff | 310 (1912)`, under whatever head
  if (passage.isRow && readDays(passage.text, language).some((day) => day.year === year)) return false
  const isOfTable = (one: Passage): boolean => one.columns !== undefined && one.columns.length === passage.columns?.length
  if (!isNamed(passage) && !passages.some((one) => isOfTable(one) && isNamed(one))) return false
  // `than in 2023 (45,700)`: the year is that of the figure in the brackets
  const isBracketed = (day: Range): boolean =>
    day.start > figure.end && passage.quantities.some((one) => /^\s?\($/.test(passage.text.slice(day.end, one.start)))
  if (passage.days.some((day) => day.year === year && isBracketed(day))) return true
  const told = yearOf(passage, figure, language)
  return told !== null && told !== year
}

/** The figure is in a row of another name, and the claim names a row beside it. */
export function isOfOtherRow({ sentence }: Claim, passage: Passage, { passages }: Source, language: Language): boolean {
  if (!passage.isRow) return false
  const claimed = termsOf(sentence.quote, language)
  const nameOf = ({ text }: Passage): readonly string[] => [...termsOf(text.split(' | ')[0] ?? '', language)]
  const isNamed = (terms: readonly string[]): boolean => terms.length > 0 && terms.every((term) => claimed.has(term))
  const own = nameOf(passage)
  if (own.length === 0 || own.some((term) => claimed.has(term))) return false
  return passages.some((one) => one !== passage && one.isRow && one.columns?.length === passage.columns?.length && isNamed(nameOf(one)))
}

const word = `${upperLetter}[${letter}'’-]{2,40}`
/** A sentence that opens with a name: alone, behind a word such as `Rival`, or of two words. */
const opensWithName = new RegExp(`^(${word})(?:\\s(${word}))?(?:\\s|$)`, 'u')

/** The names that a sentence opens with; none where any noun looks so. */
function subjectsOf(sentence: string, { passages }: Source, language: Language): readonly string[] {
  if (language.pack.capitalNouns === true || language.unspaced) return []
  const [, ...found] = opensWithName.exec(sentence) ?? []
  const names = found.flatMap((name) => (name === undefined || language.contains('stopWords', name.toLowerCase()) ? [] : [name]))
  // a name has its capital within sentences, too, and nowhere a small letter
  return names.filter(
    (name) =>
      (names.length > 1 || passages.some(({ text }) => text.includes(` ${name}`))) &&
      !passages.some(({ text }) => text.includes(` ${name.toLowerCase()} `)),
  )
}

/** The sentence of the page opens with another name, and the claim's is elsewhere on the page alone. */
export function isOfOtherSubject({ sentence }: Claim, passage: Passage, source: Source, language: Language): boolean {
  if (passage.isRow) return false
  const [name] = opensWithName.exec(sentence.quote)?.slice(1) ?? []
  if (name === undefined || passage.text.includes(name) || !source.passages.some(({ text }) => text.includes(name))) return false
  if (subjectsOf(sentence.quote, { ...source, passages: [...source.passages, { ...passage, text: ` ${name}` }] }, language).length === 0)
    return false
  const own = subjectsOf(passage.text, source, language)
  return own.length > 0 && !own.some((one) => sentence.quote.includes(one))
}

/** The sentence opens with a name that the passage does not have. */
export function lacksSubject({ sentence }: Claim, { text }: Passage): boolean {
  const name = opensWithName.exec(sentence.quote)?.[1]
  return name !== undefined && !text.includes(name)
}

const inBrackets = new RegExp(`[${letter},] (${word})(?:\\s(${word}))?\\s\\([^()]{0,20}$`, 'u')

/** `after Great Hollin (3,051 m)`: the figure belongs to a name that the claim, which has its own, does not know. */
export function isOfNameBefore({ sentence, names }: Claim, { text, isRow }: Passage, figure: Quantity, language: Language): boolean {
  if (isRow || names.length === 0 || language.pack.capitalNouns === true || !/^[^()]{0,20}\)/.test(text.slice(figure.end))) return false
  const [, ...found] = inBrackets.exec(text.slice(0, figure.start)) ?? []
  const own = found.filter((name) => name !== undefined)
  return own.length > 0 && !own.some((name) => sentence.quote.includes(name))
}

/** Two or three words with capitals. */
const person = new RegExp(`(?<![${letter}])(?:${upperLetter}[${letter}'’-]+\\s){1,2}(${upperLetter}[${letter}'’-]+)(?![${letter}])`, 'gu')

/**
 * The page quotes another speaker: a person is named beside them, and the claim's person elsewhere on the page alone. `claim`: the sentence
 * without the quotation; `tail`: the page's text between it and the next stop.
 */
export function isSaidByOther(claim: string, ahead: string, tail: string, page: string): boolean {
  const surnames = (text: string): readonly string[] => [...text.matchAll(person)].map((match) => match[1]!)
  const wanted = surnames(claim)
  const named = surnames(tail)
  if (wanted.length === 0 || named.length === 0) return false
  return !wanted.some((name) => tail.includes(name) || ahead.includes(name)) && wanted.some((name) => page.includes(name))
}
