import type { AnalysisFailure, Analyzer } from '@citable/editor'

/**
 * Analyses in the page itself, where the browser starts no worker, once each time the author asks for it: it blocks typing, so never
 * by itself. `load` is called for the first of them. A worker that was refused is started again only when the author asks: the browser would
 * refuse, and report, every try.
 */
export function inPageWhenAsked(worker: Analyzer, load: () => Promise<Analyzer>): Analyzer {
  let isAsked = false
  let refused: AnalysisFailure | null = null
  return {
    async analyze(request, signal, onScores) {
      const wasAsked = isAsked
      isAsked = false
      if (refused && !wasAsked) return refused
      const result = await worker.analyze(request, signal, onScores)
      if (result.ok || result.reason !== 'worker_blocked') {
        refused = null
        return result
      }
      refused = result
      return wasAsked ? (await load()).analyze(request, signal, onScores) : result
    },
    forgive() {
      isAsked = true
      worker.forgive?.()
    },
  }
}
