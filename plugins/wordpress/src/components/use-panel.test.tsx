import { beforeEach, expect, it, vi } from 'vitest'
import { settled, show, words } from '../testing/wordpress.ts'
import { createToolbarIcon } from './toolbar-icon.tsx'
import { type Panel, PanelContext, usePanel, useView } from './use-panel.ts'
import { usePreview } from './use-preview.ts'

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../testing/wordpress.ts')).element,
  startTransition: (run: () => void) => run(),
}))
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@citable/editor', () => ({
  panelView: (state: object) => made(state),
  previewView: (_state: object, _catalog: object, printed: { readonly title: string }) => `printed ${printed.title}`,
}))
vi.mock('../publishing/read-printed-head.ts', () => ({ readPrintedHead: (...all: readonly unknown[]) => page.read(...all) }))

const page = vi.hoisted(() => ({ read: (..._all: readonly unknown[]): Promise<unknown> => Promise.resolve(null) }))
const made = vi.fn((state: object): unknown => ({ preview: 'ours', scores: [], ...state }))

let state: object
let heard: () => void
const leave = vi.fn()
const panelOf = (part: object = {}) =>
  ({
    store: {
      getSnapshot: () => state,
      subscribe: (listener: () => void) => {
        heard = listener
        return leave
      },
    },
    catalog: {},
    facts: { seoPlugin: null },
    host: { savedPage: () => null },
    ...part,
  }) as unknown as Panel

beforeEach(() => {
  vi.clearAllMocks()
  state = { name: 'first' }
})

function Name() {
  return String((useView().state as unknown as { readonly name: string }).name)
}

it('a part is drawn again when the state changes, and one view serves all parts', async () => {
  const panel = panelOf()
  show(() => (
    <PanelContext.Provider value={panel}>
      <Name /> <Name />
    </PanelContext.Provider>
  ))
  expect(words().trim()).toBe('first first')
  expect(made).toHaveBeenCalledOnce()
  state = { name: 'second' }
  heard()
  await settled()
  expect(words()).toContain('second')
})

it('a state that comes while a part begins to listen is not missed', () => {
  const panel = panelOf()
  Object.assign(panel.store, { getSnapshot: vi.fn(() => ({ name: 'second' })).mockReturnValueOnce({ name: 'first' }) })
  show(() => (
    <PanelContext.Provider value={panel}>
      <Name />
    </PanelContext.Provider>
  ))
  expect(words().trim()).toBe('second')
})

it('a part outside of a panel says so to its developer', () => {
  function Lost() {
    usePanel()
    return null
  }
  expect(() => show(() => <Lost />)).toThrow('a component stands outside of its panel')
})

it.each<[string, readonly object[], string]>([
  ['the AEO score', [{ id: 'aeo', value: 72, tone: 'good' }], '72'],
  ['the best score', [{ id: 'aeo', value: 100, tone: 'good' }], '100'],
  ['our mark without a score', [{ id: 'aeo', value: null, tone: 'neutral' }], ''],
  ['our mark where only the other score is known', [{ id: 'seo', value: 50, tone: 'fair' }], ''],
  ['a score of nothing', [{ id: 'aeo', value: 0, tone: 'poor' }], '0'],
])('the button of the sidebar shows %s', (_what, scores, text) => {
  state = { scores }
  const Icon = createToolbarIcon(panelOf())
  show(() => <Icon />)
  expect(words().trim()).toBe(text)
})

const preview = async (part: object) => {
  const panel = panelOf(part)
  function Shown() {
    return String(usePreview())
  }
  show(() => (
    <PanelContext.Provider value={panel}>
      <Shown />
    </PanelContext.Provider>
  ))
  await vi.dynamicImportSettled()
  await settled()
  return words().trim()
}
const saved = { address: 'https://a.example/a', isPublic: true }

it.each<[string, object, object | null, string, number]>([
  ['as we print it', { host: { savedPage: () => saved } }, { title: 'T' }, 'ours', 0],
  ['as another plugin prints it', { facts: { seoPlugin: {} }, host: { savedPage: () => saved } }, { title: 'T' }, 'printed T', 1],
  ['as we know it before the page is saved', { facts: { seoPlugin: {} } }, { title: 'T' }, 'ours', 0],
  ['as we know it where the page cannot be read', { facts: { seoPlugin: {} }, host: { savedPage: () => saved } }, null, 'ours', 1],
])('a preview shows the page %s', async (_how, part, head, expected, asked) => {
  const read = vi.fn(async () => head)
  page.read = read
  expect(await preview(part)).toBe(expected)
  expect(read.mock.calls.map(([one]: readonly unknown[]) => one)).toEqual(asked === 0 ? [] : [saved])
})
