import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { settled, show, stores, words } from './testing/wordpress.ts'

vi.mock('react/jsx-dev-runtime', async () => (await import('./testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('./testing/wordpress.ts')).jsx)
vi.mock('@wordpress/data', async () => ({ ...(await import('./testing/wordpress.ts')).data, useRegistry: () => 'the registry' }))
vi.mock('@wordpress/element', async () => ({
  ...(await import('./testing/wordpress.ts')).element,
  lazy: () => () => '[commands]',
  Suspense: ({ children }: { readonly children: unknown }) => children,
}))
vi.mock('@wordpress/i18n', async () => (await import('./testing/wordpress.ts')).i18n)
vi.mock('@wordpress/api-fetch', () => ({ default: Object.assign(vi.fn(), { use: (step: typeof made.step) => (made.step = step) }) }))
vi.mock('@wordpress/editor', async () => {
  const part = ({ children }: { readonly children: unknown }) => children
  return {
    PluginDocumentSettingPanel: part,
    PluginPostPublishPanel: part,
    PluginPrePublishPanel: part,
    PluginSidebar: part,
    PluginSidebarMoreMenuItem: part,
  }
})
vi.mock('@wordpress/hooks', () => ({
  addFilter: (name: string, _own: string, filter: typeof made.filter) => Object.assign(made, { filterName: name, filter }),
}))
vi.mock('@wordpress/plugins', () => ({
  registerPlugin: (_name: string, { render }: { render: typeof made.Parts }) => (made.Parts = render),
}))
vi.mock('@citable/editor', () => ({ createEditorStore: () => made.store, timerSchedule: {} }))
vi.mock('./analyzers/own-host.ts', () => ({}))
vi.mock('./editor.css', () => ({}))
vi.mock('./components/loaded-later.tsx', () => ({
  loadedLater: (load: () => unknown) => () => `[${/(\w+)\s*\)?$/.exec(String(load))?.[1] ?? ''}]`,
}))
vi.mock('./components/sidebar.tsx', () => ({ Sidebar: () => '[sidebar]' }))
vi.mock('./components/toolbar-icon.tsx', () => ({ createToolbarIcon: () => () => null }))
vi.mock('./components/icons.tsx', () => ({ logo: null }))
vi.mock('./components/use-panel.ts', () => ({ PanelContext: { Provider: ({ children }: { readonly children: unknown }) => children } }))
vi.mock('./analyzers/create-analyzer.ts', () => ({ createAnalyzer: () => 'the analyzer' }))
vi.mock('./host/models/ask-site.ts', () => ({ askSite: () => ({}) }))
vi.mock('./host/block-editor/editor-parts.ts', () => ({ createEditorParts: () => ({}) }))
vi.mock('./host/block-editor/lean-request.ts', () => ({ leanRequest: (options: object) => ({ ...options, isLean: true }) }))
vi.mock('./host/block-editor/resend.ts', () => ({ resendIfOutdated: made.resend }))
vi.mock('./host/seo-plugin/read-back-texts.ts', () => ({ readBackTexts: made.readBack }))
vi.mock('./host/block-editor/wordpress-host.ts', () => ({
  createWordPressHost: () => ({ autosaveMeta: () => ({ auto: 1 }), fieldsToSend: () => ({ citable_analysis: 'made' }) }),
}))
vi.mock('./load-catalog.ts', () => ({ loadCatalog: async (locale: string) => made.loaded(locale) }))
vi.mock('./assistants/offer-analysis.ts', () => ({ offerAnalysis: async () => made.takeBack }))
vi.mock('./publishing/use-publish-lock.ts', () => ({ usePublishLock: made.lock }))
vi.mock('./sidebar-area.ts', () => ({ openSidebar: made.openSidebar }))

const made = vi.hoisted(() => ({
  store: {
    start: vi.fn(() => () => {}),
    beforeSave: vi.fn(async () => {}),
    afterSave: vi.fn(),
    getSnapshot: vi.fn(),
  },
  step: (_options: object, _next: (options: object) => unknown): unknown => null,
  filter: ((edits: object) => edits) as (edits: object, options: object) => unknown,
  filterName: '',
  Parts: (() => null) as () => React.ReactNode,
  resend: vi.fn(async () => {}),
  readBack: vi.fn(async () => {}),
  loaded: vi.fn(),
  lock: vi.fn(),
  openSidebar: vi.fn(),
  takeBack: vi.fn(),
}))

const editor = { type: 'post' as string | null, status: 'draft', isSaving: false, isAutosaving: false, isDone: true }
const editPost = vi.fn()
const warn = vi.fn()
const facts = { schemaTypes: { post: 'auto' }, publishMinimum: { aeo: 60, seo: 0 }, seoPlugin: null as object | null }

let loaded = 0
/** The script runs when it is loaded: it is loaded anew. */
const load = () => import(/* @vite-ignore */ `./index.tsx?${++loaded}`)

async function start(part: object = {}): Promise<void> {
  vi.stubGlobal('window', { citableEditor: { ...facts, ...part } })
  await load()
  await Promise.resolve()
  await Promise.resolve()
}
const draw = () => show(() => <made.Parts />)

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(editor, { type: 'post', status: 'draft', isSaving: false, isAutosaving: false, isDone: true })
  made.store.getSnapshot.mockReturnValue({ phase: 'ready', optimization: { aeo_score: 40, seo_score: 90 } })
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('innerWidth', 1200)
})

Object.assign(stores, {
  'core/editor': {
    getCurrentPostId: () => 7,
    getCurrentPostType: () => editor.type,
    getCurrentPostAttribute: () => editor.status,
    isSavingPost: () => editor.isSaving,
    isAutosavingPost: () => editor.isAutosaving,
    didPostSaveRequestSucceed: () => editor.isDone,
    editPost,
  },
  'core/notices': { createWarningNotice: warn },
})

afterAll(() => vi.unstubAllGlobals())

it('a page without facts of the plugin is left alone', async () => {
  vi.stubGlobal('window', {})
  await load()
  expect(made.loaded).not.toHaveBeenCalled()
})

it('each part of the editor shows its own, in the language of the screen', async () => {
  await start()
  expect(made.loaded.mock.calls).toEqual([['de']])
  draw()
  for (const part of ['[commands]', '[sidebar]', '[DocumentSettings]', '[PrePublish]', '[PostPublish]', 'Citable'])
    expect(words()).toContain(part)
  expect(made.store.start).toHaveBeenCalledOnce()
  expect(made.lock).toHaveBeenCalled()
})

it.each(['wp_template', null])('what is not analysed has no part: %s', async (type) => {
  editor.type = type
  await start()
  draw()
  expect(words().trim()).toBe('')
  expect(made.store.start).not.toHaveBeenCalled()
})

const save = async (edits: object) => (await made.filter(edits, {})) as object

it('a save waits for the analysis, and carries it', async () => {
  await start()
  expect(made.filterName).toBe('editor.preSavePost')
  expect(await save({ title: 'T' })).toEqual({ title: 'T', citable_analysis: 'made' })
  expect(made.store.beforeSave).toHaveBeenCalledOnce()
})

it.each<[string, string, object, object, boolean]>([
  ['a first publication below the minimum', 'draft', {}, { status: 'publish' }, true],
  ['a first publication of a new text', 'auto-draft', {}, { status: 'publish' }, true],
  ['a draft', 'draft', {}, {}, false],
  ['a published text', 'publish', {}, { status: 'publish' }, false],
  ['a text that has the minimum', 'draft', { publishMinimum: { aeo: 40, seo: 0 } }, { status: 'publish' }, false],
])('the minimum of the site holds at the save itself: %s', async (_what, from, part, edits, isHeld) => {
  editor.status = from
  await start(part)
  const sent = await save(edits)
  expect(sent).toEqual({ ...edits, ...(isHeld && { status: 'draft' }), citable_analysis: 'made' })
  expect(editPost.mock.calls).toEqual(isHeld ? [[{ status: 'draft' }, { undoIgnore: true }]] : [])
  expect(warn).toHaveBeenCalledTimes(isHeld ? 1 : 0)
})

it('every request of the editor goes as lean as it can', async () => {
  await start()
  expect(made.step({ path: '/a' }, (options) => options)).toEqual({ path: '/a', isLean: true })
})

const saved = async () => {
  draw()
  editor.isSaving = true
  await settled()
  editor.isSaving = false
  await settled()
  await vi.dynamicImportSettled()
  await settled()
}

it('after a save the store gets an event, and the analysis that missed the save is sent', async () => {
  await start()
  await saved()
  expect(made.store.afterSave).toHaveBeenCalledOnce()
  expect(made.resend).toHaveBeenCalledOnce()
  expect(made.readBack).not.toHaveBeenCalled()
})

it('texts that another plugin stores are read back first', async () => {
  await start({ seoPlugin: { name: 'Other' } })
  await save({ title: 'T' })
  await saved()
  expect(made.readBack.mock.calls[0]?.slice(0, 2)).toEqual([{ name: 'Other' }, { title: 'T' }])
  expect(made.store.afterSave).toHaveBeenCalledOnce()
})

it.each<[string, Partial<typeof editor>]>([
  ['failed', { isDone: false }],
  ['was an autosave', { isAutosaving: true }],
])('nothing follows a save that %s', async (_what, part) => {
  Object.assign(editor, part)
  await start()
  await saved()
  expect(made.store.afterSave).not.toHaveBeenCalled()
})

it.each([
  ['from our own link', '#citable', 1200, 1],
  ['from our own link in the smallest window that is no phone', '#citable', 782, 1],
  ['not on a phone, where it would cover the text', '#citable', 781, 0],
  ['not from another link', '', 1200, 0],
])('the sidebar opens by itself %s', async (_when, hash, width, times) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('innerWidth', width)
  await start()
  draw()
  await vi.runAllTimersAsync()
  expect(made.openSidebar).toHaveBeenCalledTimes(times)
  vi.useRealTimers()
})
