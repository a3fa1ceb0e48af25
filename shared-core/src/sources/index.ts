/**
 * `@citable/core/sources`: whether the pages that an article links say what they are cited for. `claimsOf` finds what is cited, `readSource` reads
 * a page that the host has fetched, `judgeSource` answers. Pure and synchronous; nothing here is part of a score, nor says that anything is false.
 */

export * from './answers.ts'
export { claimsOf, maxClaims, type OwnPages } from './claims-of.ts'
export { judgeSource } from './judge-source.ts'
export { readSource, type Source } from './read-source.ts'
