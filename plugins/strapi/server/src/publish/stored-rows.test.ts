import type { Core } from '@strapi/strapi'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SettingsService } from '../settings/settings.ts'
import { type Call, notedDatabase } from '../testing/noted-database.ts'
import { type Count, entriesSince, maxListed, writeCounts } from '../traffic/traffic-table.ts'
import { isAsItWas, storedSnapshots } from './read-snapshots.ts'
import { createSyncQueue } from './sync-queue.ts'
import { stamp, type Write, writeServiceAnswer, writeSnapshots } from './write-snapshots.ts'

const now = Date.UTC(2026, 10, 28, 12)
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const anId = expect.stringMatching(/^[a-z0-9]{24}$/)
const siteOf = (db: object, more: object = {}) => ({ db, ...more }) as unknown as Core.Strapi

describe('counts of traffic', () => {
  const row = (content_type: string, related_document_id: string, kind: string, hits: number | string) => ({
    content_type,
    related_document_id,
    kind,
    hits,
  })

  test('are summed by entry, fetches apart from readers, most first, then by id', async () => {
    const { asked, connection } = notedDatabase([
      row('api::post.post', 'b', 'training', '3'),
      row('api::post.post', 'b', 'referral', '4'),
      row('api::page.page', 'b', 'referral', 2),
      row('api::post.post', 'c', 'user_fetch', 9),
      row('api::post.post', 'a', 'search_index', 6),
      row('api::post.post', 'a', 'training', 1),
    ])
    expect(await entriesSince(siteOf({ connection }), '2026-11-01')).toEqual([
      { uid: 'api::post.post', documentId: 'c', fetches: 9, referrals: 0 },
      { uid: 'api::post.post', documentId: 'a', fetches: 7, referrals: 0 },
      { uid: 'api::post.post', documentId: 'b', fetches: 3, referrals: 4 },
      { uid: 'api::page.page', documentId: 'b', fetches: 0, referrals: 2 },
    ])
    expect(asked).toEqual([
      [
        ['from', 'citable_traffic'],
        ['where', 'day', '>=', '2026-11-01'],
        ['whereNot', 'related_document_id', ''],
        ['whereNotIn', 'kind', ['robots_txt', 'sitemap', 'llms_txt', 'markdown', 'preview', 'failed']],
        ['select', 'content_type', 'related_document_id', 'kind'],
        ['sum', 'hits as hits'],
        ['groupBy', 'content_type', 'related_document_id', 'kind'],
      ],
    ])
  })

  test('of no more entries than a report lists', async () => {
    const { connection } = notedDatabase(Array.from({ length: maxListed + 1 }, (_, n) => row('api::post.post', `d${n}`, 'training', n + 1)))
    const entries = await entriesSince(siteOf({ connection }), '2026-11-01')
    expect([entries.length, entries[0]!.documentId, entries.at(-1)!.documentId]).toEqual([maxListed, `d${maxListed}`, 'd1'])
  })

  const count = (more: Partial<Count>): Count =>
    ({
      day: '2026-11-28',
      agent: 'gptbot',
      kind: 'training',
      evidence: '',
      status: 2,
      place: 'example.org/a',
      hits: 1,
      lastAt: now,
      wholeAt: null,
      ...more,
    }) as Count

  test('of one entry are one sum, whatever way its address is written, with the last time of all', async () => {
    const { asked, connection } = notedDatabase([
      { url: 'http://example.org/b/', content_type: 'api::page.page', related_document_id: 'two', related_locale: null },
      { url: 'https://example.org/a', content_type: 'api::post.post', related_document_id: 'one', related_locale: 'en' },
    ])
    const counts = [
      count({ hits: 2, lastAt: now - 1, wholeAt: now - 8 }),
      count({ hits: 3, lastAt: now - 9, wholeAt: now - 9 }),
      count({ place: 'example.org/b', agent: 'chatgpt', kind: 'referral', evidence: 'utm', status: 3, hits: 5, lastAt: now - 5 }),
      count({ place: 'example.org/unknown', hits: 7, lastAt: now - 7 }),
    ]
    const left = new Map(counts.map((one, at) => [String(at), one]))
    await writeCounts(siteOf({ connection }), left)
    expect(left.size).toBe(0)
    const [look, ...writes] = asked
    const spellings = (place: string) => ['https', 'http'].flatMap((protocol) => ['', '/'].map((end) => `${protocol}://${place}${end}`))
    expect(look).toEqual([
      ['from', 'citable_snapshots'],
      ['whereIn', 'url', ['a', 'b', 'unknown'].flatMap((path) => spellings(`example.org/${path}`))],
      ['select', 'url', 'content_type', 'related_document_id', 'related_locale'],
    ])
    const inserted = writes.filter((calls) => calls[1]![0] === 'insert')
    const raised = writes.filter((calls) => calls[1]![0] === 'where')
    const keys = inserted.map((calls) => (calls[1]![1] as { readonly sum_key: string }).sum_key)
    expect(keys).toEqual([...keys].sort())
    expect(new Set(keys).size).toBe(3)
    expect(writes.map((calls) => calls[1]![0])).toEqual(['insert', 'where', 'insert', 'where', 'insert', 'where'])
    expect(raised.map((calls) => calls[1]![1])).toEqual(keys.map((sum_key) => ({ sum_key })))
    const latest = (column: string, time: number) => ({
      sql: 'case when ?? > ? then ?? else ? end',
      values: [column, new Date(time), column, new Date(time)],
    })
    const whole = (
      more: { readonly content_type: string; readonly [name: string]: unknown },
      lastAt: number,
      hits: number,
      wholeAt?: number,
    ): [string, readonly Call[]] => [
      more.content_type,
      [
        ['from', 'citable_traffic'],
        [
          'insert',
          {
            document_id: anId,
            sum_key: expect.stringMatching(/^[0-9a-f]{64}$/),
            day: '2026-11-28',
            hits: 0,
            created_at: new Date(now),
            ...more,
          },
        ],
        ['onConflict', ['sum_key']],
        ['ignore'],
        ['update', { last_at: latest('last_at', lastAt), ...(wholeAt !== undefined && { whole_at: latest('whole_at', wholeAt) }) }],
        ['increment', 'hits', hits],
      ],
    ]
    const own = { agent: 'gptbot', kind: 'training', evidence: '', status: 2 }
    const referral = { agent: 'chatgpt', kind: 'referral', evidence: 'utm', status: 3 }
    const typeOf = (calls: readonly Call[]) => (calls[1]![1] as { readonly content_type: string }).content_type
    expect(Object.fromEntries(inserted.map((calls, at) => [typeOf(calls), [...calls, ...raised[at]!.slice(2)]]))).toEqual(
      Object.fromEntries([
        whole({ ...own, content_type: 'api::post.post', related_document_id: 'one', related_locale: 'en' }, now - 1, 5, now - 8),
        whole({ ...referral, content_type: 'api::page.page', related_document_id: 'two', related_locale: '' }, now - 5, 5),
        whole({ ...own, content_type: '', related_document_id: '', related_locale: '' }, now - 7, 7),
      ]),
    )
  })

  test('of nothing ask nothing', async () => {
    const { asked, connection } = notedDatabase()
    await writeCounts(siteOf({ connection }), new Map())
    expect(asked).toEqual([])
  })
})

