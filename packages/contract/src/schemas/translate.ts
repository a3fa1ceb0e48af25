import { z } from 'zod'
import { Graph, Score, Scores, Title } from './optimization.ts'
import { Content, OptimizeRequest } from './optimize-request.ts'

const { url, site, target_queries, now } = OptimizeRequest.shape
const count = z.int().min(0)

const LanguageTag = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$/, 'must be a BCP 47 tag')
  .describe('BCP 47 tag.')

const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\P{Cc}\t\n\r]*$/u, 'no control characters')

const byLanguage = <Value extends z.ZodType>(value: Value) => z.record(LanguageTag, value)

export const GlossaryTerm = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.literal('keep'), term: text(200).min(1), case_sensitive: z.boolean().default(false) }),
    z.strictObject({
      action: z.literal('use'),
      term: text(200).min(1),
      translations: byLanguage(text(200).min(1)),
      case_sensitive: z.boolean().default(false),
    }),
  ])
  .meta({ id: 'GlossaryTerm', description: 'keep: stays as it is. use: the given translation stands in its place.' })

const StrapiBlocks = z.array(z.record(z.string(), z.unknown())).max(10_000)

export const TranslatedField = z
  .discriminatedUnion('format', [
    z.strictObject({ format: z.enum(['text', 'html', 'markdown']), value: z.string().max(2 * 1024 * 1024) }),
    z.strictObject({ format: z.literal('strapi_blocks'), value: StrapiBlocks }),
  ])
  .meta({ id: 'TranslatedField', description: 'A further text of the same article; strapi_blocks: the value of a blocks field of Strapi.' })

const Body = z.string().max(2 * 1024 * 1024)
const Part = z.string().max(120).describe('title, description, body, body/<id of a block> or fields/<name>.')

export const RecordedSegment = z
  .strictObject({
    id: z.string().max(16),
    part: Part,
    source: Body.describe(
      'Text of the source: `<g id="1">…</g>` around inline elements, `<x id="2"/>` for what is not translated; &, <, > escaped.',
    ),
    target: Body.nullable().describe('Its translation in the same form; null: the source stands there.'),
    origin: z
      .enum(['engine', 'memory', 'cache', 'source'])
      .describe('memory: words of a person. cache: an engine’s of an earlier call. source: not translated.'),
    doubts: z.array(z.string().max(40)).max(20).describe('Reasons of review.'),
    print: z.string().max(64).describe('Names both texts with their markup; only to be sent back.'),
  })
  .meta({ id: 'RecordedSegment' })

export const TranslationRecord = z
  .strictObject({
    segments: z.array(RecordedSegment).max(50_000),
    fixed: z
      .array(
        z.strictObject({
          part: Part,
          after: z.string().max(16).nullable().describe('The segment before it; null: it stands first.'),
          what: z.string().max(2_048).describe('Address of an image or embed, else the name of the element.'),
          print: z.string().max(64),
        }),
      )
      .max(50_000)
      .describe('Images, embeds, code, figures and whatever else is not translated.'),
  })
  .meta({
    id: 'TranslationRecord',
    description: 'What a translation was made of. Store it beside the translation and send it back as previous.',
  })
export type TranslationRecord = z.infer<typeof TranslationRecord>

export const PreviousTranslation = z
  .strictObject({
    record: TranslationRecord.describe('As the last answer gave it.'),
    content: z
      .strictObject({
        title: text(500).nullable().default(null),
        description: text(1_000).nullable().default(null),
        html: Body.optional(),
        markdown: Body.optional(),
        blocks: z
          .array(z.union([z.strictObject({ id: text(100).min(1), html: Body }), z.strictObject({ id: text(100).min(1), markdown: Body })]))
          .max(5_000)
          .optional(),
      })
      .refine(({ html, markdown, blocks }) => [html, markdown, blocks].filter((body) => body !== undefined).length === 1, {
        message: 'exactly one of html, markdown, blocks',
      })
      .describe('The translation as it stands now, with all that people changed, in the kind of the source.'),
    fields: z.record(z.string().min(1).max(100), TranslatedField).default({}).describe('Its further texts as they stand now.'),
    take: z.array(z.string().max(32)).max(5_000).default([]).describe('Ids of conflicts in which the engine’s proposal is to be taken.'),
    keep: z
      .array(z.string().max(32))
      .max(5_000)
      .default([])
      .describe('Ids of conflicts and changes in which the translation is to stay as it is; they are not proposed again.'),
  })
  .meta({ id: 'PreviousTranslation' })
export type PreviousTranslation = z.output<typeof PreviousTranslation>

