import type { Language } from '../../languages/language.ts'
import { shownWidth, textWidth } from '../../model/lengths/text-width.ts'

/** A result page cuts it. */
export const isCut = (title: string, language: Language): boolean => language.recall(title, textWidth) > shownWidth

/** The part of a title that a result page shows: all of it, or the words that end before the cut. */
export const shownPart = (title: string, language: Language): string => language.recall(title, cutToWidth)

function cutToWidth(title: string, language: Language): string {
  if (!isCut(title, language)) return title
  let end = 0
  for (const word of language.tokenize(title).words) {
    if (textWidth(title.slice(0, word.end)) > shownWidth) break
    end = word.end
  }
  return title.slice(0, end)
}
