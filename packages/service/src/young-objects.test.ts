import { execFileSync } from 'node:child_process'
import type { HeapSpaceInfo } from 'node:v8'
import { afterEach, expect, it, vi } from 'vitest'
import { holdYoungObjects } from './young-objects.ts'

afterEach(() => void vi.useRealTimers())

it('lets young objects grow to two halves of 4 MB and no further', () => {
  vi.useFakeTimers()
  const flags: string[] = []
  let megabytes = 2
  const getHeapSpaceStatistics = () => [{ space_name: 'new_space', space_size: megabytes * 1024 ** 2 } as HeapSpaceInfo]
  holdYoungObjects({ getHeapSpaceStatistics, setFlagsFromString: (flag) => void flags.push(flag) })
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

it('leaves an analysis worker the halves that its limits give it', async () => {
  // in a process of its own: the flags hold for all that starts in it from then on
  const script = `
    import { Worker } from 'node:worker_threads'
    import { holdYoungObjects } from '${new URL('./young-objects.ts', import.meta.url).href}'
    holdYoungObjects()
    const look = "require('node:v8').getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size"
    for (const maxYoungGenerationSizeMb of [12, 24]) {
      const worker = new Worker("require('node:worker_threads').parentPort.postMessage(" + look + ')', { eval: true, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb } })
      worker.on('message', (bytes) => console.log(maxYoungGenerationSizeMb, bytes / 1024 ** 2))
    }`
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(out.trim().split('\n').sort()).toEqual(['12 4', '24 8'])
})
