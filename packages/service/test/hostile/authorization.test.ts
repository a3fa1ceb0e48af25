import { analyticsLists, type Operation, operations } from '@citable/contract'
import openApi from '@citable/contract/generated/openapi.json' with { type: 'json' }
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKey } from '../../src/model/api-key.ts'
import { type KeyScope, scopes } from '../../src/storage/keys.ts'
import { shoutingTranslator } from '../setup/shouting-translator.ts'
import { createTestService, fetcherOf, type TestService } from '../setup/test-service.ts'

/** Generated from the operations: a new route is in this matrix by itself. */
let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const guarded: readonly Operation[] = operations.filter(({ scope }) => scope !== null)
const open: readonly Operation[] = operations.filter(({ scope }) => scope === null)

/** Failed attempts are limited per address; each call comes from its own. */
let calls = 0
const nextAddress = (): string => {
  calls++
  return `127.${1 + (calls >> 16)}.${(calls >> 8) & 255}.${calls & 255}`
}
const pathOf = (operation: Operation, id = 'key_00000000000000000000000000'): string => operation.path.replace(/\{\w+\}/g, id)

/** A call that is right in everything but the key: validation must not answer before authorization. */
const callOf = (operation: Operation, as: string | null, headers: Record<string, string> = {}) =>
  service.call({
    method: operation.method,
    url: pathOf(operation),
    remoteAddress: nextAddress(),
    as,
    headers,
    ...(operation.body ? { payload: {} } : {}),
  })

const lasting = 24 * 60 * 60 * 1000

const faults: readonly { readonly name: string; readonly status: number; readonly code: string; key(): Promise<string | null> }[] = [
  { name: 'no key', status: 401, code: 'missing_key', key: async () => null },
  { name: 'an empty key', status: 401, code: 'invalid_key', key: async () => '' },
  { name: 'a malformed key', status: 401, code: 'invalid_key', key: async () => 'ctb_live_short' },
  { name: 'a key with a wrong checksum', status: 401, code: 'invalid_key', key: async () => `ctb_live_${'a'.repeat(38)}` },
  { name: 'a well-formed key that was never made', status: 401, code: 'invalid_key', key: async () => createApiKey('live') },
  { name: 'a key of the test environment that was never made', status: 401, code: 'invalid_key', key: async () => createApiKey('test') },
  { name: 'an expired key', status: 401, code: 'expired_key', key: () => service.makeKey({ expiresAt: service.clock.now }) },
  { name: 'a revoked key', status: 401, code: 'revoked_key', key: () => service.makeKey({ revoked: true }) },
  { name: 'a key revoked and expired', status: 401, code: 'revoked_key', key: () => service.makeKey({ revoked: true, expiresAt: 1 }) },
]

describe.each(guarded.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation })))('$name', ({ operation }) => {
  it.each(faults)('refuses $name', async ({ status, code, key }) => {
    const answer = await callOf(operation, await key())
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code })
    expect(answer.headers['www-authenticate']).toContain('Bearer')
  })

  it('lets a key in that expires later', async () => {
    const answer = await callOf(operation, await service.makeKey({ expiresAt: service.clock.now + lasting }))
    expect([401, 403]).not.toContain(answer.statusCode)
  })

  it('refuses every scope but its own', async () => {
    for (const scope of scopes) {
      const { statusCode } = await callOf(operation, await service.makeKey({ scopes: [scope] }))
      const isAllowed = operation.scope === 'any' || [operation.scope].flat().includes(scope) || scope === 'admin'
      // every key may revoke itself, so the route decides, and an unknown id is reported only to keys that manage keys
      const isRefused = operation.operationId === 'revokeKey' ? scope !== 'keys:manage' && scope !== 'admin' : !isAllowed
      expect(statusCode === 403, `${scope}: ${statusCode}`).toBe(isRefused)
    }
  })

  it.each([['Basic abc'], ['Bearer'], ['bearer  '], ['Token x']])('refuses “%s”', async (authorization) => {
    const answer = await callOf(operation, null, { authorization })
    expect(answer.statusCode).toBe(401)
  })

  it('never reads a key from the query string', async () => {
    const url = `${pathOf(operation, 'x')}?api_key=${service.key}&key=${service.key}&access_token=${service.key}`
    expect((await service.call({ method: operation.method, url, as: null, remoteAddress: nextAddress() })).statusCode).toBe(401)
  })

  it('refuses a key that travels in clear text from another machine', async () => {
    const answer = await service.call({ method: operation.method, url: pathOf(operation, 'x'), remoteAddress: '192.0.2.7' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'https_required' })
  })
})

