import { createCatalog } from '@citable/editor'
import { createFakeHost, createFakeTranslator, type FakeTranslatorScript, fakeDocument, settlePromises } from '@citable/editor/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { named, press, server, settled, show, words } from '../testing/strapi.ts'
import TranslateTab from './translate-tab.tsx'

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)
vi.mock('@strapi/strapi/admin', async () => (await import('../testing/strapi.ts')).admin)
vi.mock('react-router-dom', () => ({ NavLink: 'a' }))
vi.mock('../use-texts.tsx', async () => {
  const { translationTexts } = await import('@citable/editor/translations')
  const { pluginTexts } = await import('./texts.ts')
  const texts: Readonly<Record<string, string>> = { ...translationTexts, ...pluginTexts }
  return { useLoaded: () => texts, useFilled: () => (code: string) => texts[code] }
})

const version = {
  locale: 'es',
  title: 'El pan',
  status: 'draft',
  mayEdit: true,
  url: '',
  engine: 'apertium',
  isReviewed: false,
  changes: 0,
}
const known = { ok: true, language: 'en', versions: [], targets: ['es'], deviceTargets: null, problem: '', note: null }
const note = {
  from: 'en',
  engine: 'apertium',
  isReviewed: false,
  review: [{ source: 'The zymurgist drinks.', translation: 'El zymurgist bebe.', reasons: ['unknown_words'] }],
  leftOut: ['author'],
  changes: 1,
  isKept: true,
}
const change = {
  id: 'm1',
  kind: 'changed',
  isConflict: false,
  isPlaced: true,
  sourceBefore: 'Flour',
  source: 'Water',
  translation: 'Harina',
  proposal: 'Agua',
}
const passages = vi.fn()

const Words = ({ children }: { readonly children: string }) => <p>{children}</p>
const kit = { Fold: Words, Line: Words, List: Words, Part: Words, Small: Words, isKeyboardLost: () => false }

async function open(answer: object) {
  server.get.mockResolvedValue({ data: answer })
  const draft = createFakeHost(fakeDocument({ blocks: [{ id: 'a', kind: 'html', html: '<p>El <b>zymurgist</b> bebe.</p>' }] })).readDraft()
  const entry = { shape: { uid: 'api::article.article', kind: 'collectionType' }, facts: { documentId: 'd1', locale: 'en' } }
  const panel = { entry, state: { draft }, catalog: createCatalog({ locale: 'en' }), isUnsaved: false, show: passages }
  show(() => <TranslateTab panel={panel as never} kit={kit as never} />)
  await settled()
}
/** Waits until the screen says something. */
async function said(text: string) {
  for (let turn = 0; turn < 50 && !words().includes(text); turn++) await settled()
  expect(words()).toContain(text)
}
beforeEach(() => {
  server.get.mockReset()
  server.post.mockReset()
})

it('has a draft made by a click, and says that it is there', async () => {
  await open(known)
  expect(words()).toContain('There is no translation yet.')
  server.post.mockResolvedValue({ data: { ...known, targets: [], versions: [version] } })
  await press('Translate into Spanish')
  await said('The draft in Spanish is there.')
  expect(words()).toContain('Draft, machine translation by apertium, not reviewed')
  expect(named('Link')).toEqual(['Edit'])
})

it('says what is missing, in words', async () => {
  await open({ ...known, targets: [], problem: 'embedded' })
  expect(words()).toContain('Translating takes a Citable service.')
  await open({ ok: false, reason: 'unreachable', detail: '' })
  await said('The service does not answer. The translations could not be read. Try again.')
})

it('lists what to look at first, and leads there', async () => {
  await open({ ...known, language: 'es', targets: [], note })
  expect(words()).toContain('The zymurgist drinks.')
  expect(words()).toContain('words that the engine does not know')
  expect(words()).toContain('Left out, not translated: author')
  await press('Show me')
  expect(passages).toHaveBeenCalledWith('translations', [expect.objectContaining({ place: 'a', quote: 'El zymurgist bebe.' })])
})

