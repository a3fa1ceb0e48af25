import type { HeapSpaceInfo } from 'node:v8'
import { afterEach, expect, it, vi } from 'vitest'
import { limitYoungGeneration } from './young-generation.ts'

afterEach(() => void vi.useRealTimers())

it('lets young objects grow to two halves of 4 MB and no further', () => {
  vi.useFakeTimers()
  const flags: string[] = []
  let megabytes = 2
  const getHeapSpaceStatistics = () => [{ space_name: 'new_space', space_size: megabytes * 1024 ** 2 } as HeapSpaceInfo]
  limitYoungGeneration({ getHeapSpaceStatistics, setFlagsFromString: (flag) => void flags.push(flag) })
  for (const size of [2, 4, 7]) {
    megabytes = size
    vi.advanceTimersByTime(5_000)
    expect(flags).toEqual(['--min-semi-space-size=8'])
  }
  megabytes = 8
  vi.advanceTimersByTime(5_000)
  expect(flags).toEqual(['--min-semi-space-size=8', '--semi-space-growth-factor=1'])
  expect(vi.getTimerCount()).toBe(0)
})
