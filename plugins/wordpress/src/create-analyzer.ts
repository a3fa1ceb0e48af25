import { type Analyzer, createFallbackAnalyzer, createServiceAnalyzer, createWorkerAnalyzer, timerSchedule } from '@citable/editor'
import { callService } from './host/call-service.ts'
import type { EditorFacts } from './host/facts.ts'

/** The analyzer that the settings choose. */
export function createAnalyzer(facts: EditorFacts): Analyzer {
  const device = createWorkerAnalyzer({
    start: () => new Worker(new URL('./core.worker.ts', import.meta.url), { name: 'citable' }),
    schedule: timerSchedule,
  })
  // The service goes first where it is chosen; when it does not answer, this device makes the same score and the panel says so.
  const chosen =
    facts.mode === 'service'
      ? createFallbackAnalyzer(createServiceAnalyzer({ call: callService, name: facts.serviceHost }), device)
      : device
  return {
    // Nothing written yet: the service would refuse an empty text, and there is nothing to ask it.
    analyze: (request, signal) => (isEmpty(request.input) ? device : chosen).analyze(request, signal),
  }
}

const isEmpty = (input: Parameters<Analyzer['analyze']>[0]['input']): boolean =>
  (input.kind === 'blocks' && input.blocks.length === 0) || (input.kind === 'body' && input.html.trim() === '')
