import { countEase, easeOf } from '../../languages/reading-ease.ts'
import type { Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { spanOf } from '../reading.ts'

/**
 * Reading ease of the running text (paragraphs and quotes). `ease` is null where the language has no formula or nothing to measure.
 * `longest` is the longest sentence; words are characters in unspaced scripts.
 */
export const readability = defineSignal({
  block: ({ block, tokens }, language) => {
    if (block.kind !== 'paragraph' && block.kind !== 'quote') return null
    const longest = tokens.sentences.reduce<(typeof tokens.sentences)[number] | null>(
      (max, sentence) => (max === null || sentence.words > max.words ? sentence : max),
      null,
    )
    return {
      ...countEase(block.text, language),
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
    const ease = easeOf(sum, language)
    return {
      ease,
      formula: ease === null ? null : language.pack.ease!.name,
      sentences: sum.sentences,
      words: sum.words,
      longest,
      unspaced: language.unspaced,
    }
  },
})
