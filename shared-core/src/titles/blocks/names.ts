import type { ArticleText, TextBlock } from '../../answers/article-text.ts'
import { letter, upperLetter } from '../../languages/characters/characters.ts'
import type { Language, Word } from '../../languages/language.ts'
import { findNames } from '../../languages/words/find-names.ts'
import type { TitleBlock } from '../../model/titles.ts'
import type { Range } from '../../model/values.ts'
import { isGeneral } from '../../signals/structure/subject.ts'
import { nounWordsOf } from '../from-text/noun-words.ts'
import { withoutGenitive } from '../from-text/subject-phrase.ts'
import { blockAt, type Find, often, prose } from './find.ts'

/** Prepositions of German in front of places. */
const placed = /(?:^|\s)(?:in|nach|bei) $/

/** Weight from which a word is no general word of its language. */
const rare = 13

/** Letters of a place at least: `Es riecht nach Öl`. */
const placeLetters = 4

/** Names that stand more than once or open the text; in German two capitals beside each other make one, or a rare word behind `in`, `nach` or `bei`. */
export const findTextNames: Find = (input) => {
  const { language } = input
  const found: Found = new Map()
  const [opening] = prose(input)
  for (const entry of prose(input))
    for (const range of findNames(entry.block.text, entry.tokens)) {
      const whole = wholeName(entry, withoutGenitive(entry.block.text, range, language), input.text, language)
      if (input.isPerson({ entry, ...whole }) || isTorn(entry, whole, language)) continue
      const block = blockAt('name', entry, whole)
      const isPlace = placed.test(entry.block.text.slice(Math.max(0, range.start - 6), range.start))
      if (
        language.pack.capitalNouns === true &&
        !/\s/.test(block.text) &&
        !(isPlace && block.text.length >= placeLetters && language.terms(block.text).every((term) => language.weight(term) >= rare))
      )
        continue
      if (
        language.contains('numberUnits', block.text.split(/\s/)[0]!.toLowerCase()) ||
        isGeneral(block.text.toLowerCase().replace(/s$/, ''), language)
      )
        continue
      addPlace(found, block, entry === opening)
    }
  const small = new Map<string, number>()
  for (const { tokens, block } of prose(input))
    for (const { form, start } of tokens.words) if (block.text[start] === form[0]) small.set(form, (small.get(form) ?? 0) + 1)
  // who is named whole once goes by the last name elsewhere, and the `Ebble Leat` is the `leat`
  for (const { block, ...place } of found.values()) {
    const last = block.text.split(' ').at(-1)!
    if (last === block.text) continue
    found.set(block.text, { block, count: place.count + (found.get(last)?.count ?? 0) + (small.get(last.toLowerCase()) ?? 0) })
  }
  return mostOften(found)
}

/** Weight of a word that a language uses often, so that with a capital it is part of a name: `café de la Place`. */
const common = 10

/** One word of a longer name: `University of California`, of which it is the kind, or a common word. An abbreviation in brackets repeats a name. */
function isTorn({ block: { text }, tokens: { words } }: TextBlock, { start, end }: Range, language: Language): boolean {
  const name = text.slice(start, end)
  if (name.includes(' ') || language.unspaced || language.pack.capitalNouns === true) return false
  if (text[start - 1] === '(' && name === name.toUpperCase()) return true
  const next = words.findIndex((word) => word.start >= end)
  const isOf = next > 0 && text.slice(end, words[next]!.start) === ' ' && nounWordsOf(language)?.of.has(words[next]!.form) === true
  const owner = words[next + 1]
  if (isOf && owner !== undefined && startsUpper(text.slice(owner.start))) return true
  return language.terms(name).some((term) => language.weight(term) < common)
}

/** What names a model behind its name: `Ridgeline 30`, `Aldair E`. */
const model = new RegExp(`^ (?:\\d{1,4}${letter}?|${upperLetter})(?!${letter}|\\d|[–:-]\\d)`, 'u')

/** The rest of a name whose hyphens parted it: `Vernay` of `Vernay-le-Haut`. */
const hyphened = new RegExp(`^(?:-${letter}+)+`, 'u')

