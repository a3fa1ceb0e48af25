/** Test doubles and suites for the hosts and skins of the plugins. Imports vitest: never part of a product bundle. */
export { describeHost, type HostCase, type HostHarness, type HostUnderTest, hostCases, runHostCase } from './describe-host.ts'
export { type AskedAnalysis, createFakeAnalyzer, type FakeAnalyzer } from './fake-analyzer.ts'
export { createFakeHost, type FakeBlock, type FakeDocument, type FakeHost, fakeDocument, fakeFields } from './fake-host.ts'
export { createFakeLanguageModel, type FakeModel, type FakeModelScript } from './fake-language-model.ts'
export { createFakeTranslator, type FakeTranslator, type FakeTranslatorScript } from './fake-translator.ts'
export { createManualSchedule, type ManualSchedule, settlePromises } from './manual-schedule.ts'
export { sampleCheck, sampleOptimization } from './sample-optimization.ts'
export {
  type AskGenerator,
  type AskReader,
  generatorRequest,
  shownRemarks,
  shownTitles,
  testRemarkGenerator,
  testTitleGenerator,
} from './test-title-generator.ts'
