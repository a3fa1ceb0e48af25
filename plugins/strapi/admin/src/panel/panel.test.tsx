import { nothing } from '@citable/tooling/gates/panel-samples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { given, server, settled, show, words } from '../testing/strapi.ts'
import PanelContent from './panel.tsx'
import type { Panel } from './panel-context.tsx'

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../testing/strapi.ts')).icons)
vi.mock('styled-components', async () => ({ styled: (await import('../testing/strapi.ts')).styled }))
vi.mock('../use-texts.tsx', async () => (await import('../testing/strapi.ts')).texts)
vi.mock('react-router-dom', () => ({ NavLink: 'a' }))
vi.mock('@strapi/strapi/admin', async () => ({
  ...(await import('../testing/strapi.ts')).admin,
  useQueryParams: () => [{ query: screen.locale === undefined ? {} : { plugins: { i18n: { locale: screen.locale } } } }],
  unstable_useContentManagerContext: () => {
    if (screen.form === 'broken') throw new Error('outside')
    return { form: screen.form }
  },
}))
vi.mock('@citable/editor', () => ({
  createEditorStore: (parts: { analyzer: unknown }) => {
    screen.analyzer = parts.analyzer
    return store
  },
  panelView: () => screen.view,
  timerSchedule: {},
}))
vi.mock('../analyzers.ts', () => ({
  prepareDevice: screen.prepare,
  createDeviceAnalyzer: () => ({ analyzer: 'the device', close: screen.close }),
  createRemoteAnalyzer: (_post: unknown, uid: string, name: string, device: unknown) => ({ uid, name, device }),
}))
vi.mock('../host/strapi-host.ts', () => ({ createStrapiHost: () => host }))
vi.mock('../host/draft-of-form.ts', () => ({ entryOf: ({ entry }: { entry: object }) => entry }))
vi.mock('../host/fit-optimization.ts', () => ({ fitOptimization: () => ({ optimization: 'fitted', problems: new Map([['a', {}]]) }) }))
vi.mock('../host/screen.ts', () => ({ closeSideDrawer: screen.closeSide }))
vi.mock('../use-catalog.ts', () => ({ useCatalog: () => ({ catalog: {}, isReady: screen.isReady }) }))
vi.mock('../use-taken.ts', () => ({ useTaken: () => ({ isTaken: () => null, known: new Map() }) }))
vi.mock('./publish-warning.ts', () => ({ setPublishWarning: screen.warn, warnBeforePublishing: () => {} }))
vi.mock('./card-skeleton.tsx', () => ({ CardSkeleton: () => '[skeleton]' }))
vi.mock('./drawer.tsx', () => ({ default: () => null }))
vi.mock('./card.tsx', async () => {
  const { usePanel } = await import('./panel-context.tsx')
  return {
    Card: ({ isOpen, opener }: { isOpen: boolean; opener: { current: unknown } }) => {
      screen.panel = usePanel()
      opener.current = screen.opener
      return `[card ${isOpen ? 'beside the drawer' : 'alone'}]`
    },
  }
})

const screen = vi.hoisted(() => ({
  form: null as object | null | 'broken',
  locale: undefined as string | undefined,
  isReady: true,
  view: {} as object,
  analyzer: null as unknown,
  panel: null as unknown,
  opener: {},
  prepare: vi.fn(),
  close: vi.fn(),
  closeSide: vi.fn(),
  warn: vi.fn(),
}))
const store = vi.hoisted(() => ({
  start: vi.fn(() => () => {}),
  afterSave: vi.fn(),
  dismissNotice: vi.fn(),
  show: vi.fn(async () => {}),
  subscribe: () => () => {},
  getSnapshot: vi.fn(),
}))
const host = vi.hoisted(() => ({ update: vi.fn(), judge: vi.fn(() => 'judged'), isHidden: vi.fn(), refusal: vi.fn(), readDraft: vi.fn() }))

const mapping = { title: 'title' }
const entry = {
  mapping,
  shape: { uid: 'api::a.a' },
  mode: 'embedded',
  service: null,
  mayAskForDrafts: true,
  warnBelow: null,
  facts: { documentId: 'd1' },
}
const onChange = vi.fn()
let state: Record<string, unknown>
const panel = () => screen.panel as Panel
const props = { model: 'api::a.a', documentId: 'd1', isEditable: true, version: '1' }

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(screen, { form: { values: { title: 'T' }, onChange }, locale: undefined, isReady: true, view: { ...nothing }, panel: null })
  state = { optimization: null, notice: null }
  store.getSnapshot.mockImplementation(() => state)
  server.get.mockReset().mockResolvedValue({ data: entry })
})
afterAll(() => vi.unstubAllGlobals())

