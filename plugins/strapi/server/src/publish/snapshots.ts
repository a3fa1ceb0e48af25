import { startAnalyser } from '../score/analyser.ts'
import { resultOf } from '../score/optimizer.ts'
import type { EnrichmentService } from './enrichment.ts'
import type { StoredSnapshots } from './read-snapshots.ts'
import type { RunningWork } from './running-work.ts'
import { type Look, type Synced, type SyncParts, syncDocument } from './sync-document.ts'
import { createSyncQueue } from './sync-queue.ts'
import { type ServiceAnswer, writeServiceAnswer } from './write-snapshots.ts'

interface Parts extends SyncParts {
  readonly stored: StoredSnapshots
  readonly enrichment: EnrichmentService
  /** Changes that are being followed to the documents made from them. */
  readonly following: RunningWork
}

export type SnapshotsService = ReturnType<typeof snapshotsService>

/** Makes the snapshots equal to what is published, and answers from them. */
export const snapshotsService = ({ strapi, settings, choices, stored, enrichment, following }: Parts) => {
  const queue = createSyncQueue(strapi.log)
  const analyser = startAnalyser()

  const service = {
    ...stored,

    /** Makes the snapshots of one document equal to its published rows: `syncDocument`. */
    sync: (uid: string, documentId: string, { analyse = resultOf, quietUntil = null }: Partial<Look> = {}): Promise<Synced> =>
      syncDocument({ strapi, settings, choices }, uid, documentId, { analyse, quietUntil }),

    /** Queues `sync`, its analysis on a thread of its own; never rejects. */
    syncSoon: (uid: string, documentId: string, look?: Pick<Look, 'quietUntil'>): Promise<void> =>
      queue.add(uid, documentId, async () => {
        const { written } = await service.sync(uid, documentId, { analyse: analyser.analyse, ...look })
        if (written > 0) enrichment.soon(uid, documentId)
      }),

    /** Documents whose last analysis in this process failed, and why. */
    failures: queue.failures,

    /** Resolves when nothing is queued or running for the document: after a publish, readers then see its snapshot. */
    settled: queue.settled,

    /** Resolves when nothing is queued, here or at the service. */
    async idle(): Promise<void> {
      await following.idle()
      await queue.idle()
      await enrichment.idle()
    },

    /** Works off what is queued, then ends the thread. */
    async stop(): Promise<void> {
      await service.idle()
      await analyser.stop()
    },

    /** Stores a service's answer, if the content has not changed since it was asked. true: stored. */
    enrich: (uid: string, documentId: string, locale: string, hash: string, answer: ServiceAnswer): Promise<boolean> =>
      writeServiceAnswer({ strapi }, uid, documentId, locale, hash, answer),
  }

  return service
}
