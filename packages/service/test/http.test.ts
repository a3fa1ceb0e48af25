import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { directPool } from './databases/direct-pool.ts'
import { createTestService, fetcherOf, type TestService } from './setup/test-service.ts'

let service: TestService
beforeEach(async () => {
  service = await createTestService()
})
afterEach(() => service.close())

const text = { content: { title: 'Bread', html: '<p>Bread is food from flour and water.</p>' } }
const post = (payload: object | string, headers: Record<string, string> = {}) =>
  service.call({ method: 'POST', url: '/v1/optimize', payload, headers: { 'content-type': 'application/json', ...headers } })

describe('results', () => {
  it('of the same content and clock are the same in everything that is scored', async () => {
    const now = '2026-11-20'
    const [first, second] = [(await post({ ...text, now })).json(), (await post({ ...text, now })).json()]
    expect(first.id).not.toBe(second.id)
    expect(first.article_id).toBe(second.article_id)
    for (const member of ['aeo_score', 'seo_score', 'scores', 'title', 'titles', 'schema', 'checks', 'answers', 'article']) {
      expect(JSON.stringify(second[member])).toBe(JSON.stringify(first[member]))
    }
  })

  it('count as one article under one address and have one history', async () => {
    const at = (html: string) => post({ content: { url: 'https://example.com/bread', html } })
    const first = (await at('<p>Bread is food.</p>')).json()
    service.clock.now += 1000
    const second = (await at('<p>Bread is food from flour and water. It is baked.</p>')).json()
    expect(second.article_id).toBe(first.article_id)
    const record = (await service.call({ method: 'GET', url: `/v1/score/${first.article_id}` })).json()
    expect(record.id).toBe(second.id)
    expect(record.history.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    expect((await service.call({ method: 'GET', url: `/v1/score/${first.id}` })).json().id).toBe(first.id)
  })

  it('hold the text only when it is asked for', async () => {
    expect((await post(text)).json().article.text).toBeUndefined()
    expect((await post({ ...text, options: { include_text: true } })).json().article.text).toContain('Bread is food')
  })

  it('are stored before they are answered', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => post({ content: { html: `<p>Text ${index}.</p>` } })))
    for (const answer of answers) {
      expect((await service.call({ method: 'GET', url: `/v1/score/${answer.json().id}` })).statusCode).toBe(200)
    }
  })

  it('of calls at the same moment about one new article belong to one article', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post({ content: { url: 'https://example.com/new', html: '<p>x</p>' } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 409)).toEqual([])
    const articles = new Set(answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().article_id))
    expect(articles.size).toBe(1)
  })
})

