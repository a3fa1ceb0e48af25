import { createCatalog } from '@citable/editor'
import { createFakeHost, createFakeTranslator, type FakeTranslatorScript, fakeDocument, settlePromises } from '@citable/editor/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

const nothing = {
  language: 'en-US',
  keeper: '',
  versions: [],
  targets: ['es', 'ca'],
  device_targets: null,
  problem: '',
  made: null,
  waiting: [],
  note: null,
}
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
    await vi.dynamicImportSettled()
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
  expect(words()).toContain('Left out, not translated: rye')
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
const found = {
  state: 's',
  is_public: false,
  media: [],
  waiting: [],
  changes: [{ ...change, id: 'm2', is_conflict: true, proposal: 'Otro' }, change],
}

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

describe('a browser that translates', () => {
  afterEach(() => vi.unstubAllGlobals())
  const offered = { ...nothing, targets: ['es'], device_targets: ['ca', 'es', 'ja'] }
  const path = '/citable/v1/posts/7/translations'
  const texts = [{ source: 'Bread', target: 'BREAD' }]

  async function openBeside(script: FakeTranslatorScript, first: unknown = offered) {
    const fake = createFakeTranslator(script)
    vi.stubGlobal('window', fake.scope)
    await open(first)
    await until(() => fake.calls.length > 0)
    await until(() => true)
    return { ...fake, names: () => fake.calls.map(({ name }) => name).filter((name) => name !== 'availability') }
  }
  const button = (language: string) => `Translate into ${language} with this browser`

  it('is offered for the languages that it knows, beside the engines of the service', async () => {
    const { names } = await openBeside({ availability: { ja: 'downloadable', ca: 'available', '*': 'unavailable' } })
    await until(() => named('Button').includes(button('Catalan')))
    expect(given('SelectControl', 'Language').options).toHaveLength(3)
    expect(named('Button')).toEqual([button('Catalan')])
    expect(words()).not.toContain('The first click has the browser fetch')
    use('SelectControl', 'Language', 'onChange', 'ja')
    await until(() => words().includes('The first click has the browser fetch'))
    use('SelectControl', 'Language', 'onChange', 'es')
    await until(() => named('Button').includes('Translate into Spanish'))
    expect(named('Button')).toEqual(['Translate into Spanish'])
    expect(names()).toEqual([])
  })

  it.each([
    ['has no translator', {}, offered],
    ['knows no such language', createFakeTranslator({ availability: { '*': 'unavailable' } }).scope, offered],
    ['is not asked on this site', createFakeTranslator().scope, { ...offered, device_targets: null }],
  ])('has no button where it %s', async (_, scope, first) => {
    vi.stubGlobal('window', scope)
    await open(first)
    await until(() => true)
    expect(named('Button')).toEqual(['Translate into Spanish'])
  })

  it('translates what the server waits for, and the draft is there', async () => {
    const { names } = await openBeside({})
    await until(() => named('Button').includes(button('Catalan')))
    answers.push(
      async () => ({ ...offered, waiting: ['Bread'] }),
      async () => ({ ...offered, device_targets: ['es'], versions: [{ ...draft, engine: 'browser' }], made: 9 }),
    )
    await press(button('Catalan'))
    await until(() => words().includes('The draft in Catalan is there.'))
    expect(words()).toContain('Draft, machine translation by a browser, not reviewed')
    expect(asked.slice(1).map(({ path, data }) => [path, data])).toEqual([
      [path, { language: 'ca', device: [] }],
      [path, { language: 'ca', device: texts }],
    ])
    expect(names()).toEqual(['create', 'translate', 'destroy'])
  })

  it('shows the download, and ends it when it is called off; the list is read again', async () => {
    const { names, settleCreate } = await openBeside({ availability: { '*': 'downloadable' }, progress: [0, 0.5], create: 'hang' })
    await until(() => named('Button').includes(button('Catalan')))
    answers.push(async () => ({ ...offered, waiting: ['Bread'] }))
    await press(button('Catalan'))
    expect(words()).toContain('Your browser is fetching the language …')
    expect(named('Button')).toEqual(['Cancel'])
    answers.push(async () => nothing)
    await press('Cancel')
    await until(() => named('Button').includes('Translate into Catalan'))
    expect(words()).not.toContain('Nothing was made')
    settleCreate()
    await until(() => names().includes('destroy'))
  })

  it.each([
    ['NotAllowedError', 'Your browser does not allow its translator here.'],
    ['NotSupportedError', 'Your browser does not translate between these languages.'],
    ['NetworkError', 'Your browser could not fetch the language.'],
    ['OperationError', 'Your browser’s translator gave no usable answer. Nothing was made. Try again.'],
  ])('says what people can do about %s', async (name, sentence) => {
    await openBeside({ create: new DOMException('no', name) })
    await until(() => named('Button').includes(button('Catalan')))
    answers.push(async () => ({ ...offered, waiting: ['Bread'] }))
    await press(button('Catalan'))
    await until(() => words().includes(sentence))
    expect(named('Button')).toEqual([button('Catalan')])
  })

  it('says what the server says, and calls the download off', async () => {
    const { calls } = await openBeside({ create: 'hang' })
    await until(() => named('Button').includes(button('Catalan')))
    answers.push(() => Promise.reject({ code: 'citable_timeout', message: 'The service did not answer.' }))
    await press(button('Catalan'))
    await until(() => words().includes('The service did not answer. Nothing was made.'))
    const created = calls.find(({ name }) => name === 'create')!.given[0] as { readonly signal: AbortSignal }
    expect(created.signal.aborted).toBe(true)
  })

  it('translates what the original has changed, when it is looked at and when it is taken over', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    const { names } = await openBeside({}, { ...translated, device_targets: [] })
    const look = 'Look at the changes, translated by this browser'
    await until(() => named('Button').includes(look))
    answers.push(
      async () => ({ ...found, changes: [], waiting: ['Bread'] }),
      async () => found,
    )
    await press(look)
    await until(() => words().includes('El pan cae.'))
    answers.push(async () => found)
    await press('Take over 1 change')
    await until(() => reload.mock.calls.length === 1)
    expect(asked.slice(1).map(({ data }) => data)).toEqual([
      { device: [] },
      { device: texts },
      { seen: 's', take: [], keep: ['m2'], device: [] },
    ])
    expect(names()).toEqual(['create', 'translate', 'destroy', 'create', 'destroy'])
  })
})
