import { beforeEach, expect, it, vi } from 'vitest'
import { server, settled, show, words } from './testing/strapi.ts'
import { useCatalog } from './use-catalog.ts'
import { useTaken } from './use-taken.ts'
import { useDirection, useText, WithTexts } from './use-texts.tsx'
import { loadLanguageFrom } from './worker/load-language.ts'

vi.mock('react', async () => (await import('./testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('./testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('./testing/strapi.ts')).jsx)
vi.mock('react-intl', () => ({ useIntl: () => ({ locale: person.locale }) }))
vi.mock('@strapi/strapi/admin', async () => (await import('./testing/strapi.ts')).admin)
vi.mock('./translations/fr.json', () => {
  throw new Error('replaced by an update')
})
vi.mock('@citable/editor', () => ({
  bindCatalog: (_none: object, how: object) => how,
  loadLocale: async (locale: string) => (locale === 'en' ? null : { one: `of ${locale}` }),
  loadRubricLocale: async (locale: string) => (locale === 'en' ? null : { check: `of ${locale}` }),
}))
vi.mock('@citable/editor/ui-texts', () => ({ uiTexts: { one: 'English' } }))

const person = vi.hoisted(() => ({ locale: 'en' }))
const turns = async (count = 3) => {
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < count; turn++) await settled()
}

beforeEach(() => {
  vi.clearAllMocks()
  person.locale = 'en'
})

function Said() {
  const text = useText()
  return `${text('health.previous')} ${text('health.page', { page: 1200, pages: 2 } as never)} ${useDirection()}`
}
const draw = async (locale: string) => {
  person.locale = locale
  show(() => (
    <WithTexts fallback="[loading]">
      <Said />
    </WithTexts>
  ))
  const first = words().trim()
  await turns()
  return [first, words().trim()] as const
}

it('texts are in the language of the profile, loaded before anything is drawn, and once', async () => {
  const [first, english] = await draw('en-GB')
  expect(first).toBe('[loading]')
  expect(english).toContain('1,200')
  expect(english.endsWith('ltr')).toBe(true)
  const [, german] = await draw('de')
  expect(german).not.toBe(english)
  expect(german).toContain('1.200')
  expect((await draw('de'))[0]).toBe(german)
})

it.each(['pl', 'fr'])('a language that is not there, or cannot be fetched, is English: %s', async (locale) => {
  const english = (await draw('en'))[1]
  const [, other] = await draw(locale)
  expect(other.replace(/[\d\s,.\u202f\u00a0]/g, '')).toBe(english.replace(/[\d\s,.]/g, ''))
})

function Name() {
  return useText()('delivery.route', { route: '/api/citable' })
}

it('Arabic is read from the right, with names kept apart', async () => {
  person.locale = 'ar'
  show(() => (
    <WithTexts>
      <Name />
    </WithTexts>
  ))
  await turns()
  expect(words()).toContain('\u2068/api/citable\u2069')
  expect((await draw('ar'))[1].endsWith('rtl')).toBe(true)
  person.locale = 'en'
  show(() => (
    <WithTexts>
      <Name />
    </WithTexts>
  ))
  await turns()
  expect(words()).not.toContain('\u2068')
})

let catalog: ReturnType<typeof useCatalog>
function Catalog() {
  catalog = useCatalog()
  return null
}

it.each([
  ['en', { locale: 'en', texts: { one: 'English' } }],
  ['de', { locale: 'de', texts: { one: 'of de' }, rubric: { check: 'of de' } }],
])('the words of the panel are loaded for %s', async (locale, expected) => {
  person.locale = locale
  show(() => <Catalog />)
  expect(catalog).toEqual({ catalog: { locale }, isReady: false })
  await turns()
  expect(catalog).toEqual({ catalog: expected, isReady: true })
})

it('words of another language are never shown', async () => {
  person.locale = 'de'
  show(() => <Catalog />)
  await turns()
  person.locale = 'ja'
  await settled()
  expect(catalog.catalog).not.toHaveProperty('texts', { one: 'of de' })
  await turns()
  expect(catalog).toEqual({ catalog: { locale: 'ja', texts: { one: 'of ja' }, rubric: { check: 'of ja' } }, isReady: true })
})

let taken: ReturnType<typeof useTaken>
let facts = { documentId: 'd1' as string | null, locale: 'de' as string | null }
let asked: readonly (readonly [string, string])[] = []
function Taken() {
  taken = useTaken({ shape: { uid: 'api::a.a' }, facts } as never)
  return asked.map(([field, value]) => `${value}:${taken.isTaken(field, value)} `).join('')
}

it('values of unique fields are asked for once, in one request a field, and known then', async () => {
  server.post.mockImplementation(async (_path: string, { values }: { values: string[] }) => ({
    data: { taken: values.filter((one) => one === 'a') },
  }))
  asked = [
    ['slug', 'a'],
    ['slug', 'b'],
    ['slug', 'a'],
    ['title', 'c'],
    ['seo.title', 'd'],
  ]
  show(() => <Taken />)
  expect(words().trim()).toBe('a:null b:null a:null c:null d:null')
  await turns()
  expect(words().trim()).toBe('a:true b:false a:true c:false d:null')
  const entry = { uid: 'api::a.a', documentId: 'd1', locale: 'de' }
  expect(server.post.mock.calls).toEqual([
    ['/citable/entry/taken', { ...entry, field: 'slug', values: ['a', 'b'] }],
    ['/citable/entry/taken', { ...entry, field: 'title', values: ['c'] }],
  ])
  expect(taken.known.size).toBe(3)
})

it('a new entry is asked about without an id, and an answer that fails stays unknown', async () => {
  facts = { documentId: null, locale: null }
  server.post.mockRejectedValue(new Error('gone'))
  asked = [['slug', 'a']]
  show(() => <Taken />)
  await settled()
  expect(server.post.mock.calls[0]).toEqual(['/citable/entry/taken', { uid: 'api::a.a', field: 'slug', values: ['a'] }])
  expect(words().trim()).toBe('a:null')
})

it('a request names as many values as the server takes', async () => {
  server.post.mockResolvedValue({ data: { taken: [] } })
  asked = Array.from({ length: 53 }, (_one, at) => ['slug', `v${at}`] as const)
  show(() => <Taken />)
  expect(server.post.mock.calls[0]?.[1].values).toHaveLength(50)
})

it('a language of the core is fetched from beside the worker', async () => {
  vi.stubGlobal('__CITABLE_PACKS__', 'de pt-br')
  const fetched = vi.fn(async (_address: string) => ({ ok: true, status: 200, json: async () => 'the pack' }))
  vi.stubGlobal('fetch', fetched)
  expect(await loadLanguageFrom('https://a.example/w', 'pt-BR')).toBe('the pack')
  expect(fetched.mock.calls).toEqual([['https://a.example/w/languages/pt-br.json']])
  expect(await loadLanguageFrom('https://a.example/w', 'xx')).toBeNull()
  fetched.mockResolvedValueOnce({ ok: false, status: 404, json: async () => '' })
  await expect(loadLanguageFrom('https://a.example/w', 'de')).rejects.toThrow('The language pack de was answered with 404')
  vi.unstubAllGlobals()
})
