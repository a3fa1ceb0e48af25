import { analysisLimits, createAnalysisPool, prepareAnalysis } from '@citable/service/analysis'
import { editionOf } from './make-article.ts'
import { stateNow } from './tell-state.ts'

/** Editions to be analysed, and how many of them at the same moment. */
export interface PoolTurn {
  readonly first: number
  readonly last: number
  readonly atOnce: number
}

/**
 * The service's analysis pool without HTTP and database, in a process of its own: runs the editions it is told and tells its state then.
 * Arguments: words of an article, worker threads.
 */
const [words = 0, workers = 0] = process.argv.slice(2).map(Number)
const pool = createAnalysisPool({ workers, ...analysisLimits })
const time = '2026-01-01T00:00:00.000Z'
const noPages = () => Promise.reject(new Error('no article here has to be fetched'))

process.on('message', async ({ first, last, atOnce }: PoolTurn) => {
  let next = first
  const work = async (): Promise<void> => {
    while (next <= last) {
      const request = { content: editionOf(words, next++) }
      const { job } = await prepareAnalysis(request, time, noPages)
      const result = await pool.run({ ...job, toStore: JSON.stringify(request) }, { owner: 'bench' })
      if (!result.ok) throw new Error(`an analysis failed: ${result.message}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  process.send?.(stateNow())
})
process.once('disconnect', () => {
  pool.close().finally(() => process.exit())
})
process.send?.(stateNow())
