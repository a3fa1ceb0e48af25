import { bindCatalog, type Catalog, loadLocale, loadRubricLocale } from '@citable/editor'
import { uiTexts } from './generated/ui-texts.ts'

/**
 * The panel's words: a language pack of the site goes first, then the panel's own translation, then its English, which is fetched beside the
 * editor's script: that script has every text once already, as WordPress looks it up.
 */
export async function loadCatalog(locale: string): Promise<Catalog> {
  const translated = uiTexts()
  const [english, texts, rubric] = await Promise.all([loadEnglish().catch(() => translated), loadLocale(locale), loadRubricLocale(locale)])
  return bindCatalog(english, { locale, translate: (code) => translated[code], ...(texts && { texts }), ...(rubric && { rubric }) })
}

const loadEnglish = async () => (await import('@citable/editor/ui-texts')).uiTexts
