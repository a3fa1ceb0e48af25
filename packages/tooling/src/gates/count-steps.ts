import { Session } from 'node:inspector'
import { fileURLToPath } from 'node:url'

/** The process of `step-counter.ts`: V8 counts only what it compiles after it was asked to count, so the code is loaded after that. */
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

const self = fileURLToPath(import.meta.url)

/**
 * Runs since the last call: of each function its busiest part. V8 leaves out parts that run as often as what they are in, so the sum of all parts
 * would jump with a difference of one.
 */
function takeSteps(): number {
  let steps = 0
  session.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error) throw error
    for (const { url, functions } of answer.result)
      if (url.startsWith('file:') && fileURLToPath(url) !== self)
        for (const { ranges } of functions) steps += Math.max(...ranges.map(({ count }) => count))
  })
  return steps
}

const work = await import(process.argv[2] ?? '')
// what runs while modules load is no step of a call
takeSteps()
process.on('message', async ({ name, values }: { readonly name: string; readonly values: readonly unknown[] }) => {
  try {
    await work[name](...values)
    process.send?.({ steps: takeSteps() })
  } catch (error) {
    takeSteps()
    process.send?.({ fault: error instanceof Error ? error.message : String(error) })
  }
})
