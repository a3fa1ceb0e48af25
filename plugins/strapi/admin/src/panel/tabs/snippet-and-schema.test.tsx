import { nothing } from '@citable/tooling/gates/panel-samples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { given, named, press, settled, show, use, words } from '../../testing/strapi.ts'
import { TitleBlocks } from '../drafts/title-blocks.tsx'
import { HeadFields } from './head-fields.tsx'
import { Schema, SchemaDiff } from './schema.tsx'
import { SchemaTab } from './schema-tab.tsx'
import { SnippetTab } from './snippet-tab.tsx'

vi.mock('react', async () => (await import('../../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../../testing/strapi.ts')).icons)
vi.mock('styled-components', async () => ({ styled: (await import('../../testing/strapi.ts')).styled }))
vi.mock('../../use-texts.tsx', async () => (await import('../../testing/strapi.ts')).texts)
vi.mock('@strapi/strapi/admin', async () => (await import('../../testing/strapi.ts')).admin)
vi.mock('../panel-context.tsx', () => ({ usePanel: () => panel.now }))
vi.mock('../notice-at.tsx', () => ({ NoticeAt: ({ at }: { readonly at: string }) => `[outcome ${at}]` }))
vi.mock('../drafts/drafts.tsx', () => ({ Drafts: () => '[drafts]' }))
vi.mock('../drafts/title-card.tsx', () => ({
  TitleCard: ({ title }: { readonly title: { readonly text: string } }) => `[title ${title.text}]`,
}))
vi.mock('./points.tsx', () => ({ Points: ({ of }: { readonly of: string }) => `[points ${of}]` }))
vi.mock('./schema-type.tsx', () => ({ SchemaType: () => '[type]' }))
vi.mock('../drafts/browser-titles.tsx', () => ({ default: () => null }))
vi.mock('#shared/entry/head-fields.ts', () => ({
  absentComponents: () => panel.absent,
  headFields: () => panel.fields,
  hiddenBy: () => panel.hidden,
}))
vi.mock('#shared/entry/written-graph.ts', () => ({
  writtenNodes: () => panel.written,
  carriedGraph: (own: object, written: readonly object[]) => ({ '@graph': [...written, own] }),
}))
vi.mock('@citable/editor/title-blocks', () => ({
  createTitleComposer: () => ({
    blocks: () => panel.blocks,
    insert: (_draft: object, caret: number | null, { text }: { text: string }) => ({ caret, words: text }),
  }),
  currentTitle: () => 'The title',
  titleWith: (_draft: object, { text }: { text: string }) => text,
}))
vi.mock('@citable/editor', () => ({
  schemaView: (graph: { readonly name?: string; readonly '@graph'?: readonly object[] }) => ({
    ...schema,
    cleanText: `graph of ${graph['@graph']?.length ?? graph.name}`,
  }),
  schemaDiffView: (_written: object, _carried: object, where: string) => ({ ...diff, summary: where }),
  titlesView: () => panel.now.view,
}))

const panel = vi.hoisted(() => ({
  now: {} as Record<string, unknown>,
  fields: [] as object[],
  hidden: null as object | null,
  absent: [] as string[],
  written: [] as object[],
  blocks: [] as object[],
}))

