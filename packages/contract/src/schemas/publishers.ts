import { z } from 'zod'

const Time = z.string().describe('RFC 3339, UTC.')
const count = z.int().min(0)

const Letter = z.enum(['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F']).meta({
  id: 'Letter',
  description: 'Grade of a publisher: how its articles are built for search and answer engines, not whether they are true.',
})

export const Publisher = z
  .object({
    id: z.string().describe('pub_ and 26 characters.'),
    host: z.string().describe('Without www.'),
    name: z.string().nullable().describe('As its pages say.'),
    grade: Letter.nullable().describe('Null while fewer than five articles are known.'),
    provisional: z.boolean(),
    score: z.number().describe('0–100, one decimal: the shrunk mean less its uncertainty; decides the grade.'),
    mean: z.number().describe('Mean AEO score.'),
    shrunk: z.number().describe('The mean, drawn to 60 as ten articles would.'),
    confidence: z.enum(['low', 'medium', 'high']),
    articles: count.describe('Articles analysed in the last 365 days.'),
    distribution: z.array(count).length(5).describe('Articles with 0–19, 20–39, 40–59, 60–79, 80–100.'),
    aeo_mean: z.number(),
    seo_mean: z.number(),
    top_reasons: z.array(z.object({ check: z.string(), affected: count })).describe('Checks that fail most often.'),
    ai_access: z
      .object({ search_bots_allowed: count, of: count })
      .nullable()
      .describe('Crawlers of search and answer engines that robots.txt lets in; null when it was not read.'),
    rubric_version: z.string(),
    computed_at: Time,
  })
  .meta({ id: 'Publisher', description: 'Grades measure article structure for search and answer engines, not truthfulness.' })
export type Publisher = z.infer<typeof Publisher>

export const PublisherList = z
  .object({ data: z.array(Publisher), has_more: z.boolean(), next_cursor: z.string().nullable() })
  .meta({ id: 'PublisherList' })
export type PublisherList = z.infer<typeof PublisherList>

const RatedArticle = z
  .object({ article_id: z.string(), url: z.string().nullable(), title: z.string().nullable(), aeo_score: z.int().min(0).max(100) })
  .meta({ id: 'RatedArticle' })

export const PublisherRecord = z
  .object({
    ...Publisher.shape,
    history: z
      .array(
        z.object({
          month: z.string().describe('YYYY-MM, UTC.'),
          grade: Letter.nullable(),
          score: z.number(),
          articles: count,
          rubric_version: z.string(),
        }),
      )
      .describe('At most 24 months, oldest first.'),
    best: z.array(RatedArticle).describe('At most 20.'),
    worst: z.array(RatedArticle).describe('At most 20.'),
  })
  .meta({ id: 'PublisherRecord' })
export type PublisherRecord = z.infer<typeof PublisherRecord>
