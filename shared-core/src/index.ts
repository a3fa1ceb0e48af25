/**
 * `@citable/core`: article in; report, titles and graph out.
 *
 * Pure and synchronous. The same input, context and rubric version give the same bytes in every runtime.
 */
export { type Analysis, analyze, analyzeArticle, type Resources } from './analyze.ts'
export { readArticle } from './extract/read-article.ts'
export type * from './model/index.ts'
export { type BlockCache, createBlockCache } from './parse/block-cache.ts'
export { blocksFromStrapi } from './parse/strapi-blocks.ts'
