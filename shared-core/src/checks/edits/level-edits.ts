import type { SingleEdit } from '../../model/edit.ts'

/** The levels of the outline, as edits in reading order; empty where all are written so. */
export const levelEdits = (
  headings: readonly { readonly block: string; readonly written: number; readonly level: number }[],
): readonly SingleEdit[] =>
  headings.flatMap(({ block, written, level }) =>
    level === written ? [] : [{ kind: 'set_attribute', block, name: 'level', before: String(written), value: String(level) }],
  )
