import { fix, row } from '@citable/tooling/gates/panel-samples'
import { expect, it, vi } from 'vitest'
import { setPanel } from '../testing/panel.ts'
import { given, named, press, show, use, words } from '../testing/wordpress.ts'
import { RobotsFields } from './inputs/robots-fields.tsx'
import { Questions } from './questions.tsx'
import { SchemaType } from './schema/schema-type.tsx'
import { Applied, NextSteps, Overview } from './sidebar.tsx'

vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/data', async () => (await import('../testing/wordpress.ts')).data)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/a11y', () => ({ speak: () => {} }))
vi.mock('./inputs/author-inputs.tsx', () => ({ QueriesField: () => null, SnippetFields: () => null }))
vi.mock('./loaded-later.tsx', () => ({ loadedLater: () => () => null }))
vi.mock('./inputs/use-author-input.ts', () => ({ useAuthorInput: () => input.now }))
vi.mock('./use-panel.ts', async () => (await import('../testing/panel.ts')).panelHooks)
vi.mock('./use-preview.ts', () => ({ usePreview: () => null }))
vi.mock('./use-restored-focus.ts', () => ({ useRestoredFocus: () => {} }))
vi.mock('../sidebar-area.ts', () => ({}))

const input = vi.hoisted(() => ({ now: {} as Record<string, unknown> }))

const banner = { code: 'failure', tone: 'error', text: 'It failed', detail: '', action: 'retry', actionLabel: 'Again' }
const ready = { code: 'ready', icon: 'good', tone: 'good', word: 'Ready', scorerText: '' }

it.each<[string, object, readonly string[], readonly string[]]>([
  ['first steps in a new text', { start: true, status: ready }, ['A good start'], ['Ready']],
  [
    'the state of a new text that is not read yet',
    { start: true, status: { ...ready, code: 'busy', word: 'Reading' } },
    ['A good start', 'Reading'],
    [],
  ],
  ['the state later', { status: ready }, ['Ready'], ['A good start']],
  ['what stands in the way', { banners: [banner] }, ['It failed', 'Again'], []],
  ['nothing to try again', { banners: [{ ...banner, action: null }] }, ['It failed'], ['Again']],
  ['an empty text by its first steps only', { banners: [{ ...banner, code: 'empty' }] }, [], ['It failed']],
  ['what was done', { notice: { id: 1, tone: 'good', text: 'Done' } }, ['Done'], []],
])('the head of the panel says %s', (_what, view, said, unsaid) => {
  setPanel(view)
  show(() => <Overview />)
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
})

it('a failure is tried again, and a notice is closed', async () => {
  const { store } = setPanel({ banners: [banner], notice: { id: 1, tone: 'warning', text: 'Not done' } })
  show(() => <Overview />)
  await press('Again')
  expect(store.refresh).toHaveBeenCalledOnce()
  expect(given('Notice', 'Not done').status).toBe('warning')
  await use('Notice', 'Not done', 'onRemove')
  expect(store.dismissNotice).toHaveBeenCalledOnce()
})

const possible = { first: [row({ line: 'Perhaps' })], heading: 'Possible faults', help: 'May be wrong' }

it.each<[string, object, readonly string[], readonly string[]]>([
  ['a new text', { start: true, next: [row()], uncertain: possible }, [], ['The line', 'Perhaps']],
  ['open points', { next: [row()] }, ['Next steps', 'The line'], ['Possible faults']],
  ['points that may be wrong', { uncertain: possible }, ['Possible faults', 'May be wrong', 'Perhaps'], ['Next steps']],
])('the next steps of %s', (_what, view, said, unsaid) => {
  setPanel(view)
  show(() => <NextSteps />)
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
  expect(named('Button')).toEqual([])
})

const own = { text: 'Batteries', isCurrent: true, faults: ['It says nothing about them.', 'It is short.'] }

it('the first fault of the title is shown on top, and leads to the titles', async () => {
  const { reveal } = setPanel({ titles: { items: [own] } })
  show(() => <NextSteps />)
  expect(words()).toContain('Title: It says nothing about them.')
  expect(words()).not.toContain('It is short.')
  await press('Improve the title')
  expect(reveal.ask.mock.calls).toEqual([['titles']])
})

it.each<[string, object]>([
  ['it has none', { titles: { items: [{ ...own, faults: [] }] } }],
  ['a step is about it', { titles: { items: [own] }, next: [row({ id: 'title-subject' })] }],
  ['the text is new', { titles: { items: [own] }, start: true }],
])('no fault of the title is said on top where %s', (_, view) => {
  setPanel(view)
  show(() => <NextSteps />)
  expect(words()).not.toContain('Title:')
})

it('all safe fixes are seen before they are made', async () => {
  const change = { title: 'Heading', quote: 'quoted', ...fix().change }
  const { store } = setPanel({
    fixAll: { show: { label: 'See all' }, action: { label: 'Fix all' }, help: '', fixes: ['a'], changes: [change] },
  })
  show(() => <NextSteps />)
  expect(named('Button')).toEqual(['See all'])
  expect(words()).not.toContain('quoted')
  await press('See all')
  expect(words()).toContain('quoted')
  expect(store.apply).not.toHaveBeenCalled()
  await press('Fix all')
  expect(store.apply.mock.calls).toEqual([[['a']]])
})

