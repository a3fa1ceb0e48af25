import { createTally } from '../parse/tally.ts'

/** Counts four words in a row that stood in the text before. */
interface RepeatCounter {
  /** The parts of a text; those that were there the last time are not read again. */
  count(parts: readonly Part[]): number
  /** Pairs of words remembered, for tests and diagnostics. */
  size(): number
}

interface Part {
  readonly forms: readonly string[]
}

/** Pairs remembered beyond those of the text: words that were written and taken back. A long day of writing starts anew now and then. */
const mostGone = 50_000

/** A new counter for one text and its later states. */
export function createRepeatCounter(): RepeatCounter {
  let grams = createGrams()
  return {
    count(parts) {
      const words = parts.reduce((sum, { forms }) => sum + forms.length, 0)
      if (grams.pairs() > words + mostGone) grams = createGrams()
      const all = parts.reduce((sum, { forms }) => sum + Math.max(0, forms.length - 3), 0)
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
  const gramsOf = ({ forms }: Part): readonly number[] => {
    const numbers = forms.map((form) => numberOf(ids, form))
    const pair: number[] = []
    for (let index = 0; index + 1 < numbers.length; index += 1) pair.push(numberOf(pairs, join(numbers[index]!, numbers[index + 1]!)))
    const grams: number[] = []
    for (let index = 0; index + 2 < pair.length; index += 1) grams.push(join(pair[index]!, pair[index + 2]!))
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
