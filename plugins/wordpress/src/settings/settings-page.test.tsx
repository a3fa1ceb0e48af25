import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { given, named, press, settled, show, use, words } from '../testing/wordpress.ts'
import { type Form, formOf, type Settings } from './settings.ts'
import { SettingsPage } from './settings-page.tsx'
import { TabFields } from './tab-fields.tsx'
import type { TabName } from './tabs.ts'

const site = vi.hoisted(() => ({ ask: (_asked: object): Promise<unknown> => Promise.resolve() }))

vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: object) => site.ask(asked) }))

const settings: Settings = {
  values: {
    mode: 'embedded',
    service_url: '',
    send_protected: false,
    post_types: ['post'],
    schema_types: {},
    publisher: { kind: 'organization', name: '', url: '', logo_id: 0, same_as: [] },
    publish_minimum: { aeo: 0, seo: 0 },
    agents_write: false,
    ai_titles: false,
    device_titles: false,
    device_translations: false,
    crawlers: 'all',
    crawlers_away: [],
    llms_txt: false,
    templates: {},
    lists: {},
    separator: '-',
    opening_description: false,
    social: { is_on: false, image_id: 0 },
    only_shown_text: true,
    traffic: { is_on: true, days: 90 },
    verification: { google: '', bing: '', yandex: '', pinterest: '' },
    indexnow: false,
    watch_sources: false,
    keep_analyses: false,
  },
  indexnow: { url: '', is_hidden: false, is_plain: false, waiting: 0, answers: [] },
  api_key: { set: false, last4: '', fixed: false },
  fixed: [],
  post_types: [
    { name: 'post', label: 'Posts' },
    { name: 'page', label: 'Pages' },
  ],
  schema_types: [{ name: 'Recipe', label: 'Recipe' }],
  list_kinds: [
    { name: 'author', label: 'Author pages', noindex: false },
    { name: 'empty', label: 'Archives without posts', noindex: true },
  ],
  words: {
    post: { title: 'A post', site: 'A site', separator: '-' },
    author: { title: 'Ada', site: 'A site', separator: '-' },
  },
  site_name: 'A site',
  title_ending: ' - A site',
  logo: null,
  social_image: null,
  robots: {
    text: 'all lines',
    comment: '# chosen',
    is_file: false,
    agents: [
      { id: 'a', name: 'AgentA', purpose: 'training' },
      { id: 'b', name: 'AgentB', purpose: 'user_fetch' },
    ],
  },
  llms_txt: { url: 'https://a.example/llms.txt', is_file: false, is_hidden: false, is_in_folder: false, is_plain: false },
  abilities: false,
  text_generator: 'ready',
  connectors_url: '',
  seo_plugins: [],
}

const change = vi.fn<(part: Partial<Form>) => void>()
const onTest = vi.fn()
const onTaken = vi.fn()
const connection = { outcome: null, isTesting: false, isBusy: false, onTest }

function showTab(tab: TabName, form: Partial<Form> = {}, facts: Partial<Settings> = {}): void {
  const all = { ...settings, ...facts }
  show(() => (
    <TabFields tab={tab} settings={all} form={{ ...formOf(all), ...form }} change={change} connection={connection} onTaken={onTaken} />
  ))
}

afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('location', { hash: '#service' })
})

const service = { mode: 'service', service_url: 'https://s.example' } as const

