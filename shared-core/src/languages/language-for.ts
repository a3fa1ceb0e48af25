import { createLanguage } from './create-language.ts'
import type { Language, LanguagePack } from './language.ts'
import { matchTag } from './match-tag.ts'
import { neutralLanguage } from './neutral-language.ts'
import { packTags } from './pack-tags.ts'
import type { TextMemory } from './text-memory.ts'
import { createLexicon, type Lexicon } from './words/create-lexicon.ts'

/** One lexicon per pack object, so that indexes are built once. Memory only: `createLexicon` is pure. */
const made = new WeakMap<LanguagePack, Lexicon>()

/**
 * The language of a BCP 47 tag among the packs given: the exact tag, else the tag without its last subtags (`en-GB` → `en`),
 * else a neutral one by script with `supported: false`. Throws when a pack exists for the tag but was not handed in: two hosts would
 * score differently. It remembers texts in `texts`, absent: in a memory of its own.
 */
export function languageFor(tag: string, packs: readonly LanguagePack[], texts?: TextMemory): Language {
  const pack = packFor(tag, packs)
  if (pack === null) {
    const missing = matchTag(tag, packTags)
    if (missing !== null)
      throw new Error(`The pack of "${missing}" is missing in resources.languages.`)
    return neutralLanguage(tag, texts)
  }
  const lexicon = made.get(pack) ?? createLexicon(pack)
  made.set(pack, lexicon)
  return createLanguage(lexicon, texts)
}

/** The pack for a tag, by the same rule; null when there is none. */
export function packFor(tag: string, packs: readonly LanguagePack[]): LanguagePack | null {
  const wanted = matchTag(
    tag,
    packs.map((pack) => pack.tag),
  )
  return packs.find((pack) => pack.tag === wanted) ?? null
}
