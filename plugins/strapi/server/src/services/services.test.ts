import type { Core } from '@strapi/strapi'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { TypeShape } from '../../../src/mapping/shape.ts'
import { allowEvents, tell, tellBacklog } from '../events.ts'
import { mayChangeRoles, mayGenerate, mayRead, mayUpdate, parse, type RequestContext } from '../http.ts'
import { accessService } from './access.ts'
import { firstDate, instantOf } from './entry-of-row.ts'
import { heldElsewhere } from './held-elsewhere.ts'
import { repairLock } from './repair-lock.ts'
import type { SettingsService } from './settings.ts'
import { publishedTextOf } from './snapshot.ts'
import { trafficService } from './traffic.ts'

const siteOf = (parts: object): { readonly strapi: Core.Strapi } => ({ strapi: parts as unknown as Core.Strapi })

describe('roles', () => {
  const use = [{ action: 'plugin::citable.use' }]
  const roles = [
    { id: 1, name: 'Editors', code: 'strapi-editor', permissions: [] },
    { id: 2, name: 'Writers', code: 'strapi-author', permissions: [{ action: 'other' }, ...use] },
    { id: 3, name: 'Readers', code: 'reader-1', permissions: [{ action: 'other' }] },
  ]
  const addPermissions = vi.fn()
  const findMany = vi.fn(async () => roles)
  const access = accessService(siteOf({ db: { query: () => ({ findMany }) }, service: () => ({ addPermissions }) }))

  test('are named with what they may do; super admins are not asked for', async () => {
    expect(await access.roles()).toEqual([
      { name: 'Editors', isWriter: true, mayUse: false },
      { name: 'Writers', isWriter: true, mayUse: true },
      { name: 'Readers', isWriter: false, mayUse: false },
    ])
    expect(findMany).toHaveBeenCalledWith(expect.objectContaining({ where: { code: { $ne: 'strapi-super-admin' } } }))
  })

  test('that write get the right if they lack it, and no others', async () => {
    await access.giveToWriters()
    expect(addPermissions.mock.calls).toEqual([[1, [{ action: 'plugin::citable.use', subject: null, properties: {}, conditions: [] }]]])
  })
})

describe('values that other entries hold', () => {
  const asked = async (more: object) => {
    const findMany = vi.fn(async (_asked: { readonly where: object }) => [{ slug: 'a' }, { slug: 'b' }])
    const found = await heldElsewhere(siteOf({ db: { query: () => ({ findMany }) } }), 'api::post.post', {
      locale: null,
      field: 'slug',
      values: ['a', 'b'],
      ...more,
    })
    return { found, where: findMany.mock.calls[0]?.[0].where }
  }
  test.each<[string, object, object]>([
    ['in all', {}, { slug: { $in: ['a', 'b'] } }],
    ['in others than this one', { documentId: 'd' }, { slug: { $in: ['a', 'b'] }, documentId: { $ne: 'd' } }],
    ['in one language', { locale: 'de' }, { slug: { $in: ['a', 'b'] }, locale: 'de' }],
  ])('are looked for %s', async (_what, more, where) => {
    expect(await asked(more)).toEqual({ found: new Set(['a', 'b']), where })
  })
})

describe('the lock of the repair', () => {
  const now = 1_800_000_000_000
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const lock = (value: object | null, changed = 1) => {
    const set = vi.fn()
    const where = vi.fn(() => ({ update: async () => changed }))
    const parts = { store: () => ({ get: async () => value, set }), db: { connection: () => ({ where }) } }
    return { ...repairLock(siteOf(parts)), set, where }
  }
  test.each<[string, object | null, number, boolean]>([
    ['that nobody ever had', null, 1, true],
    ['that was given back', { at: 0 }, 1, true],
    ['that another has', { at: now - 4 * 60_000 }, 1, false],
    ['whose owner is gone', { at: now - 6 * 60_000 }, 1, true],
    ['that another takes at the same moment', { at: 0 }, 0, false],
  ])('%s', async (_what, value, changed, expected) => {
    const one = lock(value, changed)
    expect(await one.take()).toBe(expected)
    if (expected) expect(one.where).toHaveBeenCalledWith({ key: 'plugin_citable_repair-lock', value: JSON.stringify(value ?? { at: 0 }) })
  })
  test('is renewed and given back', async () => {
    const one = lock(null)
    await one.renew(5)
    await one.release()
    expect(one.set.mock.calls.map(([told]) => told.value)).toEqual([{ at: 5 }, { at: 0 }])
  })
})

