import { expect, it } from 'vitest'
import { bodyBytesOf, createBodyBudget } from './body-budget.ts'

it('an owner holds at most as much as it leaves free, and room comes back once', () => {
  const budget = createBodyBudget(100)
  const first = budget.take('a', 40)
  expect(budget.take('a', 25)).toBe('share')
  const other = budget.take('b', 50)
  expect(budget.take('c', 20)).toBe('all')
  expect(budget.held).toBe(90)
  for (const release of [first, other, first]) if (typeof release === 'function') release()
  expect(budget.held).toBe(0)
})

it('what is larger than all room is taken alone', () => {
  const budget = createBodyBudget(100)
  expect(budget.take('a', 500)).toBeTypeOf('function')
  expect(budget.take('b', 1)).toBe('all')
})

it('is a share of the memory, within bounds', () => {
  const MiB = 1024 * 1024
  expect([128 * MiB, 1024 * MiB, 64 * 1024 * MiB].map(bodyBytesOf)).toEqual([16 * MiB, 64 * MiB, 256 * MiB])
})
