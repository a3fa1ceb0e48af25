import { isWithin, readNetwork } from '../fetching/addresses.ts'
import { ServiceProblem } from '../http/answers/problem.ts'
import { allows } from '../http/authenticate.ts'
import type { StoredKey } from '../storage/keys.ts'

/**
 * Refuses to make, change or renew a key that may do more than the calling key: its scopes, from its networks, until its end. Sites and
 * environments are judged where keys are found.
 *
 * @throws ServiceProblem `missing_scope` or `key_too_wide`
 */
export function requireNotWider(own: StoredKey, other: Pick<StoredKey, 'scopes' | 'ipAllow' | 'expiresAt'>): void {
  const missing = other.scopes.find((scope) => !allows(own, scope))
  if (missing !== undefined) throw new ServiceProblem('missing_scope', `A key can only hand on its own scopes; this one lacks ${missing}.`)
  if (own.ipAllow.length > 0) {
    const networks = own.ipAllow.map((range) => readNetwork(range)!)
    const outside = other.ipAllow.find((range) => !networks.some((network) => isWithin(readNetwork(range)!, network)))
    if (other.ipAllow.length === 0 || outside !== undefined)
      throw new ServiceProblem('key_too_wide', `A key can only hand on its own networks; ${outside ?? 'every address'} is outside of them.`)
  }
  if (own.expiresAt !== null && (other.expiresAt === null || other.expiresAt > own.expiresAt))
    throw new ServiceProblem('key_too_wide', 'A key can only hand on its own time; the other one would outlast it.')
}
