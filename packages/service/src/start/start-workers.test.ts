import { expect, it } from 'vitest'
import { startWorkers } from './start-workers.ts'

it('closes after what runs, which hears of it', async () => {
  const gate = Promise.withResolvers<void>()
  const tidied = Promise.withResolvers<AbortSignal>()
  const events: string[] = []
  const none = async () => {}
  const workers = startWorkers({
    jobs: { runDue: none, tidy: none, close: none },
    deliveries: { sendDue: none, close: none },
    sources: { checkDue: none, close: none },
    tidy: async (signal) => {
      tidied.resolve(signal)
      await gate.promise
      events.push('tidied')
    },
    logger: { error: (...told: readonly unknown[]) => events.push(String(told)) },
  })
  const signal = await tidied.promise
  const closed = workers.close(0).then(() => events.push('closed'))
  expect(signal.aborted).toBe(true)
  await new Promise(setImmediate)
  expect(events).toEqual([])
  gate.resolve()
  await closed
  expect(events).toEqual(['tidied', 'closed'])
})
