import { expect, it } from 'vitest'
import { retryAfterMs } from '../../providers/src/retry.ts'
import { retryAfter } from './retrying-fetch.ts'

it.each(['0', '7', '3600', 'Tue, 24 Nov 2026 12:01:30 GMT', 'Tue, 24 Nov 2026 11:00:00 GMT', 'soon'])(
  'reads Retry-After as servers do: %s',
  (value) => {
    const now = Date.UTC(2026, 10, 24, 12)
    const seconds = retryAfter(new Response(null, { headers: { 'retry-after': value } }), () => now)
    expect(seconds === null ? null : seconds * 1000).toBe(retryAfterMs(value, now))
  },
)
