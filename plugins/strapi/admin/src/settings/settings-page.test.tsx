import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { SettingsAnswer, TypeAnswer } from '#shared/answers.ts'
import { given, library, named, person, press, server, settled, show, use, words } from '../testing/strapi.ts'
import { AccessCard } from './access-card.tsx'
import { AddressesCard } from './addresses-card.tsx'
import { AssistantsCard } from './assistants-card.tsx'
import { DeliveryTab } from './delivery-tab.tsx'
import { PageCheck } from './page-check.tsx'
import { Preview } from './preview.tsx'
import SettingsPage from './settings-page.tsx'
import { SetupTab } from './setup-tab.tsx'
import { SiteCard } from './site-card.tsx'
import type { Faults, TabProps } from './tab-props.ts'
import { TitlesCard } from './titles-card.tsx'

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../testing/strapi.ts')).icons)
vi.mock('styled-components', async () => ({ styled: (await import('../testing/strapi.ts')).styled }))
vi.mock('../use-texts.tsx', async () => (await import('../testing/strapi.ts')).texts)
vi.mock('@strapi/strapi/admin', async () => {
  const { admin } = await import('../testing/strapi.ts')
  return { ...admin, useNotification: () => ({ toggleNotification: told }) }
})
vi.mock('./types-tab.tsx', () => ({ TypesTab: () => '[the types]' }))
vi.mock('./mode-tab.tsx', () => ({ ModeTab: () => '[the mode]' }))

const told = vi.hoisted(() => vi.fn())

const settings = {
  site: { name: 'A site', url: 'https://a.example', publisher: { kind: 'organization', name: 'A' }, logo: '' },
  titles: { byBrowser: false },
  assistants: { mayWrite: false },
  delivery: { append: true, route: false },
}
const shape = { uid: 'api::post.post', displayName: 'Post', attributes: {}, components: {}, kind: 'collectionType', localized: false }
const mapping = { title: 'title', slug: 'slug', body: ['text'], addresses: {} as Readonly<Record<string, string>> }
const example = { locale: null, slug: 'first', documentId: 'd1', fields: {} }
const type = { shape, enabled: true, mapping, lost: [] as string[], examples: [] as object[], pathName: 'posts' }
const access = { roles: [] as object[], mayGive: true }
const answerOf = (part: object = {}) =>
  ({ settings, types: [type], apiPrefix: '/api', locales: [], access, ...part }) as unknown as SettingsAnswer
const typeOf = (part: object) => ({ ...type, ...part }) as unknown as TypeAnswer

const save = vi.fn<TabProps['save']>()
const draw = (Tab: (props: TabProps) => React.ReactNode, part: object = {}, mayChange = true) =>
  show(() => <Tab answer={answerOf(part)} mayChange={mayChange} save={save} />)
const saved = '[settings.save]'
const typed = (value: string) => ({ target: { value } })
const input = async (at: number, value: string) => {
  const { onChange } = given('TextInput', named('TextInput')[at] ?? '', 0)
  ;(onChange as (event: object) => void)(typed(value))
  await settled()
}

beforeEach(() => {
  vi.clearAllMocks()
  person.mayChange = true
  save.mockResolvedValue({})
  server.get.mockResolvedValue({ data: answerOf() })
  vi.stubGlobal('window', { location: { origin: 'https://admin.example' } })
})
afterAll(() => vi.unstubAllGlobals())

it.each<[string, (props: TabProps) => React.ReactNode, string, object]>([
  ['titles of the browser', TitlesCard, 'titles', { byBrowser: true }],
  ['changes by assistants', AssistantsCard, 'assistants', { mayWrite: true }],
])('%s are switched and saved by who may', async (_what, Tab, path, body) => {
  draw(Tab)
  expect(given('Toggle', '').checked).toBe(false)
  await use('Toggle', '', 'onChange', { target: { checked: true } })
  expect(given('Toggle', '').checked).toBe(true)
  expect(save).not.toHaveBeenCalled()
  await press(saved)
  expect(save.mock.calls).toEqual([[path, body]])
  expect(given('Button', saved).loading).toBe(false)
})

