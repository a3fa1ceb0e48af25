import type { Schedule } from './store.ts'

/** The timers of the page. */
export const timerSchedule: Schedule = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs)
  return () => clearTimeout(timer)
}