it('only what can be undone has a button for it', async () => {
  const undo = { label: 'Undo', name: 'Undo' }
  const items = [
    { id: 'x', text: 'Changed', canUndo: true, undo },
    { id: 'y', text: 'Saved', canUndo: false, undo },
  ]
  const { store } = setPanel({ applied: { heading: 'Applied', items } })
  show(() => <Applied />)
  expect(words()).toContain('Saved')
  expect(named('Button')).toEqual(['Undo'])
  await press('Undo')
  expect(store.undo.mock.calls).toEqual([['x']])
})

const badge = { icon: 'good', tone: 'good', word: 'Answered' }
const question = {
  question: 'Why?',
  badge,
  sourceText: '',
  quoteLabel: 'Quote',
  quote: null,
  lacks: '',
  span: null,
  canJump: false,
  jump: { label: 'Show', name: 'Show' },
}
const readers = {
  heading: 'Readers may ask',
  items: [
    {
      question: 'What is slate?',
      quote: 'Slate is a rock.',
      span: {},
      jump: { label: 'Show', name: 'Show' },
      asHeading: { action: { label: 'As heading', name: 'As heading' }, edit: {} },
      asQuery: { label: 'As query', name: 'As query' },
    },
  ],
}
const questions = { unanswered: [], answered: [], proposals: [], readers: null, emptyText: 'No questions', countText: 'Count' }

it.each<[string, object, readonly string[], readonly string[], readonly string[]]>([
  ['none', {}, ['No questions'], ['Count'], []],
  [
    'one that the text answers without asking it',
    { readers },
    ['Readers may ask', 'What is slate?', 'Slate is a rock.'],
    [],
    ['As heading', 'As query', 'Show'],
  ],
  ['a proposal', { proposals: ['How?'] }, ['No questions', 'How?'], [], ['No questions How?']],
  [
    'one without a place',
    { answered: [{ ...question, canJump: true }], proposals: ['How?'] },
    ['Count', 'Why?'],
    ['No questions', 'How?', 'Quote'],
    [],
  ],
  ['one with a place', { answered: [{ ...question, canJump: true, span: {}, quote: 'Because.' }] }, ['Quote', 'Because.'], [], ['Show']],
  ['one whose place cannot be shown', { unanswered: [{ ...question, span: {}, lacks: 'A reason' }] }, ['A reason'], [], []],
])('questions of readers: %s', (_what, part, said, unsaid, buttons) => {
  setPanel({ questions: { ...questions, ...part } })
  show(() => <Questions />)
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
  expect(named('Button')).toHaveLength(buttons.length)
})

const type = { heading: 'Type', options: [], sentence: 'Detected', problem: '', undo: null, value: '' }

it.each([
  ['nothing to choose', null, [], [], []],
  ['a type that was found', type, ['Detected'], [], []],
  ['a choice to take back', { ...type, undo: { label: 'Back' } }, ['Detected'], [], ['Back']],
  ['a choice that is not followed', { ...type, problem: 'No steps' }, ['No steps'], ['Detected'], []],
])('what a text is published as: %s', (_what, schemaType, said, unsaid, buttons) => {
  setPanel({ schemaType })
  show(() => <SchemaType />)
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
  expect(named('Button')).toEqual(buttons)
  expect(named('SelectControl')).toHaveLength(schemaType === null ? 0 : 1)
})

it.each([
  ['Recipe', 'Recipe'],
  ['', undefined],
])('a chosen type is an edit of the post, the automatic one takes it back: "%s"', async (value, written) => {
  const { host } = setPanel({ schemaType: type })
  show(() => <SchemaType />)
  await use('SelectControl', 'Type', 'onChange', value)
  expect(host.writeInput.mock.calls).toEqual([[{ schema_type: written }]])
})

it.each([
  ['https://b.example/a', [[{ canonical: 'https://b.example/a' }]]],
  [' https://b.example/a ', [[{ canonical: 'https://b.example/a' }]]],
  ['', [[{ canonical: '' }]]],
  ['b.example', []],
  ['https://b.example/a b', []],
  ['ftp://b.example', []],
])('only an address is kept as the canonical one: "%s"', async (text, calls) => {
  input.now = {}
  const { host } = setPanel({})
  show(() => <RobotsFields />)
  await use('TextControl', 'Canonical address', 'onChange', text)
  expect(host.writeInput.mock.calls).toEqual(calls)
  expect(given('TextControl', 'Canonical address').value).toBe(text)
  expect(words().includes('This is not a web address')).toBe(calls.length === 0)
})

it.each(['noindex', 'nofollow'])('a directive is one edit of the post: %s', async (name) => {
  input.now = { [name]: true }
  const { host } = setPanel({})
  const label = name === 'noindex' ? 'Hide this post from search engines' : 'Ask search engines not to follow its links'
  show(() => <RobotsFields />)
  expect(given('ToggleControl', label).checked).toBe(true)
  await use('ToggleControl', label, 'onChange', false)
  expect(host.writeInput.mock.calls).toEqual([[{ [name]: false }]])
})
