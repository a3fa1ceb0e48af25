import { pack as english } from '@citable/core/languages/en'
import { createFakeHost } from '@citable/editor/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { createDeviceAnalyzer, prepareDevice } from './analyzers.ts'

vi.mock('@strapi/strapi/admin', () => ({}))

afterEach(() => vi.unstubAllGlobals())

const { documentId, input, context } = createFakeHost().readDraft()
const request = { documentId, input, context: { ...context, now: '2026-11-27', options: { seo: true, aeo: true, titles: 5 } } }

it.each([
  ['asked', () => {}],
  ['prepared', prepareDevice],
])('a browser that refuses a worker as soon as it is %s scores in the page', async (_when, before) => {
  const started: string[] = []
  vi.stubGlobal(
    'Worker',
    class {
      constructor(address: string) {
        started.push(address)
        throw new DOMException('refused', 'SecurityError')
      }
    },
  )
  vi.stubGlobal('window', { strapi: { backendURL: 'https://cms.example.org' } })
  vi.stubGlobal('__CITABLE_PACKS__', 'de en')
  const fetched = vi.fn(async (_address: string) => Response.json(english))
  vi.stubGlobal('fetch', fetched)
  before()
  const { analyzer, close } = createDeviceAnalyzer()
  const answer = await analyzer.analyze(request, new AbortController().signal)
  close()
  expect(answer).toMatchObject({ ok: true, scorer: { kind: 'device' }, fellBack: { reason: 'worker_blocked' } })
  expect(answer).toHaveProperty('optimization.aeo_score', expect.any(Number))
  expect(fetched.mock.calls).toEqual([['https://cms.example.org/citable/languages/en.json']])
  expect(new Set(started)).toEqual(new Set(['https://cms.example.org/citable/worker.js']))
})
