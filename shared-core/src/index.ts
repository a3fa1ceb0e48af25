/**
 * `@citable/core`: article in; report, titles and graph out.
 *
 * Pure and synchronous. The same input, context and rubric version give the same bytes in every runtime.
 */
export { analyze, analyzeArticle } from './analyze.ts'
export { checkEvidence } from './checks/check-evidence.ts'
export { checkRationales } from './checks/check-rationales.ts'
export type { Check, Evidence, EvidenceGrade } from './checks/define-check.ts'
export { checks } from './checks/index.ts'
export { passScore } from './checks/ramp.ts'
export type { Analysis } from './complete-analysis.ts'
export { mainHtml } from './extract/main/main-html.ts'
export { markdownHtml } from './extract/main/markdown-html.ts'
export { findJsonLdScripts, type JsonLdScript } from './extract/page/json-ld-scripts.ts'
export { readArticle } from './extract/read-article.ts'
export type * from './model/index.ts'
export { isMedia } from './model/is-media.ts'
export { type KindOfText, type TextKind, textKinds } from './model/text-kind.ts'
export { type BlockCache, createBlockCache } from './parse/blocks/block-cache.ts'
export { blocksFromStrapi } from './parse/blocks/strapi-blocks.ts'
export type { Resources } from './score-article.ts'
export { aggregate } from './scoring/aggregate.ts'
export { placeInRubric, type RubricPlace } from './scoring/place-in-rubric.ts'
export { type Rubric, type RubricEntry, type RubricGroup, rubric } from './scoring/rubric.ts'
