import { expect, it } from 'vitest'
import { unchangedEnds } from './unchanged-ends.ts'

const [a, b, c, d] = [{}, {}, {}, {}]

it.each([
  { name: 'nothing before', list: [a, b], last: [], ends: { before: 0, after: 0 } },
  { name: 'nothing left', list: [], last: [a], ends: { before: 0, after: 0 } },
  { name: 'the same', list: [a, b, c], last: [a, b, c], ends: { before: 3, after: 0 } },
  { name: 'one replaced', list: [a, d, c], last: [a, b, c], ends: { before: 1, after: 1 } },
  { name: 'one added', list: [a, b, c], last: [a, c], ends: { before: 1, after: 1 } },
  { name: 'one taken out', list: [a, c], last: [a, b, c], ends: { before: 1, after: 1 } },
  { name: 'the last once more', list: [a, a], last: [a], ends: { before: 1, after: 0 } },
  { name: 'two in turned order', list: [b, a], last: [a, b], ends: { before: 0, after: 0 } },
])('counts each entry once: $name', ({ list, last, ends }) => {
  expect(unchangedEnds(list, last)).toEqual(ends)
})
