export { type EngineAnswer, type EngineRequest, type ServedEngine, serveEngine } from './serve-engine.ts'
export { completion, type Recorded, type RecordedServer, refusedCall, serveRecorded, written } from './serve-recorded.ts'
export { readTitles, testTextGenerator } from './test-text-generator.ts'
export { testTranslator } from './test-translator.ts'