/** `POST /v1/translate`. Unknown members are refused everywhere. */
export const TranslateRequest = z
  .strictObject({
    url: url.describe('Page to fetch; its main content is translated. Exactly one of url and content.'),
    content: Content.optional().describe('HTML comes back as HTML, Markdown as Markdown.'),
    site,
    source_language: LanguageTag.optional().describe('Default: the content’s, else the page’s own, else found in the text.'),
    targets: z.array(LanguageTag).min(1).max(10).describe('BCP 47, each once, not the source.'),
    options: z
      .strictObject({
        seo: z.boolean().default(true),
        aeo: z.boolean().default(true),
        titles: z.int().min(0).max(10).default(3),
        engine: z.string().max(64).default('auto').describe('auto, or the id of an engine.'),
        partial: z.boolean().default(false).describe('Translate what is covered; other targets come back as failed.'),
        allow_draft: z.boolean().default(true).describe('Engines whose text a person has to correct.'),
        localize_slug: z.boolean().default(true),
        attributes: z.boolean().default(true).describe('Alternative texts and other attributes that people read.'),
        formality: z.enum(['default', 'formal', 'informal']).default('default'),
        record: z.boolean().default(false).describe('Answer with the record of each translation.'),
      })
      .prefault({}),
    previous: byLanguage(PreviousTranslation)
      .default({})
      .describe(
        'Translations that are there already, by language: only what changed in the source since is translated, and what people wrote or placed stays.',
      ),
    fields: z
      .record(z.string().min(1).max(100), TranslatedField)
      .refine((fields) => Object.keys(fields).length <= 50, 'at most 50 fields')
      .default({}),
    target_queries: byLanguage(target_queries.removeDefault()).default({}).describe('What readers of a language ask; never translated.'),
    glossary: z.array(GlossaryTerm).max(500).default([]),
    memory: z
      .array(z.strictObject({ source: text(5_000).min(1), target: byLanguage(text(5_000).min(1)) }))
      .max(500)
      .default([])
      .describe('Translations by people; they outrank every engine.'),
    context: text(1_000).nullable().default(null).describe('What the text is about, for engines that can use it.'),
    device: z
      .strictObject({
        person: text(64).default('').describe('Whose device it is: what is remembered of its translations serves that person alone.'),
        texts: z
          .array(
            z.strictObject({
              source: Body.describe('As waiting of the answer before gave it.'),
              target: text(200_000).nullable().describe('In the same form; null: the device could not translate it.'),
            }),
          )
          .max(20_000)
          .default([])
          .describe('All that it has translated so far.'),
      })
      .optional()
      .describe(
        'The caller’s own device translates, such as a browser that has a translator; one target. What it has to translate is in waiting of the answer: translate that and ask again, until nothing waits.',
      ),
    url_map: byLanguage(z.record(z.string().max(2_048), z.string().max(2_048)))
      .default({})
      .describe('Links to rewrite: address → address of its translation.'),
    now,
  })
  .refine((request) => (request.url === undefined) !== (request.content === undefined), {
    message: 'exactly one of url and content; the address that a text will have is content.url',
  })
  .refine(({ targets }) => new Set(targets.map((tag) => tag.toLowerCase())).size === targets.length, {
    message: 'each target once',
    path: ['targets'],
  })
  .refine(({ device, targets }) => device === undefined || targets.length === 1, {
    message: 'a device translates into one language at a time',
    path: ['targets'],
  })
  .meta({ id: 'TranslateRequest' })
export type TranslateRequest = z.input<typeof TranslateRequest>
export type ValidTranslateRequest = z.output<typeof TranslateRequest>

const Tier = z.enum(['draft', 'production']).describe('draft: a person has to correct it before it is published.')
const Pair = z.object({ from: z.string(), to: z.string() })

export const TranslationCheck = z
  .object({
    id: z.enum([
      'structure_intact',
      'segments_translated',
      'language_detected',
      'inline_in_place',
      'numbers_kept',
      'unknown_words',
      'length_ratio',
      'glossary_kept',
      'repetition',
      'answers_kept',
      'links_kept',
      'placeholders_kept',
      'title_width',
      'description_width',
      'slug_valid',
      'hreflang_ready',
    ]),
    status: z.enum(['pass', 'partial', 'fail', 'not_applicable']),
    value: z.number().nullable(),
    message: z.string(),
    segments: z.array(z.string()).describe('At most 20 that it concerns.'),
  })
  .meta({ id: 'TranslationCheck', description: 'What can be seen without reading; says nothing about how well it reads.' })
export type TranslationCheck = z.infer<typeof TranslationCheck>

const change = {
  id: z.string().describe('For take and keep; another one when source or translation change again.'),
  part: z.string(),
  segment: z.string().nullable().describe('Its id in the record of this answer; null: the source has it no more.'),
  source_before: z.string().nullable(),
  source: z.string().nullable(),
  translation: z.string().nullable().describe('What stood in the translation; null: nothing.'),
  proposal: z.string().nullable().describe('What the engine makes of the source now; null: nothing.'),
}

