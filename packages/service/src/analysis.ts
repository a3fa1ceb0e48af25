/** `@citable/service/analysis`: analysing without the HTTP service, its fetcher, its database and what they load. */
export { type AnalysisPool, type AnalysisPoolSettings, analysisLimits, createAnalysisPool } from './analysis/analysis-pool.ts'
export { readOptimization } from './analysis/analysis-result.ts'
export { type PreparedAnalysis, prepareAnalysis } from './analysis/prepare-analysis.ts'
export type { AnalysisJob } from './analysis/run-analysis.ts'
export { withoutTexts } from './analysis/stored-request.ts'
export type { AnalysisResult } from './analysis/worker-messages.ts'
export { ServiceProblem } from './http/answers/problem.ts'
