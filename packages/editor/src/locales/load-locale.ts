import type { LanguageTag } from '@citable/core'
import type { UiCode } from '../ui-texts.ts'

type Texts = Readonly<Record<UiCode, string>>

/** One literal import per language, so that bundlers put each into a file of its own. English stands in the code. */
const loaders: Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
}

/** Languages the panel speaks besides English. */
export const localeTags: readonly LanguageTag[] = Object.keys(loaders)

/** The panel's strings in the language of a tag (`de-AT`, `de_DE_formal` → `de`); null: there are none, English stands. */
export async function loadLocale(tag: LanguageTag): Promise<Texts | null> {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined
  return load ? (await load()).texts : null
}
