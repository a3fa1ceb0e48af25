import { type Analyzer, createFallbackAnalyzer, createServiceAnalyzer, createWorkerAnalyzer, timerSchedule } from '@citable/editor'
import { callServiceFor } from './host/call-service.ts'
import type { EditorFacts } from './host/facts.ts'
import { staysHere } from './host/stays-here.ts'
import type { WordPressHost } from './host/wordpress-host.ts'
import { inPageWhenAsked } from './in-page-when-asked.ts'

/** The analyzer that the settings choose. */
export function createAnalyzer(facts: EditorFacts, host: WordPressHost): Analyzer {
  const worker = createWorkerAnalyzer({
    start: () => new Worker(new URL('./core.worker.ts', import.meta.url), { name: 'citable' }),
    schedule: timerSchedule,
  })
  const device = inPageWhenAsked(worker, async () => (await import('./page-analyzer.ts')).pageAnalyzer)
  if (facts.mode === 'embedded') return device
  // The service goes first; when it does not answer, this device makes the same score and the panel says so.
  const service = createFallbackAnalyzer(serviceAnalyzer(facts.serviceHost), device)
  return {
    ...service,
    // Nothing written yet: the service would refuse an empty text, and there is nothing to ask it.
    analyze: (request, signal, onScores) =>
      (isEmpty(request.input) || staysHere(facts, host) ? device : service).analyze(request, signal, onScores),
  }
}

/** The site editor opens one post after the other: each request says which one it is about. */
function serviceAnalyzer(name: string): Analyzer {
  const of = (post: number) => createServiceAnalyzer({ call: callServiceFor(post), name })
  return { ...of(0), analyze: (request, signal) => of(Number(request.documentId)).analyze(request, signal) }
}

const isEmpty = (input: Parameters<Analyzer['analyze']>[0]['input']): boolean =>
  (input.kind === 'blocks' && input.blocks.length === 0) || (input.kind === 'body' && input.html.trim() === '')
