import { type ArticleText, isProse, type TextBlock } from '../../answers/article-text.ts'
import { oneSpace } from '../../answers/questions.ts'
import type { Language } from '../../languages/language.ts'
import type { Answer } from '../../model/answer.ts'
import type { Article, Block } from '../../model/article.ts'
import type { TitleBlock, TitleBlockKind } from '../../model/titles.ts'
import type { Range } from '../../model/values.ts'
import { spanOf } from '../../signals/reading.ts'
import type { TellingSentence } from '../../signals/structure/telling-sentences.ts'
import type { SubjectPhrase } from '../from-text/subject-phrase.ts'

/** Places at which a term or a name must stand to be a block. */
export const often = 2

export interface TitleBlockInput {
  readonly article: Article
  readonly answers: readonly Answer[]
  readonly language: Language
  readonly text: ArticleText
  /** The author's title; what it says already is no block. */
  readonly own: string
  /** What the text is about, best first. */
  readonly subjects: readonly SubjectPhrase[]
  /** The phrase names a person that the text introduces, or lists among those present. */
  readonly isPerson: (phrase: Range & { readonly entry: TextBlock }) => boolean
  readonly isDuration: (figure: string) => boolean
  /** It tells the reader to do something. */
  readonly isCall: (sentence: TellingSentence) => boolean
  /** The sentence as a title can take it. */
  readonly shortened: (sentence: TellingSentence, text: ArticleText, language: Language) => Range
  /** The year in which the text is judged; days of earlier years are no news. */
  readonly year: number
}

/** `subjects` null: the title has words enough, so that sentences alone are wanted. */
export type WantedBlocks = Omit<TitleBlockInput, 'subjects'> & { readonly subjects: readonly SubjectPhrase[] | null }

/** Finds blocks of one kind, best first. */
export type Find = (input: TitleBlockInput) => readonly TitleBlock[]

/** A title block with the text and the place of a range. */
export const blockAt = (kind: TitleBlockKind, { block }: TextBlock, { start, end }: Range): TitleBlock => {
  const span = spanOf(block.id, block.text, start, end)
  return { kind, text: oneSpace(span.quote), span }
}

/** Words that the author quotes are no words of the author's title. */
const isOfOthers = ({ kind }: Block): boolean => kind === 'code' || kind === 'quote'

/** Blocks in the author's own words: no code, no quotations. */
export const prose = ({ text }: TitleBlockInput): readonly TextBlock[] =>
  text.blocks.filter(({ block }) => isProse(block) && !isOfOthers(block))
