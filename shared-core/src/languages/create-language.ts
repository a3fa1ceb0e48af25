import type { Range } from '../model/values.ts'
import { countSyllables } from './count-syllables.ts'
import { createCharacterIndex, createWordIndex, type PhraseIndex, type ScannedWord } from './find-phrases.ts'
import type { Language, LanguagePack, ListName, Tokens } from './language.ts'
import { normalizeWord, termOf } from './normalize-word.ts'
import { scanWords } from './scan-words.ts'
import { type SentenceRules, splitSentences } from './split-sentences.ts'
import { createTextMemory } from './text-memory.ts'

/** Weight of a term that the background table does not hold: rarer than everything in it. */
const unknownWeight = 15

/** Bounds of the words a language object remembers, and UTF-16 units of the longest. Memory only: results never depend on it. */
const remembered = { words: 60_000, wordLength: 64 } as const

/** Lists that are only asked whether they hold a phrase, never where one stands in a text. */
const askedOnly: ReadonlySet<string> = new Set(['stopWords', 'abbreviations', 'genericHeadings', 'genericLinkTexts', 'numberUnits'])

interface WordFacts {
  readonly form: string
  readonly term: string
  readonly stop: boolean
  /** Bits of the lists that have a phrase with this word first. */
  readonly opens: number
}

/** A text as scanned: its tokens, and the lists of which a phrase may stand in it (bits). */
interface ScannedText {
  readonly tokens: Tokens & { readonly words: readonly ScannedWord[] }
  readonly opens: number
}

/** What is known of a text. */
interface KnownText {
  /** null: nobody has asked for its words. */
  scanned: ScannedText | null
  /** Where phrases of a list stand, by its name, and what was measured of the text, by what measured it; null: nothing yet. */
  facts: Map<unknown, unknown> | null
}

const nowhere: readonly Range[] = []

/**
 * Makes a pack ready for use. The result is pure: it holds indexes and remembers tokens of texts it has seen, so that signals,
 * answers and titles share one pass; the same text gives the same tokens with and without that memory.
 */
