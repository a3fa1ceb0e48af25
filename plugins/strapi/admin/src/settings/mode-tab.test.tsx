import { beforeEach, expect, it, vi } from 'vitest'
import type { SettingsAnswer } from '#shared/answers.ts'
import { given, named, press, server, settled, show, use, words } from '../testing/strapi.ts'
import { AccessCard } from './access-card.tsx'
import { ModeTab } from './mode-tab.tsx'

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react-router-dom', () => ({ NavLink: 'a', useLocation: () => ({ pathname: '' }) }))
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../testing/strapi.ts')).icons)
vi.mock('@strapi/strapi/admin', async () => (await import('../testing/strapi.ts')).admin)
vi.mock('styled-components', async () => ({ styled: (await import('../testing/strapi.ts')).styled }))
vi.mock('../use-texts.tsx', async () => (await import('../testing/strapi.ts')).texts)

const save = vi.fn(async (_path: string, _body: unknown): Promise<Record<string, string>> => ({}))

const answerOf = (part: object = {}, mode = 'service') =>
  ({
    settings: { mode, service: { address: 'https://s.example' } },
    key: { source: 'none', hint: null },
    rubricVersion: '1.0',
    access: { roles: [], mayGive: true },
    ...part,
  }) as unknown as SettingsAnswer

beforeEach(() => {
  vi.clearAllMocks()
})

it.each([
  ['embedded', 'none', [], false],
  ['service', 'none', ['address', 'key'], false],
  ['service', 'stored', ['address', 'key'], true],
  ['service', 'environment', ['address', 'key'], false],
])('the fields of the mode %s with a key of %s', (mode, source, fields, canRemove) => {
  show(() => <ModeTab answer={answerOf({ key: { source, hint: '1234' } }, mode)} mayChange={true} save={save} />)
  expect(named('TextInput')).toEqual(fields)
  expect(named('Button').includes('[mode.removeKey]')).toBe(canRemove)
  expect(words().includes('[mode.keyStored 1234]')).toBe(source === 'stored')
  expect(words().includes('[mode.keyEnvironment 1234]')).toBe(source === 'environment')
})

it.each([
  ['may change them', true, 'stored', 'service', { address: false, key: false, test: false, save: false }],
  ['may not change them', false, 'stored', 'service', { address: true, key: true, test: true, save: true }],
  ['has the key in the environment', true, 'environment', 'service', { address: false, key: true, test: false, save: false }],
])('somebody who %s', (_who, mayChange, source, mode, isOff) => {
  show(() => <ModeTab answer={answerOf({ key: { source, hint: '' } }, mode)} mayChange={mayChange} save={save} />)
  expect({
    address: given('TextInput', 'address').disabled,
    key: given('TextInput', 'key').disabled,
    test: given('Button', '[mode.test]').disabled,
    save: given('Button', '[settings.save]').disabled,
  }).toEqual(isOff)
})

it('a mode that is chosen and not saved cannot be tested', async () => {
  show(() => <ModeTab answer={answerOf({}, 'embedded')} mayChange={true} save={save} />)
  await use('RadioGroup', '', 'onValueChange', 'service')
  expect(given('Button', '[mode.test]').disabled).toBe(true)
})

it('a key is sent when one was typed, and forgotten once it is saved', async () => {
  show(() => <ModeTab answer={answerOf()} mayChange={true} save={save} />)
  await use('TextInput', 'address', 'onChange', { target: { value: ' https://t.example ' } })
  await press('[settings.save]')
  await use('TextInput', 'key', 'onChange', { target: { value: ' secret ' } })
  await press('[settings.save]')
  const saved = { mode: 'service', address: 'https://t.example', browserTranslates: false }
  expect(save.mock.calls).toEqual([
    ['mode', saved],
    ['mode', { ...saved, key: 'secret' }],
  ])
  expect(given('TextInput', 'key').value).toBe('')
})

it('browsers translate once somebody has chosen it', async () => {
  show(() => <ModeTab answer={answerOf()} mayChange={true} save={save} />)
  expect(given('Toggle', '').checked).toBe(false)
  await use('Toggle', '', 'onChange', { target: { checked: true } })
  await press('[settings.save]')
  expect(save.mock.calls).toEqual([['mode', { mode: 'service', address: 'https://s.example', browserTranslates: true }]])
})

it('a key that was refused stays to be mended', async () => {
  save.mockResolvedValueOnce({ key: 'Too short' })
  show(() => <ModeTab answer={answerOf()} mayChange={true} save={save} />)
  await use('TextInput', 'key', 'onChange', { target: { value: 'k' } })
  await press('[settings.save]')
  expect(given('TextInput', 'key').value).toBe('k')
  expect(given('Root', 'key').error).toBe('Too short')
})

it('removing a key sends none', async () => {
  show(() => <ModeTab answer={answerOf({ key: { source: 'stored', hint: '' } })} mayChange={true} save={save} />)
  await press('[mode.removeKey]')
  expect(save.mock.calls).toEqual([['mode', { mode: 'service', address: 'https://s.example', key: null }]])
})

it.each<[string, () => Promise<unknown>, string]>([
  ['the same rubric', async () => ({ data: { ok: true, milliseconds: 5, rubricVersion: '1.0', sameRubric: true } }), '[mode.testOk 5 1.0]'],
  [
    'another rubric',
    async () => ({ data: { ok: true, milliseconds: 5, rubricVersion: null, sameRubric: false } }),
    '[mode.testOtherRubric 5 ? 1.0]',
  ],
  ['a refusal', async () => ({ data: { ok: false, reason: 'x', detail: 'no key' } }), '[mode.testFailed no key]'],
  ['no answer', () => Promise.reject(new Error('gone')), '[mode.testFailed gone]'],
])('a test of the service tells %s', async (_what, answer, line) => {
  server.post.mockImplementationOnce(answer)
  show(() => <ModeTab answer={answerOf()} mayChange={true} save={save} />)
  await press('[mode.test]')
  expect(words()).toContain(line)
  expect(server.post.mock.calls).toEqual([['/citable/settings/test']])
})

const roles = [
  { name: 'Author', isWriter: true, mayUse: false },
  { name: 'Editor', isWriter: true, mayUse: true },
  { name: 'Guest', isWriter: false, mayUse: false },
]

it.each([
  ['writers lack it', roles, true, '[setup.give Author]', false],
  ['no writer lacks it', roles.slice(1), true, null, false],
  ['another person grants rights', roles, false, null, true],
])('the right to the panel is given to writers in one click: %s', async (_what, all, mayGive, button, isAsked) => {
  show(() => <AccessCard answer={answerOf({ access: { roles: all, mayGive } })} mayChange={true} save={save} />)
  expect(named('Button')).toEqual(button === null ? [] : [button])
  expect(words().includes('[setup.askAdmin]')).toBe(isAsked)
  if (button === null) return
  await press(button)
  await settled()
  expect(save.mock.calls).toEqual([['access', { writers: true }]])
  expect(given('Button', button).loading).toBe(false)
})
