import { loadLanguagePack } from '@citable/core/languages'
import { describe, expect, it } from 'vitest'
import { createFakeAnalyzer, createFakeHost, createManualSchedule, sampleOptimization } from '../testing/index.ts'
import { type AnalysisFailureReason, type AnalysisRequest, type Analyzer, analysisFailure } from './analyzer.ts'
import { createFallbackAnalyzer } from './fallback-analyzer.ts'
import { createMainThreadAnalyzer } from './main-thread-analyzer.ts'

const { documentId, input, context } = createFakeHost().readDraft()
const request: AnalysisRequest = {
  documentId,
  input,
  context: { ...context, now: '2026-11-21', options: { seo: true, aeo: true, titles: 5 } },
}
const live = () => new AbortController().signal
const failing = (reason: AnalysisFailureReason): Analyzer => ({ analyze: async () => analysisFailure(reason, reason) })
const succeeding: Analyzer = {
  analyze: async () => ({ ok: true, optimization: sampleOptimization(), scorer: { kind: 'device', name: null }, fellBack: null }),
}
const never: Analyzer = {
  analyze: () => {
    throw new Error('must not be asked')
  },
}

describe('createFallbackAnalyzer', () => {
  it('leaves the second alone while the first answers', async () => {
    expect(await createFallbackAnalyzer(succeeding, never).analyze(request, live())).toMatchObject({ ok: true, fellBack: null })
  })

  it('takes the second’s answer and says why', async () => {
    expect(await createFallbackAnalyzer(failing('unreachable'), succeeding).analyze(request, live())).toMatchObject({
      ok: true,
      scorer: { kind: 'device' },
      fellBack: { reason: 'unreachable' },
    })
  })

  it('reports the first analyzer’s reason when both fail', async () => {
    expect(await createFallbackAnalyzer(failing('unauthorized'), failing('failed')).analyze(request, live())).toMatchObject({
      ok: false,
      reason: 'unauthorized',
    })
  })

  it('leaves a failed first alone for a minute, so that it does not slow down every score', async () => {
    const timers = createManualSchedule()
    const first = createFakeAnalyzer()
    const analyzer = createFallbackAnalyzer(first, succeeding, { schedule: timers.schedule })
    const ask = () => analyzer.analyze(request, live())
    const asked = ask()
    first.last().fail('unreachable')
    expect(await asked).toMatchObject({ fellBack: { reason: 'unreachable' } })
    expect(await ask()).toMatchObject({ fellBack: { reason: 'unreachable' } })
    expect(first.asked).toHaveLength(1)
    await timers.advance(60_000)
    const again = ask()
    first.last().succeed(sampleOptimization())
    expect(await again).toMatchObject({ fellBack: null })
  })

  it('waits as long as the first one asked for', async () => {
    const timers = createManualSchedule()
    const first = createFakeAnalyzer()
    const analyzer = createFallbackAnalyzer(first, succeeding, { schedule: timers.schedule })
    const asked = analyzer.analyze(request, live())
    first.last().answer(analysisFailure('rate_limited', null, 5))
    await asked
    await timers.advance(4999)
    await analyzer.analyze(request, live())
    expect(first.asked).toHaveLength(1)
    await timers.advance(1)
    void analyzer.analyze(request, live())
    expect(first.asked).toHaveLength(2)
  })

  it('asks the first at once when a person tries again', async () => {
    const timers = createManualSchedule()
    const first = createFakeAnalyzer()
    const analyzer = createFallbackAnalyzer(first, succeeding, { schedule: timers.schedule })
    const asked = analyzer.analyze(request, live())
    first.last().fail('unreachable')
    await asked
    analyzer.forgive?.()
    void analyzer.analyze(request, live())
    expect(first.asked).toHaveLength(2)
    expect(timers.waiting()).toBe(0)
  })

  it.each(['invalid', 'too_large'] as const)('asks the first again after %s: that is about one article', async (reason) => {
    const first = createFakeAnalyzer()
    const analyzer = createFallbackAnalyzer(first, succeeding, { schedule: createManualSchedule().schedule })
    const asked = analyzer.analyze(request, live())
    first.last().answer(analysisFailure(reason))
    expect(await asked).toMatchObject({ ok: true, fellBack: { reason } })
    void analyzer.analyze(request, live())
    expect(first.asked).toHaveLength(2)
  })

  it('waits as long between keys as its first choice wants', () => {
    expect(createFallbackAnalyzer({ ...succeeding, quietMs: 900 }, succeeding).quietMs).toBe(900)
    expect(createFallbackAnalyzer(succeeding, succeeding).quietMs).toBeUndefined()
  })

  it('does not fall back for a request that was given up', async () => {
    expect(await createFallbackAnalyzer(failing('aborted'), never).analyze(request, live())).toMatchObject({ reason: 'aborted' })
    expect(await createFallbackAnalyzer(failing('timeout'), failing('aborted')).analyze(request, live())).toMatchObject({
      reason: 'aborted',
    })
  })
})

describe('createMainThreadAnalyzer', () => {
  it('waits for the page to have time, then scores on this device', async () => {
    let isIdle = false
    const analyzer = createMainThreadAnalyzer({
      loadLanguage: loadLanguagePack,
      whenIdle: async () => {
        isIdle = true
      },
    })
    expect(await analyzer.analyze(request, live())).toMatchObject({ ok: true, scorer: { kind: 'device' } })
    expect(isIdle).toBe(true)
  })

  it('does not start when a newer request came while it waited', async () => {
    const controller = new AbortController()
    const analyzer = createMainThreadAnalyzer({ loadLanguage: loadLanguagePack, whenIdle: async () => controller.abort() })
    expect(await analyzer.analyze(request, controller.signal)).toMatchObject({ ok: false, reason: 'aborted' })
  })

  it('answers a fault as a value', async () => {
    const analyzer = createMainThreadAnalyzer({ loadLanguage: () => Promise.reject(new Error('no pack')), whenIdle: async () => {} })
    expect(await analyzer.analyze(request, live())).toMatchObject({ ok: false, reason: 'failed', detail: 'Error: no pack' })
  })
})
