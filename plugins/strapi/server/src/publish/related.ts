import { pathsTo } from '#shared/entry/relations.ts'
import { type Context, query } from '../plugin.ts'
import { mappedNames } from '../score/read-published.ts'
import type { SettingsService } from '../settings/settings.ts'
import { outsideRequest } from './outside.ts'
import type { RunningWork } from './running-work.ts'
import type { SnapshotsService } from './snapshots.ts'

/** Documents per change of a related entry that are synced at once; the repair job does not see such changes, so the limit is high. */
const max = 10_000

interface Parts extends Context {
  readonly settings: SettingsService
  readonly snapshots: SnapshotsService
  readonly following: RunningWork
}

/** Articles carry their authors' names and what related entries say: when one of these changes or goes, so does their JSON-LD. */
export const relatedService = ({ strapi, settings, snapshots, following }: Parts) => {
  /** Questions to the database wait for each other: a bulk publish must not take every connection of the pool. */
  let tail: Promise<unknown> = Promise.resolve()
  const waiting = new Map<string, Promise<void>>()

  /**
   * Syncs the documents whose snapshots were made from what has changed or is gone, such as `api::author.author k2…`. Never rejects. Of two wishes for
   * a waiting document, it is followed once: both the document service and the database report a change.
   */
  const changed = (target: string, more: () => Promise<readonly Entry[]> = async () => []): Promise<void> => {
    const asked = waiting.get(target)
    if (asked) return asked
    const found = outsideRequest(() =>
      tail.then(async () => {
        // other reports of the change have come by then
        await new Promise((resolve) => setImmediate(resolve))
        waiting.delete(target)
        return find(target, more)
      }),
    )
    tail = found
    const run = following.add(
      found.then(async (entries) => {
        await Promise.all(entries.map(({ uid, documentId }) => snapshots.syncSoon(uid, documentId)))
      }),
    )
    waiting.set(target, run)
    return run
  }

  /** Documents that were made from the target, each once; none where the database does not say. */
  const find = async (target: string, more: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> => {
    try {
      const entries = [...(await snapshots.madeFrom(target)), ...(await more())]
      return [...new Map(entries.map((entry) => [`${entry.uid} ${entry.documentId}`, entry])).values()]
    } catch (error) {
      strapi.log.error(
        `[citable] entries made from ${target} were not looked at: ${error instanceof Error ? error.message : String(error)}`,
      )
      return []
    }
  }

  /** Articles that name the entry as their author or in their text, although it was not public when they were analysed. */
  const naming = async (uid: string, documentId: string): Promise<readonly Entry[]> => {
    const found: Entry[] = []
    for (const source of settings.uids()) {
      const shape = settings.shape(source)
      const mapping = await settings.mapping(source)
      const paths = shape === null || mapping === null ? [] : pathsTo(uid, mappedNames(mapping, shape), shape)
      if (shape === null || paths.length === 0) continue
      const rows = await query(strapi, source).findMany({
        select: ['documentId'],
        where: {
          $or: paths.map((path) => path.split('.').reduceRight<object>((inner, name) => ({ [name]: inner }), { documentId })),
          ...(shape.draftAndPublish && { publishedAt: { $notNull: true } }),
        },
        limit: max,
      })
      for (const row of rows) found.push({ uid: source, documentId: String(row.documentId) })
    }
    return found
  }

  return {
    /** An entry was published, changed, taken back or deleted. */
    syncSoon: (uid: string, documentId: string): Promise<void> => changed(`${uid} ${documentId}`, () => naming(uid, documentId)),
    changed,

    /** Follows changes of many one after the other, so that a person who publishes in the meantime has a turn. Never rejects where `follow` does not. */
    inTurn: (documentIds: readonly string[], follow: (documentId: string) => Promise<unknown>): Promise<void> =>
      following.add(
        outsideRequest(async () => {
          for (const documentId of documentIds) await follow(documentId)
        }),
      ),
  }
}

interface Entry {
  readonly uid: string
  readonly documentId: string
}
