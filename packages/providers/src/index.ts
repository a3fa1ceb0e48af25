/** `@citable/providers`: translation engines and text generators, each behind one port. */
export { createApertium } from './apertium/create-apertium.ts'
export { type ProgramResult, type RunProgram, runApertium } from './apertium/run-apertium.ts'
export type { OpenAiCompatibleOptions, TokenPrice } from './generation/create-openai-compatible.ts'
export { loadOpenAiCompatible } from './generation/load-openai-compatible.ts'
export type * from './text-generator.ts'
export type * from './translator.ts'
