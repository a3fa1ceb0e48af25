import { type Catalog, createEditorStore, timerSchedule } from '@citable/editor'
import { createRoot } from '@wordpress/element'
import { ClassicDetails, ClassicScores } from './components/classic-panel.tsx'
import { type Panel, PanelContext } from './components/use-panel.ts'
import { createAnalyzer } from './create-analyzer.ts'
import './editor.css'
import { createClassicForm } from './host/classic-form.ts'
import { type ClassicFacts, createClassicHost } from './host/classic-host.ts'
import { loadCatalog } from './load-catalog.ts'
import { createReveal } from './reveal.ts'

declare global {
  interface Window {
    citableClassic?: ClassicFacts
  }
}

function start(facts: ClassicFacts, catalog: Catalog): void {
  const clock = () => new Date().toISOString()
  const host = createClassicHost(createClassicForm(document), facts, clock)
  const store = createEditorStore({ host, analyzer: createAnalyzer(facts), clock, schedule: timerSchedule })
  const panel: Panel = { store, host, facts, catalog, reveal: createReveal() }
  for (const [id, Part] of [
    ['citable-classic', ClassicScores],
    ['citable-classic-details', ClassicDetails],
  ] as const) {
    const element = document.getElementById(id)
    if (element)
      createRoot(element).render(
        <PanelContext.Provider value={panel}>
          <Part />
        </PanelContext.Provider>,
      )
  }
  store.start()
  const sent = document.getElementById('citable-analysis') as HTMLInputElement | null
  // The analysis goes with the text that it is about, in the same request.
  document.getElementById('post')?.addEventListener('submit', () => {
    const { optimization, stale, draft } = store.getSnapshot()
    const analysis = host.analysisToSend(optimization === null || stale ? null : { draft, optimization })
    if (sent) sent.value = analysis === null ? '' : JSON.stringify(analysis)
  })
}

const facts = window.citableClassic
// The visual editor's scripts come after this one.
if (facts)
  window.addEventListener('load', () => void loadCatalog(document.documentElement.lang || 'en').then((catalog) => start(facts, catalog)))
