import type { Span } from '../../model/values.ts'
import type { SplitFact } from '../../signals/structure/splits.ts'
import { editOf } from './edit-of.ts'

/** Fix for the longest paragraph. Its edit divides it at the starts that `splits` found; null without any. A draft: the writer decides. */
export function splitFix({ span }: { readonly span: Span }, splits: readonly SplitFact[]) {
  const starts = splits.find(({ block }) => block === span.place)?.starts ?? []
  // Last start first: a split moves the text after it.
  const edit = editOf(starts.map((start) => ({ kind: 'split_block' as const, span: start })).reverse())
  return { code: 'splitParagraph', args: {}, safety: 'draft', edit } as const
}
