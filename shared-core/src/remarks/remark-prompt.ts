import { articleTitle } from '../answers/questions.ts'
import type { Article } from '../model/article.ts'
import { promptSentences } from '../titles/prompt-sentences.ts'
import { inputRule, numbered, objectOf, promptHeadings, type TitlePrompt } from '../titles/title-prompt.ts'
import { maxRemarks, type RemarkKind, remarkKinds } from './remark.ts'

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

const meanings: Readonly<Record<RemarkKind, string>> = {
  unclear: 'readers cannot tell what is meant',
  unsupported: 'a claim of weight without any source, figure or example',
  contradiction: 'another passage of the article says otherwise',
  missing_step: 'readers cannot do what the article says, because a step, an amount or a condition stands nowhere in it',
  buried_answer: 'this answers the question of the title, and stands far from the beginning',
  off_topic: 'this has nothing to do with what the title promises',
  outdated: 'the article itself shows that this no longer holds',
}

/** What holds for remarks. The bar is high: an editor who is told of trifles reads none of it. */
export const remarkRules = (language: string): readonly string[] => [
  'Remark only on what is material, specific and can be changed by the writer. No remark is a good answer; praise, style, spelling, titles and search engines are none.',
  `Each remark has one of these kinds: ${remarkKinds.map((kind) => `"${kind}" (${meanings[kind]})`).join(', ')}.`,
  'Each remark comes with "quotation": the passage it is about, at most 25 words of one sentence of the input, copied letter by letter without the number.',
  `Each remark has "text": one sentence of at most 200 characters in the language of the article (${language}) that says what to change, without names, figures and facts that the article lacks.`,
  'Each remark has "missing": for "missing_step" two to five words for what the article lacks, else "".',
]

export const remarkForm = '{"kind": "unclear", "quotation": "…", "text": "…", "missing": ""}'

export const remarksSchema = (count: number) => ({
  type: 'array',
  maxItems: count,
  items: objectOf({
    kind: { type: 'string', enum: remarkKinds },
    quotation: { type: 'string', maxLength: 300 },
    text: { type: 'string', maxLength: 300 },
    missing: { type: 'string', maxLength: 80 },
  }),
})
