import { articleTypes, schemaTypes } from '@citable/core/schema-types'
import { textKinds } from '@citable/core/text-kinds'
import { z } from 'zod'

/** A 0–100 integer. */
export const Score = z.int().min(0).max(100).meta({ id: 'Score', description: 'Integer 0–100.' })

const Args = z.record(z.string(), z.union([z.string(), z.number()])).meta({ description: 'Values named by the message.' })

export const Span = z
  .object({
    place: z.string().describe('Block id, or @title, @seo_title, @description, @slug.'),
    start: z.int().min(0).describe('UTF-16 units of the text of the place.'),
    end: z.int().min(0).describe('End, exclusive.'),
    quote: z.string().describe('The text between start and end.'),
  })
  .meta({ id: 'Span', description: 'A passage a finding rests on.' })

export const Person = z
  .object({ kind: z.enum(['person', 'organization']), name: z.string(), url: z.string().nullable() })
  .meta({ id: 'Person', description: 'An author or publisher; the name alone.' })

export const Image = z
  .object({ url: z.string(), alt: z.string().nullable(), width: z.int().nullable(), height: z.int().nullable() })
  .meta({ id: 'Image', description: 'An image; width and height in pixels.' })

const singleEdits = [
  z.object({ kind: z.literal('set_field'), field: z.enum(['title', 'seo_title', 'description', 'slug']), value: z.string() }),
  z.object({ kind: z.literal('replace_text'), span: Span, value: z.string() }),
  z.object({
    kind: z.literal('set_attribute'),
    block: z.string(),
    name: z.enum(['alt', 'level']),
    before: z.string().describe('The value when it was analysed; empty where there was none.'),
    value: z.string(),
  }),
  z
    .object({ kind: z.literal('set_address'), span: Span, before: z.string(), value: z.string() })
    .describe('Another address for the link whose text the span holds; `before` is the address when it was analysed.'),
  z.object({ kind: z.literal('insert_block'), after: z.string().nullable(), html: z.string() }),
  z.object({ kind: z.literal('split_block'), span: Span }).describe('The paragraph ends before the span, and a new one begins with it.'),
] as const

export const SingleEdit = z.discriminatedUnion('kind', singleEdits).meta({ id: 'SingleEdit', description: 'One change to the draft.' })

export const Edit = z
  .discriminatedUnion('kind', [
    ...singleEdits,
    z.object({ kind: z.literal('several'), edits: z.array(SingleEdit) }).describe('One step: all of them or none, in this order.'),
  ])
  .meta({ id: 'Edit', description: 'A change to the draft that an editor can apply and undo.' })

export const Fix = z
  .object({
    code: z.string(),
    args: Args,
    message: z.string(),
    safety: z
      .enum(['safe', 'draft', 'none'])
      .describe('safe: derivable from known facts. draft: a proposal to accept. none: needs a fact only a person has.'),
    edit: Edit.nullable(),
  })
  .meta({ id: 'Fix' })

export const Evidence = z
  .object({
    grade: z.enum(['A', 'B', 'C', 'D']).describe('A: controlled experiments agree … D: folklore or contradicted.'),
    sources: z.array(z.string()),
    contrary: z.array(z.string()).describe('Published results that speak against the check.'),
  })
  .meta({ id: 'Evidence' })

export const Check = z
  .object({
    check: z.string().describe('Stable id, thing-property.'),
    title: z.string(),
    group: z.string().describe('Part of the rubric it belongs to.'),
    status: z.enum(['pass', 'fail', 'not_applicable', 'not_checked', 'error']),
    score: Score.nullable(),
    certain: z.boolean().describe('false: a failing check that may be wrong about this text; a question to the writer.'),
    weight: z.number().min(0).describe('0: no proven effect; never moves a score.'),
    effect: z.enum(['weight', 'cap', 'penalty', 'none']),
    points: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .describe('Points of the whole score that meeting it fully would bring; absent in results stored before it was there.'),
    code: z.string().nullable(),
    args: Args,
    message: z.string().nullable(),
    question: z.string().nullable().describe('What to ask the writer where certain is false.'),
    evidence: Evidence,
    spans: z.array(Span),
    fix: Fix.nullable(),
  })
  .meta({ id: 'Check', description: 'The verdict of one check.' })

const parts = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, Score.nullable()])) as Record<Name, z.ZodNullable<typeof Score>>)

const scoreOf = <Name extends string>(names: readonly Name[]) =>
  z.object({
    parts: parts(names),
    caps: z.array(z.object({ check: z.string(), limit: Score })),
    penalties: z.array(z.object({ check: z.string(), points: z.int().min(0) })),
  })

