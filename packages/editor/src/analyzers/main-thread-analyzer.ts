import { createAnalysisSession, type LoadLanguage } from './analysis-session.ts'
import { type Analyzer, analysisFailure } from './analyzer.ts'

export interface MainThreadAnalyzerParts {
  readonly loadLanguage: LoadLanguage
  /** Resolves when the page has time: a run takes the thread for its whole length. Default: the browser’s idle callback, a second at most. */
  whenIdle?(): Promise<void>
}

const whenPageIsIdle = (): Promise<void> =>
  new Promise((resolve) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(() => resolve(), { timeout: 1_000 }) : setTimeout(resolve, 0),
  )

/** The last resort where no worker starts: the same core, the same bytes, on the page's own thread. Bundles the parser. */
export function createMainThreadAnalyzer({ loadLanguage, whenIdle = whenPageIsIdle }: MainThreadAnalyzerParts): Analyzer {
  const session = createAnalysisSession({ loadLanguage })
  return {
    async analyze(request, signal, onScores) {
      await whenIdle()
      if (signal.aborted) return analysisFailure('aborted')
      try {
        const optimization = await session.run(request, () => !signal.aborted, onScores)
        if (!optimization || signal.aborted) return analysisFailure('aborted')
        return { ok: true, optimization, scorer: { kind: 'device', name: null }, fellBack: null }
      } catch (error) {
        return analysisFailure('failed', error instanceof Error ? `${error.name}: ${error.message}` : String(error))
      }
    },
  }
}
