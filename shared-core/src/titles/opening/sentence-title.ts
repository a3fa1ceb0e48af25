import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'
import { type TellingSentence, tellingSentences } from '../../signals/structure/telling-sentences.ts'
import { isCut } from '../../signals/title/shown-part.ts'
import { behindDay, isConcrete } from './lede-title.ts'
import { type Leading, leadOf } from './opening-subject.ts'
import { bordersOf, titleOf } from './opening-titles.ts'
import type { OpeningWords } from './opening-words.ts'

/** Part of its sentence's words that a title holds: with fewer it tells a detail. */
const leastKept = 0.6

/**
 * A title in words of the sentence that tells most of what the text tells, wherever it stands: its main clause, whole or cut at a border of its
 * clauses; null: no such clause fits, or tells what can be looked up.
 */
export function sentenceTitle(text: ArticleText, known: OpeningWords | null, language: Language, year: number): string | null {
  const [sentence] = known === null ? [] : tellingSentences(text, language, year)
  if (known === null || sentence === undefined || sentence.isBackground) return null
  const { lead } = saidBy(sentence, text, known, language)
  // one of a kind is a detail, wherever it stands
  const isDetail = lead?.opens != null && known.indefinite.test(lead.opens.form)
  const title = lead === null || isDetail ? null : titleOf(lead, true, known, language)
  if (title === null || !isConcrete(title, language)) return null
  return language.terms(title).length >= leastKept * language.terms(sentence.text).length ? title : null
}

/** The sentence without what announces it, where a clause is left, and what it says something about. */
function saidBy(
  { entry, start, end, text: written, announces }: TellingSentence,
  text: ArticleText,
  known: OpeningWords,
  language: Language,
): { readonly range: Range; readonly lead: Leading | null } {
  const front = announces || (known.lede.announced.exec(written)?.[0].length ?? 0)
  const bare = { start: start + front, end }
  const lead = leadOf(entry, bare, text, known, language)
  if (front === 0 || lead !== null) return { range: bare, lead }
  const [first, ...others] = entry.tokens.words.filter((word) => word.start >= bare.start && word.end <= end)
  const isClause =
    first !== undefined &&
    known.determiners.test(first.form) &&
    others.some((word) => known.lede.verb.test(entry.block.text.slice(word.start, end)))
  return { range: isClause ? bare : { start, end }, lead }
}

/** Polite words in front of a call. */
const please = /^(?:Please|Kindly|Bitte|Veuillez|Merci de|Por favor|Si prega|Per favore|Graag) /

/** It tells the reader to do something: `Press the arrow`, `Graben Sie ein Loch`. */
export function isCall({ text, words }: TellingSentence, known: OpeningWords | null): boolean {
  if (please.test(text)) return true
  const [first, second] = words
  if (known === null || first === undefined || second === undefined || first.stop || known.determiners.test(first.form)) return false
  return known.determiners.test(second.form) || second.form === 'sie'
}

/**
 * The sentence as a title can take it: without what announces it, and where a result page would cut it as far as the last border of its clauses
 * that it shows, else the first one.
 */
export function shortened(sentence: TellingSentence, text: ArticleText, known: OpeningWords | null, language: Language): Range {
  if (known === null) return sentence
  const { range, lead } = saidBy(sentence, text, known, language)
  const written = sentence.entry.block.text
  if (lead === null || !isCut(written.slice(range.start, range.end).trim(), language)) return range
  const said = written.slice(lead.end, range.end).trimEnd().replace(/\.$/, '')
  const ends = bordersOf(said, known, language, { ends: [behindDay(language)], said: 3 })
    .map((end) => lead.end + end)
    .sort((one, other) => other - one)
  const end = ends.find((at) => !isCut(written.slice(range.start, at), language)) ?? ends.at(-1)
  return end === undefined ? range : { start: range.start, end }
}
