import { type ArticleText, factOf, type TextBlock } from '../../answers/article-text.ts'
import type { Language, Word } from '../../languages/language.ts'
import { proseParagraphs } from '../../signals/structure/prose-paragraphs.ts'
import { canBeSubject, isGeneral } from '../../signals/structure/subject.ts'
import { nounWordsOf, preposed } from '../from-text/noun-words.ts'
import { frequentPhrases, readBlocks, type SubjectPhrase, sentenceStarts, withoutGenitive } from '../from-text/subject-phrase.ts'

/** Phrases of a text by how likely they name its subject. */
export interface RankedPhrases {
  /** Best first. */
  readonly phrases: readonly SubjectPhrase[]
  /** The value of some words of the text together. */
  readonly worthOf: (words: readonly Word[]) => number
}

const limits = {
  /** Paragraphs in which a subject is looked for, and runs of words of one. */
  paragraphs: 3,
  runs: 100,
  /** Content words of a phrase. */
  phrase: 3,
  /** Places of a noun, and of a name, or of several words together; from these on several words need no article. */
  noun: 3,
  least: 2,
  pair: 3,
  phrases: 8,
  /** Letters of its noun at least, and of an ending at most. */
  letters: 3,
  ending: 3,
  /** Letters of a word that is made of two. */
  compound: 7,
  /** Headings that count. */
  headings: 3,
} as const

/**
 * Factors of a word's value: by its rarity, its places and the blocks that hold it. Source: of 230 pages the first phrase shares a word with
 * the page's own title in 69 % (half that was tuned on) and 79 % (other half); the most frequent nouns did in 52 and 63 %.
 */
const weights = { heading: 0.3, part: 0.7, name: 1.3, fullName: 1.5, opening: 1.2, described: 1.8 } as const

/** n^.7, by which a phrase of n words is divided. */
const byLength = [1, 1, 1.62, 2.16]

/** Part of the places of a noun at which a longer phrase stands that is the whole of it: `car park`. */
const together = 0.5

/** The same of a phrase whose other words hardly are elsewhere: `heat pump`. */
const bound = 0.3
const always = 0.8

/** Nouns of the opening with what belongs to them, by their value for the text; in languages whose words have no spaces, the most frequent. */
export function rankPhrases(text: ArticleText, language: Language, description: string): RankedPhrases {
  const described = new Set(language.terms(description))
  const read = readBlocks(text)
  const counts = countWords(read, language)
  const worthOf = (words: readonly Word[]): number => {
    const content = words.filter((word) => counts.has(word.term))
    const sum = content.reduce(
      (total, { term }) => total + worthOfTerm(term, counts.get(term)!, language) * (described.has(term) ? weights.described : 1),
      0,
    )
    return sum / (byLength[content.length] ?? content.length)
  }
  const frequent = (): readonly SubjectPhrase[] => {
    const [first] = read.filter(({ block }) => block.kind === 'paragraph')
    return frequentPhrases(text, language, 3).filter(({ text: own }) => first?.block.text.includes(own))
  }
  const nouns = nounWordsOf(language)
  // where no sign marks a noun, the most frequent word is the best guess
  if (language.unspaced || (nouns !== null && nouns.determiners.size < 2)) return { phrases: frequent(), worthOf }
  const runs = new Map(read.map((entry) => [entry, runsOf(entry, language)]))
  const places = countPhrases(runs)
  markNouns({ counts, places }, runs, language)
  const found = proseParagraphs({ ...text, blocks: read }, language)
    .slice(0, limits.paragraphs)
    .flatMap((entry, at) =>
      runs
        .get(entry)!
        .slice(0, limits.runs)
        .flatMap((run) =>
          phrasesOf(run).flatMap((words) => {
            const isFirst = at === 0 && words[0]!.start < (entry.tokens.sentences[0]?.end ?? 0)
            const phrase = phraseOf(words, entry, { counts, places }, isFirst, language)
            const name = isName(words, entry, language) ? (words.length > 1 ? weights.fullName : weights.name) : 1
            const worth = worthOf(words) * (at === 0 ? weights.opening : 1) * name
            return phrase === null ? [] : [{ phrase, words, worth }]
          }),
        ),
    )
  const chosen: SubjectPhrase[] = []
  for (const { phrase, words } of found.sort((a, b) => b.worth - a.worth)) {
    if (chosen.length === limits.phrases) break
    const count = counts.get(phrase.term)!.places
    const counted = { form: words.at(-1)!.form, weight: 0, count, heads: 0, small: 0 }
    const isKnown = chosen.some((other) => holds(other, phrase) || (words.length === 1 && other.term === phrase.term))
    if (isKnown || !canBeSubject(read, [phrase.term, counted], language)) continue
    const whole = words.length > 1 ? undefined : found.find((other) => isWhole(other.words, words, { counts, places }, other.phrase))
    chosen.push(whole?.phrase ?? phrase)
  }
  return { phrases: chosen, worthOf }
}