it.each([
  ['titles of the browser', TitlesCard],
  ['changes by assistants', AssistantsCard],
  ['the site', SiteCard],
  ['addresses', AddressesCard],
  ['delivery', DeliveryTab],
])('who may not change %s can neither fill in nor save', (_what, Tab) => {
  draw(Tab, {}, false)
  expect(given('Button', saved).disabled).toBe(true)
  for (const [at] of named('Toggle').entries()) expect(given('Toggle', '', at).disabled).toBe(true)
  for (const name of named('TextInput').filter((one) => one !== 'page')) expect(given('TextInput', name).disabled).toBe(true)
})

it('a save that is under way shows so', async () => {
  let end: (faults: Faults) => void = () => {}
  for (const Tab of [TitlesCard, AssistantsCard, SiteCard, AddressesCard, DeliveryTab]) {
    save.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)))
    draw(Tab)
    await press(saved)
    expect(given('Button', saved).loading).toBe(true)
    end({})
    await settled()
    expect(given('Button', saved).loading).toBe(false)
  }
})

it.each<[string, string, object]>([
  ['name', ' B', { name: ' B' }],
  ['url', ' https://b.example ', { url: 'https://b.example' }],
  ['publisher', 'B', { publisher: { kind: 'organization', name: 'B' } }],
  ['logo', ' https://b.example/l.png ', { logo: 'https://b.example/l.png' }],
])('the fact %s of the site is saved beside the others', async (name, value, part) => {
  draw(SiteCard)
  await use('TextInput', name, 'onChange', typed(value))
  await press(saved)
  expect(save.mock.calls).toEqual([['site', { ...settings.site, ...part }]])
})

it.each(['person', 'organization'])('a site is published by a %s', async (kind) => {
  draw(SiteCard)
  await use('SingleSelect', '', 'onChange', kind)
  await press(saved)
  expect(save.mock.calls).toEqual([['site', { ...settings.site, publisher: { kind, name: 'A' } }]])
})

it('a fault is at its own field', async () => {
  save.mockResolvedValue({ name: 'no name', url: 'no address', 'publisher.name': 'no publisher', logo: 'no image' })
  draw(SiteCard)
  await press(saved)
  const errors = ['name', 'url', 'publisher', 'logo'].map((name) => given('Root', name).error)
  expect(errors).toEqual(['no name', 'no address', 'no publisher', 'no image'])
})

const pathOf = { ...mapping, addresses: { '*': 'https://a.example/{slug}' } }
const localized = typeOf({ shape: { ...shape, localized: true }, mapping: { ...mapping, addresses: { '*': '/a/{slug}' } } })
const locales = [{ code: 'en' }, { code: 'de' }]

it.each<[string, object, readonly string[]]>([
  ['one pattern', {}, ['address-api::post.post-*']],
  ['a pattern for each language', { types: [localized], locales }, ['*', 'en', 'de'].map((key) => `address-api::post.post-${key}`)],
  ['none for a type that is off', { types: [typeOf({ enabled: false })] }, []],
  ['none for a type without fields', { types: [typeOf({ mapping: null })] }, []],
])('addresses have %s', (_what, part, names) => {
  draw(AddressesCard, part)
  expect(named('TextInput')).toEqual(names)
})

it.each<[string, string, object, readonly unknown[]]>([
  ['a pattern that was written', ' https://a.example/{slug} ', {}, [{ 'api::post.post': { '*': 'https://a.example/{slug}' } }]],
  ['a pattern that was taken away', ' ', { '*': 'https://a.example/{slug}' }, [{ 'api::post.post': {} }]],
  ['nothing that was not touched', '', {}, [{}]],
])('what is saved of addresses: %s', async (_what, value, addresses, expected) => {
  draw(AddressesCard, { types: [typeOf({ mapping: { ...mapping, addresses } })] })
  await input(0, value)
  await press(saved)
  expect(save.mock.calls).toEqual(expected.map((all) => ['addresses', { addresses: all }]))
})

