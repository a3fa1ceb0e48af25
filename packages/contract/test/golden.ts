/** `@citable/contract/golden`: the golden cases, for tests of every host. Reads files; never imported at run time. */
export { printJson } from './print-json.ts'
export { fullSamples, type GoldenCase, goldenFolder, readGoldenCases, readGraph, readJson, storedOutputs } from './read-golden.ts'
export { readCases, resolveCase, type Table } from './read-table.ts'
export { optimizationOf, runGolden } from './run-golden.ts'
