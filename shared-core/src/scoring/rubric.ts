import type { CheckId } from '../model/check-id.ts'
import type { AeoPart, SeoPart } from '../model/report.ts'

/** A check's place in the rubric: the only place that says how much it matters. */
export interface RubricEntry {
  readonly check: CheckId
  /** Weight in its group; 0 without cap and penalty: shown, never scored. */
  readonly weight: number
  /** Upper bound of the score while the check fails: `limit`, or its code's in `lower`, which bounds every part too. `codes`: only with one of these. */
  readonly cap?: { readonly limit: number; readonly codes?: readonly string[]; readonly lower?: Readonly<Record<string, number>> }
  /**
   * Judges sections; leaving headings out must not pay. In a long text it counts 60 at least, without headings the score of
   * `heading-structure`; in a short text only where it raises its group.
   */
  readonly needsHeadings?: true
  /** Points taken off: `from` when the check starts to fail (score 79), rising linearly to `to` at score 0. */
  readonly penalty?: { readonly from: number; readonly to: number }
  /** The check has its place in the other score; it moves this one, too, and is not listed again. */
  readonly again?: true
}

export interface RubricGroup<Part extends string> {
  readonly group: string
  /** The part of the score the group belongs to; null: caps, penalties and facts without weight. */
  readonly part: Part | null
  /** Nominal weight of the group; null: its checks count by their own weights. */
  readonly weight: number | null
  readonly checks: readonly RubricEntry[]
}

export interface Rubric {
  /** Semantic version; raised with every change that moves a score. */
  readonly version: string
  readonly aeo: readonly RubricGroup<AeoPart>[]
  readonly seo: readonly RubricGroup<SeoPart>[]
}

/**
 * The rubric of scoring.md: section 2 (AEO, group weights sum to 100) and section 3 (SEO). Weights follow evidence: in the AEO part a
 * check of evidence grade C never weighs more than 3, grade D weighs 0; SEO weights follow convention. Reports list outcomes in this order.
 */