it.each<[string, object, boolean]>([
  ['for a type without one', {}, true],
  ['not where all have one', { types: [localized] }, false],
  ['not before the site has an address', { settings: { ...settings, site: { ...settings.site, url: '' } } }, false],
])('addresses are proposed: %s', async (_what, part, isOffered) => {
  draw(AddressesCard, part)
  expect(named('Button').includes('[setup.propose]')).toBe(isOffered)
  if (!isOffered) return
  await press('[setup.propose]')
  expect(String(given('TextInput', 'address-api::post.post-*').value)).toContain('https://a.example')
  expect(named('Button')).not.toContain('[setup.propose]')
})

it.each<[string, object, string]>([
  ['none without an entry', {}, '[setup.noExample]'],
  ['the one of the newest entry', { examples: [example], mapping: pathOf }, '[setup.example  https://a.example/first]'],
  ['that there is no address', { examples: [{ ...example, slug: null }], mapping: pathOf }, '[setup.noAddress ]'],
  ['that there is none in a language', { examples: [{ ...example, slug: null, locale: 'de' }], mapping: pathOf }, '[setup.noAddress (de)]'],
])('an address that a pattern gives now is shown: %s', (_what, part, sentence) => {
  draw(AddressesCard, { types: [typeOf(part)] })
  expect(words()).toContain(sentence.replace(/\s+/g, ' '))
})

it.each([
  ['addresses.api::post.post.*', 'wrong'],
  ['addresses.api::post.post', 'wrong'],
])('a pattern that is refused says why: %s', async (path, fault) => {
  save.mockResolvedValue({ [path]: fault })
  draw(AddressesCard)
  await press(saved)
  expect(given('Root', 'address-api::post.post-*').error).toBe(fault)
})

it.each([
  [
    'the site',
    SiteCard,
    'site',
    (): Promise<void> => use('TextInput', 'name', 'onChange', typed('B')) as never,
    () => given('TextInput', 'name').value,
  ],
  [
    'addresses',
    AddressesCard,
    'addresses',
    () => input(0, 'https://a.example/{slug}'),
    () => given('TextInput', named('TextInput')[0] ?? '').value,
  ],
  ['titles', TitlesCard, 'titles', () => use('Toggle', '', 'onChange', { target: { checked: true } }), () => given('Toggle', '').checked],
  [
    'assistants',
    AssistantsCard,
    'assistants',
    () => use('Toggle', '', 'onChange', { target: { checked: true } }),
    () => given('Toggle', '').checked,
  ],
  [
    'delivery',
    DeliveryTab,
    'delivery',
    () => use('Toggle', '', 'onChange', { target: { checked: false } }),
    () => given('Toggle', '').checked,
  ],
] as const)('what was filled in of %s is there after a look at another tab', async (_what, Tab, path, fill, read) => {
  const kept = new Map<string, unknown>()
  const turn = () => show(() => <Tab answer={answerOf()} mayChange={true} save={save} kept={kept} />)
  turn()
  const before = read()
  await fill()
  const filled = read()
  expect(filled).not.toBe(before)
  show(() => null)
  turn()
  expect(read()).toBe(filled)
  expect([...kept.keys()]).toEqual([path])
  // saved or given up: the tab shows what is stored
  kept.clear()
  show(() => null)
  turn()
  expect(read()).toBe(before)
})

it('addresses that were proposed and not saved are sent after a look at another tab', async () => {
  const kept = new Map<string, unknown>()
  const turn = () => show(() => <AddressesCard answer={answerOf()} mayChange={true} save={save} kept={kept} />)
  turn()
  await press('[setup.propose]')
  show(() => null)
  turn()
  await press(saved)
  const [[, body]] = save.mock.calls as unknown as [[string, { addresses: object }]]
  expect(Object.keys(body.addresses)).toEqual(['api::post.post'])
})

it.each<[string, object, boolean]>([
  ['whose pictures readers cannot open', { hidesPictures: 'http://127.0.0.1:1337' }, true],
  ['whose pictures are delivered', { hidesPictures: null }, false],
])('Setup warns of a server %s', (_what, part, isSaid) => {
  draw(SetupTab, part)
  expect(words().includes('[setup.pictures http://127.0.0.1:1337]')).toBe(isSaid)
})

const writer = { name: 'Author', isWriter: true, mayUse: false }

