import './analyzers/own-host.ts'
import { type Catalog, createEditorStore, timerSchedule } from '@citable/editor'
import apiFetch from '@wordpress/api-fetch'
import { dispatch, type Registry, select, useRegistry, useSelect } from '@wordpress/data'
import {
  PluginDocumentSettingPanel,
  PluginPostPublishPanel,
  PluginPrePublishPanel,
  PluginSidebar,
  PluginSidebarMoreMenuItem,
} from '@wordpress/editor'
import { lazy, Suspense, useEffect, useRef } from '@wordpress/element'
import { addFilter } from '@wordpress/hooks'
import { __ } from '@wordpress/i18n'
import { registerPlugin } from '@wordpress/plugins'
import type { ReactNode } from 'react'
import { createAnalyzer } from './analyzers/create-analyzer.ts'
import { logo } from './components/icons.tsx'
import { loadedLater } from './components/loaded-later.tsx'
import { Sidebar } from './components/sidebar.tsx'
import { createToolbarIcon } from './components/toolbar-icon.tsx'
import { type Panel, PanelContext } from './components/use-panel.ts'
import './editor.css'
import { createEditorParts } from './host/block-editor/editor-parts.ts'
import { leanRequest } from './host/block-editor/lean-request.ts'
import { preSave } from './host/block-editor/pre-save.ts'
import { resendIfOutdated } from './host/block-editor/resend.ts'
import { createWordPressHost } from './host/block-editor/wordpress-host.ts'
import type { EditorFacts } from './host/facts.ts'
import { askSite } from './host/models/ask-site.ts'
import type { SeoPlugin } from './host/seo-plugin/seo-plugin.ts'
import { loadCatalog } from './load-catalog.ts'
import { isFirstPublication, scoresBelowMinimum } from './publishing/scores-below-minimum.ts'
import { usePublishLock } from './publishing/use-publish-lock.ts'
import { createReveal } from './reveal.ts'
import { openSidebar } from './sidebar-area.ts'

declare global {
  interface Window {
    citableEditor?: EditorFacts
  }
}

const name = 'citable'

const DocumentSettings = loadedLater(async () => (await import('./components/document-settings.tsx')).DocumentSettings)
/** Commands of the editor's palette; without them the editor works as before. */
const Commands = lazy(() =>
  import('./commands.tsx').then(
    ({ Commands: All }) => ({ default: All }),
    () => ({ default: () => <></> }),
  ),
)
const PrePublish = loadedLater(async () => (await import('./components/publish/pre-publish.tsx')).PrePublish)
const PostPublish = loadedLater(async () => (await import('./components/publish/post-publish.tsx')).PostPublish)

