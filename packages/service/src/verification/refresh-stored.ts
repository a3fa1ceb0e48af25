import type { Storage } from '../storage/storage.ts'
import { type AskList, type ListReport, refreshNetworks } from './refresh-networks.ts'
import { readStoredNetworks, storeNetworks } from './stored-networks.ts'

/** Milliseconds between two rounds. */
const refreshMs = 24 * 60 * 60 * 1000

/** Asks operators for their lists and stores them for every process on this database. */
export async function refreshStoredNetworks(
  storage: Storage,
  ask: AskList,
  now: () => number,
  signal: AbortSignal,
): Promise<readonly ListReport[]> {
  const { lists: known } = await readStoredNetworks(storage)
  const { lists, reports } = await refreshNetworks(known, ask, now, signal)
  if (!signal.aborted) await storeNetworks(storage, lists, now())
  return reports
}

/** The same when a day has passed since operators were asked, by whichever process. */
export async function refreshWhenDue(
  storage: Storage,
  ask: AskList,
  now: () => number,
  signal: AbortSignal,
): Promise<readonly ListReport[]> {
  const { askedAt } = await readStoredNetworks(storage)
  return askedAt !== null && Math.abs(now() - askedAt) < refreshMs ? [] : refreshStoredNetworks(storage, ask, now, signal)
}
