import { expect, it } from 'vitest'
import { faultsOf } from './testing/random-edits.ts'

it('loses no word of a person, moves no picture and translates only what changed in 10,000 pairs of random edits', () => {
  const faults = Array.from({ length: 10_000 }, (_, index) => faultsOf(1_000 + index)).flat()
  expect(faults).toEqual([])
})
