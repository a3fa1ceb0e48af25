import { describe, expect, it } from 'vitest'
import { growthOf } from './soak.ts'

const mib = 1024 ** 2
const run = (of: (n: number) => { rssBytes?: number; heapBytes?: number; descriptors?: number | null }) =>
  growthOf(Array.from({ length: 31 }, (_, n) => ({ rssBytes: 200 * mib, heapBytes: 40 * mib, descriptors: 30, ...of(n) })))
const grown = (states: ReturnType<typeof growthOf>) => states.filter(({ isFlat }) => !isFlat).map(({ held }) => held)

describe('the verdict of a soak', () => {
  it.each([
    ['nothing changes', () => ({}), []],
    ['a moment is high', (n: number) => ({ rssBytes: n === 25 ? 900 * mib : 200 * mib }), []],
    ['memory rises steadily', (n: number) => ({ rssBytes: (200 + 3 * n) * mib }), ['rssBytes']],
    ['the heap rises steadily', (n: number) => ({ heapBytes: (40 + n / 2) * mib }), ['heapBytes']],
    ['a descriptor is lost now and then', (n: number) => ({ descriptors: 30 + Math.floor(n / 3) }), ['descriptors']],
    ['the system does not report descriptors', () => ({ descriptors: null }), []],
  ] as const)('when %s', (_name, of, expected) => {
    expect(grown(run(of))).toEqual(expected)
  })
})
