import { articleTypes } from '@citable/core/schema-types'
import { z } from 'zod'
import { Score } from './optimization.ts'

/**
 * The record that a CMS stores with a post: scores to list, and the nodes read from the text, ids relative (`#article`). The nodes are printed only
 * while `content_hash` fits the saved text.
 */
export const StoredAnalysis = z
  .object({
    v: z.literal(1),
    rubric_version: z.string().max(32),
    content_hash: z.string().regex(/^[0-9a-f]{32}$/),
    analysed_at: z.string().describe('RFC 3339, UTC.'),
    by: z.enum(['editor', 'bulk', 'service', 'cli']),
    scores: z.object({ aeo: Score, seo: Score, retrievable: Score.nullable(), quotable: Score.nullable(), credible: Score.nullable() }),
    open: z.array(z.string().max(100)).max(200).describe('Ids of failing checks.'),
    article_type: z.enum(articleTypes).optional().describe('Type of the article by the analysis.'),
    language: z.string().max(35).optional().describe('What the text is written in, by the analysis; BCP 47.'),
    nodes: z.array(z.record(z.string(), z.unknown())).max(200).describe('Nodes of the text; `@id`s are relative.'),
    titles: z.array(z.object({ text: z.string().max(500) })).max(10),
  })
  .meta({ id: 'StoredAnalysis' })
export type StoredAnalysis = z.infer<typeof StoredAnalysis>
