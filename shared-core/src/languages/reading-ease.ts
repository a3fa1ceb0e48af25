import type { Language } from './language.ts'

/** Counts for a reading ease formula; fold over blocks by adding. */
export interface EaseCounts {
  readonly sentences: number
  readonly words: number
  readonly syllables: number
  readonly letters: number
  /** Words of more than six letters. */
  readonly longWords: number
}

/** Letters of a long word in LIX. */
const longWord = 6

/** Counts of one text. Words and sentences are those of `tokenize`. */
export function countEase(text: string, language: Language): EaseCounts {
  const { words, sentences, count } = language.tokenize(text)
  let syllables = 0
  let letters = 0
  let longWords = 0
  if (!language.unspaced) {
    for (const word of words) {
      const length = word.end - word.start
      letters += length
      if (length > longWord) longWords += 1
      syllables += language.syllables(word.form)
    }
  }
  return { sentences: sentences.length, words: count, syllables, letters, longWords }
}

/** Ease 0–100 in tenths by the language's formula; null without a formula or words. */
export function easeOf(counts: EaseCounts, language: Language): number | null {
  const formula = language.pack.ease
  const { words, sentences } = counts
  if (formula === null || words === 0 || sentences === 0) return null
  const perSentence = words / sentences
  let ease: number
  if (formula.kind === 'flesch') ease = formula.base - formula.perSentence * perSentence - formula.perWord * (counts.syllables / words)
  else if (formula.kind === 'gulpease') ease = formula.base + (300 * sentences - 10 * counts.letters) / words
  // our own linear map of LIX, scoring.md 3.3
  else ease = formula.base - 2 * (perSentence + (100 * counts.longWords) / words)
  return Math.round(Math.min(100, Math.max(0, ease)) * 10) / 10
}

/** Ease of texts that belong together, such as the paragraphs of an article. */
export function readingEase(
  texts: readonly string[],
  language: Language,
): { ease: number | null; formula: string | null; sentences: number; words: number } {
  let total: EaseCounts = { sentences: 0, words: 0, syllables: 0, letters: 0, longWords: 0 }
  for (const text of texts) {
    const counts = countEase(text, language)
    total = {
      sentences: total.sentences + counts.sentences,
      words: total.words + counts.words,
      syllables: total.syllables + counts.syllables,
      letters: total.letters + counts.letters,
      longWords: total.longWords + counts.longWords,
    }
  }
  const ease = easeOf(total, language)
  return { ease, formula: ease === null ? null : (language.pack.ease?.name ?? null), sentences: total.sentences, words: total.words }
}