export const rubric = {
  version: '2.4.0',
  aeo: [
    {
      group: 'access',
      part: 'retrievable',
      weight: 11,
      checks: [
        { check: 'page-indexable', weight: 0, cap: { limit: 20 } },
        { check: 'page-snippet', weight: 0, cap: { limit: 40 } },
        { check: 'page-genuine', weight: 0, cap: { limit: 10 } },
        { check: 'text-visible', weight: 0, cap: { limit: 10 } },
        { check: 'text-sufficient', weight: 0, cap: { limit: 60, lower: { short: 20, shortCharacters: 20, empty: 20 } } },
        { check: 'search-bot-access', weight: 4 },
        { check: 'text-in-html', weight: 4 },
        { check: 'content-extractable', weight: 2 },
        { check: 'page-metadata', weight: 1 },
      ],
    },
    {
      group: 'match',
      part: 'retrievable',
      weight: 22,
      checks: [
        { check: 'title-question-match', weight: 6 },
        { check: 'heading-specific', weight: 5, needsHeadings: true },
        { check: 'question-coverage', weight: 8 },
        { check: 'topic-focus', weight: 3, needsHeadings: true },
        { check: 'title-answered', weight: 0, penalty: { from: 3, to: 3 } },
        { check: 'title-subject', weight: 0, penalty: { from: 3, to: 5 }, again: true },
      ],
    },
    {
      group: 'answers',
      part: 'quotable',
      weight: 16,
      checks: [
        { check: 'opening-answer', weight: 6 },
        { check: 'section-opening-answer', weight: 4, needsHeadings: true },
        { check: 'passage-size', weight: 3 },
        { check: 'passage-self-contained', weight: 3, needsHeadings: true },
      ],
    },
    {
      group: 'evidence',
      part: 'credible',
      weight: 18,
      checks: [
        { check: 'statistic-density', weight: 6 },
        { check: 'source-linked', weight: 4, cap: { limit: 70, codes: ['reserved'] } },
        { check: 'source-named', weight: 0 },
        { check: 'quotation-attributed', weight: 4 },
        { check: 'specific-density', weight: 2, cap: { limit: 50, codes: ['nothing', 'hardly'] } },
        { check: 'statistic-source', weight: 2 },
      ],
    },
    {
      group: 'structure',
      part: 'quotable',
      weight: 8,
      checks: [
        { check: 'heading-structure', weight: 3 },
        { check: 'enumeration-markup', weight: 2 },
        { check: 'answer-block', weight: 3 },
      ],
    },
    {
      // our readers' order of 120 pages: grade B for order; length alone does not order cited pages
      group: 'depth',
      part: 'quotable',
      weight: 14,
      checks: [{ check: 'text-depth', weight: 14 }],
    },
    {
      group: 'freshness',
      part: 'credible',
      weight: 7,
      checks: [
        { check: 'date-visible', weight: 4 },
        { check: 'date-age', weight: 2 },
        { check: 'author-named', weight: 1 },
        { check: 'byline-complete', weight: 0 },
        { check: 'date-passed', weight: 0 },
        { check: 'date-relative', weight: 0 },
      ],
    },
    {
      group: 'language',
      part: 'credible',
      weight: 4,
      checks: [
        { check: 'text-readability', weight: 2 },
        { check: 'text-fluency', weight: 2, cap: { limit: 25, codes: ['disorder'] } },
        { check: 'term-repetition', weight: 0, penalty: { from: 5, to: 10 }, cap: { limit: 40, codes: ['spam'] } },
        { check: 'tone-neutral', weight: 0, penalty: { from: 0, to: 5 } },
      ],
    },
    {
      group: 'unproven',
      part: null,
      weight: null,
      checks: [
        { check: 'structured-data-faq', weight: 0 },
        { check: 'structured-data-howto', weight: 0 },
        { check: 'structured-data-present', weight: 0 },
        { check: 'llms-txt', weight: 0 },
        { check: 'markdown-alternate', weight: 0 },
        { check: 'indexnow', weight: 0 },
        { check: 'heading-question-form', weight: 0 },
        { check: 'text-word-count', weight: 0 },
        { check: 'training-bot-access', weight: 0 },
        { check: 'content-usage', weight: 0 },
        { check: 'domain-authority', weight: 0 },
      ],
    },
  ],
  seo: [
    {
      group: 'basics',
      part: 'basics',
      weight: null,
      checks: [
        { check: 'title-present', weight: 6, cap: { limit: 50 } },
        { check: 'title-width', weight: 5 },
        { check: 'title-length', weight: 2 },
        { check: 'title-subject', weight: 6, penalty: { from: 5, to: 5 } },
        { check: 'title-h1-match', weight: 2 },
        { check: 'title-promise', weight: 0 },
        { check: 'title-labels', weight: 0 },
        { check: 'description-present', weight: 5 },
        { check: 'description-length', weight: 4 },
        { check: 'heading-single-h1', weight: 4 },
        { check: 'heading-order', weight: 3 },
        { check: 'slug-short', weight: 2 },
      ],
    },
    {
      group: 'content',
      part: 'content',
      weight: null,
      checks: [
        { check: 'text-length', weight: 2 },
        { check: 'text-depth', weight: 10, again: true },
        { check: 'text-toc', weight: 0 },
        { check: 'link-internal', weight: 5 },
        { check: 'link-external', weight: 3 },
        { check: 'link-text', weight: 2 },
        { check: 'link-address', weight: 2 },
        { check: 'image-present', weight: 3 },
        { check: 'image-alt', weight: 4 },
        { check: 'text-unfinished', weight: 0 },
        { check: 'text-slips', weight: 0 },
        { check: 'kind-parts', weight: 0 },
      ],
    },
    {
      group: 'technical',
      part: 'technical',
      weight: null,
      checks: [
        { check: 'page-canonical', weight: 4 },
        { check: 'page-robots', weight: 6, cap: { limit: 30, codes: ['noindex'] } },
        { check: 'page-lang', weight: 3 },
        { check: 'page-hreflang', weight: 2 },
        { check: 'page-viewport', weight: 1 },
        { check: 'social-open-graph', weight: 4 },
        { check: 'social-card', weight: 1 },
        { check: 'structured-data-valid', weight: 6 },
        { check: 'date-order', weight: 2 },
      ],
    },
    {
      group: 'keyphrase',
      part: 'keyphrase',
      weight: null,
      checks: [
        { check: 'keyphrase-title', weight: 6 },
        { check: 'keyphrase-intro', weight: 4 },
        { check: 'keyphrase-heading', weight: 3 },
        { check: 'keyphrase-description', weight: 3 },
        { check: 'keyphrase-slug', weight: 2 },
        { check: 'keyphrase-alt', weight: 1 },
        { check: 'keyphrase-density', weight: 2 },
        { check: 'keyphrase-distribution', weight: 1 },
        { check: 'keyphrase-length', weight: 1 },
        { check: 'keyphrase-anchor', weight: 2 },
        { check: 'keyphrase-unique', weight: 3 },
      ],
    },
    {
      group: 'readability',
      part: 'readability',
      weight: null,
      checks: [
        { check: 'sentence-length', weight: 4 },
        { check: 'paragraph-length', weight: 3 },
        { check: 'subheading-distribution', weight: 3 },
        { check: 'sentence-start', weight: 1 },
        { check: 'text-ease', weight: 3 },
        { check: 'passive-voice', weight: 1 },
        { check: 'transition-word', weight: 0 },
      ],
    },
    {
      // what makes a text useless to answer engines makes it no better a search result
      group: 'whole',
      part: null,
      weight: null,
      checks: [
        {
          check: 'text-sufficient',
          weight: 0,
          cap: { limit: 60, codes: ['empty', 'short', 'shortCharacters'], lower: { short: 20, shortCharacters: 20, empty: 20 } },
          again: true,
        },
        { check: 'term-repetition', weight: 0, penalty: { from: 5, to: 10 }, cap: { limit: 40, codes: ['spam'] }, again: true },
        { check: 'text-fluency', weight: 0, cap: { limit: 25, codes: ['disorder'] }, again: true },
        { check: 'specific-density', weight: 0, cap: { limit: 50, codes: ['nothing', 'hardly'] }, again: true },
        { check: 'title-answered', weight: 0, penalty: { from: 15, to: 15 }, again: true },
      ],
    },
  ],
} as const satisfies Rubric