it.each<[string, TabName, Partial<Form>, Partial<Settings>, string, boolean]>([
  ['a key in the editor', 'service', {}, {}, 'API key', false],
  ['a key by a service', 'service', service, {}, 'API key', true],
  ['protected posts in the editor', 'service', {}, {}, 'Send posts with a password', false],
  ['protected posts by a service', 'service', service, {}, 'Send posts with a password', true],
  ['a key of wp-config.php', 'service', service, { api_key: { set: true, last4: 'abcd', fixed: true } }, 'Set in wp-config.php', true],
  ['a stored key', 'service', service, { api_key: { set: true, last4: 'abcd', fixed: false } }, 'A key is stored', true],
  ['no stored key', 'service', service, {}, 'A key is stored', false],
  ['no lines for all crawlers', 'crawlers', {}, {}, 'These lines', false],
  ['lines against training', 'crawlers', { crawlers: 'no_training' }, {}, 'These lines', true],
  ['no lines for nobody chosen', 'crawlers', { crawlers: 'custom' }, {}, 'These lines', false],
  ['lines for a chosen agent', 'crawlers', { crawlers: 'custom', crawlers_away: ['a'] }, {}, 'These lines', true],
  ['no choice of agents', 'crawlers', { crawlers: 'no_training' }, {}, 'AgentA', false],
  ['a choice of agents', 'crawlers', { crawlers: 'custom' }, {}, 'AgentA', true],
  [
    'the file in place of lines',
    'crawlers',
    { crawlers: 'no_training' },
    { robots: { ...settings.robots, is_file: true } },
    'robots.txt lies',
    true,
  ],
  ['no file in place of lines', 'crawlers', { crawlers: 'no_training' }, {}, 'robots.txt lies', false],
  ['nothing of the file without lines', 'crawlers', {}, { robots: { ...settings.robots, is_file: true } }, 'robots.txt lies', false],
  ['no address of llms.txt', 'crawlers', {}, {}, 'https://a.example/llms.txt', false],
  ['the address of llms.txt', 'crawlers', { llms_txt: true }, {}, 'https://a.example/llms.txt', true],
  ['no limits of llms.txt', 'crawlers', { llms_txt: true }, {}, 'nothing is served', false],
  ['no logo of a person', 'general', { publisher: { ...settings.values.publisher, kind: 'person' } }, {}, 'Choose an image', false],
  ['a logo of an organisation', 'general', {}, {}, 'Choose an image', true],
  ['nothing to remove', 'general', {}, {}, 'Remove', false],
  ['a logo to remove', 'general', { logo: 'https://a.example/logo.png' }, {}, 'Remove', true],
  ['no image of cards that are off', 'social', {}, {}, 'Choose an image', false],
  ['an image of cards', 'social', { social: { is_on: true, image_id: 0 } }, {}, 'Choose an image', true],
  ['nobody else prints cards', 'social', {}, {}, 'prints these tags', false],
  ['another plugin prints cards', 'social', {}, { seo_plugins: ['Other'] }, 'Other prints these tags', true],
  ['nobody else writes titles', 'search', {}, {}, 'writes them', false],
  ['another plugin writes titles', 'search', {}, { seo_plugins: ['Other'] }, 'Other writes them', true],
  ['templates of an analysed type', 'search', {}, {}, 'Posts', true],
  ['no templates of another type', 'search', {}, {}, 'Pages', false],
  ['the title of a post that the site has', 'search', {}, {}, 'Example: A post - A site', true],
  [
    'the example of a template',
    'search',
    { templates: { post: { title: '{site}: {title}', description: '' } } },
    {},
    'Example: A site: A post',
    true,
  ],
  [
    'that a word is not known, with those that are',
    'search',
    { templates: { post: { title: '{nothing}', description: '' } } },
    {},
    '{nothing} is not known here. These can be used: {title} {site} {separator}',
    true,
  ],
  ['what is hidden without a choice', 'search', {}, {}, 'hidden from search engines', true],
  [
    'nothing hidden where it was chosen so',
    'search',
    { lists: { empty: { title: '', description: '', noindex: false } } },
    {},
    'hidden from search engines',
    false,
  ],
  ['an analysed type to publish as', 'schema', {}, {}, 'Posts are published as', true],
  ['another type to publish as', 'schema', {}, {}, 'Pages are published as', false],
  ['no assistants without a registry', 'advanced', {}, {}, 'Assistants may', false],
  ['assistants with a registry', 'advanced', {}, { abilities: true }, 'Assistants may', true],
  ['no AI on the site', 'advanced', {}, { text_generator: 'no_client' }, 'Not on this site', true],
  ['no model', 'advanced', {}, { text_generator: 'no_model' }, 'No model for texts', true],
  ['a model', 'advanced', {}, {}, 'No model for texts', false],
])('%s', (_what, tab, form, facts, sentence, isShown) => {
  showTab(tab, form, facts)
  expect(words().includes(sentence)).toBe(isShown)
})

it.each([
  ['is_file', 'lies beside WordPress'],
  ['is_hidden', 'nothing is served'],
  ['is_in_folder', 'lies in a folder'],
  ['is_plain', 'Without permalinks'],
])('llms.txt says why it is not found: %s', (limit, sentence) => {
  showTab('crawlers', { llms_txt: true }, { llms_txt: { ...settings.llms_txt, [limit]: true } })
  expect(named('Notice')).toHaveLength(1)
  expect(words()).toContain(sentence)
})

const titles = 'Let WordPress’s AI suggest titles, too'
const browser = 'Let the author’s own browser suggest titles, too'
const translating = 'Let the author’s own browser translate, too'
const test = 'Test the connection'