let held: Partial<typeof props> = {}
async function open(part: Partial<typeof props> = {}) {
  held = part
  show(() => <PanelContent {...props} {...held} />)
  await settled()
}
const change = async (part: Partial<typeof props>) => {
  held = { ...held, ...part }
  await settled()
  await settled()
}

it.each<[string, Partial<typeof props>, string | undefined, string]>([
  ['an entry', {}, undefined, 'uid=api%3A%3Aa.a&documentId=d1'],
  ['an entry in a language', {}, 'de', 'uid=api%3A%3Aa.a&documentId=d1&locale=de'],
  ['a new entry', { documentId: '' }, undefined, 'uid=api%3A%3Aa.a'],
])('facts are asked for about %s', async (_what, part, locale, query) => {
  screen.locale = locale
  await open(part)
  expect(server.get.mock.calls.map(([path]) => path)).toEqual([`/citable/entry?${query}`])
  expect(words()).toContain('[card alone]')
})

const scores = [
  { label: 'AEO', value: 42 },
  { label: 'SEO', value: 80 },
]
const warning = {
  entry: 'api::a.a d1',
  said: 'AEO 42 · SEO 80\nShorten the title',
  dialog: { type: 'dialog', title: '[publish.below 60]', content: expect.anything() },
}
it.each<[string, object, Partial<typeof props>, object | null]>([
  ['with a score below what its type asks for', { warnBelow: 60 }, {}, warning],
  ['with no lower score', { warnBelow: 42 }, {}, null],
  ['of a type without warnings', {}, {}, null],
  ['that is on screen as published', { warnBelow: 60 }, { isEditable: false }, null],
])('before an entry %s is published: what is said', async (_what, part, shown, expected) => {
  screen.view = { ...nothing, scores, next: [{ line: 'Shorten the title' }] }
  server.get.mockResolvedValue({ data: { ...entry, ...part } })
  await open(shown)
  await settled()
  expect(screen.warn.mock.lastCall?.[0] ?? null).toEqual(expected)
})

it.each<[string, () => void, readonly string[], readonly string[]]>([
  ['without a form', () => Object.assign(screen, { form: null }), ['[panel.noForm]'], ['[card']],
  ['where Strapi gives no form any more', () => Object.assign(screen, { form: 'broken' }), ['[panel.noForm]'], ['[card']],
  ['for who may not', () => server.get.mockRejectedValue({ status: 403 }), ['[panel.forbidden]'], ['panel.unreadable']],
  ['for who may not, in an older Strapi', () => server.get.mockRejectedValue({ response: { status: 403 } }), ['[panel.forbidden]'], []],
  ['that cannot be read', () => server.get.mockRejectedValue({ message: 'gone' }), ['[panel.unreadable gone]'], ['panel.forbidden']],
  [
    'of a type that is not analysed',
    () => server.get.mockResolvedValue({ data: { ...entry, mapping: null } }),
    ['[panel.notMapped]', '[panel.openSettings]'],
    ['[card'],
  ],
  ['before the facts are there', () => server.get.mockImplementation(() => new Promise(() => {})), ['[skeleton]'], ['[card']],
  ['before its words are there', () => Object.assign(screen, { isReady: false }), ['[skeleton]'], ['[card']],
])('the panel of an entry %s', async (_what, set, said, unsaid) => {
  set()
  await open()
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
})

it('people who may change the settings get a link to them', async () => {
  server.get.mockResolvedValue({ data: { ...entry, mapping: null } })
  await open()
  expect(given('Link', '[panel.openSettings]').to).toBe('/settings/citable')
})

it('facts of another entry are never shown', async () => {
  await open()
  server.get.mockImplementation(() => new Promise(() => {}))
  await change({ documentId: 'd2' })
  expect(words()).not.toContain('[card')
  expect(words()).toContain('[skeleton]')
})

it.each<[string, object, unknown]>([
  ['on the device', {}, 'the device'],
  ['on the device without a service', { mode: 'service' }, 'the device'],
  ['on the device while a service is only known', { service: { name: 's.example' } }, 'the device'],
  [
    'by the service, else on the device',
    { mode: 'service', service: { name: 's.example' } },
    { uid: 'api::a.a', name: 's.example', device: 'the device' },
  ],
])('an entry is analysed %s', async (_where, part, analyzer) => {
  server.get.mockResolvedValue({ data: { ...entry, ...part } })
  await open()
  expect(screen.analyzer).toEqual(analyzer)
  expect(store.start).toHaveBeenCalledOnce()
  expect(screen.prepare).toHaveBeenCalledOnce()
})

