/** A text that a page had from a time on, until the next version's. */
export interface PageVersion {
  /** Milliseconds. */
  readonly at: number
  /** Equal texts have equal digests. */
  readonly digest: string
}

/** A request by a proven agent. 200: it got the whole page; 304: its copy still holds. */
export interface ProvenFetch {
  readonly agentId: string
  /** Milliseconds. */
  readonly at: number
  readonly status: 200 | 304
}

/** What an agent has of a page. */
export interface HeldVersion {
  readonly agentId: string
  /** `unknown`: it fetched the page before the first version that is known, or only asked whether its copy holds. */
  readonly state: 'current' | 'old' | 'unknown'
  /** Time of the version it has; null: unknown. */
  readonly versionAt: number | null
  /** Its last whole fetch; null: none is known. */
  readonly fetchedAt: number | null
  /** The first of the whole fetches, without another text in between, that gave it what it has; null: unknown. */
  readonly since: number | null
  /** Its last question after that fetch that was answered with 304. */
  readonly unchangedAt: number | null
  /** The agent got a 304 for a text that had changed: its old copy stays until the server's validators change. */
  readonly wasMisled: boolean
}

/** The version that the page had at a time, by halves; -1: none is known of then. */
function versionIndexAt(versions: readonly PageVersion[], at: number): number {
  let [low, high] = [0, versions.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (versions[middle]!.at <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

/**
 * The version that each agent fetched last. A 304 leaves it with the copy it had: a server that answers so to a changed page keeps the agent's old copy
 * alive. A text that comes back is current again for the agents that have it. Agents in the order of their ids.
 *
 * @param versions in any order; @param fetches of one page, in any order, repeats allowed
 */
export function judgeVersions(versions: readonly PageVersion[], fetches: readonly ProvenFetch[]): readonly HeldVersion[] {
  const ordered = [...versions].sort((one, other) => one.at - other.at)
  const byAgent = new Map<string, ProvenFetch[]>()
  for (const fetch of fetches) byAgent.set(fetch.agentId, [...(byAgent.get(fetch.agentId) ?? []), fetch])
  return [...byAgent].sort(([one], [other]) => (one < other ? -1 : 1)).map(([agentId, own]) => judgeAgent(agentId, ordered, own))
}

function judgeAgent(agentId: string, versions: readonly PageVersion[], fetches: readonly ProvenFetch[]): HeldVersion {
  const whole = fetches.filter(({ status }) => status === 200).sort((one, other) => other.at - one.at)
  const last = whole[0]
  const asked = fetches.filter(({ status, at }) => status === 304 && at >= (last?.at ?? 0)).map(({ at }) => at)
  const unchangedAt = asked.length === 0 ? null : asked.reduce((max, at) => Math.max(max, at))
  const held = last === undefined ? undefined : versions[versionIndexAt(versions, last.at)]
  if (last === undefined || held === undefined) {
    return { agentId, state: 'unknown', versionAt: null, fetchedAt: last?.at ?? null, since: null, unchangedAt, wasMisled: false }
  }
  const digestAt = (at: number): string | undefined => versions[versionIndexAt(versions, at)]?.digest
  let since = last.at
  for (const { at } of whole) {
    if (digestAt(at) !== held.digest) break
    since = at
  }
  return {
    agentId,
    state: held.digest === versions.at(-1)!.digest ? 'current' : 'old',
    versionAt: held.at,
    fetchedAt: last.at,
    since,
    unchangedAt,
    wasMisled: asked.some((at) => digestAt(at) !== held.digest),
  }
}
