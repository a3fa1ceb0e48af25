import type { Optimization, OptimizeRequest } from '@citable/contract'
import {
  type AnalysisPool,
  analysisLimits,
  createAnalysisPool,
  prepareAnalysis,
  readOptimization,
  ServiceProblem,
} from '@citable/service/analysis'
import type { SafeFetch } from '@citable/service/fetching'
import { SourceFault } from './read-source.ts'

/** Milliseconds one analysis may take here: a batch on a busy machine has nobody waiting. */
const timeMs = 30_000

interface Analyzed {
  readonly optimization: Optimization
  /** Milliseconds of the analysis alone, without fetching. */
  readonly ms: number
}

export interface LocalAnalyzer {
  /** @throws SourceFault */
  analyze(request: OptimizeRequest): Promise<Analyzed>
  close(): Promise<void>
}

/** Analyses on this machine, with the service's own fetcher, worker threads and limits. */
export function createLocalAnalyzer(workers: number): LocalAnalyzer {
  let pool: AnalysisPool | null = null
  let safeFetch: SafeFetch | null = null
  return {
    analyze: async (request) => {
      pool ??= createAnalysisPool({ ...analysisLimits, workers, timeMs })
      const prepared = await prepareAnalysis(request, new Date().toISOString(), async (url) => {
        safeFetch ??= (await import('./create-fetcher.ts')).createFetcher()
        return safeFetch.fetchPage(url, 'cli')
      }).catch((error: unknown) => {
        throw error instanceof ServiceProblem ? new SourceFault(error.code, error.message) : error
      })
      const result = await pool.run(prepared.job)
      if (result.ok) return { optimization: readOptimization(result), ms: result.ms }
      if (result.reason === 'time') throw new SourceFault('unusable_page', 'The page takes too long to analyse.')
      if (result.reason === 'memory') throw new SourceFault('unusable_page', 'The page takes too much memory to analyse.')
      if (result.reason === 'markup') throw new SourceFault('unusable_page', `The page has ${result.message}.`)
      throw new SourceFault('internal', result.message)
    },
    close: async () => pool?.close(),
  }
}
