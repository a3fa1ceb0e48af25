import type { Schedule } from '../../schedule.ts'

/** What the browser has for a language. `downloadable` and `downloading`: the browser fetches the model first, once. */
export type DeviceState = 'downloadable' | 'downloading' | 'available'

/**
 * Why the browser's model wrote nothing.
 * `not_allowed`: the site's policy, the administrator or the person refuses. `not_supported`: not in this language.
 * `no_download`: the model could not be fetched. `not_now`: the browser neither answered nor got further in time.
 * `no_model`: the browser has the API without a model, and repeats what it is asked, as Chromium does that is not Google's.
 * `too_long`: not even half of the text fits. `no_answer`: the model failed or its answer was none.
 */
export type DeviceFault = 'not_allowed' | 'not_supported' | 'no_download' | 'not_now' | 'no_model' | 'too_long' | 'no_answer'

export class DeviceError extends Error {
  override readonly name = 'DeviceError'
  readonly fault: DeviceFault
  constructor(fault: DeviceFault, options?: ErrorOptions) {
    super(`The model of this browser wrote nothing: ${fault}`, options)
    this.fault = fault
  }
}

export interface DeviceFactory<Session> {
  availability(options: object): Promise<'unavailable' | DeviceState>
  create(options: object): Promise<Session>
}

/** Milliseconds without an answer after which the browser has none; a download starts them anew with each step forward. */
export const deviceLimits = { availability: 10_000, create: 60_000, answer: 120_000 } as const

export interface Destroyable {
  destroy(): void
}

/** What the browser has; null: nothing, or a state of a later browser. Never rejects and fetches nothing. */
export async function stateOf(factory: DeviceFactory<unknown>, options: object, schedule: Schedule): Promise<DeviceState | null> {
  const asked = Promise.resolve().then(() => factory.availability(options))
  const state = await within(asked, deviceLimits.availability, schedule).catch(() => 'unavailable' as const)
  // A word that a later browser adds is no promise of a model.
  return state === 'available' || state === 'downloadable' || state === 'downloading' ? state : null
}

/** Calls `create()` before it returns, as browsers want it in the task of a click. Rejects with `DeviceError`, and with the signal's reason. */
export async function createSession<Session extends Destroyable>(
  factory: DeviceFactory<Session>,
  options: object,
  schedule: Schedule,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Session> {
  signal.throwIfAborted()
  const steps = new EventTarget()
  let share = -1
  const monitor = (target: EventTarget) =>
    target.addEventListener('downloadprogress', (event) => {
      const { loaded } = event as Event & { readonly loaded: number }
      if (!(loaded > share)) return
      share = loaded
      onProgress(loaded)
      steps.dispatchEvent(new Event('step'))
    })
  const created = createNow(factory, { ...options, monitor, signal })
  return within(created, deviceLimits.create, schedule, signal, steps).catch((error: unknown) => {
    // A session that comes too late would hold the model.
    created.then((late) => late.destroy()).catch(() => {})
    throw faultOf(error, signal)
  })
}

/** In the task of the caller; what `create` throws is a rejection, too. */
function createNow<Session>(factory: DeviceFactory<Session>, options: object): Promise<Session> {
  try {
    return factory.create(options)
  } catch (error) {
    return Promise.reject(error)
  }
}

/** Rejects when the promise has not settled in `ms` milliseconds, counted anew at each step, or is called off. */
export function within<T>(promise: Promise<T>, ms: number, schedule: Schedule, signal?: AbortSignal, steps?: EventTarget): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const isLate = () => end(() => reject(new DeviceError('not_now')))
    let stop = schedule(isLate, ms)
    const step = () => {
      stop()
      stop = schedule(isLate, ms)
    }
    const abort = () => end(() => reject(signal!.reason))
    const end = (settle: () => void) => {
      stop()
      steps?.removeEventListener('step', step)
      signal?.removeEventListener('abort', abort)
      settle()
    }
    steps?.addEventListener('step', step)
    signal?.addEventListener('abort', abort)
    promise.then(
      (value) => end(() => resolve(value)),
      (error: unknown) => end(() => reject(error)),
    )
  })
}

export const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '')

const faults: Readonly<Record<string, DeviceFault>> = {
  NotAllowedError: 'not_allowed',
  SecurityError: 'not_allowed',
  NotSupportedError: 'not_supported',
  NetworkError: 'no_download',
  QuotaExceededError: 'too_long',
}

export function faultOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  return error instanceof DeviceError ? error : new DeviceError(faults[nameOf(error)] ?? 'no_answer', { cause: error })
}
