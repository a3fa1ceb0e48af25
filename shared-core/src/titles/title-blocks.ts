import { type ArticleText, factOf, isProse, type TextBlock } from '../answers/article-text.ts'
import { isQuestion, oneSpace } from '../answers/questions.ts'
import { findNames } from '../languages/find-names.ts'
import type { Language } from '../languages/language.ts'
import type { Answer } from '../model/answer.ts'
import type { Article, Block } from '../model/article.ts'
import type { TitleBlock, TitleBlockKind } from '../model/titles.ts'
import type { Range } from '../model/values.ts'
import { findNumbers } from '../signals/find-figures.ts'
import { hasCapitalNouns } from '../signals/measure-numbers.ts'
import { spanOf } from '../signals/reading.ts'
import { countTerms, phraseOf } from '../signals/subject.ts'
import { unitsOf } from '../signals/terms.ts'

/** Building blocks in all, and of each kind. Source: advice.md 4: up to eight. */
const most = { all: 8, subject: 2, part: 2, figure: 3, name: 2, year: 1, question: 1 } as const

/** Code points of a block; a title has room for sixty. */
const longest = { question: 60, other: 32 } as const

/** Places at which a term or a name must stand to be a block. */
const often = 2

export interface TitleBlockInput {
  readonly article: Article
  readonly answers: readonly Answer[]
  readonly language: Language
  readonly text: ArticleText
  /** The author's title; what it says already is no block. */
  readonly own: string
}

/**
 * Words of the text that the author's title lacks: what the text is about, what its parts are about, its first figures with their units, the
 * names and the year that it repeats, the question that it answers. Each is a passage of the text; at most eight, in this order.
 */
export function titleBlocks(input: TitleBlockInput): readonly TitleBlock[] {
  const { own, language } = input
  const said = new Set(language.terms(own))
  const chosen: TitleBlock[] = []
  const isNew = ({ kind, text }: TitleBlock): boolean => {
    const terms = language.terms(text)
    const isSaid = terms.length > 0 ? terms.every((term) => said.has(term)) : own.includes(text)
    return (
      !isSaid && [...text].length <= longest[kind === 'question' ? 'question' : 'other'] && !chosen.some((other) => holds(other.text, text))
    )
  }
  for (const [kind, find] of finders) {
    let left: number = Math.min(most[kind], most.all - chosen.length)
    for (const block of find(input)) {
      if (left === 0) break
      if (!isNew(block)) continue
      chosen.push(block)
      left -= 1
    }
  }
  return chosen
}

/** One is part of the other, whatever the case. */
function holds(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  return one.includes(other) || other.includes(one)
}

type Find = (input: TitleBlockInput) => readonly TitleBlock[]

const blockAt = (kind: TitleBlockKind, { block }: TextBlock, { start, end }: Range): TitleBlock => {
  const span = spanOf(block.id, block.text, start, end)
  return { kind, text: oneSpace(span.quote), span }
}

/** Words that the author quotes are no words of the author's title. */
const isOfOthers = ({ kind }: Block): boolean => kind === 'code' || kind === 'quote'

const prose = ({ text }: TitleBlockInput): readonly TextBlock[] => text.blocks.filter(({ block }) => isProse(block) && !isOfOthers(block))

/** The words, or pairs of words, that stand most often. */
const findSubjects: Find = ({ text, language }) => {
  const read = text.blocks.filter(({ block }) => !isOfOthers(block) && !(block.kind === 'heading' && block.level === 1))
  const units = language.unspaced ? read.map((entry) => factOf(entry, unitsOf, language)) : read
  const counts = countTerms(units, language)
  const [first] = counts
  return counts
    .filter((counted) => counted[1].count >= often && (counted === first || 2 * counted[1].count > first![1].count))
    .slice(0, 2 * most.subject)
    .flatMap((counted) => {
      const { term } = language.unspaced ? { term: counted[1].form } : phraseOf(read, counted)
      return placeOf(read, term).map((found) => blockAt('subject', found.entry, found.range))
    })
}

/** The first place where the words stand, in small letters where they do not open a sentence. */
function placeOf(blocks: readonly TextBlock[], words: string): readonly { readonly entry: TextBlock; readonly range: Range }[] {
  const small = words.toLowerCase()
  let first: { readonly entry: TextBlock; readonly range: Range } | null = null
  for (const entry of blocks) {
    const lower = entry.block.text.toLowerCase()
    if (lower.length !== entry.block.text.length) continue
    for (let start = lower.indexOf(small); start >= 0; start = lower.indexOf(small, start + 1)) {
      const found = { entry, range: { start, end: start + small.length } }
      if (!entry.tokens.sentences.some((sentence) => sentence.start === start) && entry.block.kind !== 'heading') return [found]
      first ??= found
    }
  }
  return first === null ? [] : [first]
}

/** Short headings that are no questions. */
const findParts: Find = ({ text, language }) =>
  text.sections.flatMap(({ heading }) =>
    heading === null ||
    heading.block.level === 1 ||
    language.contains('genericHeadings', heading.block.text) ||
    /[:!?？…|]/.test(heading.block.text) ||
    isQuestion(heading.block.text, language)
      ? []
      : [blockAt('part', heading, { start: 0, end: heading.block.text.length })],
  )

const findFigures: Find = (input) =>
  prose(input).flatMap((entry) =>
    joined(findNumbers(entry.block.text, entry.tokens, input.language).figures).map((figure) => blockAt('figure', entry, figure)),
  )

/** Scales and units of unspaced scripts overlap: `15万` and `万円`. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const found: Range[] = []
  for (const range of ranges) {
    const last = found.at(-1)
    if (last !== undefined && range.start < last.end) found[found.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else found.push(range)
  }
  return found
}

/** Names that stand more than once; in German two capitals beside each other make one, for every noun has one. */
const findTextNames: Find = (input) => {
  const found = new Map<string, { readonly block: TitleBlock; count: number }>()
  for (const entry of prose(input))
    for (const range of findNames(entry.block.text, entry.tokens)) {
      const block = blockAt('name', entry, range)
      if (hasCapitalNouns(input.language) && !/\s/.test(block.text)) continue
      const known = found.get(block.text)
      if (known === undefined) found.set(block.text, { block, count: 1 })
      else known.count += 1
    }
  return [...found.values()]
    .filter(({ count }) => count >= often)
    .sort((a, b) => b.count - a.count)
    .map(({ block }) => block)
}

/** Years of these centuries. */
const year = /(?<![\d.,:-])(?:19|20)\d\d(?![\d.,:-]\d|\d)/g

/** The year that stands most often. */
const findYears: Find = (input) => {
  const found = new Map<string, { readonly block: TitleBlock; count: number }>()
  for (const entry of prose(input))
    for (const { 0: written, index } of entry.block.text.matchAll(year)) {
      const known = found.get(written)
      if (known === undefined) found.set(written, { block: blockAt('year', entry, { start: index, end: index + 4 }), count: 1 })
      else known.count += 1
    }
  return [...found.values()].sort((a, b) => b.count - a.count).map(({ block }) => block)
}

/** Questions that the text asks in a place of its own and answers. */
const findQuestions: Find = ({ answers }) =>
  answers.flatMap(({ question, asked, state }) =>
    asked === null || state !== 'answered' || asked.place.startsWith('@')
      ? []
      : [{ kind: 'question' as const, text: question, span: asked }],
  )

const finders: readonly (readonly [TitleBlockKind, Find])[] = [
  ['subject', findSubjects],
  ['part', findParts],
  ['figure', findFigures],
  ['name', findTextNames],
  ['year', findYears],
  ['question', findQuestions],
]
