import type { SourceAnswer } from '../segments/find-lost-answers.ts'
import type { WordTranslations } from '../segments/inline-places.ts'
import type { ProtectedTerm } from '../segments/protect.ts'
import type { SourceArticle } from '../segments/split-article.ts'
import type { SegmentTranslation } from '../segments/translate-segments.ts'
import type { Previous } from './merge-article.ts'

/** Plain data, so that it can cross to a worker thread: its time depends on the text of a caller. */
export interface SegmentJob {
  readonly article: SourceArticle
  readonly terms: readonly ProtectedTerm[]
  /** Texts in attributes too. */
  readonly attributes: boolean
  /** The translation that is there already: only what changed since is needed. */
  readonly previous?: Previous
  /** Translations to put in; absent: the article is only taken apart. */
  readonly put?: {
    /** Language of the source. */
    readonly language: string
    /** Language of the translations. */
    readonly to: string
    /** What the engine makes of single words. */
    readonly words: WordTranslations
    readonly results: ReadonlyMap<string, SegmentTranslation>
    /** What the source answers. */
    readonly answers: readonly SourceAnswer[]
    /** Give the record of the translation. */
    readonly record: boolean
    /** Links to rewrite. */
    readonly addresses: Readonly<Record<string, string>>
  }
}

/** Every text of an article, as it came. */
export const textsOf = ({ title, description, body, fields }: SourceArticle): readonly string[] => [
  title ?? '',
  description ?? '',
  ...('blocks' in body ? body.blocks : [body]).map((text) => ('html' in text ? text.html : text.markdown)),
  ...Object.values(fields).map(({ value }) => (typeof value === 'string' ? value : JSON.stringify(value))),
]

/** UTF-16 units of a job. */
export const segmentLength = ({ article, put, previous }: SegmentJob): number =>
  [...textsOf(article), ...(previous ? textsOf(previous.article) : [])].reduce((sum, text) => sum + text.length, 0) *
  (put === undefined ? 1 : 2)