describe('ETag', () => {
  it('is strong, answers 304 without a body, and changes with the result and with what is included', async () => {
    const { id, article_id } = await service.optimize()
    const read = (path: string, headers = {}) => service.call({ method: 'GET', url: `/v1/score/${path}`, headers })
    const first = await read(id)
    const tag = first.headers.etag as string
    expect(tag).toMatch(/^"[\w-]+"$/)
    const unchanged = await read(id, { 'if-none-match': `W/"x", ${tag}` })
    expect(unchanged.statusCode).toBe(304)
    expect(unchanged.body).toBe('')
    expect(unchanged.headers.etag).toBe(tag)
    expect((await read(id, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    expect((await read(`${id}?include=checks`)).headers.etag).not.toBe(tag)
    const article = (await read(article_id)).headers.etag as string
    service.clock.now += 1000
    await service.optimize()
    expect((await read(article_id, { 'if-none-match': article })).statusCode).toBe(200)
  })

  it('is announced with every list and every other reading, also without its body', async () => {
    const webhook = await service.call({
      method: 'POST',
      url: '/v1/webhooks',
      payload: { url: 'https://example.com/hook', events: ['job.completed'] },
    })
    const job = await service.call({
      method: 'POST',
      url: '/v1/jobs',
      payload: { type: 'optimize', items: [{ ref: 'a', content: { html: '<p>x</p>' } }] },
    })
    expect([webhook.statusCode, job.statusCode]).toEqual([201, 202])
    const [hookPath, jobPath] = [`/v1/webhooks/${webhook.json().id}`, `/v1/jobs/${job.json().id}`]
    for (const url of [
      '/v1/keys',
      '/v1/webhooks',
      '/v1/jobs',
      '/v1/translate/engines',

      jobPath,
      `${jobPath}/items`,
      `${hookPath}/deliveries`,
    ]) {
      const first = await service.call({ method: 'GET', url })
      const tag = first.headers.etag as string
      expect([url, first.statusCode, tag]).toEqual([url, 200, expect.stringMatching(/^"[\w-]{43}"$/)])
      const unchanged = await service.call({ method: 'GET', url, headers: { 'if-none-match': tag } })
      expect([url, unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([url, 304, '', tag])
      expect((await service.call({ method: 'HEAD', url })).headers.etag).toBe(tag)
    }
  })

  it('of a list changes with the list, and no writing has one for its answer', async () => {
    const list = (headers = {}) => service.call({ method: 'GET', url: '/v1/webhooks', headers })
    const tag = (await list()).headers.etag as string
    const payload = { url: 'https://example.com/hook', events: ['job.completed'] }
    const made = await service.call({ method: 'POST', url: '/v1/webhooks', payload })
    expect([made.statusCode, made.headers.etag]).toEqual([201, undefined])
    expect((await list({ 'if-none-match': tag })).statusCode).toBe(200)
  })
})

describe('Idempotency-Key', () => {
  it('gives the stored answer again, byte for byte, and makes nothing new', async () => {
    const first = await post(text, { 'idempotency-key': 'k1' })
    service.clock.now += 60_000
    const again = await post(text, { 'idempotency-key': 'k1' })
    expect(again.body).toBe(first.body)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    const record = (await service.call({ method: 'GET', url: `/v1/score/${first.json().article_id}` })).json()
    expect(record.history).toHaveLength(1)
  })

  it('refuses another body', async () => {
    await post(text, { 'idempotency-key': 'k1' })
    const other = await post({ content: { html: '<p>Other.</p>' } }, { 'idempotency-key': 'k1' })
    expect(other.statusCode).toBe(422)
    expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' })
  })

  it('refuses another address with the same body', async () => {
    await post(text, { 'idempotency-key': 'k1' })
    const other = await service.call({
      method: 'POST',
      url: '/v1/optimize?draft=2',
      payload: text,
      headers: { 'idempotency-key': 'k1' },
    })
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch'])
  })

  it('is forgotten after a day', async () => {
    const first = await post(text, { 'idempotency-key': 'k1' })
    service.clock.now += 24 * 60 * 60 * 1000
    expect((await post(text, { 'idempotency-key': 'k1' })).json().id).not.toBe(first.json().id)
  })

  it('belongs to one tenant, at the same moment too', async () => {
    const as = await service.makeKey({ of: 'other' })
    const send = () =>
      Promise.all([
        post(text, { 'idempotency-key': 'k1' }),
        service.call({ method: 'POST', url: '/v1/optimize', payload: text, headers: { 'idempotency-key': 'k1' }, as }),
      ])
    const [mine, theirs] = await send()
    expect([mine.statusCode, theirs.statusCode]).toEqual([200, 200])
    expect(theirs.json().id).not.toBe(mine.json().id)
    expect((await send()).map(({ body }) => body)).toEqual([mine.body, theirs.body])
  })

  it('lets 100 equal calls at the same moment have one effect', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(text, { 'idempotency-key': 'k1' })))
    const ids = new Set(answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().id))
    expect(ids.size).toBe(1)
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
    const [id] = ids
    const article = (await service.call({ method: 'GET', url: `/v1/score/${id}` })).json().article_id
    expect((await service.call({ method: 'GET', url: `/v1/score/${article}` })).json().history).toHaveLength(1)
  })

  it('stores a refusal that would be the same next time, and not a fault that may pass', async () => {
    const outcomes = ['unusable', 'failed'] as const
    for (const outcome of outcomes) {
      let calls = 0
      const each = await createTestService({
        pool: directPool,
        safeFetch: {
          mayReach: () => true,
          fetchPage: async () => {
            calls++
            return { ok: false, outcome, reason: 'status', detail: 'The address answered with status 404.' }
          },
          request: async () => ({ ok: false, outcome, reason: 'status', detail: '' }),
        },
      })
      const call = () =>
        each.call({ method: 'POST', url: '/v1/optimize', payload: { url: 'https://example.com/' }, headers: { 'idempotency-key': 'k' } })
      const first = await call()
      const second = await call()
      expect(second.statusCode).toBe(first.statusCode)
      expect(calls).toBe(outcome === 'unusable' ? 1 : 2)
      expect(second.headers['content-type']).toContain('application/problem+json')
      await each.close()
    }
  })
})

describe('rate limits', () => {
  it('count a fetched page more than a sent text, report what is left, and say when to come back', async () => {
    const limited = await createTestService({ rate: { quota: 10, windowS: 60 } })
    const call = (payload: object) => limited.call({ method: 'POST', url: '/v1/optimize', payload })
    const first = await call(text)
    expect(first.headers['ratelimit-policy']).toBe('"burst";q=10;w=60')
    expect(first.headers.ratelimit).toBe('"burst";r=8;t=12')
    expect((await call({ url: 'https://example.com/' })).headers.ratelimit).toBe('"burst";r=3;t=42')
    await call(text)
    const refused = await call(text)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'rate_limited' })
    limited.clock.now += Number(refused.headers['retry-after']) * 1000
    expect((await call(text)).statusCode).toBe(200)
    await limited.close()
  })

  it('hold for all keys of a tenant together, not for other tenants', async () => {
    const limited = await createTestService({ rate: { quota: 4, windowS: 60 } })
    const second = await limited.makeKey()
    const other = await limited.makeKey({ of: 'other' })
    const call = (as: string) => limited.call({ method: 'GET', url: '/v1/whoami', as })
    for (let each = 0; each < 2; each++) {
      await call(limited.key)
      await call(second)
    }
    expect((await call(second)).statusCode).toBe(429)
    expect((await call(other)).statusCode).toBe(200)
    await limited.close()
  })
})

