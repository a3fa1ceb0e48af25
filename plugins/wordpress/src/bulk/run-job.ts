/** The job at the service, as the server knows it. */
export interface Job {
  readonly total: number
  /** Items that are final. */
  readonly done: number
}

export interface JobPorts {
  /** Starts a job, or goes on with the one under way. null: nothing waits. Rejects with a sentence when there can be none. */
  start(): Promise<Job | null>
  /** Stores what is done by now. null: all of it. Rejects when the service cannot be reached. */
  advance(): Promise<Job | null>
  report(job: Job | null, waiting: number | null): void
  pause(seconds: number): Promise<void>
  readonly signal: AbortSignal
}

/** Seconds between two looks at a job: each is a request to the service. */
const look = 3

/** Seconds until a service that does not answer is asked again, then longer and longer. */
const waits = [5, 15, 60] as const

/** Follows the job until it is done or the signal says stop. Cron goes on with it when no page follows. */
export async function runJob({ start, advance, report, pause, signal }: JobPorts): Promise<void> {
  let job = await start()
  let failures = 0
  while (job !== null && !signal.aborted) {
    report(job, null)
    await pause(look)
    if (signal.aborted) return
    try {
      job = await advance()
      failures = 0
    } catch {
      const seconds = waits[Math.min(failures, waits.length - 1)] ?? 60
      failures += 1
      report(job, seconds)
      await pause(seconds)
    }
  }
  report(job, null)
}
