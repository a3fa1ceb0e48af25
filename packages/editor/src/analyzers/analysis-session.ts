import type { Optimization } from '@citable/contract/present'
import type { AnalysisContext } from '@citable/core'
import {
  type BlockCache,
  createBlockCache,
  loadChecks,
  loadCompletion,
  loadDraft,
  type ScoredArticle,
  scoreArticle,
} from '@citable/core/draft'
import type { LanguagePack } from '@citable/core/languages'
import type { AnalysisRequest, Scores } from './analyzer.ts'

/** Loads the pack for a BCP 47 tag; null: that language has none. Rejects when a pack exists and cannot be loaded. */
export type LoadLanguage = (tag: string) => Promise<LanguagePack | null>

export interface AnalysisSession {
  /**
   * null: `isWanted` said no in between. Rejects only for faults. `onScores` is called before all else that the scores do not need has to
   * be loaded, so at most until the first answer.
   */
  run(request: AnalysisRequest, isWanted: () => boolean, onScores?: (scores: Scores) => void): Promise<Optimization | null>
}

/** Titles, graph and the sentences of the rubric: all of an answer that no score depends on. */
type Finish = (scored: ScoredArticle, context: AnalysisContext) => Promise<Optimization>

/** Block caches held at most, one per document: an editor has one open, a list of posts goes through many once. */
const cachedDocuments = 2

/**
 * The core with what it needs around it: language packs and readers on demand, titles, graph and sentences after the first scores, a block
 * cache per document.
 * The same in a worker and on the main thread, so that both give the same bytes.
 */
export function createAnalysisSession({ loadLanguage }: { readonly loadLanguage: LoadLanguage }): AnalysisSession {
  const caches = new Map<string, BlockCache>()
  const packs = new Map<string, LanguagePack | null>()

  const cacheOf = (documentId: string): BlockCache => {
    const cache = caches.get(documentId) ?? createBlockCache()
    caches.delete(documentId)
    caches.set(documentId, cache)
    for (const id of [...caches.keys()].slice(0, -cachedDocuments)) caches.delete(id)
    return cache
  }

  const packOf = async (tag: string): Promise<LanguagePack | null> => {
    if (!packs.has(tag)) packs.set(tag, await loadLanguage(tag))
    return packs.get(tag) ?? null
  }

  let finish: Finish | null = null
  let finishing: Promise<Finish> | null = null
  /** Loads once. A failure is forgotten, so that the next run tries again. */
  const loadFinish = async (): Promise<Finish> => {
    finishing ??= Promise.all([loadCompletion(), import('@citable/contract/present-draft')]).then(
      ([complete, { presentDraft }]) =>
        async (scored, context) =>
          presentDraft(await complete(scored), context),
    )
    try {
      finish = await finishing
      return finish
    } catch (error) {
      finishing = null
      throw error
    }
  }

  return {
    async run({ documentId, input, context }, isWanted, onScores) {
      if (input.kind === 'page') throw new TypeError('An editor has drafts, not whole pages')
      const cache = cacheOf(documentId)
      const article = await loadDraft(input, context, cache)
      const [pack, checks] = await Promise.all([packOf(article.language), loadChecks(context, article.language)])
      if (!isWanted()) return null
      const scored = scoreArticle(article, context, { languages: pack ? [pack] : [], cache }, checks)
      if (finish) return await finish(scored, context)
      onScores?.({ aeoScore: scored.report.aeo.value, seoScore: scored.report.seo.value })
      const loaded = await loadFinish()
      return isWanted() ? loaded(scored, context) : null
    },
  }
}
