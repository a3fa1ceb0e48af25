/** Something that can be run again and again; the number of the round lets it take another text each time. */
export type Run = (round: number) => void

/** Runs from one round on, one after the other. */
export interface Turn {
  readonly first: number
  readonly count: number
}

/** Runs and milliseconds of CPU before anything is measured. */
export interface WarmUp {
  readonly runs: number
  readonly ms: number
}

export interface Sample {
  /** Milliseconds of each run by the clock: what a caller waits for, so that other work on the machine adds to it. */
  readonly waits: readonly number[]
  /** Milliseconds of each run that its thread was busy: what a caller waits for where nothing else runs. */
  readonly busy: readonly number[]
  /** Processor time of the whole process for all of them, collector and compiler threads included. */
  readonly cpu: number
}

export interface Subject {
  /** Turns it is measured in. */
  readonly turns: number
  measure(turn: Turn): Promise<Sample>
}

/** Milliseconds of single runs, sorted. */
export interface Timing {
  readonly waits: readonly number[]
  readonly busy: readonly number[]
  /** The mean of each turn. */
  readonly cpu: readonly number[]
}

/** CPU milliseconds that half of a turn lasts at least: shorter runs are repeated, for the system’s clock of processor time is coarse. */
const minTurnMs = 24

/**
 * Measures subjects in turns, so that a busy moment hits each of them alike. Each is warmed up for as many runs, or milliseconds of CPU,
 * whichever is more. The first half of a turn is not counted: it finds in the processor's caches what the subjects before have left there.
 */
export async function measureInTurns(subjects: readonly Subject[], warmUp: WarmUp): Promise<readonly Timing[]> {
  const counts: number[] = []
  for (const { measure } of subjects) {
    let [spent, runs] = [(await measure({ first: 0, count: warmUp.runs })).cpu, warmUp.runs]
    // twice as many each time: a turn of few short runs would mostly wait for its message
    while (spent < warmUp.ms) {
      spent += (await measure({ first: runs, count: runs })).cpu
      runs *= 2
    }
    counts.push(Math.max(1, Math.ceil((minTurnMs * runs) / spent)))
  }
  const timings = subjects.map(() => ({ waits: [] as number[], busy: [] as number[], cpu: [] as number[] }))
  const max = Math.max(...subjects.map(({ turns }) => turns))
  for (let turn = 0; turn < max; turn += 1)
    for (const [index, { turns, measure }] of subjects.entries()) {
      if (turn % Math.ceil(max / turns) !== 0) continue
      const count = counts[index]!
      const { waits, busy, cpu } = await measure({ first: 2 * turn * count, count: 2 * count })
      timings[index]!.waits.push(...waits.slice(count))
      timings[index]!.busy.push(...busy.slice(count))
      timings[index]!.cpu.push(cpu / (2 * count))
    }
  const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b)
  return timings.map(({ waits, busy, cpu }) => ({ waits: sorted(waits), busy: sorted(busy), cpu: sorted(cpu) }))
}

export function measureTurn(run: Run, { first, count }: Turn): Sample {
  const waits: number[] = []
  const busy: number[] = []
  const cpu = cpuOf(() => {
    for (let round = first; round < first + count; round += 1) {
      const busyBefore = busyMs()
      const start = performance.now()
      run(round)
      waits.push(performance.now() - start)
      busy.push(busyMs() - busyBefore)
    }
  })
  return { waits, busy, cpu }
}

/** CPU milliseconds of this thread. Linux counts them every four milliseconds, and at once where those of the process are asked for. */
function busyMs(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** CPU milliseconds of one call. */
export function cpuOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Nearest rank. */
export function percentile(times: readonly number[], share: number): number {
  return times[Math.max(0, Math.ceil((times.length * share) / 100) - 1)] ?? 0
}
