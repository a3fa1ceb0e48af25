import { loadLanguagePack } from '@citable/core/languages'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeHost, fakeDocument, settlePromises } from '../testing/index.ts'
import type { AnalysisRequest } from './analyzer.ts'
import { type LoadLanguage, serveAnalysis } from './serve-analysis.ts'
import type { FromWorker } from './worker-messages.ts'

let close = () => {}
afterEach(() => close())

const request = (documentId: string, text = 'It rises for 4 hours.'): AnalysisRequest => {
  const { input, context } = createFakeHost(fakeDocument({ blocks: [{ id: 'b', kind: 'paragraph', text }] })).readDraft()
  return { documentId, input, context: { ...context, now: '2026-11-21', options: { seo: true, aeo: true, titles: 5 } } }
}

/** The loop behind a real message channel. */
function serve(loadLanguage: LoadLanguage = loadLanguagePack) {
  const { port1, port2 } = new MessageChannel()
  const answers: FromWorker[] = []
  port1.addEventListener('message', ({ data }) => answers.push(data))
  port1.start()
  serveAnalysis(port2 as unknown as Parameters<typeof serveAnalysis>[0], { loadLanguage })
  port2.start()
  close = () => port1.close()
  const results = () => answers.filter((answer) => answer.type === 'result')
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await settlePromises()
  }
  return { send: (message: unknown) => port1.postMessage(message), answers, results, until }
}

describe('serveAnalysis', () => {
  it('says that it is there, then the scores, then all of the answer', async () => {
    const { send, answers, until } = serve()
    send({ type: 'analyze', id: 1, request: request('1') })
    await until(() => answers.length === 3)
    expect(answers[0]).toEqual({ type: 'ready' })
    const { optimization } = answers[2] as Extract<FromWorker, { ok: true }>
    expect(answers[1]).toEqual({ type: 'scores', id: 1, scores: { aeoScore: optimization.aeo_score, seoScore: optimization.seo_score } })
    expect(answers[2]).toMatchObject({ type: 'result', id: 1, ok: true, optimization: { article: { title: 'Sourdough at home' } } })
  })

  it('never runs a request that a newer one of the same document has overtaken', async () => {
    const { send, results, until } = serve()
    send({ type: 'analyze', id: 1, request: request('1', 'Old.') })
    send({ type: 'analyze', id: 2, request: request('1', 'New.') })
    await until(() => results().length === 2)
    expect(results()).toMatchObject([
      { id: 1, ok: false, reason: 'aborted' },
      { id: 2, ok: true },
    ])
  })

  it('answers every document', async () => {
    const { send, results, until } = serve()
    for (const id of [1, 2, 3]) send({ type: 'analyze', id, request: request(String(id)) })
    await until(() => results().length === 3)
    expect(results().map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ])
  })

  it('says nothing about a cancelled request', async () => {
    const { send, results, until } = serve()
    send({ type: 'analyze', id: 1, request: request('1') })
    send({ type: 'cancel', id: 1 })
    send({ type: 'analyze', id: 2, request: request('2') })
    await until(() => results().length === 1)
    expect(results()).toMatchObject([{ id: 2, ok: true }])
  })

  it('answers a fault as a value and goes on', async () => {
    let isOffline = true
    const { send, results, until } = serve(async (tag) => {
      if (isOffline) throw new Error('no pack')
      return loadLanguagePack(tag)
    })
    send({ type: 'analyze', id: 1, request: request('1') })
    await until(() => results().length === 1)
    isOffline = false
    send({ type: 'analyze', id: 2, request: request('1') })
    await until(() => results().length === 2)
    expect(results()).toMatchObject([
      { id: 1, ok: false, reason: 'failed', detail: 'Error: no pack' },
      { id: 2, ok: true },
    ])
  })

  it('answers an invalid request instead of dying', async () => {
    const { send, results, until } = serve()
    send({ type: 'analyze', id: 1, request: { documentId: '1' } })
    await until(() => results().length === 1)
    expect(results()).toMatchObject([{ id: 1, ok: false, reason: 'failed' }])
  })

  it.each([null, 'analyze', 7, {}, { type: 'analyze' }, { type: 'analyze', id: '1', request: {} }, { type: 'other', id: 1 }])(
    'ignores what is not for it: %j',
    async (message) => {
      const { send, results, until } = serve()
      send(message)
      send({ type: 'analyze', id: 9, request: request('1') })
      await until(() => results().length > 0)
      expect(results().map(({ id }) => id)).toEqual([9])
    },
  )
})
