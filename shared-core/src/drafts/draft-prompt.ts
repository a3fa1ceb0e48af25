import { remarkForm, remarkRules, remarksSchema } from '../remarks/remark-rules.ts'
import { citedSchema, groundRules, numbered, objectOf, titleRules, titlesSchema } from '../titles/generator/prompt-rules.ts'
import type { GeneratorText } from './generator-text.ts'

/** Texts that a generator is asked to write. */
export interface WantedDrafts {
  /** Titles at most; 0: none. */
  readonly titles: number
  readonly description: boolean
  readonly lead: boolean
  /** Reader questions at most; 0: none. */
  readonly questions: number
  /** Remarks on the article at most; 0: none. */
  readonly remarks: number
}

export interface DraftPrompt {
  readonly instructions: string
  /** The article as data: title, headings, readers' queries and numbered sentences as JSON. */
  readonly input: string
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>
}

const form = `{"titles":[{"title":"…","sentences":[3,7]}],"description":{"text":"…","sentences":[1]},"lead":{"text":"…","sentences":[1]},"questions":[{"text":"…","sentences":[2]}],"remarks":[${remarkForm}]}`

/**
 * Asks for drafts by the rules of `titlePrompt`; the answer goes to `readDrafts`. The form is in the instructions, too: not every endpoint
 * hands a schema on to its model.
 */
export function draftPrompt(
  { title, language, headings, sentences }: GeneratorText,
  targetQueries: readonly string[],
  wanted: WantedDrafts,
): DraftPrompt {
  const asked = [
    wanted.titles > 0 ? `"titles": up to ${wanted.titles}` : '"titles": an empty list',
    wanted.description ? '"description": one of at most 155 characters that says what the article says' : '"description": null',
    wanted.lead ? '"lead": an opening of one to three sentences that answers the question of the title' : '"lead": null',
    wanted.questions > 0
      ? `"questions": up to ${wanted.questions} that readers would type and the article answers`
      : '"questions": an empty list',
    wanted.remarks > 0 ? `"remarks": up to ${wanted.remarks} on passages that the writer has to change` : '"remarks": an empty list',
  ]
  const instructions = [
    'Write drafts for the article in the input.',
    `Write ${asked.join('; ')}.`,
    ...groundRules(language),
    ...titleRules,
    'Each draft but the remarks comes with "sentences": the numbers of the sentences of the input that carry it, as few as possible.',
    'Description, opening and questions shorten their sentences: they use their words in their order and add no name, number, cause or judgement.',
    'Between two commas, dashes or colons of these use one sentence only. No markup.',
    'Leave out what the article does not carry: fewer drafts are better than one that says more than the article.',
    ...(wanted.remarks > 0 ? remarkRules(language) : []),
    `Answer with JSON of this form and nothing else: ${form}`,
  ].join('\n')
  const input = JSON.stringify({ title, headings, target_queries: targetQueries, text: numbered(sentences) })
  return { instructions, input, schema: schemaOf(wanted, sentences.length) }
}

function schemaOf({ titles, description, lead, questions, remarks }: WantedDrafts, sentences: number): DraftPrompt['schema'] {
  const draft = objectOf({ text: { type: 'string' }, sentences: citedSchema(sentences) })
  const maybe = (isWanted: boolean) => (isWanted ? { anyOf: [draft, { type: 'null' }] } : { type: 'null' })
  return objectOf({
    titles: titlesSchema(titles, sentences),
    description: maybe(description),
    lead: maybe(lead),
    questions: { type: 'array', maxItems: questions, items: draft },
    remarks: remarksSchema(remarks),
  })
}