describe.each(open.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation })))('$name', ({ operation }) => {
  it('needs no key', async () => {
    expect((await callOf(operation, null)).statusCode).toBe(200)
  })
})

/** Operations that name things by their ids, and those that list or count them; as the document has them. */
const documented = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Readonly<Record<string, DocumentedOperation>>).map(([method, { parameters = [], security }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as Operation['method'],
    path,
    isGuarded: security?.length !== 0,
    /** For each part of the path that is an id, what the document says of it. */
    ids: parameters.filter((parameter) => parameter.in === 'path').map(({ description = '' }) => description),
  })),
)
interface DocumentedOperation {
  readonly parameters?: readonly { readonly in: string; readonly description?: string }[]
  readonly security?: readonly unknown[]
}
const naming = documented.filter(({ ids }) => ids.length > 0)
const listing = documented.filter(({ ids, method, isGuarded }) => ids.length === 0 && method === 'GET' && isGuarded)

describe('what belongs to another tenant', () => {
  let owner: TestService
  let things: readonly string[]
  const strangers = ['another tenant', 'another site', 'the test environment'] as const
  let keys: Readonly<Record<(typeof strangers)[number], string>>
  const post = async (url: string, payload: object) => (await owner.call({ method: 'POST', url, payload })).json()
  beforeAll(async () => {
    const html = '<title>Bread</title><article><h1>Bread</h1><p>Bread is food.</p></article>'
    owner = await createTestService({ safeFetch: fetcherOf(() => html), translators: [shoutingTranslator] })
    const result = await post('/v1/optimize', { url: 'https://example.com/post' })
    const item = { content: { html: '<p>Bread.</p>', language: 'en' }, targets: ['es'] }
    const jobs = [await post('/v1/jobs', { type: 'rescore', all: true }), await post('/v1/jobs', { type: 'translate', items: [item] })]
    const hook = await post('/v1/webhooks', { url: 'https://hooks.example.com/', events: ['*'] })
    const delivery = await post(`/v1/webhooks/${hook.id}/test`, {})
    const key = await post('/v1/keys', { name: 'one', scopes: ['score:read'] })
    const publishers = (await owner.call({ method: 'GET', url: '/v1/publishers' })).json()
    const translation = await post('/v1/translate', item)
    things = [result, { id: result.article_id }, publishers.data[0], ...jobs, hook, { id: delivery.delivery_id }, key, translation].map(
      ({ id }) => id,
    )
    expect(things.filter((id) => !/^[a-z]{3}_\w{26}$/.test(id))).toEqual([])
    const fetched = { host: 'owner.example', path: '/of-the-owner', ts: '2026-11-19T12:00:00Z' }
    await post('/v1/events', {
      events: [
        { type: 'hit', id: 'h1', ...fetched, status: 200, user_agent: 'GPTBot/1.2' },
        { type: 'hit', id: 'h2', ...fetched, path: '/robots.txt', status: 200, user_agent: 'GPTBot/1.2' },
        ...Array.from({ length: 12 }, (_, at) => ({
          type: 'hit',
          id: `b${at}`,
          ...fetched,
          path: `/${at}`,
          status: 403,
          user_agent: 'OAI-SearchBot/1.0',
        })),
        { type: 'visit', id: 'v1', ...fetched, assistant: 'chatgpt', evidence: 'utm' },
      ],
    })
    const all = { name: 'stranger', scopes: ['admin'] }
    keys = {
      'another tenant': await owner.makeKey({ of: 'other tenant' }),
      'another site': (await post('/v1/keys', { ...all, site: 'other.example' })).key,
      'the test environment': (await post('/v1/keys', { ...all, environment: 'test' })).key,
    }
  })
  afterAll(() => owner.close())
  /** The addresses of the owner's things: of each kind that the place of the first id takes, all. */
  const urlsOf = (path: string, ids: readonly string[]): readonly string[] => {
    const fitting = ids.map((description) => things.filter((id) => description.includes(`${id.split('_')[0]}_`)))
    return fitting[0]!.map((first) => {
      const rest = [first, ...fitting.slice(1).map(([only]) => only!)]
      return path.replace(/\{\w+\}/g, () => rest.shift()!)
    })
  }
  /** The address with ids that nothing has. */
  const unknown = (url: string): string => url.replaceAll(/(?<=\/[a-z]{3}_)\w{26}/g, '0'.repeat(26))
  const ask = (method: Operation['method'], url: string, as?: string) =>
    owner.call({ method, url, ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }), ...(as !== undefined && { as }) })
  const told = (answer: LightMyRequestResponse) => ({ ...answer.json(), instance: '', request_id: '' })

  it.each(naming)('$name answers strangers as if it did not exist, or that it is not theirs', async ({ method, path, ids }) => {
    const reading = naming.filter((each) => each.method === 'GET').flatMap((each) => urlsOf(each.path, each.ids))
    const readAll = async () => Promise.all(reading.map(async (url) => (await ask('GET', url)).body))
    const before = await readAll()
    for (const url of urlsOf(path, ids)) {
      for (const stranger of strangers) {
        const answer = await ask(method, url, keys[stranger])
        if (stranger === 'another site' && answer.statusCode === 403) expect(answer.json()).toMatchObject({ code: 'site_mismatch' })
        else {
          expect(answer.statusCode, `${url} for ${stranger}`).toBe(404)
          expect(told(answer)).toEqual(told(await ask(method, unknown(url), keys[stranger])))
        }
      }
      if (method === 'GET') expect((await ask(method, url)).statusCode).toBe(200)
    }
    expect(await readAll()).toEqual(before)
  })

  it.each(listing)('$name reveals nothing of it to strangers', async ({ path }) => {
    for (const stranger of strangers) {
      const { body } = await ask('GET', path, keys[stranger])
      expect(
        things.filter((id) => body.includes(id)),
        stranger,
      ).toEqual([])
    }
  })

  it.each([undefined, ...analyticsLists])('a report, as a table of %s too, counts no traffic for strangers', async (list) => {
    const url = `/v1/analytics?to=2026-11-20${list === undefined ? '' : `&include=${list}&format=csv`}`
    const own = await ask('GET', url)
    const [nobodys, ...foreign] = await Promise.all(
      [await owner.makeKey({ of: 'a tenant without anything' }), ...strangers.map((stranger) => keys[stranger])].map((as) =>
        ask('GET', url, as),
      ),
    )
    expect([own, nobodys!, ...foreign].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(own.body).not.toBe(nobodys!.body)
    for (const { body } of foreign) expect(body).toBe(nobodys!.body)
    for (const [as, status] of [
      [null, 401],
      [await owner.makeKey({ scopes: ['events:write'] }), 403],
    ] as const) {
      const refused = await owner.call({ method: 'GET', url, as, headers: { accept: 'text/csv' } })
      expect([refused.statusCode, refused.headers['content-type']]).toEqual([status, 'application/problem+json; charset=utf-8'])
    }
  })
})

