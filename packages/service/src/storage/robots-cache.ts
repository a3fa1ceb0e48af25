import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type RobotsCache, robotsCopyMs } from '../fetching/robots.ts'
import type { Unit } from './queries/unit.ts'
import { type Storage, statement } from './storage.ts'

/** Rows of the cache, at most. One takes about 1 KB, and no more than `maxBytes`. */
const maxCopies = 10_000

/** Bytes of a deflated file. A larger one is not stored: each process fetches it for itself. */
const maxBytes = 64 * 1024

/** The robots.txt files of other sites, cached in the database for all processes that use it. */
export const sharedRobotsCache = (storage: Storage): RobotsCache => ({
  find: async (origin, after) => {
    const row = await storage.read
      .selectFrom('robots_copy')
      .select(['text', 'fetched_at'])
      .where('origin', '=', origin)
      .where('fetched_at', '>', after)
      .executeTakeFirst()
    return row ? { at: row.fetched_at, text: row.text === null ? null : inflateRawSync(row.text).toString('utf8') } : null
  },
  store: async (origin, { at, text }) => {
    const deflated = text === null ? null : deflateRawSync(text)
    if (deflated !== null && deflated.length > maxBytes) return
    const copy = { text: deflated, fetched_at: at }
    await storage.write([
      statement(
        storage.build
          .insertInto('robots_copy')
          .values({ origin, ...copy })
          .onConflict((conflict) => conflict.column('origin').doUpdateSet(copy)),
        1,
      ),
    ])
  },
})

/** Deletes copies older than a day, and the oldest beyond `max`. `now` is in milliseconds. */
export function pruneRobotsCache(storage: Storage, now: number, max = maxCopies): Unit {
  const surplus = storage.build
    .selectFrom('robots_copy')
    .select('origin')
    .orderBy('fetched_at', 'desc')
    .orderBy('origin')
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(max)
  return [
    statement(storage.build.deleteFrom('robots_copy').where('fetched_at', '<=', now - robotsCopyMs)),
    statement(storage.build.deleteFrom('robots_copy').where('origin', 'in', surplus)),
  ]
}
