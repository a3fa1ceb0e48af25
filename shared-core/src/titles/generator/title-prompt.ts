import { articleTitle } from '../../answers/questions.ts'
import type { Article } from '../../model/article.ts'
import { groundRules, maxSentences, numbered, objectOf, titleRules, titlesSchema } from './prompt-rules.ts'
import { promptSentences } from './prompt-sentences.ts'

/** The prompt for a text generator. */
export interface TitlePrompt {
  readonly instructions: string
  /** Title, headings and numbered sentences of the article as JSON, cut to about 6,000 UTF-16 units. */
  readonly input: string
  readonly maxOutputTokens: number
  /** JSON Schema of the answer, for generators that are held to one. */
  readonly schema: Readonly<Record<string, unknown>>
}

/** UTF-16 units of headings that a generator reads. */
const maxHeadings = 1_000

/** Tokens of the answer: ten titles of fifty-five code points and the numbers of their sentences, with room to spare. */
const maxOutputTokens = 1_000

/** Asks for titles of an article as JSON; the answer goes to `parseTitles`. `count`: how many titles. */
export function titlePrompt(article: Article, count: number): TitlePrompt {
  const sentences = promptSentences(article)
  const instructions = [
    `Write ${count} titles for the article in the input.`,
    ...groundRules(article.language),
    ...titleRules,
    `Each title comes with "sentences": the numbers of the sentences of the input that carry it, at most ${maxSentences}.`,
    'Answer with JSON and nothing else: {"titles": [{"title": "…", "sentences": [3, 7]}]}',
  ].join('\n')
  return {
    instructions,
    input: JSON.stringify({
      title: articleTitle(article),
      headings: promptHeadings(article),
      text: numbered(sentences.map(({ quote }) => quote)),
    }),
    maxOutputTokens,
    schema: schemaOf(count, sentences.length),
  }
}

/** Headings of the article as a generator reads them. */
export function promptHeadings(article: Article): readonly string[] {
  const headings: string[] = []
  let length = 0
  for (const { kind, text } of article.blocks) {
    if (kind !== 'heading' || length >= maxHeadings) continue
    const part = text.slice(0, maxHeadings - length)
    length += part.length
    headings.push(part)
  }
  return headings
}

const schemaOf = (count: number, sentences: number): TitlePrompt['schema'] => objectOf({ titles: titlesSchema(count, sentences) })
