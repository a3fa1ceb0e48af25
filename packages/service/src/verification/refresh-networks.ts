import type { SafeFetch } from '../fetching/safe-fetch.ts'
import { pageLimits, type TransferLimits } from '../fetching/transfer.ts'
import type { NetworkList } from './agent-networks.ts'
import { type NetworkListPage, networkListPages } from './network-lists.ts'
import { type NetworkListFault, type ReadNetworkList, readNetworkList } from './read-network-list.ts'

/** What an operator answered. */
interface ListAnswer {
  readonly status: number
  readonly text: string
  readonly etag: string | null
  readonly lastModified: string | null
}

/** Asks for a page. null: it could not be reached. */
export type AskList = (url: string, known: NetworkList | null, signal: AbortSignal) => Promise<ListAnswer | null>

export interface ListReport {
  readonly id: string
  /** `confirmed`: it is still as known. `refused`: the known one stays. */
  readonly outcome: 'replaced' | 'confirmed' | 'refused'
  readonly reason: 'unreachable' | 'status' | NetworkListFault | 'shrunk' | 'not_newer' | null
  /** Prefixes that are known now. */
  readonly prefixes: number
}

export interface RefreshedLists {
  readonly lists: readonly NetworkList[]
  readonly reports: readonly ListReport[]
}

/**
 * Asks operators for their lists, one after another. A worse answer never replaces a list: anything but 200 or 304, no JSON of the right shape, an
 * empty list, one that lost more than half of its prefixes, or one that is not newer.
 */
export async function refreshNetworks(
  known: readonly NetworkList[],
  ask: AskList,
  now: () => number,
  signal: AbortSignal,
  pages: readonly NetworkListPage[] = networkListPages,
): Promise<RefreshedLists> {
  const byId = new Map(known.map((list) => [list.id, list]))
  const reports: ListReport[] = []
  for (const { id, url, format } of pages) {
    if (format === null || signal.aborted) continue
    const old = byId.get(id) ?? null
    const answer = await ask(url, old, signal)
    const { list, outcome, reason } = judge(id, old, answer, format, now())
    if (list) byId.set(id, list)
    reports.push({ id, outcome, reason, prefixes: byId.get(id)?.prefixes.length ?? 0 })
  }
  return { lists: [...byId.values()], reports }
}

interface Judgement extends Pick<ListReport, 'outcome' | 'reason'> {
  readonly list: NetworkList | null
}

const refuse = (reason: ListReport['reason']): Judgement => ({ list: null, outcome: 'refused', reason })

function judge(id: string, old: NetworkList | null, answer: ListAnswer | null, format: 'json' | 'html', now: number): Judgement {
  if (answer === null) return refuse('unreachable')
  // 304 answers a validator that only a list from the operator itself has
  if (answer.status === 304 && old && (old.etag || old.lastModified))
    return { list: { ...old, asOf: now }, outcome: 'confirmed', reason: null }
  if (answer.status !== 200) return refuse('status')
  const read: ReadNetworkList = readNetworkList(answer.text, format, now)
  if (!read.ok) return refuse(read.fault)
  const list: NetworkList = {
    id,
    asOf: now,
    created: read.created,
    prefixes: read.prefixes,
    etag: answer.etag,
    lastModified: answer.lastModified,
  }
  const isOlder = old?.created != null && read.created !== null && read.created < old.created
  if (old && isSame(old.prefixes, list.prefixes) && !isOlder) return { list, outcome: 'confirmed', reason: null }
  if (old?.created != null && read.created !== null && read.created <= old.created) return refuse('not_newer')
  if (old && list.prefixes.length * 2 < old.prefixes.length) return refuse('shrunk')
  return { list, outcome: 'replaced', reason: null }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const known = new Set(one)
  return known.size === new Set(other).size && other.every((prefix) => known.has(prefix))
}

/** An address of an operator: 1 MiB at most, and no redirect. */
const listLimits: TransferLimits = {
  ...pageLimits,
  rawBytes: 1024 * 1024,
  decodedBytes: 1024 * 1024,
  totalMs: 15_000,
  redirects: 0,
}

/** Asks through the guarded fetcher. */
export function askThrough(fetch: SafeFetch, userAgent: string): AskList {
  return async (url, known, signal) => {
    const headers = {
      'user-agent': userAgent,
      accept: 'application/json,text/html;q=0.5',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    }
    const answer = await fetch.request({ url, method: 'GET', headers, body: null, limits: listLimits, signal }, 'agent networks')
    if (!answer.ok) return null
    return {
      status: answer.status,
      text: answer.body.toString('utf8'),
      etag: answer.headers.etag ?? null,
      lastModified: answer.headers['last-modified'] ?? null,
    }
  }
}
