import { fix, nothing, row } from '@citable/tooling/gates/panel-samples'
import { beforeEach, expect, it, vi } from 'vitest'
import { given, named, press, server, show, use, words } from '../testing/strapi.ts'
import { markOf } from '../ui/tones.tsx'
import { Card } from './card.tsx'
import { Drafts } from './drafts/drafts.tsx'
import Drawer from './drawer.tsx'
import { RowList } from './tabs/check-row.tsx'
import { NextTab } from './tabs/next-tab.tsx'
import { SchemaType } from './tabs/schema-type.tsx'

const panel = vi.hoisted(() => ({ now: {} as Record<string, unknown> }))

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../testing/strapi.ts')).icons)
vi.mock('@strapi/strapi/admin', async () => (await import('../testing/strapi.ts')).admin)
vi.mock('styled-components', async () => ({ styled: (await import('../testing/strapi.ts')).styled }))
vi.mock('../use-texts.tsx', async () => (await import('../testing/strapi.ts')).texts)
vi.mock('./panel-context.tsx', () => ({ usePanel: () => panel.now }))
vi.mock('./tabs/snippet-tab.tsx', () => ({ SnippetTab: () => null }))
vi.mock('./tabs/schema-tab.tsx', () => ({ SchemaTab: () => null }))
vi.mock('../sources/sources-tab.tsx', () => ({ default: () => null }))

const store = { apply: vi.fn(), undo: vi.fn(), setAside: vi.fn(), refresh: vi.fn(), choose: vi.fn() }
const shown = vi.fn()
const opened = vi.fn()

/** Sets what the panel says; what a button asks for is run at once. */
function setPanel(view: object, rest: object = {}): void {
  const act = (_at: string, run: () => void) => run()
  const catalog = { text: (code: string) => `[${code}]` }
  const all = {
    store,
    act,
    show: shown,
    open: opened,
    problems: new Map(),
    chooseType: null,
    notice: null,
    askedAt: null,
    catalog,
    ...rest,
  }
  panel.now = { view: { ...nothing, ...view }, entry: { asksBrowser: false, facts: { documentId: 'd1' } }, ...all }
}

beforeEach(() => {
  vi.clearAllMocks()
})

const draft = fix({ safety: 'draft' })
const aside = { label: 'Set aside', name: 'Set aside' }
const unfold = () => use('button', '', 'onClick')

it.each([
  ['a safe fix', row({ canFix: true, fix: fix() }), true, ['Fix it'], ['Fix it']],
  ['a draft, only with its change', row({ canFix: true, fix: draft }), true, [], ['Fix it']],
  ['a fix that the form does not take', row({ fix: fix() }), true, [], []],
  ['a place in the text', row({ canJump: true }), true, ['Show it'], ['Show it']],
  ['a point to set aside', row({ aside }), true, [], ['Set aside']],
  ['a fix in a list', row({ canFix: true, fix: fix() }), false, [], ['Fix it']],
])('the buttons of %s', async (_what, point, isStep, folded, unfolded) => {
  setPanel({})
  show(() => <RowList rows={[point]} areSteps={isStep} />)
  expect(named('Button')).toEqual(folded)
  await unfold()
  expect(named('Button')).toEqual(unfolded)
})

it.each([
  ['a step says what to do at once', row({ fix: fix() }), true, true],
  ['a point of a list says it unfolded', row({ fix: fix() }), false, false],
  ['a point that is met says nothing to do', row({ open: false, status: 'pass', fix: fix() }), true, false],
])('%s', (_what, point, isStep, isSaid) => {
  setPanel({})
  show(() => <RowList rows={[point]} areSteps={isStep} />)
  expect(words().includes('What to do')).toBe(isSaid)
})

it('a button does what it says, with what its point carries', async () => {
  setPanel({})
  const spans = [{ start: 1, end: 2 }] as never
  show(() => <RowList rows={[row({ canFix: true, fix: fix(), canJump: true, spans, aside, isAside: true })]} />)
  await unfold()
  for (const name of ['Show it', 'Fix it', 'Set aside']) await press(name)
  expect(shown.mock.calls).toEqual([['title-length', spans]])
  expect(store.apply.mock.calls).toEqual([[fix().edit]])
  expect(store.setAside.mock.calls).toEqual([['title-length', false]])
})

const all = { show: { label: 'See all' }, action: { label: 'Fix all' }, help: '', fixes: ['a', 'b'], changes: [] }

it('all safe fixes are seen before they are made', async () => {
  setPanel({ fixAll: all })
  show(() => <NextTab />)
  expect(named('Button')).toEqual(['See all'])
  await press('See all')
  expect(store.apply).not.toHaveBeenCalled()
  await press('Fix all')
  expect(store.apply.mock.calls).toEqual([[['a', 'b']]])
})

const weak = { heading: 'Titles', noteText: '', items: [{ isCurrent: true, scoreText: '28 of 100', faults: ['Too short.'] }] }

