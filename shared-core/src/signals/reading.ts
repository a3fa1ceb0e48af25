import type { ArticleAnswers } from '../answers/answer-questions.ts'
import type { Language, Tokens } from '../languages/language.ts'
import type { Article, Block } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { Answer } from '../model/report.ts'
import type { BlockId, Span } from '../model/values.ts'

/** A block with the tokens of its text. */
export interface TextBlock {
  readonly block: Block
  readonly tokens: Tokens
}

/** A heading and the blocks up to the next heading of any level; the first section has no heading when text comes before one. */
export interface Section {
  readonly heading: (TextBlock & { readonly block: Extract<Block, { kind: 'heading' }> }) | null
  readonly blocks: readonly TextBlock[]
  /** Words (characters in unspaced scripts) below the heading, the heading left out. */
  readonly words: number
}

/** All that signals may look at. Made once per analysis; tokens are shared by every signal. */
export interface Reading {
  readonly article: Article
  /** `now` is cut to the UTC day. */
  readonly context: AnalysisContext
  readonly language: Language
  readonly answers: readonly Answer[]
  /** The article's passages, indexed; the same that the answers were found in. */
  readonly passages: ArticleAnswers
  readonly blocks: readonly TextBlock[]
  readonly sections: readonly Section[]
}

/** Kinds whose text counts as prose of the article: headings, images and code are left out. */
export function isProse(block: Block): boolean {
  return block.kind === 'paragraph' || block.kind === 'quote' || block.kind === 'list' || block.kind === 'table'
}

/** Reads the article with its language; `tokenize` of the language may remember texts. */
export function buildReading(
  article: Article,
  context: AnalysisContext,
  language: Language,
  { answers, passages }: Pick<Reading, 'answers' | 'passages'>,
): Reading {
  const blocks = article.blocks.map((block) => ({ block, tokens: language.tokenize(block.text) }))
  const sections: Section[] = []
  let heading: Section['heading'] = null
  let own: TextBlock[] = []
  const close = () => {
    if (heading !== null || own.length > 0) sections.push({ heading, blocks: own, words: countWords(own) })
    own = []
  }
  for (const entry of blocks) {
    if (entry.block.kind === 'heading') {
      close()
      heading = entry as NonNullable<Section['heading']>
    } else own.push(entry)
  }
  close()
  return { article, context, language, answers, passages, blocks, sections }
}

/** Words (characters in unspaced scripts) of the prose among the blocks. */
export function countWords(blocks: readonly TextBlock[]): number {
  let words = 0
  for (const { block, tokens } of blocks) if (isProse(block)) words += tokens.count
  return words
}

/** A passage of a text with its quote. */
export function spanOf(place: BlockId | `@${'title' | 'description' | 'slug'}`, text: string, start: number, end: number): Span {
  return { place, start, end, quote: text.slice(start, end) }
}

/** The whole text of a block. */
export function wholeOf({ block }: TextBlock): Span {
  return spanOf(block.id, block.text, 0, block.text.length)
}