describe('snapshots that are delivered', () => {
  const read = (rows: readonly object[], localized = true) => {
    const { asked, connection } = notedDatabase(rows)
    const strapi = siteOf({ getConnection: connection, metadata: { get: () => ({ tableName: 'posts' }) } })
    const settings = { shape: () => ({ localized }) } as unknown as SettingsService
    return { asked, snapshots: storedSnapshots({ strapi, settings }) }
  }
  const times = { row_published_at: 1, published_at: 1, row_updated_at: 2, updated_at: 2 }
  const stored = (more: object) => ({
    related_document_id: 'one',
    related_locale: 'de',
    input_hash: 'hash',
    rubric_version: '7',
    aeo_score: '61',
    seo_score: 72,
    json_ld: '{"a":1}',
    bare_json_ld: { b: 2 },
    head: '{"c":3}',
    url: 'https://example.org/a',
    ...times,
    ...more,
  })
  const given = {
    relatedDocumentId: 'one',
    relatedLocale: 'de',
    inputHash: 'hash',
    rubricVersion: '7',
    aeoScore: 61,
    seoScore: 72,
    jsonLd: { a: 1 },
    bareJsonLd: { b: 2 },
    head: { c: 3 },
    url: 'https://example.org/a',
    isStale: false,
  }

  test('come whole, by entry and locale, of rows that are published now', async () => {
    const { asked, snapshots } = read([
      stored({}),
      stored({ related_locale: 'en', updated_at: 3 }),
      stored({
        related_document_id: 'two',
        related_locale: null,
        input_hash: null,
        rubric_version: null,
        aeo_score: null,
        seo_score: null,
        json_ld: null,
        bare_json_ld: undefined,
        head: undefined,
        url: null,
      }),
    ])
    expect(await snapshots.live('api::post.post', ['one', 'two'])).toEqual([
      given,
      { ...given, relatedLocale: 'en', isStale: true },
      {
        relatedDocumentId: 'two',
        relatedLocale: '',
        inputHash: '',
        rubricVersion: '',
        aeoScore: null,
        seoScore: null,
        jsonLd: null,
        bareJsonLd: null,
        head: null,
        url: null,
        isStale: false,
      },
    ])
    const own = [
      'related_document_id',
      'related_locale',
      'input_hash',
      'rubric_version',
      'aeo_score',
      'seo_score',
      'json_ld',
      'bare_json_ld',
      'url',
      'head',
      'row_published_at',
      'row_updated_at',
    ]
    expect(asked).toEqual([
      [
        ['from', 'citable_snapshots'],
        [
          'innerJoin',
          'posts',
          [
            ['on', 'posts.document_id', 'citable_snapshots.related_document_id'],
            ['andOn', 'posts.locale', 'citable_snapshots.related_locale'],
          ],
        ],
        ['where', 'citable_snapshots.content_type', 'api::post.post'],
        ['whereIn', 'citable_snapshots.related_document_id', ['one', 'two']],
        ['whereNotNull', 'posts.published_at'],
        ['select', [...own.map((column) => `citable_snapshots.${column}`), 'posts.published_at', 'posts.updated_at']],
      ],
    ])
  })

  test('are joined without a locale where the type has none', async () => {
    const { asked, snapshots } = read([], false)
    expect(await snapshots.live('api::post.post', ['one'], ['url'])).toEqual([])
    expect(asked[0]![1]).toEqual(['innerJoin', 'posts', [['on', 'posts.document_id', 'citable_snapshots.related_document_id']]])
  })

  test.each([
    ['the fresh one first', [stored({}), stored({ updated_at: 3, url: 'x' })], { ...given }],
    ['the fresh one last', [stored({ updated_at: 3 }), stored({ url: 'x' })], { ...given }],
    ['two that have changed', [stored({ updated_at: 3 }), stored({ updated_at: 4 })], { ...given, isStale: true }],
  ])('count once where a locale has two rows: %s', async (_what, rows, delivery) => {
    expect(await read(rows).snapshots.live('api::post.post', ['one'])).toEqual([delivery])
  })

  test('of no entries ask nothing', async () => {
    const { asked, snapshots } = read([])
    expect([await snapshots.live('api::post.post', []), await snapshots.ofDocuments('api::post.post', []), asked]).toEqual([[], [], []])
  })

  test.each<[string, object, boolean]>([
    ['both times are the same', {}, true],
    ['it was published again', { published_at: 9 }, false],
    ['it was changed', { updated_at: 9 }, false],
    ['times are written in other ways', { row_published_at: new Date(1), published_at: '1970-01-01T00:00:00.001Z' }, true],
    ['a type without drafts has only the time of its change', { published_at: null, row_published_at: 2 }, true],
    ['that time is another one', { published_at: null, row_published_at: 3 }, false],
    ['nothing was stored', { row_published_at: null }, false],
  ])('a row is as it was: %s', (_what, more, expected) => expect(isAsItWas({ ...times, ...more })).toBe(expected))
})

