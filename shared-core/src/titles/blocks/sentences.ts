import type { TextBlock } from '../../answers/article-text.ts'
import type { Language, Word } from '../../languages/language.ts'
import type { TitleBlock } from '../../model/titles.ts'
import type { Range } from '../../model/values.ts'
import { proseParagraphs } from '../opening-paragraphs.ts'
import { blockAt, type Find, type TitleBlockInput } from './find.ts'

const limits = {
  /** Paragraphs, and sentences of one, that are looked at. */
  paragraphs: 5,
  sentences: 5,
  /** Code points of a sentence. */
  least: 20,
  leastUnspaced: 12,
  most: 240,
  /** Words of a first sentence that is enough. */
  rich: 7,
  /** Words in front of a colon that say something by themselves. */
  front: 4,
  /** Phrases that tell what the text is about: those that the first sentence may name, and those that count. */
  opening: 3,
  subjects: 6,
} as const

interface Sentence extends Range {
  readonly entry: TextBlock
  readonly text: string
  readonly words: readonly Word[]
  /** Sentences and paragraphs before it. */
  readonly steps: number
  readonly isDated: boolean
}

/**
 * Sentences from which a title can be made, two at most: the first, where it names what the text is about and asks nothing, and that of a day, or
 * the one that names most of it. Source: 60 weak drafts of three readings; of what their writers' own titles say, weighted by rarity, the first
 * sentence holds 50 %, the better of these two 61 %, the best of all sentences 63 %; on 198 pages 40, 46 and 50 %.
 */
export const findSentences: Find = (input) => {
  const { language, subjects, text, year } = input
  const all = proseParagraphs(text, language)
    .slice(0, limits.paragraphs)
    .flatMap((entry, at) => sentencesOf(entry, at, year, language))
  const [first] = all
  if (first === undefined) return []
  const worthOf = ({ words, steps }: Sentence): number =>
    subjects
      .slice(0, limits.subjects)
      .reduce((sum, { term }, at) => sum + (words.some((word) => word.term === term) ? 1 / (at + 1) : 0), 0) /
    (2 + steps)
  const isOfText = ({ words }: Sentence): boolean =>
    subjects.slice(0, limits.opening).some(({ term }) => words.some((word) => word.term === term))
  const others = all.filter((sentence) => sentence !== first && saysSomething(sentence, language))
  const isNews = (sentence: Sentence): boolean => sentence.isDated && isOfText(sentence)
  const days = others.filter(({ isDated }) => isDated)
  const [earliest] = days
  const news = days.find(isNews)
  // what names the subject may stand a little further down
  const dated = news !== undefined && news.steps <= earliest!.steps + 2 ? news : earliest
  const central = others.reduce<Sentence | undefined>(
    (best, other) => (worthOf(other) > (best === undefined ? 0 : worthOf(best)) ? other : best),
    undefined,
  )
  const says = saysSomething(first, language) && endOf(first) !== null
  const second = first.words.length < limits.rich ? (dated ?? central) : dated
  const chosen =
    says && isOfText(first)
      ? [first, first.isDated ? undefined : second]
      : says && first.isDated
        ? [first, news]
        : dated !== undefined && isOfText(dated)
          ? [dated]
          : [dated, central]
  return [...new Set(chosen.filter((sentence) => sentence !== undefined))].flatMap((sentence) => blockOf(sentence, input) ?? [])
}

function sentencesOf(entry: TextBlock, at: number, year: number, language: Language): readonly Sentence[] {
  const months = new Set(language.pack.months.flat())
  return entry.tokens.sentences.slice(0, limits.sentences).map((range, index) => {
    const words = entry.tokens.words.filter(({ start, end }) => start >= range.start && end <= range.end)
    const text = entry.block.text.slice(range.start, range.end)
    return {
      ...range,
      entry,
      text,
      words,
      steps: at + index,
      isDated: isOfNow(text, year) && (hasDay(words, months, language.tag.startsWith('en')) || dayOfSigns.test(text)),
    }
  })
}

/** It has no year that is past by two: `on 9 February 1881` something was so once. */
const isOfNow = (text: string, now: number): boolean =>
  (text.match(/(?<![0-9.,])(?:1[0-9]|20)[0-9]{2}(?![0-9.,][0-9]|[0-9])/g) ?? []).every((year) => Number(year) >= now - 1)

/** `4月1日` */
const dayOfSigns = /\d月\d{1,2}日/

/** A day before the name of a month, or a year behind it: `6. September`, `18 de julio`, `marzo de 2026`; in English the day may follow: `June 6`. */
const hasDay = (words: readonly Word[], months: ReadonlySet<string>, isEnglish: boolean): boolean =>
  words.some(({ form }, at) => {
    if (!months.has(form)) return false
    const isDay = (step: number): boolean => /^(?:[12]?\d|3[01])(?:st|nd|rd|th|er|º|ª|\.)?$/.test(words[at + step]?.form ?? '')
    const isYear = (step: number): boolean => /^(?:19|20)\d\d$/.test(words[at + step]?.form ?? '')
    return isDay(-1) || isDay(-2) || isYear(1) || isYear(2) || (isEnglish && isDay(1))
  })

/** At an abbreviation, which has no vowel, its sentence was cut: `auf Wunsch von Gfrd.` */
const isTorn = /(?:^|\s)[b-df-hj-np-tv-xz]{1,6}\.\s*$/i

/** Where to write to, and who was present. */
const isContact = /@|https?:|www\./
const isRoll = /^[^\s:]{2,15}: (?:[^,]+, ){3}/

/** Neither a question nor a call, nor what only announces. */
const saysSomething = ({ text }: Sentence, { unspaced }: Language): boolean =>
  [...text.trim()].length >= (unspaced ? limits.leastUnspaced : limits.least) &&
  !/[?？؟!！:：]["”»)」』]?\s*$/.test(text) &&
  !isTorn.test(text) &&
  !isContact.test(text) &&
  !isRoll.test(text)

/** Where a sentence ends without its full stop, which an abbreviation keeps; a long one at its colon or its dash; null: it is too long. */
function endOf({ start, text }: Sentence): number | null {
  const bare = text.trimEnd().replace(/(?<!\.[^\s.]{1,3})[.。…]{1,3}$/, '')
  const isLong = [...bare].length > limits.most
  const border = isLong ? bare.search(/[:;] | [–—-] /) : bare.length
  const front = bare.slice(0, Math.max(0, border))
  return isLong && (front.split(/\s/).length < limits.front || [...front].length > limits.most) ? null : start + front.length
}

function blockOf(sentence: Sentence, { own, language }: TitleBlockInput): TitleBlock | null {
  const end = endOf(sentence)
  if (end === null) return null
  const block = blockAt('sentence', sentence.entry, { start: sentence.start, end })
  return holdsTerms(own, block.text, language) ? null : block
}

/** The title says all that the sentence says. */
function holdsTerms(title: string, sentence: string, language: Language): boolean {
  const said = new Set(language.terms(title))
  return language.terms(sentence).every((term) => said.has(term))
}