const badge = { icon: 'good', word: 'Good', tone: 'good' }
const schema = {
  heading: 'Structured data',
  cleanText: '',
  notes: [],
  nodes: [],
  withheld: [],
  withheldHeading: 'Withheld',
  jsonLabel: 'As JSON',
  serialized: '{"a":1}',
  pretty: '{ pretty }',
  copy: { label: 'Copy', name: 'Copy all' },
  copiedText: 'Copied',
  copyFailedText: 'Not copied',
}
const diff = {
  heading: 'Added',
  summary: 'Two added',
  unchangedText: '',
  items: [],
  factsLabel: 'All facts',
  beforeLabel: 'Before',
  afterLabel: 'After',
}
const write = vi.fn()
const store = { apply: vi.fn() }
const setPanel = (view: object = {}, rest: object = {}) => {
  panel.now = {
    view: { ...nothing, preview: null, ...view },
    state: { optimization: null, draft: {} },
    entry: { shape: { uid: 'api::a.a' }, mapping: { title: 'title', structuredData: 'jsonLd' }, asksBrowser: false },
    readEntry: () => ({}),
    readDraft: null,
    judge: () => ({ problem: null }),
    act: (_at: string, run: () => void) => run(),
    values: {},
    catalog: {},
    chooseType: null,
    write,
    store,
    ...rest,
  }
}
const says = (said: readonly string[], unsaid: readonly string[]) => {
  for (const sentence of said) expect(words()).toContain(sentence)
  for (const sentence of unsaid) expect(words()).not.toContain(sentence)
}

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(panel, { fields: [], hidden: null, absent: [], written: [], blocks: [] })
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null })
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})
afterAll(() => vi.unstubAllGlobals())

const field = { name: 'Image', path: 'seo.image', held: '', proposal: null, problem: null }
const proposal = { value: { id: 7 }, words: 'kettle.png' }

it.each<[string, object, object, readonly string[], readonly string[]]>([
  ['that it is empty', {}, {}, ['[types.fieldImage]', '[head.empty]'], []],
  ['what it holds', { held: 'own.png', proposal }, {}, ['own.png'], ['head.empty', 'head.taken']],
  ['what the page takes in its place', { proposal }, {}, ['[head.taken kettle.png]', '[head.write]'], ['head.empty']],
  ['no button for the published version', { proposal }, { write: null }, ['[head.taken kettle.png]'], ['head.write']],
  ['why a proposal cannot be written', { proposal, problem: { code: 'long', max: 3 } }, {}, ['kettle.png'], ['head.write']],
])('a field for the head says %s', (_what, part, rest, said, unsaid) => {
  panel.fields = [{ ...field, ...part }]
  setPanel({}, rest)
  show(() => <HeadFields />)
  says(said, unsaid)
})

it('a proposal for the head is written into its own field', async () => {
  panel.fields = [{ ...field, proposal }]
  setPanel()
  show(() => <HeadFields />)
  await press('[head.write]')
  expect(write.mock.calls).toEqual([['seo.image', { id: 7 }]])
})

it.each([
  ['no field', null, '', ''],
  [
    'no field, but an entry that search engines are kept from',
    { path: 'robots', words: 'noindex' },
    '[head.heading]',
    '[head.hidden robots noindex]',
  ],
])('an entry with %s', (_what, hidden, heading, sentence) => {
  panel.hidden = hidden
  setPanel()
  show(() => <HeadFields />)
  expect(words().replaceAll(/\s+/g, ' ').trim()).toBe(`${heading} ${sentence}`.trim())
})

const device = (name: string) => ({
  device: name,
  label: name,
  title: { lines: ['Title on', name] },
  description: { lines: ['Text on', name] },
  cutText: `cut on ${name}`,
})
const card = {
  heading: 'Card',
  image: null,
  ratio: '2',
  host: 'a.example',
  title: ['Card title'],
  description: [] as string[],
  noteText: '',
  caveat: '',
}
const preview = {
  heading: 'Result',
  devicesLabel: 'Devices',
  devices: [device('desktop'), device('mobile')],
  siteName: 'A site',
  address: 'a.example › a',
  hasDescription: true,
  caveat: 'About',
  social: card,
}

it('a result is shown as on a phone, or as on the device that is chosen', async () => {
  setPanel({ preview })
  show(() => <SnippetTab />)
  says(['Title on mobile', 'Text on mobile', 'cut on mobile About', 'A site', 'a.example › a'], ['Title on desktop'])
  expect(given('Button', 'mobile')['aria-pressed']).toBe(true)
  expect(given('Button', 'desktop')['aria-pressed']).toBe(false)
  await press('desktop')
  says(['Title on desktop'], ['Title on mobile'])
})

it('a result that is known for one device is shown for that', () => {
  setPanel({ preview: { ...preview, devices: [device('desktop')] } })
  show(() => <SnippetTab />)
  says(['Title on desktop'], [])
  setPanel({ preview: { ...preview, devices: [] } })
  show(() => <SnippetTab />)
  says(['Card title'], ['Title on'])
})

