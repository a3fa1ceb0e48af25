import type { LanguageTag } from '@citable/core'
import { findDeviceTranslators, type TranslatorScope } from '../../analyzers/device/device-translator.ts'
import { type DeviceProgress, type DeviceText, translateOnDevice } from '../../analyzers/device/translate-on-device.ts'
import type { Schedule } from '../../schedule.ts'
import type { Catalog } from '../../texts/catalog.ts'
import { loadDeviceTranslationTexts } from '../../texts/translations/device/load-device-translation-texts.ts'
import { type DeviceTranslationView, deviceFaultText, deviceTranslationView } from './device-translation-view.ts'

/** What a panel needs for translations by the browser. */
export interface DeviceKit {
  /** Those that were asked for and that the browser translates into. */
  readonly languages: readonly LanguageTag[]
  view(language: LanguageTag, progress: DeviceProgress | null, catalog: Catalog): DeviceTranslationView
  /**
   * Call it in the task of a click. `send`: gives the server what is translated so far. Rejects with `DeviceSentence` for a fault of the
   * browser, as `send` does, and with the signal's reason when called off.
   */
  translate<Answer extends { readonly waiting: readonly string[] }>(
    language: LanguageTag,
    send: (texts: readonly DeviceText[], signal: AbortSignal) => Promise<Answer>,
    onProgress: (progress: DeviceProgress) => void,
    signal: AbortSignal,
  ): Promise<Answer>
}

/** A fault of the browser; its message is for people. */
export class DeviceSentence extends Error {
  override readonly name = 'DeviceSentence'
}

/** null: the browser translates into none of the targets. */
export async function loadDeviceKit(
  scope: TranslatorScope,
  from: LanguageTag,
  targets: readonly LanguageTag[],
  locale: LanguageTag,
  schedule: Schedule,
): Promise<DeviceKit | null> {
  const translators = await findDeviceTranslators(scope, from, targets, schedule)
  if (translators.size === 0) return null
  const texts = await loadDeviceTranslationTexts(locale)
  return {
    languages: [...translators.keys()],
    view: (language, progress, catalog) =>
      deviceTranslationView({ language, translator: translators.get(language)!, progress }, catalog, texts),
    translate: (language, send, onProgress, signal) =>
      translateOnDevice(translators.get(language)!, send, onProgress, signal).catch((error: unknown) => {
        const sentence = signal.aborted ? '' : deviceFaultText(error, texts)
        throw sentence === '' ? error : new DeviceSentence(sentence, { cause: error })
      }),
  }
}
