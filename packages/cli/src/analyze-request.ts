import type { Drafts, Optimization, OptimizeRequest } from '@citable/contract'
import type { GeneratorText } from '@citable/core/drafts'
import {
  type AnalysisJob,
  type AnalysisPool,
  type AnalysisResult,
  analysisLimits,
  createAnalysisPool,
  prepareAnalysis,
  readOptimization,
  ServiceProblem,
} from '@citable/service/analysis'
import type { SafeFetch } from '@citable/service/fetching'
import type { CommandContext } from './command-context.ts'
import { SourceFault } from './read-source.ts'

/** Milliseconds one analysis may take here: no person waits for a batch on a busy machine. */
const timeMs = 30_000

interface Analyzed {
  readonly optimization: Optimization & { readonly drafts?: Drafts }
  /** Milliseconds of the analysis alone, without fetching. */
  readonly ms: number
}

/** Has drafts written for an article, or counted. Throws SourceFault. */
export type AskGenerator = (
  input: GeneratorText,
  targetQueries: readonly string[],
) => Promise<Exclude<AnalysisJob['drafts'], 'input' | undefined>>

export interface LocalAnalyzer {
  /** @throws SourceFault */
  analyze(request: OptimizeRequest): Promise<Analyzed>
  close(): Promise<void>
}

/** Analyses on this machine, with the service's own fetcher, worker threads and limits. */
export function createLocalAnalyzer(
  workers: number,
  context: Pick<CommandContext, 'environment' | 'createPool'>,
  askGenerator: AskGenerator | null = null,
  fetchPage: ((url: string) => ReturnType<SafeFetch['fetchPage']>) | null = null,
): LocalAnalyzer {
  let pool: AnalysisPool | null = null
  let safeFetch: SafeFetch | null = null
  return {
    analyze: async (request) => {
      pool ??= (context.createPool ?? createAnalysisPool)({ ...analysisLimits, workers, timeMs })
      const prepared = await prepareAnalysis(request, new Date().toISOString(), async (url) => {
        if (fetchPage !== null) return fetchPage(url)
        safeFetch ??= (await import('./create-fetcher.ts')).createFetcher(context)
        return safeFetch.fetchPage(url, 'cli')
      }).catch((error: unknown) => {
        throw error instanceof ServiceProblem ? new SourceFault(error.code, error.message) : error
      })
      const { job } = prepared
      if (askGenerator === null) return analyzed(await pool.run(job))
      // the bytes of a page go over to the worker, and are needed once more
      const input = job.input.kind === 'fetched' ? { ...job.input, body: Buffer.from(job.input.body) } : job.input
      const read = await pool.run({ ...job, input, drafts: 'input' })
      if (!read.ok || read.generatorText === null) return analyzed(read)
      return analyzed(await pool.run({ ...job, drafts: await askGenerator(read.generatorText, job.context.targetQueries) }))
    },
    close: async () => pool?.close(),
  }
}

/** @throws SourceFault */
function analyzed(result: AnalysisResult): Analyzed {
  if (result.ok) return { optimization: readOptimization(result), ms: result.ms }
  if (result.reason === 'time') throw new SourceFault('unusable_page', 'The page takes too long to analyse.')
  if (result.reason === 'memory') throw new SourceFault('unusable_page', 'The page takes too much memory to analyse.')
  if (result.reason === 'markup') throw new SourceFault('unusable_page', `The page has ${result.message}.`)
  throw new SourceFault('internal', result.message)
}