it('an entry without the component for the head gets the advice to add it, though there is no field yet', () => {
  panel.absent = ['seo']
  setPanel()
  show(() => <HeadFields />)
  expect(words()).toContain('[head.add seo]')
})

it('a card shows its image until the browser cannot', async () => {
  const noteText = 'Cut at both sides.'
  setPanel({
    preview: { ...preview, social: { ...card, noteText, image: { url: 'i.png', alt: 'A kettle' }, description: ['What it is'] } },
  })
  show(() => <SnippetTab />)
  says(['Card title', 'What it is', 'a.example'], [])
  expect(named('img')).toHaveLength(1)
  expect(words()).toContain(noteText)
  await use('img', '', 'onError')
  expect(named('img')).toHaveLength(0)
  expect(words()).not.toContain(noteText)
})

const title = { text: 'A title', isCurrent: false }

it.each<[string, object, object, readonly string[], readonly string[]]>([
  [
    'titles and what is open',
    { titles: { heading: 'Titles', items: [title], noteText: '' } },
    {},
    ['[title A title]', '[points search]'],
    ['[drafts]', 'Result'],
  ],
  ['why there are few titles', { titles: { heading: 'Titles', items: [], noteText: 'Few words' } }, {}, ['Few words'], []],
  ['drafts for who may ask for them', {}, { readDraft: () => ({}) }, ['[drafts]'], []],
])('the tab of the result shows %s', (_what, view, rest, said, unsaid) => {
  setPanel(view, rest)
  show(() => <SnippetTab />)
  says(said, unsaid)
})

const blocks = [
  { kind: 'subject', text: 'kettle' },
  { kind: 'year', text: '2026' },
  { kind: 'sentence', text: 'A kettle boils' },
]

it.each<[string, string | null, number | null, number | null]>([
  ['at the caret', 'The title', 3, 3],
  ['at the end where the field had no focus', 'The title', 0, null],
  ['at the end where the field holds another text', 'Another', 3, null],
  ['at the end without a field', null, null, null],
])('words are put into the title %s', async (_where, value, selectionStart, caret) => {
  const querySelector = vi.fn(() => (value === null ? null : { value, selectionStart }))
  vi.stubGlobal('document', { activeElement: null, querySelector })
  panel.blocks = blocks
  setPanel()
  show(() => <TitleBlocks />)
  await use('Button', 'kettle', 'onClick')
  expect(store.apply.mock.calls).toEqual([[{ caret, words: 'kettle' }]])
  expect(querySelector.mock.calls).toEqual([['input[name="title"], textarea[name="title"]']])
})

it.each([
  ['all that fit', () => null, ['kettle', '2026', 'A kettle boils']],
  ['none that the field does not take', (words: string) => (words === '2026' ? { code: 'long' } : null), ['kettle', 'A kettle boils']],
  ['nothing where none is left', () => ({ code: 'long' }), []],
])('words for the title: %s', (_what, problemOf, expected) => {
  panel.blocks = blocks
  setPanel({}, { judge: (words: string) => ({ problem: problemOf(words) }) })
  show(() => <TitleBlocks />)
  expect(named('Button')).toEqual(expected)
  expect(words().includes('[titleBlocks.heading]')).toBe(expected.length > 0)
  expect(words().includes('[titleBlocks.sentences]')).toBe(expected.includes('A kettle boils'))
  expect(words().includes('[outcome title-blocks]')).toBe(expected.length > 0)
})

const note = { text: 'Look here', level: 'advice', badge: { ...badge, word: 'Advice' }, tone: 'warning' }
const node = {
  key: 'n',
  types: ['Article'],
  typeText: 'Article',
  name: 'Kettle',
  factsText: '3 facts',
  notesText: '1 note',
  notes: [],
  facts: [],
  richResult: null,
}
const fact = { property: 'author', label: 'Author', values: ['Ada', 'Ben'] }

