/** `@citable/providers`: translation engines behind one port. */
export { createApertium } from './apertium/create-apertium.ts'
export { type ProgramResult, type RunProgram, runApertium } from './apertium/run-apertium.ts'
export type * from './translator.ts'
