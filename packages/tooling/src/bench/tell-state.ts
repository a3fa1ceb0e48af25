import { readdirSync, readFileSync } from 'node:fs'

/** What a measured process holds and has used when it is asked. */
export interface ServedState {
  /** Milliseconds of CPU so far, every thread included. */
  readonly cpuMs: number
  /** Bytes: the process with its threads, and the main thread's heap. */
  readonly rssBytes: number
  readonly heapBytes: number
  /** Milliseconds of CPU of each thread so far, by its number; empty where the system does not tell. */
  readonly threadMs: Readonly<Record<string, number>>
  /** Open files and sockets; null where the system does not tell. */
  readonly descriptors: number | null
}

/** Where a measured server listens, and the keys of two tenants. */
interface ServedPlace {
  readonly url: string
  readonly keys: { readonly first: string; readonly other: string }
}

/** What such a process tells: where it listens, then its state each time it is asked. */
export type ServedMessage = ServedPlace | ServedState

/** Tells the parent process where the server listens, and its state for each message; runs `end` when the parent has gone. */
export function tellParent(place: ServedPlace, end: () => Promise<unknown>): void {
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
  return { cpuMs: (user + system) / 1000, rssBytes: rss, heapBytes: heapUsed, threadMs: threadTimes(), descriptors: countDescriptors() }
}

function countDescriptors(): number | null {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return null
  }
}

/** User and system time in ticks of 10 ms (proc(5)). */
function threadTimes(): Readonly<Record<string, number>> {
  const folder = '/proc/self/task'
  try {
    const times = readdirSync(folder).map((thread) => {
      const values = readFileSync(`${folder}/${thread}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return [thread, 10 * (Number(values[11]) + Number(values[12]))] as const
    })
    return Object.fromEntries(times)
  } catch {
    return {}
  }
}

/** Of two states of a process: milliseconds of CPU of the thread that did most between them; null where the system does not tell. */
export function busiestMs(before: ServedState, after: ServedState): number | null {
  const times = Object.entries(after.threadMs).map(([thread, ms]) => ms - (before.threadMs[thread] ?? 0))
  return times.length === 0 ? null : Math.max(...times)
}
