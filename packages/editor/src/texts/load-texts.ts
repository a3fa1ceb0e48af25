import type { LanguageTag } from '@citable/core'

/** Loads the words of a section in the language of a tag, else gives the English ones. `languages`: by primary subtag. */
export const loadTexts =
  <Texts>(english: Texts, languages: Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>>) =>
  async (tag: LanguageTag): Promise<Texts> => {
    const load = languages[tag.split(/[-_]/)[0]?.toLowerCase() ?? '']
    return (await load?.().catch(() => null))?.texts ?? english
  }
