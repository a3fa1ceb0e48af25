import type { TrafficEvent } from './front-end-traffic.ts'

export interface QueueSettings {
  /** Address that takes events: `/v1/events` of a service, or `/api/citable/events` of Strapi. */
  readonly endpoint: string
  /** A key of the service with `events:write`, or a token of Strapi. Keep it on the server. */
  readonly token: string
  /** Events that wait at most; then the oldest are dropped. Default 10,000, as in the plugins. */
  readonly maxWaiting?: number
  /** Milliseconds until fewer than a batch are sent. Default 5,000. */
  readonly waitMs?: number
  /** Milliseconds that a sending may take. Default 2,000. */
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
}

export interface QueueCounts {
  readonly waiting: number
  /** Taken by the endpoint, also those that it knew. */
  readonly sent: number
  /** Given up: the queue was full, or the endpoint refused them for good. */
  readonly dropped: number
}

export interface TrafficQueue {
  add(event: TrafficEvent): void
  readonly counts: QueueCounts
  /** Sends what waits, and takes no more. Resolves when all is sent, nothing more can be, or the time is over. */
  close(maxMs?: number): Promise<void>
}

/** Events of one call, and their characters: the endpoint takes 500, and 256 KiB. Those of addresses and names of agents are a byte each. */
const [batchSize, batchCharacters] = [500, 200_000] as const

/** Milliseconds between attempts while the endpoint does not answer. Our own choice: one lost call a minute is no load for either side. */
const backOff = { first: 1_000, longest: 60_000 } as const

/** Refusals of the events themselves. After any other answer, one of a wrong address too, they may pass later. */
const forGood: readonly number[] = [400, 413, 422]

/**
 * Events that are sent in batches, apart from the requests that they describe. While the endpoint does not answer they wait, and are tried again after 1 s,
 * 2 s … 60 s, or as `Retry-After` says. Each has an id, so that one that is sent twice counts once.
 */
export function createTrafficQueue({
  endpoint,
  token,
  maxWaiting = 10_000,
  waitMs = 5_000,
  timeoutMs = 2_000,
  fetch: send = fetch,
}: QueueSettings): TrafficQueue {
  let waiting: TrafficEvent[] = []
  let [sent, dropped, failures] = [0, 0, 0]
  let timer: ReturnType<typeof setTimeout> | null = null
  let sending: Promise<void> | null = null
  let isClosed = false

  const plan = (ms: number): void => {
    timer ??= setTimeout(() => void flush(), ms)
    // in Node: a timer alone keeps no process alive
    ;(timer as { unref?: () => void }).unref?.()
  }
  const stopTimer = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  /** @returns milliseconds until the next attempt; null: the batch is done with */
  const sendBatch = async (batch: readonly TrafficEvent[]): Promise<number | null> => {
    const fallBack = () => Math.min(backOff.first * 2 ** failures++, backOff.longest)
    const stop = new AbortController()
    const limit = setTimeout(() => stop.abort(), timeoutMs)
    try {
      const answer = await send(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ source: 'middleware', events: batch }),
        signal: stop.signal,
        redirect: 'error',
      })
      // frees the connection; not waited for: a wrapped body may never settle
      answer.body?.cancel().catch(() => {})
      if (!answer.ok && !forGood.includes(answer.status)) {
        const asked = Number(answer.headers.get('retry-after') ?? 0) * 1_000
        return Math.max(fallBack(), Number.isFinite(asked) ? Math.min(asked, 10 * backOff.longest) : 0)
      }
      if (answer.ok) sent += batch.length
      else dropped += batch.length
      failures = 0
      return null
    } catch {
      return fallBack()
    } finally {
      clearTimeout(limit)
    }
  }
  const run = async (): Promise<void> => {
    for (;;) {
      const batch = batchOf(waiting)
      const isCut = batch.length < Math.min(waiting.length, batchSize)
      if (batch.length === 0) return
      const pause = await sendBatch(batch)
      if (pause !== null) {
        if (!isClosed) plan(pause)
        return
      }
      // the oldest may have been dropped meanwhile
      const done = new Set(batch)
      waiting = waiting.filter((event) => !done.has(event))
      if (waiting.length < batchSize && !isCut && !isClosed) {
        if (waiting.length > 0) plan(waitMs)
        return
      }
    }
  }
  const flush = (): Promise<void> => {
    stopTimer()
    sending ??= run().finally(() => {
      sending = null
    })
    return sending
  }
  return {
    add(event) {
      if (isClosed) {
        dropped++
        return
      }
      waiting.push(event)
      if (waiting.length > maxWaiting) {
        waiting.shift()
        dropped++
      }
      // while the endpoint does not answer, a full batch is no reason to ask it sooner
      if (waiting.length >= batchSize && failures === 0 && sending === null) void flush()
      else if (sending === null) plan(waitMs)
    },
    get counts() {
      return { waiting: waiting.length, sent, dropped }
    },
    async close(maxMs = 5_000) {
      isClosed = true
      stopTimer()
      const end = new Promise<void>((resolve) => {
        ;(setTimeout(resolve, maxMs) as { unref?: () => void }).unref?.()
      })
      const drain = async () => {
        await sending
        await flush()
      }
      await Promise.race([drain(), end])
      stopTimer()
    },
  }
}

/** The oldest, as many as one call takes. */
function batchOf(waiting: readonly TrafficEvent[]): readonly TrafficEvent[] {
  let characters = 0
  const events = waiting.slice(0, batchSize)
  const end = events.findIndex((event, index) => {
    characters += JSON.stringify(event).length
    return characters > batchCharacters && index > 0
  })
  return end === -1 ? events : events.slice(0, end)
}
