import type { LanguageTag } from '@citable/core'
import type { Schedule } from '../../schedule.ts'
import { createSession, type DeviceFactory, type DeviceState, deviceLimits, faultOf, stateOf, within } from './device-session.ts'

/** The browser's own translator from one language into another. */
export interface DeviceTranslator {
  readonly state: DeviceState
  /**
   * Opens a session. Call it in the task of a click: browsers fetch a model only then, and `create()` is called before this function returns.
   * `onProgress`: share of the download, 0 to 1. Rejects with `DeviceError`, and with the signal's reason when called off.
   */
  open(onProgress: (share: number) => void, signal: AbortSignal): Promise<TranslatorSession>
}

export interface TranslatorSession {
  /** Plain text → plain text. Rejects with `DeviceError`, and with the signal's reason when called off. */
  translate(text: string, signal: AbortSignal): Promise<string>
  /** Frees the model; a session serves one click. */
  close(): void
}

/** The global of a page that translates, as far as Citable asks it: https://webmachinelearning.github.io/translation-api/. */
export interface TranslatorScope {
  readonly Translator?: DeviceFactory<RawSession>
}

interface RawSession {
  translate(text: string, options: object): Promise<string>
  destroy(): void
}

/** The targets that the browser translates into. Never rejects and fetches nothing. */
export async function findDeviceTranslators(
  { Translator: factory }: TranslatorScope,
  from: LanguageTag,
  targets: readonly LanguageTag[],
  schedule: Schedule,
): Promise<ReadonlyMap<LanguageTag, DeviceTranslator>> {
  const found = factory ? await Promise.all(targets.map((to) => findTranslator(factory, from, to, schedule))) : []
  return new Map(found.flatMap((translator, index) => (translator === null ? [] : [[targets[index]!, translator] as const])))
}

async function findTranslator(
  factory: DeviceFactory<RawSession>,
  from: LanguageTag,
  to: LanguageTag,
  schedule: Schedule,
): Promise<DeviceTranslator | null> {
  for (const options of pairsOf(from, to)) {
    const state = await stateOf(factory, options, schedule)
    if (state !== null) return { state, open: (onProgress, signal) => openSession(factory, options, schedule, onProgress, signal) }
  }
  return null
}

/** As the tags are, then as a browser may know the languages: `es-MX` as `es`, `zh-TW` as `zh-Hant`. */
function pairsOf(from: LanguageTag, to: LanguageTag): readonly { readonly sourceLanguage: string; readonly targetLanguage: string }[] {
  const pairs = [
    [from, to],
    [knownAs(from), knownAs(to)],
  ].map(([one, other]) => ({ sourceLanguage: String(one).replaceAll('_', '-'), targetLanguage: String(other).replaceAll('_', '-') }))
  const [exact, known] = [pairs[0]!, pairs[1]!]
  if (known.sourceLanguage === known.targetLanguage) return []
  return exact.sourceLanguage === known.sourceLanguage && exact.targetLanguage === known.targetLanguage ? [exact] : pairs
}

/** The language of a tag, with its script where that is not the usual one. */
function knownAs(tag: LanguageTag): string {
  try {
    const { language, script } = new Intl.Locale(tag.replaceAll('_', '-')).maximize()
    return script === new Intl.Locale(language).maximize().script ? language : `${language}-${script}`
  } catch {
    return tag
  }
}

async function openSession(
  factory: DeviceFactory<RawSession>,
  options: object,
  schedule: Schedule,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<TranslatorSession> {
  const session = await createSession(factory, options, schedule, onProgress, signal)
  return {
    async translate(text, called) {
      called.throwIfAborted()
      try {
        return await within(session.translate(text, { signal: called }), deviceLimits.answer, schedule, called)
      } catch (error) {
        throw faultOf(error, called)
      }
    },
    close: () => session.destroy(),
  }
}
