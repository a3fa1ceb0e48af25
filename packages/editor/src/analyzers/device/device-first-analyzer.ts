import type { AnalysisRequest, AnalysisResult, Analyzer } from '../analyzer.ts'
import { createFallbackAnalyzer, type FallbackOptions } from '../fallback-analyzer.ts'

/**
 * Asks a service and this device at once. The device's answer stands until the service's comes, and for good where none comes: nobody
 * waits for a network to see a score.
 */
export function createDeviceFirstAnalyzer(service: Analyzer, device: Analyzer, options: FallbackOptions = {}): Analyzer {
  const running = new WeakMap<AnalysisRequest, Promise<AnalysisResult>>()
  const once: Analyzer = {
    ...device,
    analyze(request, signal, onScores) {
      const known = running.get(request)
      if (known) return known
      const answer = device.analyze(request, signal, onScores)
      running.set(request, answer)
      return answer
    },
  }
  const both = createFallbackAnalyzer(service, once, options)
  return {
    ...both,
    async analyze(request, signal, onScores, onEarlyAnswer) {
      let isOver = false
      once.analyze(request, signal, onScores).then(
        (answer) => {
          if (answer.ok && !isOver && !signal.aborted) onEarlyAnswer?.(answer)
        },
        // a fault of the device is reported where its answer is needed
        () => {},
      )
      try {
        return await both.analyze(request, signal)
      } finally {
        isOver = true
      }
    },
  }
}
