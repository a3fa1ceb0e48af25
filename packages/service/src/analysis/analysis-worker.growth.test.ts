import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { warmUpJob } from './warm-up-job.ts'
import type { WorkerAnswer } from './worker-messages.ts'

it('holds no texts of a large page until the next one comes', async () => {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), {
    workerData: { warmsUp: false },
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
  const ask = async (body: Buffer): Promise<number> => {
    const job = warmUpJob(1)
    worker.postMessage({ id: 1, work: { op: 'analyse', job: { ...job, input: { kind: 'fetched', body, charset: 'utf-8' } } } })
    const [answer] = (await once(worker, 'message')) as [WorkerAnswer]
    if (!('result' in answer && answer.result.ok)) throw new Error(JSON.stringify(answer))
    return answer.heapMb
  }
  try {
    await once(worker, 'message')
    const small = await ask(Buffer.from(`<article><p>Bread is food. ${'Bread is made of flour and water. '.repeat(100)}</p></article>`))
    const large = await ask(Buffer.from(`<article><p>Bread is food. ${'a'.repeat(8_000_000)}</p></article>`))
    expect(large - small).toBeLessThan(16)
  } finally {
    await worker.terminate()
  }
})
