/** Helpers shared by the tests of this project and of its plugins. Needs vitest. */
export { applyEdit } from './apply-edit.ts'
export { plainHtml, plainParagraphs } from './plain-text.ts'
export { type Example, exampleContext, exampleFields, readExamples } from './read-examples.ts'
export { type CheckRow, type Partly, testCheck } from './test-check.ts'
