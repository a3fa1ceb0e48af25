import { describe, expect, it } from 'vitest'
import { createFakeHost, createManualSchedule, sampleOptimization, settlePromises } from '../testing/index.ts'
import type { AnalysisRequest } from './analyzer.ts'
import { createWorkerAnalyzer, type WorkerLike } from './worker-analyzer.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

const { documentId, input, context } = createFakeHost().readDraft()
const request: AnalysisRequest = {
  documentId,
  input,
  context: { ...context, now: '2026-11-21', options: { seo: true, aeo: true, titles: 5 } },
}
const live = () => new AbortController().signal

function setUp() {
  const timers = createManualSchedule()
  const workers: { readonly sent: ToWorker[]; say(message: FromWorker): void; fail(message?: string): void; isEnded: boolean }[] = []
  const start = (): WorkerLike => {
    const listeners = new Map<string, (event: never) => void>()
    const worker = {
      sent: [] as ToWorker[],
      isEnded: false,
      say: (data: FromWorker) => listeners.get('message')?.({ data } as never),
      fail: (message = '') => listeners.get('error')?.({ message } as never),
    }
    workers.push(worker)
    return {
      postMessage: (message) => worker.sent.push(structuredClone(message)),
      addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
      terminate: () => {
        worker.isEnded = true
      },
    }
  }
  const analyzer = createWorkerAnalyzer({ start, schedule: timers.schedule, timeoutMs: 1000 })
  return { analyzer, workers, timers }
}

const succeeds = (id: number, aeo_score = 64): FromWorker => ({
  type: 'result',
  id,
  ok: true,
  optimization: sampleOptimization({ aeo_score }),
})

describe('createWorkerAnalyzer', () => {
  it('starts no worker before it is asked, and only one', async () => {
    const { analyzer, workers } = setUp()
    expect(workers).toHaveLength(0)
    const both = [analyzer.analyze(request, live()), analyzer.analyze(request, live())]
    workers[0]!.say(succeeds(1))
    workers[0]!.say(succeeds(2))
    await Promise.all(both)
    expect(workers).toHaveLength(1)
  })

  it('gives each answer to its own request, in any order', async () => {
    const { analyzer, workers } = setUp()
    const first = analyzer.analyze(request, live())
    const second = analyzer.analyze(request, live())
    workers[0]!.say(succeeds(2, 20))
    workers[0]!.say(succeeds(1, 10))
    expect(await first).toMatchObject({ ok: true, optimization: { aeo_score: 10 }, scorer: { kind: 'device', name: null }, fellBack: null })
    expect(await second).toMatchObject({ ok: true, optimization: { aeo_score: 20 } })
  })

  it('hands on early scores to their own request, and to none that is gone', async () => {
    const { analyzer, workers } = setUp()
    const told: unknown[] = []
    const controller = new AbortController()
    const first = analyzer.analyze(request, controller.signal, (scores) => told.push([1, scores]))
    const second = analyzer.analyze(request, live(), (scores) => told.push([2, scores]))
    controller.abort()
    for (const id of [1, 2, 3]) workers[0]!.say({ type: 'scores', id, scores: { aeoScore: 40, seoScore: 50 } })
    workers[0]!.say(succeeds(2))
    expect(await first).toMatchObject({ reason: 'aborted' })
    expect(await second).toMatchObject({ ok: true })
    expect(told).toEqual([[2, { aeoScore: 40, seoScore: 50 }]])
  })

  it('sends the worker a stop once its caller has given up, and ignores its late answer', async () => {
    const { analyzer, workers, timers } = setUp()
    const controller = new AbortController()
    const asked = analyzer.analyze(request, controller.signal)
    controller.abort()
    expect(await asked).toMatchObject({ ok: false, reason: 'aborted' })
    expect(workers[0]!.sent.at(-1)).toEqual({ type: 'cancel', id: 1 })
    workers[0]!.say(succeeds(1))
    expect(timers.waiting()).toBe(0)
  })

  it('does not even start for a request that was given up before', async () => {
    const { analyzer, workers } = setUp()
    expect(await analyzer.analyze(request, AbortSignal.abort())).toMatchObject({ reason: 'aborted' })
    expect(workers).toHaveLength(0)
  })

  it('says worker_blocked when the browser throws at the start', async () => {
    const analyzer = createWorkerAnalyzer({
      start: () => {
        throw new Error('SecurityError')
      },
      schedule: createManualSchedule().schedule,
    })
    expect(await analyzer.analyze(request, live())).toEqual({
      ok: false,
      reason: 'worker_blocked',
      detail: 'SecurityError',
      retryAfterSeconds: null,
    })
  })

  it('says worker_blocked when the script never came to life', async () => {
    const { analyzer, workers } = setUp()
    const asked = analyzer.analyze(request, live())
    workers[0]!.fail()
    expect(await asked).toMatchObject({ reason: 'worker_blocked', detail: null })
  })

  it('says worker_died to everyone who waited, ends it, and starts a new one for the next request', async () => {
    const { analyzer, workers } = setUp()
    const both = [analyzer.analyze(request, live()), analyzer.analyze(request, live())]
    workers[0]!.say({ type: 'ready' })
    workers[0]!.fail('out of memory')
    expect(await Promise.all(both)).toMatchObject([{ reason: 'worker_died', detail: 'out of memory' }, { reason: 'worker_died' }])
    expect(workers[0]!.isEnded).toBe(true)
    const next = analyzer.analyze(request, live())
    workers[1]!.say(succeeds(3))
    expect(await next).toMatchObject({ ok: true })
  })

  it('ends a worker that does not answer in time', async () => {
    const { analyzer, workers, timers } = setUp()
    const asked = analyzer.analyze(request, live())
    workers[0]!.say({ type: 'ready' })
    await timers.advance(1000)
    expect(await asked).toMatchObject({ reason: 'timeout' })
    expect(workers[0]!.isEnded).toBe(true)
  })

  it('hands on what the worker could not do', async () => {
    const { analyzer, workers } = setUp()
    const asked = analyzer.analyze(request, live())
    workers[0]!.say({ type: 'result', id: 1, ok: false, reason: 'failed', detail: 'TypeError: x' })
    expect(await asked).toMatchObject({ reason: 'failed', detail: 'TypeError: x' })
  })

  it('answers when the request cannot be copied', async () => {
    const { analyzer } = setUp()
    const odd = { ...request, input: { ...request.input, hook: () => {} } } as unknown as AnalysisRequest
    expect(await analyzer.analyze(odd, live())).toMatchObject({ ok: false, reason: 'failed' })
  })

  it('closes: the worker ends, open requests are aborted', async () => {
    const { analyzer, workers } = setUp()
    const asked = analyzer.analyze(request, live())
    analyzer.close()
    expect(await asked).toMatchObject({ reason: 'aborted' })
    expect(workers[0]!.isEnded).toBe(true)
    await settlePromises()
  })
})
