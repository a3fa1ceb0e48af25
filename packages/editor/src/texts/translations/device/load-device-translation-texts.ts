import type { LanguageTag } from '@citable/core'
import { deviceTranslationFiles } from './device-translation-files.ts'
import { type DeviceTranslationTexts, deviceTranslationTexts } from './device-translation-texts.ts'

/** The words in the language of a tag, else in English. */
export async function loadDeviceTranslationTexts(tag: LanguageTag): Promise<DeviceTranslationTexts> {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  const load = Object.hasOwn(deviceTranslationFiles, language) ? deviceTranslationFiles[language] : undefined
  return (await load?.().catch(() => null))?.texts ?? deviceTranslationTexts
}
