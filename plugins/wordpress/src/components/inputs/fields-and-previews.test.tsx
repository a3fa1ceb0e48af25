import { row } from '@citable/tooling/gates/panel-samples'
import { beforeEach, expect, it, vi } from 'vitest'
import { setPanel } from '../../testing/panel.ts'
import { given, named, press, show, stores, use, words } from '../../testing/wordpress.ts'
import { ClassicDetails, ClassicScores } from '../classic-panel.tsx'
import { DocumentSettings } from '../document-settings.tsx'
import { SearchResult, SocialCard } from '../titles/previews.tsx'
import { QueriesField, SnippetFields } from './author-inputs.tsx'
import { KeyphraseChecks } from './keyphrase-checks.tsx'

vi.mock('react/jsx-dev-runtime', async () => (await import('../../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../../testing/wordpress.ts')).components)
vi.mock('@wordpress/data', async () => (await import('../../testing/wordpress.ts')).data)
vi.mock('@wordpress/element', async () => (await import('../../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../../testing/wordpress.ts')).i18n)
vi.mock('../use-panel.ts', async () => (await import('../../testing/panel.ts')).panelHooks)
vi.mock('@wordpress/url', () => ({ cleanForSlug: (text: string) => `clean ${text}` }))
vi.mock('@wordpress/a11y', () => ({ speak: () => {} }))
vi.mock('@citable/editor', () => ({
  linesIn: (_text: string, least: number) => least,
  roomView: (text: string, part: string) => ({ text: `[room of ${part}: ${text}]`, share: 1, fits: true }),
}))
vi.mock('./use-author-input.ts', () => ({ useAuthorInput: () => input.now }))
vi.mock('../use-restored-focus.ts', () => ({ useRestoredFocus: input.restoresFocus }))
vi.mock('../loaded-later.tsx', () => ({ loadedLater: (load: () => unknown) => () => `[${/(\w+)\s*\)?$/.exec(String(load))?.[1] ?? ''}]` }))
vi.mock('../../sidebar-area.ts', () => ({ openSidebar: input.openSidebar }))
vi.mock('../schema/schema-type.tsx', () => ({ SchemaType: () => '[type]' }))
vi.mock('../scores/score-lines.tsx', () => ({ ScoreLines: () => '[scores]' }))
vi.mock('../scores/check-row.tsx', () => ({
  RowList: ({ rows }: { rows: readonly { id: string }[] }) => `[rows ${rows.map(({ id }) => id).join(' ')}]`,
}))
vi.mock('../sidebar.tsx', () => ({
  AllChecks: () => '[all checks]',
  AnswersParts: () => '[answers]',
  Applied: () => '[applied]',
  Costs: () => '[costs]',
  NextSteps: () => '[next]',
  Overview: () => '[overview]',
  SecondLook: () => '[remarks]',
  SearchParts: () => '[search]',
  TextParts: () => '[text]',
  useAnnouncements: () => {},
}))

const input = vi.hoisted(() => ({ now: {} as Record<string, unknown>, openSidebar: vi.fn(), restoresFocus: vi.fn() }))
const editPost = vi.fn()
const editor = { slug: 'a-kettle' as string | undefined, status: 'draft' }

beforeEach(() => {
  vi.clearAllMocks()
  input.now = {}
  Object.assign(editor, { slug: 'a-kettle', status: 'draft' })
  stores['core/editor'] = {
    getEditedPostSlug: () => editor.slug,
    getCurrentPostAttribute: () => editor.status,
    getEditedPostAttribute: (name: string) => (name === 'categories' ? [7] : ''),
    editPost,
  }
})

const queries = 'Questions readers ask'

it('questions are one edit of the post, and stay as they are typed until the field is left', async () => {
  input.now = { queries: ['Why?', 'How?'] }
  const { host } = setPanel({})
  show(() => <QueriesField />)
  expect(given('TextareaControl', queries).value).toBe('Why?\nHow?')
  await use('TextareaControl', queries, 'onChange', 'Why? \n\n')
  expect(host.writeInput.mock.calls).toEqual([[{ queries: ['Why?'] }]])
  expect(given('TextareaControl', queries).value).toBe('Why? \n\n')
  await use('TextareaControl', queries, 'onBlur')
  expect(given('TextareaControl', queries).value).toBe('Why?\nHow?')
  input.now = {}
  show(() => <QueriesField />)
  expect(given('TextareaControl', queries).value).toBe('')
})

