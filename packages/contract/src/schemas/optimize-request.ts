import { checkEvidence } from '@citable/core/scoring'
import { z } from 'zod'
import { SchemaTypeName, TextKindName } from './optimization.ts'

const checkIds = Object.keys(checkEvidence)

/** Text without control characters but tabs and line breaks. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\P{Cc}\t\n\r]*$/u, 'no control characters')

const Url = z
  .string()
  .max(2_048)
  .regex(/^[hH][tT][tT][pP][sS]?:\/\/\S+$/, 'must be an absolute http(s) address')
  .describe('Absolute http(s) address.')

/** A day, or date and time with offset. */
const When = z
  .string()
  .regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d):[0-5]\d))?$/,
    'must be a day, or date and time with offset',
  )
  // others are read as the days that follow
  .refine(
    (text) => new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(text.slice(0, 10)),
    'must be a day that the calendar has',
  )
  .describe('A day, or date and time with offset (RFC 3339).')

const LanguageTag = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$/, 'must be a BCP 47 tag')
  .describe('BCP 47 tag.')

/** 2 MiB of UTF-8 at most; three bytes a UTF-16 unit is the worst case, the service counts bytes. */
const Body = z.string().max(2 * 1024 * 1024)

const PersonInput = z
  .strictObject({
    kind: z.enum(['person', 'organization']).default('person'),
    name: text(200).min(1),
    url: Url.nullable().optional(),
    key: text(200).optional().describe('Stable key of the account, part of the id in structured data.'),
    same_as: z.array(Url).max(20).optional().describe('Addresses of the same person or organisation elsewhere; used for the publisher.'),
  })
  .meta({ id: 'PersonInput' })

const ImageInput = z
  .strictObject({
    url: z.string().max(2_048),
    alt: text(1_000).nullable().optional(),
    width: z.int().min(1).max(100_000).nullable().optional(),
    height: z.int().min(1).max(100_000).nullable().optional(),
  })
  .meta({ id: 'ImageInput' })

const BlockInput = z
  .union([z.strictObject({ id: text(100).min(1), html: Body }), z.strictObject({ id: text(100).min(1), markdown: Body })])
  .meta({ id: 'BlockInput', description: 'One block of an editor; findings come back with its id.' })

export const Content = z
  .strictObject({
    html: Body.optional(),
    markdown: Body.optional(),
    blocks: z.array(BlockInput).max(5_000).optional(),
    whole_page: z
      .boolean()
      .optional()
      .describe('html is a full page: the article is found in it. Default: whether html holds a doctype, html, head or body tag.'),
    url: Url.nullable().optional().describe('The address it will have.'),
    title: text(500).nullable().optional(),
    seo_title: text(500).nullable().optional().describe('What the `<title>` will say, where the page has a text of its own for that.'),
    description: text(1_000).nullable().optional(),
    slug: text(200).nullable().optional(),
    language: LanguageTag.nullable()
      .optional()
      .describe('The language that the writer chose; absent: the text decides where it is certain.'),
    language_hint: LanguageTag.nullable()
      .optional()
      .describe('The locale of the page or its site; it decides where the text is not certain.'),
    authors: z.array(PersonInput).max(20).optional(),
    date_published: When.nullable().optional(),
    date_modified: When.nullable().optional(),
    image: ImageInput.nullable().optional(),
    article_type: SchemaTypeName.optional().describe('What the page is published as; found in the text when absent.'),
    text_kind: TextKindName.optional().describe('The kind of text, as its writer says; read from the text when absent.'),
  })
  .refine(({ html, markdown, blocks }) => [html, markdown, blocks].filter((body) => body !== undefined).length === 1, {
    message: 'exactly one of html, markdown, blocks',
  })
  .refine(({ html, whole_page }) => whole_page !== true || html !== undefined, { message: 'whole_page needs html', path: ['whole_page'] })
  .meta({ id: 'Content', description: 'Text that is not published yet; never fetched.' })

