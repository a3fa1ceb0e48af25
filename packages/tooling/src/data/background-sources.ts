/** Languages whose background texts come in two scripts. */
const twoScripts: Readonly<Record<string, readonly string[]>> = { sr: ['sr-Cyrl', 'sr-Latn'] }

/** Names of the background files of a language, without their ending. */
export const backgroundSources = (tag: string): readonly string[] => twoScripts[tag] ?? [tag]

/** The language of a background file. */
export const languageOfSource = (source: string): string =>
  Object.entries(twoScripts).find(([, sources]) => sources.includes(source))?.[0] ?? source
