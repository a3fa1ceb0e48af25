import { bindCatalog, type Catalog, loadLocale, loadRubricLocale } from '@citable/editor'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'

type PanelTexts = NonNullable<Awaited<ReturnType<typeof loadLocale>>>
type RubricTexts = Awaited<ReturnType<typeof loadRubricLocale>>

/** In one language: English where there is no other. */
const loadPanelTexts = async (locale: string): Promise<PanelTexts> =>
  (await loadLocale(locale)) ?? (await import('@citable/editor/ui-texts')).uiTexts

/**
 * The panel's strings in the language of the person's profile. `isReady` is false until they are there. The sentences of checks are many:
 * they come beside the analysis and replace the English of the result.
 */
export function useCatalog(): { readonly catalog: Catalog; readonly isReady: boolean } {
  const { locale } = useIntl()
  const [texts, setTexts] = useState<{ readonly locale: string; readonly texts: PanelTexts } | null>(null)
  const [rubric, setRubric] = useState<{ readonly locale: string; readonly rubric: RubricTexts } | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadPanelTexts(locale).then((found) => isWanted && setTexts({ locale, texts: found }))
    void loadRubricLocale(locale).then((found) => isWanted && setRubric({ locale, rubric: found }))
    return () => {
      isWanted = false
    }
  }, [locale])
  const isReady = texts?.locale === locale
  const own = isReady ? texts.texts : null
  const sentences = rubric?.locale === locale ? rubric.rubric : null
  const catalog = useMemo(
    () => bindCatalog({}, { locale, ...(own && { texts: own }), ...(sentences && { rubric: sentences }) }),
    [locale, own, sentences],
  )
  return { catalog, isReady }
}
