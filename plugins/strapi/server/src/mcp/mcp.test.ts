import type { Core } from '@strapi/strapi'
import { beforeEach, expect, test, vi } from 'vitest'
import type { App } from '../create-services.ts'
import { hasRightTo, updatableData } from '../entry-rights.ts'
import { findTakenValues } from '../find-taken-values.ts'
import { optimizeEntry } from '../score/optimizer.ts'
import { registerTools } from './mcp.ts'
import { readForTool } from './mcp-entry.ts'

vi.mock('../entry-rights.ts', () => ({ hasRightTo: vi.fn(), updatableData: vi.fn() }))
vi.mock('./mcp-entry.ts', () => ({ readForTool: vi.fn() }))
vi.mock('../find-taken-values.ts', () => ({ findTakenValues: vi.fn() }))
vi.mock('../score/optimizer.ts', () => ({ optimizeEntry: vi.fn() }))

const optimized = {
  optimization: {
    aeo_score: 61,
    seo_score: 72,
    rubric_version: '7.1',
    checks: [
      { check: 'title-length', status: 'fail', score: 0.4, message: 'Shorten it.', weight: 3 },
      { check: 'image-alt', status: 'pass', score: 1, message: 'Good.' },
      { check: 'first-answer', status: 'fail', score: null, message: null },
      { check: 'dates', status: 'not_applicable', score: null, message: null },
    ],
    titles: [
      {
        text: 'Second title',
        score: 80,
        reasons: [
          { code: 'a', message: 'Names it.' },
          { code: 'b', message: 'Is short.' },
        ],
      },
      { text: 'First title', score: 90, reasons: [] },
    ],
  },
  carried: { '@graph': [{ '@type': 'Article' }] },
}

const shape = {
  uid: 'api::post.post',
  localized: true,
  draftAndPublish: true,
  attributes: {
    headline: { type: 'string', rules: { maxLength: 20, minLength: 3 } },
    lead: { type: 'text', rules: { regex: '^[A-Z]' } },
    seo: { type: 'component', component: 'shared.seo' },
    slug: { type: 'string', rules: { unique: true } },
  },
  components: { 'shared.seo': { metaTitle: { type: 'string' } } },
}
const mapping = { title: 'headline', seoTitle: 'seo.metaTitle', description: 'lead' }
const row = { id: 5, headline: 'Old headline', lead: 'Old lead', seo: { id: 9, metaTitle: 'Old title', other: 'x' }, slug: 'old' }
const found = { entry: { of: 'before' }, shape, mapping, row, locale: 'de', version: 'v1' }

const tools = new Map<string, Record<string, any>>()
const update = vi.fn(async () => {})
const builder = vi.fn()
let mayWrite = true
const chain = (calls: unknown[][]): object =>
  new Proxy(
    {},
    {
      get:
        (_target, name: string) =>
        (...values: unknown[]) => (calls.push([name, ...values]), name === 'execute' ? Promise.resolve([]) : chain(calls)),
    },
  )
const locked: unknown[][] = []
const strapi = {
  ai: { mcp: { registerTool: (tool: { readonly name: string }) => tools.set(tool.name, tool) } },
  documents: (uid: string) => ({ update: (asked: object) => update(...([uid, asked] as unknown as [])) }),
  db: {
    transaction: (work: (parts: object) => unknown) => work({ trx: 'the transaction' }),
    queryBuilder: (uid: string) => (builder(uid), chain(locked)),
  },
} as unknown as Core.Strapi

const app = {
  strapi,
  settings: { get: async () => ({ assistants: { mayWrite } }), known: () => ({ assistants: { mayWrite } }) },
} as unknown as App

const ability = { of: 'the caller' }
const call = (name: string, args: object, session: object = {}) =>
  tools.get(name)!.createHandler(strapi, { userAbility: ability, ...session })({ args })
const refusal = (text: string) => ({ content: [{ type: 'text', text }], isError: true })
const answer = (value: object) => ({ content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value })

beforeEach(() => {
  vi.clearAllMocks()
  tools.clear()
  locked.length = 0
  mayWrite = true
  vi.mocked(readForTool)
    .mockReset()
    .mockResolvedValue(found as never)
  vi.mocked(optimizeEntry)
    .mockReset()
    .mockReturnValue(optimized as never)
  vi.mocked(hasRightTo).mockReset().mockResolvedValue(true)
  vi.mocked(updatableData)
    .mockReset()
    .mockImplementation(async (_strapi, _context, _entry, data) => data as never)
  vi.mocked(findTakenValues).mockReset().mockResolvedValue(new Set())
  registerTools(app)
})

