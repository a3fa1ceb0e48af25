/** `@citable/core/vocabulary`: all of schema.org's names, for judging markup of other tools. Too large for an editor's bundle. */
export type { Vocabulary } from './vocabulary.ts'
export { wholeVocabulary } from './whole-vocabulary.gen.ts'