it('shows what the original changed, and stores what was chosen', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  await open({ ...known, language: 'es', targets: [], note })
  server.post.mockResolvedValue({ data: { ok: true, state: 's', isPublic: false, changes: [change], media: [] } })
  await press('Look at the change')
  await settled()
  for (const text of ['Flour', 'Water', 'Harina', 'Agua']) expect(words()).toContain(text)
  await press('Take over 1 change')
  await settled()
  expect(server.post).toHaveBeenLastCalledWith('/citable/translation-changes', expect.objectContaining({ seen: 's', take: [], keep: [] }))
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

describe('a browser that translates', () => {
  afterEach(() => vi.unstubAllGlobals())
  const offered = { ...known, targets: [], deviceTargets: ['es', 'ja'] }
  const button = 'Translate into Spanish with this browser'
  const texts = [{ source: 'Bread', target: 'BREAD' }]
  const options = expect.objectContaining({ signal: expect.any(AbortSignal) })

  async function until(isSo: () => boolean) {
    for (let turn = 0; turn < 200; turn++) {
      await vi.dynamicImportSettled()
      await settlePromises()
      await settled()
      if (isSo()) return
    }
    throw new Error(`Never so: ${words()}`)
  }
  async function openBeside(script: FakeTranslatorScript, first: object = offered) {
    const fake = createFakeTranslator(script)
    vi.stubGlobal('window', fake.scope)
    await open(first)
    return { ...fake, names: () => fake.calls.map(({ name }) => name).filter((name) => name !== 'availability') }
  }

  it('translates what the server waits for, and the draft is there', async () => {
    const { names } = await openBeside({ availability: { ja: 'unavailable' } })
    await until(() => named('Button').includes(button))
    expect(named('Button')).toEqual([button])
    server.post.mockResolvedValueOnce({ data: { ...offered, isNew: false, waiting: ['Bread'] } })
    server.post.mockResolvedValueOnce({
      data: { ...offered, deviceTargets: [], waiting: [], versions: [{ ...version, engine: 'browser' }] },
    })
    await press(button)
    await until(() => words().includes('The draft in Spanish is there.'))
    expect(words()).toContain('Draft, machine translation by a browser, not reviewed')
    const asked = expect.objectContaining({ language: 'es', device: texts })
    expect(server.post).toHaveBeenLastCalledWith('/citable/translations', asked, options)
    expect(names()).toEqual(['create', 'translate', 'destroy'])
  })

  it.each([
    ['has no translator', {}, offered],
    ['is not asked on this site', createFakeTranslator().scope, { ...offered, deviceTargets: null }],
  ])('has no button where it %s', async (_, scope, first) => {
    vi.stubGlobal('window', scope)
    await open(first)
    await until(() => true)
    expect(named('Button')).toEqual([])
  })

  it('shows the download, and is called off', async () => {
    await openBeside({ availability: { ja: 'unavailable', '*': 'downloading' }, progress: [0.5], create: 'hang' })
    await until(() => named('Button').includes(button))
    expect(words()).toContain('The first click has the browser fetch')
    server.post.mockResolvedValueOnce({ data: { ...offered, waiting: ['Bread'] } })
    await press(button)
    expect(words()).toContain('Your browser is fetching the language …')
    await press('Cancel')
    await until(() => named('Button').includes(button))
    expect(words()).not.toContain('Nothing was made')
  })

  it('says what people can do about a fault', async () => {
    await openBeside({ availability: { ja: 'unavailable' }, create: new DOMException('no', 'NotAllowedError') })
    await until(() => named('Button').includes(button))
    server.post.mockResolvedValueOnce({ data: { ...offered, waiting: ['Bread'] } })
    await press(button)
    await until(() => words().includes('Your browser does not allow its translator here.'))
    expect(named('Button')).toEqual([button])
  })

  it('translates what the original has changed', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    await openBeside({}, { ...known, language: 'es', targets: [], deviceTargets: [], note })
    const look = 'Look at the changes, translated by this browser'
    await until(() => named('Button').includes(look))
    const found = { ok: true, state: 's', isPublic: false, changes: [change], media: [], waiting: [] }
    server.post.mockResolvedValueOnce({ data: { ...found, changes: [], waiting: ['Bread'] } }).mockResolvedValue({ data: found })
    await press(look)
    await until(() => words().includes('Agua'))
    expect(server.post).toHaveBeenLastCalledWith('/citable/translation-changes', expect.objectContaining({ device: texts }), options)
    await press('Take over 1 change')
    await until(() => reload.mock.calls.length === 1)
    expect(server.post).toHaveBeenLastCalledWith(
      '/citable/translation-changes',
      expect.objectContaining({ seen: 's', device: [] }),
      options,
    )
  })
})
