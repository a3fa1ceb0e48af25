import { findNames, hasName } from '../languages/find-names.ts'
import type { Language, Tokens } from '../languages/language.ts'
import { wordsIn } from '../languages/words-in.ts'
import type { Block } from '../model/article.ts'
import type { Range, Span } from '../model/values.ts'
import { findNumbers } from './find-figures.ts'
import { hostOf, isReservedHost } from './links.ts'
import { isProse, spanOf, type TextBlock } from './reading.ts'

/** A figure and whether a source stands in its sentence or the next; of a table, also in the paragraph before or behind it. @public: a part of what signals say */
export interface StatisticFact {
  readonly span: Span
  readonly sourced: boolean
}

/** Numbers and names of one block; null for what is no prose. */
export interface NumbersFact {
  readonly figures: readonly StatisticFact[]
  readonly prices: number
  readonly dates: number
  readonly versions: number
  readonly names: number
  /** The text has letters with upper and lower case. */
  readonly hasCase: boolean
  readonly words: number
}

/** Measures the numbers and names of a block; the fact of the signals `statistics` and `specifics`. */
export function measureNumbers({ block, tokens }: TextBlock, language: Language): NumbersFact | null {
  if (!isProse(block) || tokens.count === 0) return null
  const found = findNumbers(block.text, tokens, language)
  const { dates, versions } = found
  const figures = block.kind === 'paragraph' && tokens.count <= maxLineWords ? [] : found.figures
  return {
    figures: figures.length === 0 ? [] : withSources(block, figures, tokens, language),
    prices: figures.filter(({ kind }) => kind === 'currency').length,
    dates: dates.length,
    versions: versions.length,
    names: countNames(block.text, tokens, language),
    hasCase: hasCase(block.text),
    words: tokens.count,
  }
}

/** Words of a line that holds a figure and its unit alone, which say nothing of anything: `1 tablet` as a label. */
const maxLineWords = 2

/** Languages that write every noun with a capital: only two such words beside each other look like a name. */
const capitalNouns = new Set(['de', 'lb'])

export const hasCapitalNouns = ({ tag }: Pick<Language, 'tag'>): boolean => capitalNouns.has(tag)

/** The text has letters with upper and lower case. */
export const hasCase = (text: string): boolean => /[A-Za-z]/.test(text) || text.toLowerCase() !== text.toUpperCase()

function countNames(text: string, tokens: Tokens, language: Language): number {
  const names = findNames(text, tokens)
  return hasCapitalNouns(language) ? names.filter(({ start, end }) => /\s/.test(text.slice(start, end))).length : names.length
}

function withSources(block: Block, figures: readonly Range[], tokens: Tokens, language: Language): readonly StatisticFact[] {
  const known: (boolean | undefined)[] = []
  const sourcedAt = (index: number): boolean => {
    const sentence = tokens.sentences[index]
    if (sentence === undefined) return false
    known[index] ??= hasSource(block, sentence, tokens, language)
    return known[index]
  }
  let at = 0
  return figures.map(({ start, end }) => {
    while (at < tokens.sentences.length - 1 && tokens.sentences[at]!.end <= start) at += 1
    return { span: spanOf(block.id, block.text, start, end), sourced: sourcedAt(at) || sourcedAt(at + 1) }
  })
}

/** A source stands somewhere in the block. */
export const isSourced = ({ block, tokens }: TextBlock, language: Language): boolean =>
  tokens.sentences.some((sentence) => hasSource(block, sentence, tokens, language))

/** A link, or a verb of saying together with a name. A link to a note counts; one to a place of the same page does not, unless it is a note. */
function hasSource(block: Block, sentence: Range, tokens: Tokens, language: Language): boolean {
  for (const { kind, start, value } of block.inlines) {
    if (kind !== 'link' || value === null || start < sentence.start || start >= sentence.end) continue
    const host = hostOf(value)
    if (host === null ? !value.startsWith('#') || /^#(?:cite|fn|ref|note|bib)/i.test(value) : !isReservedHost(host)) return true
  }
  const text = block.text.slice(sentence.start, sentence.end)
  if (!language.has('sayingVerbs') || language.find('sayingVerbs', text).length === 0) return false
  return text.toLowerCase() === text.toUpperCase() || hasName(text, sliceTokens(tokens, sentence))
}

/** Tokens of a part of the text, positions relative to the part. */
export function sliceTokens(tokens: Tokens, { start, end }: Range): Tokens {
  const words = wordsIn(tokens, { start, end }).map((word) => ({ ...word, start: word.start - start, end: word.end - start }))
  return { words, sentences: [{ start: 0, end: end - start, words: words.length }], count: words.length }
}
