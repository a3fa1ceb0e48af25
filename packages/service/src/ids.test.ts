import { describe, expect, it } from 'vitest'
import { createId, isId } from './ids.ts'

describe('ids', () => {
  it('are of their kind, hold the time, and sort by it', () => {
    const times = [0, 1, 31, 32, Date.parse('2026-11-20'), 2 ** 48 - 1]
    const ids = times.map((time) => createId('opt', time))
    expect(ids.every((id) => isId('opt', id) && !isId('art', id))).toBe(true)
    expect([...ids].sort()).toEqual(ids)
    expect(createId('opt', Date.parse('2026-11-20')).slice(0, 14)).toBe(ids[4]?.slice(0, 14))
  })

  it('of one moment differ, and use every letter at every place of chance', () => {
    const tails = Array.from({ length: 5_000 }, () => createId('req', 1).slice(14))
    expect(new Set(tails).size).toBe(5_000)
    for (let place = 0; place < 16; place++) expect(new Set(tails.map((tail) => tail[place])).size).toBe(32)
  })
})