const draft = { context: { targetQueries: [] as string[] }, input: { kind: 'blocks', fields: {} as object } }
const snippet = (facts: object = {}, rest: { host?: object; draft?: object; view?: object } = {}) => {
  const panel = setPanel(rest.view ?? {}, {
    facts: { titleEnding: ' - A site', seoPlugin: null, ...facts },
    state: { draft: { ...draft, ...rest.draft } },
    host: (rest.host ?? {}) as never,
  })
  show(() => <SnippetFields />)
  return panel
}
const title = 'Title for result pages'
const keyphrase = 'Focus keyphrase (optional)'
const address = 'Address (slug)'
const other = { name: 'Other SEO' }
const textsOf = (part: object = {}) => ({
  isThere: () => true,
  has: () => true,
  read: (name: string) => `stored ${name}`,
  shown: (name: string) => `shown ${name}`,
  write: vi.fn(),
  ...part,
})

it.each<[string, object, readonly unknown[]]>([
  [title, { seo_title: 'One line' }, [title, 'One\nline', { seo_title: 'One line' }]],
  ['Description', { description: 'Two\nlines' }, ['Description', 'Two\nlines', { description: 'Two\nlines' }]],
])('the field "%s" is one edit of the post', async (label, own, [, typed, written]) => {
  input.now = own as never
  const { host } = snippet()
  expect(given('TextareaControl', label).value).toBe(Object.values(own)[0])
  await use('TextareaControl', label, 'onChange', typed)
  expect(host.writeInput.mock.calls).toEqual([[written]])
})

it('the keyphrase is one edit of the post', async () => {
  input.now = { keyphrase: 'kettle' }
  const { host } = snippet()
  expect(given('TextControl', keyphrase)).toMatchObject({ value: 'kettle', maxLength: 200 })
  expect(words()).toContain('The words people search for')
  await use('TextControl', keyphrase, 'onChange', 'boiling')
  expect(host.writeInput.mock.calls).toEqual([[{ keyphrase: 'boiling' }]])
})

it('texts that another plugin stores are read and written there, without lines, and the panel says so', async () => {
  const seoTexts = textsOf()
  const { host } = snippet({ titleEnding: null, seoPlugin: other }, { host: { seoTexts } })
  expect(given('TextareaControl', title).value).toBe('stored title')
  expect(given('TextareaControl', 'Description').value).toBe('stored description')
  expect(given('TextControl', keyphrase).value).toBe('stored keyphrase')
  expect(words()).toContain('Kept in Other SEO, which prints it.')
  expect(words()).toContain('Kept in Other SEO. Of several')
  expect(words()).toContain('[room of description: shown description]')
  await use('TextareaControl', title, 'onChange', 'A\nB')
  await use('TextareaControl', 'Description', 'onChange', 'C\nD')
  await use('TextControl', keyphrase, 'onChange', 'E')
  expect(seoTexts.write.mock.calls).toEqual([
    ['title', 'A B'],
    ['description', 'C D'],
    ['keyphrase', 'E'],
  ])
  expect(host.writeInput).not.toHaveBeenCalled()
})

it('a plugin that has no keyphrase leaves it to us', async () => {
  const { host } = snippet({ seoPlugin: other }, { host: { seoTexts: textsOf({ has: () => false }) } })
  await use('TextControl', keyphrase, 'onChange', 'E')
  expect(host.writeInput.mock.calls).toEqual([[{ keyphrase: 'E' }]])
})

it.each<[string, object, object | null, boolean]>([
  ['where we print it', {}, null, true],
  ['not where another plugin prints it and stores nothing here', { titleEnding: null, seoPlugin: other }, { isThere: () => false }, false],
  ['where another plugin stores it', { titleEnding: null, seoPlugin: other }, {}, true],
])('a title for result pages is asked for %s', (_where, facts, part, isAsked) => {
  snippet(facts, { host: part === null ? {} : { seoTexts: textsOf(part) } })
  expect(named('TextareaControl').includes(title)).toBe(isAsked)
  expect(words().includes('[RobotsFields]')).toBe(!('titleEnding' in facts))
})