it.each<[string, TabName, Partial<Form>, Partial<Settings>, string, string, boolean]>([
  ['AI without a model', 'advanced', {}, { text_generator: 'no_model' }, 'ToggleControl', titles, true],
  ['AI that is on, without a model', 'advanced', { ai_titles: true }, { text_generator: 'no_model' }, 'ToggleControl', titles, false],
  ['AI with a model', 'advanced', {}, {}, 'ToggleControl', titles, false],
  ['AI that is fixed', 'advanced', { ai_titles: true }, { fixed: ['ai_titles'] }, 'ToggleControl', titles, true],
  ['the browser, without AI on the site', 'advanced', {}, { text_generator: 'no_client' }, 'ToggleControl', browser, false],
  ['the browser that is fixed', 'advanced', {}, { fixed: ['device_titles'] }, 'ToggleControl', browser, true],
  ['the translating browser that is fixed', 'service', service, { fixed: ['device_translations'] }, 'ToggleControl', translating, true],
  ['a test without an address', 'service', { mode: 'service' }, {}, 'Button', test, true],
  ['a test with an address', 'service', service, {}, 'Button', test, false],
  ['a key that is fixed', 'service', service, { api_key: { set: true, last4: '', fixed: true } }, 'TextControl', 'API key', true],
  ['a key beside another fixed value', 'service', service, { fixed: ['mode'] }, 'TextControl', 'API key', false],
  ['a mode that is fixed', 'service', service, { fixed: ['mode'] }, 'RadioControl', 'Mode', true],
  ['a separator that is fixed', 'search', {}, { fixed: ['separator'] }, 'TextControl', 'Separator', true],
  ['a separator beside fixed templates', 'search', {}, { fixed: ['templates'] }, 'TextControl', 'Separator', false],
])('who may change it: %s', (_what, tab, form, facts, is, name, isOff) => {
  showTab(tab, form, facts)
  expect(given(is, name).disabled).toBe(isOff)
})

it.each<[string, TabName, Partial<Form>, string, string, unknown, Partial<Form>]>([
  ['the service', 'service', {}, 'RadioControl', 'Mode', 'service', { mode: 'service' }],
  ['the editor', 'service', service, 'RadioControl', 'Mode', 'embedded', { mode: 'embedded' }],
  ['a key', 'service', service, 'TextControl', 'API key', 'ctb', { apiKey: 'ctb' }],
  [
    'a type more, in the order of the site',
    'types',
    { post_types: ['page'] },
    'CheckboxControl',
    'Posts',
    true,
    { post_types: ['post', 'page'] },
  ],
  ['a type less', 'types', { post_types: ['post', 'page'] }, 'CheckboxControl', 'Posts', false, { post_types: ['page'] }],
  [
    'an agent away',
    'crawlers',
    { crawlers: 'custom', crawlers_away: ['a'] },
    'CheckboxControl',
    'AgentB',
    true,
    { crawlers_away: ['a', 'b'] },
  ],
  [
    'an agent back',
    'crawlers',
    { crawlers: 'custom', crawlers_away: ['a', 'b'] },
    'CheckboxControl',
    'AgentA',
    false,
    { crawlers_away: ['b'] },
  ],
  ['a policy that nobody knows', 'crawlers', {}, 'RadioControl', 'What robots.txt says to them', 'odd', { crawlers: 'all' }],
  ['too high a score', 'general', {}, 'TextControl', 'SEO, at least', '140', { publish_minimum: { aeo: 0, seo: 100 } }],
  ['too low a score', 'general', {}, 'TextControl', 'AEO readiness, at least', '-3', { publish_minimum: { aeo: 0, seo: 0 } }],
  ['no number', 'general', {}, 'TextControl', 'SEO, at least', 'x', { publish_minimum: { aeo: 0, seo: 0 } }],
  [
    'a person',
    'general',
    {},
    'RadioControl',
    'The site belongs to',
    'person',
    { publisher: { ...settings.values.publisher, kind: 'person' } },
  ],
  ['a title on two lines', 'search', {}, 'TextControl', 'Title', 'a\nb', { templates: { post: { title: 'a b', description: '' } } }],
  [
    'a type of schema.org',
    'schema',
    { schema_types: { page: 'Recipe' } },
    'SelectControl',
    'Posts are published as',
    'Recipe',
    { schema_types: { page: 'Recipe', post: 'Recipe' } },
  ],
  ['days that are no number', 'advanced', {}, 'TextControl', 'Days to keep', '', { traffic: { is_on: true, days: 0 } }],
])('a choice is one change of the form: %s', async (_what, tab, form, is, name, value, expected) => {
  showTab(tab, form)
  await use(is, name, 'onChange', value)
  expect(change.mock.calls).toEqual([[expected]])
})

