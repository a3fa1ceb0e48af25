import { EventEmitter, once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningService, type StartOptions, startService } from '../src/index.ts'

let folder: string
const running: RunningService[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-start-'))
})
afterEach(async () => {
  for (const service of running.splice(0)) await service.close()
  rmSync(folder, { recursive: true, force: true })
})

const start = async (options: StartOptions = {}): Promise<RunningService> => {
  const service = await startService({ port: 0, dataDir: folder, log: false, environment: { CITABLE_WORKERS: '1' }, ...options })
  running.push(service)
  return service
}
// biome-ignore lint/suspicious/noExplicitAny: the bodies' shapes are the contract's, checked elsewhere
const bodyOf = (answer: Response): Promise<any> => answer.json()
const call = (service: RunningService, key: string, path: string, body?: object) =>
  fetch(`${service.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

describe('starting', () => {
  it('makes one key on the first start only, and preserves results and keys over a restart', async () => {
    const first = await start()
    const key = first.firstKey!
    const { id } = await bodyOf(await call(first, key, '/v1/optimize', { content: { html: '<p>Bread is food.</p>' } }))
    await first.close()
    const second = await start()
    expect(second.firstKey).toBeNull()
    expect((await bodyOf(await call(second, key, `/v1/score/${id}`))).id).toBe(id)
  })

  it('lets only their owner read secret and database', async () => {
    await start()
    for (const name of ['secret.key', 'citable.db', 'citable.db-wal'])
      expect(statSync(path.join(folder, name)).mode & 0o777, name).toBe(0o600)
  })

  it('refuses a database whose secret.key is missing or another, makes none up, and goes on when it is back', async () => {
    const first = await start()
    const key = first.firstKey!
    await first.close()
    const file = path.join(folder, 'secret.key')
    const secret = readFileSync(file)
    rmSync(file)
    await expect(start()).rejects.toThrow(/^The secret that the keys in .*citable\.db were made with is missing\. Put back the secret\.key/)
    expect(existsSync(file)).toBe(false)
    writeFileSync(file, `${'0'.repeat(64)}\n`)
    await expect(start()).rejects.toThrow(/were made with another secret\. Put back the secret\.key .*citable serve --new-secret/)
    writeFileSync(file, secret)
    expect((await call(await start(), key, '/v1/whoami')).status).toBe(200)
  })

  it('refuses another CITABLE_SECRET than the first', async () => {
    const environment = { CITABLE_WORKERS: '1', CITABLE_SECRET: 'one secret that is long enough for this' }
    await (await start({ environment })).close()
    const other = { ...environment, CITABLE_SECRET: 'another secret that is long enough, too' }
    await expect(start({ environment: other })).rejects.toThrow('made with another secret')
    await (await start({ environment })).close()
  })

  it.each([
    ['is no database', (file: string) => writeFileSync(file, 'not a database at all, but long enough to be read as one'.repeat(100))],
    ['lost its first tables', (file: string) => writeFileSync(file, readFileSync(file).fill(0xff, 100, 8_192))],
  ])('says that a file %s', async (_, damage) => {
    await (await start()).close()
    damage(path.join(folder, 'citable.db'))
    await expect(start()).rejects.toThrow(/^The database .*citable\.db is damaged, or is none .* citable restore/)
  })

  it('says in one sentence that a port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    await expect(start({ port })).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another port`)
    other.close()
    expect((await start({ port })).url).toBe(`http://127.0.0.1:${port}`)
  })

  it('says in one sentence that the folder cannot be used', async () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    await expect(start({ dataDir: path.join(file, 'below') })).rejects.toThrow(/cannot be used .*(permissions|CITABLE_SECRET)/)
  })

  it('warns when sites could not find out who fetches their pages', async () => {
    const open = { CITABLE_WORKERS: '1', CITABLE_HOST: '0.0.0.0' }
    expect((await start({ environment: open })).warnings).toEqual([expect.stringContaining('CITABLE_CONTACT')])
    expect((await start({ environment: { ...open, CITABLE_CONTACT: 'team@example.com' } })).warnings).toEqual([])
  })

  it('says which setting is wrong', async () => {
    await expect(start({ environment: { CITABLE_FETCH_ALLOW: 'everything' } })).rejects.toThrow(
      /^CITABLE_FETCH_ALLOW: “everything” is not a host=network pair/,
    )
  })
})

