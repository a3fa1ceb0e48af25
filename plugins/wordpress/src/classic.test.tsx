import { afterAll, beforeEach, expect, it, vi } from 'vitest'

vi.mock('@wordpress/api-fetch', () => ({ default: (asked: object) => made.send(asked) }))
vi.mock('@wordpress/element', () => ({ createRoot: (element: { id: string }) => ({ render: () => made.drawn.push(element.id) }) }))
vi.mock('@citable/editor', () => ({ createEditorStore: () => made.store, timerSchedule: {} }))
vi.mock('./analyzers/own-host.ts', () => ({}))
vi.mock('./editor.css', () => ({}))
vi.mock('./components/classic-panel.tsx', () => ({ ClassicDetails: () => null, ClassicScores: () => null }))
vi.mock('./components/use-panel.ts', () => ({ PanelContext: { Provider: () => null } }))
vi.mock('./analyzers/create-analyzer.ts', () => ({ createAnalyzer: () => ({}) }))
vi.mock('./host/models/ask-site.ts', () => ({ askSite: () => ({}) }))
vi.mock('./host/classic/follow-categories.ts', () => ({ followCategories: () => {} }))
vi.mock('./host/classic/classic-form.ts', () => ({
  createClassicForm: () => ({ readInput: () => made.inputs }),
  fieldOfPart: { title: 'citable-seo_title', description: 'citable-description', keyphrase: 'citable-keyphrase' },
}))
vi.mock('./host/classic/classic-host.ts', () => ({ createClassicHost: () => ({ analysisToSend: made.toSend }) }))
vi.mock('./host/texts/panel-text.ts', () => ({ panelText: () => null }))
vi.mock('./host/seo-plugin/their-panel.ts', () => ({
  createTheirPanel: (stored: string) => ({ give: (text: string) => made.given.push([stored, text]), newer: () => made.newer }),
}))
vi.mock('./load-catalog.ts', () => ({ loadCatalog: async () => ({}) }))

const made = vi.hoisted(() => ({
  send: vi.fn(async (_asked: object) => ({})),
  toSend: vi.fn((analysed: object | null): object | null => analysed && { ...analysed, input: 'stays' }),
  store: { start: vi.fn(), subscribe: vi.fn(), getSnapshot: vi.fn() },
  drawn: [] as string[],
  given: [] as (readonly [string, string])[],
  newer: null as string | null,
  inputs: {} as object,
}))

/** A field of the page. */
class Field {
  value = 'ours'
  readonly id: string
  readonly heard = new Map<string, () => void>()
  constructor(id: string) {
    this.id = id
  }
  addEventListener(name: string, listener: () => void): void {
    this.heard.set(name, listener)
  }
}

let fields: Map<string, Field>
const field = (id: string) => fields.get(id)!
const post = { id: 7, unanalysed: null as string | null, seoTexts: { title: { stored: 'Stored', shown: '' } } }
let isChanged: boolean | undefined

async function open(
  part: object = {},
  ids = ['citable-classic', 'citable-classic-details', 'citable-analysis', 'post', 'citable-seo_title'],
) {
  vi.resetModules()
  fields = new Map(ids.map((id) => [id, new Field(id)]))
  let load = () => {}
  vi.stubGlobal('window', {
    citableClassic: { seoPlugin: null, ...part, post: { ...post, ...(part as { post?: object }).post } },
    addEventListener: (_name: string, listener: () => void) => (load = listener),
    wp: isChanged === undefined ? {} : { autosave: { server: { postChanged: () => isChanged } } },
  })
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, getElementById: (id: string) => fields.get(id) ?? null })
  vi.stubGlobal('HTMLTextAreaElement', Field)
  await import('./classic.tsx')
  load()
  await vi.dynamicImportSettled()
  await turn()
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(made, { drawn: [], given: [], newer: null, inputs: {} })
  isChanged = false
  made.store.getSnapshot.mockReturnValue({ phase: 'ready', optimization: 'analysed', stale: false, draft: 'the draft' })
})
afterAll(() => vi.unstubAllGlobals())

it('each part is drawn in its place, where the page has it', async () => {
  await open()
  expect(made.drawn).toEqual(['citable-classic', 'citable-classic-details'])
  expect(made.store.start).toHaveBeenCalledOnce()
  made.drawn = []
  await open({}, ['citable-classic'])
  expect(made.drawn).toEqual(['citable-classic'])
})

it.each<[string, object, string]>([
  ['the analysis of the text', {}, JSON.stringify({ draft: 'the draft', optimization: 'analysed', input: 'stays' })],
  ['nothing about an older text', { stale: true }, ''],
  ['nothing before an analysis', { optimization: null }, ''],
])('a form that is sent carries %s', async (_what, part, expected) => {
  made.store.getSnapshot.mockReturnValue({ phase: 'ready', optimization: 'analysed', stale: false, draft: 'the draft', ...part })
  await open()
  field('post').heard.get('submit')?.()
  expect(field('citable-analysis').value).toBe(expected)
})

it('a text of another plugin is given to its panel while it is written, in one line, and taken back when it is newer there', async () => {
  await open({ seoPlugin: { name: 'Other' } })
  Object.assign(field('citable-seo_title'), { value: 'Two\nlines' })
  field('citable-seo_title').heard.get('input')?.()
  expect(made.given).toEqual([['Stored', 'Two lines']])
  field('post').heard.get('submit')?.()
  expect(field('citable-seo_title').value).toBe('Two\nlines')
  made.newer = 'Newer there'
  field('post').heard.get('submit')?.()
  expect(field('citable-seo_title').value).toBe('Newer there')
})

it('without another plugin its panel is not asked', async () => {
  await open()
  expect(field('citable-seo_title').heard.size).toBe(0)
})

const unanalysed = { post: { unanalysed: 'hash-of-the-server' } }

it('a text that was saved without its analysis gets it, under the hash of the server and without inputs', async () => {
  const leave = vi.fn()
  made.store.subscribe.mockReturnValue(leave)
  await open(unanalysed)
  made.store.subscribe.mock.calls[0]?.[0]()
  await turn()
  expect(leave).toHaveBeenCalledOnce()
  expect(made.send.mock.calls).toEqual([
    [
      {
        path: '/citable/v1/posts/7/analysis',
        method: 'POST',
        data: { analysis: { draft: 'the draft', optimization: 'analysed', content_hash: 'hash-of-the-server' } },
      },
    ],
  ])
})

it.each<[string, () => void]>([
  ['is under way', () => made.store.getSnapshot.mockReturnValue({ phase: 'analyzing', optimization: null })],
  ['is of an older text', () => made.store.getSnapshot.mockReturnValue({ phase: 'ready', optimization: 'analysed', stale: true })],
  ['came after somebody wrote', () => (isChanged = true)],
  ['is of a page that does not say whether somebody wrote', () => (isChanged = undefined)],
])('an analysis that %s is not sent', async (_what, set) => {
  set()
  await open(unanalysed)
  made.store.subscribe.mock.calls[0]?.[0]()
  await turn()
  expect(made.send).not.toHaveBeenCalled()
})

it('an analysis whose inputs have changed meanwhile is not sent', async () => {
  await open(unanalysed)
  made.inputs = { keyphrase: 'typed since' }
  made.store.subscribe.mock.calls[0]?.[0]()
  await turn()
  expect(made.send).not.toHaveBeenCalled()
})

it('a text that has its analysis is left alone', async () => {
  await open()
  expect(made.store.subscribe).not.toHaveBeenCalled()
})
