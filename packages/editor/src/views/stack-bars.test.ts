import { describe, expect, it } from 'vitest'
import { stackBars } from './stack-bars.ts'

const day = (t: string, counts: Readonly<Record<string, number>> | null) => ({ t, counts })

describe('stacked bars', () => {
  it('have a scale that ends on a round number, and parts from the ground up with the largest kind below', () => {
    const { names, scale, bars } = stackBars([day('1', { a: 1, b: 3 }), day('2', { b: 8 })])
    expect({ names, scale }).toEqual({ names: ['b', 'a'], scale: 10 })
    expect(bars[0]).toEqual({
      t: '1',
      total: 4,
      parts: [
        { name: 'b', count: 3, from: 0, to: 0.3 },
        { name: 'a', count: 1, from: 0.3, to: 0.4 },
      ],
    })
  })

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 5],
    [11, 20],
    [501, 1000],
    [1000, 1000],
  ])('of %i at most end at %i', (count, scale) => {
    expect(stackBars([day('1', { a: count })]).scale).toBe(scale)
  })

  it('distinguish a day before the first count from a day without any', () => {
    expect(stackBars([day('1', null), day('2', {})]).bars.map(({ total }) => total)).toEqual([null, 0])
  })

  it('put what is more than seven kinds together', () => {
    const counts = Object.fromEntries([...'abcdefgh'].map((name, index) => [name, 8 - index]))
    const { names, bars } = stackBars([day('1', counts)])
    expect(names).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'other'])
    expect(bars[0]?.parts.at(-1)).toMatchObject({ name: 'other', count: 3 })
  })

  it('leave nothing out, whatever was counted', () => {
    const days = Array.from({ length: 30 }, (_, index) =>
      index % 7 === 0
        ? null
        : Object.fromEntries([...'abcdefghij'].slice(index % 5).map((name, at) => [name, (index * 37 + at * 101) % (1 + index * 9)])),
    )
    const { names, bars, scale } = stackBars(days.map((one, index) => day(String(index), one)))
    for (const [index, { total, parts }] of bars.entries()) {
      const counted = Object.values(days[index] ?? {}).reduce((sum, count) => sum + count, 0)
      expect(total ?? 0).toBe(counted)
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(counted)
      expect(counted).toBeLessThanOrEqual(scale)
      expect(parts.at(-1)?.to ?? 0).toBeCloseTo(counted / scale)
      for (const { name } of parts) expect(names).toContain(name)
    }
  })
})
