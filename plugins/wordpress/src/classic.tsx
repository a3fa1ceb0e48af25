import './analyzers/own-host.ts'
import { type Catalog, createEditorStore, type EditorStore, timerSchedule } from '@citable/editor'
import apiFetch from '@wordpress/api-fetch'
import { createRoot } from '@wordpress/element'
import { createAnalyzer } from './analyzers/create-analyzer.ts'
import { ClassicDetails, ClassicScores } from './components/classic-panel.tsx'
import { type Panel, PanelContext } from './components/use-panel.ts'
import './editor.css'
import { createClassicForm } from './host/classic/classic-form.ts'
import { type ClassicFacts, type ClassicForm, type ClassicHost, createClassicHost } from './host/classic/classic-host.ts'
import { askSite } from './host/models/ask-site.ts'
import { loadCatalog } from './load-catalog.ts'
import { createReveal } from './reveal.ts'

declare global {
  interface Window {
    citableClassic?: ClassicFacts
  }
}

/**
 * The page after a save holds the text as it was saved. Where the server has changed it, the analysis that came with the form was about another one;
 * that of the page belongs to it while no author has written one. Failure is silent: the next save tries again.
 */
async function sendWhenReady(store: EditorStore, host: ClassicHost, form: ClassicForm, id: number, hash: string): Promise<void> {
  const inputs = JSON.stringify(form.readInput())
  const analysed = await new Promise<Parameters<ClassicHost['analysisToSend']>[0]>((resolve) => {
    const leave = store.subscribe(() => {
      const { phase, optimization, stale, draft } = store.getSnapshot()
      if (phase !== 'ready' || stale || optimization === null) return
      leave()
      resolve({ draft, optimization })
    })
  })
  const isChanged = window.wp?.autosave?.server.postChanged() !== false || JSON.stringify(form.readInput()) !== inputs
  const analysis = isChanged ? null : host.analysisToSend(analysed)
  if (analysis === null) return
  const { input: _stays, ...rest } = analysis
  const data = { analysis: { ...rest, content_hash: hash } }
  await apiFetch({ path: `/citable/v1/posts/${id}/analysis`, method: 'POST', data }).catch(() => {})
}

/** @param theirPanels Each takes what was written in a panel of the other SEO plugin since. */
function start(facts: ClassicFacts, catalog: Catalog, theirPanels: readonly (() => void)[]): void {
  const clock = () => new Date().toISOString()
  import('./host/classic/follow-categories.ts').then(
    ({ followCategories }) => followCategories(document),
    () => {},
  )
  const form = createClassicForm(document)
  const host = createClassicHost(form, facts, clock, askSite({ ...facts, post: () => facts.post.id }))
  const store = createEditorStore({ host, analyzer: createAnalyzer(facts, host), clock, schedule: timerSchedule })
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
  if (facts.post.unanalysed) void sendWhenReady(store, host, form, facts.post.id, facts.post.unanalysed)
  store.start()
  const sent = document.getElementById('citable-analysis') as HTMLInputElement | null
  // The analysis goes with the text that it is about, in the same request.
  document.getElementById('post')?.addEventListener('submit', () => {
    for (const takeNewer of theirPanels) takeNewer()
    const { optimization, stale, draft } = store.getSnapshot()
    const analysis = host.analysisToSend(optimization === null || stale ? null : { draft, optimization })
    if (sent) sent.value = analysis === null ? '' : JSON.stringify(analysis)
  })
}

async function open(facts: ClassicFacts): Promise<void> {
  const { seoPlugin, post } = facts
  const following = seoPlugin
    ? import('./host/classic/follow-panels.ts').then(
        ({ followPanels }) => followPanels(seoPlugin, post),
        () => [],
      )
    : []
  start(facts, await loadCatalog(document.documentElement.lang || 'en'), await following)
}

const facts = window.citableClassic
// The visual editor's scripts come after this one.
if (facts) window.addEventListener('load', () => void open(facts))
