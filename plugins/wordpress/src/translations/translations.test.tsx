import { createCatalog } from '@citable/editor'
import { createFakeHost, fakeDocument, settlePromises } from '@citable/editor/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { given, named, press, settled, show, use, words } from '../testing/wordpress.ts'
import { Translations } from './translations.tsx'

const panel = vi.hoisted(() => ({ now: {} as Record<string, unknown>, view: {} as Record<string, unknown> }))
const site = vi.hoisted(() => ({ ask: (_asked: { path: string; data?: unknown }): Promise<unknown> => Promise.resolve() }))

vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/a11y', () => ({ speak: () => {} }))
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: never) => site.ask(asked) }))
vi.mock('../components/use-panel.ts', () => ({ usePanel: () => panel.now, useView: () => panel.view }))

const nothing = { language: 'en-US', keeper: '', versions: [], targets: ['es', 'ca'], problem: '', made: null, note: null }
const draft = {
  id: 9,
  language: 'ca',
  title: 'El pa',
  status: 'draft',
  edit: '/edit?post=9',
  url: '',
  engine: 'apertium',
  is_reviewed: false,
  changes: 2,
}
const translated = {
  ...nothing,
  language: 'es',
  targets: [],
  note: {
    from: 'en',
    engine: 'apertium',
    is_reviewed: false,
    review: [
      { source: 'Bread rises.', translation: 'El pan *rises.', reasons: ['unknown_words'] },
      { source: 'Salt', translation: 'La sal vieja', reasons: ['short'] },
    ],
    left_out: [{ taxonomy: 'Tag', name: 'rye' }],
    changes: 1,
    is_kept: true,
  },
}

const editors = { isUnsaved: false, told: () => {} }
let asked: { path: string; method?: string; data?: unknown }[] = []
let answers: (() => Promise<unknown>)[] = []

async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 200; turn++) {
    await settlePromises()
    await settled()
    if (isSo()) return
  }
  throw new Error(`Never so: ${words()}`)
}

async function open(first: unknown, text = 'El pan *rises.') {
  answers.unshift(async () => first)
  const host = createFakeHost(fakeDocument({ documentId: '7', blocks: [{ id: 'a', kind: 'html', html: `<p>${text}</p>` }] }))
  const store = { show: vi.fn() }
  const editor = {
    isUnsaved: () => editors.isUnsaved,
    observe: (listener: () => void) => {
      editors.told = listener
      return () => {}
    },
  }
  panel.now = { catalog: createCatalog({ locale: 'en' }), store, host: editor }
  panel.view = { state: { draft: host.readDraft() } }
  show(() => <Translations />)
  await until(() => words().includes('Language of this text'))
  return store
}

beforeEach(() => {
  editors.isUnsaved = false
  asked = []
  answers = []
  site.ask = (request) => {
    asked.push(request)
    return answers.shift()?.() ?? Promise.reject(new Error('offline'))
  }
})

it('makes a draft in the chosen language by a click', async () => {
  await open(nothing)
  expect(asked).toEqual([{ path: '/citable/v1/posts/7/translations' }])
  answers.push(async () => ({ ...nothing, versions: [draft], targets: ['es'], made: 9 }))
  await press('Translate into Catalan')
  await until(() => words().includes('The draft in Catalan is there.'))
  expect(asked[1]).toEqual({ path: '/citable/v1/posts/7/translations', method: 'POST', data: { language: 'ca' } })
  expect(words()).toContain('Draft, machine translation by apertium, not reviewed')
  expect(words()).toContain('Source changed: 2 texts')
  expect(named('Button')).toEqual(['Translate into Spanish'])
  expect(given('SelectControl', 'Language').options).toEqual([{ value: 'es', label: 'Spanish' }])
})

it.each([
  [
    'what this site says',
    { code: 'citable_timeout', message: 'The service did not answer.' },
    'The service did not answer. Nothing was made.',
  ],
  ['a server that is down', { code: 'fetch_error', message: 'You are probably offline.' }, 'Nothing was made. Try again.'],
])('a failure is said, and the click is there again: %s', async (_, error, said) => {
  await open(nothing)
  answers.push(() => Promise.reject(error))
  await press('Translate into Catalan')
  await until(() => words().includes(said))
  expect(words()).not.toContain('offline')
  expect(named('Button')).toEqual(['Translate into Catalan'])
})

it('shows a translation with what to look at, and keeps the word of who has', async () => {
  const store = await open(translated)
  expect(words()).toContain('Machine translation by apertium from English, to be reviewed.')
  expect(words()).toContain('Source changed: 1 text')
  expect(words()).toContain('Left out, because they have no translation: rye')
  expect(words()).toContain('Changed since then.')
  await press('Show me')
  expect(store.show.mock.calls[0]).toMatchObject([[{ place: 'a', quote: 'El pan *rises.' }]])
  answers.push(async () => ({ ...translated, note: { ...translated.note, is_reviewed: true } }))
  await press('I have reviewed it')
  await until(() => words().includes('reviewed.'))
  expect(asked[1]).toEqual({ path: '/citable/v1/posts/7/translation-review', method: 'POST', data: { is_reviewed: true } })
})

it('a list that could not be read is read again', async () => {
  answers.push(() => Promise.reject(new Error('offline')))
  const host = createFakeHost(fakeDocument({ documentId: '7', blocks: [] }))
  panel.now = { catalog: createCatalog({ locale: 'en' }), store: {} }
  panel.view = { state: { draft: host.readDraft() } }
  show(() => <Translations />)
  await until(() => words().includes('could not be read'))
  answers.push(async () => nothing)
  await press('Try again')
  await until(() => words().includes('There is no translation yet.'))
})

const change = {
  id: 'm1',
  kind: 'changed',
  is_conflict: false,
  is_placed: true,
  source_before: 'Bread rises.',
  source: 'Bread falls.',
  translation: 'El pan sube.',
  proposal: 'El pan cae.',
}
const found = { state: 's', is_public: false, media: [], changes: [{ ...change, id: 'm2', is_conflict: true, proposal: 'Otro' }, change] }

it('takes over changes that a person has looked at, and loads the editor anew', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  await open(translated)
  answers.push(async () => found)
  await press('Look at the change')
  await until(() => words().includes('El pan cae.'))
  expect(words()).toContain('You and the source have both changed this.')
  expect(named('Button')).toContain('Take over 1 change')
  use('CheckboxControl', 'Take the proposal', 'onChange', true)
  await settled()
  answers.push(async () => ({ ...found, changes: [] }))
  await press('Take over 2 changes')
  await until(() => reload.mock.calls.length === 1)
  expect(asked.slice(1).map(({ data }) => data)).toEqual([{}, { seen: 's', take: ['m2'], keep: [] }])
  vi.unstubAllGlobals()
})

it('takes nothing over into a text that is not saved, and says what went wrong', async () => {
  editors.isUnsaved = true
  await open(translated)
  answers.push(() => Promise.reject({ code: 'citable_timeout', message: 'The service did not answer.' }))
  await press('Look at the change')
  await until(() => words().includes('The service did not answer. Nothing was stored. Try again.'))
  answers.push(async () => found)
  await press('Look at the change')
  await until(() => words().includes('Save your text first.'))
  expect(named('Button').join()).not.toContain('Take over')
  // saved, and changed again, while the changes are open
  for (const [isUnsaved, seen] of [
    [false, 'Take over 1 change'],
    [true, 'Save your text first.'],
  ] as const) {
    editors.isUnsaved = isUnsaved
    editors.told()
    await until(() => [words(), ...named('Button')].join().includes(seen))
  }
})
