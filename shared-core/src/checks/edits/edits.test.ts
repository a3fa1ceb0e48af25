import { describe, expect, it } from 'vitest'
import { editOf } from './edit-of.ts'
import { levelEdits } from './level-edits.ts'
import { splitFix } from './split-fix.ts'

const setTitle = (value: string) => ({ kind: 'set_field', field: 'title', value }) as const
const span = (place: 'b1' | 'b2', start: number) => ({ place, start, end: start + 1, quote: 'x' }) as const
const setLevel = (block: string, before: string, value: string) => ({ kind: 'set_attribute', block, name: 'level', before, value })

describe('editOf', () => {
  it.each([
    [[], null],
    [[setTitle('a')], setTitle('a')],
    [[setTitle('a'), setTitle('b')], { kind: 'several', edits: [setTitle('a'), setTitle('b')] }],
  ] as const)('makes one step of %j', (edits, expected) => {
    expect(editOf(edits)).toEqual(expected)
  })
})

describe('levelEdits', () => {
  it('sets the levels that are written otherwise, in reading order', () => {
    const headings = [
      { block: 'b1', written: 4, level: 2 },
      { block: 'b2', written: 3, level: 3 },
      { block: 'b3', written: 5, level: 4 },
    ]
    expect(levelEdits(headings)).toEqual([setLevel('b1', '4', '2'), setLevel('b3', '5', '4')])
  })
})

describe('splitFix', () => {
  const splits = [
    { block: 'b1', starts: [span('b1', 10)] },
    { block: 'b2', starts: [span('b2', 20), span('b2', 40)] },
  ] as const

  it('divides the paragraph of the span, the last place first', () => {
    const at = (start: number) => ({ kind: 'split_block', span: span('b2', start) })
    expect(splitFix({ span: span('b2', 0) }, splits as never)).toEqual({
      code: 'splitParagraph',
      args: {},
      safety: 'draft',
      edit: { kind: 'several', edits: [at(40), at(20)] },
    })
  })

  it('leaves a paragraph whole that cannot be divided', () => {
    expect(splitFix({ span: span('b2', 0) }, splits.slice(0, 1) as never).edit).toBeNull()
  })
})
