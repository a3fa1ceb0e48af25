import type { LanguageTag } from '@citable/core'

/** One literal import per language, so that bundlers put each into a file of its own. English is in the code. */
export type FilesByLanguage<File> = Readonly<Record<string, () => Promise<File>>>

/** The file of a tag's language (`de-AT`, `de_DE_formal` → `de`). One that cannot be fetched leaves English: it must not take the panel away. */
export const loadFor = async <File>(files: FilesByLanguage<File>, tag: LanguageTag): Promise<File | null> => {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? ''
  const load = Object.hasOwn(files, language) ? files[language] : undefined
  return load ? await load().catch(() => null) : null
}