describe('what a sync stores', () => {
  const document = { uid: 'api::post.post', documentId: 'one' }
  const store = async (changes: Parameters<typeof writeSnapshots>[2]) => {
    const { asked, connection } = notedDatabase()
    let transactions = 0
    const transaction = async (work: (parts: object) => Promise<void>) => {
      transactions++
      await work({ trx: connection })
    }
    await writeSnapshots({ strapi: siteOf({ transaction }) }, document, changes)
    return { asked, transactions }
  }
  const key = { content_type: 'api::post.post', related_document_id: 'one', related_locale: 'de' }
  const write: Write = {
    locale: 'de',
    read: { id: 5, publishedAt: '2026-11-27T01:00:00.000Z', updatedAt: '2026-11-27T02:00:00.000Z' },
    before: { id: 4, publishedAt: '2026-11-26T01:00:00.000Z', updatedAt: '2026-11-26T02:00:00.000Z' },
    isNew: true,
    columns: { aeo_score: 61 },
  }
  const updated = (locale: string, before: readonly [unknown, unknown], columns: object): readonly Call[] => [
    ['from', 'citable_snapshots'],
    ['where', { ...key, related_locale: locale }],
    [
      'where',
      [
        ['whereNull', 'row_published_at'],
        ['orWhere', 'row_published_at', '<', stamp(write.read.publishedAt)],
        [
          'orWhere',
          [
            ['where', 'row_published_at', stamp(write.read.publishedAt)],
            [
              'where',
              [
                ['whereNull', 'row_updated_at'],
                ['orWhere', 'row_updated_at', '<=', stamp(write.read.updatedAt)],
              ],
            ],
          ],
        ],
        ['orWhere', [['where', { row_published_at: before[0], row_updated_at: before[1] }]]],
      ],
    ],
    ['update', { ...columns, row_published_at: stamp(write.read.publishedAt), row_updated_at: stamp(write.read.updatedAt), row_id: 5 }],
  ]

  test('is one transaction: new rows, changed rows, rows that go, and links in place of the old ones', async () => {
    const { asked, transactions } = await store({
      writes: [write, { ...write, locale: 'en', isNew: false, before: null, columns: { basis: 'b' } }],
      gone: [8, 9],
      links: new Set(['api::tag.tag t2', 'api::tag.tag t1']),
    })
    const links = { content_type: 'api::post.post', related_document_id: 'one' }
    expect(transactions).toBe(1)
    expect(asked).toEqual([
      [
        ['from', 'citable_snapshots'],
        ['insert', { document_id: anId, ...key, created_at: new Date(now) }],
        ['onConflict', Object.keys(key)],
        ['ignore'],
      ],
      updated('de', [stamp(write.before!.publishedAt), stamp(write.before!.updatedAt)], { aeo_score: 61 }),
      updated('en', [null, null], { basis: 'b' }),
      [['from', 'citable_snapshots'], ['whereIn', 'id', [8, 9]], ['delete']],
      [['from', 'citable_links'], ['where', links], ['delete']],
      [
        ['from', 'citable_links'],
        [
          'insert',
          [
            { document_id: anId, ...links, target: 'api::tag.tag t2' },
            { document_id: anId, ...links, target: 'api::tag.tag t1' },
          ],
        ],
      ],
    ])
  })

  test.each<[string, Parameters<typeof writeSnapshots>[2], number, string[]]>([
    ['nothing', { writes: [], gone: [], links: null }, 0, []],
    ['no links any more', { writes: [], gone: [], links: new Set() }, 1, ['citable_links delete']],
    ['a row that goes, its links as they were', { writes: [], gone: [3], links: null }, 1, ['citable_snapshots delete']],
  ])('is no more than it has: %s', async (_what, changes, transactions, ends) => {
    const stored = await store(changes)
    expect(stored.transactions).toBe(transactions)
    expect(stored.asked.map((calls) => `${calls[0]![1]} ${calls.at(-1)![0]}`)).toEqual(ends)
  })

  test('an answer of a service counts for the text that it was asked about', async () => {
    const { asked, connection } = notedDatabase()
    const answer = {
      aeo_score: 1,
      seo_score: 2,
      schema: { c: 3 },
      titles: [
        { text: 'B', score: 4, more: 5 },
        { text: 'A', score: 6 },
      ],
    }
    expect(await writeServiceAnswer({ strapi: siteOf({ connection }) }, 'api::post.post', 'one', 'de', 'hash', answer)).toBe(true)
    expect(asked).toEqual([
      [
        ['from', 'citable_snapshots'],
        ['where', { ...key, input_hash: 'hash' }],
        [
          'update',
          { aeo_score: 1, seo_score: 2, json_ld: '{"c":3}', titles: '[{"text":"B","score":4},{"text":"A","score":6}]', origin: 'service' },
        ],
      ],
    ])
  })
})

