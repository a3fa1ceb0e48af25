import type { Block } from '../../model/article.ts'

/** A short line that says what it states, such as `When: 3 December 2026`; of a table its first cell and the others. */
export interface LabelledLine {
  readonly block: Block
  readonly label: string
  readonly stated: string
  /** The line in the block's text, UTF-16 units. */
  readonly start: number
  readonly end: number
}

/** UTF-16 units of a line. */
const longest = 200

/** The text behind a label. */
const sign = /[:：\t]/

const labelled = /^\s*([^\d:：\t]{2,30}?)\s*[:：\t]\s*(.+)$/

/** Lines of the form `Label: value`, in document order; `start` and `end` are UTF-16 units in the block's text. */
export function labelledLines(blocks: readonly Block[]): readonly LabelledLine[] {
  const lines: LabelledLine[] = []
  for (const block of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'list' && block.kind !== 'table') continue
    if (!sign.test(block.text)) continue
    let start = 0
    for (const line of block.text.split('\n')) {
      const end = start + line.length
      const match = line.length > longest ? null : labelled.exec(line)
      if (match) lines.push({ block, label: match[1]!, stated: match[2]!.trim(), start, end })
      start = end + 1
    }
  }
  return lines
}
