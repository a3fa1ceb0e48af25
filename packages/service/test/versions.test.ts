import { Versions } from '@citable/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureSite } from '../src/storage/sites.ts'
import { createTestService, fetcherOf, type TestService } from './setup/test-service.ts'

const day = 24 * 60 * 60 * 1000
const inside = { gptbot: '20.171.206.9', googlebot: '66.249.66.1' } as const

let service: TestService
let dose: string
beforeEach(async () => {
  dose = '5 mg'
  const safeFetch = fetcherOf(
    () => `<title>Dose</title><article><h1>Dose</h1><p>Take ${dose} of it. ${'It is taken with water. '.repeat(40)}</p></article>`,
  )
  service = await createTestService({ safeFetch })
  service.clock.now = Date.parse('2026-11-01T12:00:00Z')
})
afterEach(() => service.close())

const optimize = async (payload: object): Promise<string> => {
  const answer = await service.call({ method: 'POST', url: '/v1/optimize', payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().article_id
}
const look = () => optimize({ url: 'https://example.com/dose' })
let count = 0
const fetched = async (agent: keyof typeof inside, more: object = {}) => {
  const event = {
    type: 'hit',
    id: `f${++count}`,
    ts: new Date(service.clock.now).toISOString(),
    host: 'www.example.com',
    path: '/dose?x=1',
    status: 200,
    content_type: 'text/html',
    agent_id: agent,
    address: inside[agent],
    ...more,
  }
  const answer = await service.call({ method: 'POST', url: '/v1/events', payload: { source: 'middleware', events: [event] } })
  expect(answer.json()).toMatchObject({ accepted: 1 })
}
async function versions(query = '', as?: string): Promise<Versions['data']> {
  const answer = await service.call({ method: 'GET', url: `/v1/analytics/versions${query}`, ...(as !== undefined && { as }) })
  expect(answer.statusCode, answer.body).toBe(200)
  return Versions.parse(answer.json()).data
}

/** The wrong dose of 1 November, which both fetch the day after, is corrected on 3 November. */
async function correct(): Promise<void> {
  await look()
  service.clock.now += day
  await fetched('gptbot')
  await fetched('googlebot')
  service.clock.now += day
  dose = '0.5 mg'
  await look()
}

describe('a correction', () => {
  it('is announced with the agents that have it and those that have the old text', async () => {
    await correct()
    service.clock.now += day
    await fetched('googlebot')
    await fetched('gptbot', { status: 304 })
    service.clock.now += day
    expect(await versions()).toEqual([
      {
        host: 'example.com',
        path: '/dose',
        versions: 2,
        changed_at: '2026-11-03T12:00:00.000Z',
        before_at: '2026-11-01T12:00:00.000Z',
        counts: { current: 1, old: 1, unknown: 0 },
        agents: [
          {
            agent: 'gptbot',
            name: 'GPTBot',
            operator: 'openai',
            state: 'old',
            version_at: '2026-11-01T12:00:00.000Z',
            fetched_at: '2026-11-02T12:00:00.000Z',
            since: '2026-11-02T12:00:00.000Z',
            unchanged_at: '2026-11-04T12:00:00.000Z',
            misled: true,
          },
          {
            agent: 'googlebot',
            name: 'Googlebot',
            operator: 'google',
            state: 'current',
            version_at: '2026-11-03T12:00:00.000Z',
            fetched_at: '2026-11-04T12:00:00.000Z',
            since: '2026-11-04T12:00:00.000Z',
            unchanged_at: null,
            misled: false,
          },
        ],
      },
    ])
  })

  it('does not exist where the text stayed, and a draft that was sent is no version', async () => {
    await look()
    service.clock.now += day
    await look()
    await optimize({ content: { html: '<h1>Dose</h1><p>Take 50 mg of it.</p>', url: 'https://example.com/dose' } })
    expect(await versions()).toEqual([])
  })

  it('counts no agent that nothing proves', async () => {
    await correct()
    await fetched('gptbot', { address: '203.0.113.9', id: 'forged' })
    await fetched('gptbot', {
      address: null,
      verification: 'verified',
      id: 'claimed',
      ts: new Date(service.clock.now + 60_000).toISOString(),
    })
    const [page] = await versions()
    expect(page!.agents.map(({ agent, state }) => [agent, state])).toEqual([
      ['googlebot', 'old'],
      ['gptbot', 'old'],
    ])
  })

  it('is seen by keys of its site, by path and since a day', async () => {
    await correct()
    const other = await ensureSite(service.storage, service.tenant, 'other.example', 1)
    const own = await ensureSite(service.storage, service.tenant, 'example.com', 1)
    expect(await versions(`?site=${own.id}&path=/do&since=2026-11-03`)).toHaveLength(1)
    expect(await versions('?path=/x')).toEqual([])
    expect(await versions('?since=2026-11-04')).toEqual([])
    expect(await versions(`?site=${other.id}`)).toEqual([])
    expect(await versions('?site=site_unknown')).toEqual([])
    const made = await service.call({
      method: 'POST',
      url: '/v1/keys',
      payload: { name: 'other', scopes: ['analytics:read'], site: 'other.example' },
    })
    const { key } = made.json()
    expect(await versions('', key)).toEqual([])
    const refused = await service.call({ method: 'GET', url: `/v1/analytics/versions?site=${own.id}`, as: key })
    expect(refused.json()).toMatchObject({ status: 403, code: 'site_mismatch' })
  })

  it('goes with its article, and no address of an agent is stored', async () => {
    await correct()
    const stored = JSON.stringify(await service.storage.read.selectFrom('page_fetch').selectAll().execute())
    expect(stored).toContain('gptbot')
    for (const address of Object.values(inside)) expect(stored).not.toContain(address)
    const id = await look()
    expect((await service.call({ method: 'DELETE', url: `/v1/score/${id}` })).statusCode).toBe(204)
    expect(await versions()).toEqual([])
  })
})
