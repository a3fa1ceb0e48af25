import { hasNumber } from '../languages/characters/characters.ts'
import type { Language, Word } from '../languages/language.ts'

const isNumber = (word: Word | undefined): boolean => word !== undefined && /^[0-9][0-9.,]*$/.test(word.form)

/** The first number with a currency sign, a percent sign or a unit word, as written; null: none. */
export function firstFigure(text: string, language: Language): string | null {
  if (!hasNumber(text)) return null
  const { words } = language.tokenize(text)
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!
    if (!isNumber(word)) continue
    // one end of a range (`9,000 to 16,000 euros`) would claim what the text does not say
    if ([-3, -2, -1, 1, 2, 3].some((offset) => isNumber(words[index + offset]))) continue
    const before = text[word.start - 1] ?? ''
    if (/[$€£¥₹₺₽]/.test(before)) return text.slice(word.start - 1, word.end)
    const after = /^\s?(?:%|€|°C|₺|₽|元|円)/.exec(text.slice(word.end))
    if (after !== null) return text.slice(word.start, word.end + after[0].length)
    const next = words[index + 1]
    if (next !== undefined && next.start - word.end === 1 && text[word.end] !== '\n' && language.contains('numberUnits', next.form))
      return text.slice(word.start, next.end)
  }
  return null
}