it.each([
  ['a weak title', { titles: weak }, true],
  ['a weak title that a step is about, which is said once', { titles: weak, next: [row({ id: 'title-length' })] }, true],
  ['a weak title of an empty text', { titles: weak, start: true }, false],
  ['a title without a fault', { titles: { ...weak, items: [{ ...weak.items[0], faults: [] }] } }, false],
])('the first tab leads to the titles for %s: %#', async (_what, view, isSaid) => {
  setPanel(view)
  show(() => <NextTab />)
  expect(words().includes('[panel.titleFault 28 of 100 Too short.]')).toBe(isSaid)
  if (!isSaid) return
  expect(words()).not.toContain('The line')
  await press('[drawer.snippet]')
  expect(opened.mock.calls).toEqual([['snippet']])
})

it.each([
  ['the point about a missing description', 'description-present', true],
  ['other points', 'source-links', false],
])('a component that is to be added first is named below %s', (_what, id, isNamed) => {
  const entry = {
    values: {},
    mapping: { description: 'seo.metaDescription' },
    shape: { attributes: { seo: { type: 'component' } } },
  }
  setPanel({ next: [row({ id })] }, { readEntry: () => entry })
  show(() => <NextTab />)
  expect(words().includes('[head.add seo]')).toBe(isNamed)
})

it.each([
  ['high', 'todo', 'poor'],
  ['medium', 'partly', 'fair'],
  ['low', 'partly', 'neutral'],
] as const)('a point that is %s has the mark that the card counts it under', (severity, name, tone) => {
  expect(markOf(severity)).toEqual({ name, tone })
})

const items = [
  { id: 'x', text: 'Changed', canUndo: true, undo: { label: 'Undo', name: 'Undo' } },
  { id: 'y', text: 'Saved', canUndo: false, undo: { label: 'Undo', name: 'Undo' } },
]

it.each<[string, object, readonly string[], readonly string[]]>([
  ['the first steps in a new text', { start: true, next: [row()] }, ['[start.title]'], ['Next steps']],
  ['next steps later', { next: [row()], groupsEmptyText: 'All done' }, ['Next steps', 'The line'], ['[start.title]', 'All done']],
  ['that nothing is open', { groupsEmptyText: 'All done' }, ['All done'], ['Next steps']],
  ['what was applied', { applied: { heading: 'Applied', items } }, ['Applied', 'Changed', 'Saved'], []],
  ['nothing applied', {}, [], ['Applied']],
])('the first tab says %s', (_what, view, said, unsaid) => {
  setPanel({ groupsEmptyText: '', ...view })
  show(() => <NextTab />)
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
})

it('only what can be undone has a button for it', async () => {
  setPanel({ groupsEmptyText: '', applied: { heading: 'Applied', items } })
  show(() => <NextTab />)
  expect(named('Button')).toEqual(['Undo'])
  await press('Undo')
  expect(store.undo.mock.calls).toEqual([['x']])
})

const banner = { code: 'failure', tone: 'error', icon: 'error', text: 'It failed', detail: null, action: 'retry', actionLabel: 'Again' }
const topic = { id: 'search', heading: 'Search', rows: [row(), row({ id: 'other' })], uncertain: [] }
const drawer = () => <Drawer isOpen={true} tab="next" setTab={() => {}} setOpen={() => {}} onClosed={() => {}} />

it.each<[string, object, string, boolean, readonly string[]]>([
  ['a failure, to be tried again', banner, 'It failed', true, ['Again']],
  ['what cannot be tried again', { ...banner, action: null }, 'It failed', true, []],
  ['an empty text', { ...banner, code: 'empty' }, 'It failed', false, []],
])('the drawer says what stands in the way: %s', async (_what, one, sentence, isSaid, buttons) => {
  setPanel({ groupsEmptyText: '', banners: [one] })
  show(drawer)
  expect(words().includes(sentence)).toBe(isSaid)
  expect(named('Button')).toEqual(buttons)
  if (buttons.length === 0) return
  await press('Again')
  expect(store.refresh).toHaveBeenCalledOnce()
})

it.each([
  ['with open points', false, ['[drawer.next] (1)', '[drawer.snippet] (2)', 'Questions']],
  ['of a new text', true, ['[drawer.next]', '[drawer.snippet]', 'Questions']],
])('tabs count what is open: %s', (_what, start, names) => {
  setPanel({ groupsEmptyText: '', start, next: [row()], topics: [topic] })
  show(drawer)
  expect(named('Trigger').slice(0, 3)).toEqual(names)
})

it.each([[true], [false]])('sources have a tab for people who may look them up: %s', (looksUpSources) => {
  setPanel({ groupsEmptyText: '' }, { entry: { looksUpSources, facts: {} } })
  show(drawer)
  expect(named('Trigger').includes('[evidenceSources]')).toBe(looksUpSources)
})

it.each([[true], [false]])('translations have a tab for people who may order them: %s', (translates) => {
  setPanel({ groupsEmptyText: '' }, { entry: { translates, facts: {} } })
  show(drawer)
  expect(named('Trigger').includes('[propertyWorkTranslation]')).toBe(translates)
})

