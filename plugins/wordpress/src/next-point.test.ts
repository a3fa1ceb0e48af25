import { expect, it } from 'vitest'
import { nextPoint } from './next-point.ts'

const point = (id: string, canJump = true) => ({ id, canJump })

it.each([
  ['starts with the first', [point('a'), point('b')], null, 'a'],
  ['goes on to the next', [point('a'), point('b')], 'a', 'b'],
  ['begins again after the last', [point('a'), point('b')], 'b', 'a'],
  ['leaves out what has no place in the text', [point('a', false), point('b')], null, 'b'],
  ['counts what is listed twice once', [point('a'), point('b'), point('a'), point('c')], 'b', 'c'],
  ['begins again when the last one is done', [point('b'), point('c')], 'a', 'b'],
  ['has none where there is none', [point('a', false)], null, undefined],
])('%s', (_name, rows, last, expected) => {
  expect(nextPoint(rows, last)?.id).toBe(expected)
})