it('the store hears of a save, with fresh facts', async () => {
  await open()
  expect(store.afterSave).not.toHaveBeenCalled()
  await change({ version: '2' })
  expect(store.afterSave).toHaveBeenCalledOnce()
  expect(server.get).toHaveBeenCalledTimes(2)
  await change({})
  expect(store.afterSave).toHaveBeenCalledOnce()
})

it('the host hears of every change of the form', async () => {
  await open()
  const before = host.update.mock.calls.length
  Object.assign(screen, { form: { values: { title: 'New' }, onChange } })
  await settled()
  expect(host.update.mock.calls.length).toBeGreaterThan(before)
  expect(host.update.mock.lastCall?.[0]).toMatchObject({ form: { values: { title: 'New' } }, editable: true })
})

it('fields are written by the draft alone', async () => {
  await open()
  panel().write?.('title', 'New')
  expect(onChange.mock.calls).toEqual([['title', 'New']])
  expect(panel().readDraft).not.toBeNull()
  await open({ isEditable: false })
  expect(panel()).toMatchObject({ write: null, readDraft: null, chooseType: null })
})

it.each<[string, object, Partial<typeof props>, boolean, boolean]>([
  ['a saved draft', {}, {}, true, true],
  ['a new entry', {}, { documentId: '' }, false, true],
  ['who may not ask for drafts', { mayAskForDrafts: false }, {}, true, false],
])('a type can be chosen, and drafts asked for: %s', async (_what, part, own, canChoose, canAsk) => {
  server.get.mockResolvedValue({ data: { ...entry, ...part } })
  await open(own)
  expect(panel().chooseType !== null).toBe(canChoose)
  expect(panel().readDraft !== null).toBe(canAsk)
})

it.each([
  [undefined, {}],
  ['de', { locale: 'de' }],
])('a chosen type is stored with its entry, in the language %s, and its answer is in force', async (locale, part) => {
  screen.locale = locale
  server.put.mockResolvedValue({ data: { choices: 'new' } })
  await open()
  expect(await panel().chooseType?.('HowTo')).toBe(true)
  expect(server.put.mock.calls).toEqual([['/citable/entry/choices', { uid: 'api::a.a', documentId: 'd1', ...part, schemaType: 'HowTo' }]])
  await settled()
  expect(panel().entry).toMatchObject({ choices: 'new', mapping })
})

it('a choice that is refused is shown to the person who chose', async () => {
  server.put.mockRejectedValue(new Error('no'))
  await open()
  expect(await panel().chooseType?.('HowTo')).toBe(false)
})

it('only what can be saved is shown of an analysis', async () => {
  await open()
  expect(panel().problems.size).toBe(0)
  state = { ...state, optimization: {} }
  await settled()
  expect(panel().state.optimization).toBe('fitted')
  expect([...panel().problems.keys()]).toEqual(['a'])
  expect(panel().judge({} as never)).toBe('judged')
})

const notice = { id: 4, tone: 'warning', text: 'The text' }

it.each<[string, string, boolean, object | null, string]>([
  ['as the editor says it', 'applied', true, { code: 'required' }, 'The text'],
  ['that a field is not on screen', 'notFound', true, null, '[panel.notOnScreen]'],
  ['that a passage is gone', 'notFound', false, null, 'The text'],
  ['why a change was refused', 'refused', false, { code: 'tooLong', limit: 60 }, '[field.tooLong 60]'],
  ['that a change was refused', 'refused', false, null, 'The text'],
])('an outcome is told %s', async (_how, code, isHidden, refusal, sentence) => {
  host.isHidden.mockReturnValue(isHidden)
  host.refusal.mockReturnValue(refusal)
  state = { ...state, notice: { code } }
  screen.view = { ...nothing, notice }
  await open()
  expect(panel().notice).toEqual({ ...notice, text: sentence })
})

it('an outcome stands where it was asked for, and nowhere before it is there', async () => {
  const run = vi.fn(async () => {})
  state = { ...state, notice: { id: 4, code: 'applied' } }
  screen.view = { ...nothing, notice }
  await open()
  expect(panel().askedAt).toBeNull()
  panel().act('a-button', run)
  expect(run).toHaveBeenCalledOnce()
  await settled()
  expect(panel().askedAt).toBeNull()
  screen.view = { ...nothing, notice: { ...notice, id: 5 } }
  await settled()
  expect(panel().askedAt).toBe('a-button')
})
