import { expect, test } from 'vitest'
import { halfOf } from '../src/reading/halves.ts'

test('a key stays in its half: what was only read must not come to be changed on', () => {
  expect(['a.org', 'b.org', 'c.org', 'd.org'].map(halfOf)).toEqual(['changing', 'changing', 'reading', 'changing'])
})

test('the halves are about equal', () => {
  const reading = Array.from({ length: 2_000 }, (_, at) => `domain-${at}.org`).filter((key) => halfOf(key) === 'reading')
  expect(reading.length).toBeGreaterThan(900)
  expect(reading.length).toBeLessThan(1_100)
})