export function createLanguage(pack: LanguagePack, supported = true): Language {
  const unspaced = pack.script !== 'spaced'
  const joinsApostrophe = pack.apostrophe !== 'elision'
  const words = new Map<string, WordFacts>()
  const syllables = new Map<string, number>()
  const indexes = new Map<ListName, PhraseIndex>()
  let weights: Map<string, number> | null = null
  const bits = new Map<ListName, number>()
  const openings = new Map<string, number>()
  const texts = createTextMemory<KnownText>()

  const stopForms = new Set<string>()
  for (const name of ['stopWords', 'questionWords'] as const) {
    for (const entry of pack.lists[name] ?? []) if (!entry.includes(' ')) stopForms.add(normalizeWord(entry, pack))
  }
  if (!unspaced)
    for (const [name, phrases] of Object.entries(pack.lists) as [ListName, readonly string[]][]) {
      if (askedOnly.has(name) || bits.size === 31) continue
      const bit = 1 << bits.size
      bits.set(name, bit)
      for (const phrase of phrases) {
        const form = firstForm(phrase, joinsApostrophe, pack)
        openings.set(form, (openings.get(form) ?? 0) | bit)
      }
    }
  const abbreviations = new Set(pack.lists.abbreviations ?? [])
  const months = new Set(pack.months.flat())

  const wordFacts = (raw: string): WordFacts => {
    const known = words.get(raw)
    if (known !== undefined) return known
    const form = normalizeWord(raw, pack)
    const apostrophe = form.indexOf("'")
    const stop = stopForms.has(form) || (apostrophe > 0 && stopForms.has(form.slice(0, apostrophe)))
    const facts = { form, term: termOf(form, pack), stop, opens: openings.get(form) ?? 0 }
    if (words.size >= remembered.words) words.clear()
    if (raw.length <= remembered.wordLength) words.set(raw, facts)
    return facts
  }

  const rules: SentenceRules = {
    isAbbreviation: (word) => abbreviations.has(word),
    isStopWord: (word) => stopForms.has(normalizeWord(word, pack)),
    isMonth: (word) => months.has(word),
    ordinalDot: pack.ordinalDot === true,
    semicolonEnds: pack.tag === 'el',
    colonEnds: pack.tag === 'hy',
  }

  const wordAt = (text: string, start: number, end: number, kind: 'word' | 'unit' | 'pair'): ScannedWord => {
    const raw = text.slice(start, end)
    if (kind !== 'word') return { start, end, form: raw, term: raw, stop: stopForms.has(raw), opens: openings.get(raw) ?? 0 }
    const { form, term, stop, opens } = wordFacts(raw)
    return { start, end, form, term, stop, opens }
  }

  const scan = (text: string): ScannedText => {
    const found: ScannedWord[] = []
    const countedAt: number[] = []
    const counts: number[] = []
    let count = 0
    let opens = 0
    scanWords(text, joinsApostrophe, (start, end, kind, counted) => {
      const word = wordAt(text, start, end, kind)
      opens |= word.opens
      found.push(word)
      if (counted > 0) {
        // a Latin word in an unspaced text counts its characters, as a reader of that script would
        const amount = kind === 'word' && unspaced ? end - start : counted
        count += amount
        countedAt.push(start)
        counts.push(amount)
      }
    })
    const ranges = splitSentences(text, rules)
    const sentences: (Range & { words: number })[] = []
    let next = 0
    for (const range of ranges) {
      let inside = 0
      while (next < countedAt.length && countedAt[next]! < range.end) {
        inside += counts[next]!
        next += 1
      }
      const last = sentences.at(-1)
      if (inside > 0) sentences.push({ start: range.start, end: range.end, words: inside })
      // a fragment without a word (a lone dash, a footnote mark) belongs to the sentence before it
      else if (last !== undefined) sentences[sentences.length - 1] = { start: last.start, end: range.end, words: last.words }
    }
    return { tokens: { words: found, sentences, count }, opens }
  }

  /** One text is asked about many times in a row. */
  let lastText = ''
  let lastKnown: KnownText = { scanned: null, facts: null }

  const knownOf = (text: string): KnownText => {
    if (text === lastText) return lastKnown
    let known = texts.get(text)
    if (known === undefined) {
      known = { scanned: null, facts: null }
      texts.set(text, known)
    }
    lastText = text
    lastKnown = known
    return known
  }

  const factsOf = (text: string): Map<unknown, unknown> => {
    const known = knownOf(text)
    known.facts ??= new Map()
    return known.facts
  }

  const read = (text: string): ScannedText => {
    const known = knownOf(text)
    known.scanned ??= scan(text)
    return known.scanned
  }

  const tokenize = (text: string): Tokens => read(text).tokens

  /** The first words of a text, no more than tell whether a phrase of the list with this bit stands at its very beginning. */
  const openingOf = (text: string, bit: number, longest: number): readonly ScannedWord[] => {
    const found: ScannedWord[] = []
    scanWords(text, joinsApostrophe, (start, end, kind) => {
      found.push(wordAt(text, start, end, kind))
      return found[0]!.start > 0 || (found[0]!.opens & bit) === 0 || found.length === longest
    })
    return found
  }

  const index = (name: ListName): PhraseIndex => {
    const known = indexes.get(name)
    if (known !== undefined) return known
    const phrases = pack.lists[name] ?? []
    const made = unspaced
      ? createCharacterIndex(phrases)
      : createWordIndex(phrases.map((phrase) => tokenize(phrase).words.map(({ form }) => form)))
    indexes.set(name, made)
    return made
  }

  const recall: Language['recall'] = (text, measure) => {
    const facts = factsOf(text)
    const known = facts.get(measure) as ReturnType<typeof measure> | undefined
    if (known !== undefined) return known
    const value = measure(text, language)
    facts.set(measure, value)
    return value
  }

  const language: Language = {
    tag: pack.tag,
    pack,
    supported,
    unspaced,
    has: (list) => pack.lists[list] !== undefined,
    contains(list, phrase) {
      if (unspaced) return index(list).has(phrase.trim().toLowerCase())
      const forms = tokenize(phrase).words.map(({ form }) => form)
      return forms.length > 0 && index(list).has(forms.join(' '))
    },
    find(list, text) {
      if (pack.lists[list] === undefined) return nowhere
      const { tokens, opens } = read(text)
      const bit = bits.get(list)
      if (bit !== undefined && (opens & bit) === 0) return nowhere
      const facts = factsOf(text)
      const known = facts.get(list)
      if (known !== undefined) return known as readonly Range[]
      const ranges = index(list).find(text, tokens.words, bit ?? null)
      facts.set(list, ranges)
      return ranges
    },
    opens(list, text) {
      const bit = bits.get(list)
      const found = bit === undefined ? language.find(list, text) : index(list).find(text, openingOf(text, bit, index(list).longest), bit)
      return found[0]?.start === 0 ? found[0] : null
    },
    tokenize,
    terms: (text) => recall(text, contentTerms),
    recall,
    weight(term) {
      if (weights === null) {
        weights = new Map()
        for (const [level, line] of pack.levels.entries()) if (line !== '') for (const entry of line.split(' ')) weights.set(entry, level)
      }
      return weights.get(term) ?? unknownWeight
    },
    syllables(word) {
      const known = syllables.get(word)
      if (known !== undefined) return known
      const count = countSyllables(word, pack.syllables ?? null)
      if (syllables.size >= remembered.words) syllables.clear()
      if (word.length <= remembered.wordLength) syllables.set(word, count)
      return count
    },
  }
  return language
}

function contentTerms(text: string, { tokenize }: Language): readonly string[] {
  const terms = new Set<string>()
  for (const word of tokenize(text).words) if (!word.stop) terms.add(word.term)
  return [...terms]
}

/** The form of a phrase's first word, as the scanner finds it; '' for a phrase without one. */
function firstForm(phrase: string, joinsApostrophe: boolean, pack: LanguagePack): string {
  let form: string | null = null
  scanWords(phrase, joinsApostrophe, (start, end, kind) => {
    const raw = phrase.slice(start, end)
    form ??= kind === 'word' ? normalizeWord(raw, pack) : raw
  })
  return form ?? ''
}