describe('times of rows', () => {
  test.each<[unknown, string | null]>([
    [null, null],
    [undefined, null],
    ['', null],
    ['no date', null],
    [0, '1970-01-01T00:00:00.000Z'],
    ['2026-01-02T03:04:05+01:00', '2026-01-02T02:04:05.000Z'],
    [new Date(1e12), '2001-09-09T01:46:40.000Z'],
  ])('%s', (value, expected) => expect(instantOf(value)).toBe(expected))

  const [first, published, created] = ['2026-01-01T00:00:00.000Z', '2026-02-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z']
  test.each<[string, object, boolean, string | null]>([
    ['the first one', { firstPublishedAt: first, publishedAt: published, createdAt: created }, true, first],
    ['the one of the draft’s publication', { publishedAt: published, createdAt: created }, true, published],
    ['none for what was never published', { createdAt: created }, true, null],
    ['the making of an entry without drafts', { publishedAt: published, createdAt: created }, false, created],
  ])('of publication: %s', (_what, row, draftAndPublish, expected) =>
    expect(firstDate(row as never, { draftAndPublish } as TypeShape)).toBe(expected),
  )

  test.each<[string, object | null, object | null]>([
    ['no snapshot', null, null],
    ['no hash', { textHash: null, textSince: first }, null],
    ['no time', { textHash: 'h', textSince: null }, null],
    ['both', { textHash: 'h', textSince: first }, { hash: 'h', since: first }],
  ])('of the text: %s', (_what, snapshot, expected) => expect(publishedTextOf(snapshot as never)).toEqual(expected))
})

describe('rights of a request', () => {
  const caller = (may: string): RequestContext =>
    ({
      state: { userAbility: { can: (...asked: readonly unknown[]) => asked.filter(Boolean).join(' ') === may } },
    }) as unknown as RequestContext
  const rights = {
    'plugin::content-manager.explorer.update t': (context: RequestContext) => mayUpdate(context, 't'),
    'plugin::content-manager.explorer.read t': (context: RequestContext) => mayRead(context, 't'),
    'plugin::content-manager.explorer.read t f': (context: RequestContext) => mayRead(context, 't', 'f'),
    'plugin::citable.generate': mayGenerate,
    'admin::roles.update': mayChangeRoles,
  }
  test.each(Object.keys(rights))('%s is that one alone', (may) => {
    for (const [name, ask] of Object.entries(rights)) expect(ask(caller(may)), name).toBe(name === may)
  })
  test('nobody has none', () => {
    for (const ask of Object.values(rights)) expect(ask({ state: {} } as unknown as RequestContext)).toBe(false)
  })

  test('a request that does not fit is answered with what is wrong', () => {
    const badRequest = vi.fn()
    const context = { badRequest } as unknown as RequestContext
    expect(parse(context, z.object({ a: z.object({ b: z.number() }) }), { a: { b: 'x' } })).toBeNull()
    expect(badRequest).toHaveBeenCalledWith('Some values are not valid', { errors: [{ path: ['a', 'b'], message: expect.any(String) }] })
    expect(parse(context, z.object({ a: z.number() }), { a: 1, more: 2 })).toEqual({ a: 1 })
    expect(badRequest).toHaveBeenCalledTimes(1)
  })
})

describe('events', () => {
  const entry = { uid: 'u', documentId: 'd', locale: 'de' }
  const scored = { aeo_score: 1, seo_score: 2, previous: null, rubric_version: '1' }
  const schema = { url: null, isDelivered: true }
  const told = (act: (strapi: Core.Strapi) => void, emit = vi.fn()) => {
    act(siteOf({ eventHub: { emit }, log: { warn: () => {} } }).strapi)
    return emit.mock.calls
  }
  test.each<[string, object, readonly (readonly unknown[])[]]>([
    ['nothing', { scored: null, schema: null }, []],
    ['scores', { scored, schema: null }, [['citable.scored', { ...entry, ...scored }]]],
    ['data', { scored: null, schema }, [['citable.schema_changed', { ...entry, ...schema }]]],
    [
      'both',
      { scored, schema },
      [
        ['citable.scored', { ...entry, ...scored }],
        ['citable.schema_changed', { ...entry, ...schema }],
      ],
    ],
  ])('tell %s', (_what, change, expected) => {
    expect(told((strapi) => tell(strapi, { ...entry, ...change } as never))).toEqual(expected)
  })
  test('tell a backlog once, and a listener that fails fails nobody', () => {
    const emit = vi.fn(async () => {
      throw new Error('broken')
    })
    expect(told((strapi) => tellBacklog(strapi, { entries: 3, failed: 1, left: 2 }), emit as never)).toEqual([
      ['citable.backlog_done', { entries: 3, failed: 1, left: 2 }],
    ])
  })
  test('may be asked for by webhooks', () => {
    const addAllowedEvent = vi.fn()
    allowEvents(siteOf({ get: () => ({ addAllowedEvent }) }).strapi)
    expect(addAllowedEvent.mock.calls.map(([key]) => key)).toEqual(['citable.scored', 'citable.schema_changed', 'citable.backlog_done'])
  })
})

