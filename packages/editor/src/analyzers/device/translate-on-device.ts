import { DeviceError, type DeviceFault } from './device-session.ts'
import type { DeviceTranslator, TranslatorSession } from './device-translator.ts'
import { markedText } from './marked-text.ts'

/** A text that the service has named, and what the device makes of it; null: it could not translate it. */
export interface DeviceText {
  readonly source: string
  readonly target: string | null
}

/** How far it is. `share` of the download, 0 to 1; null: not told. */
export type DeviceProgress =
  | { readonly phase: 'fetching'; readonly share: number | null }
  | { readonly phase: 'translating'; readonly done: number; readonly all: number }
  | { readonly phase: 'storing' }

/** Whole segments, then the parts of those that lost what stands inside; the third answer has no more to ask. */
const maxRounds = 4

/**
 * Has a text translated by the browser. `ask` sends what is translated so far to the server, which answers with what it waits for; the server
 * splits the text, checks every word of the answer and makes the draft. Call it in the task of a click: `create()` is called before this
 * function returns. Rejects with `DeviceError`, as `ask` does, and with the signal's reason when called off.
 */
export async function translateOnDevice<Answer extends { readonly waiting: readonly string[] }>(
  translator: DeviceTranslator,
  ask: (texts: readonly DeviceText[], signal: AbortSignal) => Promise<Answer>,
  onProgress: (progress: DeviceProgress) => void,
  signal: AbortSignal,
): Promise<Answer> {
  let isOpen = translator.state === 'available'
  let share: number | null = null
  const tell = () => {
    if (!isOpen) onProgress({ phase: 'fetching', share })
  }
  // a server that refuses the text calls the download off, too
  const ended = new AbortController()
  const opened = translator.open(
    (loaded) => {
      share = loaded
      tell()
    },
    AbortSignal.any([signal, ended.signal]),
  )
  opened.catch(() => {})
  tell()
  try {
    const texts: DeviceText[] = []
    for (let round = 0; round < maxRounds; round++) {
      const answer = await ask([...texts], signal)
      signal.throwIfAborted()
      if (answer.waiting.length === 0) return answer
      const session = await opened
      isOpen = true
      const all = texts.length + answer.waiting.length
      for (const source of answer.waiting) {
        onProgress({ phase: 'translating', done: texts.length, all })
        texts.push({ source, target: await translateText(session, source, signal) })
      }
      if (texts.every(isUntouched)) throw new DeviceError(texts.every(({ target }) => target === null) ? 'no_answer' : 'no_model')
      onProgress({ phase: 'storing' })
    }
    throw new DeviceError('no_answer')
  } finally {
    ended.abort()
    opened.then((session) => session.close()).catch(() => {})
  }
}

/** Faults of one text; the others are faults of the browser. */
const ofOneText: ReadonlySet<unknown> = new Set<DeviceFault>(['too_long', 'no_answer'])

async function translateText(session: TranslatorSession, source: string, signal: AbortSignal): Promise<string | null> {
  const marked = markedText(source)
  if (marked === null) return null
  try {
    return marked.read(await session.translate(marked.text, signal))
  } catch (error) {
    if (error instanceof DeviceError && ofOneText.has(error.fault)) return null
    throw error
  }
}

/** True for a text that was not translated, as where a browser has the API without a model and repeats what it is asked. */
const isUntouched = ({ source, target }: DeviceText): boolean => target === null || target === source
