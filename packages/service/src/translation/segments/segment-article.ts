import type { TranslationCheck } from '@citable/contract'
import { findExcessIn } from '../../model/find-excess.ts'
import { checkFixedParts } from './check-fixed-parts.ts'
import { checkTranslation, type DoubtfulSegment, findDoubtful } from './check-translation.ts'
import { type SegmentJob, textsOf } from './segment-job.ts'
import type { TextSegment } from './segment-runs.ts'
import { type FieldValue, measureText, type SplitArticle, splitArticle } from './split-article.ts'

export interface SegmentedArticle {
  readonly segments: readonly TextSegment[]
  readonly words: number
  readonly chars: number
  readonly put:
    | (ReturnType<SplitArticle['put']> & {
        readonly checks: readonly TranslationCheck[]
        readonly doubtful: readonly DoubtfulSegment[]
        readonly confidence: number | null
      })
    | null
}

/** Takes an article apart, and puts it together again with translations; a text: what the article has too much of. */
export function segmentArticle({ article, terms, attributes, put }: SegmentJob): SegmentedArticle | string {
  const tooMuch = findExcessIn(textsOf(article))
  if (tooMuch !== null) return tooMuch
  const split = splitArticle(article, terms, attributes)
  const measured = { segments: split.segments, ...measureText(split.segments) }
  if (put === undefined) return { ...measured, put: null }
  const texts = new Map([...put.results].flatMap(([id, { text }]) => (text === null ? [] : [[id, text] as const])))
  const made = split.put(texts, put.addresses)
  const languages = { from: put.language, to: put.to, words: put.words }
  const { doubtful, confidence } = findDoubtful(split.segments, put.results, languages)
  return {
    ...measured,
    put: {
      ...made,
      checks: [
        ...checkTranslation(split.segments, put.results, languages, doubtful),
        ...checkFixedParts(
          textsOf(article),
          textsOf({ ...article, ...made, fields: withValues(article.fields, made.fields) }),
          put.addresses,
        ),
      ],
      doubtful,
      confidence,
    },
  }
}

const withValues = (
  fields: SegmentJob['article']['fields'],
  values: Readonly<Record<string, FieldValue>>,
): SegmentJob['article']['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, value: values[name] ?? '' } as typeof field]))
