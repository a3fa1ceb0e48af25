import type { Language, Word } from '../languages/language.ts'
import type { TitleSuggestion } from '../model/titles.ts'
import { isCut, textWidth } from '../signals/title/text-width.ts'
import { firstFigure } from './figure.ts'
import type { RankContext } from './rank-titles.ts'

/** A term that weighs this much is rare enough in general text to name the subject. */
const tellingWeight = 8

/** Reasons for a title in its words and its width. */
export function textReasons(text: string, rank: RankContext, asked: string | null, language: Language): TitleSuggestion['reasons'] {
  const reasons: { code: string; args: Record<string, string | number> }[] = []
  const { words } = language.tokenize(text)
  const present = new Set(words.map(({ term }) => term))
  const telling = rank.question.filter(({ weight, stop }) => !stop && weight >= tellingWeight)
  if (asked !== null && telling.length > 0 && telling.every(({ term }) => present.has(term)))
    reasons.push({ code: 'coversQuestion', args: { question: asked } })
  const first = words.find(({ stop }) => !stop)
  const subjects = new Set([...telling, ...rank.keyTerms].map(({ term }) => term))
  if (first !== undefined && subjects.has(first.term))
    reasons.push({ code: 'startsWithTerm', args: { term: text.slice(first.start, endOfSubject(text, words, first, subjects)) } })
  const figure = firstFigure(text, language)
  if (figure !== null) reasons.push({ code: 'hasFigure', args: { figure } })
  if (!isCut(text, language)) reasons.push({ code: 'fits', args: { px: language.recall(text, textWidth), chars: [...text].length } })
  return reasons
}

/** End of the subject that begins with a word: of two words where both name it, as in `bulk fermentation`. */
function endOfSubject(text: string, words: readonly Word[], first: Word, subjects: ReadonlySet<string>): number {
  const next = words[words.indexOf(first) + 1]
  return next !== undefined && subjects.has(next.term) && text.slice(first.end, next.start) === ' ' ? next.end : first.end
}
