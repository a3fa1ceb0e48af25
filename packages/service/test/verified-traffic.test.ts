import { hash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WholeReport } from '../src/reports/report.ts'
import { refreshStoredNetworks, refreshWhenDue } from '../src/verification/refresh-stored.ts'
import { rememberNames } from '../src/verification/reverse-dns.ts'
import { readStoredNetworks, storeNetworks } from '../src/verification/stored-networks.ts'
import { createTestSigner } from '../src/verification/test-agent.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

const chatgpt = createTestSigner()
const day = 24 * 60 * 60 * 1000

let service: TestService
beforeEach(async () => {
  service = await createTestService({
    agentProofs: {
      names: rememberNames({ reverse: async () => ['static.example.net'], addresses: async () => [] }, () => service.clock.now),
      keysOf: async (origin) => (origin === 'https://chatgpt.com' ? [chatgpt.key] : null),
    },
  })
})
afterEach(() => service.close())

const inside = { gptbot: '20.171.206.9', googlebot: '2001:4860:4801:10::9' } as const
let count = 0
const hit = (more: object = {}) => ({
  type: 'hit',
  id: `v${++count}`,
  ts: new Date(Date.parse('2026-11-19T10:00:00Z') + count * 10_000).toISOString(),
  host: 'example.com',
  path: '/bread',
  status: 200,
  content_type: 'text/html',
  user_agent: 'GPTBot/1.2',
  ...more,
})
const send = (events: readonly unknown[]) => service.call({ method: 'POST', url: '/v1/events', payload: { source: 'middleware', events } })
const report = async (query = ''): Promise<WholeReport> => (await service.call({ method: 'GET', url: `/v1/analytics${query}` })).json()
const agentRow = async (agent: string) => (await report()).crawlers.find((row) => row.agent === agent)

/** Lists as if they were confirmed a day before the events. */
async function refreshLists(): Promise<void> {
  const { lists } = await readStoredNetworks(service.storage)
  await storeNetworks(
    service.storage,
    lists.map((list) => ({ ...list, asOf: Date.parse('2026-11-18T00:00:00Z') })),
    service.clock.now,
  )
}

const signature = (event: { readonly ts: string }) => {
  const created = Math.floor(Date.parse(event.ts) / 1000) - 1
  const { input, signature: value, agent } = chatgpt.headers({ origin: 'https://chatgpt.com', created, expires: created + 60 })
  return { ...event, signature_input: input, signature: value, signature_agent: agent }
}