export const SiteInput = z
  .strictObject({
    name: text(200),
    url: Url,
    publisher: PersonInput.nullable().optional(),
    logo: ImageInput.nullable().optional(),
    llms_txt: z.boolean().optional().describe('Whether the site serves /llms.txt. Never scored.'),
    index_now: z.boolean().optional().describe('Whether the site reports changes by IndexNow. Never scored.'),
  })
  .meta({ id: 'SiteInput', description: 'The site’s own facts.' })

export const PageInput = z
  .strictObject({
    status: z.int().min(100).max(599),
    robots: z.array(text(200)).max(50).default([]),
    robots_txt: z
      .string()
      .max(512 * 1024)
      .nullable()
      .optional(),
    rendered_text: z
      .string()
      .max(1024 * 1024)
      .optional()
      .describe('Visible text of the article after its scripts ran, where somebody rendered the page.'),
  })
  .meta({ id: 'PageInput', description: 'What a CMS knows about the public page.' })

export const Options = z
  .strictObject({
    seo: z.boolean().default(true),
    aeo: z.boolean().default(true),
    titles: z
      .int()
      .min(0)
      .max(10)
      .default(3)
      .describe('Titles to suggest, at most; never more than three, and only those that beat the article’s own.'),
    ignore_json_ld: z.boolean().default(false).describe('JSON-LD in the page is no source.'),
    generate: z
      .boolean()
      .default(false)
      .describe('Also send the text to the configured text generator for titles, description, lead and questions; never changes a score.'),
    estimate: z.boolean().default(false).describe('With generate: send nothing, say in drafts what would be sent where, and its cost.'),
    include_text: z.boolean().default(false).describe('article.text in the answer.'),
    max_age_s: z.int().min(0).max(86_400).default(0).describe('Accept a stored copy of the page this old, in seconds.'),
  })
  .meta({ id: 'Options', description: 'What is applied and suggested; never changes a score.' })

/** The options of a result, every default filled in. */
export const AppliedOptions = z
  .object({
    seo: z.boolean(),
    aeo: z.boolean(),
    titles: z.int().min(0).max(10),
    ignore_json_ld: z.boolean(),
    generate: z.boolean(),
    estimate: z.boolean(),
    include_text: z.boolean(),
    max_age_s: z.int().min(0).max(86_400),
  })
  .meta({ id: 'AppliedOptions', description: 'The options used.' })

/** `POST /v1/optimize`. Unknown members are refused everywhere. */
export const OptimizeRequest = z
  .strictObject({
    url: Url.optional().describe('Page to fetch. Exactly one of url and content.'),
    content: Content.optional(),
    site: SiteInput.nullable().optional(),
    page: PageInput.nullable().optional(),
    options: Options.prefault({}),
    target_queries: z.array(text(200).min(1)).max(10).default([]).describe('What readers ask; derived when empty.'),
    other_keyphrases: z.array(text(200)).max(500).optional().describe('Keyphrases of the site’s other articles in this language.'),
    unchanged_since: When.optional().describe('A day since when the text is known to be the same, whatever its dates say.'),
    set_aside: z
      .array(z.enum(checkIds, { error: ({ input }) => `${JSON.stringify(input)} is not the id of a check` }))
      .max(checkIds.length)
      .optional()
      .describe('Ids of checks that the author has set aside for this article: they leave the next steps. Never changes a score.'),
    dead_links: z
      .array(Url)
      .max(200)
      .optional()
      .describe('Addresses that the article links and that lead nowhere, as POST /v1/sources answered. Never changes a score.'),
    now: When.optional().describe('Clock for age checks; default: the time of the request.'),
  })
  .refine(({ url, content }) => (url === undefined) !== (content === undefined), {
    message: 'exactly one of url and content; the address that a text will have is content.url',
  })
  .meta({ id: 'OptimizeRequest' })
/** As sent: members with defaults may be absent. */
export type OptimizeRequest = z.input<typeof OptimizeRequest>
/** As validated: defaults filled in. */
export type ValidOptimizeRequest = z.output<typeof OptimizeRequest>
