import { loadLanguagePack } from '@citable/core/languages'
import { createFakeHost, createFakeLanguageModel, type FakeModelScript, fakeDocument, settlePromises } from '@citable/editor/testing'
import { doTitleJob, type TitleJob } from '@citable/editor/title-job'
import { afterEach, expect, it, vi } from 'vitest'
import { given, named, press, settled, show, words } from '../../testing/wordpress.ts'
import { AiTitles, type AiTitlesProps } from './ai-titles.tsx'

const site = vi.hoisted(() => ({ ask: (_asked: object): Promise<unknown> => Promise.resolve() }))

vi.mock('@wordpress/components', async () => (await import('../../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: object) => site.ask(asked) }))
vi.mock('../../host/models/title-worker.ts', () => ({ workInWorker: (job: TitleJob) => doTitleJob(job, loadLanguagePack) }))

const text =
  'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C and about 9 hours at 20 °C. The dough is ready when it has grown by half.'
const supported = 'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C'
const answer = JSON.stringify([supported, 'Sourdough bulk fermentation takes 37 hours in Paris'])

const draftOf = (paragraph: string) => {
  const host = createFakeHost(fakeDocument({ blocks: [{ id: 'a', kind: 'paragraph', text: paragraph }] }))
  host.setField('title', 'Sourdough bulk fermentation at home!')
  return host.readDraft()
}

const stateOf = (paragraph: string) =>
  ({ draft: draftOf(paragraph), optimization: { article: { language: 'en' } } }) as unknown as AiTitlesProps['state']

afterEach(() => vi.unstubAllGlobals())

const byDevice = 'Ask your browser for more'
const bySite = 'Ask this site’s AI for more'

/** Shows the titles where this model is the browser's; `null`: the browser has none. */
async function open(script: FakeModelScript | null, writers: AiTitlesProps['writers'] = ['device']) {
  const model = createFakeLanguageModel(script ?? {})
  vi.stubGlobal('window', script === null ? {} : model.scope)
  const current = { state: stateOf(text) }
  show(() => (
    <AiTitles
      state={current.state}
      writers={writers}
      show={(titles) => <p>{titles?.map((title) => `${title.text} (${title.reasons[0]?.message})`)}</p>}
    />
  ))
  await until(() => model.calls.length > 0 || script === null || !writers.includes('device'))
  return {
    ...model,
    names: () => model.calls.map(({ name }) => name),
    write: (paragraph: string) => {
      current.state = stateOf(paragraph)
      return settled()
    },
  }
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

it('asks the model by a click only, shows what the text supports, and says who wrote it', async () => {
  const { names } = await open({ answers: [answer] })
  expect(names()).toEqual(['availability'])
  await press(byDevice)
  await until(() => words().includes('left out: 1 of 2'))
  expect(words()).toContain(`${supported} (Written by your browser’s model, checked against your text)`)
  expect(words()).not.toContain('Paris')
  expect(names()).toEqual(['availability', 'create', 'prompt', 'destroy'])
})

it.each([
  ['a browser without a model', null, ['device'], []],
  ['a browser whose model does not know the language', { availability: 'unavailable' }, ['device'], []],
  ['a browser with a model, on a site that does not want it', {}, ['site'], [bySite]],
  ['a browser with a model and a site with AI', {}, ['device', 'site'], [byDevice, bySite]],
] as const)('offers the writers that there are: %s', async (_whose, script, writers, buttons) => {
  await open(script, writers)
  await settled()
  expect(named('Button')).toEqual(buttons)
})

it('says before the click that the browser fetches its model, and shows how far it is', async () => {
  await open({ availability: 'downloadable', progress: [0, 0.5], create: 'hang' })
  await until(() => named('Button').includes(byDevice))
  expect(words()).toContain('fetch its model, about 4 GB, once')
  await press(byDevice)
  expect(words()).toContain('Your browser is fetching its model…')
  expect(named('Button')).toContain('Cancel')
  expect(given('Button', byDevice).disabled).toBe(true)
})

it('mentions no download where the model is there', async () => {
  await open({ progress: [0, 1], answers: ['hang'] })
  await until(() => named('Button').includes(byDevice))
  expect(words()).not.toContain('GB')
  await press(byDevice)
  expect(words()).toContain('The AI model is writing…')
})

it.each([
  ['NotAllowedError', 'does not allow its model here'],
  ['NotSupportedError', 'does not write in this language'],
  ['NetworkError', 'could not fetch its model'],
  ['OperationError', 'gave no usable answer'],
])('says what people can do about %s, and may be asked again', async (name, sentence) => {
  await open({ create: new DOMException('no', name) })
  await until(() => named('Button').includes(byDevice))
  await press(byDevice)
  await until(() => words().includes(sentence))
  expect(given('Button', byDevice).disabled).toBe(false)
})

it('ends the model when it is called off, and says nothing of it', async () => {
  const { names } = await open({ answers: ['hang'] })
  await until(() => named('Button').includes(byDevice))
  await press(byDevice)
  await until(() => names().includes('prompt'))
  await press('Cancel')
  await until(() => names().includes('destroy'))
  expect(named('Button')).toEqual([byDevice])
  expect(words()).not.toContain('Something went wrong')
})

it('opens one session for two clicks', async () => {
  const { names } = await open({ answers: ['hang'] })
  await until(() => named('Button').includes(byDevice))
  const { onClick } = given('Button', byDevice) as unknown as { onClick(): void }
  onClick()
  onClick()
  await until(() => names().includes('prompt'))
  expect(names().filter((name) => name === 'create')).toHaveLength(1)
})

it('says that the text has changed since its titles were written', async () => {
  const { write } = await open({ answers: [answer] })
  await until(() => named('Button').includes(byDevice))
  await press(byDevice)
  await until(() => words().includes('left out'))
  expect(words()).not.toContain('has changed since then')
  await write('Another text.')
  expect(words()).toContain('The text has changed since then.')
})

it("sends the text of a click on the site's AI to this site alone", async () => {
  const asked: object[] = []
  site.ask = async (request) => {
    asked.push(request)
    return { text: answer }
  }
  const { names } = await open({}, ['device', 'site'])
  await press(bySite)
  await until(() => words().includes('left out: 1 of 2'))
  expect(asked).toMatchObject([{ path: '/citable/v1/titles', method: 'POST' }])
  expect(words()).toContain('Written by this site’s AI')
  expect(names()).toEqual(['availability'])
})
