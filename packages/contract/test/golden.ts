/** `@citable/contract/golden`: the golden cases, for tests of every host. Reads files; never imported at run time. */
export { type GoldenCase, goldenFolder, goldenOutputs, readGoldenCases, readJson } from './read-golden.ts'
export { printJson, runGolden } from './run-golden.ts'
