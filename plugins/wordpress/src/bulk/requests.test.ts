import { beforeEach, expect, it, vi } from 'vitest'
import { readPage, render, sendJob, storeAnalyses } from './requests.ts'

const site = vi.hoisted(() => ({ ask: (_asked: object): Promise<unknown> => Promise.resolve() }))
const ask = vi.fn(async (_asked: object): Promise<unknown> => ({}))
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: object) => site.ask(asked) }))

beforeEach(() => {
  ask.mockReset()
  site.ask = ask
})

const post = { id: 7, title: 'A', edit: '', content_hash: 'h', request: { url: 'https://a.example', content: { html: '', title: 'A' } } }

it.each([
  ['with texts', undefined, 'true'],
  ['without texts', false, 'false'],
])('a page of posts is asked for %s', async (_what, isRendered, said) => {
  await readPage(40, isRendered)
  expect(ask.mock.calls).toEqual([[{ path: `/citable/v1/bulk?before=40&rendered=${said}` }]])
})

it('a text of its own becomes the article of its post, and nothing else of the request changes', async () => {
  ask.mockResolvedValue({ html: '<p>Text</p>' })
  const read = await render(post)
  expect(ask.mock.calls).toEqual([[{ path: '/citable/v1/posts/7/content' }]])
  expect(read).toEqual({ ...post, request: { url: 'https://a.example', content: { html: '<p>Text</p>', title: 'A' } } })
})

it.each([
  ['a post that ends its request', { code: 'invalid_json' }, 'citable_not_rendered'],
  ['a post that is gone', { code: 'rest_post_invalid_id', data: { status: 404 } }, 'rest_post_invalid_id'],
])('%s is passed with its code', async (_what, error, code) => {
  ask.mockRejectedValue(error)
  expect(await render(post)).toBe(code)
})

it('a site that cannot be reached is asked again by who asked', async () => {
  ask.mockRejectedValue({ data: { status: 503 } })
  await expect(render(post)).rejects.toEqual({ data: { status: 503 } })
})

it('analyses go in one request, and each has its own outcome', async () => {
  const analyses = [{ id: 7, analysis: {} }]
  ask.mockResolvedValue({
    results: [
      { id: 7, result: 'stored' },
      { id: 8, result: 'changed' },
    ],
  })
  expect([...(await storeAnalyses(analyses))]).toEqual([
    [7, 'stored'],
    [8, 'changed'],
  ])
  expect(ask.mock.calls).toEqual([[{ path: '/citable/v1/bulk', method: 'POST', data: { analyses } }]])
})

it.each(['start', 'advance', 'cancel'] as const)('the job at the service is asked to %s', async (action) => {
  await sendJob(action)
  expect(ask.mock.calls).toEqual([[{ path: '/citable/v1/bulk/job', method: 'POST', data: { action } }]])
})
