import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadLocale, type UiCode, uiTexts } from '@citable/editor'
import { root } from '../commands/check.ts'
import { cataloguePath, formatCatalogue, isOwn, locales, readCatalogue, translate } from '../wordpress-texts/catalogue.ts'
import { readTexts } from '../wordpress-texts/read-texts.ts'
import { keyOf } from '../wordpress-texts/text.ts'
import type { GeneratedFile } from './generated-file.ts'

/** The WordPress plugin's catalogues, brought up to the texts of today. */
export async function generateWordPressTexts(): Promise<readonly GeneratedFile[]> {
  const own = (await readTexts()).filter(isOwn)
  const catalogues = locales.map(async (locale) => {
    const path = `plugins/wordpress/${cataloguePath(locale)}`
    const source = await readFile(join(root, path), 'utf8').catch(() => '{}')
    return {
      path,
      text: formatCatalogue(translate(own, locale, new Map([...(await sharedTranslations(locale)), ...translated(readCatalogue(source))]))),
    }
  })
  return Promise.all(catalogues)
}

/** Texts of the plugin that the panel has, too, by the panel's own translation. */
async function sharedTranslations(locale: string): Promise<readonly (readonly [string, readonly string[]])[]> {
  const words = await loadLocale(locale)
  return Object.entries(words ?? {}).map(([code, word]) => [keyOf({ text: uiTexts[code as UiCode] }), [word]] as const)
}

const translated = (catalogue: ReadonlyMap<string, readonly string[]>) =>
  [...catalogue].filter(([, forms]) => forms.some((form) => form !== ''))
