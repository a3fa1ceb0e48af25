import { loadLanguagePack } from '@citable/core/languages'
import { createCatalog } from '@citable/editor'
import { createFakeHost, createFakeLanguageModel, type FakeModelScript, fakeDocument, settlePromises } from '@citable/editor/testing'
import { doTitleJob, type TitleJob } from '@citable/editor/title-job'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { given, named, press, settled, show, use, words } from '../../testing/strapi.ts'
import BrowserRemarks from './browser-remarks.tsx'

const panel = vi.hoisted(() => ({ now: {} as Record<string, unknown> }))

vi.mock('react', async () => (await import('../../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../../testing/strapi.ts')).icons)
vi.mock('@strapi/strapi/admin', async () => (await import('../../testing/strapi.ts')).admin)
vi.mock('styled-components', async () => ({ styled: (await import('../../testing/strapi.ts')).styled }))
vi.mock('../../use-texts.tsx', async () => (await import('../../testing/strapi.ts')).texts)
vi.mock('../panel-context.tsx', () => ({ usePanel: () => panel.now }))
vi.mock('../notice-at.tsx', () => ({ NoticeAt: () => null }))
vi.mock('./work-in-worker.ts', () => ({ workInWorker: (job: TitleJob) => doTitleJob(job, loadLanguagePack) }))

const text = 'The dough is ready when it has grown by half. Bulk fermentation takes 4 to 6 hours at 24 °C.'
const quotation = 'The dough is ready when it has grown by half'
const remark = { kind: 'unclear', quotation, text: 'Say half of what.', missing: '' }
const answer = JSON.stringify({ remarks: [remark, { ...remark, quotation: 'The dough has grown threefold' }] })
const button = 'Let your browser read this text'
const go = vi.fn()

function write(paragraph: string) {
  const host = createFakeHost(fakeDocument({ blocks: [{ id: 'a', kind: 'paragraph', text: paragraph }] }))
  host.setField('title', 'Sourdough bulk fermentation')
  const state = { draft: host.readDraft(), optimization: { article: { language: 'en' } } }
  panel.now = { state, catalog: createCatalog({ locale: 'en' }), show: go }
}

// so that a job waits for no file
beforeAll(() => loadLanguagePack('en'))
afterEach(() => vi.unstubAllGlobals())

async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 100; turn++) {
    await vi.dynamicImportSettled()
    await settlePromises()
    await settled()
    if (isSo()) return
  }
  throw new Error(`Never so: ${words()}`)
}

async function open(script: FakeModelScript, api?: 'Summarizer') {
  const model = createFakeLanguageModel(script, api)
  vi.stubGlobal('window', model.scope)
  go.mockClear()
  write(text)
  show(() => <BrowserRemarks />)
  await until(() => model.calls.length > 0)
  return { names: () => model.calls.map(({ name }) => name) }
}

it('asks the model by a click only, and shows remarks on words of the text as buttons that lead to them', async () => {
  const { names } = await open({ answers: [answer] })
  expect(names()).toEqual(['availability'])
  await press(button)
  await until(() => words().includes('Left out: 1 of 2'))
  for (const part of ['Read by a model', 'Unclear', 'Say half of what.', '1 remark.']) expect(words()).toContain(part)
  expect(words()).not.toContain('threefold')
  expect(names()).toEqual(['availability', 'create', 'prompt', 'destroy'])
  expect(given('TextButton', quotation)).toMatchObject({ 'aria-label': `Show me: ${quotation}` })
  await use('TextButton', quotation, 'onClick')
  expect(go.mock.calls).toEqual([[expect.any(String), [{ place: 'a', start: 0, end: quotation.length, quote: quotation }]]])
})

it.each([
  ['has no model for the language', { availability: 'unavailable' }, undefined],
  ['writes headlines only', {}, 'Summarizer'],
] as const)('draws nothing where the browser %s', async (_what, script, api) => {
  await open(script, api)
  await settled()
  expect(words().trim()).toBe('')
})

it.each([
  ['a fault', { create: new DOMException('no', 'NotAllowedError') }, '[browserTitles.not_allowed]'],
  ['an answer of another form', { answers: ['Sure! A fine text.'] }, 'The model gave no usable answer.'],
  ['an answer without remarks', { answers: ['{"remarks":[]}'] }, 'The model has no remarks.'],
] as const)('says so after %s, and may be asked again', async (_what, script, sentence) => {
  await open(script)
  await until(() => named('Button').includes(button))
  await press(button)
  await until(() => words().includes(sentence))
  expect(given('Button', button).disabled).toBe(false)
})

it('ends the model when it is called off, and says nothing of it', async () => {
  const { names } = await open({ answers: ['hang'] })
  await until(() => named('Button').includes(button))
  await press(button)
  await until(() => names().includes('prompt'))
  expect(words()).toContain('The model is reading …')
  await press('[browserTitles.cancel]')
  await until(() => names().includes('destroy'))
  expect(named('Button')).toEqual([button])
})

it('shows a remark only while the words that it quotes are in the text', async () => {
  await open({ answers: [answer] })
  await until(() => named('Button').includes(button))
  await press(button)
  await until(() => words().includes('1 remark.'))
  write('The dough is ready when its volume has grown by half.')
  await until(() => words().includes('no longer stands in your text'))
  expect(words()).toContain('[browserTitles.old]')
  expect(words()).not.toContain('Say half of what.')
})
