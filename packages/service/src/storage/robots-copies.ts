import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type RobotsCopies, robotsCopyMs } from '../fetching/robots.ts'
import { type Storage, statement } from './storage.ts'
import type { Unit } from './unit.ts'

/** Copies at most: a file takes about 1 KB deflated, and at most `maxBytes`. */
const maxCopies = 10_000

/** Deflated bytes of a file that is stored; a longer one is asked for by each process. */
const maxBytes = 64 * 1024

/** Copies that all processes on the database share. */
export const sharedRobotsCopies = (storage: Storage): RobotsCopies => ({
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

/** Deletes copies that are too old, and all but the newest. */
export function forgetRobotsCopies(storage: Storage, now: number, max = maxCopies): Unit {
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
