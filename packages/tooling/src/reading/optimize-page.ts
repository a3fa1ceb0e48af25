import { present } from '@citable/contract/present'
import { type Analysis, analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import type { CalibrationArticle } from '../../../../shared-core/test/calibration/read-articles.ts'
import { contextOf } from '../evaluate/context-of.ts'
import type { DrawnPage } from './draw-pages.ts'

/** Citable's results for a page, with the text that it judged. */
export function optimizePage({ url }: DrawnPage, html: string, now: string) {
  const context = contextOf({ url, now, options: { seo: true, aeo: true, titles: 3 } })
  const analysis = analyze({ kind: 'page', html }, context, { languages: allPacks })
  return { optimization: present(analysis, context, { includeText: true }), article: analysis.article }
}

/** One of our own articles, scored as written. */
export const analyzeOwn = ({ input, context }: CalibrationArticle): Analysis => analyze(input, context, { languages: allPacks })
