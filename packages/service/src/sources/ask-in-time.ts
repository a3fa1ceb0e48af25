import type { FetchedDocument, FetchRefused } from '../fetching/safe-fetch.ts'
import type { createDocumentCache } from './cache-documents.ts'

type Answer = FetchedDocument | FetchRefused

/** A page that was not asked for, because the time of the call was over. */
const late: FetchRefused = { ok: false, outcome: 'timeout', reason: 'timeout', detail: 'The call took too long.' }

/** The call for which a page was to be asked has ended before its answer: no copy is kept. */
class CallEnded extends Error {}

/**
 * The answer of a page, or that the call's time is over: a site that asks for an hour's pause holds no call. Calls wait for one request together;
 * where the call that began it ends first, the next one asks.
 */
export async function askInTime(
  signal: AbortSignal,
  cached: ReturnType<typeof createDocumentCache>,
  key: string,
  turn: (ask: () => Promise<Answer>) => Promise<Answer>,
  fetch: () => Promise<Answer>,
): Promise<Answer> {
  const ended = new Promise<Answer>((resolve) => {
    if (signal.aborted) resolve(late)
    signal.addEventListener('abort', () => resolve(late), { once: true })
  })
  const ask = async (): Promise<Answer> => {
    if (signal.aborted) throw new CallEnded()
    const answer = await fetch()
    if (!answer.ok && signal.aborted) throw new CallEnded()
    return answer
  }
  while (!signal.aborted)
    try {
      return await Promise.race([cached(key, () => turn(ask)), ended])
    } catch (error) {
      if (!(error instanceof CallEnded)) throw error
    }
  return late
}
