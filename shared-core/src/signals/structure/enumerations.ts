import type { Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { spanOf } from '../reading.ts'

/** Items that make an enumeration; for a run of commas, which prose has anyway, more are asked for. */
const minItems = 3
const minCommaItems = 5

/** Enumerations in prose: runs of ordinals ("1) … 2) … 3) …"), and after a colon parallel items. `marked` counts lists and tables. */
export const enumerations = defineSignal({
  block: ({ block, tokens }): readonly { readonly span: Span; readonly ordinal: boolean; readonly items: number }[] => {
    if (block.kind !== 'paragraph') return []
    const run = ordinalRun(block.text)
    if (run !== null) return [{ span: spanOf(block.id, block.text, run.start, run.end), ordinal: true, items: run.items }]
    if (!/[:：]/.test(block.text)) return []
    return tokens.sentences.flatMap(({ start, end }) => {
      const sentence = block.text.slice(start, end)
      const colon = sentence.search(/[:：]\s*\S/)
      if (colon < 0) return []
      const rest = sentence.slice(colon + 1)
      const bySemicolon = rest.split(/[;；؛]/).filter((item) => item.trim() !== '').length
      const commaParts = rest.split(/[,，、،]/).map((item) => item.trim())
      const short = commaParts.every((item) => item !== '' && item.split(/\s+/).length <= 6)
      const items = bySemicolon >= minItems ? bySemicolon : short && commaParts.length >= minCommaItems ? commaParts.length : 0
      return items === 0 ? [] : [{ span: spanOf(block.id, block.text, start, end), ordinal: false, items }]
    })
  },
  fold: (facts, { blocks }) => {
    const inProse = facts.flat()
    // Paragraphs that begin "1.", "2.", "3." are one enumeration written as text.
    let expected = 1
    let first: Span | null = null
    const close = () => {
      if (expected > minItems && first !== null) inProse.push({ span: first, ordinal: true, items: expected - 1 })
      expected = 1
      first = null
    }
    for (const { block } of blocks) {
      const start = block.kind === 'paragraph' ? /^\s*(\d{1,2})[.)]\s/.exec(block.text) : null
      if (start !== null && Number(start[1]) === expected) {
        first ??= spanOf(block.id, block.text, 0, block.text.length)
        expected += 1
      } else close()
    }
    close()
    const marked = blocks.filter(
      ({ block }) => (block.kind === 'list' && block.items.length > 1) || (block.kind === 'table' && block.rows.length > 1),
    ).length
    return { inProse, marked }
  },
})

/** The first run 1, 2, 3 … or a, b, c … of marks with a bracket or point inside one paragraph. */
function ordinalRun(text: string): { start: number; end: number; items: number } | null {
  let expected = 1
  let start = 0
  let end = 0
  if (!/[1a][.)）]\s/.test(text)) return null
  for (const mark of text.matchAll(/(?:^|[\s(（])(?:(\d{1,2})|([a-h]))[.)）]\s/g)) {
    const value = mark[1] === undefined ? mark[2]!.charCodeAt(0) - 96 : Number(mark[1])
    if (value === expected) {
      if (expected === 1) start = mark.index
      end = mark.index + mark[0].length
      expected += 1
    } else if (value === 1) {
      expected = 2
      start = mark.index
    }
  }
  return expected > minItems ? { start, end, items: expected - 1 } : null
}
