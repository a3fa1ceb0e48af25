import { defineSignal } from './define-signal.ts'

/**
 * The most frequent content term of the prose and headings: how often it stands, and its first form. `next` is the count of the most
 * frequent other term, but for those that stand beside it in at least half of its places: a phrase of two words is one subject.
 * `words` counts all words. Spaced scripts only.
 */
export const terms = defineSignal({
  fold: (_facts, { blocks, language }) => {
    const counts = new Map<string, { count: number; form: string }>()
    let words = 0
    for (const { block, tokens } of blocks) {
      if (block.kind === 'code') continue
      for (const word of tokens.words) {
        words += 1
        if (word.stop || word.end - word.start < 2) continue
        const known = counts.get(word.term)
        if (known === undefined) counts.set(word.term, { count: 1, form: word.form })
        else known.count += 1
      }
    }
    let first = { term: '', count: 0, form: '' }
    for (const [term, { count, form }] of counts) if (count > first.count) first = { term, count, form }
    const beside = new Map<string, number>()
    for (const { block, tokens } of blocks) {
      if (block.kind === 'code') continue
      for (const [index, { term }] of tokens.words.entries()) {
        if (term !== first.term) continue
        for (const neighbour of new Set([tokens.words[index - 1]?.term, tokens.words[index + 1]?.term]))
          if (neighbour !== undefined) beside.set(neighbour, (beside.get(neighbour) ?? 0) + 1)
      }
    }
    let next = 0
    for (const [term, { count }] of counts)
      if (term !== first.term && 2 * (beside.get(term) ?? 0) < first.count && count > next) next = count
    return { words, word: first.form, count: first.count, next, unspaced: language.unspaced }
  },
})
