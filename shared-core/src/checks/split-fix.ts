import type { Span } from '../model/values.ts'
import type { SplitFact } from '../signals/splits.ts'
import { editOf } from './edit-of.ts'

/** What to do about the longest paragraph: a proposal where it can be divided. Where a thought ends is the writer's to say. */
export function splitFix({ span }: { readonly span: Span }, splits: readonly SplitFact[]) {
  const starts = splits.find(({ block }) => block === span.place)?.starts ?? []
  const edit = editOf(starts.map((start) => ({ kind: 'split_block' as const, span: start })).reverse())
  return { code: 'splitParagraph', args: {}, safety: 'draft', edit } as const
}
