import { beforeEach, expect, it, vi } from 'vitest'
import { openEntry } from './open-entry.ts'

vi.mock('@citable/editor', () => ({
  createEditorStore: () => ({
    start: () => made.stop,
    getSnapshot: () => made.state,
    subscribe: (listener: () => void) => {
      made.heard = listener
    },
  }),
  panelView: ({ optimization }: { readonly optimization: unknown }) => ({ ...made.view, scores: optimization }),
  timerSchedule: {},
}))
vi.mock('../host/strapi-host.ts', () => ({
  createStrapiHost: (screen: typeof made.screen) => {
    made.screen = screen
    return { judge: made.judge, update: (next: typeof made.screen) => (made.screen = next), apply: made.apply }
  },
}))
vi.mock('../host/fit-optimization.ts', () => ({ fitOptimization: (optimization: object) => ({ optimization: [optimization] }) }))

interface Screen {
  readonly editable: boolean
  readonly form: { readonly values: object; onChange(path: string, value: unknown): void }
}
const made = vi.hoisted(() => ({
  state: {} as object,
  view: {} as object,
  screen: null as unknown as Screen,
  heard: () => {},
  stop: vi.fn(),
  judge: vi.fn(),
  apply: vi.fn(async (_all: object) => {}),
}))

const shape = { attributes: { title: { type: 'string' }, text: { type: 'blocks' }, cover: { type: 'media' }, 'a.b': {} } }
const entry = { mapping: { title: 'title' }, shape } as never
const ready = { phase: 'ready', optimization: 'analysed', stale: false }
const changes = { fixes: { changes: [{}, {}] } }
const bare = { next: [], uncertain: { first: [] as object[] }, checks: [] as object[], fixAll: null }
const open = (signal = new AbortController().signal) =>
  openEntry(entry, { title: 'Old' } as never, { analyzer: {}, catalog: {}, signal } as never)

beforeEach(() => {
  vi.clearAllMocks()
  made.state = ready
  made.view = { ...bare, next: [{ line: 'Do this' }, { line: 'Then that' }], fixAll: changes }
})

it('a type that is not analysed has nothing to open', async () => {
  expect(await openEntry({ ...(entry as object), mapping: null } as never, {}, {} as never)).toBeNull()
})

it('an entry shows what can be saved of its analysis, what helps most, and how many fixes are safe', async () => {
  expect(await open()).toMatchObject({ scores: ['analysed'], next: 'Do this', fixes: 2 })
  expect(made.stop).toHaveBeenCalledOnce()
})

it('an entry below good without a certain step shows the doubt worth most', async () => {
  made.view = { ...bare, uncertain: { first: [{ line: 'Look at this' }] } }
  expect(await open()).toMatchObject({ next: 'Look at this', fixes: 0 })
})

it('an entry with nothing open says nothing, and has nothing to fix', async () => {
  made.view = bare
  const opened = await open()
  expect(opened).toMatchObject({ next: '', fixes: 0 })
  expect(await opened?.fix()).toMatchObject({ values: {}, isRestByHand: false })
  expect(made.apply).not.toHaveBeenCalled()
})

it.each<[string, object]>([
  ['under way', { phase: 'analyzing', optimization: null, stale: false }],
  ['of an older text', { ...ready, stale: true }],
  ['not there yet', { ...ready, optimization: null }],
])('an analysis that is %s is waited for', async (_what, state) => {
  made.state = state
  let isOpen = false
  const opened = open().then((one) => {
    isOpen = true
    return one
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isOpen).toBe(false)
  made.state = ready
  made.heard()
  expect(await opened).toMatchObject({ fixes: 2 })
})

it('an analysis that fails says why, and nothing stays open', async () => {
  made.state = { phase: 'failed', failure: { detail: 'Too long' } }
  await expect(open()).rejects.toThrow('Too long')
  expect(made.stop).toHaveBeenCalledOnce()
})

it('a dialog that is closed ends the analysis', async () => {
  made.state = { phase: 'analyzing' }
  const controller = new AbortController()
  const opened = open(controller.signal)
  controller.abort()
  await expect(opened).rejects.toThrow('aborted')
  expect(made.stop).toHaveBeenCalledOnce()
})

const write = (...paths: readonly string[]) => {
  made.apply.mockImplementation(async () => {
    for (const path of paths) made.screen.form.onChange(path, `new ${path}`)
  })
}

it.each<[string, readonly string[], object, boolean]>([
  ['all of its texts', ['title', 'text'], { title: 'new title', text: 'new text' }, false],
  ['its texts, the others by hand', ['title', 'cover'], { title: 'new title' }, true],
  ['nothing where only others change', ['cover', 'unknown'], {}, true],
])('fixes are made in a copy, which writes %s', async (_what, paths, values, isRestByHand) => {
  write(...paths)
  const opened = await open()
  const fixed = await opened?.fix()
  expect(fixed).toMatchObject({ values, isRestByHand })
  expect([...(fixed?.changed.keys() ?? [])]).toEqual(paths)
  expect(made.apply.mock.calls).toEqual([[changes.fixes]])
})

it('a fix builds on the one before', async () => {
  write('title')
  const opened = await open()
  await opened?.fix()
  expect(made.screen).toMatchObject({ editable: true, form: { values: { title: 'new title' } } })
})

it('proposals that the form takes are listed once each, and made only when they are chosen', async () => {
  const edit = { kind: 'set_field', field: 'description', value: 'Air.' }
  const change = { beforeLabel: '', before: '', afterLabel: '', after: 'Air.' }
  const row = (id: string, fix: object | null, canFix = true) => ({ id, line: id, canFix, fix })
  const checks = [
    row('description-present', { safety: 'draft', edit, change }),
    row('description-length', { safety: 'draft', edit, change }),
    row('title-length', { safety: 'safe', edit: { ...edit, field: 'title' }, change }),
    row('author-named', { safety: 'none', edit: null, change: null }),
    row('slug-short', { safety: 'draft', edit, change }, false),
    row('date-age', null),
  ]
  made.view = { ...bare, checks }
  const opened = await open()
  expect(opened?.drafts).toEqual([{ id: 'description-length', line: 'description-length', change, edit }])
  await opened?.fix()
  expect(made.apply).not.toHaveBeenCalled()
  await opened?.fix([edit as never])
  expect(made.apply.mock.calls).toEqual([[edit]])
})
