import type { PreviewAnswer } from '#shared/answers.ts'
import { noChoices } from '#shared/choices.ts'
import type { App } from '../create-services.ts'
import { newestReadable, seenMapping } from '../entry-rights.ts'
import { mayRead, parse, type RequestContext } from '../http.ts'
import { PreviewRequest } from '../schemas.ts'
import { entryOfRow } from '../score/entry-of-row.ts'
import { textSeen } from '../score/optimizer.ts'
import { readRows } from '../score/read-published.ts'
import { mappingProblem } from '../settings/mapping-problem.ts'

/** Shows a mapping at work before it is saved. */
export const previewController = ({ strapi, settings }: App) => ({
  /** The core's reading of the newest entry, of fields that the caller may read. */
  async read(context: RequestContext) {
    const asked = parse(context, PreviewRequest, context.request.body)
    if (asked === null) return
    const shape = settings.shape(asked.uid)
    if (shape === null) return context.notFound()
    if (!mayRead(context, asked.uid)) return context.forbidden()
    const problem = mappingProblem(asked.mapping, shape)
    if (problem !== null) return context.badRequest('Some values are not valid', { errors: [problem] })
    const mapping = seenMapping(context, shape, asked.mapping)
    const newest = await newestReadable(strapi, context, asked.uid)
    const [row] = newest === null || mapping === null ? [] : await readRows({ strapi }, shape, mapping, newest)
    if (row === undefined || mapping === null) {
      context.body = { entry: null, blocks: [], total: 0 } satisfies PreviewAnswer
      return
    }
    const parts = { shape, mapping, settings: await settings.get(), ...(await settings.uploads()), choices: noChoices }
    const entry = entryOfRow(row, parts, null)
    context.body = {
      entry: { title: String(row[mapping.title] ?? ''), locale: entry.facts.locale },
      ...textSeen(entry),
    } satisfies PreviewAnswer
  },
})
