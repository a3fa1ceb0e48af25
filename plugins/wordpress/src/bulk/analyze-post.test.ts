import { sampleOptimization } from '@citable/editor/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPostAnalyzer } from './analyze-post.ts'

const device = vi.hoisted(() => ({
  analyze: (_request: object, _signal: AbortSignal): Promise<object> => Promise.resolve({}),
  close: () => {},
}))
vi.mock('@citable/editor', async (original) => ({ ...(await original<object>()), createWorkerAnalyzer: () => device }))

const analyze = vi.fn<typeof device.analyze>()
beforeEach(() => {
  analyze.mockReset()
  device.analyze = analyze
})
afterEach(() => {
  vi.useRealTimers()
})

const request = {
  url: 'https://a.example/kettle',
  site: { url: 'https://a.example', name: 'A' },
  content: { title: 'Kettle', html: '<p>A kettle boils water.</p>' },
}
const post = { id: 7, title: 'Kettle', edit: '', content_hash: 'of-the-server', request }
const signal = new AbortController().signal

it('a post is analysed under its id, without structured data of the page, and stored with the text the server has handed over', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28), toFake: ['Date'] })
  analyze.mockResolvedValue({ ok: true, optimization: sampleOptimization() })
  const stored = await createPostAnalyzer(signal).analyze(post)
  expect(stored).toMatchObject({ by: 'bulk', content_hash: 'of-the-server', analysed_at: '2026-11-28T00:00:00Z' })
  expect(analyze.mock.calls).toEqual([[expect.objectContaining({ documentId: '7' }), signal]])
  expect(analyze.mock.calls[0]?.[0]).toMatchObject({ context: { readJsonLd: false, url: 'https://a.example/kettle' } })
})

it.each([
  ['no text', { ...request, content: { title: 'Kettle', html: '' } }],
  ['nothing but spaces', { ...request, content: { title: 'Kettle', html: ' \n' } }],
])('a post with %s is passed without an analysis', async (_what, empty) => {
  expect(await createPostAnalyzer(signal).analyze({ ...post, request: empty })).toBe('no_text')
  expect(analyze).not.toHaveBeenCalled()
})

it('a request that cannot be read is passed', async () => {
  expect(await createPostAnalyzer(signal).analyze({ ...post, request: {} })).toBe('invalid')
})

it('an analysis that fails gives its code', async () => {
  analyze.mockResolvedValue({ ok: false, reason: 'worker_blocked' })
  expect(await createPostAnalyzer(signal).analyze(post)).toBe('worker_blocked')
})

it('the worker is closed at the end', () => {
  device.close = vi.fn()
  createPostAnalyzer(signal).close()
  expect(device.close).toHaveBeenCalledOnce()
})
