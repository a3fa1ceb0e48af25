/**
 * `@citable/core/draft`: the core for bundles that read drafts only, such as an editor's worker. Whole pages need the main entry.
 *
 * `loadReaders`, then `readDraft`, give what `readArticle` gives for a draft; `analyzeArticle` is the same function as in the main entry.
 */
export { analyzeArticle } from './analyze.ts'
export { loadReaders } from './extract/load-readers.ts'
export { readDraft } from './extract/read-draft.ts'
export { type BlockCache, createBlockCache } from './parse/block-cache.ts'