const view = { titles: { heading: '', noteText: '', items: [{ room: { text: '[room of title]', share: 0.5, fits: true } }] } }

it.each<[string, object | null, boolean]>([
  ['of our own title', null, true],
  ['of the title of another plugin', {}, true],
  ['not of a title whose template is not known', { shown: () => '' }, false],
])('room is shown %s', (_what, part, isShown) => {
  snippet({}, { view, host: part === null ? {} : { seoTexts: textsOf(part) } })
  expect(words().includes('[room of title]')).toBe(isShown)
})

it.each<[string, object, object, string]>([
  ['the description', { description: 'Own' }, draft.input, 'Own'],
  ['the excerpt where there is none', {}, { kind: 'blocks', fields: { description: 'Excerpt' } }, 'Excerpt'],
  ['nothing of a page', {}, { kind: 'page' }, ''],
  ['nothing where there is neither', {}, draft.input, ''],
])('room for the description is that of %s', (_what, own, text, expected) => {
  input.now = own as never
  snippet({}, { draft: { input: text } })
  expect(words()).toContain(`[room of description: ${expected}]`)
})

it.each([
  [[], false],
  [['kettle'], true],
])('checks of the keyphrase stand beside it once there is one: %j', (targetQueries, isShown) => {
  snippet({}, { draft: { context: { targetQueries } } })
  expect(words().includes('[KeyphraseChecks]')).toBe(isShown)
})

it('the address stays as it is typed until the field is left, and is stored as WordPress takes it', async () => {
  snippet()
  expect(given('TextControl', address).value).toBe('a-kettle')
  await use('TextControl', address, 'onChange', 'My Kettle')
  expect(editPost.mock.calls).toEqual([[{ slug: 'clean My Kettle' }]])
  expect(given('TextControl', address).value).toBe('My Kettle')
  await use('TextControl', address, 'onBlur')
  expect(given('TextControl', address).value).toBe('a-kettle')
})

it.each([
  ['publish', true],
  ['draft', false],
])('a change of the address of a post is told to redirect, in the state %s', (status, isTold) => {
  editor.status = status
  editor.slug = undefined
  snippet()
  expect(words().includes('WordPress redirects its old address')).toBe(isTold)
  expect(given('TextControl', address).value).toBe('')
})

const keyphraseRow = (id: string, status: string) => row({ id, status: status as never })

it.each<[string, readonly object[], string]>([
  ['all that apply', [keyphraseRow('keyphrase-title', 'pass'), keyphraseRow('keyphrase-url', 'fail')], 'Keyphrase: 1 of 2 checks are fine'],
  [
    'not those that do not apply',
    [keyphraseRow('keyphrase-title', 'pass'), keyphraseRow('keyphrase-url', 'not_applicable')],
    'Keyphrase: 1 of 1',
  ],
  ['not others', [keyphraseRow('keyphrase-title', 'fail'), keyphraseRow('title-length', 'pass')], 'Keyphrase: 0 of 1'],
  ['nothing without any', [keyphraseRow('title-length', 'pass')], ''],
])('checks of the keyphrase count %s', async (_what, checks, sentence) => {
  setPanel({ checks })
  show(() => <KeyphraseChecks />)
  expect(words()).toContain(sentence)
  expect(words()).not.toContain('[rows')
  if (sentence === '') return
  await use('details', '', 'onToggle', { currentTarget: { open: true } })
  expect(words()).toContain('[rows keyphrase-title')
  await use('details', '', 'onToggle', { currentTarget: { open: false } })
  expect(words()).not.toContain('[rows')
})

it('the settings of the post say where it stands, and lead to the panel', async () => {
  const { reveal } = setPanel({})
  show(() => <DocumentSettings />)
  for (const part of ['[scores]', '[type]', '[People]', queries]) expect(words()).toContain(part)
  await press('Open the Citable panel')
  expect(input.openSidebar).toHaveBeenCalledOnce()
  expect(reveal.ask.mock.calls).toEqual([['sidebar']])
})

