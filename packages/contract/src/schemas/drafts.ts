import { z } from 'zod'
import { Span, Title } from './optimization.ts'

const Cost = z
  .object({ amount: z.number().min(0), currency: z.string().describe('ISO 4217.') })
  .nullable()
  .describe('null: the operator has not said what the model costs, so it is unknown.')

const Draft = z
  .object({ text: z.string(), claims: z.array(Span).describe('The sentences of the article that carry it.') })
  .meta({ id: 'Draft', description: 'A text that the article carries.' })

const Remark = z
  .object({
    kind: z
      .enum(['unclear', 'unsupported', 'contradiction', 'missing_step', 'buried_answer', 'off_topic', 'outdated'])
      .describe('What the remark is about; a later version may know more kinds.'),
    text: z.string().describe('As the model wrote it, in the language of the article.'),
    quotation: Span.describe('The passage it is about: it stands in the article once.'),
    unheld: z.array(z.string()).describe('Names and figures of the remark that stand nowhere in the article.'),
  })
  .meta({ id: 'Remark', description: 'What a model remarks on a passage. It may be wrong; it changes no score and is never applied.' })

/** Texts that a text generator wrote for an article and that passed the guard. Only with `options.generate`. */
export const Drafts = z
  .object({
    generator: z.object({ id: z.string(), model: z.string(), host: z.string().describe('Where the text was sent, or would be.') }),
    sent: z.boolean().describe('false: only estimated; nothing left the service.'),
    estimate: z
      .object({
        characters: z.int().min(0).describe('UTF-16 units sent, instructions included.'),
        input_tokens: z.int().min(0),
        output_tokens: z.int().min(0).describe('At most.'),
        cost: Cost,
      })
      .describe('What a call takes at most, counted before it.'),
    usage: z
      .object({ input_tokens: z.int().min(0), output_tokens: z.int().min(0), cost: Cost })
      .nullable()
      .describe('As the endpoint counted; null: it did not say, or nothing was sent.'),
    titles: z.array(Title),
    description: Draft.nullable(),
    lead: Draft.nullable().describe('An opening.'),
    questions: z.array(Draft).describe('Questions of readers; the claims answer them. Never scored.'),
    remarks: z.array(Remark).max(3).describe('What the model remarks on the article, at most three. Never scored.'),
    refused: z
      .array(z.object({ kind: z.enum(['title', 'description', 'lead', 'question', 'remark']), reason: z.string() }))
      .describe('Drafts that were dropped, by what of them the article does not carry, and remarks, by why they are not shown.'),
  })
  .meta({
    id: 'Drafts',
    description:
      'Texts of a generator, each carried by sentences of the article; titles may be held by them in other words (`support`). They never change a score.',
  })
export type Drafts = z.infer<typeof Drafts>
