import type { Analysis } from './complete-analysis.ts'
import type { ScoredArticle } from './score-article.ts'

/**
 * `@citable/core/draft`: the core for bundles that read drafts only and show the scores first, such as an editor's worker. Whole pages
 * need the main entry.
 *
 * `loadDraft` and `loadChecks`, `scoreArticle`, then what `loadCompletion` gives: together what `analyze` gives for a draft.
 */
export { type ScoredArticle, scoreArticle } from './score-article.ts'
export type { Analysis }

/**
 * Loads what no score needs: titles and graph, and on the first call with a draft that may announce an event, what reads it. Bundlers put
 * these into files of their own. Rejects when one cannot be loaded.
 */
export async function loadCompletion(): Promise<(scored: ScoredArticle) => Promise<Analysis>> {
  return (await import('./complete-draft.ts')).completeDraft
}

// behind the score: bundles keep this order, in which checks are near the signals and the rubric that name them, and compress better
export { loadChecks } from './checks/load-checks.ts'
export { loadDraft } from './extract/read-draft.ts'
export { type BlockCache, createBlockCache } from './parse/blocks/block-cache.ts'
