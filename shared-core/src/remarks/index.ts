/**
 * A second reader: remarks of a text generator on an article. Ask with `remarkPrompt`, read the answer with `parseRemarks`, show what
 * `checkRemarks` lets through. Pure and synchronous; the call between the first two is the host's. No score, check or graph depends on it.
 */

export { checkRemarks, type RemarkInput } from './check-remarks.ts'
export { parseRemarks } from './parse-remarks.ts'
export {
  type CheckedRemarks,
  maxRemarks,
  type Remark,
  type RemarkKind,
  type RemarkRefusal,
  remarkKinds,
  type WrittenRemark,
} from './remark.ts'
export { remarkPrompt } from './remark-prompt.ts'
