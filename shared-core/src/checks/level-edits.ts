import type { SingleEdit } from '../model/edit.ts'

/**
 * Levels without a skip, as edits in reading order: each heading stands one level below the nearest heading above it that had a lower
 * level; the outermost ones keep H1 or H2. Empty when nothing skips.
 */
export function levelEdits(headings: readonly { readonly block: string; readonly level: number }[]): readonly SingleEdit[] {
  const above: { readonly from: number; readonly to: number }[] = []
  return headings.flatMap(({ block, level }) => {
    while (above.length > 0 && above.at(-1)!.from >= level) above.pop()
    const parent = above.at(-1)
    const to = Math.min(level, parent === undefined ? 2 : parent.to + 1)
    above.push({ from: level, to })
    return to === level ? [] : [{ kind: 'set_attribute', block, name: 'level', before: String(level), value: String(to) }]
  })
}