describe('tenants', () => {
  it('have articles of their own at the same address', async () => {
    const payload = { content: { url: 'https://example.com/same', html: '<p>Bread is food.</p>' } }
    const mine = (await service.call({ method: 'POST', url: '/v1/optimize', payload })).json()
    const theirs = (
      await service.call({ method: 'POST', url: '/v1/optimize', payload, as: await service.makeKey({ of: 'third tenant' }) })
    ).json()
    expect(mine.article_id).not.toBe(theirs.article_id)
  })
})

describe('keys', () => {
  const create = (payload: object, as?: string, headers = {}) =>
    service.call({ method: 'POST', url: '/v1/keys', payload, headers, ...(as === undefined ? {} : { as }) })

  it('work at once, are listed without themselves, and stop at once when revoked', async () => {
    const made = (await create({ name: 'mine', scopes: ['score:read'] })).json()
    expect((await service.call({ method: 'GET', url: '/v1/whoami', as: made.key })).json().key).toMatchObject({
      id: made.id,
      scopes: ['score:read'],
    })
    const listed = await service.call({ method: 'GET', url: '/v1/keys' })
    expect(listed.body).toContain(made.id)
    expect(listed.body).not.toContain(made.key)
    expect((await service.call({ method: 'DELETE', url: `/v1/keys/${made.id}` })).statusCode).toBe(204)
    expect((await service.call({ method: 'GET', url: '/v1/whoami', as: made.key })).json()).toMatchObject({ code: 'revoked_key' })
    expect((await service.call({ method: 'DELETE', url: `/v1/keys/${made.id}` })).statusCode).toBe(204)
  })

  it('can only hand on their own scopes', async () => {
    const manager = await service.makeKey({ scopes: ['keys:manage', 'score:read'] })
    expect((await create({ name: 'less', scopes: ['score:read'] }, manager)).statusCode).toBe(201)
    const more = await create({ name: 'more', scopes: ['score:read', 'optimize:write'] }, manager)
    expect(more.statusCode).toBe(403)
    expect(more.json()).toMatchObject({ code: 'missing_scope', detail: expect.stringContaining('optimize:write') })
    expect((await create({ name: 'all', scopes: ['admin'] }, manager)).statusCode).toBe(403)
  })

  it('may revoke themselves whatever their scope, but no other key', async () => {
    const small: KeyScope[] = ['score:read']
    const key = await service.makeKey({ scopes: small })
    const { id } = (await service.call({ method: 'GET', url: '/v1/whoami', as: key })).json().key
    expect((await service.call({ method: 'DELETE', url: `/v1/keys/${service.keyId}`, as: key })).statusCode).toBe(403)
    expect((await service.call({ method: 'DELETE', url: `/v1/keys/${id}`, as: key })).statusCode).toBe(204)
    expect((await service.call({ method: 'GET', url: '/v1/whoami', as: key })).statusCode).toBe(401)
  })

  it('expire when they say so', async () => {
    const made = (
      await create({ name: 'short', scopes: ['score:read'], expires_at: new Date(service.clock.now + 1000).toISOString() })
    ).json()
    expect((await service.call({ method: 'GET', url: '/v1/whoami', as: made.key })).statusCode).toBe(200)
    service.clock.now += 1000
    expect((await service.call({ method: 'GET', url: '/v1/whoami', as: made.key })).json()).toMatchObject({ code: 'expired_key' })
    expect((await create({ name: 'past', scopes: ['score:read'], expires_at: '2020-01-01T00:00:00Z' })).statusCode).toBe(422)
  })

  it('are in the first answer only: a replay does not repeat them', async () => {
    const headers = { 'idempotency-key': 'one-key' }
    const first = await create({ name: 'once', scopes: ['score:read'] }, undefined, headers)
    const again = await create({ name: 'once', scopes: ['score:read'] }, undefined, headers)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.json()).toEqual({ ...first.json(), key: 'secret_shown_once' })
  })

  it('are noted as used at most once in five minutes', async () => {
    const key = await service.makeKey()
    const lastUsed = async () => {
      const { id } = (await service.call({ method: 'GET', url: '/v1/whoami', as: key })).json().key
      await service.storage.probe()
      return (await service.call({ method: 'GET', url: `/v1/keys/${id}` })).json().last_used_at
    }
    const first = await lastUsed()
    service.clock.now += 4 * 60 * 1000
    expect(await lastUsed()).toBe(first)
    service.clock.now += 2 * 60 * 1000
    expect(await lastUsed()).not.toBe(first)
  })
})

