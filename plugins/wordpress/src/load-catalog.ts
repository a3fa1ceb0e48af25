import { type Catalog, createCatalog, loadLocale, loadRubricLocale } from '@citable/editor'
import { uiTexts } from './generated/ui-texts.ts'

/** The panel's words: a language pack of the site goes first, then the panel's own translation. */
export async function loadCatalog(locale: string): Promise<Catalog> {
  const [texts, rubric] = await Promise.all([loadLocale(locale), loadRubricLocale(locale)])
  const translated = uiTexts()
  return createCatalog({ locale, translate: (code) => translated[code], ...(texts && { texts }), ...(rubric && { rubric }) })
}
