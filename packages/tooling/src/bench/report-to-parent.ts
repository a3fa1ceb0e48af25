import { readdirSync, readFileSync } from 'node:fs'

/** Memory and processor time of a measured process at the time of asking. */
export interface ServedState {
  /** Milliseconds of CPU so far, every thread included. */
  readonly cpuMs: number
  /** Bytes: the process with its threads, and the main thread's heap. */
  readonly rssBytes: number
  readonly heapBytes: number
  /** Time of each thread so far, by its number; empty where the system does not report it. */
  readonly threads: Readonly<Record<string, ThreadTime>>
  /** Open files and sockets; null where the system does not report it. */
  readonly descriptors: number | null
}

/** Milliseconds in which a thread ran, and in which it could have run but waited for a core. */
export interface ThreadTime {
  readonly cpuMs: number
  readonly waitMs: number
}

/** Address of a measured server, and the keys of two tenants. */
interface ServedPlace {
  readonly url: string
  readonly keys: { readonly first: string; readonly other: string }
}

/** Messages of such a process: its address, then its state each time it is asked. */
export type ServedMessage = ServedPlace | ServedState

/** Sends the parent process the server's address, and its state for each message; runs `end` when the parent has gone. */
export function reportToParent(place: ServedPlace, end: () => Promise<unknown>): void {
  const tell = (message: ServedMessage): void => {
    process.send?.(message)
  }
  process.on('message', () => {
    // only where node was started with --expose-gc: garbage is no leak
    globalThis.gc?.()
    tell(stateNow())
  })
  process.once('disconnect', () => {
    end().finally(() => process.exit())
  })
  tell(place)
}

export function stateNow(): ServedState {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  return { cpuMs: (user + system) / 1000, rssBytes: rss, heapBytes: heapUsed, threads: threadTimes(), descriptors: countDescriptors() }
}

function countDescriptors(): number | null {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return null
  }
}

/** From nanoseconds of the kernel's scheduler: https://docs.kernel.org/scheduler/sched-stats.html#proc-pid-schedstat */
function threadTimes(): Readonly<Record<string, ThreadTime>> {
  const folder = '/proc/self/task'
  try {
    const times = readdirSync(folder).map((thread) => {
      const [ran = 0, waited = 0] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ').map(Number)
      return [thread, { cpuMs: ran / 1e6, waitMs: waited / 1e6 }] as const
    })
    return Object.fromEntries(times)
  } catch {
    return {}
  }
}

/** Times, between two states of a process, of the thread that ran longest; null where the system does not report it. */
export function busiestOf(before: ServedState, after: ServedState): ThreadTime | null {
  const times = Object.entries(after.threads).map(([thread, { cpuMs, waitMs }]) => {
    const earlier = before.threads[thread] ?? { cpuMs: 0, waitMs: 0 }
    return { cpuMs: cpuMs - earlier.cpuMs, waitMs: waitMs - earlier.waitMs }
  })
  return times.sort((a, b) => b.cpuMs - a.cpuMs)[0] ?? null
}