describe('failed attempts', () => {
  it('are limited to 20 a minute and address; no valid key is held up by them', async () => {
    const attempt = (remoteAddress: string, as: string | null = 'ctb_live_wrong') =>
      service.call({ method: 'GET', url: '/v1/whoami', as, remoteAddress })
    const statuses: number[] = []
    for (let call = 0; call < 22; call++) statuses.push((await attempt('127.200.0.1')).statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
    expect((await attempt('127.200.0.2')).statusCode).toBe(401)
    expect((await attempt('127.200.0.1', service.key)).statusCode).toBe(200)
    expect((await attempt('127.200.0.1')).statusCode).toBe(429)
    service.clock.now += 3_000
    expect((await attempt('127.200.0.1')).statusCode).toBe(401)
  })
})

describe('behind a proxy', () => {
  it('X-Forwarded headers count only when the operator trusts the proxy', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.9' }
    const call = (of: TestService, more: Record<string, string>) =>
      of.call({ method: 'GET', url: '/v1/whoami', headers: more, remoteAddress: '10.1.1.1' })
    expect((await call(service, headers)).json()).toMatchObject({ code: 'https_required' })
    const proxied = await createTestService({ trustProxy: '10.0.0.0/8' })
    expect((await call(proxied, headers)).statusCode).toBe(200)
    expect((await call(proxied, { ...headers, 'x-forwarded-proto': 'http' })).json()).toMatchObject({ code: 'https_required' })
    const local = await proxied.call({
      method: 'GET',
      url: '/v1/whoami',
      headers: { 'x-forwarded-proto': 'http' },
      remoteAddress: '127.0.0.1',
    })
    expect(local.statusCode).toBe(403)
    await proxied.close()
  })
})

