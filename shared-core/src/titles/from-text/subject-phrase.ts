import { type ArticleText, factOf, type TextBlock } from '../../answers/article-text.ts'
import type { Language, Word } from '../../languages/language.ts'
import { countTerms, phraseOf } from '../../signals/structure/subject.ts'
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
  /** Places that a phrase of several words is worth. */
  whole: 2,
  /** Letters of its noun. */
  letters: 3,
} as const

/** A subject stands half as often as the most frequent term of the text. */
const share = 2

/**
 * Nouns that carry the text, best first: each stands in the opening and again, is no unit, and stands behind an article, as a name, or always beside
 * the same word. With the words that belong to it where it is named first: `bike workshop`, `piscine municipale de Brassac`, `bulk fermentation`.
 */
export function subjectPhrases(text: ArticleText, language: Language): readonly SubjectPhrase[] {
  const read = text.blocks.filter(
    ({ block }) => block.kind !== 'code' && block.kind !== 'quote' && !(block.kind === 'heading' && block.level === 1),
  )
  const opening = read.filter(({ block }) => block.kind === 'paragraph').slice(0, limits.opening)
  if (language.unspaced) return language.tag === 'ja' ? topics(opening, read, language) : []
  const words = nounWordsOf(language)
  if (words === null) return []
  const counts = countTerms(read, language)
  const often = new Map(counts.map(([term, { count }]) => [term, count]))
  const first = counts[0]?.[1].weight ?? 0
  const carriers = counts
    .slice(0, limits.candidates)
    .filter(([, { form, count }]) => count >= limits.least && form.length >= limits.letters && !language.contains('numberUnits', form))
  const nouns = nounsOf(new Set(carriers.map(([term]) => term)), read, language)
  const phrases = carriers
    .filter(([, { weight }]) => share * weight >= first)
    .flatMap((counted) => {
      const [term, { weight }] = counted
      const { term: pair } = phraseOf(read, counted)
      for (const entry of opening)
        for (const [at, word] of entry.tokens.words.entries())
          if (word.term === term && (language.pack.capitalNouns !== true || capital(entry.block.text, word))) {
            const found = pairAt(entry, pair) ?? (nouns.has(word.form) ? phraseAt(entry, at, often, nouns, language) : null)
            if (found === null) continue
            const isWhole = /[ \u00a0]/.test(found.text)
            return [{ found: { ...found, term }, worth: weight + openings(term, read) + (isWhole ? limits.whole : 0) }]
          }
      return []
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ found }) => found)
  return phrases.filter(({ text: own }, at) => !phrases.slice(0, at).some((other) => other.text.toLowerCase().includes(own.toLowerCase())))
}

const capital = (text: string, { start }: Word): boolean => text[start] !== text[start]!.toLowerCase()

/** Inside a sentence: no sentence begins with the word. */
const isInside = (entry: TextBlock, word: Word, language: Language): boolean => !factOf(entry, sentenceStarts, language).has(word.start)

/** Places at which the sentences of a block begin. */
export const sentenceStarts = ({ tokens }: TextBlock): ReadonlySet<number> => new Set(tokens.sentences.map(({ start }) => start))

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
const openings = (term: string, read: readonly TextBlock[]): number =>
  read.reduce((sum, { block, tokens }) => {
    if (block.kind === 'heading') return sum
    const starts = new Set(tokens.sentences.map(({ start }) => start))
    const { words } = tokens
    return (
      sum +
      words.filter((word, at) => word.term === term && (starts.has(word.start) || (at > 0 && starts.has(words[at - 1]!.start)))).length
    )
  }, 0)

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
  const range = { start: words[from]!.start, end: words[to]!.end }
  const own = text.slice(range.start, range.end)
  const bare = language.tag.startsWith('en') ? own.replace(/['’]s$/, '') : own
  return { entry, start: range.start, end: range.start + bare.length, text: bare }
}

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

/** What Japanese sentences of the opening say something about: before the first は. */
function topics(opening: readonly TextBlock[], read: readonly TextBlock[], language: Language): readonly SubjectPhrase[] {
  const units = countTerms(
    read.map((entry) => factOf(entry, unitsOf, language)),
    language,
  )
    .slice(0, 3)
    .map(([, { form }]) => form)
  const all = read.map(({ block }) => block.text).join('\n')
  const found: SubjectPhrase[] = []
  for (const entry of opening)
    for (const { start, end } of entry.tokens.sentences) {
      const topic = /^([^、。は]{2,12})は/.exec(entry.block.text.slice(start, end))?.[1]
      if (topic === undefined || found.some(({ text }) => text === topic) || /[0-9０-９]|^(?:これ|それ|あれ|ここ|私|僕|今)/.test(topic))
        continue
      if (all.split(topic).length - 1 >= limits.least || (!topic.includes('の') && units.some((unit) => topic.endsWith(unit))))
        found.push({ text: topic, term: topic, entry, start, end: start + topic.length })
    }
  return found
}
