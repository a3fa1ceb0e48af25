import { FetchFault } from './fetch-fault.ts'

/** Limits of simultaneous transfers. */
export interface FetchConcurrency {
  readonly total: number
  readonly perTenant: number
  readonly perHost: number
}

/** Our own choice: a small server's file descriptors and a guest's manners towards one site. */
export const defaultConcurrency: FetchConcurrency = { total: 32, perTenant: 8, perHost: 2 }

/** Waiting calls at most; beyond it the caller hears `busy` at once instead of waiting for a time-out. */
const longestQueue = 256

export interface Semaphores {
  /** Runs `work` once a place is free in all three counts; order of arrival within a host. */
  run<Value>(tenant: string, host: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value>
}

/** Counts running transfers globally, per tenant and per host. */
export function createSemaphores(limits: FetchConcurrency): Semaphores {
  const running = new Map<string, number>()
  const waiting: { readonly keys: readonly string[]; readonly start: () => void }[] = []
  const limitOf = (key: string): number => (key === '*' ? limits.total : key.startsWith('tenant ') ? limits.perTenant : limits.perHost)
  const isFree = (keys: readonly string[]): boolean => keys.every((key) => (running.get(key) ?? 0) < limitOf(key))
  const move = (keys: readonly string[], by: 1 | -1): void => {
    for (const key of keys) {
      const count = (running.get(key) ?? 0) + by
      if (count === 0) running.delete(key)
      else running.set(key, count)
    }
  }
  const next = (): void => {
    for (let index = 0; index < waiting.length; ) {
      const candidate = waiting[index]!
      if (isFree(candidate.keys)) {
        waiting.splice(index, 1)
        move(candidate.keys, 1)
        candidate.start()
      } else index++
    }
  }
  return {
    run: async (tenant, host, signal, work) => {
      const keys = ['*', `tenant ${tenant}`, `host ${host}`]
      if (isFree(keys)) move(keys, 1)
      else {
        if (waiting.length >= longestQueue) throw new FetchFault('busy')
        await new Promise<void>((resolve, reject) => {
          const abort = (): void => {
            const index = waiting.indexOf(entry)
            if (index >= 0) waiting.splice(index, 1)
            reject(new FetchFault('timeout'))
          }
          const entry = {
            keys,
            start: () => {
              signal.removeEventListener('abort', abort)
              resolve()
            },
          }
          if (signal.aborted) return abort()
          signal.addEventListener('abort', abort, { once: true })
          waiting.push(entry)
        })
      }
      try {
        return await work()
      } finally {
        move(keys, -1)
        next()
      }
    },
  }
}