export const TranslationMerge = z
  .object({
    unchanged: count.describe('Segments of the source that are as they were.'),
    proposed: z
      .array(
        z.object({
          ...change,
          kind: z.enum(['changed', 'added', 'removed']),
          placed: z
            .boolean()
            .describe('False: it has no certain place in the translation, or takes more away than its own text; content lacks it.'),
        }),
      )
      .describe('Changes of the source that content holds; nobody had touched these segments of the translation.'),
    conflicts: z
      .array(
        z.object({
          ...change,
          kind: z.enum(['changed', 'removed', 'deleted']).describe('deleted: the person took away what the source now says otherwise.'),
        }),
      )
      .describe('Where the source changed and a person had, too: content holds the person’s words until take says otherwise.'),
    fixed: z
      .array(z.object({ part: z.string(), kind: z.enum(['changed', 'added', 'removed']), what: z.string(), placed: z.boolean() }))
      .describe(
        'Images, embeds and code that the source changed. Images and embeds that are there are never moved, replaced or taken away.',
      ),
  })
  .meta({ id: 'TranslationMerge', description: 'What became of a translation whose source changed.' })
export type TranslationMerge = z.infer<typeof TranslationMerge>

export const Translation = z
  .object({
    language: z.string(),
    dir: z.enum(['ltr', 'rtl']),
    status: z.enum(['completed', 'failed', 'waiting']).describe('waiting: for the device of the caller.'),
    waiting: z.array(z.string()).describe('Texts that the device of the caller has to translate; nothing was made yet.'),
    review_required: z.literal(true),
    publishable: z.boolean().describe('False for engines of the draft tier.'),
    engine: z.object({ id: z.string(), model: z.string(), tier: Tier }).nullable(),
    title: z.string().nullable(),
    titles: z.array(Title),
    schema: Graph.nullable(),
    description: z.string().nullable(),
    slug: z.string().nullable(),
    aeo_score: Score.nullable().describe('null for engines of the draft tier: a draft is scored when a person has corrected it.'),
    seo_score: Score.nullable(),
    scores: Scores.nullable(),
    optimization_id: z.string().nullable(),
    content: z
      .object({
        html: z.string().optional(),
        markdown: z.string().optional(),
        blocks: z.array(z.object({ id: z.string(), html: z.string().optional(), markdown: z.string().optional() })).optional(),
      })
      .nullable()
      .describe('In the kind that the source came in.'),
    fields: z.record(z.string(), z.union([z.string(), StrapiBlocks])),
    record: TranslationRecord.nullable().describe('Where options.record or previous asked for it.'),
    merge: TranslationMerge.nullable().describe('Where previous was given.'),
    segments: z.object({ total: count, machine: count, memory: count, cached: count, kept_source: count, low_confidence: count }),
    unresolved: z.array(
      z.object({ segment: z.string(), source: z.string(), reason: z.enum(['placeholder_lost', 'count', 'not_translated']) }),
    ),
    review: z
      .array(
        z.object({
          segment: z.string(),
          source: z.string(),
          translation: z.string().nullable(),
          reasons: z
            .array(z.string())
            .describe(
              'not_translated, unknown_words, short, ambiguous, numbers, moved (a link, emphasis or code on other words), torn_word, negation (a denial is lost), language, length, repetition, in_parts (put together of what stands between its inline elements); more may be added.',
            ),
        }),
      )
      .describe('Segments that a person should look at first, at most 200.'),
    lost_answers: z
      .array(
        z.object({
          question: z.string().describe('As the source asks it, or as readers may.'),
          segment: z.string().describe('Where the source answers it.'),
          reason: z
            .enum(['missing', 'figure', 'sentence'])
            .describe(
              'missing: the segment is not in the translation. figure: a number of the answer is there in no form. sentence: the segment is shorter by the sentence that answers.',
            ),
        }),
      )
      .describe('Questions that the source answers and the translation does not; only where that can be seen without understanding.'),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('Share of the words without a reason for doubt; says nothing about style. null: nothing was translated by an engine.'),
    translation_checks: z.array(TranslationCheck),
    hreflang: z.object({
      status: z.literal('pending'),
      self: z.string(),
      alternates: z.array(z.object({ hreflang: z.string(), href: z.string() })),
    }),
    usage: z.object({ chars: count, billed_chars: count.nullable(), ms: count }),
    error: z.object({ code: z.string(), detail: z.string() }).nullable(),
  })
  .meta({ id: 'Translation' })
export type Translation = z.infer<typeof Translation>

export const TranslationResult = z
  .object({
    id: z.string().describe('trl_ and 26 characters.'),
    status: z.literal('completed'),
    source: z.object({
      language: z.string(),
      detected: z.boolean(),
      segments: count,
      words: count,
      chars: count,
      aeo_score: Score,
      seo_score: Score,
    }),
    translations: z.array(Translation),
    created_at: z.string(),
  })
  .meta({ id: 'TranslationResult' })
export type TranslationResult = z.infer<typeof TranslationResult>

export const EngineList = z
  .object({
    engines: z.array(
      z.object({
        id: z.string(),
        tier: Tier,
        configured: z.boolean().describe('It has at least one pair.'),
        pairs: z.array(Pair),
        any_pair: z.boolean().describe('It says for each pair whether it does it, instead of listing all.'),
        limits: z.object({ segments: count, characters: count }),
      }),
    ),
  })
  .meta({ id: 'EngineList' })
export type EngineList = z.infer<typeof EngineList>