describe('the service’s verdict', () => {
  it('replaces what the sender says', async () => {
    await refreshLists()
    await send([
      hit({ address: inside.gptbot }),
      hit({ address: `::ffff:${inside.gptbot}`, verification: 'failed' }),
      hit({ address: '203.0.113.7', verification: 'verified', verify_method: 'ip' }),
      hit({ address: '10.0.0.1', verification: 'verified' }),
      hit({ verification: 'verified', verify_method: 'wba' }),
      hit({ address: 'unknown', verification: 'verified' }),
      hit({ verification: 'unverifiable' }),
    ])
    expect(await agentRow('gptbot')).toMatchObject({ hits: 6, verified: 2, failed: 1, unverifiable: 1, unchecked: 3 })
    expect((await report()).summary.spoofed_hits).toBe(1)
  })

  it('a forged “verified” changes no total', async () => {
    const numbers = async () => {
      const { summary, crawlers, issues } = await report()
      return { summary, crawlers, issues }
    }
    await send([hit({ id: 'one', ts: '2026-11-19T09:00:00Z', path: '/a' })])
    const honest = await numbers()
    await send([hit({ id: 'one', ts: '2026-11-19T09:00:00Z', path: '/a', verification: 'verified', verify_method: 'ip' })])
    expect(await numbers()).toEqual(honest)
    await send([hit({ id: 'two', ts: '2026-11-19T09:30:00Z', path: '/a', verification: 'verified', verify_method: 'ip' })])
    expect(await agentRow('gptbot')).toMatchObject({ verified: 0, unchecked: 2 })
  })

  it.each(['ip', 'rdns', 'wba', 'none'])(
    'a claim of “verified” by %s gives the same report as no claim, for every client and address',
    async (method) => {
      const addresses = [undefined, null, 'unknown', '10.0.0.1', '203.0.113.7', '2001:db8::7', inside.gptbot, inside.googlebot]
      const agents = [
        'GPTBot/1.2',
        'OAI-SearchBot/1.0',
        'ChatGPT-User/1.0',
        'Googlebot/2.1',
        'ClaudeBot/1.0',
        'Bytespider',
        'Google-Extended',
      ]
      const told = async (claim: object): Promise<string> => {
        await service.close()
        service = await createTestService({
          agentProofs: {
            names: rememberNames({ reverse: async () => ['static.example.net'], addresses: async () => [] }, () => service.clock.now),
            keysOf: async () => null,
          },
        })
        await refreshLists()
        const events = agents.flatMap((user_agent, agent) =>
          addresses.map((address, place) => ({
            ...hit({ user_agent, path: `/${place % 3}` }),
            id: `${agent}-${place}`,
            ts: new Date(Date.parse('2026-11-19T10:00:00Z') + (agent * 100 + place) * 10_000).toISOString(),
            ...(address !== undefined && { address }),
            ...claim,
          })),
        )
        expect((await send(events)).json()).toMatchObject({ accepted: events.length })
        const fetches = await service.storage.read.selectFrom('page_fetch').select(['agent_id', 'path_id', 'first_full']).execute()
        return JSON.stringify([await report('?limit=200'), fetches.length])
      }
      const honest = await told({})
      expect(await told({ verification: 'verified', verify_method: method })).toBe(honest)
      // what it is compared with says something
      expect(honest).toMatch(/"verified":[1-9].*"failed":[1-9]/)
    },
  )

  it('believes a sender with the right to, where there is nothing to verify by', async () => {
    const key = await service.makeKey({ scopes: ['events:write', 'events:attest'] })
    const events = [
      hit({ verification: 'verified', verify_method: 'ip' }),
      hit({ verification: 'failed' }),
      hit({ user_agent: 'Google-Extended', verification: 'verified' }),
      hit({ address: '203.0.113.7', verification: 'verified' }),
    ]
    await service.call({ method: 'POST', url: '/v1/events', payload: { source: 'wordpress', events }, as: key })
    expect(await agentRow('gptbot')).toMatchObject({ verified: 1, failed: 1, unverifiable: 1 })
    expect(await agentRow('google-extended')).toMatchObject({ verified: 0, failed: 1 })
  })

  it('by old lists calls no request forged, except for names that lead elsewhere', async () => {
    await send([
      hit({ address: '203.0.113.7' }),
      hit({ address: inside.gptbot }),
      hit({ user_agent: 'Googlebot/2.1', address: '203.0.113.8' }),
      hit({ user_agent: 'Googlebot/2.1', address: inside.googlebot }),
    ])
    expect(await agentRow('gptbot')).toMatchObject({ verified: 1, failed: 0, unverifiable: 1 })
    expect(await agentRow('googlebot')).toMatchObject({ verified: 1, failed: 1 })
    expect((await report()).data_quality.verification_snapshot).toBe('2026-08-21')
  })

  it('takes lists that another process stored, after ten minutes', async () => {
    await send([hit({ address: '203.0.113.7' })])
    await refreshLists()
    await send([hit({ address: '203.0.113.7' })])
    expect(await agentRow('gptbot')).toMatchObject({ failed: 0, unverifiable: 2 })
    service.clock.now += 600_000
    await send([hit({ address: '203.0.113.7' })])
    expect(await agentRow('gptbot')).toMatchObject({ failed: 1, unverifiable: 2 })
    expect((await report()).data_quality.verification_snapshot).toBe('2026-11-18')
  })

  it('knows a signed agent whose user agent is a browser’s, and drops a person who only claims to be an agent', async () => {
    const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
    const signed = signature(hit({ user_agent: chrome }))
    const answer = await send([
      signed,
      { ...signed, id: 'forged', host: 'www.example.com' },
      hit({ user_agent: chrome, signature_agent: 'x' }),
    ])
    expect(answer.json()).toMatchObject({
      accepted: 1,
      rejected: [
        { index: 1, code: 'not_an_agent' },
        { index: 2, code: 'not_an_agent' },
      ],
    })
    expect(await agentRow('chatgpt-agent')).toMatchObject({ hits: 1, verified: 1 })
  })
})

