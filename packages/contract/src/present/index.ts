/** `@citable/contract/present`: core values to wire JSON and back, without Zod at run time. */
export type { Optimization } from '../schemas/optimization.ts'
export type { OptimizeRequest } from '../schemas/optimize-request.ts'
export { type PresentOptions, present } from './present.ts'
export { presentRequest } from './present-request.ts'
export { readRequest } from './read-request.ts'
