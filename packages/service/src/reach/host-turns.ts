import { setTimeout as wait } from 'node:timers/promises'

/** Runs one request at a time to a host, the next one after a pause. @throws AbortError when the signal ends before its turn */
export type HostTurns = <Answer>(host: string, signal: AbortSignal, ask: () => Promise<Answer>) => Promise<Answer>

/** @param pauseOf milliseconds from the answer of a host to its next request */
export function createHostTurns(pauseOf: (host: string) => number): HostTurns {
  const turns = new Map<string, Promise<unknown>>()
  return async (host, signal, ask) => {
    const before = turns.get(host) ?? Promise.resolve()
    const asking = untilEnded(before, signal).then(ask)
    // who was not asked leaves no pause behind
    const turn = before
      .then(() => asking)
      .then(
        () => wait(pauseOf(host), undefined, { ref: false }),
        () => (signal.aborted ? undefined : wait(pauseOf(host), undefined, { ref: false })),
      )
      .finally(() => {
        if (turns.get(host) === turn) turns.delete(host)
      })
    turns.set(host, turn)
    return await asking
  }
}

/** What Node takes for a timer. */
const longestMs = 2 ** 31 - 1

/** @throws AbortError */
async function untilEnded(before: Promise<unknown>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  // a pause holds no process, but who waits behind it does
  const held = setInterval(() => {}, longestMs)
  let end = (): void => {}
  const ended = new Promise<never>((_resolve, reject) => {
    end = () => reject(signal.reason)
  })
  signal.addEventListener('abort', end, { once: true })
  try {
    await Promise.race([before, ended])
  } finally {
    clearInterval(held)
    signal.removeEventListener('abort', end)
  }
}
