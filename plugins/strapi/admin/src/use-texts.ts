import { type Catalog, createCatalog, loadRubricLocale } from '@citable/editor'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { pluginId } from './id.ts'
import { pluginTexts, type TextCode } from './texts.ts'

export type Text = (code: TextCode, values?: Record<string, string | number>) => string

/** The plugin's own strings in the language of the person's profile. */
export function useText(): Text {
  const { formatMessage } = useIntl()
  return (code, values) => formatMessage({ id: `${pluginId}.${code}`, defaultMessage: pluginTexts[code] }, values)
}

type RubricTexts = Awaited<ReturnType<typeof loadRubricLocale>>

/**
 * The panel's strings in that language; codes without a translation stay English. The sentences of checks are many: they are fetched when
 * a panel first needs them, beside the analysis, and replace the English of the result.
 */
export function useCatalog(): Catalog {
  const { locale, messages } = useIntl()
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly rubric: RubricTexts } | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadRubricLocale(locale).then((rubric) => {
      if (isWanted) setLoaded({ locale, rubric })
    })
    return () => {
      isWanted = false
    }
  }, [locale])
  const rubric = loaded?.locale === locale ? loaded.rubric : null
  return useMemo(
    () =>
      createCatalog({
        locale,
        translate(code, english) {
          const translated = messages[`${pluginId}.ui.${code}`]
          return typeof translated === 'string' ? translated : english
        },
        ...(rubric && { rubric }),
      }),
    [locale, messages, rubric],
  )
}
