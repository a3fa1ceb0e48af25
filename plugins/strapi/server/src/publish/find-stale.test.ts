import type { Core } from '@strapi/strapi'
import { expect, test, vi } from 'vitest'
import type { SettingsService } from '../settings/settings.ts'
import { notedDatabase } from '../testing/noted-database.ts'
import { countPublished, findStale, isStale } from './find-stale.ts'

const fresh = { snapshot_id: 1, basis: 'basis', row_published_at: 1, published_at: 1, row_updated_at: 2, updated_at: 2 }
/** A row that its snapshot is not of. */
const row = (document_id: string | null, more: object = {}) => ({
  id: 1,
  row_id: 1,
  document_id,
  locale: 'de',
  ...fresh,
  row_updated_at: 0,
  ...more,
})

interface Site {
  /** Basis of each type's analyses; empty: it is not analysed. */
  readonly types: Readonly<Record<string, { readonly basis: string; readonly localized?: boolean; readonly drafts?: boolean }>>
  readonly answers: readonly (readonly object[])[]
  readonly served?: object | null
}

function open({ types, answers, served = null }: Site) {
  const { asked, connection } = notedDatabase(...answers)
  const tableOf = (uid: string) => ({ tableName: `${uid.split('.').at(-1)}s` })
  const findOne = vi.fn(async (_asked: object) => served)
  const settings = {
    uids: () => Object.keys(types),
    shape: (uid: string) =>
      uid === 'api::gone.gone'
        ? null
        : {
            uid,
            localized: types[uid]?.localized === true,
            draftAndPublish: types[uid]?.drafts !== false,
            attributes: { tag: { type: 'relation', target: 'api::tag.tag' }, title: { type: 'string' } },
            components: {
              'shared.link': { page: { type: 'relation', target: 'api::page.page' }, none: { target: 'api::missing.missing' } },
            },
          },
    basis: async (uid: string) => types[uid]!.basis,
    mapping: async (uid: string) => (types[uid]!.basis === '' ? null : {}),
  }
  const warn = vi.fn()
  const strapi = {
    log: { warn },
    contentTypes: {
      'plugin::upload.file': { options: { draftAndPublish: true } },
      'api::tag.tag': { options: { draftAndPublish: true } },
      'api::page.page': {},
    },
    db: {
      metadata: { get: tableOf },
      getConnection: connection,
      connection: { raw: (sql: string, values: readonly unknown[]) => `${sql} ${values.join(' ')}` },
      query: () => ({ findOne }),
    },
  } as unknown as Core.Strapi
  const memory = { told: new Set<string>(), settled: new Map() }
  const parts = { strapi, settings: settings as unknown as SettingsService }
  return { parts, asked, findOne, warn, memory, find: (limit = 100) => findStale(parts, limit, memory) }
}

const post = 'api::post.post'
/** Answers about what links of the site name: uploads, tags, pages, and types that are gone. */
const noLinks = [[], [], [], []]