describe('the queue of syncs', () => {
  const start = () => {
    const error = vi.fn()
    const begun: string[] = []
    const queue = createSyncQueue({ error } as never)
    const add = (name: string, sync: () => Promise<void> = async () => {}, uid = 'api::post.post') =>
      queue.add(uid, name, async () => {
        begun.push(`${uid} ${name}`)
        await sync()
      })
    return { queue, add, begun, error }
  }

  test('runs one after the other; what waits already is not queued twice, and two types may have the same id', async () => {
    const { queue, add, begun } = start()
    const first = add('a')
    expect(add('a')).toBe(first)
    void add('a', undefined, 'api::page.page')
    void add('b')
    await queue.idle()
    expect(begun).toEqual(['api::post.post a', 'api::page.page a', 'api::post.post b'])
    await add('a')
    expect(begun).toHaveLength(4)
  })

  test('a repair that is asked for during a repair runs behind it', async () => {
    const { queue, add, begun } = start()
    await add('a', async () => void add('a'))
    await queue.idle()
    expect(begun).toEqual(['api::post.post a', 'api::post.post a'])
  })

  test('failures are known with their reason until the document succeeds, and stop no other document', async () => {
    const { queue, add, error } = start()
    void add('a', () => Promise.reject(new Error('no memory')))
    void add('b', () => Promise.reject('a text'))
    await queue.idle()
    const failed = (documentId: string, reason: string) => ({ uid: 'api::post.post', documentId, reason })
    expect(queue.failures()).toEqual([failed('a', 'no memory'), failed('b', 'a text')])
    expect(error.mock.calls).toEqual([
      ['[citable] api::post.post a was not analysed: no memory'],
      ['[citable] api::post.post b was not analysed: a text'],
    ])
    await add('a')
    expect(queue.failures()).toEqual([failed('b', 'a text')])
  })

  test('a document is settled when it is, whatever still waits behind it', async () => {
    const { queue, add, begun } = start()
    void add('a')
    void add('b')
    await queue.settled('api::post.post', 'a')
    expect(begun).toEqual(['api::post.post a'])
    await queue.settled('api::post.post', 'unknown')
    await queue.idle()
  })
})
