import { expect, it } from 'vitest'
import { faultsOf } from './testing/random-edits.ts'

it('loses no word of a person, moves no picture and translates only what changed, whatever both did (100 pairs of random edits)', () => {
  const faults = Array.from({ length: 100 }, (_, index) => faultsOf(index + 1)).flat()
  expect(faults).toEqual([])
})