it.each<[string, object, boolean, readonly string[], readonly string[]]>([
  ['everybody may', { roles: [{ ...writer, mayUse: true }] }, true, ['Author : [setup.may]'], []],
  ['a writer may not', { roles: [writer] }, true, ['Author : [setup.mayNot]'], ['[setup.give Author]']],
  ['only who does not write may not', { roles: [{ ...writer, isWriter: false }] }, true, ['[setup.mayNot]'], []],
  ['a writer may not, and nobody here can give it', { roles: [writer], mayGive: false }, true, ['[setup.askAdmin]'], []],
])('who has the panel, where %s', (_what, part, mayChange, said, buttons) => {
  draw(AccessCard, { access: { ...access, ...part } }, mayChange)
  for (const sentence of said) expect(words()).toContain(sentence)
  expect(named('Button')).toEqual(buttons)
})

it('the panel is given to those who write, in one click', async () => {
  draw(AccessCard, { access: { ...access, roles: [writer, { ...writer, name: 'Editor' }] } })
  await press('[setup.give Author, Editor]')
  expect(save.mock.calls).toEqual([['access', { writers: true }]])
  draw(AccessCard, { access: { ...access, roles: [writer] } }, false)
  expect(given('Button', '[setup.give Author]').disabled).toBe(true)
})

it.each(['append', 'route'] as const)('a way of delivery is one switch: %s', async (name) => {
  draw(DeliveryTab)
  const at = name === 'append' ? 0 : 1
  expect(given('Toggle', '', at).checked).toBe(settings.delivery[name])
  ;(given('Toggle', '', at).onChange as (event: object) => void)({ target: { checked: !settings.delivery[name] } })
  await settled()
  await press(saved)
  expect(save.mock.calls).toEqual([['delivery', { ...settings.delivery, [name]: !settings.delivery[name] }]])
})

it.each<[string, object, string]>([
  ['the server of the page', {}, 'https://admin.example'],
  ['a server elsewhere', { strapi: { backendURL: 'https://api.example/' } }, 'https://api.example'],
])('lines for a front end are asked for with %s', async (_what, global, address) => {
  vi.stubGlobal('window', { location: { origin: 'https://admin.example' }, ...global })
  server.get.mockResolvedValue({ data: { lines: 'const entry' } })
  draw(DeliveryTab)
  await settled()
  expect(server.get.mock.calls.map(([path]) => path)).toEqual([
    `/citable/settings/lines?${new URLSearchParams({ frontEnd: 'next', server: address })}`,
  ])
  expect(words()).toContain('const entry')
})

it('lines are shown for the front end that is chosen, copied by a click, and gone where the server does not answer', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  vi.stubGlobal('window', { location: { origin: 'https://admin.example' } })
  server.get.mockImplementation(async (path: string) => {
    if (path.includes('astro')) throw new Error('gone')
    return { data: { lines: `for ${/frontEnd=(\w+)/.exec(path)?.[1]}` } }
  })
  draw(DeliveryTab)
  await use('SingleSelect', '', 'onChange', 'nuxt')
  await settled()
  expect([given('SingleSelect', '').value, words().includes('for nuxt')]).toEqual(['nuxt', true])
  await press('[lines.copy]')
  await settled()
  expect(writeText.mock.calls).toEqual([['for nuxt']])
  expect(words()).toContain('[lines.copied]')
  await use('SingleSelect', '', 'onChange', 'astro')
  await settled()
  expect(words()).not.toContain('for nuxt')
})

it('an answer for a front end that was left meanwhile changes nothing', async () => {
  const late = new Map<string, (answer: object) => void>()
  server.get.mockImplementation((path: string) => new Promise((resolve) => late.set(/frontEnd=(\w+)/.exec(path)?.[1] ?? '', resolve)))
  draw(DeliveryTab)
  await use('SingleSelect', '', 'onChange', 'nuxt')
  late.get('nuxt')?.({ data: { lines: 'for nuxt' } })
  await settled()
  late.get('next')?.({ data: { lines: 'for next' } })
  await settled()
  expect([words().includes('for nuxt'), words().includes('for next')]).toEqual([true, false])
})

