import type { Unsubscribe } from '../host/host.ts'
import type { Schedule } from '../schedule.ts'

/** Two timers over a stream of changes: one for the first pause, one for typing without a pause. */
export interface TypingPause {
  /** Something was typed. */
  touch(): void
  /** A pause is being waited for. */
  isAwaited(): boolean
  endQuiet(): void
  endPatience(): void
}

export interface TypingPauseParts {
  readonly schedule: Schedule
  /** Milliseconds without a change that are a pause. */
  quietMs(): number
  /** Milliseconds of changes without a pause. */
  readonly patienceMs: number
  onPause(): void
  onLongTyping(): void
}

export function createTypingPause({ schedule, quietMs, patienceMs, onPause, onLongTyping }: TypingPauseParts): TypingPause {
  let cancelQuiet: Unsubscribe | null = null
  let cancelPatience: Unsubscribe | null = null
  return {
    touch() {
      cancelQuiet?.()
      cancelQuiet = schedule(() => {
        cancelQuiet = null
        onPause()
      }, quietMs())
      cancelPatience ??= schedule(() => {
        cancelPatience = null
        onLongTyping()
      }, patienceMs)
    },
    isAwaited: () => cancelQuiet !== null,
    endQuiet() {
      cancelQuiet?.()
      cancelQuiet = null
    },
    endPatience() {
      cancelPatience?.()
      cancelPatience = null
    },
  }
}
