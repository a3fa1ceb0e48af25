import type { BacklogAnswer } from '#shared/answers.ts'
import { type Context, pluginId } from '../plugin.ts'
import type { SettingsService } from '../settings/settings.ts'
import { emitBacklog } from './events.ts'
import { countPublished, type Document, findStale, type Memory } from './find-stale.ts'
import type { HistoryService } from './history.ts'
import { outsideRequest } from './outside.ts'
import { repairLock } from './repair-lock.ts'
import type { SnapshotsService } from './snapshots.ts'

/** Documents per run of the clock; what is left after a start is the backlog's. */
const perRun = 50
/** More than this many are analysed with pauses between them: requests go first. Listeners get one call for all. */
const many = 20
/** Milliseconds: the longest rest between two entries of many, however slow the machine is. */
const longestRest = 250
/** Milliseconds after which a run says again that it is at it, and asks whether it is to pause. */
const renewAfter = 5_000
/** Failures that are named; all are counted. */
const maxFailures = 50

interface Parts extends Context {
  readonly settings: SettingsService
  readonly snapshots: SnapshotsService
  readonly history: HistoryService
}

export type RepairService = ReturnType<typeof repairService>

/**
 * Finds published entries without a fresh snapshot and snapshots without a published entry: those of before the plugin came, after a crash
 * between commit and sync, imports, direct SQL, a new rubric, a changed mapping. Writes down how everything stands, too: the history of scores.
 */
export const repairService = ({ strapi, settings, snapshots, history }: Parts) => {
  const store = () => strapi.store({ type: 'plugin', name: pluginId })
  const lock = repairLock({ strapi })
  const memory: Memory = { told: new Set(), settled: new Map() }
  const find = (limit: number) => findStale({ strapi, settings }, limit, memory)
  /** The backlog this process works off; null: none. */
  let current: { left: number } | null = null
  let isAskedAgain = false
  let isAtIt = false
  let isStopped = false

  const service = {
    /** Documents that need a sync, at most `limit`. */
    find,

    /** One run; resolves with the number of documents it looked at, or null when another replica is at it, or people have paused it. */
    run: (limit: number = perRun): Promise<number | null> => outsideRequest(() => runOnce(limit)),

    /** Runs until nothing is left, after a start or a change of the settings. Never rejects; what it leaves, the next run finds. */
    runAll: (): Promise<void> => outsideRequest(runToTheEnd),

    /** Progress of the backlog. */
    async backlog(): Promise<BacklogAnswer> {
      const total = await countPublished({ strapi, settings })
      const isPaused = await service.isPaused()
      const failures = snapshots.failures()
      const left = current?.left ?? (await find(Number.POSITIVE_INFINITY)).length
      const failed = Math.min(failures.length, left)
      const pending = left - failed
      return {
        state: isPaused ? 'paused' : current !== null ? 'running' : 'idle',
        total,
        done: Math.max(0, total - left),
        pending,
        failed,
        failures: failures.slice(0, maxFailures),
      }
    },

    /** True while this process works off a backlog. */
    isAtIt: (): boolean => isAtIt,

    /** People may have it wait: it is a site's own decision when its machine has work to do. */
    async isPaused(): Promise<boolean> {
      return ((await store().get({ key: 'backlog' })) as { paused?: boolean } | null)?.paused === true
    },

    async setPaused(paused: boolean): Promise<void> {
      await store().set({ key: 'backlog', value: { paused } })
      if (!paused) void service.runAll()
    },

    /** Ends between two entries. */
    stop(): void {
      isStopped = true
    },
  }

  async function runOnce(limit: number): Promise<number | null> {
    if ((await service.isPaused()) || !(await lock.take())) return null
    try {
      const work = await find(limit)
      await workOff(work)
      await history.note()
      return work.length
    } finally {
      await lock.release()
    }
  }

  async function runToTheEnd(): Promise<void> {
    if (isAtIt) {
      isAskedAgain = true
      return
    }
    isAtIt = true
    try {
      if ((await service.isPaused()) || !(await lock.take())) return
      try {
        for (let before = Number.POSITIVE_INFINITY; !isStopped; ) {
          const work = await find(Number.POSITIVE_INFINITY)
          // No progress: some entries cannot be analysed, and their errors are stored.
          const isOver = work.length === 0 || work.length >= before
          if (isOver && !isAskedAgain) return await history.note()
          before = isOver ? Number.POSITIVE_INFINITY : work.length
          isAskedAgain = false
          if (!(await workOff(work))) return
        }
      } finally {
        await lock.release()
      }
    } catch (error) {
      strapi.log.error(`[citable] ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      isAtIt = false
      // asked for after the last look
      if (isAskedAgain && !isStopped) {
        isAskedAgain = false
        void service.runAll()
      }
    }
  }

  /** Analyses documents one after the other. false: people have paused it, or the server ends. */
  async function workOff(work: readonly Document[]): Promise<boolean> {
    const isMuch = work.length > many
    const share = 60_000 / strapi.plugin(pluginId).config<number>('backlogPerMinute')
    current = { left: work.length }
    let renewed = Date.now()
    const quietUntil = isMuch ? new Date().toISOString() : null
    try {
      for (const { uid, documentId } of work) {
        const begun = Date.now()
        if (begun - renewed > renewAfter) {
          renewed = begun
          if (await service.isPaused()) return false
          await lock.renew(begun)
        }
        if (isStopped) return false
        await snapshots.syncSoon(uid, documentId, { quietUntil })
        current.left--
        // an entry has its share of each minute; one that took longer is followed by a rest all the same
        const taken = Date.now() - begun
        const rest = isMuch ? Math.min(longestRest, Math.max(share - taken, taken / 2)) : 0
        // Lets waiting requests through between two analyses.
        await new Promise((resolve) => (rest === 0 ? setImmediate(resolve) : setTimeout(resolve, rest)))
      }
      return true
    } finally {
      const ids = new Set(work.map(({ documentId }) => documentId))
      const failed = snapshots.failures().filter(({ documentId }) => ids.has(documentId)).length
      if (isMuch) emitBacklog(strapi, { entries: work.length - current.left, failed, left: current.left })
      current = null
    }
  }

  return service
}
