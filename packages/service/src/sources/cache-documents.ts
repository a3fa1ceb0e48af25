import type { FetchedDocument, FetchRefused } from '../fetching/safe-fetch.ts'

type Answer = FetchedDocument | FetchRefused

export interface DocumentCacheSettings {
  /** Bytes of all pages together; the oldest leave. */
  readonly maxBytes: number
  /** Milliseconds. */
  readonly maxAgeMs: number
  /** Milliseconds of an answer without a page: a site that was down is asked again soon. */
  readonly maxRefusedAgeMs: number
  readonly now: () => number
}

const day = 24 * 60 * 60 * 1000

export const documentCacheLimits = { maxBytes: 64 * 1024 * 1024, maxAgeMs: 30 * day, maxRefusedAgeMs: day / 24 } as const

/** Bytes that an answer without a page counts. */
const refusedBytes = 1_000

/** Asks for a page once in so long; calls for one that is under way wait for it. `key`: the page, and for whom it was asked. */
export function createDocumentCache({ maxBytes, maxAgeMs, maxRefusedAgeMs, now }: DocumentCacheSettings) {
  const known = new Map<string, { readonly at: number; readonly answer: Answer; readonly bytes: number }>()
  const pending = new Map<string, Promise<Answer>>()
  let total = 0
  const forget = (key: string): void => {
    total -= known.get(key)?.bytes ?? 0
    known.delete(key)
  }
  const keep = (key: string, answer: Answer): void => {
    forget(key)
    const bytes = answer.ok ? answer.body.length : refusedBytes
    if (bytes > maxBytes / 4) return
    known.set(key, { at: now(), answer, bytes })
    total += bytes
    while (total > maxBytes) forget(known.keys().next().value ?? '')
  }
  return async (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const copy = known.get(key)
    if (copy !== undefined && now() - copy.at < (copy.answer.ok ? maxAgeMs : maxRefusedAgeMs)) return copy.answer
    const underWay = pending.get(key)
    if (underWay !== undefined) return underWay
    const asked = ask()
    pending.set(key, asked)
    try {
      const answer = await asked
      keep(key, answer)
      return answer
    } finally {
      pending.delete(key)
    }
  }
}