test('documents of all types: changed rows, snapshots without a row, and what was made from things that are gone, each once', async () => {
  const { find, asked } = open({
    types: {
      [post]: { basis: 'basis', localized: true },
      'api::gone.gone': { basis: 'basis' },
      'api::page.page': { basis: '', drafts: false },
    },
    answers: [
      [row('c'), row('a', { locale: 'en' }), row('c', { locale: 'en' }), row('same', fresh), row('moved', { ...fresh, row_id: 9 })],
      [],
      [{ documentId: 'o' }, { documentId: 'a' }],
      [{ documentId: 'off' }],
      [{ content_type: post, related_document_id: 'upload' }],
      [{ content_type: post, related_document_id: 'tag' }],
      [{ content_type: 'api::page.page', related_document_id: 'a' }],
      [{ content_type: post, related_document_id: 'o' }],
    ],
  })
  const of = (uid: string, ...ids: readonly string[]) => ids.map((documentId) => ({ uid, documentId }))
  expect(await find()).toEqual([
    ...of(post, 'c', 'a', 'moved', 'o'),
    ...of('api::page.page', 'off'),
    ...of(post, 'upload', 'tag'),
    ...of('api::page.page', 'a'),
  ])
  expect(asked.map((calls) => [calls[0]![1], calls.at(-1)![0]])).toEqual([
    ['posts', 'select'],
    ['posts', 'whereNotNull'],
    ['citable_snapshots', 'distinct'],
    ['citable_snapshots', 'distinct'],
    ...Array(4).fill(['citable_links', 'distinct']),
  ])
  const [changed, twins, orphans, switchedOff, upload, tag, page, goneTypes] = asked
  expect(changed).toEqual([
    ['from', 'posts'],
    [
      'leftJoin',
      'citable_snapshots',
      [
        ['on', 'citable_snapshots.related_document_id', 'posts.document_id'],
        ['onVal', 'citable_snapshots.content_type', post],
        ['on', 'citable_snapshots.related_locale', "coalesce(??, '') posts.locale"],
      ],
    ],
    ['whereNotNull', 'posts.published_at'],
    [
      'where',
      [
        ['whereNull', 'citable_snapshots.id'],
        ['orWhereNull', 'citable_snapshots.basis'],
        ['orWhereNot', 'citable_snapshots.basis', 'basis'],
        ['orWhereNull', 'citable_snapshots.row_published_at'],
        ['orWhereNull', 'citable_snapshots.row_updated_at'],
        ['orWhereRaw', '?? <> coalesce(??, ??)', ['citable_snapshots.row_published_at', 'posts.published_at', 'posts.updated_at']],
        ['orWhereRaw', '?? <> ??', ['citable_snapshots.row_updated_at', 'posts.updated_at']],
        ['orWhereNull', 'posts.updated_at'],
        ['orWhereRaw', '?? <> ??', ['citable_snapshots.row_id', 'posts.id']],
      ],
    ],
    [
      'select',
      [
        ...['document_id', 'published_at', 'updated_at', 'locale'].map((name) => `posts.${name}`),
        'citable_snapshots.id as snapshot_id',
        ...['basis', 'row_published_at', 'row_updated_at', 'aeo_score', 'seo_score'].map((name) => `citable_snapshots.${name}`),
        'posts.id',
        'citable_snapshots.row_id',
      ],
    ],
  ])
  expect(twins!.slice(1)).toEqual([
    ['whereNot', 'document_id', ''],
    ['select', ['document_id', 'locale']],
    ['groupBy', ['document_id', 'locale']],
    ['havingRaw', 'count(*) > 1'],
    ['whereNotNull', 'published_at'],
  ])
  expect(orphans!.slice(1, -1)).toEqual([
    ['where', 'citable_snapshots.content_type', post],
    ['leftJoin', 'posts', [...(changed![1]![2] as readonly unknown[]), ['onNotNull', 'posts.published_at']]],
    ['whereNull', 'posts.id'],
  ])
  expect(switchedOff!.slice(1)).toEqual([
    ['where', 'citable_snapshots.content_type', 'api::page.page'],
    ['distinct', 'citable_snapshots.related_document_id as documentId'],
  ])
  const gone = (uid: string, table: string, isDrafted: boolean) => [
    ['whereRaw', `substr(??, 1, ${uid.length + 1}) = ?`, ['citable_links.target', `${uid} `]],
    [
      'leftJoin',
      table,
      [
        ['on', `${table}.document_id`, `substr(??, ${uid.length + 2}) citable_links.target`],
        ...(isDrafted ? [['onNotNull', `${table}.published_at`]] : []),
      ],
    ],
    ['whereNull', `${table}.id`],
    ['distinct', 'citable_links.content_type', 'citable_links.related_document_id'],
  ]
  expect(upload!.slice(1)).toEqual(gone('plugin::upload.file', 'files', false))
  expect(tag!.slice(1)).toEqual(gone('api::tag.tag', 'tags', true))
  expect(page!.slice(1)).toEqual(gone('api::page.page', 'pages', false))
  expect(goneTypes!.slice(1, -1)).toEqual(
    ['plugin::upload.file', 'api::tag.tag', 'api::page.page'].map((uid) => [
      'whereRaw',
      `substr(??, 1, ${uid.length + 1}) <> ?`,
      ['citable_links.target', `${uid} `],
    ]),
  )
})

