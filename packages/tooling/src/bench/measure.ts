/** Something that can be run again and again; the number of the round lets it take another text each time. */
export interface Subject {
  readonly name: string
  readonly run: (round: number) => void
  /** Rounds it is measured in, where it is too slow for all of them. */
  readonly rounds?: number
}

/** Milliseconds of single runs, sorted. */
interface Timing {
  readonly name: string
  /** What a caller waits for: by the clock, so that other work on the machine adds to it. */
  readonly waits: readonly number[]
  /** Processor time of the whole process, collector and compiler threads included, as the mean of a sample. */
  readonly cpu: readonly number[]
}

/** CPU milliseconds that a sample lasts at least: shorter runs are repeated, for the system's clock of processor time is coarse. */
const leastSample = 8

/**
 * Measures subjects in turns, so that a busy moment hits each of them alike. Each is warmed up for as many rounds, or milliseconds of CPU,
 * whichever is more.
 */
export function measureInTurns(
  subjects: readonly Subject[],
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: { readonly rounds: number; readonly ms: number } },
): readonly Timing[] {
  const repeats = subjects.map(({ run }) => {
    let spent = 0
    let round = 0
    for (; round < warmUp.rounds || spent < warmUp.ms; round += 1) spent += cpuOf(() => run(round))
    return Math.max(1, Math.ceil(leastSample / Math.max(spent / round, 0.01)))
  })
  const timings = subjects.map(({ name }) => ({ name, waits: [] as number[], cpu: [] as number[] }))
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { run, rounds: fewer = rounds }] of subjects.entries()) {
      if (round % Math.ceil(rounds / fewer) !== 0) continue
      const count = repeats[index]!
      const { waits, cpu } = timings[index]!
      const spent = cpuOf(() => {
        for (let repeat = 0; repeat < count; repeat += 1) {
          const start = performance.now()
          run(round * count + repeat)
          waits.push(performance.now() - start)
        }
      })
      cpu.push(spent / count)
    }
  const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b)
  return timings.map(({ name, waits, cpu }) => ({ name, waits: sorted(waits), cpu: sorted(cpu) }))
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