describe('a key of one site', () => {
  const make = async (change: object, as?: string) =>
    (
      await service.call({
        method: 'POST',
        url: '/v1/keys',
        payload: { name: 'bound', scopes: ['admin'], ...change },
        ...(as !== undefined && { as }),
      })
    ).json()
  const at = (url: string, as: string) =>
    service.call({ method: 'POST', url: '/v1/optimize', payload: { content: { url, html: '<p>x</p>' } }, as })

  it('works for that host with and without www., and for text without an address', async () => {
    const { key } = await make({ site: 'www.Example.com' })
    for (const url of ['https://example.com/a', 'https://www.example.com/b', 'http://EXAMPLE.com/c'])
      expect((await at(url, key)).statusCode, url).toBe(200)
    expect(
      (await service.call({ method: 'POST', url: '/v1/optimize', payload: { content: { html: '<p>x</p>' } }, as: key })).statusCode,
    ).toBe(200)
  })

  it('is refused everything that is of another site, or of all', async () => {
    const { key, site_id } = await make({ site: 'example.com' })
    expect(site_id).toMatch(/^site_/)
    const url = 'https://other.example/post'
    const foreign = (await at(url, service.key)).json()
    const job = (await service.call({ method: 'POST', url: '/v1/jobs', payload: { type: 'rescore', all: true } })).json()
    const other = await make({ site: 'other.example' })
    const refused: readonly [string, string, object?][] = [
      ['POST', '/v1/optimize', { url }],
      ['POST', '/v1/optimize', { content: { url, html: '<p>x</p>' } }],
      ['GET', `/v1/score/${foreign.id}`],
      ['GET', `/v1/score/${foreign.article_id}`],
      ['DELETE', `/v1/score/${foreign.article_id}`],
      ['POST', '/v1/jobs', { type: 'optimize', items: [{ url }] }],
      ['GET', `/v1/jobs/${job.id}`],
      ['GET', `/v1/jobs/${job.id}/items`],
      ['POST', `/v1/jobs/${job.id}/cancel`],
      ['GET', `/v1/keys/${other.id}`],
      ['PATCH', `/v1/keys/${other.id}`, { name: 'mine now' }],
      ['POST', `/v1/keys/${other.id}/rotate`, {}],
      ['DELETE', `/v1/keys/${other.id}`],
      ['POST', '/v1/keys', { name: 'wider', scopes: ['score:read'], site: 'other.example' }],
      ['GET', '/v1/webhooks'],
      ['POST', '/v1/webhooks', { url: 'https://hooks.example.com/', events: ['*'] }],
    ]
    for (const [method, path, payload] of refused) {
      const answer = await service.call({ method: method as 'GET', url: path, as: key, ...(payload !== undefined && { payload }) })
      expect(answer.json(), `${method} ${path}`).toMatchObject({ status: 403, code: 'site_mismatch' })
    }
    const listed = (await service.call({ method: 'GET', url: '/v1/keys', as: key })).json().data
    expect(listed.every((each: { site_id: string | null }) => each.site_id === site_id)).toBe(true)
    expect((await service.call({ method: 'GET', url: '/v1/whoami', as: key })).json().key.site_id).toBe(site_id)
  })

  it('hands on its site', async () => {
    const { key, site_id } = await make({ site: 'example.com' })
    expect(await make({}, key)).toMatchObject({ site_id })
    expect(await make({ site_id }, service.key)).toMatchObject({ site_id })
    expect(await make({ site_id: 'site_unknown' })).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/site_id' }] })
    expect(await make({ site: 'no host' })).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/site' }] })
  })
})

