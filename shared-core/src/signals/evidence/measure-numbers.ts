import { factOf } from '../../answers/article-text.ts'
import { isOutsideProse } from '../../answers/outside-prose.ts'
import { letter, upperLetter } from '../../languages/characters/characters.ts'
import { alone, createPattern } from '../../languages/create-pattern.ts'
import type { Language, Tokens } from '../../languages/language.ts'
import { findNames, hasName } from '../../languages/words/find-names.ts'
import { wordsIn } from '../../languages/words/words-in.ts'
import type { Block } from '../../model/article.ts'
import type { Range, Span } from '../../model/values.ts'
import { hostOf, isReservedHost } from '../page/hosts.ts'
import { isProse, spanOf, type TextBlock } from '../reading.ts'
import { type Figure, numbersOf } from './find-figures.ts'

/** A figure and whether a source is in its sentence or the next; of a table, also in the paragraph before or behind it. @public: a part of what signals say */
export interface StatisticFact {
  readonly span: Span
  readonly sourced: boolean
  /** Readers want to know where it comes from: a share, a large count or sum, or the result of a study, that is not the writer's own. */
  readonly claims: boolean
  /** Its sentence mentions a study, a survey or a report. */
  readonly ofStudy: boolean
}

/** Numbers and names of one block; null for what is no prose. */
export interface NumbersFact {
  readonly figures: readonly StatisticFact[]
  readonly prices: number
  readonly dates: number
  readonly versions: number
  readonly names: number
  /** The block is a line: names in it prove nothing. */
  readonly isLine: boolean
  /** The text has letters with upper and lower case. */
  readonly hasCase: boolean
  readonly words: number
}

/** Measures the numbers and names of a block; the fact of the signals `statistics` and `specifics`. */
export function measureNumbers(entry: TextBlock, language: Language): NumbersFact | null {
  const { block, tokens } = entry
  if (!isProse(block) || tokens.count === 0) return null
  const found = factOf(entry, numbersOf, language)
  const { dates, versions } = found
  const figures = block.kind === 'paragraph' && tokens.count <= maxLineWords ? [] : found.figures
  return {
    figures: figures.length === 0 ? [] : withSources(block, figures, tokens, language),
    prices: figures.filter(({ kind }) => kind === 'currency').length,
    dates: dates.length,
    versions: versions.length,
    names: namesIn(block.text, tokens, language).length,
    isLine: isLine(entry, language),
    hasCase: hasCase(block.text),
    words: tokens.count,
  }
}

/** Words (characters of unspaced scripts) of a line that may be a heading. */
const maxLine = 12
const maxUnspacedLine = 24

