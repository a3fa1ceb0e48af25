import type { Language } from '../languages/language.ts'
import { textWidth } from '../model/lengths/text-width.ts'
import type { TitleSuggestion } from '../model/titles.ts'
import { isCut } from '../signals/title/shown-part.ts'
import { firstFigure } from './figure.ts'
import type { RankContext } from './rank-titles.ts'

/** A term that weighs this much is rare enough in general text to name the subject. */
const tellingWeight = 8

/** Reasons for a title in its words and its width; a figure is one where the text has it, by `isHeld`. */
export function textReasons(
  text: string,
  rank: RankContext,
  asked: string | null,
  isHeld: (term: string) => boolean,
  language: Language,
): TitleSuggestion['reasons'] {
  const reasons: { code: string; args: Record<string, string | number> }[] = []
  const { words } = language.tokenize(text)
  const telling = rank.question.filter(({ weight, stop }) => !stop && weight >= tellingWeight)
  if (asked !== null && telling.length > 0 && telling.every(({ term }) => words.some((word) => word.term === term)))
    reasons.push({ code: 'coversQuestion', args: { question: asked } })
  const figure = firstFigure(text, language)
  // its number is its first word
  if (figure !== null && isHeld(language.terms(figure)[0]!)) reasons.push({ code: 'hasFigure', args: { figure } })
  if (!isCut(text, language)) reasons.push({ code: 'fits', args: { px: language.recall(text, textWidth), chars: [...text].length } })
  return reasons
}
