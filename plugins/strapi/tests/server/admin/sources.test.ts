import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'
import { signIn } from '../site/sign-in.ts'

const servers: Server[] = []
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

let site: Office['site']
let tokens: Office['tokens']
let documentId: Office['documentId']
let ask: Office['ask']
/** May look up sources of entries that they wrote, and may not. */
let editor: string
let visitor: string
/** A site that the configuration opens, and one that it does not. */
let open: string
let closed: string
let seen: string[] = []
let closedHits = 0

beforeAll(async () => {
  ;({ site, tokens, documentId, ask } = await openOffice())
  open = await serve((request, response) => {
    seen.push(request.url ?? '')
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else if (request.url === '/inward') response.writeHead(302, { location: `http://${closed}/` }).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Couriers delivered 1,600,000 parcels by bicycle.</p>')
  })
  closed = await serve((_request, response) => {
    closedHits += 1
    response.end('secret')
  })
  site.app.config.set('plugin::citable.sourcesOf', [`${open}=127.0.0.1/32`])
  const plugin = (name: string) => ({ action: `plugin::citable.${name}`, subject: null, properties: {}, conditions: [] })
  const right = (name: string, conditions: readonly string[] = []) => ({
    action: `plugin::content-manager.explorer.${name}`,
    subject: article,
    properties: { fields: ['title', 'markdown'], locales: ['en'] },
    conditions,
  })
  editor = await signIn(site, 'sources-editor', [plugin('use'), plugin('sources'), right('read'), right('update', ['admin::is-creator'])])
  visitor = await signIn(site, 'sources-visitor', [plugin('use'), plugin('sources'), right('read')])
})
afterAll(async () => {
  site.app.config.set('plugin::citable.sourcesOf', [])
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done).closeAllConnections())))
})
beforeEach(() => {
  seen = []
  closedHits = 0
})

const fetchOf = (token: string, host: string, path: string, more: object = {}) => {
  const url = `http://${host}${path}`
  return ask('POST', '/source', token, { uid: article, locale: 'en', url, text: `[the council](${url}) reports`, ...more })
}

describe('one page', () => {
  test('that the text links, for people who may change the entry', async () => {
    const { status, body } = await fetchOf(tokens.admin, open, '/a', { documentId })
    expect([status, body.kind, body.url]).toEqual([200, 'page', `http://${open}/a`])
    expect(Buffer.from(body.body, 'base64').toString()).toContain('1,600,000')
    expect(seen).toEqual(['/robots.txt', '/a'])
  })

  test('is fetched once for all callers', async () => {
    await fetchOf(tokens.admin, open, '/a', { documentId })
    expect(seen).toEqual([])
  })

  test('of a text that has no entry yet', async () => {
    expect((await fetchOf(editor, open, '/a')).body.kind).toBe('page')
  })

  test('not for people who may use the panel only, may read only, or may change entries of their own', async () => {
    expect((await fetchOf(tokens.writer, open, '/b', { documentId })).status).toBe(403)
    expect((await fetchOf(visitor, open, '/b', { documentId })).status).toBe(403)
    expect((await fetchOf(visitor, open, '/b')).status).toBe(403)
    expect((await fetchOf(editor, open, '/b', { documentId })).status).toBe(403)
    expect(seen).toEqual([])
  })

  test('not where the text has no such link', async () => {
    expect((await fetchOf(tokens.admin, open, '/b', { documentId, text: `http://${open}/other` })).status).toBe(400)
    expect(seen).toEqual([])
  })

  test.each(['/', '/a'])('nothing of this machine or its network: %s', async (path) => {
    for (const host of [closed, `localhost:${closed.split(':')[1]}`, '10.0.0.1', '169.254.169.254', '[::1]'])
      expect([host, (await fetchOf(tokens.admin, host, path, { documentId })).body.kind]).toEqual([
        host,
        expect.stringMatching(/^(?:failed|dead)$/),
      ])
    expect(closedHits).toBe(0)
  })

  test('nothing that a redirect leads to either', async () => {
    expect((await fetchOf(tokens.admin, open, '/inward', { documentId })).body).toEqual({ kind: 'failed', reason: 'blocked' })
    expect(closedHits).toBe(0)
  })

  test('the panel says who has the right', async () => {
    const query = `/entry?uid=${article}&documentId=${documentId}&locale=en`
    const may = async (token: string) => (await ask('GET', query, token)).body.looksUpSources
    expect([await may(tokens.admin), await may(tokens.writer), await may(visitor), await may(editor)]).toEqual([true, false, false, true])
  })
})

describe('service mode', () => {
  const key = 'ctb_live_0123456789abcdefghij'
  const body = () => ({
    uid: article,
    documentId,
    locale: 'en',
    request: { content: { markdown: '[a](https://council.gent/)', title: 'T' } },
  })

  test('is refused in embedded mode', async () => {
    expect((await ask('POST', '/sources', tokens.admin, body())).status).toBe(409)
  })

  test('passes the text on with the key, and the answer back', async () => {
    const asked: { url: string; key: string; body: unknown }[] = []
    let answer: { status: number; body: object } = { status: 200, body: { claims: [] } }
    const service = await serve(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      asked.push({ url: request.url ?? '', key: request.headers.authorization ?? '', body: JSON.parse(Buffer.concat(parts).toString()) })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
    expect((await ask('PUT', '/settings/mode', tokens.admin, { mode: 'service', address: `http://${service}`, key })).status).toBe(200)
    try {
      expect((await ask('POST', '/sources', tokens.admin, body())).body).toMatchObject({ ok: true, body: { claims: [] } })
      expect(asked).toEqual([{ url: '/v1/sources', key: `Bearer ${key}`, body: body().request }])
      answer = { status: 429, body: { code: 'rate_limited', detail: 'Slow down.' } }
      expect((await ask('POST', '/sources', tokens.admin, body())).body).toMatchObject({ ok: false, reason: 'refused', status: 429 })
      expect((await ask('POST', '/sources', editor, body())).status).toBe(403)
      expect(
        (await ask('POST', '/sources', tokens.admin, { ...body(), request: { ...body().request, url: 'http://10.0.0.1/' } })).status,
      ).toBe(400)
      expect(asked).toHaveLength(2)
    } finally {
      await ask('PUT', '/settings/mode', tokens.admin, { mode: 'embedded', address: '', key: null })
    }
  })
})
