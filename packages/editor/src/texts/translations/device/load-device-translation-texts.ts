import type { LanguageTag } from '@citable/core'
import { loadFor } from '../../load-for.ts'
import { deviceTranslationFiles } from './device-translation-files.ts'
import { type DeviceTranslationTexts, deviceTranslationTexts } from './device-translation-texts.ts'

/** The words in the language of a tag, else in English. */
export const loadDeviceTranslationTexts = async (tag: LanguageTag): Promise<DeviceTranslationTexts> =>
  (await loadFor(deviceTranslationFiles, tag))?.texts ?? deviceTranslationTexts
