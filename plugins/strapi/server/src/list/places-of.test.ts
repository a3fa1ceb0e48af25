import { expect, test } from 'vitest'
import { placesOf } from './places-of.ts'

/** Numbers in no order, some of them more than once. */
const numbers = (length: number, of: number) => Array.from({ length }, (_, index) => ({ index, value: (index * 7919 + 13) % of }))
const compare = (one: { readonly value: number }, other: { readonly value: number }) => one.value - other.value

test.each([
  ['no list', numbers(0, 1)],
  ['one', numbers(1, 1)],
  ['a few', numbers(25, 11)],
  ['many', numbers(1_000, 997)],
  ['many that are alike', numbers(1_000, 3)],
  ['many that are the same', numbers(1_000, 1)],
  ['many in order', [...numbers(1_000, 997)].sort(compare)],
  ['many the other way round', [...numbers(1_000, 997)].sort((one, other) => compare(other, one))],
])('%s: every page is as if all were in order', (_name, list) => {
  const inOrder = [...list].sort(compare)
  for (let from = 0; from <= list.length + 25; from += 25)
    expect(placesOf(list, compare, from, from + 25)).toEqual(inOrder.slice(from, from + 25))
})
