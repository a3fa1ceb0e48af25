import type { Range } from '../model/values.ts'
import type { Language, Tokens } from './language.ts'
import { createTextMemory, KnownText, TextFact, type TextMemory } from './text-memory.ts'
import type { Lexicon, ScannedText } from './words/create-lexicon.ts'
import { lowerCase, type PhraseIndex, type ScannedWord } from './words/find-phrases.ts'

const nowhere: readonly Range[] = []

/**
 * A language that remembers in `texts` what it has read, so that signals, answers and titles share one pass. Pure: the same text gives the same
 * with and without that memory.
 */
export function createLanguage(lexicon: Lexicon, texts: TextMemory = createTextMemory()): Language {
  const { pack, supported, contains, phrases, bitOf, weight, syllables } = lexicon
  const unspaced = pack.script !== 'spaced'

  /** One text is asked about many times in a row. */
  let lastText = ''
  let lastKnown = new KnownText()

  const knownOf = (text: string): KnownText => {
    if (text === lastText) return lastKnown
    let known = texts.get(text)
    if (known === undefined) {
      known = new KnownText()
      texts.set(text, known)
    }
    lastText = text
    lastKnown = known
    return known
  }

  const read = (text: string): ScannedText => {
    const known = knownOf(text)
    known.scanned ??= lexicon.scan(text)
    return known.scanned
  }

  const tokenize = (text: string): Tokens => read(text)

  const recall: Language['recall'] = (text, measure) => {
    const known = knownOf(text)
    const fact = findFact(known, measure)
    if (fact !== null) return fact.value as ReturnType<typeof measure>
    const value = measure(text, language)
    known.facts = new TextFact(measure, value, known.facts)
    return value
  }

  /** One text is asked for phrases of many lists. */
  let openedText = ''
  let openedLists = 0

  /** The lists (bits) that have a phrase with the word first that the text begins with. */
  const listsOpening = (text: string): number => {
    if (text === openedText) return openedLists
    const [first] = lexicon.opening(text, 1)
    openedText = text
    openedLists = first?.start === 0 ? first.opens : 0
    return openedLists
  }

  /** Phrases in the first words (characters) of a text, as many as the longest has. */
  const findFirst = (index: PhraseIndex, text: string, bit: number | null): readonly Range[] =>
    unspaced
      ? index.find({ words: [], lower: lowerCase(text.slice(0, index.longest)), openings: [] }, null)
      : index.find({ words: lexicon.opening(text, index.longest), lower: '', openings: [] }, bit)

  const language: Language = {
    tag: pack.tag,
    pack,
    supported,
    unspaced,
    has: (list) => pack.lists[list] !== undefined,
    contains,
    find(list, text) {
      if (pack.lists[list] === undefined) return nowhere
      const { words, opens, lower, openings } = read(text)
      const bit = bitOf(list)
      if (bit !== null && (opens & bit) === 0) return nowhere
      const known = knownOf(text)
      const fact = findFact(known, list)
      if (fact !== null) return fact.value as readonly Range[]
      const ranges = phrases(list).find({ words, lower, openings }, bit)
      known.facts = new TextFact(list, ranges, known.facts)
      return ranges
    },
    opens(list, text) {
      const bit = bitOf(list)
      if (bit !== null && !unspaced && (listsOpening(text) & bit) === 0) return null
      const found = bit === null && !unspaced ? language.find(list, text) : findFirst(phrases(list), text, bit)
      return found[0]?.start === 0 ? found[0] : null
    },
    mayOpen(list, word) {
      const bit = bitOf(list)
      return bit === null || unspaced || ((word as ScannedWord).opens & bit) !== 0
    },
    tokenize,
    terms: (text) => recall(text, contentTerms),
    recall,
    weight,
    syllables,
  }
  return language
}

function findFact({ facts }: KnownText, of: unknown): TextFact | null {
  let fact = facts
  while (fact !== null && fact.of !== of) fact = fact.next
  return fact
}

function contentTerms(text: string, { tokenize }: Language): readonly string[] {
  const terms = new Set<string>()
  for (const word of tokenize(text).words) if (!word.stop) terms.add(word.term)
  return [...terms]
}
