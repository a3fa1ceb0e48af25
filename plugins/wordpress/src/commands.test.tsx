import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { Commands } from './commands.tsx'
import type { Panel } from './components/use-panel.ts'
import { show, stores } from './testing/wordpress.ts'

vi.mock('react/jsx-dev-runtime', async () => (await import('./testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('./testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('./testing/wordpress.ts')).components)
vi.mock('@wordpress/data', async () => (await import('./testing/wordpress.ts')).data)
vi.mock('@wordpress/element', async () => (await import('./testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('./testing/wordpress.ts')).i18n)
vi.mock('@wordpress/blocks', () => ({ parse: () => parsed.blocks }))
vi.mock('@wordpress/commands', () => ({ useCommand: (one: Offered) => given.commands.set(one.name, one) }))
vi.mock('@wordpress/keyboard-shortcuts', () => ({
  store: 'core/keyboard-shortcuts',
  useShortcut: (name: string, run: (event: object) => void) => given.keys.set(name, run),
}))
vi.mock('@citable/editor', () => ({ panelView: (state: { filter: string; view: object }) => ({ ...state.view, filter: state.filter }) }))
vi.mock('./sidebar-area.ts', () => ({ openSidebar: sidebar.open, toggleSidebar: sidebar.toggle }))

interface Offered {
  readonly name: string
  readonly label: string
  readonly searchLabel: string
  callback(how: { close(): void }): void
}

const given = vi.hoisted(() => ({ commands: new Map<string, Offered>(), keys: new Map<string, (event: object) => void>() }))
const parsed = vi.hoisted(() => ({ blocks: [] as object[] }))
const sidebar = vi.hoisted(() => ({ open: vi.fn(), toggle: vi.fn() }))
const assign = vi.fn()
const insert = vi.fn()
const selectBlock = vi.fn()
const registerShortcut = vi.fn()
const store = { show: vi.fn(), refresh: vi.fn(), getSnapshot: () => ({ view }) }
const reveal = { ask: vi.fn() }
let view: object

const point = (id: string, canJump = true) => ({ id, canJump, spans: [id] })

/** Runs what is chosen in the palette, after the palette has closed. */
function choose(name: string): void {
  const close = vi.fn()
  given.commands.get(`citable/${name}`)?.callback({ close })
  expect(close).toHaveBeenCalledOnce()
  vi.runAllTimers()
}

/** Blocks of the text by id: the block around each, and what it takes in. */
type Tree = Readonly<Record<string, { readonly root?: string; readonly className?: string; readonly index?: number }>>

function setEditor(tree: Tree, selected: string | null, takes: (root: string | undefined) => boolean = () => true, content?: string) {
  stores['core/block-editor'] = {
    getSelectedBlockClientId: () => selected,
    getBlockRootClientId: (id: string) => tree[id]?.root ?? '',
    getBlockAttributes: (id: string) => ({ className: tree[id]?.className }),
    getBlockIndex: (id: string) => tree[id]?.index ?? 0,
    getBlockCount: (root: string | undefined) => (root === undefined ? 9 : 4),
    getBlocksByName: () => (content === undefined ? [] : [content]),
    canInsertBlockType: (_type: string, root: string | undefined) => takes(root),
    insertBlocks: insert,
    selectBlock,
  } as never
}

const patterns = { summary: '<!-- summary -->', questions: '<!-- questions -->' }
const draw = (facts: object = {}) => {
  const panel = { store, reveal, catalog: {}, facts: { bulkUrl: '', trafficUrl: '', patterns, ...facts } } as unknown as Panel
  show(() => <Commands panel={panel} />)
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  given.commands.clear()
  given.keys.clear()
  parsed.blocks = []
  stores['core/keyboard-shortcuts'] = { registerShortcut }
  vi.stubGlobal('window', { location: { assign } })
  view = { groups: [], next: [], uncertain: { rows: [] } }
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['for who may not read them', {}, []],
  ['of the analysis of all posts', { bulkUrl: 'tools.php?page=bulk' }, ['citable/bulk']],
  ['of AI traffic', { trafficUrl: 'tools.php?page=traffic' }, ['citable/traffic']],
])('the palette has the pages %s', (_what, facts, names) => {
  draw(facts)
  expect([...given.commands.keys()].filter((name) => /bulk|traffic/.test(name))).toEqual(names)
})

it.each(['bulk', 'traffic'])('a command leads to its page: %s', (name) => {
  draw({ bulkUrl: 'page-bulk', trafficUrl: 'page-traffic' })
  choose(name)
  expect(assign.mock.calls).toEqual([[`page-${name}`]])
})

it('every command is found by the name of the plugin', () => {
  draw({ bulkUrl: 'a', trafficUrl: 'b' })
  expect(given.commands.size).toBe(8)
  for (const { label, searchLabel } of given.commands.values()) expect(searchLabel).toBe(`Citable ${label}`)
})

it('a command opens or closes the panel', () => {
  draw()
  choose('open')
  expect(sidebar.toggle).toHaveBeenCalledOnce()
})

it('a command analyses, and shows the panel for it', () => {
  draw()
  choose('analyse')
  expect(sidebar.open).toHaveBeenCalledOnce()
  expect(store.refresh).toHaveBeenCalledOnce()
})

it('a command leads to the titles', () => {
  draw()
  choose('titles')
  expect(sidebar.open).toHaveBeenCalledOnce()
  expect(reveal.ask.mock.calls).toEqual([['titles']])
})

it('the open points are shown one after the other, what is uncertain last, and again from the first', () => {
  view = {
    next: [point('a'), point('without a place', false)],
    groups: [{ rows: [point('a'), point('b')] }],
    uncertain: { rows: [point('c')] },
  }
  draw()
  for (let turn = 0; turn < 4; turn++) choose('next')
  expect(store.show.mock.calls).toEqual(['a', 'b', 'c', 'a'].map((point) => [[point], point]))
})

it('without an open point the panel says so', () => {
  draw()
  choose('next')
  expect(sidebar.open).toHaveBeenCalledOnce()
  expect(store.show).not.toHaveBeenCalled()
})

it.each([
  ['citable/open', () => sidebar.toggle],
  ['citable/next', () => sidebar.open],
])('the keyboard does the same as the command, and nothing of the browser: %s', (name, done) => {
  draw()
  const preventDefault = vi.fn()
  given.keys.get(name)?.({ preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(done()).toHaveBeenCalledOnce()
})

it('both keys are in the list of shortcuts', () => {
  draw()
  expect(registerShortcut.mock.calls.map(([one]) => [one.name, one.keyCombination])).toEqual([
    ['citable/open', { modifier: 'access', character: 'q' }],
    ['citable/next', { modifier: 'access', character: 'j' }],
  ])
})

const block = (clientId: string, attributes: object = {}, innerBlocks: readonly object[] = []) => ({ clientId, attributes, innerBlocks })
const inItem: Tree = {
  text: { root: 'item', index: 1 },
  item: { root: 'faq', className: 'is-wide citable-faq-item', index: 2 },
  faq: { index: 5 },
}

it.each<[string, Tree, string | null, (root: string | undefined) => boolean, string | undefined, number, string | undefined]>([
  ['behind the selected block', { a: { index: 2 } }, 'a', () => true, undefined, 3, undefined],
  ['inside of what the selected block stands in', { a: { root: 'group', index: 2 } }, 'a', () => true, undefined, 3, 'group'],
  [
    'behind a list that takes no heading',
    { a: { root: 'list', index: 2 }, list: { index: 6 } },
    'a',
    (root) => root !== 'list',
    undefined,
    7,
    undefined,
  ],
  ['behind an answer, not in it', inItem, 'text', () => true, undefined, 3, 'faq'],
  ['at the end of the text', {}, null, () => true, undefined, 9, undefined],
  ['at the end of the text in its template', {}, null, () => true, 'content', 4, 'content'],
  ['at the end where nothing around takes them', { a: { root: 'locked', index: 2 } }, 'a', () => false, undefined, 9, undefined],
])('blocks are put %s', (_where, tree, selected, takes, content, index, root) => {
  setEditor(tree, selected, takes, content)
  parsed.blocks = [block('new')]
  draw()
  choose('summary')
  expect(insert.mock.calls).toEqual([[parsed.blocks, index, root, false]])
  expect(selectBlock).not.toHaveBeenCalled()
})

it('the first block that waits for words is selected, also inside of another', () => {
  setEditor({}, null)
  parsed.blocks = [block('group', {}, [block('ready'), block('empty', { placeholder: 'Write' }), block('later', { placeholder: 'Write' })])]
  draw()
  choose('questions')
  expect(selectBlock.mock.calls).toEqual([['empty']])
})
