import type { Optimization, present } from '@citable/contract/present'
import { analyzeArticle, type BlockCache, createBlockCache, loadReaders, readDraft } from '@citable/core/draft'
import type { LanguagePack } from '@citable/core/languages'
import type { AnalysisRequest } from './analyzer.ts'

/** Loads the pack for a BCP 47 tag; null: that language has none. Rejects when a pack exists and cannot be loaded. */
export type LoadLanguage = (tag: string) => Promise<LanguagePack | null>

export interface AnalysisSession {
  /** null: `isWanted` said no in between. Rejects only for faults. */
  run(request: AnalysisRequest, isWanted: () => boolean): Promise<Optimization | null>
}

/** Block caches kept, one per document: an editor has one open, a list of posts goes through many once. */
const cachedDocuments = 2

/**
 * The core with what it needs around it: language packs, readers and the sentences of the rubric on demand, a block cache per document.
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

  let presenting: Promise<typeof present> | null = null
  /** The sentences load while the article is read and judged. A failure is forgotten, so that the next run tries again. */
  const presenter = (): Promise<typeof present> => {
    presenting ??= import('@citable/contract/present').then((module) => module.present)
    presenting.catch(() => {
      presenting = null
    })
    return presenting
  }

  return {
    async run({ documentId, input, context }, isWanted) {
      if (input.kind === 'page') throw new TypeError('An editor has drafts, not whole pages')
      const presented = presenter()
      const cache = cacheOf(documentId)
      const article = readDraft(input, context, await loadReaders(input, context), cache)
      const pack = await packOf(article.language)
      if (!isWanted()) return null
      const analysis = analyzeArticle(article, context, { languages: pack ? [pack] : [], cache })
      return (await presented)(analysis, context)
    },
  }
}
