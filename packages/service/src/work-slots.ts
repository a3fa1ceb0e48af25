export interface WorkSlotSettings<Work> {
  /** Pieces worked on at once. */
  readonly concurrency: number
  /** Takes the next piece that is due; null: there is none. */
  readonly claim: (running: readonly Work[]) => Promise<Work | null>
  /** Does it. Must not reject. */
  readonly run: (work: Work) => Promise<void>
}

export interface WorkSlots {
  /** Takes what is due until nothing is, also when called while some still runs. Resolves when everything that was taken has ended. */
  runDue(): Promise<void>
  /** Takes nothing more. Resolves when everything that was taken has ended. */
  close(): Promise<void>
}

/** A number of slots that work on what is due. */
export function createWorkSlots<Work>({ concurrency, claim, run }: WorkSlotSettings<Work>): WorkSlots {
  const running = new Map<Promise<void>, Work>()
  let isClosed = false
  let working: Promise<void> | null = null
  let poke = (): void => {}

  const runAll = async (): Promise<void> => {
    for (;;) {
      const poked = new Promise<void>((resolve) => {
        poke = resolve
      })
      while (!isClosed && running.size < concurrency) {
        const work = await claim([...running.values()])
        if (work === null) break
        const ended: Promise<void> = run(work).finally(() => running.delete(ended))
        running.set(ended, work)
      }
      if (running.size === 0) return
      await Promise.race([poked, ...running.keys()])
    }
  }
  return {
    runDue: () => {
      poke()
      working ??= runAll().finally(() => {
        working = null
      })
      return working
    },
    close: async () => {
      isClosed = true
      await Promise.allSettled(working ? [working] : [])
    },
  }
}
