import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import { proseParagraphs } from '../../signals/structure/prose-paragraphs.ts'
import { isGeneral } from '../../signals/structure/subject.ts'
import type { SubjectPhrase } from '../from-text/subject-phrase.ts'

const limits = {
  /** Paragraphs in which a text says what it is about. */
  paragraphs: 2,
  /** Words of the term, and of what it is at least. */
  words: 3,
  defined: 4,
} as const

/** Weight from which a word is no word of general text. */
const rare = 13

/** A term, and behind its colon what it is: `… plantar fasciitis: an irritation of the band …`. */
const definition = /: (?:an?|eine?|une?|una|uno|uma?|een) (?=[^.!?]{12})/giu

/** In front of what the thing is only like: `like a fridge turned round: a liquid …`. */
const compared = /(?:^|\s)(?:like|as|wie|comme|como|come|als|som|jak) (?:an?|eine?[mnr]?|une?|una|uno|uma?|een|ett?)\s$/iu

/** What a thing consists of, behind its name at the beginning of a paragraph. */
const consists =
  /^(?:An?|Eine?|Une?|Una|Uno|Uma?|Een|Ett?) ([^,.;:!?\d]{4,40}?) (?:consists of|is made (?:up )?of|besteht aus|se compose d|est composée? d|consta de|se compone de|è (?:composto|composta|formato|formata) da|é (?:composto|composta) por|bestaat uit|består av|består af)/u

/** `Ein Balkonkraftwerk besteht aus …` */
function composed(entry: ReturnType<typeof proseParagraphs>[number], language: Language): SubjectPhrase | null {
  const named = consists.exec(entry.block.text)?.[1]
  if (named === undefined) return null
  const start = entry.block.text.indexOf(named)
  const own = entry.tokens.words.filter((word) => word.start >= start && word.end <= start + named.length)
  const head = own.find((word) => isContent(word, language))
  return head === undefined || own.length > limits.words || language.weight(head.term) < rare
    ? null
    : { text: named, term: head.term, entry, start, end: start + named.length }
}

/** What the opening defines behind a colon, in the words before it; null: it defines nothing so. */
export function definedTerm(text: ArticleText, language: Language): SubjectPhrase | null {
  if (language.unspaced) return null
  for (const entry of proseParagraphs(text, language).slice(0, limits.paragraphs)) {
    const whole = composed(entry, language)
    if (whole !== null) return whole
    const { text: written } = entry.block
    const { words, sentences } = entry.tokens
    for (const { index, 0: opening } of written.matchAll(definition)) {
      // Italian and Portuguese `a` is a preposition
      if (/^: an? /.test(opening) && language.tag !== 'en') continue
      const sentence = sentences.find(({ start, end }) => start <= index && index < end)
      const last = words.findLastIndex(({ end }) => end <= index)
      if (sentence === undefined || words[last]?.end !== index) continue
      const behind = words.filter(({ start }) => start > index && start < sentence.end)
      let first = last
      while (
        first > 0 &&
        last - first + 1 < limits.words &&
        isContent(words[first - 1]!, language) &&
        written.slice(words[first - 1]!.end, words[first]!.start) === ' '
      )
        first -= 1
      const own = words.slice(first, last + 1)
      const [head] = own.filter((word) => isContent(word, language)).sort((a, b) => language.weight(b.term) - language.weight(a.term))
      const opensSentence = own[0]!.start === sentence.start
      if (head === undefined || !isContent(words[last]!, language) || opensSentence || behind.length < limits.defined) continue
      if (language.weight(head.term) < rare || compared.test(written.slice(0, own[0]!.start))) continue
      const [start, end] = [own[0]!.start, index]
      return { text: written.slice(start, end), term: head.term, entry, start, end }
    }
  }
  return null
}

const isContent = ({ stop, form }: { readonly stop: boolean; readonly form: string }, language: Language): boolean =>
  !stop &&
  !/^\d/.test(form) &&
  !isGeneral(form, language) &&
  !language.contains('genericWords', form) &&
  !language.contains('sayingVerbs', form)
