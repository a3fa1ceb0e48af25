import type { AnalysisContext } from '@citable/core'

/** A page or draft that nothing else is known of, judged on a fixed day; `more` says what is known. */
export const contextOf = (more: Partial<AnalysisContext>): AnalysisContext => ({
  url: null,
  language: null,
  now: '2026-11-21T00:00:00Z',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 5 },
  ...more,
})
