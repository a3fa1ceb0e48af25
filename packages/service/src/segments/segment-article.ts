import type { TranslationCheck } from '@citable/contract'
import { findExcessIn } from '../model/find-excess.ts'
import { checkTranslation, type DoubtfulSegment, findDoubtful } from './check-translation.ts'
import type { ProtectedTerm } from './protect.ts'
import type { TextSegment } from './segment-html.ts'
import { measureText, type SourceArticle, type SplitArticle, splitArticle } from './split-article.ts'
import type { SegmentTranslation } from './translate-segments.ts'

/** Plain data, so that it can cross to a worker thread: how long it takes depends on somebody's text. */
export interface SegmentJob {
  readonly article: SourceArticle
  readonly terms: readonly ProtectedTerm[]
  /** Texts in attributes too. */
  readonly attributes: boolean
  /** Translations to put in; absent: the article is only taken apart. */
  readonly put?: {
    /** Language of the source. */
    readonly language: string
    readonly results: ReadonlyMap<string, SegmentTranslation>
    /** Links to rewrite. */
    readonly addresses: Readonly<Record<string, string>>
  }
}

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

const textsOf = ({ title, description, body, fields }: SourceArticle): readonly string[] => [
  title ?? '',
  description ?? '',
  ...('blocks' in body ? body.blocks : [body]).map((text) => ('html' in text ? text.html : text.markdown)),
  ...Object.values(fields).map(({ value }) => value),
]

/** UTF-16 units of a job. */
export const segmentLength = ({ article, put }: SegmentJob): number =>
  textsOf(article).reduce((sum, text) => sum + text.length, 0) * (put === undefined ? 1 : 2)

/** Takes an article apart, and puts it together again with translations; a text: what the article has too much of. */
export function segmentArticle({ article, terms, attributes, put }: SegmentJob): SegmentedArticle | string {
  const tooMuch = findExcessIn(textsOf(article))
  if (tooMuch !== null) return tooMuch
  const split = splitArticle(article, terms, attributes)
  const measured = { segments: split.segments, ...measureText(split.segments) }
  if (put === undefined) return { ...measured, put: null }
  const texts = new Map([...put.results].flatMap(([id, { text }]) => (text === null ? [] : [[id, text] as const])))
  return {
    ...measured,
    put: {
      ...split.put(texts, put.addresses),
      checks: checkTranslation(split.segments, put.results),
      ...findDoubtful(split.segments, put.results, put.language),
    },
  }
}
