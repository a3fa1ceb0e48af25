import { expect, test } from 'vitest'
import { firstFrom, firstIndex } from './first-index.ts'

test.each([
  [[], 0],
  [[1], 0],
  [[0, 0], 2],
  [[0, 1], 1],
  [[0, 0, 0, 1, 1], 3],
])('the first 1 of %j is at %i', (items, index) => expect(firstIndex(items, (item) => item === 1)).toBe(index))

test.each([
  [0, 0],
  [2, 1],
  [3, 1],
  [9, 3],
])('the first of 1, 3 and 8 from %i on is at %i', (min, index) => expect(firstFrom([1, 3, 8], min)).toBe(index))
