import type { Range } from '../../model/values.ts'
import type { LanguagePack, ListName, Tokens } from '../language.ts'
import { type SentenceRules, splitSentences } from '../split-sentences.ts'
import { countSyllables } from './count-syllables.ts'
import {
  createCharacterIndex,
  createOpeningFinder,
  createWordIndex,
  lowerCase,
  type Opening,
  type PhraseIndex,
  type ScannedWord,
} from './find-phrases.ts'
import { normalizeWord, termOf } from './normalize-word.ts'
import { scanWords } from './scan-words.ts'

/** Weight of a term that the background table does not hold: rarer than everything in it. */
const unknownWeight = 15

/**
 * Bounds of the words a lexicon remembers, and UTF-16 units of the longest word and unit: V8 cuts longer units so that they hold their whole
 * text. Memory only: results never depend on it.
 */
const remembered = { words: 60_000, wordLength: 64, unitLength: 12 } as const

/** Lists that are only asked whether they hold a phrase, never where one is in a text. */
const askedOnly: ReadonlySet<string> = new Set([
  'stopWords',
  'abbreviations',
  'genericHeadings',
  'genericLinkTexts',
  'genericWords',
  'numberUnits',
])

interface WordFacts {
  /** As it is in the text. */
  readonly raw: string
  readonly form: string
  readonly term: string
  readonly stop: boolean
  /** Bits of the lists that have a phrase with this word first. */
  readonly opens: number
}

/** A text as scanned. Why it is a class, `KnownText` says. */
export class ScannedText implements Tokens {
  readonly words: readonly ScannedWord[]
  readonly sentences: Tokens['sentences']
  readonly count: number
  /** Bits of the lists of which a phrase may be in it. */
  readonly opens: number
  /** In unspaced scripts, whose phrases are no words: the text in lower case, and where phrases may begin. Empty in others. */
  readonly lower: string
  readonly openings: readonly Opening[]

  constructor(
    words: readonly ScannedWord[],
    sentences: Tokens['sentences'],
    count: number,
    opens: number,
    lower: string,
    openings: readonly Opening[],
  ) {
    this.words = words
    this.sentences = sentences
    this.count = count
    this.opens = opens
    this.lower = lower
    this.openings = openings
  }
}

/** A pack made ready for use: its words and lists. */
export interface Lexicon {
  readonly pack: LanguagePack
  /** false: no language of its own, but the rules of a script. */
  readonly supported: boolean
  /** One pass over a text. */
  scan(text: string): ScannedText
  /** The first words of a text, at most so many. */
  opening(text: string, max: number): readonly ScannedWord[]
  /** True when the normalised phrase is in the list. */
  contains(list: ListName, phrase: string): boolean
  /** The phrases of a list; empty: the pack has no such list. */
  phrases(list: ListName): PhraseIndex
  /** The bit that words opening a phrase of the list carry; null: the list has none. */
  bitOf(list: ListName): number | null
  /** Background weight of a term, 0 (everywhere) to 15 (rare or unknown). */
  weight(term: string): number
  /** Syllables of a word; 0 where the language has no rule. */
  syllables(word: string): number
}

/** A word as found; why it is a class, `KnownText` says. */
class FoundWord implements ScannedWord {
  readonly start: number
  readonly end: number
  readonly form: string
  readonly term: string
  readonly stop: boolean
  readonly opens: number

  constructor(start: number, end: number, { form, term, stop, opens }: WordFacts) {
    this.start = start
    this.end = end
    this.form = form
    this.term = term
    this.stop = stop
    this.opens = opens
  }
}

/** A power of two. */
const slots = 4096

/** Few words share a slot: it is made of a word's length, first, last and two middle UTF-16 units. */
function slotOf(text: string, start: number, end: number): number {
  const length = end - start
  const [first, last] = [text.charCodeAt(start), text.charCodeAt(end - 1)]
  const [second, middle] = [text.charCodeAt(start + (length > 2 ? 2 : 0)), text.charCodeAt(start + (length >> 1))]
  return (first + 31 * last + 257 * second + 1021 * middle + 67 * length) & (slots - 1)
}

