import { createCatalog } from '@citable/editor'
import { createFakeHost, fakeDocument } from '@citable/editor/testing'
import { beforeEach, expect, it, vi } from 'vitest'
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
const known = { ok: true, language: 'en', versions: [], targets: ['es'], problem: '', note: null }
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
  expect(words()).toContain('Left out, because they have no translation: author')
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