export const Scores = z
  .object({
    aeo: scoreOf(['retrievable', 'quotable', 'credible']),
    seo: scoreOf(['basics', 'content', 'technical', 'keyphrase', 'readability']),
    readability: z
      .object({
        ease: z.number().nullable().describe('Reading ease 0–100 with one decimal; higher is easier. null: no formula for the language.'),
        formula: z.string().nullable(),
        sentences: z.int(),
        words: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'Scores' })

export const TitleReason = z.object({ code: z.string(), args: Args, message: z.string() })

export const Title = z
  .object({
    text: z.string(),
    origin: z.string().describe('rule, or the id of a text generator.'),
    score: Score,
    width: z.int().describe('CSS pixels in Arial 20 px.'),
    reasons: z.array(TitleReason),
    claims: z.array(Span),
    support: z
      .enum(['carried', 'held'])
      .optional()
      .describe(
        'Only of titles of a text generator. carried: it stands in the text. held: names, figures and negation do, other words may not.',
      ),
    unheld: z.array(z.string()).optional().describe('Words of a held title that the text lacks: shown, not judged.'),
    cut: z.string().nullable().optional().describe('The end of the title that result pages cut; null: none.'),
  })
  .meta({ id: 'Title', description: 'A suggested title; every claim is in the text.' })

const OwnTitle = z
  .object({
    text: z.string().describe('Without the site’s name.'),
    score: Score.describe('By the ranking of the suggestions.'),
    width: z.int().describe('CSS pixels in Arial 20 px.'),
    reasons: z.array(TitleReason),
    faults: z.array(TitleReason).describe('What speaks against it.'),
  })
  .meta({ id: 'OwnTitle', description: 'The article’s own title.' })

const TitleBlock = z
  .object({
    kind: z
      .enum(['subject', 'part', 'figure', 'name', 'year', 'question', 'sentence'])
      .describe(
        'subject: what stands most often. part: a heading. figure: with its unit. question: one that the text answers. sentence: one to be shortened to a title.',
      ),
    text: z.string(),
    span: Span.describe('Where the text says it.'),
  })
  .meta({ id: 'TitleBlock', description: 'Words of the text that a better title could hold.' })

export const Answer = z
  .object({
    question: z.string(),
    source: z.enum(['target', 'title', 'heading', 'faq']),
    asked: Span.nullable().describe('Where the text asks it: a heading, a marked question; null: it does not.'),
    state: z.enum(['answered', 'unclear', 'missing']),
    score: Score,
    sentence: Span.nullable().describe('What can be quoted as the answer, up to three sentences; null: no sentence answers for certain.'),
    missing: z.array(z.string()),
  })
  .meta({ id: 'Answer', description: 'A question and whether the article answers it, found lexically.' })

export const ReaderQuestion = z
  .object({
    kind: z.enum(['definition', 'person', 'time', 'place', 'maker', 'price', 'duration', 'amount', 'cause', 'steps', 'content']),
    question: z.string(),
    sentence: Span.describe('The sentence of the text that answers.'),
    heading: SingleEdit.nullable().describe('Makes the question a heading above its answer; null: there is no place for one.'),
  })
  .meta({ id: 'ReaderQuestion', description: 'A question that readers may ask and the text answers without asking it.' })

const Origin = z.enum(['field', 'json_ld', 'open_graph', 'meta', 'element', 'text', 'url'])

export const ArticleFacts = z
  .object({
    title: z.string().nullable(),
    headline: z.string().nullable(),
    authors: z.array(Person),
    date_published: z.string().nullable(),
    date_modified: z.string().nullable(),
    image: Image.nullable(),
    language: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    description: z.string().nullable(),
    site_name: z.string().nullable(),
    word_count: z.int().min(0),
    text: z.string().optional().describe('Only with options.include_text.'),
    origins: z.record(z.string(), Origin).describe('Where each fact was found.'),
    sources: z
      .record(
        z.string(),
        z.object({
          name: z.string().describe('The source by its own name, such as article:published_time or h1; for reports.'),
          confidence: z
            .enum(['declared', 'likely', 'guessed'])
            .describe(
              'declared: marked up as such. likely: a name or place that usually means it. guessed: read out of words or an address.',
            ),
        }),
      )
      .describe('What each fact rests on and how far it can be relied on.'),
  })
  .meta({ id: 'ArticleFacts' })

export const Graph = z
  .object({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.record(z.string(), z.unknown())) })
  .meta({ id: 'Graph', description: 'JSON-LD: one context, one graph.' })

export const SchemaNote = z
  .object({
    code: z.string().describe('What the note says; its arguments are in args.'),
    level: z
      .enum(['error', 'advice', 'info'])
      .describe('error: something is withheld or wrong. advice: more facts would complete it. info: nothing to do.'),
    node: z.string().describe('Kind of node, such as article or primary-image; it may be missing from the graph.'),
    property: z.string().nullable().describe('The property of that node; null: the node as a whole.'),
    args: Args,
    message: z.string(),
  })
  .meta({ id: 'SchemaNote', description: 'Something worth telling about the structured data.' })

/** Types of schema.org that a page may mainly be; `WebPage`: no article. */
export const SchemaTypeName = z.enum(schemaTypes).meta({ id: 'SchemaTypeName' })

const TypeReasons = z.array(z.object({ code: z.string(), args: Args, message: z.string() }))

export const SchemaType = z
  .object({
    type: SchemaTypeName.describe('What the page is mainly about.'),
    article_type: z.enum(articleTypes).describe('Type of the article node.'),
    is_override: z.boolean().describe('content.article_type decided; false: it was found.'),
    reasons: TypeReasons,
    alternatives: z
      .array(
        z.object({
          type: SchemaTypeName,
          reasons: TypeReasons,
          missing: z.array(z.string()).describe('Properties that the type needs and the text lacks.'),
        }),
      )
      .describe('What it could be as well, most likely first.'),
  })
  .meta({ id: 'SchemaType', description: 'What the page is published as, and why.' })

/** Kinds of text; `article`: no other is sure. */
export const TextKindName = z
  .enum(textKinds)
  .meta({ id: 'TextKindName', description: 'A kind of text. comparison: or review. profile: or reference. event: or announcement.' })

export const TextKind = z
  .object({
    kind: TextKindName,
    certainty: z
      .enum(['chosen', 'declared', 'likely', 'unsure'])
      .describe('chosen: content.text_kind decided. declared: the mark-up says it. likely: structure and words do. unsure: nothing does.'),
  })
  .meta({ id: 'TextKind', description: 'What kind of text it is; the checks ask what fits it.' })

/** The presented whole: the only shape that hosts, PHP, /v1 and the command line see. */
export const Optimization = z
  .object({
    aeo_score: Score.describe('AEO readiness. Not a probability of being cited.'),
    seo_score: Score,
    scores: Scores,
    title: z.string().describe('The article’s own title unless it is missing, too long or clearly beaten by a suggestion.'),
    title_reason: TitleReason.describe('Why title is the one it is: the article’s own, or a suggestion.'),
    titles: z.array(Title).describe('Suggestions better than the article’s own title, best first, at most three; none is an answer, too.'),
    titles_note: TitleReason.nullable().describe('Why titles is empty; null: it is not, or none was asked for.'),
    title_blocks: z
      .array(TitleBlock)
      .describe(
        'Words of the text for a better title, at most eight, and behind them at most two sentences from which one can be made; none where the own title has no fault, or no titles were asked for.',
      ),
    own_title: OwnTitle.nullable().describe('null: the article has none.'),
    schema: Graph,
    schema_notes: z.array(SchemaNote).describe('What is missing from schema or was withheld, and why.'),
    schema_type: SchemaType,
    text_kind: TextKind,
    checks: z.array(Check),
    set_aside: z.array(z.string()).describe('Ids of checks that the request sets aside; they stay in checks and in the scores.'),
    next_steps: z
      .array(z.string())
      .max(3)
      .describe(
        'Ids of the failing checks that are certain and gain most, best first, then of certain advice; one for each underlying problem.',
      ),
    worth_a_look: z
      .array(z.string())
      .describe(
        'Ids of the failing checks that are not certain and say something of this text that an editor would want to know, best first; one for each underlying problem that nothing certain names. The other uncertain ones count, and hold for most texts of the kind.',
      ),
    answers: z.array(Answer),
    question_proposals: z
      .array(z.string())
      .describe('Where no question was found: at most three that readers may ask, to be taken as target queries.'),
    reader_questions: z
      .array(ReaderQuestion)
      .max(6)
      .describe('Questions that readers may ask and a sentence of the text answers, best first.'),
    article: ArticleFacts,
    rubric_version: z.string(),
  })
  .meta({ id: 'Optimization' })
export type Optimization = z.infer<typeof Optimization>
export type Check = z.infer<typeof Check>
