import type { SplitFact } from '../signals/splits.ts'
import { editOf } from './edit-of.ts'

/** What to do about long paragraphs: those that can be divided are, the longest of all (`words`) is named. A proposal without an edit when none can. */
export function splitFix(words: number, splits: readonly SplitFact[]) {
  const edit = editOf(splits.flatMap(({ starts }) => starts.map((span) => ({ kind: 'split_block' as const, span }))).reverse())
  return { code: 'splitParagraph', args: { words }, safety: edit === null ? 'draft' : 'safe', edit } as const
}
