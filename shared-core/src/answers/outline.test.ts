import { expect, test } from 'vitest'
import { withoutSkips } from './outline.ts'

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
  expect(withoutSkips(levels)).toEqual(expected)
})