describe('fetching', () => {
  it('reaches this machine only through the operator’s setting', async () => {
    const page = createServer((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end()
      else
        response
          .writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'noindex' })
          .end('<title>Bread at home</title><article><h1>Bread</h1><p>Bread is food.</p></article>')
    })
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
    const { port } = page.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/post`
    const closed = await start()
    const key = closed.firstKey!
    const refused = await call(closed, key, '/v1/optimize', { url })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'fetch_blocked' })
    await closed.close()
    const open = await start({ environment: { CITABLE_WORKERS: '1', CITABLE_FETCH_ALLOW: `127.0.0.1:${port}=127.0.0.1/32` } })
    const answer = await bodyOf(await call(open, key, '/v1/optimize', { url }))
    expect(answer).toMatchObject({ url, fetched: { status: 200, redirects: 0 }, article: { title: 'Bread at home' } })
    const hook = { url: `https://127.0.0.1:${port}/hook`, events: ['*'] }
    expect((await call(open, key, '/v1/webhooks', hook)).status).toBe(422)
    expect(answer.checks.find(({ check }: { check: string }) => check === 'page-indexable')).toMatchObject({ status: 'fail' })
    page.closeAllConnections()
    page.close()
  })
})

describe('the wire', () => {
  /** One for all that is refused: it must serve on after each. */
  let shared: RunningService
  let ownFolder: string
  beforeAll(async () => {
    ownFolder = mkdtempSync(path.join(tmpdir(), 'citable-start-'))
    shared = await startService({ port: 0, dataDir: ownFolder, log: false, environment: { CITABLE_WORKERS: '1' } })
  })
  afterAll(async () => {
    await shared.close()
    rmSync(ownFolder, { recursive: true, force: true })
  })
  const raw = (service: RunningService, text: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString()
      })
      socket.on('close', () => resolve(answer))
      socket.on('error', () => resolve(answer))
    })

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['headers of 20 KiB', `GET /livez HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST /v1/optimize HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    ['length and chunks', 'POST /v1/optimize HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['no host', 'GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ])('%s is refused as a problem', async (name, text, status) => {
    const answer = await raw(shared, text)
    expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true)
    if (name !== 'no host') expect(answer).toContain('application/problem+json')
    expect((await fetch(`${shared.url}/livez`)).status).toBe(200)
  })

  it('running calls are finished before the service stops', async () => {
    const asked: ServerResponse[] = []
    const arrivals = new EventEmitter()
    const page = createServer((request, response) => {
      if (request.url === '/robots.txt') return response.writeHead(404).end()
      asked.push(response)
      arrivals.emit('arrival')
    })
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
    const { port } = page.address() as AddressInfo
    const service = await start({ environment: { CITABLE_WORKERS: '1', CITABLE_FETCH_ALLOW: `127.0.0.1:${port}=127.0.0.1/32` } })
    const calls = [1, 2].map((name) => call(service, service.firstKey!, '/v1/optimize', { url: `http://127.0.0.1:${port}/${name}` }))
    while (asked.length < calls.length) await once(arrivals, 'arrival')
    const closing = service.close()
    // what comes now finds a refusal or a closed door
    const late = await call(service, service.firstKey!, '/v1/whoami').catch((error: Error) => error)
    if (late instanceof Response) expect(late.status).toBe(503)
    else expect(String(late.cause)).toMatch(/ECONNREFUSED|ECONNRESET|other side closed/)
    for (const response of asked) response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Bread is food.</p>'.repeat(200))
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
    await closing
    page.closeAllConnections()
    page.close()
  })
})
