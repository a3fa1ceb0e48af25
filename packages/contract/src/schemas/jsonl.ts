import { z } from 'zod'
import { Answer, ArticleFacts, Check, Graph, Optimization, Score, Scores, TextKind, Title, TitleReason } from './optimization.ts'
import { OptimizeRequest } from './optimize-request.ts'

/**
 * One line that `citable optimize --jsonl` reads: one of `html` and `markdown`, without both the page at `url` is fetched; or the `id` and a whole
 * `request` as `POST /v1/optimize` takes it. The command checks this, and gives `url`, `language` and `now` the formats of that request.
 */
export const JsonlInput = z
  .object({
    id: z.string(),
    url: z.string().optional(),
    html: z.string().optional(),
    markdown: z.string().optional(),
    title: z.string().optional(),
    seo_title: z.string().optional(),
    language: z.string().optional(),
    now: z.string().optional(),
    request: OptimizeRequest.optional(),
  })
  .meta({ id: 'JsonlInput' })
export type JsonlInput = z.infer<typeof JsonlInput>

/** One line that the command writes: the members of an optimization under their names, `article.text` always, and `ms`, the milliseconds taken; or what went wrong with that line. */
export const JsonlLine = z
  .union([
    z.object({
      id: z.string(),
      aeo_score: Score,
      seo_score: Score,
      scores: Scores,
      title: z.string(),
      title_reason: TitleReason,
      titles: z.array(Title),
      titles_note: TitleReason.nullable(),
      title_blocks: Optimization.shape.title_blocks,
      schema: Graph,
      schema_type: Optimization.shape.schema_type,
      article: ArticleFacts.extend({ text: z.string() }),
      text_kind: TextKind,
      answers: z.array(Answer),
      next_steps: Optimization.shape.next_steps,
      worth_a_look: Optimization.shape.worth_a_look,
      set_aside: Optimization.shape.set_aside,
      checks: z.array(Check),
      rubric_version: z.string(),
      ms: z.number().min(0),
    }),
    z.object({ id: z.string().nullable(), line: z.int().min(1), error: z.object({ code: z.string(), message: z.string() }) }),
  ])
  .meta({ id: 'JsonlLine' })
export type JsonlLine = z.infer<typeof JsonlLine>
