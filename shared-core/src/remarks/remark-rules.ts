import { objectOf } from '../titles/generator/prompt-rules.ts'
import { type RemarkKind, remarkKinds } from './remark.ts'

const meanings: Readonly<Record<RemarkKind, string>> = {
  unclear: 'readers cannot tell what is meant',
  unsupported: 'a claim of weight without any source, figure or example',
  contradiction: 'another passage of the article says otherwise',
  missing_step: 'readers cannot do what the article says, because a step, an amount or a condition stands nowhere in it',
  buried_answer: 'this answers the question of the title, and stands far from the beginning',
  off_topic: 'this has nothing to do with what the title promises',
  outdated: 'the article itself shows that this no longer holds',
}

/** What holds for remarks. The bar is high: an editor who gets trivial remarks stops reading them. */
export const remarkRules = (language: string): readonly string[] => [
  'Remark only on what is material, specific and can be changed by the writer. No remark is a good answer; praise, style, spelling, titles and search engines are none.',
  `Each remark has one of these kinds: ${remarkKinds.map((kind) => `"${kind}" (${meanings[kind]})`).join(', ')}.`,
  'Each remark comes with "quotation": the passage it is about, at most 25 words of one sentence of the input, copied letter by letter without the number.',
  `Each remark has "text": one sentence of at most 200 characters in the language of the article (${language}) that says what to change, without names, figures and facts that the article lacks.`,
  'Each remark has "missing": for "missing_step" two to five words for what the article lacks, else "".',
]

export const remarkForm = '{"kind": "unclear", "quotation": "…", "text": "…", "missing": ""}'

/** JSON schema of at most `count` remarks. */
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