test('no more documents than are asked for, and no look at what comes after', async () => {
  const { find, asked } = open({
    types: { [post]: { basis: 'basis' }, 'api::page.page': { basis: 'basis' } },
    answers: [[row('a'), row('b'), row('c')], [], []],
  })
  expect(await find(2)).toEqual([
    { uid: post, documentId: 'a' },
    { uid: post, documentId: 'b' },
  ])
  expect(asked).toHaveLength(3)
})

test('rows without a document are logged once for a type', async () => {
  const answers = () => [[row(null), row(null)], [], [], ...noLinks]
  const { find, warn, memory } = open({ types: { [post]: { basis: 'basis' } }, answers: [...answers(), ...answers()] })
  expect([await find(), await find()]).toEqual([[], []])
  expect(warn.mock.calls).toEqual([['[citable] api::post.post has rows without a document id, which are left out']])
  expect([...memory.told]).toEqual([post])
})

const twin = (id: number, more: object = {}) => ({ id, document_id: 'two', locale: 'de', ...fresh, row_id: 7, ...more })

test.each<[string, object | null, readonly object[], number]>([
  ['whose snapshot is of the row that is served', { id: 7 }, [twin(8), twin(7)], 0],
  ['whose snapshot is of the other one', { id: 8 }, [twin(8), twin(7)], 1],
  ['whose served row has changed', { id: 7 }, [twin(8), twin(7, { updated_at: 9 })], 1],
  ['of which none is served', null, [twin(8), twin(7)], 1],
])('two published rows of an entry, %s', async (_what, served, rows, found) => {
  const look = [[row('two')], [{ document_id: 'two', locale: 'de' }], rows, [], ...noLinks]
  const { find, findOne } = open({ types: { [post]: { basis: 'basis', localized: true } }, answers: [...look, ...look], served })
  expect(await find()).toEqual(Array(found).fill({ uid: post, documentId: 'two' }))
  expect(findOne.mock.calls).toEqual([[{ where: { documentId: 'two', publishedAt: { $notNull: true }, locale: 'de' } }]])
  // as they were settled, they are not asked about again
  expect(await find()).toHaveLength(found)
  expect(findOne).toHaveBeenCalledTimes(found === 0 ? 1 : 2)
})

test('published documents are counted by type, where a type is analysed', async () => {
  const { parts, asked } = open({
    types: {
      [post]: { basis: 'basis' },
      'api::page.page': { basis: 'basis', drafts: false },
      'api::off.off': { basis: '' },
      'api::gone.gone': { basis: 'x' },
    },
    answers: [],
  })
  vi.spyOn(parts.strapi.db, 'getConnection').mockImplementation(((table: string) => {
    const calls: unknown[][] = [['from', table]]
    asked.push(calls as never)
    const builder: object = new Proxy(
      {},
      {
        get:
          (_target, name: string) =>
          (...values: unknown[]) => {
            calls.push([name, ...values])
            return name === 'countDistinct' ? Promise.resolve([{ entries: table === 'posts' ? '30' : 4 }]) : builder
          },
      },
    )
    return builder
  }) as never)
  expect(await countPublished(parts)).toBe(34)
  const counted = ['countDistinct', 'document_id as entries']
  expect(asked).toEqual([
    [['from', 'posts'], ['whereNot', 'document_id', ''], ['whereNotNull', 'published_at'], counted],
    [['from', 'pages'], ['whereNot', 'document_id', ''], counted],
  ])
})

test.each<[string, object, boolean]>([
  ['a snapshot of the row as it is', {}, false],
  ['no snapshot', { snapshot_id: null }, true],
  ['a snapshot by other settings', { basis: 'older' }, true],
  ['a snapshot of an earlier state', { updated_at: 3 }, true],
])('a published row is stale: %s', (_what, more, expected) => expect(isStale({ ...fresh, ...more }, 'basis')).toBe(expected))
