import { firstIndex } from '../../model/first-index.ts'
import type { Range } from '../../model/values.ts'
import type { Tokens, Word } from '../language.ts'

/** Words that lie wholly within a part of the text. Found by halving, so that every part of a long text may be asked for. */
export function wordsIn({ words }: Pick<Tokens, 'words'>, { start, end }: Range): readonly Word[] {
  const first = firstIndex(words, (word) => word.start >= start)
  const behind = firstIndex(words, (word) => word.start >= end)
  return words.slice(first, behind).filter((word) => word.end <= end)
}
