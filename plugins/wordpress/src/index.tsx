import { type Catalog, createEditorStore, timerSchedule } from '@citable/editor'
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
import { createAnalyzer } from './create-analyzer.ts'
import './editor.css'
import { createEditorParts } from './host/editor-parts.ts'
import type { EditorFacts } from './host/facts.ts'
import { resendIfServerChangedText } from './host/resend.ts'
import { createWordPressHost } from './host/wordpress-host.ts'
import { loadCatalog } from './load-catalog.ts'

declare global {
  interface Window {
    citableEditor?: EditorFacts
  }
}

const name = 'citable'

function start(facts: EditorFacts, catalog: Catalog): void {
  const clock = () => new Date().toISOString()
  const registry: { current: Registry | null } = { current: null }
  const host = createWordPressHost(createEditorParts(registry), facts, clock)
  const store = createEditorStore({ host, analyzer: createAnalyzer(facts), clock, schedule: timerSchedule })
  const panel: Panel = { store, host, facts, catalog }

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

const facts = window.citableEditor
if (facts) void loadCatalog(document.documentElement.lang || 'en').then((catalog) => start(facts, catalog))
