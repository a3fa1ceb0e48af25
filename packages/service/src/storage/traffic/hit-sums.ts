import { findAgent, unknownAi } from '@citable/core/agents'
import type { HitCell } from './traffic-shapes.ts'

/** Hits as a report gives them. */
export interface HitSums {
  /** One cell for each kind of hits, whatever its time: a year has hundreds of days of each. */
  readonly kinds: readonly HitCell[]
  /** Hits on pages that count, by time and purpose. */
  readonly crawls: ReadonlyMap<number, Readonly<Record<string, number>>>
}

/** @param cells those of an agent stand together @param verification states that count */
export function sumHits(cells: readonly HitCell[], verification: readonly string[]): HitSums {
  const crawls = new Map<number, Record<string, number>>()
  let [agent, purpose] = ['', '']
  for (const { agentId, kind, verification: state, t, n } of cells) {
    if (kind !== 'page' || !verification.includes(state)) continue
    if (agentId !== agent) [agent, purpose] = [agentId, (findAgent(agentId) ?? unknownAi).purpose]
    const own = crawls.get(t) ?? {}
    crawls.set(t, own)
    own[purpose] = (own[purpose] ?? 0) + n
  }
  return { kinds: foldKinds(cells), crawls }
}

/** Sums of parts of a range together. */
export function mergeHits(parts: readonly HitSums[]): HitSums {
  const crawls = new Map<number, Readonly<Record<string, number>>>()
  for (const [t, own] of parts.flatMap((part) => [...part.crawls])) {
    const sums = { ...crawls.get(t) }
    for (const [purpose, n] of Object.entries(own)) sums[purpose] = (sums[purpose] ?? 0) + n
    crawls.set(t, sums)
  }
  return { kinds: foldKinds(parts.flatMap(({ kinds }) => kinds)), crawls }
}

type Kind = { -readonly [Name in keyof HitCell]: HitCell[Name] } & { durations: number[] | null }

const summed = ['n', 'nHtml', 'nRead', 'nOk', 'nDisallowed', 'bytes'] as const

function foldKinds(cells: readonly HitCell[]): readonly HitCell[] {
  const kinds = new Map<string, Kind>()
  let last: Kind | null = null
  for (const cell of cells) {
    const { agentId, kind, statusClass, verification } = cell
    if (last?.agentId !== agentId || last.kind !== kind || last.statusClass !== statusClass || last.verification !== verification) {
      const key = JSON.stringify([agentId, kind, statusClass, verification])
      const known = kinds.get(key)
      if (known === undefined) {
        last = { ...cell, durations: cell.durations && [...cell.durations] }
        kinds.set(key, last)
        continue
      }
      last = known
    }
    for (const name of summed) last[name] += cell[name]
    const { durations } = last
    if (durations !== null) for (const [index, n] of (cell.durations ?? []).entries()) durations[index]! += n
  }
  return [...kinds.values()]
}
