/** `@citable/contract/present`: an analysis as wire JSON, without Zod at run time. */
export type { Drafts } from '../schemas/drafts.ts'
export type { Optimization } from '../schemas/optimization.ts'
export type { OptimizeRequest } from '../schemas/optimize-request.ts'
export { isAdvice } from './is-advice.ts'
export { present } from './present.ts'
export type { PresentOptions } from './present-in.ts'
export { problemOf } from './problem-of.ts'
export { staysShort } from './stays-short.ts'
