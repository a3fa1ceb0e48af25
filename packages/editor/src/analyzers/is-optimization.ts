import type { Optimization } from '@citable/contract/present'

/**
 * True for a value from outside that can be shown. Checks the members that the panel reads, so that answers of other versions or programs are
 * refused, not drawn half. The contract's schema needs Zod.
 */
export function isOptimization(value: unknown): value is Optimization {
  if (!isRecord(value)) return false
  const {
    aeo_score,
    seo_score,
    scores,
    title_reason,
    titles,
    titles_note,
    own_title,
    schema,
    schema_notes,
    schema_type,
    checks,
    answers,
    article,
    rubric_version,
  } = value
  return (
    isScore(aeo_score) &&
    isScore(seo_score) &&
    typeof rubric_version === 'string' &&
    isRecord(scores) &&
    isParts(scores.aeo) &&
    isParts(scores.seo) &&
    (scores.readability === null || isRecord(scores.readability)) &&
    isListOf(titles, (title) => typeof title.text === 'string' && typeof title.width === 'number' && isListOf(title.reasons, isReason)) &&
    // a service before these members leaves them out
    (title_reason == null || (isRecord(title_reason) && isReason(title_reason))) &&
    (titles_note == null || (isRecord(titles_note) && isReason(titles_note))) &&
    (own_title == null ||
      (isRecord(own_title) &&
        typeof own_title.text === 'string' &&
        typeof own_title.width === 'number' &&
        isListOf(own_title.reasons, isReason) &&
        isListOf(own_title.faults, isReason))) &&
    isRecord(schema) &&
    isListOf(schema['@graph'], (node) => typeof node['@id'] === 'string') &&
    isListOf(schema_notes, isSchemaNote) &&
    isRecord(schema_type) &&
    typeof schema_type.type === 'string' &&
    isListOf(schema_type.reasons, isReason) &&
    isListOf(schema_type.alternatives, ({ type }) => typeof type === 'string') &&
    isListOf(checks, isCheck) &&
    isListOf(
      answers,
      (answer) =>
        typeof answer.question === 'string' && isOneOf(answer.state, states) && isOneOf(answer.source, sources) && isTexts(answer.missing),
    ) &&
    isRecord(article) &&
    Array.isArray(article.authors) &&
    isRecord(article.origins)
  )
}

type Fields = Readonly<Record<string, unknown>>

const statuses = ['pass', 'fail', 'not_applicable', 'not_checked', 'error']
const states = ['answered', 'unclear', 'missing']
const sources = ['target', 'title', 'heading', 'faq']

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOf = (value: unknown, isItem: (item: Fields) => boolean) =>
  Array.isArray(value) && value.every((item) => isRecord(item) && isItem(item))

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string')

const isOneOf = (value: unknown, allowed: readonly string[]) => typeof value === 'string' && allowed.includes(value)

const isScore = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100

const isParts = (value: unknown) =>
  isRecord(value) &&
  isRecord(value.parts) &&
  Object.values(value.parts).every((part) => part === null || isScore(part)) &&
  Array.isArray(value.caps) &&
  Array.isArray(value.penalties)

const isReason = ({ code, message }: Fields) => typeof code === 'string' && typeof message === 'string'

const isSchemaNote = ({ code, level, node, args, message }: Fields) =>
  typeof code === 'string' &&
  isOneOf(level, ['error', 'advice', 'info']) &&
  typeof node === 'string' &&
  isRecord(args) &&
  typeof message === 'string'

const isSpan = ({ place, start, end, quote }: Fields) =>
  typeof place === 'string' && Number.isInteger(start) && Number.isInteger(end) && typeof quote === 'string'

const isCheck = ({ check, title, group, status, score, weight, args, evidence, spans, fix }: Fields) =>
  typeof check === 'string' &&
  typeof title === 'string' &&
  typeof group === 'string' &&
  isOneOf(status, statuses) &&
  (score === null || isScore(score)) &&
  typeof weight === 'number' &&
  isRecord(args) &&
  isRecord(evidence) &&
  isOneOf(evidence.grade, ['A', 'B', 'C', 'D']) &&
  isTexts(evidence.sources) &&
  isTexts(evidence.contrary) &&
  isListOf(spans, isSpan) &&
  (fix === null || (isRecord(fix) && typeof fix.message === 'string' && isOneOf(fix.safety, ['safe', 'draft', 'none'])))
