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
    grade: Letter.nullable().describe('Null while fewer than five articles of 150 words or more are known.'),
    grade_reason: z
      .enum(['too_few_articles', 'too_few_words'])
      .nullable()
      .describe('Why there is no grade: fewer than five articles, or fewer than five of them with 150 words. Null: there is one.'),
    provisional: z.boolean(),
    score: z
      .number()
      .nullable()
      .describe(
        '0–100, one decimal; decides the grade: the lower end of a one-sided 95 % interval of the mean, see grading. Null without a grade.',
      ),
    mean: z.number().nullable().describe('Mean AEO score of the articles that count; null: none does.'),
    deviation: z.number().nullable().describe('How far apart their scores are, in points, see grading; null: none counts.'),
    shrunk: z.number().nullable().meta({ deprecated: true, description: 'The mean: it is no longer drawn to 60.' }),
    confidence: z.enum(['low', 'medium', 'high']),
    articles: count.describe('Articles analysed in the last 365 days.'),
    graded_articles: count.describe('Those of 150 words or more (375 characters in scripts without spaces), which the grade is made of.'),
    distribution: z.array(count).length(5).describe('Articles that count, with 0–19, 20–39, 40–59, 60–79, 80–100.'),
    aeo_mean: z.number().nullable().describe('Of the articles that count; null: none does.'),
    seo_mean: z.number().nullable(),
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

const Grading = z
  .object({
    formula: z.string().describe('How score is made of the AEO scores of the articles that count.'),
    least_articles: count,
    least_words: count,
    counted_days: count.describe('Days a result counts.'),
    bands: z.array(z.object({ grade: Letter, from: z.number() })).describe('Score from which a grade is given, best first.'),
  })
  .meta({
    id: 'Grading',
    description:
      'How grades are made. On top of the bands: an A+ needs 50 articles, fewer than one in twenty of them below 70; more than a tenth below 40 allow no grade above B.',
  })

export const PublisherList = z
  .object({ data: z.array(Publisher), has_more: z.boolean(), next_cursor: z.string().nullable(), grading: Grading })
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
          score: z.number().nullable(),
          articles: count,
          graded_articles: count,
          rubric_version: z.string(),
        }),
      )
      .describe('At most 24 months, oldest first.'),
    best: z.array(RatedArticle).describe('At most 20.'),
    worst: z.array(RatedArticle).describe('At most 20.'),
    grading: Grading,
  })
  .meta({ id: 'PublisherRecord' })
export type PublisherRecord = z.infer<typeof PublisherRecord>
