import { expect, test } from 'vitest'
import { retryAfter, retryingFetch } from './retrying-fetch.ts'
import { waitForJob } from './wait-for-job.ts'

interface Step {
  readonly status: number
  readonly after?: string
}

/** Sends one request through answers in turn; gives the last status, the number of attempts and the waits. */
async function sent(
  steps: readonly Step[],
  { path = '/v1/whoami', method = 'GET', headers = {} as Record<string, string>, random = 0.5 } = {},
) {
  const waits: number[] = []
  let attempts = 0
  const send = retryingFetch({
    fetch: async () => {
      const { status, after } = steps[attempts++]!
      return new Response(null, { status, ...(after !== undefined && { headers: { 'retry-after': after } }) })
    },
    retries: 2,
    timeoutMs: 60_000,
    sleep: async (ms) => {
      waits.push(ms)
    },
    random: () => random,
  })
  const { status } = await send(new Request(`https://citable.example${path}`, { method, headers }))
  return { status, attempts, waits }
}

test.each<[string, Parameters<typeof sent>, Awaited<ReturnType<typeof sent>>]>([
  [
    'waits grow by the power of two, shortened by chance',
    [[{ status: 503 }, { status: 502 }, { status: 200 }]],
    { status: 200, attempts: 3, waits: [250, 500] },
  ],
  ['chance 0 waits not at all', [[{ status: 503 }, { status: 200 }], { random: 0 }], { status: 200, attempts: 2, waits: [0] }],
  [
    'the longest wait that is kept is 30 seconds',
    [[{ status: 429, after: '30' }, { status: 200 }]],
    { status: 200, attempts: 2, waits: [30_000] },
  ],
  ['one second more is handed to the caller', [[{ status: 429, after: '31' }]], { status: 429, attempts: 1, waits: [] }],
  ['a wait of nothing is kept too', [[{ status: 429, after: '0' }, { status: 200 }]], { status: 200, attempts: 2, waits: [0] }],
  ['Retry-After alone makes no fault a passing one', [[{ status: 500, after: '1' }]], { status: 500, attempts: 1, waits: [] }],
  [
    'a conflict passes where it names a wait',
    [[{ status: 409, after: '2' }, { status: 200 }]],
    { status: 200, attempts: 2, waits: [2_000] },
  ],
  [
    'no more than the repeats allowed',
    [[{ status: 504 }, { status: 504 }, { status: 504 }]],
    { status: 504, attempts: 3, waits: [250, 500] },
  ],
  ['a call that writes without a key is not repeated', [[{ status: 503 }], { method: 'POST' }], { status: 503, attempts: 1, waits: [] }],
  [
    'a call that writes with a key is repeated',
    [[{ status: 503 }, { status: 200 }], { method: 'POST', headers: { 'idempotency-key': 'k' } }],
    { status: 200, attempts: 2, waits: [250] },
  ],
  [
    'events below a path are repeated',
    [[{ status: 503 }, { status: 202 }], { method: 'POST', path: '/tools/v1/events' }],
    { status: 202, attempts: 2, waits: [250] },
  ],
  [
    'what only begins like events is not',
    [[{ status: 503 }], { method: 'POST', path: '/v1/events/test' }],
    { status: 503, attempts: 1, waits: [] },
  ],
])('%s', async (_name, parts, expected) => expect(await sent(...parts)).toEqual(expected))

test('a repeat waits no longer once the caller has stopped, and is not sent', async () => {
  const stop = new AbortController()
  let attempts = 0
  const send = retryingFetch({
    fetch: async () => {
      attempts++
      throw new TypeError('fetch failed')
    },
    retries: 2,
    timeoutMs: 60_000,
    sleep: async (_ms, signal) => {
      stop.abort()
      expect(signal.aborted).toBe(true)
    },
    random: () => 1,
  })
  await expect(send(new Request('https://citable.example/', { signal: stop.signal }))).rejects.toMatchObject({
    code: 'aborted',
    message: 'The call was stopped.',
  })
  expect(attempts).toBe(1)
})

test('the error holds the last fault and its cause', async () => {
  const cause = new TypeError('fetch failed')
  const send = retryingFetch({
    fetch: async () => Promise.reject(cause),
    retries: 0,
    timeoutMs: 60_000,
    sleep: async () => {},
    random: () => 1,
  })
  await expect(send(new Request('https://citable.example/'))).rejects.toMatchObject({
    code: 'unreachable',
    message: 'The service could not be reached.',
    cause,
  })
})

test.each([
  ['1 second', null],
  ['x7', null],
  ['7', 7],
  ['Tue, 24 Nov 2026 12:00:01 GMT', 1],
  ['Tue, 24 Nov 2026 11:59:59 GMT', 0],
])('Retry-After “%s” is %j seconds', (value, seconds) => {
  const now = Date.UTC(2026, 10, 24, 12) + 500
  const answered = retryAfter(new Response(null, { headers: { 'retry-after': value } }), () => now)
  expect(answered).toBe(seconds)
})

test('no Retry-After is no wait', () => expect(retryAfter(new Response(null), () => 0)).toBeNull())

test('a job is asked for at most every five seconds, and reported only when its state or a count moves', async () => {
  const states = [
    { status: 'queued', counts: { total: 2, failed: 0 } },
    { status: 'running', counts: { total: 2, failed: 0 } },
    { status: 'running', counts: { total: 2, failed: 1 } },
    ...Array.from({ length: 7 }, () => ({ status: 'running', counts: { total: 2, failed: 1 } })),
    { status: 'failed', counts: { total: 2, failed: 2 } },
  ] as const
  const waits: number[] = []
  const told: unknown[] = []
  let asked = 0
  const end = await waitForJob(
    async () => states[asked++] as never,
    async (ms) => {
      waits.push(ms)
    },
    { onProgress: (job) => told.push(job) },
  )
  expect(waits).toEqual([250, 375, 562.5, 843.75, 1265.625, 1898.4375, 2847.65625, 4271.484375, 5000, 5000])
  expect(told).toEqual([states[0], states[1], states[2], states[10]])
  expect(end).toEqual(states[10])
})
