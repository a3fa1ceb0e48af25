import { ensureSite } from '../storage/sites.ts'
import type { Storage, TenantScope } from '../storage/storage.ts'
import { createImportStore } from '../storage/traffic/import-store.ts'
import { sumRetentionMs } from '../storage/traffic/sum-statements.ts'
import type { Reading } from '../traffic/logged-request.ts'
import { type Hit, hitOf, type Visit, visitOf } from '../traffic/read-event.ts'
import { createAgentNetworks } from './agent-networks.ts'
import { readStoredNetworks } from './stored-networks.ts'
import { verifyByNetworks } from './verify.ts'

/** A line that counts. */
export type Found = Extract<Reading, { readonly kind: 'hit' | 'visit' }>

export interface LogCounts {
  readonly accepted: number
  readonly duplicates: number
  /** More than 400 days old. */
  readonly tooOld: number
}

/**
 * Counts lines of logs in this database, each once. Agents are verified by the networks of their operators, no server is asked; addresses go no
 * further.
 *
 * @param source one of `logSources`
 */
export async function createLogCounter(storage: Storage, scope: TenantScope, now: () => number) {
  const store = createImportStore(storage)
  const networks = createAgentNetworks((await readStoredNetworks(storage)).lists)
  const read = (found: Found): Hit | Visit => {
    if (found.kind === 'visit') return visitOf(found.event, found.at, found.referral)
    const hit = hitOf(found.event, found.at, found.agent)
    const { verification } = verifyByNetworks(found.agent, found.event.address ?? null, found.at, networks)
    return verification === 'unchecked' ? hit : { ...hit, verification }
  }
  return async (host: string, source: string, found: readonly Found[]): Promise<LogCounts> => {
    const events = found.filter(({ at }) => at >= now() - sumRetentionMs).map(read)
    const tooOld = found.length - events.length
    if (events.length === 0) return { accepted: 0, duplicates: 0, tooOld }
    const site = await ensureSite(storage, scope, host, now())
    return { ...(await store(scope, site.id, source, events, now())), tooOld }
  }
}
