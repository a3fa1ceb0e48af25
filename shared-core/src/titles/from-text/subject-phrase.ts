import { type ArticleText, factOf, type TextBlock } from '../../answers/article-text.ts'
import type { Language, Word } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'
import { canBeSubject, countTerms, phraseOf } from '../../signals/structure/subject.ts'
import { unitsOf } from '../../signals/text/terms.ts'
import { nounWordsOf } from './noun-words.ts'

/** What a text is about, in words of the text. */
export interface SubjectPhrase {
  /** As the text writes it, inside a sentence. */
  readonly text: string
  /** Its main term. */
  readonly term: string
  readonly entry: TextBlock
  readonly start: number
  readonly end: number
}

const limits = {
  /** Places at which a subject stands. */
  least: 3,
  /** Terms that are looked at. */
  candidates: 8,
  /** Paragraphs that open a text. */
  opening: 2,
  /** Words of a phrase before its noun. */
  before: 2,
  /** Places that two words are worth that stand together wherever one of them does. */
  whole: 2,
  /** Letters of its noun. */
  letters: 3,
} as const

/** A subject stands half as often as the most frequent term of the text. */
const share = 2

/**
 * Nouns that carry the text, most frequent first: each stands in the opening and again, is no unit, and stands behind an article, as a name, or
 * always beside the same word; in languages without articles the words that stand most often. With the words that belong to it where it is named
 * first: `bike workshop`, `piscine municipale de Brassac`, `bulk fermentation`.
 */
export function countedPhrases(text: ArticleText, language: Language): readonly SubjectPhrase[] {
  const read = readBlocks(text)
  const opening = read.filter(({ block }) => block.kind === 'paragraph').slice(0, limits.opening)
  const [first] = opening
  const words = nounWordsOf(language)
  const found = words === null ? [] : nounPhrases(opening, read, language)
  if (found.length > 0 || (words === null ? !language.unspaced : words.determiners.size > 1)) return found
  return frequentPhrases(text, language, limits.least).filter(({ text: own }) => first?.block.text.includes(own))
}

const readBlocks = (text: ArticleText): readonly TextBlock[] =>
  text.blocks.filter(({ block }) => block.kind !== 'code' && block.kind !== 'quote' && !(block.kind === 'heading' && block.level === 1))

/** The nouns of languages with articles. */
function nounPhrases(opening: readonly TextBlock[], read: readonly TextBlock[], language: Language): readonly SubjectPhrase[] {
  const counts = countTerms(read, language)
  const often = new Map(counts.map(([term, { count }]) => [term, count]))
  const first = counts[0]?.[1].weight ?? 0
  const carriers = counts.slice(0, limits.candidates).filter((counted) => {
    const { form, count } = counted[1]
    return count >= limits.least && form.length >= limits.letters && canBeSubject(read, counted, language)
  })
  const nouns = nounsOf(new Set(carriers.map(([term]) => term)), read, language)
  const phrases = carriers
    .filter(([, { weight }]) => share * weight >= first)
    .flatMap((counted) => {
      const [term, { weight }] = counted
      const { term: pair } = phraseOf(read, counted, language)
      for (const entry of opening)
        for (const [at, word] of entry.tokens.words.entries())
          if (word.term === term && (language.pack.capitalNouns !== true || capital(entry.block.text, word)) && isFormOf(word, pair)) {
            const isNoun = nouns.has(word.form)
            // where no noun goes without an article, two words beside each other may be a verb and its object
            const whole = isNoun || !nounWordsOf(language)!.adjectivesFollow ? pairAt(entry, pair) : null
            const found = whole ?? (isNoun ? phraseAt(entry, at, often, nouns, language) : null)
            if (found === null) continue
            return [{ found: { ...found, term }, worth: weight + openings(term, read, language) + (whole === null ? 0 : limits.whole) }]
          }
      return []
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ found }) => found)
  return phrases.filter(({ text: own }, at) => !phrases.slice(0, at).some((other) => other.text.toLowerCase().includes(own.toLowerCase())))
}

/** Letters of an ending at most: `Balkonkraftwerk` begins as `Balkon` does, and is none of its forms. Of two words nothing is asked. */
const isFormOf = ({ form }: Word, written: string): boolean =>
  /[ -]/.test(written) || Math.abs(form.length - written.length) < limits.letters + 1

const capital = (text: string, { start }: Word): boolean => text[start] !== text[start]!.toLowerCase()

