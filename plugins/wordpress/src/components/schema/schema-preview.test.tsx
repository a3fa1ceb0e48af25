import { expect, it, vi } from 'vitest'
import { setPanel } from '../../testing/panel.ts'
import { given, named, show, use, words } from '../../testing/wordpress.ts'
import { SchemaParts } from './schema-preview.tsx'

vi.mock('react/jsx-dev-runtime', async () => (await import('../../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../../testing/wordpress.ts')).i18n)
vi.mock('@citable/editor', () => ({
  schemaView: (_graph: object, notes: readonly { readonly property: string }[]) => ({ ...schema, ...site.schema, notes: notes.map(said) }),
  schemaDiffView: () => ({ heading: 'Additions', summary: 'Summary', unchangedText: '', items: [] }),
}))
vi.mock('../inputs/use-author-input.ts', () => ({ useAuthorInput: () => site.input }))
vi.mock('./use-graph-preview.ts', () => ({ useGraphPreview: () => site.current }))
vi.mock('../use-panel.ts', async () => (await import('../../testing/panel.ts')).panelHooks)

const site = vi.hoisted(() => ({ current: {} as object, schema: {} as object, input: {} as object }))
const said = ({ property }: { readonly property: string }) => ({ text: `Note on ${property}`, tone: 'warning' })
const action = { label: 'Copy', name: 'Copy' }
const schema = {
  nodes: [],
  withheld: [],
  withheldHeading: 'Left out',
  cleanText: '',
  jsonLabel: 'Code',
  serialized: '',
  pretty: '',
  copy: action,
}

const preview = { graph: { '@graph': [] }, text: '', printed: 'yes', merged_into: null, foreign_url: null }
const page = { isRead: true, others: [], foreign: null }
const foreign = { seo_plugin: 'Other', nodes: [] }
const dates = { optimization: { schema_notes: [{ property: 'datePublished' }, { property: 'image' }] } }

it.each<[string, object, Record<string, unknown>, readonly string[], readonly string[]]>([
  ['an analysis that is not there yet', { preview: null }, { optimization: null }, ['Nothing yet'], ['did not answer']],
  ['a site that does not answer', { preview: null, hasFailed: true }, dates, ['The site did not answer.'], ['Nothing yet']],
  ['a page that is printed', {}, dates, ['Note on datePublished', 'Note on image'], ['This is what the page will carry']],
  ['dates of a draft', { preview: { ...preview, printed: 'not_published' } }, dates, ['will carry', 'Note on image'], ['datePublished']],
  ['a password', { preview: { ...preview, printed: 'password' } }, dates, ['While the post has a password'], ['Note on']],
  ['a look at the page', { preview: { ...preview, foreign_url: 'https://a.example' } }, dates, ['Looking at what else'], []],
  [
    'a look that is over',
    { preview: { ...preview, foreign_url: 'https://a.example' }, page },
    dates,
    [],
    ['Looking at', 'could not be read'],
  ],
  ['a page that cannot be read', { page: { ...page, isRead: false } }, dates, ['The page could not be read'], []],
  ['an element of the theme', { page: { ...page, others: ['Article'] } }, dates, ['an element of its own: Article'], []],
  ['another plugin that takes ours', { preview: { ...preview, merged_into: 'other' }, page: { ...page, foreign } }, dates, ['Summary'], []],
  ['another plugin that does not', { page: { ...page, foreign } }, dates, [], ['Summary']],
])('structured data of %s', (_what, current, state, told, untold) => {
  site.current = { preview, page: null, hasFailed: false, isCurrent: true, ...current }
  setPanel({}, { state })
  show(() => <SchemaParts />)
  for (const sentence of told) expect(words()).toContain(sentence)
  for (const sentence of untold) expect(words()).not.toContain(sentence)
})

it('a preview that is on its way is waited for', () => {
  site.current = { preview: null, page: null, hasFailed: false, isCurrent: false }
  setPanel({}, { state: dates })
  show(() => <SchemaParts />)
  expect(named('Spinner')).toHaveLength(1)
  expect(words()).not.toContain('Nothing yet')
})

it.each([
  ['nothing', [], false],
  ['a recipe', [{ label: 'Recipe', note: { level: 'info', badge: { icon: 'info', tone: 'neutral', word: '' }, text: 'No steps' } }], true],
])('what is left out is told: %s', (_what, withheld, isTold) => {
  site.schema = { withheld }
  site.current = { preview, page: null, hasFailed: false, isCurrent: true }
  setPanel({}, { state: dates })
  show(() => <SchemaParts />)
  expect(words().includes('Left out')).toBe(isTold)
  expect(words().includes('No steps')).toBe(isTold)
})

it.each([true, false])('structured data is switched off by an edit of the post: %s', async (off) => {
  site.input = { off: !off }
  site.current = { preview, page: null, hasFailed: false, isCurrent: true }
  const { host } = setPanel({}, { state: dates })
  show(() => <SchemaParts />)
  expect(given('ToggleControl', 'No structured data on this post').checked).toBe(!off)
  await use('ToggleControl', 'No structured data on this post', 'onChange', off)
  expect(host.writeInput.mock.calls).toEqual([[{ off }]])
})