const count = { severity: 'high', text: 'Two of weight', lines: [] }

it.each<[string, object, object, boolean, readonly string[], readonly string[]]>([
  ['nothing is open', { prePublish: { counts: [], cleanText: 'All fine' } }, {}, false, ['All fine'], []],
  [
    'points are open',
    { prePublish: { counts: [count], cleanText: 'All fine' }, next: [row()] },
    {},
    false,
    ['Two of weight', 'Next steps', 'The line'],
    ['All fine'],
  ],
  ['something is in the way', { banners: [banner] }, {}, false, ['It failed'], []],
  ['what cannot be drawn is in the way', { banners: [{ ...banner, code: 'notRendered' }] }, {}, false, [], ['It failed']],
  ['something was done', {}, { notice: { id: 1, tone: 'good', text: 'Done' } }, false, ['Done'], []],
  ['the drawer says what was done', {}, { notice: { id: 1, tone: 'good', text: 'Done' } }, true, [], ['Done']],
])('the card where %s', (_what, view, rest, isOpen, said, unsaid) => {
  setPanel(view, rest)
  show(() => <Card opener={{ current: null }} isOpen={isOpen} />)
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
})

const answerOf = (sent: boolean) => ({
  data: {
    ok: true,
    drafts: {
      sent,
      refused: ['x'],
      estimate: { characters: 9, input_tokens: 2, output_tokens: 3, cost: null },
      generator: { host: 'g.example', model: 'm' },
      titles: [],
      description: { text: 'A draft', claims: [] },
      lead: null,
      questions: [],
    },
  },
})
const readDraft = () => ({ input: { kind: 'body', html: '', fields: { authors: [] } }, context: {} }) as never
vi.mock('@citable/contract/requests', () => ({ presentRequest: () => ({}) }))

it('a text goes to a generator by the second click only', async () => {
  server.post.mockResolvedValueOnce(answerOf(false)).mockResolvedValueOnce(answerOf(true))
  setPanel({}, { state: { optimization: null } })
  show(() => <Drafts uid="api::a.a" readDraft={readDraft} />)
  expect(server.post).not.toHaveBeenCalled()
  await press('[drafts.ask]')
  expect(words()).toContain('[drafts.estimate 9 g.example m 2 3] [drafts.costUnknown]')
  expect(words()).not.toContain('A draft')
  await press('[drafts.send]')
  expect(words()).toContain('[drafts.done 1]')
  expect(words()).toContain('A draft')
  expect(server.post.mock.calls.map(([, { estimate }]) => estimate)).toEqual([true, false])
})

it('what is cancelled is not sent', async () => {
  server.post.mockResolvedValueOnce(answerOf(false))
  show(() => <Drafts uid="api::a.a" readDraft={readDraft} />)
  await press('[drafts.ask]')
  await press('[drafts.cancel]')
  expect(words()).toContain('[drafts.about]')
  expect(server.post).toHaveBeenCalledOnce()
})

it.each<[string, () => Promise<unknown>, string]>([
  ['a refusal', async () => ({ data: { ok: false, detail: 'too long' } }), '[drafts.failed too long]'],
  ['no answer', () => Promise.reject(new Error('gone')), '[drafts.failed gone]'],
])('a generator that gave nothing is told: %s', async (_what, answer, sentence) => {
  server.post.mockImplementationOnce(answer)
  show(() => <Drafts uid="api::a.a" readDraft={readDraft} />)
  await press('[drafts.ask]')
  expect(words()).toContain(sentence)
  expect(named('Button')).toEqual(['[drafts.ask]'])
})

const view = { heading: 'Type', sentence: 'Detected', value: 'Recipe', options: [], problem: '', undo: { label: 'Back', name: 'Back' } }

it.each([
  ['a choice that can be saved', view, true, ['Detected'], ['[panel.typeLater]'], ['Back']],
  ['no choice of the author', { ...view, undo: null }, true, ['Detected'], [], []],
  ['an entry that is not saved yet', view, false, ['[panel.typeLater]'], [], []],
  ['a choice that is not followed', { ...view, problem: 'No steps' }, true, ['No steps'], ['Detected'], ['Back']],
])('what an entry is published as: %s', (_what, one, canSave, said, unsaid, buttons) => {
  show(() => <SchemaType view={one} choose={canSave ? async () => true : null} />)
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
  expect(named('TextButton')).toEqual(buttons)
  expect(given('SingleSelect', '').disabled).toBe(!canSave)
})

it.each([
  ['auto', null, true],
  ['HowTo', 'HowTo', true],
  ['HowTo', 'HowTo', false],
])('the choice %s is saved, and said when it was refused', async (value, saved, isTaken) => {
  const choose = vi.fn(async () => isTaken)
  show(() => <SchemaType view={view} choose={choose} />)
  await use('SingleSelect', '', 'onChange', value)
  expect(choose.mock.calls).toEqual([[saved]])
  expect(words().includes('[panel.typeFailed]')).toBe(!isTaken)
})
