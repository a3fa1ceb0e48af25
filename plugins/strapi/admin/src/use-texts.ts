import { type Catalog, createCatalog } from '@citable/editor'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { pluginId } from './id.ts'
import { pluginTexts, type TextCode } from './texts.ts'

export type Text = (code: TextCode, values?: Record<string, string | number>) => string

/** The plugin's own strings in the language of the person's profile. */
export function useText(): Text {
  const { formatMessage } = useIntl()
  return (code, values) => formatMessage({ id: `${pluginId}.${code}`, defaultMessage: pluginTexts[code] }, values)
}

/** The panel's strings in that language; codes without a translation stay English. */
export function useCatalog(): Catalog {
  const { locale, messages } = useIntl()
  return useMemo(
    () =>
      createCatalog({
        locale,
        translate(code, english) {
          const translated = messages[`${pluginId}.ui.${code}`]
          return typeof translated === 'string' ? translated : english
        },
      }),
    [locale, messages],
  )
}
