import { createAnalysisSession, type LoadLanguage } from './analysis-session.ts'
import type { AnalysisRequest } from './analyzer.ts'
import type { AnalysisPort, ToWorker } from './worker-messages.ts'

export type { LoadLanguage } from './analysis-session.ts'
export type { AnalysisPort } from './worker-messages.ts'

/**
 * The message loop of the analysis worker. A plugin's worker file is one call: `serveAnalysis(self, { loadLanguage })`.
 *
 * Requests run one after the other. Before each, the loop lets waiting messages in, so that a cancelled or outdated request of the same
 * document never costs a run. Faults are answered, never thrown. Messages of another shape are ignored.
 */
export function serveAnalysis(port: AnalysisPort, { loadLanguage }: { readonly loadLanguage: LoadLanguage }): void {
  const session = createAnalysisSession({ loadLanguage })
  const waiting = new Map<number, AnalysisRequest>()
  let isRunning = false

  const runNext = async () => {
    isRunning = true
    for (;;) {
      await nextTask()
      const first = waiting.entries().next().value
      if (!first) break
      const [id, request] = first
      try {
        const optimization = await session.run(
          request,
          () => waiting.has(id),
          (scores) => port.postMessage({ type: 'scores', id, scores }),
        )
        if (waiting.has(id) && optimization) port.postMessage({ type: 'result', id, ok: true, optimization })
      } catch (error) {
        const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
        if (waiting.has(id)) port.postMessage({ type: 'result', id, ok: false, reason: 'failed', detail })
      }
      waiting.delete(id)
    }
    isRunning = false
  }

  port.addEventListener('message', ({ data }) => {
    if (!isToWorker(data)) return
    if (data.type === 'cancel') {
      waiting.delete(data.id)
      return
    }
    for (const [id, { documentId }] of waiting) {
      if (documentId !== data.request.documentId) continue
      waiting.delete(id)
      port.postMessage({ type: 'result', id, ok: false, reason: 'aborted', detail: null })
    }
    waiting.set(data.id, data.request)
    if (!isRunning) void runNext()
  })
  port.postMessage({ type: 'ready' })
}

/** Lets queued messages in first: they are tasks, promises are not. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

const isToWorker = (data: unknown): data is ToWorker =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'cancel' || (data.type === 'analyze' && 'request' in data && typeof data.request === 'object' && data.request !== null)) &&
  'id' in data &&
  typeof data.id === 'number'
