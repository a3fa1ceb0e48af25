import { beforeEach, expect, it, vi } from 'vitest'
import { OptimizeEntry, OptimizeRow, OptimizeSelected } from './bulk/actions.tsx'
import plugin from './index.ts'
import { Panel } from './panel/panel-description.tsx'
import { addScoreColumn } from './scores/score-column.tsx'

vi.mock('@strapi/design-system', async () => (await import('./testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => ({ ...(await import('./testing/strapi.ts')).icons, Magic: () => null }))
vi.mock('@strapi/strapi/admin', () => ({
  useAuth: (_name: string, read: (state: object) => unknown) => read({ permissions: person.rights.map((action) => ({ action })) }),
}))
vi.mock('react-intl', () => ({ useIntl: () => ({ formatMessage: ({ id }: { id: string }) => `[${id}]` }) }))
vi.mock('./panel/card-skeleton.tsx', () => ({ CardSkeleton: () => null }))
vi.mock('./bulk/optimize.tsx', () => ({ default: () => null }))
vi.mock('./panel/panel.tsx', () => ({ default: () => null, prepareDevice: () => {} }))
vi.mock('./health/health-page.tsx', () => ({ default: 'the health page' }))
vi.mock('./settings/settings-page.tsx', () => ({ default: 'the settings page' }))
vi.mock('./scores/widget.tsx', () => ({ default: 'the widget' }))

const person = vi.hoisted(() => ({ rights: [] as string[] }))
const mayUse = 'plugin::citable.use'
const at = (pathname: string) => vi.stubGlobal('window', { location: { pathname } })

/** Strapi's admin, as far as plugins register with it. */
const createApp = () => {
  const apis = { addEditViewSidePanel: vi.fn(), addBulkAction: vi.fn(), addDocumentAction: vi.fn() }
  return {
    registerPlugin: vi.fn(),
    addSettingsLink: vi.fn(),
    addMenuLink: vi.fn(),
    registerHook: vi.fn(),
    widgets: { register: vi.fn() },
    getPlugin: vi.fn(() => ({ apis })),
    apis,
  }
}

beforeEach(() => {
  person.rights = [mayUse]
  at('/content-manager/collection-types/api::a.a')
})

it('each page of the plugin is offered to people who may see it', async () => {
  const app = createApp()
  plugin.register(app as never)
  expect(app.registerPlugin.mock.calls).toEqual([[{ id: 'citable', name: 'Citable' }]])
  const [[, settings]] = app.addSettingsLink.mock.calls as never as [[string, Record<string, never>]]
  const [[menu]] = app.addMenuLink.mock.calls as never as [[Record<string, never>]]
  const [[widget]] = app.widgets.register.mock.calls as never as [[Record<string, never>]]
  expect(app.addSettingsLink.mock.calls[0]?.[0]).toBe('global')
  const of = (right: string) => [{ action: `plugin::citable.${right}`, subject: null }]
  expect([settings.to, settings.permissions]).toEqual(['citable', of('settings.read')])
  expect([menu.to, menu.permissions]).toEqual(['plugins/citable', of('use')])
  expect([widget.id, widget.permissions]).toEqual(['overview', of('use')])
  const load = (one: unknown) => (one as () => Promise<unknown>)()
  expect(await load(settings.Component)).toMatchObject({ default: 'the settings page' })
  expect(await load(menu.Component)).toMatchObject({ default: 'the health page' })
  expect(await load(widget.component)).toBe('the widget')
})

it('each part of an entry and of a list is registered', () => {
  const app = createApp()
  plugin.bootstrap(app as never)
  expect(app.apis.addEditViewSidePanel.mock.calls).toEqual([[[Panel]]])
  expect(app.apis.addBulkAction.mock.calls).toEqual([[[OptimizeSelected]]])
  expect(app.apis.addDocumentAction.mock.calls).toEqual([[[OptimizeRow, OptimizeEntry]]])
  expect(app.registerHook.mock.calls.map(([name]) => name)).toEqual([
    'Admin/CM/pages/EditView/mutate-edit-view-layout',
    'Admin/CM/pages/ListView/inject-column-in-table',
  ])
  expect(app.registerHook.mock.calls[1]?.[1]).toBe(addScoreColumn)
})

it('a part that a version of Strapi does not know leaves the others and the admin as they are', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const fail = () => {
    throw new Error('unknown')
  }
  const app = { ...createApp(), addSettingsLink: fail, getPlugin: fail }
  plugin.register(app as never)
  plugin.bootstrap(app as never)
  expect(app.addMenuLink).toHaveBeenCalledOnce()
  expect(app.registerHook).toHaveBeenCalledTimes(2)
  expect(warn.mock.calls.map(([sentence]) => String(sentence).split(' is ')[0])).toEqual([
    'Citable: the settings page',
    'Citable: the panel',
    'Citable: “Optimize”',
  ])
  warn.mockRestore()
})

it('what Strapi draws itself is in its language, in English where we have no other', async () => {
  const [german, polish] = await plugin.registerTrads({ locales: ['de', 'pl'] })
  expect(german).toEqual({
    locale: 'de',
    data: { 'citable.settings.title': 'Citable', 'citable.optimize': 'Optimieren', 'citable.widget.title': 'Citable: AEO-Reife' },
  })
  expect(polish).toEqual({ locale: 'pl', data: { 'citable.settings.title': 'Citable', 'citable.optimize': 'Optimize' } })
})

const document = { documentId: 'd1', locale: 'de', updatedAt: '2026', status: 'draft' }
const actions = {
  row: (part: object = {}) => OptimizeRow({ document, model: 'api::a.a', activeTab: 'draft', ...part } as never),
  entry: (part: object = {}) => OptimizeEntry({ document, model: 'api::a.a', activeTab: 'draft', ...part } as never),
  selected: (part: object = {}) => OptimizeSelected({ documents: [document], model: 'api::a.a', ...part } as never),
}

it.each<[string, keyof typeof actions, object, boolean]>([
  ['in a list', 'selected', {}, true],
  ['in a row', 'row', {}, true],
  ['beside an entry', 'entry', {}, true],
  ['not in a list of what is no content', 'selected', { model: 'plugin::users.user' }, false],
  ['not in a row of what is no content', 'row', { model: 'plugin::users.user' }, false],
  ['not beside what is no content', 'entry', { model: 'plugin::users.user' }, false],
  ['not without an entry', 'row', { document: undefined }, false],
  ['not beside an entry that is not saved', 'entry', { document: undefined }, false],
  ['not beside a published version', 'entry', { activeTab: 'published' }, false],
])('optimizing is offered %s', (_where, name, part, isOffered) => {
  expect(actions[name](part) !== null).toBe(isOffered)
  person.rights = ['plugin::citable.settings.read']
  expect(actions[name](part)).toBeNull()
})

it('each place of the action is its own', () => {
  expect(actions.row()).toMatchObject({ label: '[citable.optimize]', position: ['table-row'] })
  expect(actions.entry()).toMatchObject({ label: '[citable.optimize]', position: ['header'] })
  expect([OptimizeRow.position, OptimizeEntry.position]).toEqual([['table-row'], ['header']])
})

type Element = { readonly type: unknown; readonly props: Record<string, never> }
const dialogOf = (name: keyof typeof actions, part: object = {}): Element => {
  const { dialog } = actions[name](part) as never as { dialog: { content: (how: object) => Element } }
  return dialog.content({ onClose: 'closes' }).props.children as never
}

it('the dialog is about the entries that were chosen, in their languages', () => {
  const documents = [document, { documentId: 'd2', locale: null }]
  expect(dialogOf('selected', { documents }).props).toEqual({
    uid: 'api::a.a',
    entries: [
      { documentId: 'd1', locale: 'de' },
      { documentId: 'd2', locale: '' },
    ],
    close: 'closes',
  })
})

it('only the dialog beside an entry takes its form', () => {
  expect(dialogOf('row').type).toBe(dialogOf('selected').type)
  expect(dialogOf('entry').type).not.toBe(dialogOf('row').type)
})

const table = (...names: readonly string[]) => ({ displayedHeaders: names.map((name) => ({ name })), layout: {} })
const ours = ['citableAeo', 'citableSeo']
const columns = (of: ReturnType<typeof table>) => addScoreColumn(of).displayedHeaders.map(({ name }) => name)

it.each([
  ['after the title', ['title', 'author'], ['title', ...ours, 'author']],
  ['after the title, not after a number', ['id', 'title', 'author'], ['id', 'title', ...ours, 'author']],
  ['after the title, not after an id', ['documentId', 'id', 'title'], ['documentId', 'id', 'title', ...ours]],
  ['at the end where only numbers are shown', ['id', 'documentId'], ['id', 'documentId', ...ours]],
  ['in an empty list', [], ours],
])('the scores of a list stand %s', (_where, names, expected) => {
  expect(columns(table(...names))).toEqual(expected)
})

it('a list of what is no content, and one that cannot be read, stay as they were', () => {
  at('/content-manager/collection-types/plugin::users.user')
  expect(columns(table('title'))).toEqual(['title'])
  vi.stubGlobal('window', undefined)
  expect(columns(table('title'))).toEqual(['title'])
})

it.each([
  ['de', 'de'],
  [null, ''],
  [undefined, ''],
])('a cell asks for its entry in its language: %s', (locale, asked) => {
  const [, ...added] = addScoreColumn(table('title')).displayedHeaders as never as readonly Record<string, never>[]
  const cells = added.map((column) => {
    expect(column).toMatchObject({ sortable: false, searchable: false })
    const format = column.cellFormatter as never as (row: object, header: null, how: object) => Element
    return (format({ documentId: 'd1', locale }, null, { model: 'api::a.a' }).props.children as never as Element).props
  })
  const entry = { uid: 'api::a.a', documentId: 'd1', locale: asked }
  expect(cells).toEqual([
    { ...entry, score: 'aeoScore' },
    { ...entry, score: 'seoScore' },
  ])
})

const panelOf = (part: object) => {
  const { content } = Panel({ model: 'api::a.a', documentId: 'd1', activeTab: 'draft', ...part } as never) as never as { content: Element }
  return (content.props.children as never as Element).props
}

it.each<[string, object, object]>([
  ['a draft', { document }, { documentId: 'd1', isEditable: true, version: '2026 draft ' }],
  ['a published version', { document, activeTab: 'published' }, { isEditable: false }],
  ['a new entry', { documentId: undefined }, { documentId: '', version: '  ' }],
  ['an entry that only its document names', { documentId: undefined, document }, { documentId: 'd1' }],
  ['a publication', { document, meta: { availableStatus: [{ publishedAt: 'now' }] } }, { version: '2026 draft now' }],
  ['no publication', { document, meta: { availableStatus: [{ publishedAt: null }] } }, { version: '2026 draft ' }],
])('the panel is told of %s in primitive values', (_what, part, expected) => {
  expect(panelOf(part)).toMatchObject(expected)
  expect(Object.values(panelOf(part)).map((value) => typeof value)).not.toContain('object')
})

it('who has no right to the panel gets none', () => {
  person.rights = []
  expect(Panel({ model: 'api::a.a', documentId: 'd1', activeTab: 'draft' } as never)).toBeNull()
})

it('what is no content has no panel', () => {
  expect(Panel({ model: 'plugin::users.user' } as never)).toBeNull()
})

it('the panel loads ahead of an entry, once, and never of other pages', async () => {
  vi.resetModules()
  const prepareDevice = vi.fn()
  const warnBeforePublishing = vi.fn()
  vi.doMock('./panel/panel.tsx', () => ({ default: () => null, prepareDevice, warnBeforePublishing }))
  const { loadAhead } = await import('./panel/panel-description.tsx')
  const app = createApp()
  const load = loadAhead(app as never)
  const layout = {}
  at('/content-manager/collection-types/plugin::users.user/u1')
  expect(load(layout)).toBe(layout)
  await vi.dynamicImportSettled()
  expect(prepareDevice).not.toHaveBeenCalled()
  at('/content-manager/collection-types/api::a.a/d1')
  expect(load(layout)).toBe(layout)
  load(layout)
  await vi.dynamicImportSettled()
  expect(prepareDevice).toHaveBeenCalledOnce()
  expect(warnBeforePublishing.mock.calls).toEqual([[app]])
})