describe('answers', () => {
  it('carry the caller’s request id when it is a plain one', async () => {
    const ask = async (id: string) =>
      (await service.call({ method: 'GET', url: '/livez', headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await ask('abcd-1234_EFGH')).toBe('abcd-1234_EFGH')
    for (const odd of ['short', 'a'.repeat(65), 'with space', 'line\tbreak', '<script>']) expect(await ask(odd)).toMatch(/^req_/)
  })

  it('carry security headers, problems and unknown addresses included', async () => {
    for (const url of ['/livez', '/nowhere', '/v1/whoami']) {
      const { headers } = await service.call({ method: 'GET', url, as: null })
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  it('are not stored by caches when they hold a tenant’s data', async () => {
    expect((await post(text)).headers['cache-control']).toBe('no-store')
    const { headers } = await service.call({ method: 'GET', url: '/v1/whoami' })
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toContain('Authorization')
  })

  it('name the methods of an address that takes others', async () => {
    const answer = await service.call({ method: 'PUT', url: '/v1/keys' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow?.toString().split(', ').sort()).toEqual(['GET', 'HEAD', 'POST'])
  })

  it('point at each wrong member', async () => {
    const { errors } = (
      await post({ content: { html: 'x', 'a/b~c': 1, image: { url: 1 } }, options: { titles: 99 }, now: '2026-02-30', extra: true })
    ).json()
    const pointers = errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`)
    expect(pointers).toContain('/content/a~1b~0c unknown_member')
    expect(pointers).toContain('/extra unknown_member')
    expect(pointers).toContain('/content/image/url invalid_type')
    expect(pointers).toContain('/options/titles too_big')
    expect(pointers).toContain('/now custom')
  })

  it.each([
    ['/v1/translate', { content: { html: '<p>x</p>' }, target_languages: ['es'] }, '/target_languages: This member is not known.'],
    ['/v1/translate', { content: { html: '<p>x</p>' } }, '/targets: is missing: a list'],
    ['/v1/optimize', [], 'must be an object'],
    ['/v1/optimize', { content: { html: 7 } }, '/content/html: must be a text'],
    ['/v1/optimize', { content: { html: 'x' }, options: { seo: 'yes' } }, '/options/seo: must be true or false'],
  ])('say what is wrong in plain words, a misspelled name first: %s %j', async (url, payload, said) => {
    const answer = await service.call({ method: 'POST', url, payload })
    expect([answer.statusCode, answer.json().detail]).toEqual([422, `The body is not valid: ${said}`])
  })

  it.each(['/v1/analytics?frm=2026-11-01', '/v1/publishers?limt=5', '/v1/jobs?statuss=done', '/v1/sources?answers=link_dead'])(
    'name a parameter that no one knows: %s',
    async (url) => {
      const answer = await service.call({ method: 'GET', url })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual([
        { pointer: `/${/[?](\w+)/.exec(url)![1]}`, code: 'unknown_member', detail: 'This parameter is not known.' },
      ])
    },
  )
})

describe('a deprecated operation', () => {
  const about = 'https://example.com/docs/moving'
  const plant = { listPublishers: { since: '2026-06-01', sunset: '2027-06-01', about, successor: '/v2/publishers' } } as const
  const links = `<${about}>; rel="deprecation"; type="text/html", <${about}>; rel="sunset"; type="text/html", </v2/publishers>; rel="successor-version"`

  it('announces it in answers and refusals; others say nothing', async () => {
    const other = await createTestService({ deprecations: plant })
    const answer = await other.call({ method: 'GET', url: '/v1/publishers' })
    expect(answer.statusCode).toBe(200)
    const told = { deprecation: '@1780272000', sunset: 'Tue, 01 Jun 2027 00:00:00 GMT', link: links }
    expect(answer.headers).toMatchObject(told)
    const refusals = [
      await other.call({ method: 'GET', url: '/v1/publishers?limit=none' }),
      await other.call({ method: 'GET', url: '/v1/publishers', as: null }),
    ]
    for (const { headers } of refusals) expect(headers).toMatchObject(told)
    expect((await other.call({ method: 'GET', url: '/v1/whoami' })).headers).not.toHaveProperty('deprecation')
    await other.close()
  })

  it('preserves the link to the next page', async () => {
    const other = await createTestService({
      deprecations: plant,
      safeFetch: fetcherOf(() => '<title>Bread at home</title><article><h1>Bread</h1><p>Bread is food from flour and water.</p></article>'),
    })
    for (const host of ['a.example', 'b.example'])
      await other.call({ method: 'POST', url: '/v1/optimize', payload: { url: `https://${host}/post` } })
    const { headers } = await other.call({ method: 'GET', url: '/v1/publishers?limit=1' })
    expect(headers.link).toMatch(/^<\/v1\/publishers\?.*>; rel="next", <https:/)
    expect(headers.link).toContain(links)
    await other.close()
  })
})

describe('/bot', () => {
  it('says what the fetcher is and how to block it, and escapes the contact', async () => {
    const answer = await service.call({ method: 'GET', url: '/bot', as: null })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('User-agent: CitableBot')
    expect(answer.body).not.toContain('<b>')
  })
})

describe('the log', () => {
  it('tells who did what and holds no key, no body, no query', async () => {
    await post({ content: { html: '<p>private-words</p>' } })
    await service.call({ method: 'GET', url: `/v1/whoami?token=${service.key}` })
    await service.call({ method: 'GET', url: '/v1/whoami', as: 'ctb_live_private-key' })
    service.state.broken = true
    await post(text)
    const log = service.log.join('')
    expect(log).toContain('"route":"/v1/optimize"')
    expect(log).toContain(service.keyId)
    expect(log).toContain(service.tenant.tenantId)
    expect(log).toContain('disk')
    for (const secret of [service.key, 'private-words', 'private-key', 'token=']) expect(log).not.toContain(secret)
  })
})

describe('before the end', () => {
  it('readiness goes first, calls are answered until closing begins', async () => {
    service.state.phase = 'draining'
    expect((await service.call({ method: 'GET', url: '/readyz' })).json()).toMatchObject({ status: 'fail', checks: { draining: true } })
    expect((await post(text)).statusCode).toBe(200)
    service.state.phase = 'closing'
    const refused = await post(text)
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ code: 'draining' })
    expect(refused.headers.connection).toBe('close')
    expect((await service.call({ method: 'GET', url: '/livez' })).statusCode).toBe(200)
  })
})
