import { describe, expect, it } from 'vitest'
import { dayMs } from './count-events.ts'
import { buildPageBlock, gapsOf, packPageBlock, unpackPageBlock } from './page-block.ts'

const hour = 3_600_000
const from = 700 * dayMs
const classes = [
  { id: 11, agentId: 'gptbot', verification: 'verified' },
  { id: 12, agentId: 'gptbot', verification: 'unchecked' },
  { id: 13, agentId: 'gptbot', verification: 'failed' },
  { id: 14, agentId: 'bingbot', verification: 'unchecked' },
]
// page 5: one fetch a day; page 7: three on a day, of which two were good; page 9: one that was not
const values = [
  ...[5, 0, 0],
  ...[5, 1, 24 * hour],
  ...[5, 2, 30 * hour],
  ...[7, -1 - 3, 2 * hour, 3, 2, 4 * hour],
  ...[5, 0, 72 * hour],
  ...[9, -1 - 3, 48 * hour, 1, 0, 48 * hour],
]
const all = ['verified', 'unverifiable', 'unchecked']

describe('a block of page sums', () => {
  const block = buildPageBlock(from, values, classes)

  it('holds the sums of each page by the kind of hit', () => {
    expect([[...block.paths], [...block.ends]]).toEqual([
      [5, 7, 9],
      [3, 4, 5],
    ])
    expect([block.places, block.n, block.nOk, block.first, block.last].map((column) => [...column])).toEqual([
      [0, 1, 2, 3, 3],
      [2, 1, 1, 3, 1],
      [2, 1, 1, 2, 0],
      [0, 24 * hour, 30 * hour, 2 * hour, 0],
      [72 * hour, 24 * hour, 30 * hour, 4 * hour, 0],
    ])
    expect(block.classes[3]).toEqual({ id: 14, first: from + 2 * hour, last: from + 48 * hour })
  })

  it('knows the gaps between fetches for each choice of what counts', () => {
    const hours = (agent: string, states: readonly string[]) => gapsOf(block, agent, states).map(([halfHours, n]) => [halfHours / 2, n])
    expect(hours('gptbot', all)).toEqual([
      [24, 1],
      [48, 1],
    ])
    expect(hours('gptbot', ['verified'])).toEqual([[72, 1]])
    expect(hours('gptbot', ['failed'])).toEqual([])
    expect(hours('bingbot', all)).toEqual([[2, 1]])
    expect(hours('ccbot', all)).toEqual([])
  })

  it('comes back from its bytes, wherever in memory they lie', () => {
    const packed = packPageBlock(block)
    // as a database’s driver cuts it out of a larger piece
    const piece = Buffer.alloc(packed.length + 24, 1)
    piece.set(packed, 13)
    expect(unpackPageBlock(from, piece.subarray(13, 13 + packed.length))).toEqual(block)
    expect(unpackPageBlock(from, packPageBlock(buildPageBlock(from, [], [])))).toMatchObject({ from, classes: [], gaps: {} })
  })

  it('is not read from bytes of another layout, or cut short', () => {
    const packed = packPageBlock(block)
    const other = packed.slice()
    other[0]!++
    for (const bytes of [other, packed.slice(0, -1), packed.slice(0, 8), new Uint8Array()]) expect(unpackPageBlock(from, bytes)).toBeNull()
  })

  it('counts what is more than 32 bits', () => {
    const n = 2 ** 40
    const large = unpackPageBlock(from, packPageBlock(buildPageBlock(from, [5, -1, 0, n, n, 0, 5, -1, dayMs, n, n, dayMs], classes)))
    expect([large?.n[0], large?.nOk[0]]).toEqual([2 * n, 2 * n])
  })
})
