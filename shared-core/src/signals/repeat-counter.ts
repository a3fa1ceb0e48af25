import { createTally } from '../parse/tally.ts'

/** Counts four words in a row that stood in the text before. */
interface RepeatCounter {
  /** The parts of a text; those that were there the last time are not read again. */
  count(parts: readonly Part[]): number
  /** Pairs of words remembered, for tests and diagnostics. */
  size(): number
}

interface Part {
  readonly words: readonly { readonly form: string }[]
}

/** Pairs remembered beyond those of the text: words that were written and taken back. A long day of writing starts anew now and then. */
const mostGone = 50_000

/** A new counter for one text and its later states. */
export function createRepeatCounter(): RepeatCounter {
  let grams = createGrams()
  return {
    count(parts) {
      const size = parts.reduce((sum, { words }) => sum + words.length, 0)
      if (grams.pairs() > size + mostGone) grams = createGrams()
      const all = parts.reduce((sum, { words }) => sum + Math.max(0, words.length - 3), 0)
      return all - grams.distinct(parts)
    },
    size: () => grams.pairs(),
  }
}

/** Four words are two pairs, each pair an integer: exact, and one number per step. */
function createGrams() {
  const ids = new Map<string, number>()
  const pairs = new Map<number, number>()
  const tally = createTally<number>()
  const gramsOf = ({ words }: Part): readonly number[] => {
    const grams: number[] = []
    /** Of the word before, and of the two pairs before; −1: none. */
    let [word, earlier, pair] = [-1, -1, -1]
    for (let index = 0; index < words.length; index += 1) {
      const next = numberOf(ids, words[index]!.form)
      const made = word < 0 ? -1 : numberOf(pairs, join(word, next))
      if (earlier >= 0) grams.push(join(earlier, made))
      word = next
      earlier = pair
      pair = made
    }
    return grams
  }
  return { distinct: (parts: readonly Part[]): number => tally.count(parts, gramsOf).size, pairs: (): number => pairs.size }
}

/** Both in one number. Few words make a small one, which is faster to look up; no small one is like a large one. */
const join = (left: number, right: number): number =>
  left < 0x8000 && right < 0x8000 ? left * 0x8000 + right : 0x40000000 + left * 0x1000000 + right

function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}
