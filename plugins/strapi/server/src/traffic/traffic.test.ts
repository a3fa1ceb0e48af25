import type { Core } from '@strapi/strapi'
import { describe, expect, test } from 'vitest'
import type { SettingsService } from '../settings/settings.ts'
import { trafficService } from './traffic.ts'

const siteOf = (parts: object): { readonly strapi: Core.Strapi } => ({ strapi: parts as unknown as Core.Strapi })

describe('counts of requests', () => {
  const bot = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  /** What was written, as `agent kind status entry hits`; a warning is a row, too. */
  async function written(
    act: (traffic: ReturnType<typeof trafficService>) => unknown,
    snapshots: readonly object[] = [],
    told: object[] = [],
    write: () => Promise<void> = async () => {},
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
        update: (values: Record<string, unknown>) => ({
          increment: async (_column: string, hits: number) => {
            const row = rows.get(sum_key)!
            row.hits = Number(row.hits) + hits
            Object.assign(row, values)
          },
        }),
      }),
      table,
    })
    const raw = (_sql: string, [, at]: readonly unknown[]) => at
    const { strapi } = siteOf({
      db: { connection: Object.assign(connection, { raw }) },
      log: { warn: (text: string) => rows.set(text, { agent: text }) },
    })
    const outbox = { add: (event: object, proofs?: object) => void told.push({ ...event, proofs }), gathered: 0, write }
    const traffic = trafficService({ strapi, settings: {} as SettingsService, outbox })
    await act(traffic)
    await traffic.flush()
    return [...rows.values()]
      .map((row) => `${row.agent} ${row.kind} ${row.status} ${row.related_document_id || '-'} ${row.hits}${row.whole_at ? ' whole' : ''}`)
      .sort()
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

  test.each([
    ['in its operator’s networks', bot, '20.171.206.9', 'gptbot training 2 - 2 whole'],
    ['of a word that only robots.txt knows', 'Mozilla/5.0 (compatible; Google-Extended)', '203.0.113.7', 'google-extended failed 2 - 2'],
  ])('an agent with an address %s, that of a front end too', async (_name, userAgent, address, expected) => {
    const event = {
      type: 'hit',
      id: 'e1',
      ts: new Date().toISOString(),
      host: 'a.example',
      path: '/x',
      status: 200,
      user_agent: userAgent,
      address,
    }
    const rows = await written((traffic) => {
      traffic.note({ ...hit, userAgent, address })
      return traffic.take([event])
    })
    expect(rows).toEqual([expected])
  })

  test('events are judged one by one; of one id the first counts', async () => {
    const ts = new Date().toISOString()
    const event = { id: 'e1', type: 'hit', ts, host: 'a.example', path: '/x', status: 200, user_agent: bot }
    let taken: object | null = {}
    const rows = await written(async (traffic) => {
      taken = await traffic.take([event, event, { ...event, id: 'e2' }, { ...event, id: 'e3', host: 7 }, null])
    })
    expect(taken).toMatchObject({ accepted: 2, duplicates: 1, rejected: [{ index: 3 }, { index: 4 }] })
    expect(rows).toEqual([expect.stringMatching(/ 2 - 2$/)])
  })

  const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  const ts = new Date().toISOString()
  const signature = { signature_input: 'sig1=()', signature: 'sig1=:AA==:', signature_agent: '"https://chatgpt.com"' }
  const common = { ts, host: 'a.example', path: '/x' }
  test.each<[string, (traffic: ReturnType<typeof trafficService>) => unknown, object]>([
    [
      'what this server answered',
      (traffic) => traffic.note({ ...hit, path: '/x?secret=1', address: '20.171.206.9', type: 'text/html' }),
      {
        ...{ type: 'hit', id, ts: expect.any(String), host: 'a.example', path: '/x', status: 200, user_agent: bot },
        ...{ content_type: 'text/html', verification: 'verified', proofs: { address: '20.171.206.9' } },
      },
    ],
    [
      'whom an assistant sent',
      (traffic) => traffic.note({ ...visit, path: '/x?utm_source=chatgpt.com' }),
      {
        ...{ type: 'visit', id, ts: expect.any(String), host: 'a.example', path: '/x', assistant: 'chatgpt', evidence: 'both' },
        proofs: {},
      },
    ],
    [
      'a hit of a front end, with its id',
      (traffic) =>
        traffic.take([
          {
            ...common,
            type: 'hit',
            id: 'f1',
            path: '/x?secret=1',
            status: 404,
            bytes: 7,
            agent_id: 'gptbot',
            address: '8.8.8.8',
            ...signature,
          },
        ]),
      {
        ...{ ...common, type: 'hit', id: 'f1', status: 404, bytes: 7, agent_id: 'gptbot', verification: 'unverifiable' },
        proofs: { address: '8.8.8.8', ...signature },
      },
    ],
    [
      'a visit of a front end, without its referrer',
      (traffic) => traffic.take([{ ...common, type: 'visit', id: 'f2', referrer: 'https://chatgpt.com/c/secret', utm_source: null }]),
      { ...common, type: 'visit', id: 'f2', assistant: 'chatgpt', evidence: 'referrer', proofs: {} },
    ],
  ])('goes to the outbox: %s', async (_what, act, event) => {
    const told: object[] = []
    await written(act, [], told)
    expect(told).toEqual([event])
  })

  test('a batch that cannot be written is not acknowledged, and counts once when it comes again', async () => {
    let failures = 2
    const answers: unknown[] = []
    const event = { ...common, type: 'hit', id: 'e1', status: 200, user_agent: bot }
    const rows = await written(
      async (traffic) => {
        for (let call = 0; call < 4; call++) answers.push(await traffic.take([event]))
      },
      [],
      [],
      async () => {
        if (failures-- > 0) throw new Error('no database')
      },
    )
    expect(answers).toEqual([null, null, ...Array(2).fill({ accepted: 0, duplicates: 1, rejected: [] })])
    expect(rows).toEqual(['[citable] traffic: no database undefined undefined - undefined', expect.stringMatching(/ 2 - 1$/)])
  })

  test('a batch that comes again counts once', async () => {
    const batch = [0, 1, 2].map((at) => ({ ...common, type: 'hit', id: `e${at}`, status: 200, user_agent: bot }))
    const told: object[] = []
    const answers: unknown[] = []
    const rows = await written(
      async (traffic) => {
        for (const events of [batch, batch, [...batch, { ...batch[0], id: 'e3' }]]) answers.push(await traffic.take(events))
      },
      [],
      told,
    )
    expect(answers).toMatchObject([
      { accepted: 3, duplicates: 0 },
      { accepted: 0, duplicates: 3 },
      { accepted: 1, duplicates: 3 },
    ])
    expect(rows).toEqual([expect.stringMatching(/ 2 - 4$/)])
    expect(told).toHaveLength(4)
  })
})
