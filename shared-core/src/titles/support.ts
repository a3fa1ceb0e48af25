import { type ArticleText, factOf, type Section } from '../answers/article-text.ts'
import { createPostings, type Postings } from '../answers/ranking/postings.ts'
import type { Language } from '../languages/language.ts'
import { firstFrom } from '../model/first-index.ts'
import { isMedia } from '../model/is-media.ts'
import type { Range, Span } from '../model/values.ts'

/** The article's statements with their places: every claim of a title must rest on them. */
export interface Support {
  has(term: string): boolean
  /** Sentences that hold the term. */
  count(term: string): number
  /** All terms are in one sentence. */
  hasTogether(terms: readonly string[]): boolean
  /** The sentences that cover the terms, the fewest, at most three. */
  spans(terms: readonly string[]): readonly Span[]
}

/** Most passages quoted for one title. */
const maxSpans = 3

interface Source {
  readonly place: Span['place']
  readonly text: string
}

/** The sentences of a part of the text, and where each term is among them. */
interface SentenceIndex {
  readonly sentences: readonly { readonly source: Source; readonly range: Range }[]
  readonly holders: Postings
}

/** Index of headings and body. The title itself is no ground: what only it says, the text does not, though it prints it as its heading. */
export function createSupport({ sections }: ArticleText, language: Language, title = ''): Support {
  return joinIndexes(sections.map((section) => factOf(section, isTitled(section, title) ? indexBody : indexSection, language)))
}

const isTitled = ({ heading }: Section, title: string): boolean => title !== '' && heading?.block.text === title

/** Index of a plain text. */
export function textSupport(text: string, language: Language): Support {
  return joinIndexes([indexSources([{ place: 'text', text }], language)])
}

const indexBody = ({ blocks }: Section, language: Language): SentenceIndex => indexBlocks(blocks, language)

const indexSection = ({ heading, blocks }: Section, language: Language): SentenceIndex =>
  indexBlocks(heading === null ? blocks : [heading, ...blocks], language)

function indexBlocks(blocks: Section['blocks'], language: Language): SentenceIndex {
  const sources: Source[] = []
  for (const { block } of blocks) if (!isMedia(block)) sources.push({ place: block.id, text: block.text })
  return indexSources(sources, language)
}

function indexSources(sources: readonly Source[], language: Language): SentenceIndex {
  const indexed: { source: Source; range: Range }[] = []
  const holders = createPostings()
  for (const source of sources) {
    const { words, sentences } = language.tokenize(source.text)
    let next = 0
    for (const range of sentences) {
      const number = indexed.length
      indexed.push({ source, range })
      for (; next < words.length && words[next]!.start < range.end; next += 1) holders.add(words[next]!.term, number)
    }
  }
  return { sentences: indexed, holders }
}

/** Answers from the indexes of consecutive parts; sentences are numbered through. */
function joinIndexes(parts: readonly SentenceIndex[]): Support {
  const found = new Map<string, readonly number[]>()
  const size = parts.reduce((sum, { sentences }) => sum + sentences.length, 0)
  const holdersOf = (term: string): readonly number[] => {
    const known = found.get(term)
    if (known !== undefined) return known
    const numbers: number[] = []
    let from = size
    for (let part = parts.length - 1; part >= 0; part -= 1) {
      from -= parts[part]!.sentences.length
      parts[part]!.holders.list(term, from, numbers)
    }
    found.set(term, numbers.reverse())
    return numbers
  }
  const spanOf = (number: number): Span => {
    let index = number
    for (const { sentences } of parts) {
      if (index < sentences.length) {
        const { source, range } = sentences[index]!
        return { place: source.place, start: range.start, end: range.end, quote: source.text.slice(range.start, range.end) }
      }
      index -= sentences.length
    }
    throw new RangeError(`No sentence ${number}.`)
  }
  return {
    has: (term) => parts.some(({ holders }) => holders.has(term)),
    count: (term) => holdersOf(term).length,
    hasTogether(terms) {
      const [first, ...rest] = terms
      if (first === undefined) return true
      return holdersOf(first).some((number) => rest.every((term) => isAmong(number, holdersOf(term))))
    },
    spans(terms) {
      const open = new Set(terms.filter((term) => holdersOf(term).length > 0))
      const chosen: Span[] = []
      const covered = new Uint32Array(size)
      while (open.size > 0 && chosen.length < maxSpans) {
        covered.fill(0)
        for (const term of open) for (const number of holdersOf(term)) covered[number]! += 1
        let best = 0
        for (let number = 1; number < size; number += 1) if (covered[number]! > covered[best]!) best = number
        chosen.push(spanOf(best))
        for (const term of open) if (isAmong(best, holdersOf(term))) open.delete(term)
      }
      return chosen
    },
  }
}

/** `numbers` rise. */
const isAmong = (wanted: number, numbers: readonly number[]): boolean => numbers[firstFrom(numbers, wanted)] === wanted
