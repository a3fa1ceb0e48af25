import type { Language } from '../../languages/language.ts'
import type { TitleBlock } from '../../model/titles.ts'
import type { CentralSentence } from '../../signals/structure/central-sentences.ts'
import { newsOf, type TellingSentence, tellingSentences } from '../../signals/structure/telling-sentences.ts'
import { blockAt, type WantedBlocks } from './find.ts'

const limits = {
  /** Code points of a sentence. */
  least: 20,
  leastUnspaced: 12,
  most: 240,
  /** Words in front of a colon that say something by themselves. */
  front: 4,
  /** Part of the best sentence's worth that the second one has at least. */
  second: 0.6,
} as const

const mostOffered = 2

/** Sentences from which a title can be made, two at most, best first: those with most of the text's content (`tellingSentences`). */
export function findSentences(input: WantedBlocks): readonly TitleBlock[] {
  const { language, text, year } = input
  const able: TellingSentence[] = []
  const told = tellingSentences(text, language, year)
  const news = newsOf(told)
  // what happens on a day comes first
  for (const sentence of news?.isDated === true ? [news, ...told.filter((one) => one !== news)] : told) {
    if (able.length === mostOffered) break
    const end = saysSomething(sentence, language) && !input.isCall(sentence) ? endOf(sentence) : null
    if (end !== null) able.push({ ...sentence, ...input.shortened({ ...sentence, end }, text, language) })
  }
  const [best, second] = able
  const chosen = best === undefined ? [] : second !== undefined && second.worth > limits.second * best.worth ? [best, second] : [best]
  return chosen.flatMap((sentence) => blockOf(sentence, input) ?? [])
}

/** At an abbreviation, which has no vowel, its sentence was cut: `auf Wunsch von Gfrd.` */
const isTorn = /(?:^|\s)[b-df-hj-np-tv-xz]{1,6}\.\s*$/i

/** Where to write to, and who was present. */
const isContact = /@|https?:|www\./
const isRoll = /^[^\s:]{2,15}: (?:[^,]+, ){3}/

/** A label and its value: `Baking time: 45 minutes`. */
const isLabelled = /^(?:\S+ ){0,2}[^\s:]+: \S+(?: \S+){0,2}$/

/** Thanks to the readers. */
const thanks = /(?:^|\s)(?:thank|thanks|danken?|merci|gracias|grazie|obrigad[oa]|bedankt|dziękujemy|tack) |ありがとうございま|感谢|شكرا/i

/** Neither a question nor a call, nor what only announces or thanks. */
const saysSomething = ({ text }: CentralSentence, { unspaced }: Language): boolean =>
  [...text.trim()].length >= (unspaced ? limits.leastUnspaced : limits.least) &&
  !/[?？؟!！:：]["”»)」』]?\s*$/.test(text) &&
  !isTorn.test(text) &&
  !isLabelled.test(text.trim()) &&
  !thanks.test(text) &&
  !isContact.test(text) &&
  !isRoll.test(text)

/** Where a sentence ends without its full stop, which an abbreviation keeps; a long one at its colon or its dash; null: it is too long. */
function endOf({ start, text }: CentralSentence): number | null {
  const bare = text.trimEnd().replace(/(?<!\.[^\s.]{1,3})[.。…]{1,3}$/, '')
  const isLong = [...bare].length > limits.most
  const border = isLong ? bare.search(/[:;] | [–—-] /) : bare.length
  const front = bare.slice(0, Math.max(0, border))
  return isLong && (front.split(/\s/).length < limits.front || [...front].length > limits.most) ? null : start + front.length
}

function blockOf(sentence: CentralSentence, { own, language }: WantedBlocks): TitleBlock | null {
  const block = blockAt('sentence', sentence.entry, sentence)
  return holdsTerms(own, block.text, language) ? null : block
}

/** The title says all that the sentence says. */
function holdsTerms(title: string, sentence: string, language: Language): boolean {
  const said = new Set(language.terms(title))
  return language.terms(sentence).every((term) => said.has(term))
}
