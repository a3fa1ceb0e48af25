import { type Analyzer, createFallbackAnalyzer, createWorkerAnalyzer, serviceQuietMs, timerSchedule } from '@citable/editor'
import type { WordPressHost } from '../host/block-editor/wordpress-host.ts'
import type { EditorFacts } from '../host/facts.ts'
import { staysHere } from '../host/models/stays-here.ts'
import { inPageWhenAsked } from './in-page-when-asked.ts'
import { loadedAnalyzer } from './loaded-analyzer.ts'

/** The analyzer that the settings choose. */
export function createAnalyzer(facts: EditorFacts, host: WordPressHost): Analyzer {
  const worker = createWorkerAnalyzer({
    start: () => new Worker(new URL('./core.worker.ts', import.meta.url), { name: 'citable' }),
    schedule: timerSchedule,
  })
  const device = inPageWhenAsked(worker, async () => (await import('./page-analyzer.ts')).pageAnalyzer)
  if (facts.mode === 'embedded') return device
  // The service goes first; when it does not answer, this device makes the same score and the panel says so.
  const asked = loadedAnalyzer(async () => (await import('./service-analyzer.ts')).serviceAnalyzer(facts.serviceHost))
  const service = createFallbackAnalyzer({ quietMs: serviceQuietMs, analyze: asked }, device)
  return {
    ...service,
    // the service refuses an empty text
    analyze: (request, signal, onScores) =>
      (isEmpty(request.input) || staysHere(facts, host) ? device : service).analyze(request, signal, onScores),
  }
}

const isEmpty = (input: Parameters<Analyzer['analyze']>[0]['input']): boolean =>
  (input.kind === 'blocks' && input.blocks.length === 0) || (input.kind === 'body' && input.html.trim() === '')
