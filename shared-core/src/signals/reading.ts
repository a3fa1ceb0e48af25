import type { ArticleAnswers } from '../answers/answer-questions.ts'
import { countWords, type Section, type TextBlock } from '../answers/article-text.ts'
import type { Language } from '../languages/language.ts'
import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { BlockId, FieldName, Span } from '../model/values.ts'

export { countWords, isProse, type Section, TextBlock } from '../answers/article-text.ts'

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

/** Puts together what signals look at. */
export function buildReading(
  article: Article,
  context: AnalysisContext,
  language: Language,
  { answers, passages }: Pick<Reading, 'answers' | 'passages'>,
): Reading {
  const { blocks, sections } = passages.text
  return { article, context, language, answers, passages, blocks, sections }
}

/** A passage of a text with its quote. */
export function spanOf(place: BlockId | `@${FieldName}`, text: string, start: number, end: number): Span {
  return { place, start, end, quote: text.slice(start, end) }
}

/** The whole text of a block. */
export function wholeOf({ block }: Pick<TextBlock, 'block'>): Span {
  return spanOf(block.id, block.text, 0, block.text.length)
}

/** Words of the prose; two characters of an unspaced script are one. */
export const wordsOf = ({ blocks, language }: Pick<Reading, 'blocks' | 'language'>): number =>
  language.unspaced ? Math.round(countWords(blocks) / 2) : countWords(blocks)

/** The first target query that is no question: `What is slate?` is answered, not repeated. null: none. */
export const keyphraseIn = (targetQueries: readonly string[]): string | null =>
  targetQueries.map((text) => text.trim()).find((text) => text !== '' && !/[?？؟]$/.test(text)) ?? null
