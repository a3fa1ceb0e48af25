import { createLanguage } from './create-language.ts'
import type { Language, LanguagePack } from './language.ts'
import type { TextMemory } from './text-memory.ts'
import { createLexicon } from './words/create-lexicon.ts'

const cluster = new Set(['th', 'lo', 'km', 'my'])
const han = new Set(['zh', 'ja', 'yue', 'wuu'])
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'ckb', 'dv', 'arc', 'syr'])

/** Script of a language without a pack, by its tag. */
export function neutralPack(tag: string): LanguagePack {
  const base = tag.toLowerCase().split('-')[0] ?? 'und'
  const script = cluster.has(base) ? 'cluster' : han.has(base) ? 'han' : 'spaced'
  return {
    tag,
    name: tag,
    direction: rightToLeft.has(base) ? 'rtl' : 'ltr',
    script,
    reviewed: false,
    lists: {},
    months: [],
    ease: null,
    sentenceLimit: script === 'spaced' ? 20 : 40,
    // scoring.md 5.3: the default of spaced and of unspaced languages, not evaluated
    answerThreshold: script === 'spaced' ? 490 : 470,
    phrases: {},
    levels: [],
    capitalNouns: base === 'lb',
  }
}

/** Terms by the rules of the script, uniform weights, no lists. */
export function neutralLanguage(tag: string, texts?: TextMemory): Language {
  return createLanguage(createLexicon(neutralPack(tag), false), texts)
}