describe('a key with networks', () => {
  it('works from them only', async () => {
    const { key } = (
      await service.call({
        method: 'POST',
        url: '/v1/keys',
        payload: { name: 'here', scopes: ['admin'], ip_allow: ['127.66.0.0/16', '::1/128'] },
      })
    ).json()
    const from = async (remoteAddress: string) =>
      (await service.call({ method: 'GET', url: '/v1/whoami', as: key, remoteAddress })).statusCode
    expect(await from('127.66.3.4')).toBe(200)
    expect(await from('::ffff:127.66.3.4')).toBe(200)
    expect(await from('::1')).toBe(200)
    expect(await from('127.67.0.1')).toBe(403)
    const answer = await service.call({ method: 'GET', url: '/v1/whoami', as: key, remoteAddress: '127.67.0.1' })
    expect(answer.json()).toMatchObject({ code: 'ip_not_allowed' })
  })
})

describe('a key with limits', () => {
  const manage = async (change: object): Promise<{ id: string; key: string }> =>
    (await send('POST', '/v1/keys', { name: 'manager', scopes: ['keys:manage', 'score:read'], ...change }, service.key)).json()
  const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object | undefined, as: string) =>
    service.call({ method, url, as, ...(payload !== undefined && { payload }) })
  const wider = { status: 403, code: 'key_too_wide' }
  const inside = { ip_allow: ['127.0.0.0/8'] }

  it('hands on its networks, whole or narrowed', async () => {
    const { key } = await manage(inside)
    const make = async (change: object) => (await send('POST', '/v1/keys', { name: 'x', scopes: ['score:read'], ...change }, key)).json()
    expect(await make({})).toMatchObject(inside)
    expect(await make({ ip_allow: ['127.0.1.0/24'] })).toMatchObject({ ip_allow: ['127.0.1.0/24'] })
    for (const ip_allow of [['0.0.0.0/0'], ['127.0.1.0/24', '10.0.0.0/8'], ['126.0.0.0/7'], ['::/0']]) {
      expect(await make({ ip_allow }), ip_allow.join()).toMatchObject(wider)
    }
  })

  it('hands on its time, whole or shortened', async () => {
    const at = (ms: number) => new Date(service.clock.now + ms).toISOString()
    const { key } = await manage({ expires_at: at(60_000) })
    const make = async (change: object) => (await send('POST', '/v1/keys', { name: 'x', scopes: ['score:read'], ...change }, key)).json()
    expect(await make({})).toMatchObject({ expires_at: at(60_000) })
    expect(await make({ expires_at: at(30_000) })).toMatchObject({ expires_at: at(30_000) })
    expect(await make({ expires_at: at(60_001) })).toMatchObject(wider)
  })

  it('neither changes nor renews a key that is wider, unless it makes it as narrow as itself', async () => {
    const limited = await manage({ ...inside, expires_at: new Date(service.clock.now + 60_000).toISOString() })
    const free = await manage({})
    expect((await send('PATCH', `/v1/keys/${free.id}`, { name: 'mine' }, limited.key)).json()).toMatchObject(wider)
    expect((await send('PATCH', `/v1/keys/${free.id}`, inside, limited.key)).json()).toMatchObject(wider)
    expect((await send('POST', `/v1/keys/${free.id}/rotate`, {}, limited.key)).json()).toMatchObject(wider)
    expect((await send('PATCH', `/v1/keys/${limited.id}`, { ip_allow: [] }, limited.key)).json()).toMatchObject(wider)
    const narrow = { ...inside, expires_at: new Date(service.clock.now + 50_000).toISOString() }
    expect((await send('PATCH', `/v1/keys/${free.id}`, narrow, limited.key)).json()).toMatchObject(narrow)
  })

  it('leaves keys with the scope admin alone, unless it has it', async () => {
    const { key } = await manage({})
    const admin = (await send('POST', '/v1/keys', { name: 'all', scopes: ['admin'] }, service.key)).json()
    const refused = { status: 403, code: 'missing_scope' }
    expect((await send('PATCH', `/v1/keys/${admin.id}`, { name: 'mine' }, key)).json()).toMatchObject(refused)
    expect((await send('POST', `/v1/keys/${admin.id}/rotate`, {}, key)).json()).toMatchObject(refused)
    expect((await send('DELETE', `/v1/keys/${admin.id}`, undefined, key)).json()).toMatchObject(refused)
    expect((await send('DELETE', `/v1/keys/${admin.id}`, undefined, admin.key)).statusCode).toBe(204)
  })
})

