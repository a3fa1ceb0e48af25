import type { Edit, SingleEdit } from '../../model/edit.ts'

/** One edit of all of them, to be applied as one step; null of none. */
export function editOf(edits: readonly SingleEdit[]): Edit | null {
  const [first, ...others] = edits
  if (first === undefined) return null
  return others.length === 0 ? first : { kind: 'several', edits }
}