it('the lines of chosen agents name those only, and the whole file is not theirs', () => {
  showTab('crawlers', { crawlers: 'custom', crawlers_away: ['b'] })
  expect(given('TextareaControl', 'These lines').value).toBe('# chosen\nUser-agent: AgentB\nDisallow: /\n')
  showTab('crawlers', { crawlers: 'no_training', crawlers_away: ['b'] })
  expect(given('TextareaControl', 'These lines').value).toBe('all lines')
})

it('removing a logo takes its number and its address away', async () => {
  showTab('general', { logo: 'https://a.example/logo.png', publisher: { ...settings.values.publisher, logo_id: 7 } })
  await press('Remove')
  expect(change.mock.calls).toEqual([[{ publisher: settings.values.publisher, logo: null }]])
})

it('the page says why the settings could not be read, and shows no field', async () => {
  site.ask = () => Promise.reject({ message: 'No.', data: { reason: 'Because.' } })
  show(() => <SettingsPage />)
  await settled()
  expect(words()).toContain('No. Because.')
  expect(named('Button')).toEqual([])
})

it.each<[string, Partial<Settings>, readonly string[]]>([
  ['nothing is fixed and no other plugin prints', {}, []],
  ['values are fixed', { fixed: ['mode', 'service_url'] }, ['CITABLE_MODE, CITABLE_SERVICE_URL']],
  ['another plugin prints', { seo_plugins: ['Other'] }, ['Other is active']],
])('the page says it where %s', async (_what, facts, expected) => {
  site.ask = async () => ({ ...settings, ...facts })
  show(() => <SettingsPage />)
  await settled()
  expect(named('Notice')).toHaveLength(expected.length)
  for (const sentence of expected) expect(words()).toContain(sentence)
})

it('a part is saved by itself, and says so; what was not saved elsewhere stays', async () => {
  const asked = vi.fn(async (request: { readonly data?: object }) => ({ ...settings, values: { ...settings.values, ...request.data } }))
  site.ask = asked
  show(() => <SettingsPage />)
  await settled()
  expect(words()).not.toContain('Not saved yet')
  await use('RadioControl', 'Mode', 'onChange', 'service')
  expect(words()).toContain('Not saved yet')
  asked.mockClear()
  await press('Save settings')
  expect(asked.mock.calls).toEqual([
    [
      {
        path: '/citable/v1/settings',
        method: 'POST',
        data: { mode: 'service', service_url: '', send_protected: false, device_translations: false },
      },
    ],
  ])
  expect(words()).toContain('Settings saved.')
  expect(words()).not.toContain('Not saved yet')
  expect(given('Button', 'Save settings').disabled).toBe(false)
})

it('a part shows what the site has made of it', async () => {
  site.ask = async () => settings
  show(() => <SettingsPage />)
  await settled()
  await use('RadioControl', 'Mode', 'onChange', 'service')
  await use('TextControl', 'Address of the service', 'onChange', ' https://s.example/ ')
  site.ask = async () => ({ ...settings, values: { ...settings.values, ...service } })
  await press('Save settings')
  expect(given('TextControl', 'Address of the service').value).toBe('https://s.example')
  expect(words()).not.toContain('Not saved yet')
})

it('a part that could not be saved says why, and keeps what was entered', async () => {
  site.ask = async () => settings
  show(() => <SettingsPage />)
  await settled()
  await use('RadioControl', 'Mode', 'onChange', 'service')
  site.ask = () => Promise.reject({ message: 'Refused.' })
  await press('Save settings')
  expect(words()).toContain('Refused.')
  expect(words()).toContain('Not saved yet')
  expect(given('RadioControl', 'Mode').selected).toBe('service')
  expect(given('Button', 'Save settings').disabled).toBe(false)
})

it('the test of a connection sends the values of the form, and shows the answer', async () => {
  const asked = vi.fn(async () => ({ rubric_version: '9.9', ms: 12, scopes: ['optimize:write'] }) as object)
  site.ask = async () => ({ ...settings, values: { ...settings.values, ...service } })
  show(() => <SettingsPage />)
  await settled()
  site.ask = asked
  await press(test)
  expect(asked.mock.calls).toEqual([[{ path: '/citable/v1/settings/test', method: 'POST', data: { service_url: 'https://s.example' } }]])
  expect(words()).toContain('Rubric 9.9, answered in 12 ms. The key may: optimize:write.')
  await use('TextControl', 'API key', 'onChange', 'ctb_new')
  await press(test)
  expect(asked.mock.lastCall).toEqual([
    { path: '/citable/v1/settings/test', method: 'POST', data: { service_url: 'https://s.example', api_key: 'ctb_new' } },
  ])
})