describe('a test key', () => {
  it('has data of its own, fetches nothing, and makes test keys only', async () => {
    const make = async (payload: object, as?: string) =>
      (
        await service.call({
          method: 'POST',
          url: '/v1/keys',
          payload: { name: 'try', scopes: ['admin'], ...payload },
          ...(as !== undefined && { as }),
        })
      ).json()
    const made = await make({ environment: 'test' })
    expect(made.key).toMatch(/^ctb_test_/)
    const live = await service.optimize()
    expect((await service.call({ method: 'GET', url: `/v1/score/${live.id}`, as: made.key })).statusCode).toBe(404)
    const payload = { content: { html: '<p>Bread is food.</p>' } }
    const own = (await service.call({ method: 'POST', url: '/v1/optimize', payload, as: made.key })).json()
    expect((await service.call({ method: 'GET', url: `/v1/score/${own.id}`, as: made.key })).statusCode).toBe(200)
    expect((await service.call({ method: 'GET', url: `/v1/score/${own.id}` })).statusCode).toBe(404)
    const fetching = await service.call({ method: 'POST', url: '/v1/optimize', payload: { url: 'https://example.com/' }, as: made.key })
    expect(fetching.json()).toMatchObject({ code: 'fetch_blocked', detail: expect.stringContaining('Test keys') })
    expect(await make({}, made.key)).toMatchObject({ environment: 'test' })
    expect((await service.call({ method: 'GET', url: `/v1/keys/${service.keyId}`, as: made.key })).statusCode).toBe(404)
    expect((await service.call({ method: 'DELETE', url: `/v1/keys/${service.keyId}`, as: made.key })).statusCode).toBe(404)
    expect((await service.call({ method: 'GET', url: '/v1/whoami' })).statusCode).toBe(200)
  })
})