/** Starts Citable in the block editor: host, analyzer and store, hooks around saving, and the sidebar with its panels. Called once a page. */
function start(facts: EditorFacts, catalog: Catalog): void {
  const clock = () => new Date().toISOString()
  const registry: { current: Registry | null } = { current: null }
  const reveal = createReveal()
  const host = createWordPressHost(
    createEditorParts(registry, reveal, askSite({ ...facts, post: () => select('core/editor').getCurrentPostId() })),
    facts,
    clock,
  )
  const analyzer = createAnalyzer(facts, host)
  const store = createEditorStore({ host, analyzer, clock, schedule: timerSchedule })
  const panel: Panel = { store, host, facts, catalog, reveal }

  /** Texts of the present save that another plugin is to store. */
  let sent: Readonly<Record<string, unknown>> = {}

  /** Loaded only where another plugin stores texts. */
  const readBack = async (seoPlugin: SeoPlugin, saved: typeof sent): Promise<void> => {
    const { readBackTexts } = await import('./host/seo-plugin/read-back-texts.ts')
    await readBackTexts(seoPlugin, saved, apiFetch)
  }

  /** The site editor also opens templates and what is not analysed here. */
  const covers = (type: string | null): boolean => type !== null && Object.hasOwn(facts.schemaTypes, type)

  const completed = async (edits: Record<string, unknown>): Promise<Record<string, unknown>> => {
    sent = edits
    await store.beforeSave()
    return withStatusKept({ ...edits, ...host.fieldsToSend() })
  }
  addFilter(
    'editor.preSavePost',
    name,
    preSave(
      () => covers(select('core/editor').getCurrentPostType()),
      () => host.autosaveMeta(),
      completed,
    ),
  )

  apiFetch.use((options, next) => next(leanRequest(options, facts)))

  /** Where one click publishes, without the panel before it, a text below the site's minimum keeps its status, and the author gets a notice. */
  const withStatusKept = (edits: Record<string, unknown>): Record<string, unknown> => {
    const from = String(select('core/editor').getCurrentPostAttribute('status') ?? '')
    if (!isFirstPublication(from, String(edits.status ?? from))) return edits
    if (scoresBelowMinimum(store.getSnapshot(), facts.publishMinimum).length === 0) return edits
    const status = from === 'auto-draft' ? 'draft' : from
    dispatch('core/editor').editPost({ status }, { undoIgnore: true })
    dispatch('core/notices').createWarningNotice(
      __('Saved, not published: this site asks for higher scores before a text is published for the first time.', 'citable'),
      { id: 'citable-minimum' },
    )
    return { ...edits, status }
  }

  /** Follows the life of the editor; draws nothing itself. */
  function EditorLifecycle() {
    registry.current = useRegistry()
    const isSaving: boolean = useSelect((get) => get('core/editor').isSavingPost() && !get('core/editor').isAutosavingPost(), [])
    const wasSaving = useRef(false)
    usePublishLock(panel)
    useEffect(() => store.start(), [])
    // a link "Write a post" of the plugin opens the sidebar; on a phone it would cover the text
    useEffect(() => {
      // after the editor has opened its own
      if (location.hash === '#citable' && innerWidth >= 782) setTimeout(openSidebar)
    }, [])
    useEffect(() => {
      const offer = import('./assistants/offer-analysis.ts').then(({ offerAnalysis }) => offerAnalysis(store)).catch(() => () => {})
      return () => void offer.then((takeBack) => takeBack())
    }, [])
    useEffect(() => {
      if (wasSaving.current && !isSaving && select('core/editor').didPostSaveRequestSucceed()) {
        const end = () => {
          store.afterSave()
          void resendIfOutdated(panel, analyzer, apiFetch)
        }
        if (facts.seoPlugin) void readBack(facts.seoPlugin, sent).finally(end)
        else end()
      }
      wasSaving.current = isSaving
    }, [isSaving])
    return null
  }

  const title = __('Citable', 'citable')
  const ToolbarIcon = createToolbarIcon(panel)
  const inPanel = (part: ReactNode) => <PanelContext.Provider value={panel}>{part}</PanelContext.Provider>
  registerPlugin(name, {
    icon: logo,
    render: Parts,
  })

  // A slot shows what it is given elsewhere on the screen, out of reach of a provider around it: each part brings its own.
  function Parts() {
    const isShown = useSelect((get) => covers(get('core/editor').getCurrentPostType()), [])
    if (!isShown) return null
    return (
      <>
        <EditorLifecycle />
        <Suspense fallback={null}>
          <Commands panel={panel} />
        </Suspense>
        <PluginSidebarMoreMenuItem target={name} icon={logo}>
          {title}
        </PluginSidebarMoreMenuItem>
        <PluginSidebar name={name} title={title} icon={<ToolbarIcon />}>
          {inPanel(<Sidebar />)}
        </PluginSidebar>
        <PluginDocumentSettingPanel name={name} title={title}>
          {inPanel(<DocumentSettings />)}
        </PluginDocumentSettingPanel>
        <PluginPrePublishPanel title={title} initialOpen icon={logo}>
          {inPanel(<PrePublish />)}
        </PluginPrePublishPanel>
        <PluginPostPublishPanel title={title} initialOpen icon={logo}>
          {inPanel(<PostPublish />)}
        </PluginPostPublishPanel>
      </>
    )
  }
}

const facts = window.citableEditor
if (facts) void loadCatalog(document.documentElement.lang || 'en').then((catalog) => start(facts, catalog))
