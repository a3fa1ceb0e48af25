import { readdir, readFile } from 'node:fs/promises'

/** Environment variable by which every process of one run is known; not named like a setting, of which unknown ones are reported. */
const runVariable = 'RUN_OF_CITABLE'

/** Marks everything that this process starts from now on; call it once, before the first start. Returns the mark. */
export function markRun(): string {
  const mark = `${process.pid}-${Date.now()}`
  process.env[runVariable] = mark
  return mark
}

/**
 * Ends what a run has left behind: servers whose owner was killed before it could stop them. Reads Linux's process table; elsewhere
 * nothing is found and nothing is ended. Resolves with the number of processes that got a signal to end.
 */
export async function endStragglers(mark: string): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  const ended = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
      if (!environment.split('\0').includes(`${runVariable}=${mark}`)) return false
      try {
        process.kill(Number(pid), 'SIGTERM')
        return true
      } catch {
        return false
      }
    }),
  )
  return ended.filter(Boolean).length
}