describe('changing keys', () => {
  const make = async (change = {}) =>
    (await service.call({ method: 'POST', url: '/v1/keys', payload: { name: 'one', scopes: ['score:read'], ...change } })).json()
  const status = async (as: string) => (await service.call({ method: 'GET', url: '/v1/whoami', as })).statusCode
  const read = (id: string) => service.call({ method: 'GET', url: `/v1/keys/${id}` })

  it('is guarded by the version that was read', async () => {
    const { id } = await make()
    const tag = (await read(id)).headers.etag as string
    const change = (name: string, etag: string) =>
      service.call({ method: 'PATCH', url: `/v1/keys/${id}`, payload: { name }, headers: { 'if-match': etag } })
    const first = await change('two', tag)
    expect(first.json()).toMatchObject({ name: 'two', status: 'active' })
    expect(first.json().key).toBeUndefined()
    expect((await change('three', tag)).json()).toMatchObject({ status: 412, code: 'precondition_failed' })
    expect((await change('three', first.headers.etag as string)).statusCode).toBe(200)
  })

  it('is not refused because the key was used meanwhile', async () => {
    const { id, key } = await make()
    const tag = (await read(id)).headers.etag as string
    expect(await status(key)).toBe(200)
    await service.storage.probe()
    const used = await read(id)
    expect([used.json().last_used_at, used.headers.etag === tag]).toEqual([expect.any(String), false])
    const change = (etag: string) =>
      service.call({ method: 'PATCH', url: `/v1/keys/${id}`, payload: { name: 'two' }, headers: { 'if-match': etag } })
    expect((await change(tag)).statusCode).toBe(200)
    expect((await change(tag)).statusCode).toBe(412)
  })

  it('can end a key earlier, never later', async () => {
    const at = (ms: number) => new Date(service.clock.now + ms).toISOString()
    const { id, key } = await make({ expires_at: at(60_000) })
    const change = (expires_at: string) => service.call({ method: 'PATCH', url: `/v1/keys/${id}`, payload: { expires_at } })
    expect((await change(at(70_000))).statusCode).toBe(422)
    expect((await change(at(10_000))).statusCode).toBe(200)
    service.clock.now += 10_000
    expect(await status(key)).toBe(401)
  })

  it('by rotation leaves both valid until the overlap ends', async () => {
    const old = await make({ ip_allow: ['127.0.0.0/8'] })
    const next = (await service.call({ method: 'POST', url: `/v1/keys/${old.id}/rotate`, payload: { overlap_s: 60 } })).json()
    expect(next).toMatchObject({ scopes: old.scopes, ip_allow: old.ip_allow, name: old.name, status: 'active' })
    expect((await read(old.id)).json()).toMatchObject({ status: 'expiring' })
    expect([await status(old.key), await status(next.key)]).toEqual([200, 200])
    service.clock.now += 60_000
    expect([await status(old.key), await status(next.key)]).toEqual([401, 200])
    expect((await read(old.id)).json()).toMatchObject({ status: 'expired' })
  })

  it.each([
    ['the overlap, where that is earlier', 7_200_000, 3_600_000],
    ['its own end, where that is earlier', 60_000, 60_000],
  ])('by rotation ends the old one with %s', async (_name, livesMs, endsAfterMs) => {
    const at = (ms: number) => new Date(service.clock.now + ms).toISOString()
    const [own, end] = [at(livesMs), at(endsAfterMs)]
    const old = await make({ expires_at: own })
    const next = (await service.call({ method: 'POST', url: `/v1/keys/${old.id}/rotate`, payload: { overlap_s: 3_600 } })).json()
    expect([(await read(old.id)).json().expires_at, next.expires_at]).toEqual([end, own])
    service.clock.now += endsAfterMs
    expect(await status(old.key)).toBe(401)
  })
})

describe('the quota of a day', () => {
  it('holds for a tenant, is in the headers, and names itself when it is used up', async () => {
    const limited = await createTestService({ dayQuota: 5 })
    const call = (as: string) => limited.call({ method: 'GET', url: '/v1/whoami', as })
    expect((await call(limited.key)).headers['ratelimit-policy']).toBe('"burst";q=100000;w=60, "day";q=5;w=86400')
    const second = await limited.makeKey()
    for (let each = 0; each < 4; each++) expect((await call(second)).statusCode).toBe(200)
    const refused = await call(limited.key)
    expect(refused.json()).toMatchObject({ status: 429, code: 'quota_exceeded', violated_policies: ['day'] })
    expect((await call(await limited.makeKey({ of: 'other' }))).statusCode).toBe(200)
    limited.clock.now += Number(refused.headers['retry-after']) * 1000
    expect((await call(limited.key)).statusCode).toBe(200)
    await limited.close()
  })
})
