/** `@citable/service/analysis`: fetching and analysing without the HTTP service, its database and what they load. */
export { type AnalysisPool, type AnalysisResult, analysisLimits, createAnalysisPool } from './analysis/analysis-pool.ts'
export { type PreparedAnalysis, prepareAnalysis } from './analysis/prepare-analysis.ts'
export { type AnalysisJob, runAnalysis } from './analysis/run-analysis.ts'
export { decodePage } from './fetching/charset.ts'
export { createSafeFetch, type FetchedPage, type FetchRefused, type SafeFetch } from './fetching/safe-fetch.ts'
export { ServiceProblem } from './http/problem.ts'
export { readSettings, type Settings, settingsSchema, userAgentOf } from './settings.ts'
export { StartFault } from './start-fault.ts'
