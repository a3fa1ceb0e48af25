import type { Range } from '../model/values.ts'
import { countSyllables } from './count-syllables.ts'
import { createCharacterIndex, createWordIndex, type PhraseIndex } from './find-phrases.ts'
import type { Language, LanguagePack, ListName, Tokens, Word } from './language.ts'
import { normalizeWord, termOf } from './normalize-word.ts'
import { scanWords } from './scan-words.ts'
import { type SentenceRules, splitSentences } from './split-sentences.ts'

/** Weight of a term that the background table does not hold: rarer than everything in it. */
const unknownWeight = 15

/** Bounds of what a language object remembers, in entries and in UTF-16 units. Memory only: results never depend on it. */
const remembered = { words: 60_000, wordLength: 64, texts: 2_000, length: 2_000_000 } as const

interface WordFacts {
  readonly form: string
  readonly term: string
  readonly stop: boolean
}

/**
 * Makes a pack ready for use. The result is pure: it holds indexes and remembers tokens of texts it has seen, so that signals,
 * answers and titles share one pass; the same text gives the same tokens with and without that memory.
 */
export function createLanguage(pack: LanguagePack, supported = true): Language {
  const unspaced = pack.script !== 'spaced'
  const joinsApostrophe = pack.apostrophe !== 'elision'
  const words = new Map<string, WordFacts>()
  const indexes = new Map<ListName, PhraseIndex>()
  let weights: Map<string, number> | null = null
  let texts = new Map<string, Tokens>()
  let length = 0

  const stopForms = new Set<string>()
  for (const name of ['stopWords', 'questionWords'] as const) {
    for (const entry of pack.lists[name] ?? []) if (!entry.includes(' ')) stopForms.add(normalizeWord(entry, pack))
  }
  const abbreviations = new Set(pack.lists.abbreviations ?? [])
  const months = new Set(pack.months.flat())

  const wordFacts = (raw: string): WordFacts => {
    const known = words.get(raw)
    if (known !== undefined) return known
    const form = normalizeWord(raw, pack)
    const apostrophe = form.indexOf("'")
    const stop = stopForms.has(form) || (apostrophe > 0 && stopForms.has(form.slice(0, apostrophe)))
    const facts = { form, term: termOf(form, pack), stop }
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

  const scan = (text: string): Tokens => {
    const found: Word[] = []
    const countedAt: number[] = []
    const counts: number[] = []
    let count = 0
    scanWords(text, joinsApostrophe, (start, end, kind, counted) => {
      const raw = text.slice(start, end)
      if (kind === 'word') {
        const facts = wordFacts(raw)
        found.push({ start, end, form: facts.form, term: facts.term, stop: facts.stop })
      } else {
        found.push({ start, end, form: raw, term: raw, stop: stopForms.has(raw) })
      }
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
    return { words: found, sentences, count }
  }

  const tokenize = (text: string): Tokens => {
    const known = texts.get(text)
    if (known !== undefined) return known
    const tokens = scan(text)
    if (texts.size >= remembered.texts || length > remembered.length) {
      texts = new Map()
      length = 0
    }
    texts.set(text, tokens)
    length += text.length
    return tokens
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

  return {
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
    find: (list, text) => (pack.lists[list] === undefined ? [] : index(list).find(text, tokenize(text).words)),
    tokenize,
    terms(text) {
      const terms = new Set<string>()
      for (const word of tokenize(text).words) if (!word.stop) terms.add(word.term)
      return [...terms]
    },
    weight(term) {
      if (weights === null) {
        weights = new Map()
        for (const [level, line] of pack.levels.entries()) if (line !== '') for (const entry of line.split(' ')) weights.set(entry, level)
      }
      return weights.get(term) ?? unknownWeight
    },
    syllables: (word) => countSyllables(word, pack.syllables ?? null),
  }
}