const holds = (one: SubjectPhrase, other: SubjectPhrase): boolean => one.text.toLowerCase().includes(other.text.toLowerCase())

interface Count {
  places: number
  blocks: number
  headings: number
  /** The phrase is a heading by itself. */
  isPart: boolean
  /** Its forms by their places. */
  readonly forms: Map<string, number>
  /** Forms that are behind an article, or with a capital inside a sentence; null: the language does not mark nouns. */
  readonly nouns: Set<string> | null
}

/** 1 + 1/2 + … + 1/n: it grows as a logarithm does, and is the same on every machine. */
function harmonic(n: number): number {
  let sum = 0
  for (let at = 1; at <= n; at += 1) sum += 1 / at
  return sum
}
const mostPlaces = 50

const worthOfTerm = (term: string, { places, blocks, headings, isPart }: Count, language: Language): number =>
  language.weight(term) *
  harmonic(Math.min(mostPlaces, places)) *
  (1 + weights.heading * Math.min(limits.headings, headings)) *
  Math.sqrt(blocks) *
  (isPart ? weights.part : 1)

const isCapital = (text: string, { start }: Word): boolean => text[start] !== text[start]!.toLowerCase()

/** The number of a model counts, any other number does not. */
const isContent = ({ stop, form }: Word): boolean => !stop && !/^\d/.test(form)

function countWords(read: readonly TextBlock[], language: Language): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>()
  const nouns = nounWordsOf(language)
  const determiners = nouns?.determiners ?? new Set<string>()
  const tellsNouns = determiners.size > 1
  const hasNounFirst = nouns === null || nouns.adjectivesFollow || language.pack.capitalNouns === true
  for (const entry of read) {
    const seen = new Set<string>()
    const starts = factOf(entry, sentenceStarts, language)
    const isHeading = entry.block.kind === 'heading'
    const { words } = entry.tokens
    // a heading of one word names a part of the text
    const isWhole = isHeading && words.filter(isContent).length > 1
    for (const [at, word] of words.entries()) {
      if (!isContent(word)) continue
      const count = counts.get(word.term) ?? {
        places: 0,
        blocks: 0,
        headings: 0,
        isPart: false,
        forms: new Map<string, number>(),
        nouns: tellsNouns ? new Set<string>() : null,
      }
      counts.set(word.term, count)
      count.places += 1
      count.forms.set(word.form, (count.forms.get(word.form) ?? 0) + 1)
      if (!seen.has(word.term)) count.blocks += 1
      seen.add(word.term)
      if (isWhole) count.headings += 1
      else if (isHeading) count.isPart = true
      const before = words[at - 1]
      // Dutch `het` at the start of a sentence may stand for something: `Het kost 5 euro`
      const isBehind = before !== undefined && determiners.has(before.form) && !(before.form === 'het' && starts.has(before.start))
      // behind an article an adjective may stand, too: `the old clock`
      const next = words[at + 1]
      const isEnd = next === undefined || next.stop || !/^[ \u00a0'’-]$/.test(entry.block.text.slice(word.end, next.start))
      // what a unit measures: `400 ton grofvuil`
      const isCounted = before !== undefined && isEnd && language.contains('numberUnits', before.form)
      const isTold = (isBehind && (isEnd || hasNounFirst)) || isCounted
      if (!isHeading && (isTold || (isCapital(entry.block.text, word) && !starts.has(word.start)))) count.nouns?.add(word.form)
    }
  }
  return counts
}

/** Words that join a noun to what belongs to it, where adjectives follow nouns: `relojes de torre`, `pompe à chaleur`. */
const isLink = ({ form }: Word, language: Language): boolean => {
  const nouns = nounWordsOf(language)
  return nouns?.adjectivesFollow === true && (nouns.of.has(form) || form === 'à')
}

type Run = readonly Word[]

