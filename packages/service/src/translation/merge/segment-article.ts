import type { TranslationCheck, TranslationMerge, TranslationRecord } from '@citable/contract'
import { findExcessIn } from '../../model/find-excess.ts'
import { checkFixedParts } from '../segments/check-fixed-parts.ts'
import { checkTranslation, type DoubtfulSegment, findDoubtful } from '../segments/check-translation.ts'
import { findLostAnswers, type LostAnswer } from '../segments/find-lost-answers.ts'
import type { TextSegment } from '../segments/segment-runs.ts'
import { type FieldValue, measureText, type PutArticle, splitArticle } from '../segments/split-article.ts'
import type { SegmentTranslation } from '../segments/translate-segments.ts'
import { type MergePlan, mergeArticle, planArticle, recordArticle, translationsIn } from './merge-article.ts'
import { type SegmentJob, textsOf } from './segment-job.ts'

export interface SegmentedArticle {
  readonly segments: readonly TextSegment[]
  readonly words: number
  readonly chars: number
  /** What a translation that is there already leaves to do; null: there is none. */
  readonly plan: Pick<MergePlan, 'needed' | 'known'> | null
  readonly put:
    | (PutArticle & {
        readonly checks: readonly TranslationCheck[]
        readonly doubtful: readonly DoubtfulSegment[]
        readonly confidence: number | null
        readonly lostAnswers: readonly LostAnswer[]
        /** The translation's text, by segments. */
        readonly results: ReadonlyMap<string, SegmentTranslation>
        readonly record: TranslationRecord | null
        readonly merge: TranslationMerge | null
      })
    | null
}

/** Takes an article apart, and puts it together again with translations; a text: what the article has too much of. */
export function segmentArticle({ article, terms, attributes, previous, put }: SegmentJob): SegmentedArticle | string {
  const tooMuch = findExcessIn([...textsOf(article), ...(previous ? textsOf(previous.article) : [])])
  if (tooMuch !== null) return tooMuch
  const split = splitArticle(article, terms, attributes)
  const plan = previous ? planArticle(split, previous, attributes) : null
  const measured = { segments: split.segments, ...measureText(split.segments), plan: plan && { needed: plan.needed, known: plan.known } }
  if (put === undefined) return { ...measured, put: null }
  const merged = plan && previous ? mergeArticle(article, split, plan, previous, put.results, put.addresses) : null
  const results = merged?.results ?? put.results
  const made = merged?.article ?? split.put(translationsIn(put.results), put.addresses)
  const languages = { from: put.language, to: put.to, words: put.words }
  const segments = merged ? split.segments.filter(({ id }) => results.has(id)) : split.segments
  const { doubtful, confidence } = findDoubtful(segments, results, languages)
  const record = merged?.record ?? (put.record ? recordArticle(split, put.results, put.addresses) : null)
  const lostAnswers = findLostAnswers(put.answers, split.segments, results, languages)
  return {
    ...measured,
    put: {
      ...made,
      checks: [
        ...checkTranslation(segments, results, languages, doubtful),
        checkAnswers(put.answers.length, lostAnswers),
        ...checkFixedParts(
          textsOf(article),
          textsOf({ ...article, ...made, fields: withValues(article.fields, made.fields) }),
          put.addresses,
        ),
      ],
      doubtful,
      confidence,
      lostAnswers,
      results,
      record: record && withDoubts(record, doubtful),
      merge: merged?.merge ?? null,
    },
  }
}

const checkAnswers = (answers: number, lost: readonly LostAnswer[]): TranslationCheck => ({
  id: 'answers_kept',
  status: answers === 0 ? 'not_applicable' : lost.length === 0 ? 'pass' : 'fail',
  value: answers === 0 ? null : lost.length,
  message: answers === 0 ? 'The source answers no question.' : 'Questions that the source answers and the translation does not.',
  segments: [...new Set(lost.map(({ segment }) => segment))].slice(0, 20),
})

function withDoubts(record: TranslationRecord, doubtful: readonly DoubtfulSegment[]): TranslationRecord {
  const reasons = new Map(doubtful.map((each) => [each.segment, each.reasons]))
  return {
    ...record,
    segments: record.segments.map((segment) => ({
      ...segment,
      doubts: [...new Set([...segment.doubts, ...(reasons.get(segment.id) ?? [])])],
    })),
  }
}

const withValues = (
  fields: SegmentJob['article']['fields'],
  values: Readonly<Record<string, FieldValue>>,
): SegmentJob['article']['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, value: values[name] ?? '' } as typeof field]))
