import type { AnalysisContext } from '../model/input.ts'

/** A context for tests: of a text that is nowhere yet, in its own language, on 20 November 2026. */
export const testContext = (part: Partial<AnalysisContext> = {}): AnalysisContext => ({
  url: null,
  language: null,
  now: '2026-11-20T00:00:00Z',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 5 },
  ...part,
})
