import { setTimeout as wait } from 'node:timers/promises'
import type { FetchedPage, FetchRefused } from '../fetching/safe-fetch.ts'
import { hostPause } from './politeness.ts'

export interface PaceSettings {
  /** Hosts of one's own machine: they are asked as fast as they answer. */
  readonly isOwn: (host: string) => boolean
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>
}

export interface Pacer {
  /** One request at a time to a host, with the pause of the service's jobs behind each: a second, or what the site asks for. */
  run<Page extends FetchedPage>(url: string, fetch: () => Promise<Page | FetchRefused>): Promise<Page | FetchRefused>
  /** Hosts that asked for fewer requests three times in a row, and have not answered since: they are left alone. */
  readonly tired: ReadonlySet<string>
}

/** Answers with 429 or 503 in a row after which a run goes no further. */
const maxRefusals = 3

export function createPacer({ isOwn, wait }: PaceSettings): Pacer {
  const turns = new Map<string, Promise<void>>()
  const refusals = new Map<string, number>()
  const tired = new Set<string>()
  return {
    tired,
    run: async (url, fetch) => {
      const { host, hostname } = new URL(url)
      if (isOwn(hostname)) return fetch()
      const before = turns.get(host) ?? Promise.resolve()
      let resolve = (): void => {}
      const promise = new Promise<void>((done) => {
        resolve = done
      })
      turns.set(host, promise)
      await before
      const answer = await fetch().catch((error: unknown) => {
        resolve()
        throw error
      })
      const isRefusal = !answer.ok && (answer.status === 429 || answer.status === 503)
      const count = isRefusal ? (refusals.get(host) ?? 0) + 1 : 0
      refusals.set(host, count)
      if (count >= maxRefusals) tired.add(host)
      else tired.delete(host)
      const pause = hostPause(
        {
          refusedWith: isRefusal ? (answer.status ?? null) : null,
          retryAfterMs: answer.ok ? null : (answer.retryAfterMs ?? null),
          crawlDelayMs: answer.ok ? answer.crawlDelayMs : null,
        },
        count,
      )
      // who waits behind a host that is tired is stopped, and need not wait
      void (tired.has(host) ? Promise.resolve() : wait(pause)).then(() => {
        if (turns.get(host) === promise) turns.delete(host)
        resolve()
      })
      return answer
    },
  }
}

/** This machine: 127.0.0.0/8, ::1 and localhost. */
export const isLoopback = (hostname: string): boolean => /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost|.+\.localhost)$/i.test(hostname)

/** One request a second and site, or what the site asks for; a pause holds no process. */
export const createTurns = (): Pacer['run'] => createPacer({ isOwn: () => false, wait: (ms) => wait(ms, undefined, { ref: false }) }).run