/** Inside a sentence: no sentence begins with the word. */
const isInside = (entry: TextBlock, word: Word, language: Language): boolean => !factOf(entry, sentenceStarts, language).has(word.start)

/** Places at which the sentences of a block begin. */
const sentenceStarts = ({ tokens }: TextBlock): ReadonlySet<number> => new Set(tokens.sentences.map(({ start }) => start))

/** Forms of the terms that stand behind an article, or with a capital inside a sentence. */
function nounsOf(terms: ReadonlySet<string>, read: readonly TextBlock[], language: Language): ReadonlySet<string> {
  const { determiners } = nounWordsOf(language)!
  const needsCapital = language.pack.capitalNouns === true
  const nouns = new Set<string>()
  for (const entry of read)
    for (const [at, word] of entry.tokens.words.entries()) {
      if (!terms.has(word.term) || entry.block.kind === 'heading') continue
      const before = entry.tokens.words[at - 1]
      const isNamed = capital(entry.block.text, word) && isInside(entry, word, language)
      const isTold =
        !needsCapital &&
        before !== undefined &&
        determiners.has(before.form) &&
        isNext(entry, before, word) &&
        !isPronoun(entry, before, language)
      if (isNamed || isTold) nouns.add(word.form)
    }
  return nouns
}

/** Sentences that a term opens, behind an article at most: they say something about it. */
const openings = (term: string, read: readonly TextBlock[], language: Language): number =>
  read.flatMap((entry) => {
    const starts = factOf(entry, sentenceStarts, language)
    return entry.block.kind === 'heading'
      ? []
      : entry.tokens.words.filter(
          (word, at, words) => word.term === term && (starts.has(word.start) || starts.has(words[at - 1]?.start ?? -1)),
        )
  }).length

/** Dutch `het` at the start of a sentence may stand for something: `Het kost 5 euro`. */
const isPronoun = (entry: TextBlock, word: Word, language: Language): boolean => word.form === 'het' && !isInside(entry, word, language)

