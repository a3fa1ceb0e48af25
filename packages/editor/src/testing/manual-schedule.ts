import type { Schedule } from '../schedule.ts'

export interface ManualSchedule {
  readonly schedule: Schedule
  /** Milliseconds since the start. */
  now(): number
  /** Lets time pass: due callbacks run in order, each followed by the promises it settles. */
  advance(ms: number): Promise<void>
  /** Callbacks that wait. */
  waiting(): number
}

/** Timers under the control of a test. */
export function createManualSchedule(): ManualSchedule {
  let time = 0
  let lastId = 0
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>()
  return {
    schedule(callback, delayMs) {
      const id = ++lastId
      timers.set(id, { at: time + delayMs, callback })
      return () => timers.delete(id)
    },
    now: () => time,
    async advance(ms) {
      const end = time + ms
      for (;;) {
        await settlePromises()
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([a, one], [b, other]) => one.at - other.at || a - b)[0]
        if (!due) break
        const [id, { at, callback }] = due
        timers.delete(id)
        time = at
        callback()
      }
      time = end
    },
    waiting: () => timers.size,
  }
}

/** A task later: every promise that could settle by itself has done so. */
export const settlePromises = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
