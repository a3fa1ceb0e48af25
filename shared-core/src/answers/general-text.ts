import { hasNumber } from '../languages/characters/characters.ts'
import type { Language, LanguagePack, Word } from '../languages/language.ts'
import { hasName } from '../languages/words/find-names.ts'
import { wordsIn } from '../languages/words/words-in.ts'
import { factOf, type TextBlock } from './article-text.ts'

/** The terms of a pack's general words: of those alone, and of phrases of two the second by the first. */
interface GeneralTerms {
  readonly singles: ReadonlySet<string>
  readonly seconds: ReadonlyMap<string, ReadonlySet<string>>
}

/** By pack. Memory only. */
const known = new WeakMap<LanguagePack, GeneralTerms>()

function generalTerms(language: Language): GeneralTerms {
  const made = known.get(language.pack)
  if (made !== undefined) return made
  const singles = new Set<string>()
  const seconds = new Map<string, Set<string>>()
  for (const entry of language.pack.lists.genericWords ?? []) {
    const { words } = language.tokenize(entry)
    const [first, second] = words
    if (words.length === 1) singles.add(first!.term)
    else if (words.length === 2) seconds.set(first!.term, (seconds.get(first!.term) ?? new Set()).add(second!.term))
  }
  const terms = { singles, seconds }
  known.set(language.pack, terms)
  return terms
}

/** Says for an index whether a word of a text is general: alone, or with a word beside it. */
export function generalWords(words: readonly Word[], language: Language): (at: number) => boolean {
  const { singles, seconds } = generalTerms(language)
  const isPair = (at: number): boolean => seconds.get(words[at]?.term ?? '')?.has(words[at + 1]?.term ?? '') === true
  return (at) => singles.has(words[at]!.term) || isPair(at - 1) || isPair(at)
}

/** Content words of a sentence, and how many of them are general ones. */
export interface Generality {
  readonly general: number
  readonly all: number
}

/** Content words of each sentence, and how many of them are general; in unspaced scripts the same of characters. */
export function measureGeneral({ block: { text }, tokens }: TextBlock, language: Language): readonly Generality[] {
  if (language.unspaced) {
    const phrases = (language.pack.lists.genericWords ?? []).filter((phrase) => text.includes(phrase))
    return tokens.sentences.map(({ start, end, words: all }) => {
      const sentence = text.slice(start, end)
      let general = 0
      for (const phrase of phrases) general += sentence.length - sentence.replaceAll(phrase, '').length
      return { general, all }
    })
  }
  return tokens.sentences.map((sentence) => {
    const words = wordsIn(tokens, sentence)
    const isGeneral = generalWords(words, language)
    let general = 0
    let all = 0
    words.forEach(({ stop, start, end, term }, at) => {
      // a word written twice by mistake counts once
      if (stop || end - start < 2 || words[at - 1]?.term === term) return
      all += 1
      if (isGeneral(at)) general += 1
    })
    return { general, all }
  })
}

/** General and content words of a block. */
export const sumGeneral = (entry: TextBlock, language: Language): Generality =>
  factOf(entry, measureGeneral, language).reduce((sum, { general, all }) => ({ general: sum.general + general, all: sum.all + all }), {
    general: 0,
    all: 0,
  })

/** Limits for a paragraph alone: percent of general words, and the least content words (characters in unspaced scripts) to judge. */
const bare = { words: { share: 36, min: 11 }, characters: { share: 25, min: 40 } } as const

/** A paragraph without figure, name, link or quotation, with many general words. Nouns have capitals in German, so names are not looked for there. */
export function isBareFiller(entry: TextBlock, language: Language): boolean {
  const { block, tokens } = entry
  if (block.kind !== 'paragraph' && block.kind !== 'quote') return false
  if (block.inlines.length > 0 || hasNumber(block.text) || /["“”„«»「『]/.test(block.text)) return false
  if (language.tag !== 'de' && hasName(block.text, tokens)) return false
  const { share, min } = language.unspaced ? bare.characters : bare.words
  const { general, all } = sumGeneral(entry, language)
  return all >= min && 100 * general >= share * all
}
