import { z } from 'zod'
import { attributeAt, type FieldProblem, problemOf } from '#shared/mapping/field-rules.ts'
import { valueAt } from '#shared/mapping/value-at.ts'
import type { App } from '../create-services.ts'
import { hasRightTo, updatableData } from '../entry-rights.ts'
import { findTakenValues } from '../find-taken-values.ts'
import type { RequestContext } from '../http.ts'
import { optimizeEntry } from '../score/optimizer.ts'
import { type Found, readForTool } from './mcp-entry.ts'

const input = z.object({
  uid: z.string().max(200).describe('Content type, such as api::article.article'),
  documentId: z.string().max(64),
  locale: z.string().max(35).optional().describe('Default: the default locale'),
  field: z.enum(['title', 'seo_title', 'description']),
  value: z.string().min(1).max(2_000),
  text_version: z
    .string()
    .max(64)
    .describe('Of the draft that the value was written for, as citable_score or citable_suggest_titles gave it'),
})
type Input = z.infer<typeof input>

const state = z.object({ value: z.string(), aeo_score: z.number(), seo_score: z.number() })
const output = z.object({
  path: z.string().describe('The field of the entry that was written'),
  before: state,
  after: state,
  text_version: z.string(),
})

/** Reasons to write nothing, as the assistant reads them. */
const reasons = {
  off: 'The settings of this site do not let assistants write.',
  unknown: 'There is no such draft, or no right to read it.',
  noField: 'This entry has no such field, or no right to read it.',
  noDrafts: 'This type has no drafts: writing would publish.',
  noRight: 'There is no right to update this entry or this field.',
  moved: 'The draft is another one than the text_version says. Read it again.',
  tooShort: (limit: number) => `The field takes ${limit} characters or more.`,
  tooLong: (limit: number) => `The field takes ${limit} characters at most.`,
  pattern: 'The value does not match the pattern of the field.',
  required: 'The field must not be empty.',
  taken: 'Another entry has this value, and the field must be unique.',
  unchecked: 'The field must be unique, which cannot be checked from here.',
} as const

const words = (problem: FieldProblem): string => ('limit' in problem ? reasons[problem.code](problem.limit) : reasons[problem.code])

/** Writes one field of a draft, for a caller who may update it. A text: why nothing was written. */
async function apply(app: App, context: RequestContext, userId: number | null, asked: Input): Promise<z.infer<typeof output> | string> {
  const { strapi, settings } = app
  const { uid, documentId, field, value } = asked
  if (!(await settings.get()).assistants.mayWrite) return reasons.off
  const read = () => readForTool(app, context, { ...asked, status: 'draft' })
  const seen = await read()
  if (seen === null) return reasons.unknown
  const { shape, mapping, locale } = seen
  const path = field === 'seo_title' ? mapping.seoTitle : mapping[field]
  const attribute = path ? attributeAt(shape, seen.row, path) : null
  if (!path || attribute === null || !isThere(seen, path)) return reasons.noField
  if (!shape.draftAndPublish) return reasons.noDrafts
  if ((await hasRightTo(strapi, context, 'update', { uid, documentId, locale })) !== true) return reasons.noRight
  const elsewhere = path.includes('.')
    ? null
    : await findTakenValues({ strapi }, uid, { documentId, locale: shape.localized ? locale : null, field: path, values: [value] })
  const problem = problemOf(path, value, attribute, () => elsewhere?.has(value) ?? null)
  if (problem !== null) return words(problem)

  const documents = strapi.documents(uid as never) as unknown as { update(asked: object): Promise<unknown> }
  const done = await strapi.db.transaction(async ({ trx }) => {
    // No other request writes this row until the comparison and the write are done; SQLite writes one at a time anyway.
    await strapi.db.queryBuilder(uid).where({ id: seen.row.id }).select('id').forUpdate().transacting(trx).execute()
    const now = await read()
    if (now === null || now.version !== asked.text_version) return reasons.moved
    const data = await updatableData(strapi, context, { uid, documentId, locale }, dataFor(now, path, value))
    if (data === null || valueAt(data, path) !== value) return reasons.noRight
    await documents.update({
      documentId,
      ...(locale !== '' && { locale }),
      data: { ...data, ...(userId !== null && { updatedBy: userId }) },
    })
    return now
  })
  if (typeof done === 'string') return done
  const after = await read()
  if (after === null) return reasons.unknown
  return { path, before: stateOf(done, path), after: stateOf(after, path), text_version: after.version }
}

/** A component that the entry does not have is the author's to add. */
const isThere = ({ row }: Found, path: string): boolean =>
  !path.includes('.') || (valueAt(row, path.slice(0, path.lastIndexOf('.'))) ?? null) !== null

/** The change as Strapi takes it: of a component, the row that is there. */
function dataFor({ row }: Found, path: string, value: string): Readonly<Record<string, unknown>> {
  const [name = '', inner] = path.split('.')
  return inner === undefined ? { [name]: value } : { [name]: { id: (row[name] as { id: unknown }).id, [inner]: value } }
}

function stateOf({ entry, row }: Found, path: string): z.infer<typeof state> {
  const { aeo_score, seo_score } = optimizeEntry(entry, new Date().toISOString()).optimization
  return { value: String(valueAt(row, path) ?? ''), aeo_score, seo_score }
}

export const applyTool = {
  name: 'citable_apply',
  title: 'Write a title or description',
  description:
    'Writes a title, a title for result pages, or a description into the draft of an entry; publishes nothing. It refuses a value that the field cannot hold, and a draft that changed since text_version was given. The answer has value and scores before and after.',
  input,
  output,
  apply,
} as const
