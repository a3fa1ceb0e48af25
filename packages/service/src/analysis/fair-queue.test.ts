import { describe, expect, it } from 'vitest'
import { createFairQueue, type Waiting } from './fair-queue.ts'

interface Entry extends Waiting {
  readonly id: string
}
const entry = (id: string, more: Partial<Waiting> = {}): Entry => ({
  id,
  owner: id[0] ?? null,
  isBatch: false,
  isLarge: false,
  bytes: 1,
  ...more,
})
const queueOf = (...entries: readonly Entry[]) => {
  const queue = createFairQueue<Entry>({ count: 100, bytes: 1_000 })
  for (const each of entries) expect(queue.offer(each)).toBeNull()
  return queue
}
const takeAll = (queue: ReturnType<typeof queueOf>, mayBeLarge = true) => {
  const taken: string[] = []
  for (let next = queue.take(mayBeLarge); next; next = queue.take(mayBeLarge)) taken.push(next.id)
  return taken
}

describe('turns', () => {
  it('go round the owners, even if one came first with many', () => {
    expect(takeAll(queueOf(entry('a1'), entry('a2'), entry('a3'), entry('b1'), entry('c1'), entry('b2')))).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'a3',
    ])
  })

  it('are counted in time, not in pieces', () => {
    const queue = queueOf(entry('a1'), entry('a2'), entry('b1'), entry('b2'), entry('b3'))
    const first = queue.take(true)!
    queue.charge(first, 12)
    expect([first.id, ...takeAll(queue)]).toEqual(['a1', 'b1', 'b2', 'b3', 'a2'])
  })

  it('who comes anew does not get the time that others had before', () => {
    const queue = queueOf(entry('a1'), entry('a2'), entry('a3'))
    queue.charge(queue.take(true)!, 1_000)
    queue.take(true)
    queue.offer(entry('b1'))
    queue.offer(entry('b2'))
    expect(takeAll(queue)).toEqual(['b1', 'a3', 'b2'])
  })

  it('calls go before batches, which get every eighth turn', () => {
    const batch = { isBatch: true }
    const calls = Array.from({ length: 8 }, (_, index) => entry(`b${index}`))
    expect(takeAll(queueOf(entry('a1', batch), entry('a2', batch), ...calls))).toEqual([
      'b0',
      'b1',
      'b2',
      'b3',
      'b4',
      'b5',
      'b6',
      'a1',
      'b7',
      'a2',
    ])
  })

  it('what is small passes what is large when no more of that may be taken', () => {
    const queue = queueOf(entry('a1', { isLarge: true }), entry('a2'), entry('b1', { isLarge: true }))
    expect(takeAll(queue, false)).toEqual(['a2'])
    expect(takeAll(queue)).toEqual(['b1', 'a1'])
  })
})

describe('room', () => {
  it('an owner fills half, the next one finds half of the rest', () => {
    const queue = createFairQueue<Entry>({ count: 16, bytes: 1_000 })
    const fill = (owner: string) => {
      let count = 0
      while (queue.offer(entry(`${owner}${count}`)) === null) count++
      return count
    }
    expect([fill('a'), fill('b'), fill('c')]).toEqual([8, 4, 2])
    expect(queue.offer(entry('a'))).toBe('share')
    expect(queue.offer(entry('d'))).toBeNull()
  })

  it('bytes count as well, and one that is larger than all room waits alone', () => {
    const queue = createFairQueue<Entry>({ count: 16, bytes: 1_000 })
    expect(queue.offer(entry('a1', { bytes: 400 }))).toBeNull()
    expect(queue.offer(entry('a2', { bytes: 400 }))).toBe('share')
    expect(queue.offer(entry('b1', { bytes: 400 }))).toBeNull()
    expect(queue.offer(entry('c1', { bytes: 400 }))).toBe('all')
    takeAll(queue)
    expect(queue.offer(entry('c2', { bytes: 5_000 }))).toBeNull()
  })

  it('an owner alone may fill all of it', () => {
    const queue = createFairQueue<Entry>({ count: 3, bytes: 1_000 })
    const alone = () => queue.offer(entry('x', { owner: null }))
    expect([alone(), alone(), alone(), alone()]).toEqual([null, null, null, 'all'])
  })

  it('is given back by what is taken, removed and cleared', () => {
    const queue = queueOf()
    const [one, two, three] = [entry('a1', { bytes: 5 }), entry('a2', { isBatch: true }), entry('b1')]
    for (const each of [one, two, three]) queue.offer(each)
    expect(queue.state).toEqual({ interactive: 2, batch: 1, bytes: 7 })
    expect([queue.remove(one), queue.remove(one)]).toEqual([true, false])
    expect(queue.take(true)).toBe(three)
    expect(queue.clear()).toEqual([two])
    expect(queue.state).toEqual({ interactive: 0, batch: 0, bytes: 0 })
  })
})
