import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('leaves an analysis worker the halves that its limits give it', async () => {
  // in a process of its own: the flags hold for all that starts in it from then on
  const script = `
    import { Worker } from 'node:worker_threads'
    import { limitYoungGeneration } from '${new URL('./young-generation.ts', import.meta.url).href}'
    limitYoungGeneration()
    const look = "require('node:v8').getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size"
    for (const maxYoungGenerationSizeMb of [12, 24]) {
      const worker = new Worker("require('node:worker_threads').parentPort.postMessage(" + look + ')', { eval: true, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb } })
      worker.on('message', (bytes) => console.log(maxYoungGenerationSizeMb, bytes / 1024 ** 2))
    }`
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(out.trim().split('\n').sort()).toEqual(['12 4', '24 8'])
})
