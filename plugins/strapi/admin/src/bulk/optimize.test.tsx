import { beforeEach, expect, it, vi } from 'vitest'
import { given, named, press, server, settled, show, use, words } from '../testing/strapi.ts'
import Optimize from './optimize.tsx'

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../testing/strapi.ts')).icons)
vi.mock('styled-components', async () => ({ styled: (await import('../testing/strapi.ts')).styled }))
vi.mock('../use-texts.tsx', async () => (await import('../testing/strapi.ts')).texts)
vi.mock('@strapi/strapi/admin', async () => (await import('../testing/strapi.ts')).admin)
vi.mock('react-router-dom', () => ({ NavLink: 'a' }))
vi.mock('../analyzers.ts', () => ({ createDeviceAnalyzer: () => ({ analyzer: {}, close: run.end }) }))
vi.mock('../use-catalog.ts', () => ({ useCatalog: () => ({ catalog: {}, isReady: run.isReady }) }))
vi.mock('./open-entry.ts', () => ({ openEntry: (...all: readonly unknown[]) => run.open(...all) }))
vi.mock('./write-fixes.ts', () => ({ writeFixes: (draft: object) => run.write(draft) }))

const run = vi.hoisted(() => ({
  isReady: true,
  end: vi.fn(),
  open: vi.fn<(...all: readonly unknown[]) => Promise<unknown>>(),
  write: vi.fn<(draft: object) => Promise<string>>(),
}))

const opened = {
  scores: [
    { label: 'AEO', value: 70 },
    { label: 'SEO', value: null },
  ],
  next: 'Shorten the title',
  fixes: 2,
  drafts: [] as readonly object[],
  fix: vi.fn(),
}
const entry = { mapping: { title: 'title' } }
const values = { title: 'First', updatedAt: 'then' }
const close = vi.fn()
const entries = [
  { documentId: 'd1', locale: '' },
  { documentId: 'd2', locale: 'de' },
]

beforeEach(() => {
  vi.clearAllMocks()
  run.isReady = true
  run.open.mockReset().mockResolvedValue(opened)
  run.write.mockReset().mockResolvedValue('saved')
  server.get
    .mockReset()
    .mockImplementation(async (path: string) => ({ data: path.startsWith('/citable/entry') ? entry : { data: values } }))
})

type Form = { readonly values: object; readonly onChange: () => void }
async function open(all: readonly { readonly documentId: string; readonly locale: string }[] = entries, form: Form | null = null) {
  show(() => <Optimize uid="api::a.a" entries={all} close={close} form={form as never} />)
  for (let turn = 0; turn < 6; turn++) await settled()
}
const apply = (fixes: number, count: number) => `[bulk.apply ${fixes} ${count}]`

it('drafts are read one after the other, each in its language, and shown with what helps most', async () => {
  await open()
  const paths = server.get.mock.calls.map(([path]) => path)
  expect(paths).toEqual([
    '/citable/entry?uid=api%3A%3Aa.a&documentId=d1',
    '/content-manager/collection-types/api::a.a/d1',
    '/citable/entry?uid=api%3A%3Aa.a&documentId=d2&locale=de',
    '/content-manager/collection-types/api::a.a/d2?locale=de',
  ])
  expect(words()).toContain('[bulk.done 2 2]')
  expect(words()).toContain('First AEO 70 · SEO – Shorten the title · [bulk.safe 2]')
  expect(named('Link')).toHaveLength(2)
  expect(run.end).toHaveBeenCalledOnce()
  expect(named('ProgressBar')).toEqual([])
})

it('an entry with nothing left says so', async () => {
  run.open.mockResolvedValue({ ...opened, next: '', fixes: 0 })
  await open()
  expect(words()).toContain('First AEO 70 · SEO – [bulk.nothing]')
})

it('nothing is read before the words are there', async () => {
  run.isReady = false
  await open()
  expect(server.get).not.toHaveBeenCalled()
  expect(given('ProgressBar', '').value).toBe(0)
})

it('progress is shown, and nothing is offered before the end', async () => {
  run.open.mockResolvedValueOnce(opened).mockImplementationOnce(() => new Promise(() => {}))
  await open()
  expect(words()).toContain('[bulk.running 1 2]')
  expect(given('ProgressBar', '').value).toBe(50)
  expect(named('Button')).toEqual(['[drawer.close]'])
})

