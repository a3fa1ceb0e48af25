import type { Span } from '../model/values.ts'
import { defineSignal } from './define-signal.ts'
import { spanOf } from './reading.ts'

/**
 * Faults that stop a reader: the same word twice in a row, four words in a row that occurred before, and filler phrases.
 * `fillers` is null where the language has no list; doubled words and repetitions are measured in spaced scripts only.
 */
export const fluency = defineSignal({
  block: ({ block, tokens }, language) => {
    if (block.kind !== 'paragraph' && block.kind !== 'quote' && block.kind !== 'list') return null
    const doubled: Span[] = []
    const { words } = tokens
    if (!language.unspaced)
      for (let index = 1; index < words.length; index += 1) {
        const [a, b] = [words[index - 1]!, words[index]!]
        if (a.form === b.form && isDoubled(block.text, a.end, b.start) && !/^[0-9]/.test(a.form) && !allowedTwice.has(a.form))
          doubled.push(spanOf(block.id, block.text, a.end, b.end))
      }
    const fillers = language.has('fillerPhrases')
      ? language.find('fillerPhrases', block.text).map(({ start, end }) => spanOf(block.id, block.text, start, end))
      : null
    return {
      doubled,
      fillers,
      forms: language.unspaced ? [] : words.map(({ form }) => form),
      sentences: tokens.sentences,
      starts: words.map(({ start }) => start),
      words: tokens.count,
    }
  },
  fold: (facts, { language }) => {
    const doubled: Span[] = []
    const fillers: Span[] = []
    let words = 0
    let repeated = 0
    const ids = new Map<string, number>()
    const pairs = new Map<number, number>()
    const grams = new Set<number>()
    for (const fact of facts) {
      if (fact === null) continue
      words += fact.words
      doubled.push(...fact.doubled)
      fillers.push(...(fact.fillers ?? []))
      // Four words as two pairs, each pair an integer: exact, and one number per step.
      const numbers = fact.forms.map((form) => {
        let id = ids.get(form)
        if (id === undefined) {
          id = ids.size
          ids.set(form, id)
        }
        return id
      })
      const pair: number[] = []
      for (let index = 0; index + 1 < numbers.length; index += 1) {
        const key = numbers[index]! * 0x1000000 + numbers[index + 1]!
        let id = pairs.get(key)
        if (id === undefined) {
          id = pairs.size
          pairs.set(key, id)
        }
        pair.push(id)
      }
      for (let index = 0; index + 2 < pair.length; index += 1) {
        const key = pair[index]! * 0x1000000 + pair[index + 2]!
        if (grams.has(key)) repeated += 1
        else grams.add(key)
      }
    }
    return { doubled, repeated, fillers: language.has('fillerPhrases') ? fillers : null, words, unspaced: language.unspaced }
  },
})

/** English and its neighbours have pairs that are right: "that that", "had had", "is is" in clefts are rare enough to leave the first two. */
const allowedTwice: ReadonlySet<string> = new Set(['that', 'had', 'nous', 'vous', 'sie', 'bye', 'ha', 'no', 'very'])

const isDoubled = (text: string, from: number, to: number): boolean => {
  const gap = text.slice(from, to)
  return gap !== '' && gap.trim() === '' && !gap.includes('\n')
}