describe('counts of requests', () => {
  const bot = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  /** What was written, as `agent kind status entry hits`; a warning is a row, too. */
  async function written(
    act: (traffic: ReturnType<typeof trafficService>) => void,
    snapshots: readonly object[] = [],
  ): Promise<readonly string[]> {
    const rows = new Map<string, Record<string, unknown>>()
    const connection = (table: string) => ({
      whereIn: (_column: string, urls: readonly string[]) => ({
        select: async () => snapshots.filter(({ url }: { url?: string }) => urls.includes(String(url))),
      }),
      insert: (row: Record<string, unknown>) => ({
        onConflict: () => ({ ignore: async () => void rows.set(String(row.sum_key), rows.get(String(row.sum_key)) ?? row) }),
      }),
      where: ({ sum_key }: { sum_key: string }) => ({
        update: () => ({
          increment: async (_column: string, hits: number) => {
            const row = rows.get(sum_key)!
            row.hits = Number(row.hits) + hits
          },
        }),
      }),
      table,
    })
    const { strapi } = siteOf({ db: { connection }, log: { warn: (text: string) => rows.set(text, { agent: text }) } })
    const traffic = trafficService({ strapi, settings: {} as SettingsService })
    act(traffic)
    await traffic.flush()
    return [...rows.values()].map((row) => `${row.agent} ${row.kind} ${row.status} ${row.related_document_id || '-'} ${row.hits}`).sort()
  }
  const hit = { userAgent: bot, referrer: null, host: 'a.example', path: '/x', status: 200 }
  const visit = { ...hit, userAgent: browser, referrer: 'https://chatgpt.com/' }

  test.each<[string, readonly (typeof hit | typeof visit)[], readonly string[]]>([
    ['a person counts for nothing', [{ ...hit, userAgent: browser }], []],
    ['an agent', [hit], ['2 - 1']],
    ['an agent that finds nothing', [{ ...hit, status: 404 }], ['4 - 1']],
    ['an agent twice', [hit, hit], ['2 - 2']],
    ['with and without a slash', [hit, { ...hit, path: '/x/' }], ['2 - 2']],
    ['a visit whose page is not there', [{ ...visit, status: 404 }], []],
    ['a visit that is sent on', [{ ...visit, status: 302 }], []],
    ['a visit from elsewhere', [{ ...visit, referrer: 'https://news.example/' }], []],
  ])('%s', async (_what, requests, expected) => {
    const rows = await written((traffic) => {
      for (const request of requests) traffic.note(request)
    })
    expect(rows.map((row) => row.split(' ').slice(2).join(' '))).toEqual(expected)
  })

  test.each<[string, object]>([
    ['its referrer', { referrer: 'https://chatgpt.com/' }],
    ['its address', { referrer: null, path: '/x?a=b&utm_source=chatgpt.com#y' }],
  ])('a visit is told by %s', async (_what, change) => {
    expect(await written((traffic) => traffic.note({ ...visit, ...change }))).toEqual([expect.stringMatching(/ referral 2 - 1$/)])
  })

  test.each<[string, string, string]>([
    ['http', 'http://a.example/x', 'd'],
    ['https and a slash', 'https://a.example/x/', 'd'],
    ['another host', 'https://b.example/x', '-'],
    ['another path', 'https://a.example/xy', '-'],
  ])('count for the entry at that address: %s', async (_what, url, entry) => {
    const snapshots = [{ url, content_type: 'u', related_document_id: 'd' }]
    expect(await written((traffic) => traffic.note(hit), snapshots)).toEqual([expect.stringContaining(` 2 ${entry} 1`)])
  })

  test('events are judged one by one; of one id the first counts', async () => {
    const ts = new Date().toISOString()
    const event = { id: 'e1', type: 'hit', ts, host: 'a.example', path: '/x', status: 200, user_agent: bot }
    let taken: object = {}
    const rows = await written((traffic) => {
      taken = traffic.take([event, event, { ...event, id: 'e2' }, { ...event, id: 'e3', host: 7 }, null])
    })
    expect(taken).toMatchObject({ accepted: 2, duplicates: 1, rejected: [{ index: 3 }, { index: 4 }] })
    expect(rows).toEqual([expect.stringMatching(/ 2 - 2$/)])
  })
})