const items = [{ id: 'x' }]

it.each<[string, object, boolean]>([
  ['what was applied', { applied: { heading: '', items } }, true],
  ['nothing applied', {}, false],
])('the box of the classic editor begins with the scores and %s', (_what, part, isApplied) => {
  setPanel(part)
  show(() => <ClassicScores />)
  expect(words().trim()).toBe(isApplied ? '[overview][applied][next][costs]' : '[overview][next][costs]')
})

const topics = [{ id: 'search', heading: 'Search', rows: [row(), row()], uncertain: [] }]

it.each<[string, object, readonly string[]]>([
  ['its open points', { topics }, ['Search (2)', '', '', 'Internal links', 'Structured data', 'All checks']],
  ['a new text without points', { topics, start: true }, ['Search', '', '', 'Internal links', 'Structured data']],
])('the parts of the classic editor count %s', (_what, part, names) => {
  setPanel(part)
  show(() => <ClassicDetails />)
  expect(named('PanelBody')).toEqual(names)
  for (const inside of ['[search]', '[answers]', '[text]', '[type]']) expect(words()).toContain(inside)
  expect(words().includes('[all checks]')).toBe(names.length === 6)
})

it.each([
  ['scores', ClassicScores],
  ['parts', ClassicDetails],
])('the keyboard of the %s in the classic editor goes on where a control goes away', (_what, Box) => {
  setPanel({})
  show(() => <Box />)
  expect(input.restoresFocus.mock.calls).toEqual([[{ current: null }]])
})

const device = (name: string) => ({
  device: name,
  label: name,
  width: 600,
  title: { lines: ['Title on', name], fontSize: 20 },
  description: { lines: ['Text on', name], fontSize: 14 },
  cutText: `cut on ${name}`,
})
const preview = {
  heading: 'Result',
  devicesLabel: 'Devices',
  fullSizeLabel: 'Full size',
  devices: [device('desktop'), device('mobile')],
  siteName: 'A site',
  address: 'a.example › a',
  hasDescription: true,
  caveat: 'About',
}

it('a result is shown as on a phone, as on the device that is chosen, or on all in full size', async () => {
  show(() => <SearchResult preview={preview as never} />)
  expect(words().trim()).toBe(
    'mobile desktop A site a.example › a Title on mobile Text on mobile cut on mobile Full size About'.replace(
      'mobile desktop',
      'desktop mobile',
    ),
  )
  expect(given('Button', 'mobile')['aria-pressed']).toBe(true)
  await press('desktop')
  expect(words()).toContain('cut on desktop')
  expect(words()).not.toContain('cut on mobile')
  expect(given('Button', 'mobile')['aria-pressed']).toBe(false)
  await press('Full size')
  expect(words()).toContain('cut on mobile')
  await use('Modal', 'Result', 'onRequestClose')
  expect(words()).not.toContain('cut on mobile')
})

it.each([
  ['desktop', 'cut on desktop'],
  ['', ''],
])('a result that is known for "%s" alone is shown for that', (name, sentence) => {
  show(() => <SearchResult preview={{ ...preview, devices: name === '' ? [] : [device(name)] } as never} />)
  expect(words()).toContain(sentence)
  expect(words().includes('Full size')).toBe(name !== '')
})

const card = {
  heading: '',
  image: null,
  ratio: '2',
  host: 'a.example',
  title: ['Card', 'title'],
  description: [] as string[],
  noteText: '',
  caveat: 'About',
}

it.each<[string, object, string]>([
  ['its title', {}, 'a.example Card title About'],
  ['a description', { description: ['What', 'it is'] }, 'a.example Card title What it is About'],
  ['what is to be known about it', { noteText: 'No image' }, 'a.example Card title No image About'],
])('a card of a link shows %s', (_what, part, expected) => {
  show(() => <SocialCard card={{ ...card, ...part } as never} />)
  expect(words().trim()).toBe(expected)
})