/** Makes a pack ready for use. Indexes and words are remembered as long as the lexicon. */
export function createLexicon(pack: LanguagePack, supported = true): Lexicon {
  const unspaced = pack.script !== 'spaced'
  const joinsApostrophe = pack.apostrophe !== 'elision'
  const words = new Map<string, WordFacts>()
  const syllables = new Map<string, number>()
  const indexes = new Map<ListName, PhraseIndex>()
  let weights: ReadonlyMap<string, number> | null = null

  const stopForms = new Set<string>()
  for (const name of ['stopWords', 'questionWords'] as const) {
    for (const entry of pack.lists[name] ?? []) if (!entry.includes(' ')) stopForms.add(normalizeWord(entry, pack))
  }
  const { bits, lists, openings } = markLists(pack, joinsApostrophe)
  const openingsIn = createOpeningFinder(unspaced ? lists : new Map())
  const abbreviations = new Set(pack.lists.abbreviations ?? [])
  const months = new Set(pack.months.flat())

  /** Words by their letters, for those that are known without cutting them out of the text: in most texts nearly all. */
  const recent: (WordFacts | undefined)[] = new Array(slots).fill(undefined)

  const wordFacts = (raw: string): WordFacts => {
    const known = words.get(raw)
    if (known !== undefined) return known
    const form = normalizeWord(raw, pack)
    const apostrophe = form.indexOf("'")
    const stop = stopForms.has(form) || (apostrophe > 0 && stopForms.has(form.slice(0, apostrophe)))
    const facts = { raw, form, term: termOf(form, terms), stop, opens: openings.get(form) ?? 0 }
    if (words.size >= remembered.words) words.clear()
    if (raw.length <= remembered.wordLength) words.set(raw, facts)
    return facts
  }

  const terms = { termLength: pack.termLength, affixes: (pack.affixes ?? []).map((affix) => new RegExp(affix)) }

  const rules: SentenceRules = {
    isAbbreviation: (word) => abbreviations.has(word),
    isStopWord: (word) => stopForms.has(normalizeWord(word, pack)),
    isMonth: (word) => months.has(word),
    ordinalDot: pack.ordinalDot === true,
    semicolonEnds: pack.tag === 'el',
    colonEnds: pack.tag === 'hy',
  }

  /** Units of unspaced scripts, and their pairs, in the same way. */
  const recentUnits: (WordFacts | undefined)[] = new Array(slots).fill(undefined)

  const unitFacts = (raw: string): WordFacts => ({ raw, form: raw, term: raw, stop: stopForms.has(raw), opens: openings.get(raw) ?? 0 })

  const wordAt = (text: string, start: number, end: number, kind: 'word' | 'unit' | 'pair'): ScannedWord => {
    const known = kind === 'word' ? recent : recentUnits
    const slot = slotOf(text, start, end)
    let facts = known[slot]
    if (facts === undefined || facts.raw.length !== end - start || !text.startsWith(facts.raw, start)) {
      const raw = text.slice(start, end)
      facts = kind === 'word' ? wordFacts(raw) : unitFacts(raw)
      if (kind === 'word' || raw.length <= remembered.unitLength) known[slot] = facts
    }
    return new FoundWord(start, end, facts)
  }

  /** Words of the text at hand; empty between two. */
  const found: ScannedWord[] = []

  const scan = (text: string): ScannedText => {
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
    const sentences = withWords(splitSentences(text, rules), countedAt, counts)
    // handed over whole: nothing of a long text stays here until the next one
    const words = found.splice(0)
    const lower = unspaced ? lowerCase(text) : ''
    const openings = openingsIn(lower)
    for (const opening of openings) opens |= opening.opens
    return new ScannedText(words, sentences, count, opens, lower, openings)
  }

  const opening = (text: string, max: number): readonly ScannedWord[] => {
    const found: ScannedWord[] = []
    scanWords(text, joinsApostrophe, (start, end, kind) => found.push(wordAt(text, start, end, kind)) === max)
    return found
  }

  const phrases = (name: ListName): PhraseIndex => {
    const known = indexes.get(name)
    if (known !== undefined) return known
    const texts = pack.lists[name] ?? []
    const made = unspaced ? createCharacterIndex(texts) : createWordIndex(texts.map((text) => scan(text).words.map(({ form }) => form)))
    indexes.set(name, made)
    return made
  }

  /** Short phrases that each list was asked for: mostly single words, and these again and again. */
  const asked = new Map<ListName, Map<string, boolean>>()
  const holds = (list: ListName, phrase: string): boolean => {
    const forms: string[] = []
    scanWords(phrase, joinsApostrophe, (start, end, kind) => {
      forms.push(wordAt(phrase, start, end, kind).form)
    })
    return forms.length > 0 && phrases(list).has(forms.join(' '))
  }

  return {
    pack,
    supported,
    scan,
    contains(list, phrase) {
      if (unspaced) return phrases(list).has(phrase.trim().toLowerCase())
      const known = asked.get(list) ?? new Map<string, boolean>()
      const answer = known.get(phrase)
      if (answer !== undefined) return answer
      const made = holds(list, phrase)
      if (known.size >= remembered.words) known.clear()
      if (phrase.length <= remembered.wordLength) asked.set(list, known.set(phrase, made))
      return made
    },
    opening,
    phrases,
    bitOf: (list) => bits.get(list) ?? null,
    weight(term) {
      weights ??= weightsOf(pack)
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

/** A bit for each list that is searched for in texts, its phrases by that bit, and of spaced scripts the bits by a phrase's first word. */
function markLists(pack: LanguagePack, joinsApostrophe: boolean) {
  const bits = new Map<ListName, number>()
  const lists = new Map<number, readonly string[]>()
  const openings = new Map<string, number>()
  for (const [name, phrases] of Object.entries(pack.lists) as [ListName, readonly string[]][]) {
    if (askedOnly.has(name) || bits.size === 31) continue
    const bit = 1 << bits.size
    bits.set(name, bit)
    lists.set(bit, phrases)
    if (pack.script !== 'spaced') continue
    for (const phrase of phrases) {
      const form = firstForm(phrase, joinsApostrophe, pack)
      openings.set(form, (openings.get(form) ?? 0) | bit)
    }
  }
  return { bits, lists, openings }
}

/** Sentences with how many words begin in them; `counts` of the words at `countedAt`. */
function withWords(ranges: readonly Range[], countedAt: readonly number[], counts: readonly number[]): Tokens['sentences'] {
  const sentences: { readonly start: number; end: number; readonly words: number }[] = []
  let next = 0
  for (const range of ranges) {
    let words = 0
    while (next < countedAt.length && countedAt[next]! < range.end) {
      words += counts[next]!
      next += 1
    }
    if (words > 0) sentences.push({ start: range.start, end: range.end, words })
    // a fragment without a word (a lone dash, a footnote mark) belongs to the sentence before it
    else if (sentences.length > 0) sentences.at(-1)!.end = range.end
  }
  return sentences
}

function weightsOf(pack: LanguagePack): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const [level, line] of pack.levels.entries()) if (line !== '') for (const term of line.split(' ')) weights.set(term, level)
  return weights
}