describe('lists are refreshed', () => {
  const list = (prefix: string) =>
    JSON.stringify({
      creationTime: '2026-11-19T00:00:00',
      prefixes: Array.from({ length: 300 }, (_, n) => ({ ipv4Prefix: `${prefix}.${n % 256}.${n >> 8}/32` })),
    })

  it('once a day, whichever process asks', async () => {
    let asked = 0
    const ask = async (url: string) => {
      asked++
      return url === 'https://openai.com/gptbot.json' ? { status: 200, text: list('198.18'), etag: '"1"', lastModified: null } : null
    }
    const round = () => refreshWhenDue(service.storage, ask, () => service.clock.now, new AbortController().signal)
    const reports = await round()
    expect(reports.find(({ id }) => id === 'openai-gptbot')).toEqual({
      id: 'openai-gptbot',
      outcome: 'replaced',
      reason: null,
      prefixes: 300,
    })
    expect(reports.filter(({ outcome }) => outcome !== 'refused')).toHaveLength(1)
    const once = asked
    expect(await round()).toEqual([])
    service.clock.now += day
    await round()
    expect(asked).toBe(2 * once)
    service.clock.now -= day
    await send([hit({ address: '198.18.7.0' }), hit({ address: inside.gptbot })])
    expect(await agentRow('gptbot')).toMatchObject({ verified: 1, failed: 1 })
  })

  it('and those that no operator gave stay as they came', async () => {
    const before = (await readStoredNetworks(service.storage)).lists
    await refreshStoredNetworks(
      service.storage,
      async () => null,
      () => service.clock.now,
      new AbortController().signal,
    )
    expect((await readStoredNetworks(service.storage)).lists).toEqual(before)
  })
})

it('no address and no signature is left in database, log or answers of a whole run', async () => {
  await refreshLists()
  const addresses = ['203.0.113.201', '2001:db8:dead:beef::201', '198.51.100.201', '20.171.206.201']
  const events = addresses.flatMap((address) => [
    signature(hit({ address })),
    hit({ address, user_agent: 'Googlebot/2.1' }),
    hit({ address, user_agent: 'curl/8.5.0' }),
    hit({ address, user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' }),
    hit({ address, status: 99 }),
    hit({ address, host: 'localhost' }),
    hit({ address: `${address}\n` }),
    {
      type: 'visit',
      id: `w${++count}`,
      ts: '2026-11-19T10:00:00Z',
      host: 'example.com',
      path: '/',
      assistant: 'chatgpt',
      evidence: 'utm',
      address,
    },
  ])
  const secrets = [...addresses, ...events.flatMap((event) => ('signature' in event ? [event.signature, event.signature_input] : []))]
  const answers = [
    await send(events),
    await service.call({
      method: 'POST',
      url: '/v1/events',
      headers: { 'content-type': 'application/json' },
      payload: `{"events":[{"address":"${addresses[0]}",`,
    }),
    await service.call({ method: 'POST', url: '/v1/events', payload: { source: addresses[0], events } }),
    await service.call({ method: 'GET', url: '/v1/analytics' }),
  ]
  expect(answers[0]!.json().accepted).toBe(8)
  const tables = await service.storage.read.introspection.getTables()
  expect(tables.map(({ name }) => name)).toContain('traffic_event')
  const stored: string[] = []
  for (const { name } of tables) {
    const rows = await service.storage.read
      .selectFrom(name as 'traffic_event')
      .selectAll()
      .execute()
    // the lists themselves name networks
    stored.push(name === 'setting' ? '' : JSON.stringify(rows))
  }
  const all = [...stored, ...service.log, ...answers.map(({ body, headers }) => `${body}${JSON.stringify(headers)}`)].join('\n')
  expect(all).toContain('gptbot')
  for (const secret of secrets) {
    expect(all).not.toContain(secret)
    expect(all).not.toContain(hash('sha256', secret, 'hex'))
  }
})
