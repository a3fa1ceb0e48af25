export interface WorkLoopSettings<Work> {
  /** Pieces of work that run at the same time, at most. */
  readonly concurrency: number
  /** Claims the next piece that is due; null when none is. */
  readonly claim: (running: readonly Work[]) => Promise<Work | null>
  /** Does one piece of work. Must not reject. */
  readonly run: (work: Work) => Promise<void>
}

export interface WorkLoop {
  /** Runs work until none is due; a call during a run makes it claim again. Resolves when all claimed work has ended. */
  runDue(): Promise<void>
  /** Claims no more. Resolves when all claimed work has ended. */
  close(): Promise<void>
}

/** Runs what is due, no more than `concurrency` pieces at once. Starts only when `runDue` is called; it has no timer. */
export function createWorkLoop<Work>({ concurrency, claim, run }: WorkLoopSettings<Work>): WorkLoop {
  const running = new Map<Promise<void>, Work>()
  let isClosed = false
  let currentRun: Promise<void> | null = null
  let wake = (): void => {}

  const runAll = async (): Promise<void> => {
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      while (!isClosed && running.size < concurrency) {
        const work = await claim([...running.values()])
        if (work === null) break
        const ended: Promise<void> = run(work).finally(() => running.delete(ended))
        running.set(ended, work)
      }
      if (running.size === 0) return
      await Promise.race([woken, ...running.keys()])
    }
  }
  return {
    runDue: () => {
      wake()
      currentRun ??= runAll().finally(() => {
        currentRun = null
      })
      return currentRun
    },
    close: async () => {
      isClosed = true
      await Promise.allSettled(currentRun ? [currentRun] : [])
    },
  }
}
