import type { Analyzer } from './analyzer.ts'

/**
 * Asks the first; when it fails, the second, and the result says so in `fellBack`. When both fail, the first one's reason stands: it is
 * the one to mend. Stopping (`aborted`) is no failure.
 */
export function createFallbackAnalyzer(first: Analyzer, second: Analyzer): Analyzer {
  return {
    async analyze(request, signal) {
      const asked = await first.analyze(request, signal)
      if (asked.ok || asked.reason === 'aborted') return asked
      const answer = await second.analyze(request, signal)
      if (answer.ok) return { ...answer, fellBack: asked }
      return answer.reason === 'aborted' ? answer : asked
    },
  }
}
