import type { TitlePrompt } from '@citable/core/titles'
import type { Schedule } from '../../schedule.ts'
import {
  createSession,
  type Destroyable,
  DeviceError,
  type DeviceFactory,
  type DeviceState,
  deviceLimits,
  faultOf,
  nameOf,
  stateOf,
  within,
} from './device-session.ts'

export interface DeviceModel {
  readonly state: DeviceState
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

interface PromptSession {
  prompt(input: string, options: object): Promise<string>
  destroy(): void
}

interface SummarySession {
  summarize(input: string, options: object): Promise<string>
  destroy(): void
}

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

type Ask<Session> = (session: Session, prompt: DevicePrompt, signal: AbortSignal) => Promise<string>

async function findModel<Session extends Destroyable>(
  api: DeviceModel['api'],
  factory: DeviceFactory<Session> | undefined,
  options: object,
  ask: Ask<Session>,
  schedule: Schedule,
): Promise<DeviceModel | null> {
  if (!factory) return null
  const state = await stateOf(factory, options, schedule)
  if (state === null) return null
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
  const session = await createSession(factory, options, schedule, onProgress, signal)
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
