import type { Core } from '@strapi/strapi'
import { outsideRequest } from './outside.ts'

/** A document whose last analysis in this process failed. */
export interface FailedSync {
  readonly uid: string
  readonly documentId: string
  readonly reason: string
}

/** Runs syncs one after the other, each outside of the request that asked for it: a bulk publish must not take every connection of the pool. */
export function createSyncQueue(log: Core.Strapi['log']) {
  let tail: Promise<unknown> = Promise.resolve()
  const waiting = new Map<string, Promise<void>>()
  const pending = new Map<string, Promise<void>>()
  const failures = new Map<string, FailedSync>()

  return {
    /** Queues one document; never rejects. One that waits already is not queued twice. */
    add(uid: string, documentId: string, sync: () => Promise<void>): Promise<void> {
      const key = `${uid} ${documentId}`
      const queued = waiting.get(key)
      if (queued) return queued
      const run = outsideRequest(() =>
        tail.then(async () => {
          // the answer to the publisher leaves first
          await new Promise((resolve) => setImmediate(resolve))
          waiting.delete(key)
          try {
            await sync()
            failures.delete(key)
          } catch (error) {
            const reason = error instanceof Error ? error.message : String(error)
            failures.set(key, { uid, documentId, reason })
            // The entry is published all the same; the repair job comes back to it.
            log.error(`[citable] ${uid} ${documentId} was not analysed: ${reason}`)
          }
        }),
      )
      waiting.set(key, run)
      pending.set(key, run)
      void run.then(() => {
        if (pending.get(key) === run) pending.delete(key)
      })
      tail = run
      return run
    },

    failures: (): readonly FailedSync[] => [...failures.values()],

    /** Resolves when nothing is queued or running for the document. */
    async settled(uid: string, documentId: string): Promise<void> {
      await pending.get(`${uid} ${documentId}`)
    },

    /** Resolves when the queue is empty. */
    async idle(): Promise<void> {
      for (let last: unknown; last !== tail; ) {
        last = tail
        await tail
      }
    },
  }
}
