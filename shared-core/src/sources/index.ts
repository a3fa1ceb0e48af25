/**
 * `@citable/core/sources`: whether the pages that an article links say what they are cited for. `claimsOf` finds what is cited, `readSource` reads
 * a page that the host has fetched, `judgeSource` answers. Pure and synchronous; nothing here is part of a score, nor says that anything is false.
 */

export {
  type Claim,
  type ClaimKind,
  type DeadReason,
  deadReasons,
  type LinkPlace,
  type SourceAnswer,
  type SourcePage,
  type SourceVerdict,
  type UncheckedReason,
  uncheckedReasons,
} from './claim.ts'
export { claimsOf, maxClaims, type OwnPages } from './claims-of.ts'
export { joinVerdicts, type LinkVerdict } from './join-verdicts.ts'
export { judgeSource } from './judge-source.ts'
export { archiveAddress, passageAddress } from './passage-address.ts'
export { readSource, type Source } from './read-source.ts'
