import type { CheckId } from '@citable/core'

/** Checks that see one problem from several sides: named once. */
const problems: readonly (readonly CheckId[])[] = [
  ['question-coverage', 'opening-answer', 'title-answered', 'section-opening-answer', 'title-question-match'],
  ['description-present', 'description-length', 'page-metadata'],
  ['title-present', 'title-subject', 'title-width', 'title-length'],
  ['source-linked', 'statistic-source', 'link-external', 'source-named'],
  ['statistic-density', 'specific-density'],
  ['text-sufficient', 'text-length', 'text-depth', 'text-in-html', 'content-extractable'],
  ['text-readability', 'text-ease', 'sentence-length'],
  ['heading-structure', 'subheading-distribution', 'heading-order', 'heading-single-h1'],
  ['paragraph-length', 'passage-size'],
  ['page-indexable', 'page-robots', 'page-snippet'],
  ['social-open-graph', 'social-card'],
  ['date-visible', 'date-age'],
]

/** The problem that a check sees with others, a number; undefined: it is alone. */
export function problemOf(check: string): number | undefined {
  const at = problems.findIndex((checks) => (checks as readonly string[]).includes(check))
  return at < 0 ? undefined : at
}
