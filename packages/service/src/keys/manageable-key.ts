import { ServiceProblem } from '../http/answers/problem.ts'
import type { Caller } from '../http/authenticate.ts'
import { getKey, type StoredKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * The key with this id, unless the caller's may not manage it: a test key manages test keys, a key of a site keys of that site.
 *
 * @throws ServiceProblem `not_found` or `site_mismatch`
 */
export async function manageableKey(storage: Storage, { key, account }: Caller, id: string): Promise<StoredKey> {
  const found = await getKey(storage, account, id)
  if (!found || !isInReach(key, found, 'environment')) throw new ServiceProblem('not_found', 'There is no key with this id.')
  if (!isInReach(key, found, 'site')) throw new ServiceProblem('site_mismatch', 'The API key is bound to a site; that key is not of it.')
  return found
}

/** True when a key may manage another as far as environment or site decide. */
export function isInReach(key: StoredKey, other: StoredKey, by: 'environment' | 'site'): boolean {
  return by === 'site' ? key.site === null || key.site.id === other.site?.id : key.environment === 'live' || other.environment === 'test'
}