test('a Strapi without assistants gets no tools', () => {
  tools.clear()
  registerTools({ strapi: {} } as App)
  expect([...tools]).toEqual([])
})

test('tools are described, and each takes the right to use Citable', () => {
  const described = [...tools.values()].map(({ name, title, telemetry, auth }) => ({ name, title, telemetry, policies: auth.policies }))
  const of = (name: string, title: string) => ({
    name,
    title,
    telemetry: { source: 'citable', name },
    policies: [{ action: 'plugin::citable.use' }],
  })
  expect(described).toEqual([
    of('citable_score', 'Score an entry'),
    of('citable_suggest_titles', 'Suggest titles'),
    of('citable_json_ld', 'Structured data of an entry'),
    of('citable_apply', 'Write a title or description'),
  ])
  mayWrite = false
  expect(tools.get('citable_apply')!.auth.policies).toEqual([{ action: 'plugin::citable.switched-off' }])
  expect(tools.get('citable_score')!.auth.policies).toEqual([{ action: 'plugin::citable.use' }])
})

const asked = { uid: 'api::post.post', documentId: 'one', locale: 'de', status: 'published' }

test.each<[string, object]>([
  [
    'citable_score',
    {
      text_version: 'v1',
      aeo_score: 61,
      seo_score: 72,
      scored_as: '7.1',
      open_checks: [
        { check: 'title-length', status: 'fail', score: 0.4, message: 'Shorten it.' },
        { check: 'first-answer', status: 'fail', score: null, message: null },
      ],
    },
  ],
  [
    'citable_suggest_titles',
    {
      text_version: 'v1',
      titles: [
        { text: 'Second title', score: 80, reasons: ['Names it.', 'Is short.'] },
        { text: 'First title', score: 90, reasons: [] },
      ],
    },
  ],
  ['citable_json_ld', { json_ld: optimized.carried }],
])('%s answers about the entry that was asked for, to its caller', async (name, value) => {
  expect(await call(name, asked)).toEqual(answer(value))
  expect(tools.get(name)!.resolveOutputSchema().parse(value)).toEqual(value)
  expect(vi.mocked(readForTool).mock.calls).toEqual([[app, { state: { userAbility: ability } }, asked]])
  expect(vi.mocked(optimizeEntry).mock.calls).toEqual([[found.entry, expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)]])
  vi.mocked(readForTool).mockResolvedValue(null)
  expect(await call(name, asked)).toEqual(refusal('There is no such entry, or no right to read it.'))
})

test('an entry is asked for as a draft by default', () => {
  expect(tools.get('citable_score')!.resolveInputSchema().parse({ uid: 'u', documentId: 'd' })).toEqual({
    uid: 'u',
    documentId: 'd',
    status: 'draft',
  })
})

const write = { uid: 'api::post.post', documentId: 'one', locale: 'de', field: 'title', value: 'New headline', text_version: 'v1' }

/** The draft before, under the lock and after the write. */
const reads = (after: object) => {
  vi.mocked(readForTool)
    .mockResolvedValueOnce(found as never)
    .mockResolvedValueOnce({ ...found, entry: { of: 'locked' } } as never)
    .mockResolvedValueOnce({ ...found, entry: { of: 'after' }, row: { ...row, ...after }, version: 'v2' } as never)
  vi.mocked(optimizeEntry).mockImplementation((({ of }: { readonly of: string }) => ({
    optimization: of === 'locked' ? { aeo_score: 1, seo_score: 2 } : { aeo_score: 3, seo_score: 4 },
  })) as never)
}

test.each<[string, string, object, object, string, string]>([
  ['title', 'headline', { headline: 'New headline' }, { headline: 'New headline' }, 'New headline', 'Old headline'],
  ['description', 'lead', { lead: 'New lead' }, { lead: 'New lead' }, 'New lead', 'Old lead'],
  [
    'seo_title',
    'seo.metaTitle',
    { seo: { id: 9, metaTitle: 'New title' } },
    { seo: { id: 9, metaTitle: 'New title' } },
    'New title',
    'Old title',
  ],
])('a %s is written into its own field, and told with scores before and after', async (field, path, data, after, value, before) => {
  reads(after)
  expect(await call('citable_apply', { ...write, field, value }, { user: { id: 42 } })).toEqual(
    answer({
      path,
      before: { value: before, aeo_score: 1, seo_score: 2 },
      after: { value, aeo_score: 3, seo_score: 4 },
      text_version: 'v2',
    }),
  )
  expect(update.mock.calls).toEqual([['api::post.post', { documentId: 'one', locale: 'de', data: { ...data, updatedBy: 42 } }]])
  const context = { state: { userAbility: ability } }
  const entry = { uid: 'api::post.post', documentId: 'one', locale: 'de' }
  expect(vi.mocked(hasRightTo).mock.calls).toEqual([[strapi, context, 'update', entry]])
  expect(vi.mocked(updatableData).mock.calls).toEqual([[strapi, context, entry, data]])
  expect(vi.mocked(readForTool).mock.calls).toEqual(Array(3).fill([app, context, { ...write, field, value, status: 'draft' }]))
  expect(vi.mocked(findTakenValues).mock.calls).toEqual(
    path.includes('.') ? [] : [[{ strapi }, 'api::post.post', { documentId: 'one', locale: 'de', field: path, values: [value] }]],
  )
  expect([builder.mock.calls, locked]).toEqual([
    [['api::post.post']],
    [['where', { id: 5 }], ['select', 'id'], ['forUpdate'], ['transacting', 'the transaction'], ['execute']],
  ])
})

