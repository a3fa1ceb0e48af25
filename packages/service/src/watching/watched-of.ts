import { ServiceProblem } from '../http/answers/problem.ts'
import type { Caller } from '../http/authenticate.ts'
import { isId } from '../ids.ts'
import { requireHost } from '../keys/require-site.ts'
import type { Storage } from '../storage/storage.ts'
import { findWatched, type WatchedRow } from '../storage/watched-sources.ts'

/** The watched article with this id, unless it is not the caller's. @throws ServiceProblem `not_found` or `site_mismatch` */
export async function watchedOf(storage: Storage, { tenant, key }: Caller, id: string): Promise<WatchedRow> {
  const row = isId('src', id) ? await findWatched(storage, tenant, { id }) : null
  if (row === null) throw new ServiceProblem('not_found', 'There is no watched article with this id.')
  requireHost(key, row.host)
  return row
}
