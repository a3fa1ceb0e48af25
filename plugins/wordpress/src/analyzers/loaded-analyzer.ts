import { type Analyzer, analysisFailure } from '@citable/editor'

/**
 * An analysis whose code is fetched with the first request. A file that cannot be fetched, as after an update of the plugin, counts as unreachable:
 * the next request tries again.
 */
export function loadedAnalyzer(load: () => Promise<Analyzer['analyze']>): Analyzer['analyze'] {
  return async (request, signal, onScores) => {
    const analyze = await load().catch(() => null)
    return analyze ? analyze(request, signal, onScores) : analysisFailure('unreachable')
  }
}