/** Behind an article stands an adjective or a noun, and at the end of a phrase that stands again its noun: `a car park`. */
function markNouns({ counts, places }: Counts, runs: ReadonlyMap<TextBlock, readonly Run[]>, language: Language): void {
  const nouns = nounWordsOf(language)
  if (nouns === null || nouns.adjectivesFollow) return
  for (const [{ block, tokens }, all] of runs) {
    if (block.kind === 'heading') continue
    const at = new Map(tokens.words.map((word, index) => [word, index]))
    for (const run of all) {
      const isAgain = run.length === 2 && (places.get(keyOf(run)) ?? 0) >= limits.least
      const first = isAgain ? at.get(run[0]!)! : 0
      const next = tokens.words[first + run.length]
      // a verb is before a number: `The bridge costs 6 million`
      if (!isAgain || /^\d/.test(next?.form ?? '') || !nouns.determiners.has(tokens.words[first - 1]?.form ?? '')) continue
      counts.get(run.at(-1)!.term)?.nouns?.add(run.at(-1)!.form)
    }
  }
}

/** Content words beside each other, the words that join them among them. */
function runsOf(entry: TextBlock, language: Language): readonly Run[] {
  const { text } = entry.block
  const runs: Word[][] = [[]]
  for (const word of entry.tokens.words) {
    const last = runs.at(-1)!.at(-1)
    const isNext = last !== undefined && /^[ \u00a0'’-]$/.test(text.slice(last.end, word.start))
    const isModel =
      isNext &&
      /^\d/.test(word.form) &&
      isCapital(text, last) &&
      text[word.start - 1] === ' ' &&
      !entry.tokens.sentences.some(({ start }) => start === last.start)
    const isSpoken = language.contains('sayingVerbs', word.form) || language.contains('modals', word.form)
    const goesOn = (isContent(word) && !isSpoken) || isModel || (isNext && isLink(word, language) && !isLink(last, language))
    if (!isNext || !goesOn) runs.push([])
    if (goesOn) runs.at(-1)!.push(word)
  }
  return runs.map((run) => run.map((word) => (isLink(word, language) ? { ...word, stop: true } : word)))
}

/** Parts of a run that begin and end with a content word. */
const phrasesOf = (run: Run): readonly Run[] =>
  run.flatMap((first, at) =>
    first.stop || /^\d/.test(first.form)
      ? []
      : Array.from({ length: Math.min(run.length - at, limits.phrase + 1) }, (_, more) => run.slice(at, at + more + 1)).filter(
          (words) =>
            !words.at(-1)!.stop &&
            words.findIndex(({ term }) => term === words.at(-1)!.term) === words.length - 1 &&
            words.filter(({ stop }) => !stop).length <= limits.phrase,
        ),
  )

const keyOf = (words: Run): string => words.map(({ term }) => term).join(' ')

function countPhrases(runs: ReadonlyMap<TextBlock, readonly Run[]>): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const all of runs.values())
    for (const run of all)
      for (const words of phrasesOf(run)) if (words.length > 1) places.set(keyOf(words), (places.get(keyOf(words)) ?? 0) + 1)
  return places
}

const isName = (words: Run, { block, tokens }: TextBlock, language: Language): boolean =>
  language.pack.capitalNouns !== true &&
  words.every((word) => word.stop || /^\d/.test(word.form) || isCapital(block.text, word)) &&
  (words.length > 1 || !tokens.sentences.some(({ start }) => start === words[0]!.start))

interface Counts {
  readonly counts: ReadonlyMap<string, Count>
  readonly places: ReadonlyMap<string, number>
}

/** Languages that write a noun and what it is of as one word. */
const compounding = /^(?:de|nl|sv|da|n[bno]|fi|et|hu|is)/

/** Ends of German words of which no word is made. */
const suffix = /(?:ung|heit|keit|schaft|tion|ität|ismus|chen|lein|nis|enz|anz|ment|er|el|sen|ten)(?:en|n|s|e)?$/

/**
 * Places of the forms of a word: `Balkonkraftwerk` begins as `Balkon` does, and is not one of its forms; `Pumpe` stands for the `Wärmepumpe` named before,
 * and so does the `Hauptlauf` for the `Seelauf`.
 */
