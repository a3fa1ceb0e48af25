import { deadReasons, uncheckedReasons } from '@citable/core/source-answers'
import { z } from 'zod'
import { OptimizeRequest } from './optimize-request.ts'

const { url, content, site } = OptimizeRequest.shape

const watch = z
  .boolean()
  .optional()
  .describe(
    'Keep the answers, ask the pages again every 30 days, and tell webhooks of source.changed. The article needs an address, url or content.url.',
  )

/** `POST /v1/sources`. Unknown members are refused. */
export const SourcesRequest = z
  .strictObject({ url, content, site, watch })
  .refine(({ url: address, content: text }) => (address === undefined) !== (text === undefined), {
    message: 'exactly one of url and content; the address that a text will have is content.url',
  })
  .refine(({ watch: isWatched, url: address, content: text }) => isWatched !== true || (address ?? text?.url) !== undefined, {
    message: 'what is watched needs an address: content.url',
    path: ['watch'],
  })
  .meta({ id: 'SourcesRequest' })
export type SourcesRequest = z.input<typeof SourcesRequest>

const Answer = z
  .enum(['stands_there', 'does_not_hold', 'could_not_be_checked', 'link_dead'])
  .describe('Whether the page says what it is cited for; never whether it is true. A page that could not be had is never does_not_hold.')
const Reason = z
  .enum([...uncheckedReasons, ...deadReasons])
  .nullable()
  .describe('Why it could not be checked, or how the link is dead; null for the other answers.')

export const SourceClaim = z
  .object({
    kind: z.enum(['figure', 'quotation', 'date', 'finding']),
    text: z.string().describe('The figure with its unit, the quotation, the date, or the sentence of the finding.'),
    sentence: z.string(),
    span: z
      .object({ place: z.string(), start: z.int(), end: z.int() })
      .describe('Where it stands in the article; offsets in UTF-16 units.'),
    link_place: z.enum(['sentence', 'note', 'beside', 'paragraph']),
    answer: Answer,
    reason: Reason,
    source: z.string().describe('The page whose answer counts: of several, one that holds it is enough.'),
    passage: z.string().nullable().describe('The passage, or the nearest one.'),
    passage_url: z.string().nullable().describe('Address at which a browser scrolls to the passage.'),
    source_figure: z.string().nullable().describe('What the nearest passage says instead, where the words around agree.'),
    source_language: z.string().nullable(),
    archive_url: z.string().nullable().describe('For dead links: where an archive keeps a copy, if it has one. Nobody asked it.'),
    links: z.array(z.object({ url: z.string(), answer: Answer, reason: Reason })),
  })
  .meta({ id: 'SourceClaim' })

const count = z.int().min(0)

/** The answer of `POST /v1/sources`: nothing of it is part of a score. */
export const SourcesReport = z
  .object({
    url: z.string().nullable(),
    title: z.string().nullable(),
    language: z.string(),
    counts: z.object({ stands_there: count, does_not_hold: count, could_not_be_checked: count, link_dead: count }),
    claims: z.array(SourceClaim),
    asked: z.array(z.string()).describe('Pages that were asked for, each once, at most 20.'),
  })
  .meta({ id: 'SourcesReport' })
export type SourcesReport = z.infer<typeof SourcesReport>

const Time = z.string().describe('RFC 3339, UTC.')
const watched = {
  id: z.string().describe('src_ and 26 characters.'),
  checked_at: Time,
  next_check_at: Time.describe('When its pages are asked again.'),
}

/** An article whose sources are asked again and again, with its newest answers. */
export const WatchedSources = SourcesReport.extend({ ...watched, url: z.string() }).meta({ id: 'WatchedSources' })
export type WatchedSources = z.infer<typeof WatchedSources>

const WatchedArticle = WatchedSources.pick({
  id: true,
  url: true,
  title: true,
  counts: true,
  checked_at: true,
  next_check_at: true,
})
  .extend({ faults: z.array(SourceClaim).describe('Claims whose link is dead or whose page does not hold them.') })
  .meta({ id: 'WatchedArticle' })
export type WatchedArticle = z.infer<typeof WatchedArticle>

export const WatchedSourcesList = z
  .object({ data: z.array(WatchedArticle), has_more: z.boolean(), next_cursor: z.string().nullable() })
  .meta({ id: 'WatchedSourcesList' })