/** A name with what belongs to it on both sides: `Festa della Castagna`, `Friends of the Hall`, `Ridgeline 30`. */
export function wholeName(entry: TextBlock, range: Range, { blocks }: ArticleText, language: Language): Range {
  const {
    block: { text },
    tokens: { words, sentences },
  } = entry
  const nouns = nounWordsOf(language)
  const isCapital = (word: Word | undefined): boolean => word !== undefined && !word.stop && startsUpper(text.slice(word.start))
  if (!startsUpper(text.slice(range.start)) || language.unspaced) return range
  const timesOf = (part: string): number => blocks.reduce((sum, { block }) => sum + block.text.split(part).length - 1, 0)
  // `New Zealand` is without its encyclopedia, too
  const isWhole = (from: number, to: number): boolean => 2 * timesOf(text.slice(from, to)) > timesOf(text.slice(range.start, range.end))
  let { start, end } = range
  if (language.pack.capitalNouns !== true && (text.slice(start, end).includes(' ') || timesOf(text.slice(start, end)) >= often)) {
    // `Marlow Veterinary` is always the `Marlow Veterinary Surgery`
    const last = words.findIndex((word) => word.end === end)
    for (const next of last < 0 ? [] : words.slice(last + 1)) {
      if (!isCapital(next) || text.slice(end, next.start) !== ' ' || !isWhole(start, next.end)) break
      end = next.end
    }
  }
  if (nouns !== null && language.pack.capitalNouns !== true) {
    const isNext = (at: number): boolean =>
      words[at] !== undefined && /^[ \u00a0'’]$/.test(text.slice(words[at - 1]!.end, words[at]!.start))
    // the capital of a sentence's first word marks no name
    const opens = (word: Word): boolean => sentences.some((sentence) => sentence.start === word.start)
    for (let at = words.findIndex((word) => word.start === start); at > 1; at -= 2) {
      const other = words[at - 2]!
      if (!nouns.of.has(words[at - 1]!.form) || !isCapital(other) || opens(other) || !isNext(at) || !isNext(at - 1)) break
      if (!isWhole(other.start, end)) break
      start = other.start
    }
    for (let at = words.findIndex((word) => word.end === end) + 1; at > 0 && nouns.of.has(words[at]?.form ?? '') && isNext(at); ) {
      const next = nouns.determiners.has(words[at + 1]?.form ?? '') && isNext(at + 1) ? at + 2 : at + 1
      // `Friends of the Hall` are called `Friends` further down
      const isBound = next > at + 1
      if (!isCapital(words[next]) || !isNext(next) || !(isBound || isWhole(start, words[next]!.end))) break
      end = words[next]!.end
      at = next + 1
    }
  }
  end += hyphened.exec(text.slice(end))?.[0].length ?? 0
  const number = model.exec(text.slice(end))?.[0]
  const whole = number === undefined ? '' : text.slice(start, end) + number
  const isModel = whole !== '' && timesOf(whole) >= often
  return { start, end: isModel ? start + whole.length : end }
}

const upper = new RegExp(`^${upperLetter}`, 'u')
const startsUpper = (text: string): boolean => upper.test(text)

type Found = Map<string, { readonly block: TitleBlock; count: number }>

/** Counts a place of the words; one in the opening is worth two. */
function addPlace(found: Found, block: TitleBlock, opens: boolean): void {
  const known = found.get(block.text)
  if (known === undefined) found.set(block.text, { block, count: opens ? often : 1 })
  else known.count += 1
}

const mostOften = (found: Found): readonly TitleBlock[] =>
  [...found.values()]
    .filter(({ count }) => count >= often)
    .sort((a, b) => b.count - a.count)
    .map(({ block }) => block)

/** Years of these centuries, in Chinese and Japanese with what follows of the date. */
const year = /(?<![\d.,:-])(?:19|20)\d\d(?:年 ?\d{1,2} ?月(?: ?\d{1,2} ?日)?|(?![\d.,:-]\d|\d))/g

const dayOfMonth = /^\d{1,2}(?:st|nd|rd|th|er|º)?$/

/** Stand between the parts of a date: `1. April`, `8 March, 2027`, `12 de enero de 2026`. */
const dateJoint = /^(?:[.,]? |\u00a0| (?:de|of|del) )$/

/** Dates with their month and year, those that stand often or open the text first: a year alone is of anything. */
export const findDates: Find = (input) => {
  const found: Found = new Map()
  const [opening] = prose(input)
  const months = new Set(input.language.pack.months.flat())
  for (const entry of prose(input)) {
    const { text } = entry.block
    const words = entry.tokens.words.filter(({ form }) => !/^(?:de|of|del)$/.test(form))
    for (const { index, 0: written } of text.matchAll(year)) {
      const isJoined = (at: number): boolean => dateJoint.test(text.slice(words[at]?.end ?? 0, words[at + 1]?.start))
      let first = words.findIndex(({ start }) => start === index)
      const before = (back: number): string => words[first - back]?.form ?? ''
      const isDay = (back: number): boolean => dayOfMonth.test(before(back)) && isJoined(first - back)
      const behind = isDay(1) ? 1 : 0
      const isDated = first > 0 && months.has(before(1 + behind)) && isJoined(first - 1 - behind)
      if (written.length === yearLetters && !isDated) continue
      if (isDated) first -= 1 + behind + (behind === 0 && isDay(2) ? 1 : 0)
      const start = isDated ? words[first]!.start : index
      addPlace(found, blockAt('year', entry, { start, end: index + written.length }), entry === opening)
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count).map(({ block }) => block)
}

const yearLetters = 4
