import type { Language } from '../languages/language.ts'
import type { Span } from '../model/values.ts'
import { defineSignal } from './define-signal.ts'
import { spanOf } from './reading.ts'

/**
 * Reading ease of the running text (paragraphs and quotes). `ease` is null where the language has no formula or nothing to measure.
 * `longest` is the longest sentence; words are characters in unspaced scripts.
 */
export const readability = defineSignal({
  block: ({ block, tokens }, language) => {
    if (block.kind !== 'paragraph' && block.kind !== 'quote') return null
    const longest = tokens.sentences.reduce<(typeof tokens.sentences)[number] | null>(
      (most, sentence) => (most === null || sentence.words > most.words ? sentence : most),
      null,
    )
    return {
      words: tokens.count,
      sentences: tokens.sentences.length,
      ...measureWords(block.text, tokens.words, language),
      longest: longest === null ? null : { words: longest.words, span: spanOf(block.id, block.text, longest.start, longest.end) },
    }
  },
  fold: (facts, { language }) => {
    const sum = { words: 0, sentences: 0, syllables: 0, letters: 0, longWords: 0 }
    let longest: { words: number; span: Span } | null = null
    for (const fact of facts) {
      if (fact === null) continue
      sum.words += fact.words
      sum.sentences += fact.sentences
      sum.syllables += fact.syllables
      sum.letters += fact.letters
      sum.longWords += fact.longWords
      if (fact.longest !== null && (longest === null || fact.longest.words > longest.words)) longest = fact.longest
    }
    const { words, sentences } = sum
    const ease = measureEase(sum, language)
    return { ease, formula: ease === null ? null : language.pack.ease!.name, sentences, words, longest }
  },
})

/** Counts the formulas need: syllables (Flesch), letters (Gulpease), words of more than six letters (LIX). */
function measureWords(text: string, words: readonly { readonly start: number; readonly end: number }[], language: Language) {
  const kind = language.pack.ease?.kind
  let syllables = 0
  let letters = 0
  let longWords = 0
  if (kind !== undefined)
    for (const { start, end } of words) {
      if (kind === 'flesch') syllables += language.syllables(text.slice(start, end))
      else {
        letters += end - start
        if (end - start > 6) longWords += 1
      }
    }
  return { syllables, letters, longWords }
}

/** Ease 0–100 in tenths, higher is easier; the constants come with the language. LIX is mapped by 140 − 2·LIX (our own linear map). */
function measureEase(
  {
    words,
    sentences,
    syllables,
    letters,
    longWords,
  }: { words: number; sentences: number; syllables: number; letters: number; longWords: number },
  language: Language,
): number | null {
  const formula = language.pack.ease
  if (formula === null || words === 0 || sentences === 0) return null
  const raw =
    formula.kind === 'flesch'
      ? formula.base - (formula.perSentence * words) / sentences - (formula.perWord * syllables) / words
      : formula.kind === 'gulpease'
        ? 89 + (300 * sentences - 10 * letters) / words
        : 140 - 2 * (words / sentences + (100 * longWords) / words)
  return Math.max(0, Math.min(1000, Math.floor(raw * 10 + 0.5))) / 10
}
