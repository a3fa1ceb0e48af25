import { expect, it } from 'vitest'
import { createFakeAnalyzer, createFakeHost, createManualSchedule, sampleOptimization, settlePromises } from '../../testing/index.ts'
import type { AnalysisRequest, AnalysisSuccess } from '../analyzer.ts'
import { createDeviceFirstAnalyzer } from './device-first-analyzer.ts'

const { documentId, input, context } = createFakeHost().readDraft()
const context2 = { ...context, now: '2026-11-21', options: { seo: true, aeo: true, titles: 5 } }
const ofService = { ...sampleOptimization(), aeo_score: 90 }

function open() {
  const [service, device] = [createFakeAnalyzer(), createFakeAnalyzer()]
  const { schedule, advance } = createManualSchedule()
  const analyzer = createDeviceFirstAnalyzer({ ...service, quietMs: 900 }, device, { schedule })
  const early: AnalysisSuccess[] = []
  const ask = () => {
    const request: AnalysisRequest = { documentId, input, context: context2 }
    return analyzer.analyze(request, new AbortController().signal, undefined, (answer) => early.push(answer))
  }
  return { service, device, analyzer, early, ask, advance }
}

it('gives the device’s answer while the service is silent, then the service’s', async () => {
  const { service, device, early, ask } = open()
  const asked = ask()
  device.last().succeed(sampleOptimization())
  await settlePromises()
  expect(early).toMatchObject([{ scorer: { kind: 'device' }, fellBack: null }])
  service.last().succeed(ofService)
  expect(await asked).toMatchObject({ optimization: { aeo_score: 90 }, fellBack: null })
})

it('asks the device once, also where its answer stands for good', async () => {
  const { service, device, early, ask } = open()
  const asked = ask()
  device.last().succeed(sampleOptimization())
  await settlePromises()
  service.last().fail('unreachable')
  expect(await asked).toMatchObject({ ok: true, optimization: { aeo_score: 64 }, fellBack: { reason: 'unreachable' } })
  expect([device.asked.length, early.length]).toEqual([1, 1])
})

it('gives no early answer once the service has spoken', async () => {
  const { service, device, early, ask } = open()
  const asked = ask()
  service.last().succeed(ofService)
  await asked
  device.last().succeed(sampleOptimization())
  await settlePromises()
  expect(early).toEqual([])
})

it('tells the service’s reason when the device fails too', async () => {
  const { service, device, early, ask } = open()
  const asked = ask()
  device.last().fail('failed')
  service.last().fail('unauthorized')
  expect(await asked).toMatchObject({ ok: false, reason: 'unauthorized' })
  expect(early).toEqual([])
})

it('waits as long between keys as the service wants', () => expect(open().analyzer.quietMs).toBe(900))
