import type { Range } from '../model/values.ts'
import type { Tokens, Word } from './language.ts'

/** Words that lie wholly within a part of the text. Found by halving, so that every part of a long text may be asked for. */
export function wordsIn({ words }: Pick<Tokens, 'words'>, { start, end }: Range): readonly Word[] {
  const first = firstIndex(words, (word) => word.start >= start)
  const behind = firstIndex(words, (word) => word.start >= end)
  return words.slice(first, behind).filter((word) => word.end <= end)
}

/** Binary search for the first item that is; from it on all must be. The length when none is. */
export function firstIndex<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (is(items[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