it('a page is not checked before an address is there', async () => {
  show(() => <PageCheck />)
  expect(given('Button', '[page.check]').disabled).toBe(true)
  await use('TextInput', 'page', 'onChange', typed(' '))
  expect(given('Button', '[page.check]').disabled).toBe(true)
  await use('TextInput', 'page', 'onChange', typed('https://a.example'))
  expect(given('Button', '[page.check]').disabled).toBe(false)
})

it.each<[string, () => Promise<unknown>, string]>([
  ['carries its data', async () => ({ data: { state: 'same' } }), '[page.same]'],
  ['is not known', async () => ({ data: { state: 'unknownPage' } }), '[page.unknownPage]'],
  ['cannot be asked about', () => Promise.reject(new Error('gone')), '[page.unreachable]'],
])('a page that %s is told', async (_what, answer, sentence) => {
  let end: (value: unknown) => void = () => {}
  server.post.mockImplementation(() => new Promise((resolve) => (end = resolve)))
  show(() => <PageCheck />)
  await use('TextInput', 'page', 'onChange', typed('https://a.example'))
  const preventDefault = vi.fn()
  await use('form', '', 'onSubmit', { preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(server.post.mock.calls).toEqual([['/citable/settings/page', { address: 'https://a.example' }]])
  expect(given('Button', '[page.check]').loading).toBe(true)
  expect(words()).not.toContain('[page.same]')
  end(answer())
  await settled()
  expect(words()).toContain(sentence)
  expect(given('Button', '[page.check]').loading).toBe(false)
})

it.each<[string, object, readonly string[], readonly string[]]>([
  ['nothing to say of a type that is well', {}, [], ['mapping.lost', 'mapping.ownField']],
  ['a field that was lost', { lost: ['text'] }, ['[mapping.lost Post text]'], []],
  ['nothing of a type that is off', { lost: ['text'], enabled: false }, [], ['mapping.lost']],
  [
    'a field of the plugin’s name',
    { shape: { ...shape, attributes: { citable: {} } } },
    ['[mapping.ownField Post /api/citable/json-ld]'],
    [],
  ],
  ['no such field of a type that is off', { shape: { ...shape, attributes: { citable: {} } }, enabled: false }, [], ['mapping.ownField']],
])('the first tab says %s', (_what, part, said, unsaid) => {
  draw(SetupTab, { types: [typeOf(part)] })
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
})

it('the first tab has a card for each of what a new site needs', () => {
  draw(SetupTab)
  for (const part of ['site', 'addresses', 'access', 'titles', 'assistants']) expect(words()).toContain(`[setup.${part}]`)
})

const open = async () => {
  show(() => <SettingsPage />)
  await settled()
}

it('the page has its four tabs, and loads until it is answered', async () => {
  server.get.mockImplementationOnce(() => new Promise(() => {}))
  await open()
  expect(named('Loading')).toHaveLength(1)
  await open()
  expect(named('Loading')).toEqual([])
  expect(named('Trigger').slice(0, 4)).toEqual(['setup', 'types', 'mode', 'delivery'].map((name) => `[settings.${name}]`))
  expect(words()).toContain('[the types]')
  expect(words()).toContain('[the mode]')
  expect(server.get.mock.calls[1]).toEqual(['/citable/settings'])
})

it.each([
  ['a new site begins with its set-up', '', 'setup'],
  ['a site that is set up begins with its types', 'https://a.example', 'types'],
])('%s', async (_what, url, tab) => {
  server.get.mockResolvedValue({ data: answerOf({ settings: { ...settings, site: { ...settings.site, url } } }) })
  await open()
  expect(given('Root', '').value).toBe(tab)
})

it('a site that gets its address on the set-up is set up further there', async () => {
  server.get.mockResolvedValue({ data: answerOf({ settings: { ...settings, site: { ...settings.site, url: '' } } }) })
  server.put.mockResolvedValue({ data: answerOf() })
  await open()
  await press(saved)
  expect(given('Root', '').value).toBe('setup')
})

it('settings that cannot be read say so', async () => {
  server.get.mockRejectedValue(new Error('gone'))
  await open()
  expect(words().trim()).toBe('[settings.failed]')
})

it.each([true, false])('only people with the right can change settings on the page: %s', async (mayChange) => {
  person.mayChange = mayChange
  await open()
  expect(given('Button', saved).disabled).toBe(!mayChange)
})

it('a save shows what the server has made of it, and says so', async () => {
  server.put.mockResolvedValue({ data: answerOf({ access: { ...access, roles: [writer] } }) })
  await open()
  await press(saved)
  expect(server.put.mock.calls).toEqual([['/citable/settings/site', settings.site]])
  expect(told.mock.calls).toEqual([[{ type: 'success', message: '[settings.saved]' }]])
  expect(words()).toContain('[setup.give Author]')
})

const refusal = (error: object) => Object.assign(new Error('Refused'), { response: { data: { error } } })

it.each<[string, Error, readonly unknown[], unknown]>([
  ['at its field', refusal({ details: { errors: [{ path: ['publisher', 'name'], message: 'Missing' }] } }), [], 'Missing'],
  ['in words of the server', refusal({ message: 'Not now' }), [[{ type: 'danger', message: 'Not now' }]], false],
  ['in words of the browser', new Error('No network'), [[{ type: 'danger', message: 'Error: No network' }]], false],
])('a save that is refused is told %s', async (_where, error, notices, fault) => {
  server.put.mockRejectedValue(error)
  await open()
  await press(saved)
  expect(told.mock.calls).toEqual(notices)
  expect(given('Root', 'publisher').error).toBe(fault)
})

const entry = { title: 'First', locale: null }
const block = { kind: 'paragraph', level: null, text: 'A sentence' }

it.each<[string, () => Promise<unknown>, readonly string[], readonly string[]]>([
  [
    'the text',
    async () => ({ data: { entry, blocks: [block], total: 1 } }),
    ['[preview.of First ]', '[role.paragraph]', 'A sentence'],
    ['preview.more'],
  ],
  [
    'its language',
    async () => ({ data: { entry: { ...entry, locale: 'de' }, blocks: [block], total: 1 } }),
    ['[preview.of First (de)]'],
    [],
  ],
  [
    'a heading',
    async () => ({ data: { entry, blocks: [{ ...block, kind: 'heading', level: 2 }], total: 1 } }),
    ['[preview.level 2]'],
    ['[preview.heading]'],
  ],
  ['how much is left', async () => ({ data: { entry, blocks: [block], total: 5 } }), ['[preview.more 4]'], ['preview.empty']],
  ['an empty text', async () => ({ data: { entry, blocks: [], total: 0 } }), ['[preview.empty]'], ['preview.more']],
  ['that there is no entry', async () => ({ data: { entry: null, blocks: [], total: 0 } }), ['[preview.none]'], ['preview.of']],
  ['that it cannot be read', () => Promise.reject(new Error('gone')), ['[preview.failed]'], []],
])('a preview is read when the choice has rested, and shows %s', async (_what, answer, said, unsaid) => {
  vi.useFakeTimers()
  server.post.mockImplementation(answer)
  show(() => <Preview uid="api::post.post" mapping={mapping as never} />)
  await vi.advanceTimersByTimeAsync(299)
  expect(server.post).not.toHaveBeenCalled()
  expect(words().trim()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await settled()
  expect(server.post.mock.calls[0]?.slice(0, 2)).toEqual(['/citable/settings/preview', { uid: 'api::post.post', mapping }])
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
})

it('a logo is taken from the Media Library, by its whole address', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://cms.example' } })
  draw(SiteCard)
  expect(named('Button')).not.toContain('[site.chooseLogo]')
  let select: (assets: readonly { url: string }[]) => void = () => {}
  library['media-library'] = ({ onSelectAssets }: { onSelectAssets: typeof select }) => {
    select = onSelectAssets
    return '[library]'
  }
  try {
    draw(SiteCard)
    await press('[site.chooseLogo]')
    expect(words()).toContain('[library]')
    select([{ url: '/uploads/logo.png' }])
    await settled()
    expect(words()).not.toContain('[library]')
    await press(saved)
    expect(save.mock.calls.at(-1)).toEqual(['site', expect.objectContaining({ logo: 'https://cms.example/uploads/logo.png' })])
  } finally {
    delete library['media-library']
  }
})
