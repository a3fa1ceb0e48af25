import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'

let site: Office['site']
let tokens: Office['tokens']
let ask: Office['ask']

beforeAll(async () => {
  ;({ site, tokens, ask } = await openOffice())
})

describe('service mode', () => {
  const key = 'ctb_live_0123456789abcdefghij'
  let service: ReturnType<typeof createServer>
  let seen: { readonly url: string; readonly authorization: string; readonly body: { readonly content?: { readonly title?: string } } }[] =
    []
  let answer: (url: string) => { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown } =
    () => ({ status: 500 })
  const optimization = (headline: string) => ({
    aeo_score: 91,
    seo_score: 92,
    title: headline,
    titles: [],
    schema: { '@context': 'https://schema.org', '@graph': [{ '@id': '#article', headline }] },
    rubric_version: '9.9.9',
  })
  const read = async (request: IncomingMessage) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    return Buffer.concat(parts).toString()
  }

  beforeAll(async () => {
    service = createServer(async (request, response) => {
      const text = await read(request)
      seen.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '', body: text === '' ? {} : JSON.parse(text) })
      const { status, headers = {}, body = {} } = answer(request.url ?? '')
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    expect((await ask('PUT', '/settings/mode', tokens.admin, { mode: 'service', address, key })).status).toBe(200)
  })
  afterAll(async () => {
    await ask('PUT', '/settings/mode', tokens.admin, { mode: 'embedded', address: '', key: null })
    await new Promise((closed) => service.close(closed))
  })

  test('the panel’s request is passed on with the key', async () => {
    seen = []
    answer = () => ({ status: 200, body: optimization('x') })
    const { status, body } = await ask('POST', '/optimize', tokens.writer, {
      uid: article,
      request: { content: { markdown: 'Text', title: 'From the panel' } },
    })
    expect(status).toBe(200)
    expect(body.ok).toBe(true)
    expect(body.body.aeo_score).toBe(91)
    expect(seen).toEqual([
      { url: '/v1/optimize', authorization: `Bearer ${key}`, body: { content: { markdown: 'Text', title: 'From the panel' } } },
    ])
  })

  test('an address to fetch is no text: refused before anything is asked', async () => {
    seen = []
    expect((await ask('POST', '/optimize', tokens.writer, { uid: article, request: { url: 'http://169.254.169.254/' } })).status).toBe(400)
    expect(
      (await ask('POST', '/optimize', tokens.writer, { uid: article, request: { content: {}, url: 'http://169.254.169.254/' } })).status,
    ).toBe(400)
    expect(seen).toEqual([])
  })

  test.each([
    ['a redirect is not followed', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'redirected'],
    ['no JSON', { status: 200, body: '<html>' }, 'malformed'],
    ['a refused key', { status: 401, body: { code: 'revoked_key', detail: 'The key was revoked.' } }, 'refused'],
    [
      'too many requests',
      { status: 429, headers: { 'retry-after': '7' }, body: { code: 'rate_limited', detail: 'Slow down.' } },
      'refused',
    ],
  ])('%s', async (_name, given, reason) => {
    answer = () => given
    const { status, body } = await ask('POST', '/optimize', tokens.writer, { uid: article, request: { content: { markdown: 'x' } } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ok: false, reason })
    if (given.status === 429) expect(body.retryAfterSeconds).toBe(7)
    if (given.status === 401) expect(body.code).toBe('revoked_key')
  })

  test('publishing stores the embedded result first and the service’s answer after the commit', async () => {
    seen = []
    answer = () => ({ status: 200, body: optimization('Written by the service') })
    const made = await site.documents(article).create({ locale: 'en', data: { title: 'Enriched', markdown: 'x' } })
    await site.app.db.transaction(async () => {
      await site.documents(article).publish({ documentId: made.documentId })
      await site.service('snapshots').idle()
      expect(seen).toEqual([])
    })
    await site.service('snapshots').idle()
    expect(seen.map(({ body }) => body.content?.title)).toEqual(['Enriched'])
    const stored = await site.service('snapshots').find(article, made.documentId, 'en')
    expect([stored.origin, stored.aeoScore, stored.jsonLd['@graph'][0].headline]).toEqual(['service', 91, 'Written by the service'])
  })

  test('an answer to an older text is thrown away', async () => {
    const { documentId: id } = await site
      .documents(article)
      .create({ locale: 'en', status: 'published', data: { title: 'Newer', markdown: 'x' } })
    await site.service('snapshots').idle()
    expect(await site.service('snapshots').enrich(article, id, 'en', 'hash-of-an-older-text', optimization('Older'))).toBe(false)
  })

  test('a service that is down, or answers nonsense, leaves the embedded result', async () => {
    answer = () => ({ status: 200, body: { aeo_score: 900, schema: 'no' } })
    const { documentId: id } = await site
      .documents(article)
      .create({ locale: 'en', status: 'published', data: { title: 'Nonsense', markdown: 'x' } })
    await site.service('snapshots').idle()
    expect((await site.service('snapshots').find(article, id, 'en')).origin).toBe('embedded')
    answer = () => ({ status: 401, body: { code: 'revoked_key', detail: 'The key was revoked.' } })
    const refused = await site.documents(article).create({ locale: 'en', status: 'published', data: { title: 'Refused', markdown: 'x' } })
    await site.service('snapshots').idle()
    expect((await site.service('snapshots').find(article, refused.documentId, 'en')).origin).toBe('embedded')
  })

  test('the connection test says what it found', async () => {
    answer = () => ({ status: 200, body: optimization('x') })
    expect((await ask('POST', '/settings/test', tokens.admin)).body).toMatchObject({ ok: true, rubricVersion: '9.9.9', sameRubric: false })
    answer = () => ({ status: 401, body: { code: 'revoked_key', detail: 'The key was revoked.' } })
    expect((await ask('POST', '/settings/test', tokens.admin)).body).toEqual({
      ok: false,
      reason: 'refused',
      detail: 'The key was revoked.',
    })
  })
})
