import './analyzers/own-host.ts'
import { type Catalog, createEditorStore, type EditorStore, timerSchedule } from '@citable/editor'
import apiFetch from '@wordpress/api-fetch'
import { createRoot } from '@wordpress/element'
import { createAnalyzer } from './analyzers/create-analyzer.ts'
import { ClassicDetails, ClassicScores } from './components/classic-panel.tsx'
import { type Panel, PanelContext } from './components/use-panel.ts'
import './editor.css'
import { createClassicForm, fieldOfPart } from './host/classic/classic-form.ts'
import { type ClassicFacts, type ClassicForm, type ClassicHost, createClassicHost } from './host/classic/classic-host.ts'
import { askSite } from './host/models/ask-site.ts'
import type { SeoPlugin } from './host/seo-plugin/seo-plugin.ts'
import { seoParts } from './host/seo-plugin/seo-plugin-texts.ts'
import { createTheirPanel } from './host/seo-plugin/their-panel.ts'
import { panelText } from './host/texts/panel-text.ts'
import { loadCatalog } from './load-catalog.ts'
import { createReveal } from './reveal.ts'

declare global {
  interface Window {
    citableClassic?: ClassicFacts
  }
}

/** Gives the panel of the other plugin what is written into our fields of its texts. The answer: how to take what was written there since. */
const followPanels = (seoPlugin: SeoPlugin, { post }: ClassicFacts): readonly (() => void)[] =>
  seoParts.flatMap((part) => {
    const field = document.getElementById(fieldOfPart[part])
    if (!(field instanceof HTMLTextAreaElement)) return []
    const panel = createTheirPanel(post.seoTexts?.[part]?.stored ?? '', () => panelText(seoPlugin, part))
    field.addEventListener('input', () => panel.give(field.value.replaceAll('\n', ' ')))
    return () => {
      field.value = panel.newer() ?? field.value
    }
  })

/**
 * The page after a save holds the text as it was saved. Where the server has changed it, the analysis that came with the form was about another one;
 * that of the page belongs to it while nobody has written. Failure is silent: the next save tries again.
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

function start(facts: ClassicFacts, catalog: Catalog): void {
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
  const theirPanels = facts.seoPlugin ? followPanels(facts.seoPlugin, facts) : []
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

const facts = window.citableClassic
// The visual editor's scripts come after this one.
if (facts)
  window.addEventListener('load', () => void loadCatalog(document.documentElement.lang || 'en').then((catalog) => start(facts, catalog)))
