import { articleTitle } from '../answers/questions.ts'
import type { Article } from '../model/article.ts'
import { inputRule, numbered, objectOf } from '../titles/generator/prompt-rules.ts'
import { promptSentences } from '../titles/generator/prompt-sentences.ts'
import { promptHeadings, type TitlePrompt } from '../titles/generator/title-prompt.ts'
import { maxRemarks } from './remark.ts'
import { remarkForm, remarkRules, remarksSchema } from './remark-rules.ts'

/** UTF-16 units of sentences that a model reads: a contradiction stands far from what it contradicts. */
const longestText = 12_000

/** Tokens of the answer: three remarks with their quotations, with room to spare. */
const maxOutputTokens = 1_000

/** Asks for remarks on an article as JSON; the answer goes to `parseRemarks`. */
export function remarkPrompt(article: Article): TitlePrompt {
  const sentences = promptSentences(article, longestText).map(({ quote }) => quote)
  const instructions = [
    `Read the article in the input as a careful editor does, and name up to ${maxRemarks} passages that its writer has to change.`,
    inputRule,
    ...remarkRules(article.language),
    `Answer with JSON and nothing else: {"remarks": [${remarkForm}]}`,
  ].join('\n')
  const input = JSON.stringify({ title: articleTitle(article), headings: promptHeadings(article), text: numbered(sentences) })
  return { instructions, input, maxOutputTokens, schema: objectOf({ remarks: remarksSchema(maxRemarks) }) }
}
