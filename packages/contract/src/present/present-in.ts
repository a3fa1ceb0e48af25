import type {
  Analysis,
  AnalysisContext,
  Article,
  Block,
  Edit,
  Image,
  MessageArgs,
  Outcome,
  OwnTitle,
  Person,
  Report,
  Score,
  SingleEdit,
  Span,
  TitleBlock,
  TitleSuggestion,
} from '@citable/core'
import { isMedia } from '@citable/core/is-media'
import { formatEnglish } from '@citable/core/messages'
import { draftSentences } from '@citable/core/messages/en'
import type { sentences } from '@citable/core/messages/english'
import { checkEvidence, placeInRubric } from '@citable/core/scoring'
import { wellFormed } from '@citable/core/serialize-graph'
import type { Optimization, Check as WireCheck } from '../schemas/optimization.ts'
import { bestTitle } from './best-title.ts'
import { isAdvice } from './is-advice.ts'
import { nextSteps } from './next-steps.ts'
import { pointsToGain } from './points-to-gain.ts'
import { presentSchemaNote, presentSchemaType } from './present-schema.ts'
import { worthALook } from './worth-a-look.ts'

export interface PresentOptions {
  /** Adds `article.text`, the visible text of the body. */
  readonly includeText?: boolean
}

/** English by key: of drafts alone, or with those that only whole pages get. */
export type English = typeof draftSentences | typeof sentences

/** As `present`, with the sentences at hand. */
export function presentIn(english: English, analysis: Analysis, context: AnalysisContext, options: PresentOptions = {}): Optimization {
  const { article, report, textKind, titles, titleBlocks, titlesNote, ownTitle } = analysis
  const best = bestTitle(analysis, context.options)
  const checks = report.outcomes.map((outcome) => presentOutcome(english, outcome, report))
  const steps = nextSteps(report, checks, context.setAside, textKind.kind)
  return wellFormedDeep({
    aeo_score: report.aeo.value,
    seo_score: report.seo.value,
    scores: {
      aeo: presentScore(report.aeo),
      seo: presentScore(report.seo),
      readability: report.readability === null ? null : { ...report.readability },
    },
    title: best.text,
    title_reason: presentReason({ code: best.reason, args: {} }),
    titles: titles.map(presentTitle),
    titles_note: titlesNote === null ? null : presentReason({ code: titlesNote, args: {} }),
    title_blocks: titleBlocks.map(presentBlock),
    own_title: ownTitle === null ? null : presentOwnTitle(ownTitle),
    schema: analysis.graph as unknown as Optimization['schema'],
    schema_notes: analysis.notes.map(presentSchemaNote),
    schema_type: presentSchemaType(analysis.schemaType),
    text_kind: { ...textKind },
    checks,
    set_aside: [...new Set(context.setAside)],
    next_steps: steps,
    worth_a_look: worthALook(checks, [...steps, ...surely(checks)], context.setAside ?? [], textKind.kind).map(({ check }) => check),
    answers: analysis.answers.map(({ question, source, asked, state, score, sentence, missing }) => ({
      question,
      source,
      asked: asked && presentSpan(asked),
      state,
      score,
      sentence: sentence && presentSpan(sentence),
      missing: [...missing],
    })),
    question_proposals: [...analysis.questionProposals],
    reader_questions: analysis.readerQuestions.map(({ kind, question, sentence, heading }) => ({
      kind,
      question,
      sentence: presentSpan(sentence),
      heading: heading && presentSingleEdit(heading),
    })),
    article: presentArticle(article, analysis.words, options.includeText === true),
    rubric_version: report.rubricVersion,
  })
}

/** Ids of what surely fails and is worth points or advice. */
const surely = (checks: readonly WireCheck[]): readonly string[] =>
  checks
    .filter(({ check, status, certain, effect }) => status === 'fail' && certain && (effect !== 'none' || isAdvice(check)))
    .map(({ check }) => check)

/**
 * Lone surrogates as U+FFFD, one for one so that offsets stay: many JSON readers refuse them. Values without any, almost all, are not copied:
 * copying took twice the time.
 */
function wellFormedDeep<Value>(value: Value): Value {
  if (typeof value === 'string') return wellFormed(value) as Value
  if (typeof value !== 'object' || value === null) return value
  let copy: Value | null = null
  for (const key of Object.keys(value) as (keyof Value)[]) {
    const made = wellFormedDeep(value[key])
    if (made === value[key]) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Value
    copy[key] = made
  }
  return copy ?? value
}

function presentScore<Part extends string>({ parts, caps, penalties }: Score<Part>) {
  return { parts: { ...parts }, caps: caps.map((cap) => ({ ...cap })), penalties: penalties.map((penalty) => ({ ...penalty })) }
}

