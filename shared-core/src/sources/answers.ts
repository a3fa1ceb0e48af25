/**
 * `@citable/core/source-answers`: what `@citable/core/sources` answers with, for those who print answers: codes, the one answer of several pages,
 * addresses of passages and of archives. Nothing here reads a text.
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
export { addressesOf, type CheckedClaim, claimsThatLink, joinAnswers } from './join-answers.ts'
export type { LinkVerdict } from './join-verdicts.ts'
export { archiveAddress, passageAddress } from './passage-address.ts'
