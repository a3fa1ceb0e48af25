import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTrafficQueue } from './traffic-queue.ts'

type Answer = Response | Error | 'never'

/** A queue whose endpoint gives these answers, the last one again and again. */
function queueWith(answers: readonly Answer[], more: { readonly maxWaiting?: number } = {}) {
  const batches: { readonly id: number }[][] = []
  const send = vi.fn(async (_url: unknown, init?: RequestInit) => {
    batches.push(JSON.parse(String(init?.body)).events)
    const answer = answers[Math.min(batches.length, answers.length) - 1]!
    if (answer instanceof Error) throw answer
    if (answer !== 'never') return answer.clone()
    return new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  const queue = createTrafficQueue({
    endpoint: 'http://service.example/v1/events',
    token: 'key',
    fetch: send as unknown as typeof fetch,
    ...more,
  })
  const add = (count: number, from = 0) => {
    for (let id = from; id < from + count; id++) queue.add({ id })
  }
  return { queue, batches, add, send }
}
const done = new Response('{}', { status: 202 })

afterEach(() => {
  vi.useRealTimers()
})

describe('events on their way', () => {
  test('few wait five seconds, a batch goes at once', async () => {
    vi.useFakeTimers()
    const { queue, batches, add } = queueWith([done])
    add(3)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(batches).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(batches.map((batch) => batch.length)).toEqual([3])
    add(1_000, 3)
    await vi.advanceTimersByTimeAsync(0)
    expect(batches.map((batch) => batch.length)).toEqual([3, 500, 500])
    expect(queue.counts).toEqual({ waiting: 0, sent: 1_003, dropped: 0 })
  })

  test.each([
    ['no answer', new Error('refused')],
    ['it answers too late', 'never' as const],
    ['it has a fault', new Response('', { status: 500 })],
    ['it is behind something that fails', new Response('', { status: 503 })],
    ['its key is not valid, yet', new Response('', { status: 401 })],
    ['its address is wrong', new Response('', { status: 404 })],
    ['something before it takes no POST', new Response('', { status: 405 })],
  ])('while %s they wait longer and longer, the oldest are dropped, and then all go once', async (_name, fault) => {
    vi.useFakeTimers()
    const { queue, batches, add } = queueWith([fault, fault, fault, fault, done], { maxWaiting: 40 })
    add(30)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(batches).toHaveLength(5)
    expect(queue.counts).toEqual({ waiting: 0, sent: 30, dropped: 0 })
  })

  test('a day without the endpoint: the newest are kept, it is asked once a minute', async () => {
    vi.useFakeTimers()
    const { queue, send, add } = queueWith([new Error('refused')], { maxWaiting: 100 })
    for (let hour = 0; hour < 24; hour++) {
      add(100, hour * 100)
      await vi.advanceTimersByTimeAsync(3_600_000)
    }
    expect(queue.counts).toEqual({ waiting: 100, sent: 0, dropped: 2_300 })
    expect(send.mock.calls.length).toBeGreaterThan(1_400)
    expect(send.mock.calls.length).toBeLessThan(1_500)
  })

  test('a call holds no more than the endpoint takes', async () => {
    vi.useFakeTimers()
    const { queue, batches } = queueWith([done])
    for (let id = 0; id < 450; id++) queue.add({ id, user_agent: 'x'.repeat(1_000) })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(queue.counts).toEqual({ waiting: 0, sent: 450, dropped: 0 })
    for (const batch of batches) expect(JSON.stringify({ source: 'middleware', events: batch }).length).toBeLessThan(256 * 1024)
    expect(batches.flat().map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, id) => id))
  })

  test('Retry-After is kept', async () => {
    vi.useFakeTimers()
    const { batches, add } = queueWith([new Response('', { status: 429, headers: { 'retry-after': '90' } }), done])
    add(1)
    await vi.advanceTimersByTimeAsync(5_000 + 89_999)
    expect(batches).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(batches).toHaveLength(2)
  })

  test.each([400, 413, 422])('what is refused with %i is given up', async (status) => {
    vi.useFakeTimers()
    const { queue, batches, add } = queueWith([new Response('', { status }), done])
    add(2)
    await vi.advanceTimersByTimeAsync(5_000)
    add(1, 2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(queue.counts).toEqual({ waiting: 0, sent: 1, dropped: 2 })
    expect(batches.map((batch) => batch.length)).toEqual([2, 1])
  })

  test('closing sends what waits, takes no more, and ends without an answer', async () => {
    const { queue, batches, add } = queueWith([done])
    add(700)
    await queue.close()
    add(1)
    expect(batches.flat()).toHaveLength(700)
    expect(queue.counts).toEqual({ waiting: 0, sent: 700, dropped: 1 })
    const hanging = queueWith(['never'])
    hanging.add(1)
    await hanging.queue.close(10)
    expect(hanging.queue.counts).toMatchObject({ waiting: 1, sent: 0 })
  })
})
