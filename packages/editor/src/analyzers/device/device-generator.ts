import type { TitlePrompt } from '@citable/core/titles'
import type { Schedule } from '../../schedule.ts'

/** The browser's own model for a language. `downloadable` and `downloading`: the browser fetches the model first, once. */
type DeviceModelState = 'downloadable' | 'downloading' | 'available'

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

export interface DeviceModel {
  readonly state: DeviceModelState
  /** `Summarizer` writes one title and cites nothing. */
  readonly api: 'LanguageModel' | 'Summarizer'
  /**
   * Opens a session. Call it in the task of a click: browsers fetch a model only then, and `create()` is called before this function returns.
   * `onProgress`: share of the download, 0 to 1. Rejects with `DeviceError`, and with the signal's reason when called off.
   */
  open(onProgress: (share: number) => void, signal: AbortSignal): Promise<DeviceSession>
}

interface DeviceSession {
  /** Rejects with `DeviceError`, and with the signal's reason when called off. */
  generate(prompt: DevicePrompt, signal: AbortSignal): Promise<string>
  /** Frees the model; a session serves one click. */
  close(): void
}

/** `schema`: JSON Schema of the answer. */
type DevicePrompt = Pick<TitlePrompt, 'instructions' | 'input'> & { readonly schema?: object }

/** The globals of a page that hold models, as far as Citable asks them: https://webmachinelearning.github.io/prompt-api/ and …/writing-assistance-apis/. */
export interface DeviceScope {
  readonly LanguageModel?: DeviceFactory<PromptSession>
  readonly Summarizer?: DeviceFactory<SummarySession>
}

interface DeviceFactory<Session> {
  availability(options: object): Promise<'unavailable' | DeviceModelState>
  create(options: object): Promise<Session>
}

interface PromptSession {
  prompt(input: string, options: object): Promise<string>
  destroy(): void
}

interface SummarySession {
  summarize(input: string, options: object): Promise<string>
  destroy(): void
}

/** Milliseconds without an answer after which the browser has none; a download starts them anew with each step forward. */
export const deviceLimits = { availability: 10_000, create: 60_000, answer: 120_000 } as const

/** Finds the browser's own model for texts in a language; null: it has none. Never rejects and fetches nothing. */
export async function findDeviceModel(scope: DeviceScope, language: string, schedule: Schedule): Promise<DeviceModel | null> {
  const base = language.split('-')[0]!
  return (
    (await findModel('LanguageModel', scope.LanguageModel, promptOptions(base), askForPrompt, schedule)) ??
    (await findModel('Summarizer', scope.Summarizer, summaryOptions(base), askForSummary, schedule))
  )
}

/** The instructions are English whatever the text is in. */
const promptOptions = (language: string) => ({
  expectedInputs: [{ type: 'text', languages: [...new Set(['en', language])] }],
  expectedOutputs: [{ type: 'text', languages: [language] }],
})

const summaryOptions = (language: string) => ({
  type: 'headline',
  format: 'plain-text',
  length: 'short',
  expectedInputLanguages: [language],
  outputLanguage: language,
})

interface Destroyable {
  destroy(): void
}

type Ask<Session> = (session: Session, prompt: DevicePrompt, signal: AbortSignal) => Promise<string>

async function findModel<Session extends Destroyable>(
  api: DeviceModel['api'],
  factory: DeviceFactory<Session> | undefined,
  options: object,
  ask: Ask<Session>,
  schedule: Schedule,
): Promise<DeviceModel | null> {
  if (!factory) return null
  const asked = Promise.resolve().then(() => factory.availability(options))
  const state = await within(asked, deviceLimits.availability, schedule).catch(() => 'unavailable' as const)
  // A word that a later browser adds is no promise of a model.
  if (state !== 'available' && state !== 'downloadable' && state !== 'downloading') return null
  return { api, state, open: (onProgress, signal) => openSession(factory, options, ask, schedule, onProgress, signal) }
}

async function openSession<Session extends Destroyable>(
  factory: DeviceFactory<Session>,
  options: object,
  ask: Ask<Session>,
  schedule: Schedule,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<DeviceSession> {
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
  const session = await within(created, deviceLimits.create, schedule, signal, steps).catch((error: unknown) => {
    // A session that comes too late would hold the model.
    created.then((late) => late.destroy()).catch(() => {})
    throw faultOf(error, signal)
  })
  return {
    async generate(prompt, called) {
      called.throwIfAborted()
      const answer = (part: DevicePrompt) => within(ask(session, part, called), deviceLimits.answer, schedule, called)
      try {
        return await answer(prompt).catch((error: unknown) => {
          if (nameOf(error) === 'QuotaExceededError') return answer(halfOf(prompt))
          throw error
        })
      } catch (error) {
        throw faultOf(error, called)
      }
    },
    close: () => session.destroy(),
  }
}

/** In the task of the caller; what `create` throws is a rejection, too. */
function createNow<Session>(factory: DeviceFactory<Session>, options: object): Promise<Session> {
  try {
    return factory.create(options)
  } catch (error) {
    return Promise.reject(error)
  }
}

const askForPrompt: Ask<PromptSession> = async (session, { instructions, input, schema }, signal) => {
  const text = `${instructions}\n\n${input}`
  if (!schema) return notEchoed(await session.prompt(text, { signal }), text)
  // The instructions describe the answer, so that the schema need not stand in the prompt a second time.
  const options = { signal, responseConstraint: schema, omitResponseConstraintInput: true }
  const answer = await session.prompt(text, options).catch((error: unknown) => {
    if (nameOf(error) === 'NotSupportedError') return session.prompt(text, { signal })
    throw error
  })
  return notEchoed(answer, text)
}

const askForSummary: Ask<SummarySession> = async (session, { input }, signal) => {
  const text = wordsOf(input)
  return JSON.stringify([notEchoed(await session.summarize(text, { signal }), text).trim()])
}

function notEchoed(answer: string, asked: string): string {
  if (answer.includes(asked)) throw new DeviceError('no_model')
  return answer
}

/** A prompt's input without the marks of its JSON. */
function wordsOf(input: string): string {
  const words: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  try {
    collect(JSON.parse(input))
  } catch {
    return input
  }
  return words.join('\n')
}

/** The beginning of a text says what it is about. */
const halfOf = (prompt: DevicePrompt): DevicePrompt => ({ ...prompt, input: prompt.input.slice(0, prompt.input.length / 2) })

/** Rejects when the promise has not settled in `ms` milliseconds, counted anew at each step, or is called off. */
function within<T>(promise: Promise<T>, ms: number, schedule: Schedule, signal?: AbortSignal, steps?: EventTarget): Promise<T> {
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

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '')

const faults: Readonly<Record<string, DeviceFault>> = {
  NotAllowedError: 'not_allowed',
  SecurityError: 'not_allowed',
  NotSupportedError: 'not_supported',
  NetworkError: 'no_download',
  QuotaExceededError: 'too_long',
}

function faultOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  return error instanceof DeviceError ? error : new DeviceError(faults[nameOf(error)] ?? 'no_answer', { cause: error })
}
