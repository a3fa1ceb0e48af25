import type { LanguageTag } from '@citable/core'
import { formatMessage } from '@citable/core/messages'
import { DeviceError } from '../../analyzers/device/device-session.ts'
import type { DeviceTranslator } from '../../analyzers/device/device-translator.ts'
import type { DeviceProgress } from '../../analyzers/device/translate-on-device.ts'
import type { Catalog } from '../../texts/catalog.ts'
import {
  type DeviceTranslationCode,
  type DeviceTranslationTexts,
  deviceTranslationTexts,
} from '../../texts/translations/device/device-translation-texts.ts'

export interface DeviceTranslationView {
  readonly ask: string
  readonly changesAsk: string
  /** What the browser does, and what it fetches first. */
  readonly about: string
  /** null: nobody has asked. `value`: 0 to 1; null: not told. */
  readonly progress: { readonly text: string; readonly label: string; readonly value: number | null } | null
  /** null: there is nothing to call off. */
  readonly cancel: string | null
}

/** `texts`: of `deviceTranslationFiles`. */
export function deviceTranslationView(
  {
    language,
    translator,
    progress,
  }: { readonly language: LanguageTag; readonly translator: DeviceTranslator; readonly progress: DeviceProgress | null },
  catalog: Catalog,
  texts: DeviceTranslationTexts,
): DeviceTranslationView {
  const say = (code: DeviceTranslationCode, args: Readonly<Record<string, string | number>> = {}): string =>
    formatMessage(texts[code] ?? deviceTranslationTexts[code], args, catalog.locale, catalog.number, (words) =>
      catalog.direction === 'ltr' ? words : `\u2068${words}\u2069`,
    )
  return {
    ask: say('ask', { language: catalog.languageName(language) }),
    changesAsk: say('changesAsk'),
    about: [say('about'), translator.state === 'available' ? '' : say('once')].filter((part) => part !== '').join(' '),
    progress: progress && progressOf(progress, say),
    // what is being made can be made when the word to stop arrives
    cancel: progress !== null && progress.phase !== 'storing' ? say('cancel') : null,
  }
}

type Say = (code: DeviceTranslationCode, args?: Readonly<Record<string, number>>) => string

function progressOf(progress: DeviceProgress, say: Say): NonNullable<DeviceTranslationView['progress']> {
  if (progress.phase === 'fetching') return { text: say('fetching'), label: say('download'), value: progress.share }
  if (progress.phase === 'storing') return { text: say('storing'), label: say('texts'), value: 1 }
  const { done, all } = progress
  return { text: say('translating', { done, all }), label: say('texts'), value: done / all }
}

/** What to say of a fault of the browser; '': it is none of its faults. */
export function deviceFaultText(error: unknown, texts: DeviceTranslationTexts): string {
  if (!(error instanceof DeviceError)) return ''
  const code = error.fault === 'too_long' ? 'no_answer' : error.fault
  return texts[code] ?? deviceTranslationTexts[code]
}
