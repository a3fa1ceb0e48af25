import { loadLanguagePack } from '@citable/core/languages'
import { createCatalog } from '@citable/editor'
import { createFakeHost, createFakeLanguageModel, type FakeModelScript, fakeDocument, settlePromises } from '@citable/editor/testing'
import { doTitleJob, type TitleJob } from '@citable/editor/title-job'
import { afterEach, expect, it, vi } from 'vitest'
import type { TitleWriter } from '../host/facts.ts'
import { given, named, press, settled, show, words } from '../testing/wordpress.ts'
import { Remarks } from './remarks.tsx'

const panel = vi.hoisted(() => ({ now: {} as Record<string, unknown>, view: {} as Record<string, unknown> }))
const site = vi.hoisted(() => ({ ask: (_asked: object): Promise<unknown> => Promise.resolve() }))

vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: object) => site.ask(asked) }))
vi.mock('../host/models/title-worker.ts', () => ({ workInWorker: (job: TitleJob) => doTitleJob(job, loadLanguagePack) }))
vi.mock('./use-panel.ts', () => ({ usePanel: () => panel.now, useView: () => panel.view }))

const text = 'The dough is ready when it has grown by half. Bulk fermentation takes 4 to 6 hours at 24 °C.'
const quotation = 'The dough is ready when it has grown by half'
const remark = { kind: 'unclear', quotation, text: 'Say half of what.', missing: '' }
const answer = JSON.stringify({ remarks: [remark, { ...remark, quotation: 'The dough has grown threefold' }] })

function write(paragraph: string) {
  const host = createFakeHost(fakeDocument({ blocks: [{ id: 'a', kind: 'paragraph', text: paragraph }] }))
  host.setField('title', 'Sourdough bulk fermentation')
  panel.view = { state: { draft: host.readDraft(), optimization: { article: { language: 'en' } } } }
}

const byDevice = 'Let your browser read this text'
const bySite = 'Let this site’s AI read this text'

afterEach(() => vi.unstubAllGlobals())

/** Shows the section where this model is the browser's; `null`: the browser has none. */
async function open(script: FakeModelScript | null, writers: readonly TitleWriter[] = ['device'], api?: 'Summarizer') {
  const model = createFakeLanguageModel(script ?? {}, api)
  vi.stubGlobal('window', script === null ? {} : model.scope)
  const store = { show: vi.fn() }
  panel.now = { catalog: createCatalog({ locale: 'en' }), facts: { titleWriters: writers }, store }
  write(text)
  show(() => <Remarks />)
  await until(() => model.calls.length > 0 || script === null || !writers.includes('device'))
  return { ...model, store, names: () => model.calls.map(({ name }) => name) }
}

/** Draws until it is so. */
async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 100; turn++) {
    await vi.dynamicImportSettled()
    await settlePromises()
    await settled()
    if (isSo()) return
  }
  throw new Error(`Never so: ${words()}`)
}

it('asks the model by a click only, and shows remarks on words of the text as buttons that lead to them', async () => {
  const { names, store } = await open({ answers: [answer] })
  expect(names()).toEqual(['availability'])
  await press(byDevice)
  await until(() => words().includes('Left out: 1 of 2'))
  expect(words()).toContain('1 remark.')
  expect(words()).toContain('Unclear')
  expect(words()).toContain('Say half of what.')
  expect(words()).not.toContain('threefold')
  expect(names()).toEqual(['availability', 'create', 'prompt', 'destroy'])
  expect(given('Button', quotation)).toMatchObject({ 'aria-label': `Show me: ${quotation}` })
  await press(quotation)
  expect(store.show.mock.calls).toEqual([[[{ place: 'a', start: 0, end: quotation.length, quote: quotation }]]])
})

it.each([
  ['a browser without a model', null, ['device'], undefined, []],
  ['a browser that writes headlines only', {}, ['device'], 'Summarizer', []],
  ['a browser with a model, on a site that does not want it', {}, ['site'], undefined, [bySite]],
  ['a browser with a model and a site with AI', {}, ['device', 'site'], undefined, [byDevice, bySite]],
] as const)('offers the readers that there are: %s', async (_whose, script, writers, api, buttons) => {
  await open(script, writers, api)
  await settled()
  expect(named('Button')).toEqual(buttons)
  expect(words().includes('no model that reads texts')).toBe(buttons.length === 0)
})

it.each([
  ['has none', '{"remarks":[]}', 'The model has no remarks.'],
  ['talks', 'Sure! A fine text.', 'The model gave no usable answer.'],
])('says so when the model %s', async (_what, said, sentence) => {
  await open({ answers: [said] })
  await until(() => named('Button').includes(byDevice))
  await press(byDevice)
  await until(() => words().includes(sentence))
  expect(given('Button', byDevice).disabled).toBe(false)
})

it('says what people can do about a fault, and may be asked again', async () => {
  await open({ create: new DOMException('no', 'NotAllowedError') })
  await until(() => named('Button').includes(byDevice))
  await press(byDevice)
  await until(() => words().includes('does not allow its model here'))
  expect(given('Button', byDevice).disabled).toBe(false)
})

it('shows how far the download is, and ends the model when it is called off', async () => {
  const { names } = await open({ availability: 'downloadable', progress: [0, 1], answers: ['hang'] })
  await until(() => named('Button').includes(byDevice))
  expect(words()).toContain('about 4 GB, once')
  await press(byDevice)
  await until(() => names().includes('prompt'))
  expect(words()).toContain('The model is reading …')
  await press('Cancel')
  await until(() => names().includes('destroy'))
  expect(named('Button')).toEqual([byDevice])
})

it('shows a remark only while the words that it quotes are in the text', async () => {
  await open({ answers: [answer] })
  await until(() => named('Button').includes(byDevice))
  await press(byDevice)
  await until(() => words().includes('1 remark.'))
  write(`A new beginning. ${text}`)
  await until(() => words().includes('The text has changed since then.'))
  expect(named('Button')).toContain(quotation)
  write('The dough is ready when its volume has grown by half.')
  await until(() => words().includes('no longer stands in your text'))
  expect(named('Button')).not.toContain(quotation)
})

it("sends the text of a click on the site's AI to this site alone", async () => {
  const asked: object[] = []
  site.ask = async (request) => {
    asked.push(request)
    return { text: answer }
  }
  const { names } = await open({}, ['device', 'site'])
  await press(bySite)
  await until(() => words().includes('Left out: 1 of 2'))
  expect(asked).toMatchObject([{ path: '/citable/v1/titles', method: 'POST', data: { schema: { required: ['remarks'] } } }])
  expect(names()).toEqual(['availability'])
})
