import { loadLanguagePack } from '@citable/core/languages'
import { createFakeHost, createFakeLanguageModel, type FakeModelScript, fakeDocument, settlePromises } from '@citable/editor/testing'
import { doTitleJob, type TitleJob } from '@citable/editor/title-job'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { given, named, press, settled, show, words } from '../../testing/strapi.ts'
import BrowserTitles from './browser-titles.tsx'

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
vi.mock('./work-in-worker.ts', () => ({ workInWorker: (job: TitleJob) => doTitleJob(job, loadLanguagePack) }))

const text =
  'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C and about 9 hours at 20 °C. The dough is ready when it has grown by half.'
const supported = 'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C'
const answer = JSON.stringify([supported, 'Sourdough bulk fermentation takes 37 hours in Paris'])
const button = '[browserTitles.ask]'

function setText(paragraph: string) {
  const host = createFakeHost(fakeDocument({ blocks: [{ id: 'a', kind: 'paragraph', text: paragraph }] }))
  host.setField('title', 'Sourdough bulk fermentation at home!')
  panel.now = { state: { draft: host.readDraft(), optimization: { article: { language: 'en' } } } }
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

async function open(script: FakeModelScript) {
  const model = createFakeLanguageModel(script)
  vi.stubGlobal('window', model.scope)
  setText(text)
  const shown = vi.fn<(titles: readonly { readonly text: string; readonly reasons: readonly { readonly message: string }[] }[]) => void>()
  show(() => <BrowserTitles show={shown} />)
  await until(() => model.calls.length > 0)
  return { shown, names: () => model.calls.map(({ name }) => name) }
}

it('shows what the text supports after a click, and says who wrote it', async () => {
  const { shown, names } = await open({ answers: [answer] })
  expect(names()).toEqual(['availability'])
  await press(button)
  await until(() => shown.mock.calls.length > 0)
  const titles = shown.mock.calls[0]![0]
  expect(titles.find((title) => title.text === supported)!.reasons[0]!.message).toBe('[browserTitles.origin]')
  expect(titles.map((title) => title.text).join()).not.toContain('Paris')
  expect(words()).toContain('[browserTitles.refused 1 2]')
  expect(names()).toEqual(['availability', 'create', 'prompt', 'destroy'])
})

it('draws nothing where the browser has no model for the language', async () => {
  await open({ availability: 'unavailable' })
  await settled()
  expect(words().trim()).toBe('')
})

it('says before the click that the browser fetches its model, and while it does', async () => {
  await open({ availability: 'downloadable', progress: [0, 0.5], create: 'hang' })
  await until(() => named('Button').includes(button))
  expect(words()).toContain('[browserTitles.once]')
  await press(button)
  expect(words()).toContain('[browserTitles.fetching]')
  expect(given('Button', button).disabled).toBe(true)
})

it.each([
  ['NotAllowedError', 'not_allowed'],
  ['NotSupportedError', 'not_supported'],
  ['NetworkError', 'no_download'],
  ['OperationError', 'no_answer'],
])('says what people can do about %s, and may be asked again', async (name, fault) => {
  await open({ create: new DOMException('no', name) })
  await until(() => named('Button').includes(button))
  await press(button)
  await until(() => words().includes(`[browserTitles.${fault}]`))
  expect(given('Button', button).disabled).toBe(false)
})

it('ends the model when it is called off, and says nothing of it', async () => {
  const { names, shown } = await open({ answers: ['hang'] })
  await until(() => named('Button').includes(button))
  await press(button)
  await until(() => names().includes('prompt'))
  await press('[browserTitles.cancel]')
  await until(() => names().includes('destroy'))
  expect(named('Button')).toEqual([button])
  expect(shown).not.toHaveBeenCalled()
})

it('opens one session for two clicks', async () => {
  const { names } = await open({ answers: ['hang'] })
  await until(() => named('Button').includes(button))
  const { onClick } = given('Button', button) as unknown as { onClick(): void }
  onClick()
  onClick()
  await until(() => names().includes('prompt'))
  expect(names().filter((name) => name === 'create')).toHaveLength(1)
})

it('says that the text has changed since its titles were written', async () => {
  const { shown } = await open({ answers: [answer] })
  await until(() => named('Button').includes(button))
  await press(button)
  await until(() => shown.mock.calls.length > 0)
  setText('Another text.')
  await settled()
  expect(words()).toContain('[browserTitles.old]')
})