function placesOf(form: string, { forms }: Count, counts: Counts['counts'], { tag, pack }: Language): number {
  const isCompounding = compounding.test(tag)
  // `vaccine` and `vaccination` are one
  const ending = tag.startsWith('en') ? limits.ending + 1 : limits.ending
  let own = 0
  for (const [other, places] of forms) if (Math.abs(other.length - form.length) <= ending) own += places
  if (!isCompounding || own < limits.least || form.length < limits.compound) return own
  for (let at = 3; form.length - at > limits.ending; at += 1) {
    const end = form.slice(at)
    for (const count of counts.values()) {
      own += count.forms.get(end) ?? 0
      if (pack.capitalNouns === true && count.forms !== forms && !suffix.test(end))
        for (const [other, places] of count.forms) if (other.length > end.length + 2 && other.endsWith(end)) own += places
    }
  }
  return own
}

/** One of its forms is marked as a noun. */
const isNoun = (form: string, { nouns }: Count): boolean =>
  nouns === null || [...nouns].some((other) => Math.abs(other.length - form.length) <= limits.ending)

/** Weight from which a noun of the first sentence need not stand so often. */
const rare = 13

/** null: no noun, no name, or nothing that stands again. */
function phraseOf(words: Run, entry: TextBlock, { counts, places }: Counts, isFirst: boolean, language: Language): SubjectPhrase | null {
  const { text } = entry.block
  const follows = nounWordsOf(language)?.adjectivesFollow === true
  const own = words.filter(({ form, stop }) => !stop && !/^\d/.test(form) && !(follows && preposed.test(form)))
  if (own.length === 0) return null
  const head = follows ? own[0]! : own.at(-1)!
  const count = counts.get(head.term)
  const named = isName(words, entry, language)
  const together = words.length > 1 ? (places.get(keyOf(words)) ?? 0) : 0
  const isEnough = named || together >= limits.least || (isFirst && words.length === 1 && language.weight(head.term) >= rare)
  if (count === undefined || placesOf(head.form, count, counts, language) < (isEnough ? limits.least : limits.noun)) return null
  const isPair = words.length === 2 && together >= limits.pair && nounWordsOf(language)?.adjectivesFollow !== true
  if (!isPair && !isNoun(head.form, count)) return null
  if (words.length > 1 && !named && together < limits.least && !isFirstMention(words, entry, language)) return null
  if (head.form.length < limits.letters || isGeneral(head.form, language) || language.contains('genericWords', head.form)) return null
  if (language.pack.capitalNouns === true && !own.every((word) => isCapital(text, word))) return null
  if (language.contains('numberUnits', own[0]!.form) && words.length > 1) return null
  const range = withoutGenitive(text, { start: words[0]!.start, end: words.at(-1)!.end }, language)
  return { text: text.slice(range.start, range.end), term: head.term, entry, ...range }
}

/** Behind an article, and nothing of the phrase follows: `the Mill Lane bridge`. */
function isFirstMention(words: Run, { tokens, block: { text } }: TextBlock, language: Language): boolean {
  const nouns = nounWordsOf(language)
  // Dutch writes a noun and what it is of as one word: `haalt de gemeente grofvuil op`
  if (nouns === null || nouns.adjectivesFollow || language.pack.capitalNouns === true || language.tag.startsWith('nl')) return false
  const at = tokens.words.findIndex(({ start }) => start === words[0]!.start)
  const next = tokens.words[at + words.length]
  const isEnd = next === undefined || next.stop || !/^[ \u00a0'’-]$/.test(text.slice(words.at(-1)!.end, next.start))
  const isVague = words.some(({ form }) => language.contains('vagueSubjects', form) || language.contains('genericWords', form))
  return isEnd && !isVague && nouns.determiners.has(tokens.words[at - 1]?.form ?? '')
}

/** The longer phrase is the whole of the word: its full name, what mostly stands with it, or how it is named first. */
function isWhole(words: Run, [own]: Run, { counts, places }: Counts, { entry }: SubjectPhrase): boolean {
  const others = words.filter(({ term }) => term !== own!.term)
  if (others.length === 0 || others.length === words.length) return false
  const isLast = words.at(-1)!.term === own!.term
  const isFullName = words.length === 2 && isLast && words.every((word) => isCapital(entry.block.text, word))
  const times = places.get(keyOf(words)) ?? 0
  const all = counts.get(own!.term)!.places
  const isBound = times >= bound * all && others.every(({ term, stop }) => stop || times >= always * (counts.get(term)?.places ?? 0))
  return isFullName || (times >= limits.least && (times >= together * all || isBound)) || (times === 1 && isLast)
}
