import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands/check.ts'
import { formatCatalogue, formatTemplate, isOwn, locales, readCatalogue, translate } from '../wordpress-texts/catalogue.ts'
import { readTexts } from '../wordpress-texts/read-texts.ts'
import { textDomain } from '../wordpress-texts/text.ts'
import type { GeneratedFile } from './generated-file.ts'

const folder = 'plugins/wordpress/languages'

/** The WordPress plugin's template for translators, and its catalogues brought up to the texts of today. */
export async function generateWordPressTexts(): Promise<readonly GeneratedFile[]> {
  const texts = await readTexts()
  const own = texts.filter(isOwn)
  const catalogues = locales.map(async (locale) => {
    const path = `${folder}/${textDomain}-${locale}.po`
    const source = await readFile(join(root, path), 'utf8').catch(() => '')
    return { path, text: formatCatalogue(translate(own, locale, readCatalogue(source)), locale) }
  })
  return [{ path: `${folder}/${textDomain}.pot`, text: formatTemplate(texts) }, ...(await Promise.all(catalogues))]
}