/** A suggested title in wire form. */
export function presentTitle({
  text,
  origin,
  score,
  width,
  reasons,
  claims,
  support,
  unheld,
  cut,
}: TitleSuggestion): Optimization['titles'][number] {
  return {
    text,
    origin,
    score,
    width,
    reasons: presentReasons(reasons),
    claims: claims.map(presentSpan),
    ...(support !== undefined && { support, unheld: [...(unheld ?? [])], cut: cut ?? null }),
  }
}

const presentBlock = ({ kind, text, span }: TitleBlock): Optimization['title_blocks'][number] => ({ kind, text, span: presentSpan(span) })

function presentOwnTitle({ text, score, width, reasons, faults }: OwnTitle): NonNullable<Optimization['own_title']> {
  return { text, score, width, reasons: presentReasons(reasons), faults: presentReasons(faults) }
}

const presentReasons = (reasons: TitleSuggestion['reasons']): Optimization['titles'][number]['reasons'] => reasons.map(presentReason)

const presentReason = ({ code, args }: TitleSuggestion['reasons'][number]): Optimization['title_reason'] => ({
  code,
  args: { ...args },
  message: sentence(draftSentences, `title-reason.${code}`, args) ?? code,
})

function presentOutcome(english: English, outcome: Outcome, report: Report): WireCheck {
  const { check } = outcome
  const { group, weight, effect } = placeInRubric(check)
  const { grade, sources, contrary } = checkEvidence[check]
  const shared = { check, title: english[`${check}.title`], group }
  const evidence = { grade, sources: [...sources], contrary: [...contrary] }
  if (outcome.status !== 'pass' && outcome.status !== 'fail')
    return {
      ...shared,
      status: outcome.status,
      score: null,
      certain: true,
      weight,
      effect,
      points: 0,
      code: null,
      args: {},
      message: null,
      question: null,
      evidence,
      spans: [],
      fix: null,
    }
  const { status, score, certain, code, args, spans, fix } = outcome
  return {
    ...shared,
    status,
    score,
    certain,
    weight,
    effect,
    // no points: no list names it
    points: status === 'fail' && outcome.isQuiet !== true ? pointsToGain(report, check) : 0,
    code,
    args: { ...args },
    message: sentence(english, `${check}.${code}`, args),
    question: certain ? null : sentence(english, `${check}.question`, {}),
    evidence,
    spans: spans.map(presentSpan),
    fix:
      fix === null
        ? null
        : {
            code: fix.code,
            args: { ...fix.args },
            message: sentence(english, `${check}.fix.${fix.code}`, fix.args) ?? fix.code,
            safety: fix.safety,
            edit: fix.edit === null ? null : presentEdit(fix.edit),
          },
  }
}

/** The English sentence of a key; null: there is none. */
const sentence = (english: English, key: string, args: MessageArgs): string | null =>
  Object.hasOwn(english, key) ? formatEnglish(english[key as keyof English], args) : null

const presentSpan = ({ place, start, end, quote }: Span) => ({ place, start, end, quote })

function presentEdit(edit: Edit): NonNullable<NonNullable<WireCheck['fix']>['edit']> {
  return edit.kind === 'several' ? { kind: edit.kind, edits: edit.edits.map(presentSingleEdit) } : presentSingleEdit(edit)
}

const presentSingleEdit = (edit: SingleEdit) => ('span' in edit ? { ...edit, span: presentSpan(edit.span) } : { ...edit })

function presentArticle(article: Article, words: number, includeText: boolean): Optimization['article'] {
  const { title, headline, authors, datePublished, dateModified, image, description, siteName } = article
  const facts = { title, headline, date_published: datePublished, date_modified: dateModified, image, description, site_name: siteName }
  const found = Object.entries({ ...facts, authors: authors[0] ?? null }).flatMap(([name, fact]) =>
    fact === null ? [] : [[name, fact] as const],
  )
  return {
    title: title?.value ?? null,
    headline: headline?.value ?? null,
    authors: authors.map(({ value }) => presentPerson(value)),
    date_published: datePublished?.value ?? null,
    date_modified: dateModified?.value ?? null,
    image: image === null ? null : presentImage(image.value),
    language: article.language,
    direction: article.direction,
    description: description?.value ?? null,
    site_name: siteName?.value ?? null,
    word_count: words,
    ...(includeText && { text: textOf(article.blocks) }),
    origins: Object.fromEntries(found.map(([name, { from }]) => [name, from])),
    sources: Object.fromEntries(found.map(([name, { source, confidence }]) => [name, { name: source, confidence }])),
  }
}

const presentPerson = ({ kind, name, url }: Person) => ({ kind, name, url })
const presentImage = ({ url, alt, width, height }: Image) => ({ url, alt, width, height })

/** The visible text, blocks apart by an empty line. */
function textOf(blocks: readonly Block[]): string {
  return blocks
    .filter((block) => !isMedia(block) && block.text !== '')
    .map(({ text }) => text)
    .join('\n\n')
}