it.each<[string, object, readonly string[], readonly string[]]>([
  ['that nothing is wrong', { cleanText: 'All fine' }, ['All fine'], ['Withheld']],
  ['what is wrong', { notes: [note] }, ['Look here'], []],
  ['a node by its name', { nodes: [node] }, ['Article', 'Kettle'], ['3 facts', '1 note']],
  ['a node without a name by its facts', { nodes: [{ ...node, name: '' }] }, ['Article', '3 facts'], []],
  ['that a node has notes, in words', { nodes: [{ ...node, notes: [note] }] }, ['1 note', 'Advice: Look here'], []],
  ['the facts of a node', { nodes: [{ ...node, facts: [fact] }] }, ['Author', 'Ada', 'Ben'], []],
  [
    'what search engines make of a node',
    { nodes: [{ ...node, richResult: { state: 'complete', word: 'Complete', help: 'May be shown' } }] },
    ['Complete. May be shown'],
    [],
  ],
  ['what is withheld, and why', { withheld: [{ label: 'Rating', note }] }, ['Withheld', 'Rating', 'Look here'], []],
  ['the exact text', {}, ['As JSON', '{ pretty }'], []],
])('structured data is told: %s', (_what, part, said, unsaid) => {
  show(() => <Schema schema={{ ...schema, ...part } as never} />)
  says(said, unsaid)
})

it.each([
  ['copied', () => Promise.resolve(), 'Copied', 'Not copied'],
  ['refused', () => Promise.reject(new Error('no')), 'Not copied', ' Copied'],
])('the exact text is %s, and that is said', async (_what, answer, said, unsaid) => {
  const writeText = vi.fn((_text: string) => answer())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  show(() => <Schema schema={schema as never} />)
  says([], ['Copied', 'Not copied'])
  const { onClick } = given('Button', 'Copy')
  ;(onClick as () => void)()
  await settled()
  expect(writeText.mock.calls).toEqual([['{"a":1}']])
  says([said], [unsaid])
})

const item = { key: 'i', kind: 'changed', typeText: 'Article', badge, name: 'Kettle', changes: [], facts: [] }
const change = { property: 'headline', label: 'Headline', before: ['Old'], after: ['New'] }

it.each<[string, object, readonly string[], readonly string[]]>([
  ['in a sentence', {}, ['Two added'], ['All facts', 'Before']],
  ['with what stays', { unchangedText: 'One stays' }, ['One stays'], []],
  ['node by node', { items: [item] }, ['Article', 'Good', 'Kettle'], ['All facts']],
  ['before and after', { items: [{ ...item, changes: [change] }] }, ['Headline', 'Before: Old', 'After: New'], []],
  ['with all facts', { items: [{ ...item, facts: [fact] }] }, ['All facts : Kettle', 'Author', 'Ada'], []],
  ['with all facts of a node without a name', { items: [{ ...item, name: '', facts: [fact] }] }, ['All facts : Article'], []],
])('what is added to data of others is told %s', (_how, part, said, unsaid) => {
  show(() => <SchemaDiff diff={{ ...diff, ...part } as never} />)
  says(said, unsaid)
})

const optimization = { schema: { name: 'own' }, schema_notes: [] }

it.each<[string, object, object, readonly object[], readonly string[], readonly string[]]>([
  ['nothing before an analysis', { schemaEmptyText: 'Nothing yet' }, {}, [], ['Nothing yet'], ['[type]', 'graph of', 'panel.writtenIn']],
  ['our own graph', {}, { state: { optimization } }, [], ['graph of own'], ['panel.writtenIn', 'Nothing yet']],
  [
    'what is added to data of the entry, and both together',
    {},
    { state: { optimization } },
    [{}],
    ['[panel.writtenIn jsonLd]', 'graph of 2'],
    [],
  ],
  ['the choice of a type', { schemaType: {} }, {}, [], ['[type]'], []],
])('the tab of structured data shows %s', (_what, view, rest, written, said, unsaid) => {
  panel.written = [...written]
  setPanel(view, rest)
  show(() => <SchemaTab />)
  says(said, unsaid)
})