/** Nothing but a blank, an apostrophe or a hyphen between. */
const isNext = ({ block }: TextBlock, one: Word, other: Word): boolean => /^[ \u00a0'’-]$/.test(block.text.slice(one.end, other.start))

/** The first place of two words that belong together wherever they stand. */
function pairAt(entry: TextBlock, pair: string): Omit<SubjectPhrase, 'term'> | null {
  const { text } = entry.block
  const start = pair.includes(' ') ? text.toLowerCase().indexOf(pair.toLowerCase()) : -1
  return start < 0 ? null : { entry, start, end: start + pair.length, text: text.slice(start, start + pair.length) }
}

/** The noun with what belongs to it in this place. */
function phraseAt(
  entry: TextBlock,
  at: number,
  often: ReadonlyMap<string, number>,
  nouns: ReadonlySet<string>,
  language: Language,
): Omit<SubjectPhrase, 'term'> {
  const { determiners, of, adjectivesFollow } = nounWordsOf(language)!
  const { words } = entry.tokens
  const { text } = entry.block
  const isName = (word: Word | undefined): boolean => word !== undefined && !word.stop && capital(text, word)
  const head = words[at]!
  let from = at
  let to = at
  const isContent = (word: Word | undefined): word is Word =>
    word !== undefined && !word.stop && !/\d/.test(word.form) && !language.contains('vagueSubjects', word.form)
  // a name is whole with its neighbours that are names
  if (language.pack.capitalNouns !== true && capital(text, head) && isInside(entry, head, language)) {
    while (isName(words[from - 1]) && isNext(entry, words[from - 1]!, words[from]!) && isInside(entry, words[from - 1]!, language))
      from -= 1
    while (isName(words[to + 1]) && isNext(entry, words[to]!, words[to + 1]!)) to += 1
  } else if (!adjectivesFollow && language.pack.capitalNouns !== true) {
    const next = words[to + 1]
    // both words carry the text, and nothing of the phrase follows: `compost heap`
    if (isContent(next) && nouns.has(next.form) && (often.get(next.term) ?? 0) >= limits.least && isNext(entry, words[to]!, next)) to += 1
    let start = from
    while (from - start < limits.before && isContent(words[start - 1]) && isNext(entry, words[start - 1]!, words[start]!)) start -= 1
    const opener = words[start - 1]
    if (
      start < from &&
      opener !== undefined &&
      determiners.has(opener.form) &&
      isNext(entry, opener, words[start]!) &&
      endsPhrase(entry, to)
    )
      from = start
  }
  if (adjectivesFollow) {
    // `piscine municipale de Brassac`, `olio d’oliva`
    let next = to + 1
    const adjective = words[next]
    if (isContent(adjective) && !capital(text, adjective) && isNext(entry, words[to]!, adjective) && of.has(words[next + 1]?.form ?? ''))
      next += 1
    const link = words[next]
    const other = words[next + 1]
    const isLinked =
      link !== undefined && other !== undefined && of.has(link.form) && isNext(entry, words[next - 1]!, link) && isNext(entry, link, other)
    if (isLinked && isContent(other) && (isName(other) || (next === to + 1 && !capital(text, head) && timesOf(other.form, often) >= 2))) {
      to = next + 1
      if (isName(other)) while (isName(words[to + 1]) && isNext(entry, words[to]!, words[to + 1]!)) to += 1
    }
  }
  const { start, end } = withoutGenitive(text, { start: words[from]!.start, end: words[to]!.end }, language)
  return { entry, start, end, text: text.slice(start, end) }
}

export const withoutGenitive = (text: string, { start, end }: Range, { tag }: Language): Range => ({
  start,
  end: tag.startsWith('en') ? start + text.slice(start, end).replace(/['’]s$/, '').length : end,
})

/** Places of words that begin as the form does: `oliva`, `olive`. */
function timesOf(form: string, often: ReadonlyMap<string, number>): number {
  let times = 0
  for (const [term, count] of often) if (term.slice(0, 4) === form.slice(0, 4)) times += count
  return times
}

/** Behind the word stands a stop word or a mark. */
function endsPhrase(entry: TextBlock, at: number): boolean {
  const next = entry.tokens.words[at + 1]
  return next === undefined || next.stop || !isNext(entry, entry.tokens.words[at]!, next)
}

/** The words, or pairs of words, that stand most often, so many times at least. */
export function frequentPhrases(text: ArticleText, language: Language, least: number): readonly SubjectPhrase[] {
  const read = readBlocks(text)
  const units = language.unspaced ? read.map((entry) => factOf(entry, unitsOf, language)) : read
  const counts = countTerms(units, language)
  const chosen = counts.filter((counted) => counted[1].count >= least && canBeSubject(units, counted, language))
  const phrases = chosen
    .filter(([, { count }], at) => at === 0 || share * count > chosen[0]![1].count)
    .slice(0, limits.least)
    .map((counted) => ({ term: counted[0], text: language.unspaced ? counted[1].form : phraseOf(read, counted, language).term }))
    .filter(({ text: own }) => !own.split(' ').some((word) => language.contains('numberUnits', word)))
  const texts = phrases.map((phrase) => phrase.text)
  return phrases.flatMap(({ term, text: own }) =>
    placeOf(read, wholePhrase(own, texts, read, least), language).map((place) => ({ ...place, term })),
  )
}

/** A pair of words with the pair that it overlaps, where the text writes all three as often: `محطة تحلية المياه`. */
function wholePhrase(phrase: string, phrases: readonly string[], read: readonly TextBlock[], least: number): string {
  const times = (words: string): number =>
    read.reduce((sum, { block }) => sum + block.text.toLowerCase().split(words.toLowerCase()).length - 1, 0)
  const join = (one: string, other: string): string | null => {
    const [, last] = one.split(' ')
    return last !== undefined && other.startsWith(`${last} `) ? one + other.slice(last.length) : null
  }
  const whole = phrases
    .flatMap((other) => [join(phrase, other), join(other, phrase)])
    .find((words) => words !== null && times(words) >= least)
  return whole ?? phrase
}

/** The first place where the words stand, in small letters where they do not open a sentence. */
function placeOf(blocks: readonly TextBlock[], words: string, language: Language): readonly Omit<SubjectPhrase, 'term'>[] {
  const small = words.toLowerCase()
  let first: Omit<SubjectPhrase, 'term'> | null = null
  for (const entry of blocks) {
    const { text } = entry.block
    const lower = text.toLowerCase()
    if (lower.length !== text.length) continue
    const opens = factOf(entry, sentenceStarts, language)
    for (let start = lower.indexOf(small); start >= 0; start = lower.indexOf(small, start + 1)) {
      const end = start + small.length
      const found = { entry, start, end, text: text.slice(start, end) }
      if (!opens.has(start) && entry.block.kind !== 'heading') return [found]
      first ??= found
    }
  }
  return first === null ? [] : [first]
}
