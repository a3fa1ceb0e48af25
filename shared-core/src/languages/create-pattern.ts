import { letter } from './characters/characters.ts'
import type { Language, LanguagePack, PatternName } from './language.ts'

/**
 * A pattern of the words that all languages share and those of a text's own, compiled once per pack. A space is a space of any kind. Memory
 * only.
 */
export function createPattern(
  name: PatternName,
  shared: string,
  whole: (words: string, language: Language) => string = (words) => words,
  flags = 'iu',
): (language: Language) => RegExp {
  const made = new WeakMap<LanguagePack, RegExp>()
  return (language) => {
    const { pack } = language
    const own = pack.patterns?.[name]
    const words = own === undefined ? shared : `${shared}|${own}`
    // eslint-disable-next-line no-restricted-syntax -- of our own packs, whose test holds that they take linear time
    const pattern = made.get(pack) ?? new RegExp(whole(words.replaceAll(' ', '\\s'), language), flags)
    made.set(pack, pattern)
    return pattern
  }
}

/** Words with no letter beside them, where words are written apart. */
export const alone = (words: string, { unspaced }: Language): string => (unspaced ? words : `(?<!${letter})(?:${words})(?!${letter})`)