const sentenceEnd = /[.!。！．।۔…:：]["'“”’»」』)）\]\s\d]*$/

/** A short paragraph that ends like no statement: a heading as a paragraph, a label, a question. It proves nothing, whatever it names. */
export const isLine = ({ block, tokens }: TextBlock, { unspaced }: Language): boolean =>
  block.kind === 'paragraph' && tokens.count <= (unspaced ? maxUnspacedLine : maxLine) && !sentenceEnd.test(block.text)

/** Words of a line that holds a figure and its unit alone, which say nothing of anything: `1 tablet` as a label. */
const maxLineWords = 2

/** The text has letters with upper and lower case. */
export const hasCase = (text: string): boolean => /[A-Za-z]/.test(text) || text.toLowerCase() !== text.toUpperCase()

/** Names of a text. Where every noun has a capital, only two such words beside each other look like one, and a word twice does not. */
export function namesIn(text: string, tokens: Tokens, language: Language): readonly Range[] {
  const names = findNames(text, tokens)
  return language.pack.capitalNouns === true ? names.filter(({ start, end }) => /^(\S+)\s(?!\1$)/.test(text.slice(start, end))) : names
}

function withSources(block: Block, figures: readonly Figure[], tokens: Tokens, language: Language): readonly StatisticFact[] {
  const known: (boolean | undefined)[] = []
  const sourcedAt = (index: number): boolean => {
    const sentence = tokens.sentences[index]
    known[index] ??= sentence !== undefined && hasSource(block, sentence, tokens, language)
    return known[index]
  }
  let at = 0
  const isOther = isOutsideProse(block.text, language)
  return figures.map(({ start, end, kind }) => {
    while (at < tokens.sentences.length - 1 && tokens.sentences[at]!.end <= start) at += 1
    const span = spanOf(block.id, block.text, start, end)
    const sentence = block.text.slice(tokens.sentences[at]?.start ?? 0, tokens.sentences[at]?.end ?? block.text.length)
    const sourced = [at - 1, at, at + 1].some(sourcedAt)
    const ofStudy = study(language).test(sentence)
    // how long a trial took, or what its members chose, is no result that lacks a source
    const isResult = ofStudy && (sourced || language.find('sayingVerbs', sentence)[0] !== undefined)
    const claims = !isOther && (isResult || isLarge(kind, span.quote, language)) && !language.find('firstPerson', sentence)[0]
    return { span, sourced, claims, ofStudy }
  })
}

/** Words for what figures are taken from. */
const study = createPattern(
  'study',
  'stud(?:y|ies)|survey(?:s|ed)?|polls?|trials?|(?:tests?|measurements?|analys[ie]s) (?:by|at|of)|census|statistics|research(?:ers)?',
  alone,
)

/** The least number that no one counts alone. */
const large = 10_000

/** A share, a number with a word for a million, or a count of ten thousand and more. Degrees are no shares. */
function isLarge(kind: Figure['kind'], written: string, language: Language): boolean {
  if (kind === 'percent') return !written.includes('°')
  if (scaleWord(language).test(written)) return true
  const digits = written.replace(/[.,](?=\d{1,2}(?!\d))\d+/g, '').replace(/\D/g, '')
  return kind === 'count' && digits !== '' && Number(digits) >= large
}

const scaleWord = createPattern('scale', 'millions?|billions?|trillions?|[万億亿]', (words) => `(?:${words})`)

/** A source is somewhere in the block; `ofStudy`: in a sentence that mentions a study, or names the person who says something. */
export const isSourced = ({ block, tokens }: TextBlock, language: Language, ofStudy = false): boolean =>
  tokens.sentences.some(
    (sentence) =>
      (!ofStudy || study(language).test(block.text.slice(sentence.start, sentence.end))) && hasSource(block, sentence, tokens, language),
  )

/** Whose trade it is to measure, and that they did. */
const measured = createPattern('measured', '(?:audit|engine|consult)\\S+ .{0,40}put .{1,40}at', alone)

/** A link, or a verb of saying together with a name. A link to a note counts; one to a place of the same page does not, unless it is a note. */
function hasSource(block: Block, sentence: Range, tokens: Tokens, language: Language): boolean {
  for (const { kind, start, value } of block.inlines) {
    if (kind !== 'link' || value === null || start < sentence.start || start >= sentence.end) continue
    const host = hostOf(value)
    if (host === null ? !value.startsWith('#') || /^#(?:cite|fn|ref|note|bib)/i.test(value) : !isReservedHost(host)) return true
  }
  const text = block.text.slice(sentence.start, sentence.end)
  if (study(language).test(text)) return namesBody(text, sliceTokens(tokens, sentence), language)
  if (measured(language).test(text)) return true
  return language.find('sayingVerbs', text).length > 0 && (!hasCase(text) || hasName(text, sliceTokens(tokens, sentence)))
}

/** An abbreviation in capitals, or a year in brackets. */
const body = new RegExp(String.raw`(?<!${letter})${upperLetter}{2,}(?!${letter})|\((?:[^()]{1,60}[ ,])?(?:19|20)\d\d[a-z]?\)`, 'u')

/** An abbreviation, a work in brackets with its year, or a name: of two words where every noun has a capital, anything where no letter has one. */
export const namesBody = (text: string, tokens: Tokens, language: Language): boolean =>
  !hasCase(text) || body.test(text) || namesIn(text, tokens, language).length > 0

/** Tokens of a part of the text, positions relative to the part. */
export function sliceTokens(tokens: Tokens, { start, end }: Range): Tokens {
  const words = wordsIn(tokens, { start, end }).map((word) => ({ ...word, start: word.start - start, end: word.end - start }))
  return { words, sentences: [{ start: 0, end: end - start, words: words.length }], count: words.length }
}
