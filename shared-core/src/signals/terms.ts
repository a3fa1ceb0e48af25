import { factFor } from '../answers/article-text.ts'
import type { Word } from '../languages/language.ts'
import { createTally } from '../parse/tally.ts'
import { defineSignal } from './define-signal.ts'
import type { TextBlock } from './reading.ts'

/**
 * The most frequent content term of the prose and headings: how often it stands, and its first form. `next` is the count of the most
 * frequent other term, but for those that stand beside it in at least half of its places: a phrase of two words is one subject.
 * `words` counts all words. `variety` is the mean number of different content terms among `stretch` in a row, over all such stretches of
 * the paragraphs, up to 1,000 terms; null in fewer than 60 terms, or where the language has no stop words. Spaced scripts only.
 */
export const terms = defineSignal({
  fold: (_facts, { blocks, language, keep }) => {
    const read = blocks.filter(({ block }) => block.kind !== 'code')
    const tally = keep(`terms:${language.tag}`, () => createTally<string>())
    const counts = tally.count(read, ({ tokens }) => tokens.words.filter(isContent).map(({ term }) => term))
    let count = 0
    for (const times of counts.values()) if (times > count) count = times
    const first = count === 0 ? null : firstWord(read, (word) => isContent(word) && counts.get(word.term) === count)
    const beside = new Map<string, number>()
    if (first !== null)
      for (const entry of read)
        for (const neighbour of factFor(entry, neighboursOf, first.term, first.term, language))
          beside.set(neighbour, (beside.get(neighbour) ?? 0) + 1)
    let next = 0
    for (const [term, other] of counts) if (term !== first?.term && 2 * (beside.get(term) ?? 0) < count && other > next) next = other
    const words = read.reduce((sum, { tokens }) => sum + tokens.words.length, 0)
    return {
      words,
      word: first?.form ?? '',
      count,
      next,
      stretch,
      variety: language.unspaced || !language.has('stopWords') ? null : varietyOf(read),
      unspaced: language.unspaced,
    }
  },
})

/** Content terms of a stretch; the fewest in which several stretches overlap; the most that are looked at: no text it was measured on has more. */
const stretch = 50
const leastTerms = 60
const mostTerms = 1000

/** The moving average of different terms (Covington & McFall 2010): each term comes in once and goes out once. */
function varietyOf(blocks: readonly TextBlock[]): number | null {
  const terms: string[] = []
  const counts = new Map<string, number>()
  let sum = 0
  for (const { block, tokens } of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'quote') continue
    for (const word of tokens.words) {
      if (!isContent(word)) continue
      counts.set(word.term, (counts.get(word.term) ?? 0) + 1)
      if (terms.push(word.term) > stretch) {
        const gone = terms[terms.length - 1 - stretch]!
        const rest = counts.get(gone)! - 1
        if (rest === 0) counts.delete(gone)
        else counts.set(gone, rest)
      }
      if (terms.length >= stretch) sum += counts.size
      if (terms.length === mostTerms) return meanOf(sum, mostTerms)
    }
  }
  return terms.length < leastTerms ? null : meanOf(sum, terms.length)
}

const meanOf = (sum: number, terms: number): number => sum / (terms - stretch + 1)

const isContent = ({ stop, start, end }: Word): boolean => !stop && end - start >= 2

function firstWord(blocks: readonly TextBlock[], isWanted: (word: Word) => boolean): Word | null {
  for (const { tokens } of blocks) {
    const word = tokens.words.find(isWanted)
    if (word !== undefined) return word
  }
  return null
}

/** The terms beside each place of a term, one as often as it stands beside a place. */
function neighboursOf({ tokens: { words } }: TextBlock, wanted: string): readonly string[] {
  const found: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    if (words[index]!.term !== wanted) continue
    const before = words[index - 1]?.term
    const after = words[index + 1]?.term
    if (before !== undefined) found.push(before)
    if (after !== undefined && after !== before) found.push(after)
  }
  return found
}
