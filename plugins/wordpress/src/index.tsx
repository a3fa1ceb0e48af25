import {
  type Analyzer,
  createCatalog,
  createEditorStore,
  createFallbackAnalyzer,
  createServiceAnalyzer,
  createWorkerAnalyzer,
  loadLocale,
  loadRubricLocale,
  timerSchedule,
} from '@citable/editor'
import apiFetch from '@wordpress/api-fetch'
import { type Registry, select, useRegistry, useSelect } from '@wordpress/data'
import { PluginPostPublishPanel, PluginPrePublishPanel, PluginSidebar, PluginSidebarMoreMenuItem } from '@wordpress/editor'
import { useEffect, useRef } from '@wordpress/element'
import { addFilter } from '@wordpress/hooks'
import { __ } from '@wordpress/i18n'
import { registerPlugin } from '@wordpress/plugins'
import type { ReactNode } from 'react'
import { logo } from './components/icons.tsx'
import { PostPublish, PrePublish } from './components/publish-panels.tsx'
import { Sidebar } from './components/sidebar.tsx'
import { type Panel, PanelContext } from './components/use-panel.ts'
import './editor.css'
import { uiTexts } from './generated/ui-texts.ts'
import { callService } from './host/call-service.ts'
import { createEditorParts } from './host/editor-parts.ts'
import type { EditorFacts } from './host/facts.ts'
import { resendIfServerChangedText } from './host/resend.ts'
import { createWordPressHost } from './host/wordpress-host.ts'

declare global {
  interface Window {
    citableEditor?: EditorFacts
  }
}

const name = 'citable'

interface OwnTexts {
  readonly texts: Awaited<ReturnType<typeof loadLocale>>
  readonly rubric: Awaited<ReturnType<typeof loadRubricLocale>>
}

function start(facts: EditorFacts, own: OwnTexts): void {
  const clock = () => new Date().toISOString()
  const registry: { current: Registry | null } = { current: null }
  const host = createWordPressHost(createEditorParts(registry), facts, clock)
  const device = createWorkerAnalyzer({
    start: () => new Worker(new URL('./core.worker.ts', import.meta.url), { name }),
    schedule: timerSchedule,
  })
  const isService = facts.mode === 'service'
  // The service goes first where it is chosen; when it does not answer, this device makes the same score and the panel says so.
  const chosen = isService ? createFallbackAnalyzer(createServiceAnalyzer({ call: callService, name: facts.serviceHost }), device) : device
  // Nothing written yet: the service would refuse an empty text, and there is nothing to ask it.
  const analyzer: Analyzer = {
    analyze: (request, signal) =>
      (request.input.kind === 'blocks' && request.input.blocks.length === 0 ? device : chosen).analyze(request, signal),
  }
  const store = createEditorStore({ host, analyzer, clock, schedule: timerSchedule })
  const texts = uiTexts()
  const panel: Panel = {
    store,
    host,
    facts,
    // A language pack of the site goes first, then the panel's own translation.
    catalog: createCatalog({
      locale,
      translate: (code) => texts[code],
      ...(own.texts && { texts: own.texts }),
      ...(own.rubric && { rubric: own.rubric }),
    }),
  }

  // The analysis joins the post in the same request. An error in here would cancel the author's save.
  addFilter('editor.preSavePost', name, async (edits: Record<string, unknown>, options?: { isAutosave?: boolean; isPreview?: boolean }) => {
    if (options?.isAutosave || options?.isPreview) return edits
    try {
      const kept = await store.beforeSave()
      return kept?.current ? { ...edits, meta: select('core/editor').getEditedPostAttribute('meta') } : edits
    } catch {
      return edits
    }
  })

  /** Follows the life of the editor; draws nothing itself. */
  function Life() {
    registry.current = useRegistry()
    const isSaving: boolean = useSelect((get) => get('core/editor').isSavingPost() && !get('core/editor').isAutosavingPost(), [])
    const wasSaving = useRef(false)
    useEffect(() => store.start(), [])
    useEffect(() => {
      if (wasSaving.current && !isSaving && select('core/editor').didPostSaveRequestSucceed()) {
        store.afterSave()
        void resendIfServerChangedText(panel, apiFetch)
      }
      wasSaving.current = isSaving
    }, [isSaving])
    return null
  }

  const title = __('Citable', 'citable')
  const inPanel = (part: ReactNode) => <PanelContext.Provider value={panel}>{part}</PanelContext.Provider>
  registerPlugin(name, {
    icon: logo,
    // A slot shows what it is given elsewhere on the screen, out of reach of a provider around it: each part brings its own.
    render: () => (
      <>
        <Life />
        <PluginSidebarMoreMenuItem target={name} icon={logo}>
          {title}
        </PluginSidebarMoreMenuItem>
        <PluginSidebar name={name} title={title} icon={logo}>
          {inPanel(<Sidebar />)}
        </PluginSidebar>
        <PluginPrePublishPanel title={title} initialOpen icon={logo}>
          {inPanel(<PrePublish />)}
        </PluginPrePublishPanel>
        <PluginPostPublishPanel title={title} initialOpen icon={logo}>
          {inPanel(<PostPublish />)}
        </PluginPostPublishPanel>
      </>
    ),
  })
}

const locale = document.documentElement.lang || 'en'
const facts = window.citableEditor
if (facts) void Promise.all([loadLocale(locale), loadRubricLocale(locale)]).then(([texts, rubric]) => start(facts, { texts, rubric }))
