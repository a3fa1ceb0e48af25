/**
 * `@citable/core`: article in; report, titles and graph out.
 *
 * Pure and synchronous. The same input, context and rubric version give the same bytes in every runtime.
 */
export { analyze, analyzeArticle, type Analysis, type Resources } from './analyze.ts'
export { createBlockCache, type BlockCache } from './parse/block-cache.ts'
export { readArticle } from './extract/read-article.ts'
export type * from './model/index.ts'
