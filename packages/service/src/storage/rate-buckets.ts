import type { Selectable } from 'kysely'
import type { Statement } from './queries/unit.ts'
import { type Storage, statement } from './storage.ts'
import type { Tables } from './tables/tables.ts'

export type RateBucketRow = Selectable<Tables['rate_bucket']>

/** Milliseconds after which an unused bucket is full, whatever its window: the longest is a day. */
const fullMs = 24 * 60 * 60 * 1000

export async function readRateBucket(storage: Storage, name: string): Promise<RateBucketRow | null> {
  return (await storage.read.selectFrom('rate_bucket').selectAll().where('name', '=', name).executeTakeFirst()) ?? null
}

/** Writes a bucket as it is now. The unit fails when another process has changed it since it was read as `before`. */
export function storeRateBucket(
  storage: Storage,
  before: RateBucketRow | null,
  level: Pick<RateBucketRow, 'name' | 'tokens' | 'at'>,
): Statement {
  if (before === null) return statement(storage.build.insertInto('rate_bucket').values({ ...level, version: 1 }), 1)
  const version = before.version + 1
  return statement(
    storage.build
      .updateTable('rate_bucket')
      .set({ tokens: level.tokens, at: level.at, version })
      .where('name', '=', level.name)
      .where('version', '=', before.version),
    1,
  )
}

/** Full buckets say nothing. */
export const forgetRateBuckets = (storage: Storage, now: number): Statement =>
  statement(storage.build.deleteFrom('rate_bucket').where('at', '<', now - fullMs))
