export type RunningWork = ReturnType<typeof createRunningWork>

/** Work that goes on behind requests, until it is done. */
export function createRunningWork() {
  const running = new Set<Promise<void>>()
  return {
    add(run: Promise<void>): Promise<void> {
      running.add(run)
      void run.finally(() => running.delete(run))
      return run
    },

    /** Resolves when nothing runs. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