it.each<[string, unknown, readonly string[], readonly string[]]>([
  ['an entry that is not analysed', null, ['First', '[bulk.none]'], ['AEO']],
  ['an entry with nothing open', { ...opened, next: '', fixes: 0 }, ['First', 'AEO 70'], ['·  ·', 'bulk.safe']],
  ['an entry that could not be', new Error('gone'), ['d1', '[bulk.failed]'], ['First']],
])('%s is told, and has nothing to apply', async (_what, answer, said, unsaid) => {
  run.open.mockImplementation(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  await open([entries[0]!])
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
  expect(named('Button')).toEqual(['[drawer.close]'])
})

it('an entry without a title is called by its id', async () => {
  server.get.mockImplementation(async (path: string) => ({ data: path.startsWith('/citable/entry') ? entry : { data: {} } }))
  await open([entries[0]!])
  expect(words()).toContain('d1')
})

it('the safe fixes of all drafts are made in one click, and never twice', async () => {
  run.open.mockResolvedValueOnce(opened).mockResolvedValueOnce({ ...opened, fixes: 3 })
  await open()
  run.write.mockResolvedValueOnce('saved').mockResolvedValueOnce('moved')
  await press(apply(5, 2))
  for (let turn = 0; turn < 3; turn++) await settled()
  expect(words()).toContain('[bulk.fixed 1 2]')
  expect(words()).toContain('[bulk.saved]')
  expect(words()).toContain('[bulk.moved]')
  expect(run.write.mock.calls.map(([draft]) => draft)).toEqual([
    expect.objectContaining({ updatedAt: 'then', form: null }),
    expect.objectContaining({ updatedAt: 'then', form: null }),
  ])
  expect(named('Button')).toEqual(['[drawer.close]'])
})

it('a draft is written where it was read from, and compared with what is there then', async () => {
  await open([entries[1]!])
  await press(apply(2, 1))
  await settled()
  const draft = run.write.mock.calls[0]?.[0] as { readUpdatedAt(): Promise<unknown>; write(values: object): void }
  expect(await draft.readUpdatedAt()).toBe('then')
  draft.write({ title: 'New' })
  expect(server.put.mock.calls).toEqual([['/content-manager/collection-types/api::a.a/d2?locale=de', { title: 'New' }]])
})

it.each([
  ['saved', 1],
  ['partly', 1],
  ['inForm', 1],
  ['moved', 0],
  ['unsaved', 0],
  ['byHand', 0],
])('a draft that is %s counts as %d', async (state, count) => {
  run.write.mockResolvedValue(state)
  await open([entries[0]!])
  await press(apply(2, 1))
  await settled()
  expect(words()).toContain(`[bulk.fixed ${count} 1]`)
})

it('fixes that are under way show so', async () => {
  run.write.mockImplementation(() => new Promise(() => {}))
  await open([entries[0]!])
  expect(given('Button', apply(2, 1)).loading).toBe(false)
  await press(apply(2, 1))
  expect(given('Button', apply(2, 1)).loading).toBe(true)
})

it('the entry on screen is read from its form, unsaved or not, and fixed there', async () => {
  const form = { values: { title: 'In the form' }, onChange: vi.fn() }
  await open([entries[0]!], form)
  expect(words()).toContain('In the form')
  expect(server.get).toHaveBeenCalledOnce()
  await press(apply(2, 1))
  expect(run.write.mock.calls[0]?.[0]).toMatchObject({ form })
})

it('the dialog is closed by its button', async () => {
  await open()
  await press('[drawer.close]')
  expect(close).toHaveBeenCalledOnce()
})

const described = {
  id: 'description-present',
  line: 'There is no description.',
  change: { beforeLabel: 'Now', before: '', afterLabel: 'Then', after: 'A heap needs air.' },
  edit: { kind: 'set_field', field: 'description', value: 'A heap needs air.' },
}

it('where nothing is safe, proposals are shown as a change, and only those that are ticked are written', async () => {
  run.open.mockResolvedValue({ ...opened, fixes: 0, drafts: [described] })
  await open()
  expect(words()).toContain('[bulk.drafts 1]')
  expect(words()).toContain('Then: A heap needs air.')
  expect(named('Button')).toEqual(['[drawer.close]', '[bulk.chooseAll 2]'])
  await use('Checkbox', 'There is no description.', 'onCheckedChange')
  await settled()
  await press('[bulk.applyChosen 1 1]')
  for (let turn = 0; turn < 3; turn++) await settled()
  expect(run.write.mock.calls.map(([draft]) => (draft as { chosen: unknown }).chosen)).toEqual([[described.edit]])
})

it('all proposals are chosen in one click, and written with the safe fixes', async () => {
  run.open.mockResolvedValue({ ...opened, drafts: [described] })
  await open()
  await press('[bulk.chooseAll 2]')
  await settled()
  await press('[bulk.applyChosen 6 2]')
  for (let turn = 0; turn < 3; turn++) await settled()
  expect(run.write).toHaveBeenCalledTimes(2)
})
