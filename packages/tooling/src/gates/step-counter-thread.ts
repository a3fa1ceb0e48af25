import { Session } from 'node:inspector'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

/** The thread of `step-counter.ts`: V8 counts only what it compiles after it was asked to count, so the code is loaded after that. */
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

const self = fileURLToPath(import.meta.url)

/** Runs of all functions, branches and bodies of loops since the last call. */
function takeSteps(): number {
  let steps = 0
  session.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error) throw error
    for (const { url, functions } of answer.result)
      if (url.startsWith('file:') && fileURLToPath(url) !== self)
        for (const { ranges } of functions) for (const { count } of ranges) steps += count
  })
  return steps
}

const work = await import(workerData as string)
parentPort?.on('message', async ({ name, values }: { readonly name: string; readonly values: readonly unknown[] }) => {
  takeSteps()
  await work[name](...values)
  parentPort?.postMessage(takeSteps())
})
