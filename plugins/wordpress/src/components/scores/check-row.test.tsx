import { fix, row } from '@citable/tooling/gates/panel-samples'
import { expect, it, vi } from 'vitest'
import { setPanel } from '../../testing/panel.ts'
import { given, named, press, show, use, words } from '../../testing/wordpress.ts'
import { RowList } from './check-row.tsx'

vi.mock('react/jsx-dev-runtime', async () => (await import('../../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/data', async () => (await import('../../testing/wordpress.ts')).data)
vi.mock('../use-panel.ts', async () => (await import('../../testing/panel.ts')).panelHooks)
vi.mock('../../sidebar-area.ts', () => ({ leadTo: (...given: unknown[]) => led(...given) }))

const led = vi.hoisted(() => vi.fn())

const draft = fix({ safety: 'draft' })
const none = fix({ safety: 'none', edit: null, change: null })
const aside = { label: 'Set aside', name: 'Set aside' }
const unfold = () => use('button', '', 'onClick')

const proposal = {
  key: JSON.stringify(draft.edit),
  check: 'title-length',
  edit: draft.edit,
  value: 'New',
  parts: [],
  change: draft.change,
  accept: { label: 'Take it', name: 'Take it' },
  reword: { label: 'Reword it', name: 'Reword it' },
}

it.each([
  ['a safe fix', row({ canFix: true, fix: fix() }), true, ['Fix it'], ['Fix it']],
  ['a draft, only with its change', row({ canFix: true, fix: draft }), true, [], ['Fix it']],
  ['a fix that the host does not take', row({ fix: fix() }), true, [], []],
  ['nothing that a program can do', row({ canFix: true, fix: none }), true, [], []],
  ['a place in the text', row({ canJump: true }), true, ['Show it'], ['Show it']],
  ['a point to set aside', row({ aside }), true, [], ['Set aside']],
  ['a fix in a list', row({ canFix: true, fix: fix(), canJump: true }), false, [], ['Show it', 'Fix it']],
])('the buttons of %s', async (_what, point, isStep, folded, unfolded) => {
  setPanel({})
  show(() => <RowList rows={[point]} areSteps={isStep} />)
  expect(named('Button')).toEqual(folded)
  await unfold()
  expect(named('Button')).toEqual(unfolded)
  await unfold()
  expect(named('Button')).toEqual(folded)
})

it('a button does what it says, with what its point carries', async () => {
  const { store } = setPanel({})
  const spans = [{ start: 1, end: 2 }] as never
  const point = row({ canFix: true, fix: fix(), canJump: true, spans, aside, isAside: true })
  show(() => <RowList rows={[point]} />)
  await unfold()
  for (const name of ['Show it', 'Fix it', 'Set aside']) await press(name)
  expect(store.show.mock.calls).toEqual([[spans, expect.any(String)]])
  expect(store.apply.mock.calls).toEqual([[fix().edit]])
  expect(store.setAside.mock.calls).toEqual([['title-length', false]])
})

it.each([
  ['a step says what to do at once', row({ fix: fix() }), true, true],
  ['a point of a list says it unfolded', row({ fix: fix() }), false, false],
  ['a point that may be wrong says it', row({ open: false, status: 'uncertain', fix: fix() }), true, true],
  ['a point that is met says nothing to do', row({ open: false, status: 'pass', fix: fix() }), true, false],
])('%s', (_what, point, isStep, isSaid) => {
  setPanel({})
  show(() => <RowList rows={[point]} areSteps={isStep} />)
  expect(words().includes('What to do')).toBe(isSaid)
  expect(words()).not.toContain('The finding')
})

it.each([
  ['a question of a list', row({ open: false, status: 'uncertain', fix: null }), false, true],
  ['one among the steps, with nothing to do', row({ open: false, status: 'uncertain', fix: null }), true, true],
  ['one among the steps, with what to do in its place', row({ open: false, status: 'uncertain', fix: fix() }), true, false],
  ['a fault, which is its own line', row({ fix: null }), false, false],
  ['a question without a finding', row({ open: false, status: 'uncertain', detail: '', fix: null }), false, false],
])('what is asked about stands below the folded line: %s', async (_what, point, isStep, isSaid) => {
  setPanel({})
  show(() => <RowList rows={[point]} areSteps={isStep} />)
  expect(words().includes('The finding')).toBe(isSaid)
  await unfold()
  expect(words().split('The finding')).toHaveLength(point.detail === '' ? 1 : 2)
})

it.each([
  ['a point with a passage', row({ quote: 'a quote' }), true],
  ['a point without one', row({ quote: null }), false],
])('the text is quoted for %s', async (_what, point, isQuoted) => {
  setPanel({})
  show(() => <RowList rows={[point]} />)
  await unfold()
  expect(words()).toContain('The finding')
  expect(words().includes('a quote')).toBe(isQuoted)
})

it.each([
  ['by an address', 'https://a.example', ['a study']],
  ['in words', null, []],
])('what speaks against a check is told %s', async (_how, url, links) => {
  setPanel({})
  show(() => <RowList rows={[row({ evidence: { ...row().evidence, contrary: [{ text: 'a study', url }] } })]} />)
  await unfold()
  expect(words()).toContain('Against it a study')
  expect(words()).not.toContain('Sources')
  expect(named('ExternalLink')).toEqual(links)
})

it('a step leads to its proposal, which is taken as it is or in other words', async () => {
  const { store } = setPanel({ proposals: { items: [proposal] } })
  show(() => <RowList rows={[row({ canFix: true, fix: draft })]} areSteps />)
  expect(named('Button')).toEqual(['See the proposal'])
  await press('See the proposal')
  expect(named('Button')).toEqual(['Take it', 'Reword it'])
  await press('Take it')
  await press('Reword it')
  expect(named('Button')).toEqual(['Take it'])
  await use('TextareaControl', 'Then', 'onChange', ' ')
  expect(given('Button', 'Take it').disabled).toBe(true)
  await use('TextareaControl', 'Then', 'onChange', 'Mine')
  expect(given('Button', 'Take it').disabled).toBe(false)
  await press('Take it')
  expect(store.apply.mock.calls).toEqual([[draft.edit], [{ ...draft.edit, value: 'Mine' }]])
})

it.each([
  ['without a proposal', 'description-present', 'wordpress', true, [], ['Write it']],
  ['of another field', 'title-length', 'wordpress', true, [], []],
  ['that is met', 'description-present', 'wordpress', false, [], []],
  ['in another editor', 'description-present', 'classic', true, [], []],
  ['with a proposal', 'description-present', 'wordpress', true, [proposal], ['See the proposal']],
])('a point about the description leads to its field: one %s', async (_which, id, host, open, items, expected) => {
  setPanel({ proposals: { items } }, { host: { id: host } })
  show(() => <RowList rows={[row({ id, open, fix: draft, canFix: true })]} areSteps />)
  expect(named('Button')).toEqual(expected)
  led.mockClear()
  if (expected[0] !== 'Write it') return
  await press('Write it')
  expect(led.mock.calls[0]?.[0]).toBe('@description')
})

it.each([
  ['has none', 'author-named', null, 'profile.php', ['Give the author a public name in the profile']],
  ['has one', 'author-named', { name: 'Ada' }, 'profile.php', []],
  ['cannot be changed by this person', 'author-named', null, '', []],
  ['is not asked for', 'title-length', null, 'profile.php', []],
])('a writer is led to the profile where the public name %s', (_what, id, person, profileUrl, expected) => {
  setPanel({}, { facts: { author: { person, profileUrl } } })
  show(() => <RowList rows={[row({ id })]} areSteps />)
  expect(named('ExternalLink')).toEqual(expected)
})
