import type { SingleEdit } from '../model/edit.ts'

/**
 * Levels without a skip, as edits in reading order: each heading stands one level below the nearest heading above it that had a lower
 * level; the outermost ones keep H1 or H2. Empty when nothing skips, and when one would move by more than a level: such a heading was
 * chosen for its looks, and may be a caption or a line above a title.
 */
export function levelEdits(headings: readonly { readonly block: string; readonly level: number }[]): readonly SingleEdit[] {
  const edits = editsOf(headings)
  return edits.some(({ before, value }) => Number(before) - Number(value) > 1) ? [] : edits
}

function editsOf(headings: Parameters<typeof levelEdits>[0]) {
  const above: { readonly from: number; readonly to: number }[] = []
  return headings.flatMap(({ block, level }) => {
    while (above.length > 0 && above.at(-1)!.from >= level) above.pop()
    const parent = above.at(-1)
    const to = Math.min(level, parent === undefined ? 2 : parent.to + 1)
    above.push({ from: level, to })
    return to === level ? [] : [{ kind: 'set_attribute' as const, block, name: 'level' as const, before: String(level), value: String(to) }]
  })
}