test('a type without locales and a caller without an account leave both out', async () => {
  vi.mocked(readForTool).mockResolvedValue({ ...found, shape: { ...shape, localized: false }, locale: '' } as never)
  await call('citable_apply', write)
  expect(update.mock.calls).toEqual([['api::post.post', { documentId: 'one', data: { headline: 'New headline' } }]])
  expect(vi.mocked(findTakenValues).mock.calls[0]![2]).toEqual({
    documentId: 'one',
    locale: null,
    field: 'headline',
    values: ['New headline'],
  })
})

const other = (more: object) => () => void vi.mocked(readForTool).mockResolvedValue({ ...found, ...more } as never)

test.each<[string, () => void, object, string]>([
  ['that is switched off', () => (mayWrite = false), {}, 'The settings of this site do not let assistants write.'],
  ['into no draft', () => void vi.mocked(readForTool).mockResolvedValue(null), {}, 'There is no such draft, or no right to read it.'],
  [
    'of a field that is not mapped',
    other({ mapping: { ...mapping, title: null } }),
    {},
    'This entry has no such field, or no right to read it.',
  ],
  [
    'of a field that is gone',
    other({ mapping: { ...mapping, title: 'gone' } }),
    {},
    'This entry has no such field, or no right to read it.',
  ],
  [
    'into a component that is not there',
    other({ row: { ...row, seo: null } }),
    { field: 'seo_title' },
    'This entry has no such field, or no right to read it.',
  ],
  [
    'into a type without drafts',
    other({ shape: { ...shape, draftAndPublish: false } }),
    {},
    'This type has no drafts: writing would publish.',
  ],
  [
    'without the right',
    () => void vi.mocked(hasRightTo).mockResolvedValue(false),
    {},
    'There is no right to update this entry or this field.',
  ],
  [
    'without the right to the field',
    () => void vi.mocked(updatableData).mockResolvedValue(null),
    {},
    'There is no right to update this entry or this field.',
  ],
  [
    'that would store another value',
    () => void vi.mocked(updatableData).mockResolvedValue({ headline: 'Other' } as never),
    {},
    'There is no right to update this entry or this field.',
  ],
  ['for another text', () => {}, { text_version: 'v0' }, 'The draft is another one than the text_version says. Read it again.'],
  ['of too few characters', () => {}, { value: 'ab' }, 'The field takes 3 characters or more.'],
  ['of too many characters', () => {}, { value: 'a'.repeat(21) }, 'The field takes 20 characters at most.'],
  [
    'that does not match the pattern',
    () => {},
    { field: 'description', value: 'small' },
    'The value does not match the pattern of the field.',
  ],
  [
    'that another entry holds',
    () => {
      vi.mocked(readForTool).mockResolvedValue({ ...found, mapping: { ...mapping, title: 'slug' } } as never)
      vi.mocked(findTakenValues).mockResolvedValue(new Set(['other', 'New headline']))
    },
    {},
    'Another entry has this value, and the field must be unique.',
  ],
])('a write %s is refused, and stores nothing', async (_what, arrange, more, reason) => {
  arrange()
  expect(await call('citable_apply', { ...write, ...more })).toEqual(refusal(reason))
  expect(update).not.toHaveBeenCalled()
})

test('a draft that is gone after the write is reported as gone', async () => {
  vi.mocked(readForTool)
    .mockResolvedValueOnce(found as never)
    .mockResolvedValueOnce(found as never)
    .mockResolvedValueOnce(null)
  expect(await call('citable_apply', write)).toEqual(refusal('There is no such draft, or no right to read it.'))
})
