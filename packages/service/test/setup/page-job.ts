import type { AnalysisJob } from '../../src/analysis/run-analysis.ts'

/** The analysis of a page of which nothing else is known. */
export const pageJob = (html: string): AnalysisJob => ({
  input: { kind: 'page', html },
  context: {
    url: 'https://example.com/',
    language: null,
    now: '2026-11-20',
    site: null,
    page: null,
    targetQueries: [],
    readJsonLd: true,
    options: { seo: true, aeo: true, titles: 5 },
  },
  includeText: false,
})
