import type { Unsubscribe } from './host/host.ts'

/** Runs the callback once after `delayMs` milliseconds; the answer calls it off. */
export type Schedule = (callback: () => void, delayMs: number) => Unsubscribe

/** The timers of the page. */
export const timerSchedule: Schedule = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs)
  return () => clearTimeout(timer)
}
