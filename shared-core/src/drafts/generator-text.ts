import { articleTitle } from '../answers/questions.ts'
import type { Article } from '../model/article.ts'
import type { Span } from '../model/values.ts'
import { promptSentences } from '../titles/generator/prompt-sentences.ts'
import { promptHeadings } from '../titles/generator/title-prompt.ts'

/** The article as a text generator gets it. */
export interface GeneratorText {
  readonly title: string | null
  readonly language: string
  readonly headings: readonly string[]
  /** Sentences of the running text in its order; what is written cites them by number, from 1. */
  readonly sentences: readonly string[]
}

/** UTF-16 units of sentences that are sent at most: descriptions and questions are about the whole article. */
const longestText = 24_000

/** The article as text for a generator; captions and code are left out. */
export const generatorText = (article: Article): GeneratorText => ({
  title: articleTitle(article) || null,
  language: article.language,
  headings: promptHeadings(article),
  sentences: draftSentences(article).map(({ quote }) => quote),
})

/** The sentences that drafts cite by number. */
export const draftSentences = (article: Article): readonly Span[] => promptSentences(article, longestText)
