import { busiestOf, type ThreadTime } from './report-to-parent.ts'
import type { ServerProcess } from './start-service-process.ts'

/** Rounds of a load. */
const rounds = 5

/** Calls by their numbers, first and last of each round. */
export const roundsOf = (calls: number, parts: number = rounds): readonly { readonly first: number; readonly last: number }[] =>
  Array.from({ length: parts }, (_, round) => ({
    first: Math.round((calls * round) / parts) + 1,
    last: Math.round((calls * (round + 1)) / parts),
  }))

/** Costs of calls. */
export interface Round {
  readonly calls: number
  /** Milliseconds of the server's CPU, and of its busiest thread; null where the system does not report it. */
  readonly cpuMs: number
  readonly busiest: ThreadTime | null
  /** By the clock. */
  readonly ms: number
  /** From call to answer, of each. */
  readonly times: readonly number[]
}

export async function measureRound(
  served: ServerProcess,
  first: number,
  last: number,
  atOnce: number,
  call: (index: number) => Promise<unknown>,
): Promise<Round> {
  const times: number[] = []
  const before = await served.state()
  const started = performance.now()
  let next = first
  const work = async (): Promise<void> => {
    while (next <= last) {
      const from = performance.now()
      await call(next++)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const ms = performance.now() - started
  const after = await served.state()
  return { calls: last - first + 1, cpuMs: after.cpuMs - before.cpuMs, busiest: busiestOf(before, after), ms, times }
}

export function loadOf(name: string, rounds: readonly Round[]): Load {
  const sum = (value: (round: Round) => number): number => rounds.reduce((total, round) => total + value(round), 0)
  return {
    name,
    cpuMs: rounds.map(({ cpuMs, calls }) => cpuMs / calls).sort((a, b) => a - b),
    perSecond: (1000 * sum(({ calls }) => calls)) / sum(({ ms }) => ms),
    times: rounds.flatMap(({ times }) => times).sort((a, b) => a - b),
  }
}

export interface Load {
  readonly name: string
  /** Milliseconds of the server's CPU per call in each round. */
  readonly cpuMs: readonly number[]
  readonly perSecond: number
  /** Milliseconds from call to answer, the waiting for others included, sorted. */
  readonly times: readonly number[]
}
