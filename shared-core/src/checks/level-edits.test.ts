import { expect, test } from 'vitest'
import { levelEdits } from './level-edits.ts'

/** Levels after the edits. */
const releveled = (levels: readonly number[]): readonly number[] => {
  const edits = levelEdits(levels.map((level, index) => ({ block: `b${index}`, level })))
  return levels.map((level, index) => {
    const edit = edits.find((one) => one.kind === 'set_attribute' && one.block === `b${index}`)
    return edit?.kind === 'set_attribute' ? Number(edit.value) : level
  })
}

test.each([
  ['an outline without skips stays', [2, 3, 3, 2, 3, 4], [2, 3, 3, 2, 3, 4]],
  ['a body that opens with an H1 stays', [1, 2, 3], [1, 2, 3]],
  ['one skip', [2, 4, 2], [2, 3, 2]],
  ['sisters stay sisters', [2, 4, 4, 4, 2, 4], [2, 3, 3, 3, 2, 3]],
  ['children stay below', [2, 4, 5, 4], [2, 3, 4, 3]],
  ['a skip and then its own level', [2, 4, 3], [2, 3, 3]],
  ['a first heading that is too deep', [3, 3, 2], [2, 2, 2]],
  ['two skips in a row: the second one moves by two levels', [2, 4, 6], [2, 4, 6]],
  ['a line above a title', [6, 2, 2], [6, 2, 2]],
  ['the only heading, chosen for its looks', [4], [4]],
  ['none', [], []],
] as const)('%s', (_name, levels, expected) => {
  expect(releveled(levels)).toEqual(expected)
})

test('says what it was made for', () => {
  expect(levelEdits([{ block: 'b1', level: 3 }])).toEqual([{ kind: 'set_attribute', block: 'b1', name: 'level', before: '3', value: '2' }])
})
