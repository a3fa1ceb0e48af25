import { expect, test } from 'vitest'
import { createBlockCache } from './block-cache.ts'

test('makes a value once for the same slot, place and content', () => {
  const cache = createBlockCache()
  let made = 0
  const make = (): number => ++made
  expect([cache.remember('a', 'b1', 'text', make), cache.remember('a', 'b1', 'text', make)]).toEqual([1, 1])
})

test('separates slots, places and contents', () => {
  const cache = createBlockCache()
  expect([
    cache.remember('a', 'b1', 'x', () => 1),
    cache.remember('b', 'b1', 'x', () => 2),
    cache.remember('a', 'b2', 'x', () => 3),
    cache.remember('a', 'b1', 'y', () => 4),
  ]).toEqual([1, 2, 3, 4])
})

test('makes a value anew where the content of its place changed since the run before', () => {
  const cache = createBlockCache()
  cache.remember('a', 'b1', 'old', () => 'old')
  cache.startRun()
  expect(cache.remember('a', 'b1', 'new', () => 'new')).toBe('new')
})

test('remembers over one run, and longer what each run asks for', () => {
  const cache = createBlockCache()
  cache.remember('a', 'b1', 'cached', () => 'first')
  cache.remember('a', 'b2', 'dropped', () => 'first')
  cache.startRun()
  expect(cache.remember('a', 'b1', 'cached', () => 'second')).toBe('first')
  cache.startRun()
  expect(cache.remember('a', 'b1', 'cached', () => 'third')).toBe('first')
  expect(cache.remember('a', 'b2', 'dropped', () => 'third')).toBe('third')
})

test('remembers a value that is undefined', () => {
  const cache = createBlockCache()
  let made = 0
  cache.remember('a', 'b1', '', () => void made++)
  cache.remember('a', 'b1', '', () => void made++)
  expect(made).toBe(1)
})

test('remembers for an object by identity, not by content', () => {
  const cache = createBlockCache()
  const owner = { text: 'x' }
  expect(cache.rememberFor('a', owner, () => 1)).toBe(1)
  expect(cache.rememberFor('a', owner, () => 2)).toBe(1)
  expect(cache.rememberFor('a', { text: 'x' }, () => 3)).toBe(3)
  expect(cache.rememberFor('b', owner, () => 4)).toBe(4)
})

test('remembers for several objects while they are the same in the same order', () => {
  const cache = createBlockCache()
  const [a, b, c] = [{}, {}, {}]
  let made = 0
  const make = (): number => ++made
  const read = (owners: readonly object[]) => cache.rememberForAll('sum', owners, make)
  expect([read([a, b]), read([a, b]), read([a, c]), read([a, c, b]), read([b, a])]).toEqual([1, 1, 2, 3, 4])
})

test('caches what was made once', () => {
  const cache = createBlockCache()
  expect(cache.once('list', () => [1])).toBe(cache.once('list', () => [2]))
})
