import { defineSignal } from './define-signal.ts'

/**
 * The two most frequent content terms of the prose and headings. `share` is the first one's part of all words, 0–1; `word` is its
 * most frequent form. `inHeadings` is the part of the H2–H6 that hold one same term, largest over all terms. Spaced scripts only.
 */
export const terms = defineSignal({
  fold: (_facts, { blocks, language }) => {
    const counts = new Map<string, { count: number; form: string }>()
    const headingCounts = new Map<string, { count: number; form: string }>()
    let words = 0
    let headings = 0
    for (const { block, tokens } of blocks) {
      if (block.kind === 'code') continue
      const isHeading = block.kind === 'heading' && block.level > 1
      if (isHeading) headings += 1
      const seen = new Set<string>()
      for (const word of tokens.words) {
        words += 1
        if (word.stop || word.end - word.start < 2) continue
        const known = counts.get(word.term)
        if (known === undefined) counts.set(word.term, { count: 1, form: word.form })
        else known.count += 1
        if (isHeading && !seen.has(word.term)) {
          seen.add(word.term)
          const inHeading = headingCounts.get(word.term)
          if (inHeading === undefined) headingCounts.set(word.term, { count: 1, form: word.form })
          else inHeading.count += 1
        }
      }
    }
    let first = { count: 0, form: '' }
    let second = 0
    for (const entry of counts.values()) {
      if (entry.count > first.count) {
        second = first.count
        first = entry
      } else if (entry.count > second) second = entry.count
    }
    let most = { count: 0, form: '' }
    for (const entry of headingCounts.values()) if (entry.count > most.count) most = entry
    return {
      words,
      word: first.form,
      count: first.count,
      second,
      headings,
      headingWord: most.form,
      headingCount: most.count,
      unspaced: language.unspaced,
    }
  },
})
