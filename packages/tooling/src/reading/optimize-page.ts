import { present } from '@citable/contract/present'
import { type AnalysisContext, analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import type { DrawnPage } from './draw-pages.ts'

/** Days after its publication on which a page is read: as an editor who has just finished it. */
const age = 30

/** What Citable shows of a page, with the text that it judged. */
export function optimizePage({ url, date_published }: DrawnPage, html: string) {
  const published = Date.parse(date_published ?? '')
  const context: AnalysisContext = {
    url,
    language: null,
    now: new Date(Number.isNaN(published) ? Date.parse('2026-11-22') : published + age * 86_400_000).toISOString(),
    site: null,
    page: null,
    targetQueries: [],
    readJsonLd: true,
    options: { seo: true, aeo: true, titles: 3 },
  }
  const analysis = analyze({ kind: 'page', html }, context, { languages: allPacks })
  return { optimization: present(analysis, context, { includeText: true }), article: analysis.article }
}
