import type { CheckId } from '@citable/core'

/** Checks that advise and move no score: what they find is shown as open all the same. A list of its own, so that a panel need not load the checks. */
const advice: ReadonlySet<string> = new Set<CheckId>([
  'byline-complete',
  'date-passed',
  'date-relative',
  'kind-parts',
  'source-named',
  'text-slips',
  'text-unfinished',
  'title-labels',
  'title-promise',
])

/** True for a check that quotes the text and moves no score. */
export const isAdvice = (check: string): boolean => advice.has(check)
