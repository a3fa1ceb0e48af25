import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

const open: ReturnType<typeof createServer>[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((closed) => server.close(closed).closeAllConnections())))
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  open.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/optimize`
}

const ask = (url: string, init: RequestInit = {}) => guardedFetch(false)(new Request(url, { method: 'POST', body: '{"a":1}', ...init }))

describe('a guarded fetch', () => {
  it('sends method, headers and body, and hands back status, headers and body', async () => {
    const url = await serve(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      response.writeHead(429, { 'retry-after': '7' }).end(`${request.method} ${request.headers['x-a']} ${Buffer.concat(parts)}`)
    })
    const response = await ask(url, { headers: { 'x-a': 'b' } })
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([429, '7', 'POST b {"a":1}'])
  })

  it('follows no redirect', async () => {
    let calls = 0
    const url = await serve((_request, response) => {
      calls++
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    await expect(ask(url)).rejects.toMatchObject({ reason: 'redirected', status: 302 })
    expect(calls).toBe(1)
  })

  it('takes 5 MB and no more', async () => {
    const url = await serve(
      (request, response) => void response.end(Buffer.alloc(request.headers['x-size'] === 'more' ? 5_000_001 : 5_000_000)),
    )
    expect((await (await ask(url)).arrayBuffer()).byteLength).toBe(5_000_000)
    await expect(ask(url, { headers: { 'x-size': 'more' } })).rejects.toMatchObject({ reason: 'too_large', status: 200 })
  })

  it.each(['http://10.0.0.1/v1', 'http://169.254.169.254/v1', 'http://[fd00::1]/v1'])('does not call %s', async (url) => {
    await expect(ask(url)).rejects.toMatchObject({ reason: 'bad_address', status: null })
  })

  it('rejects with an invalid status, an answer cut short and a stopped call', async () => {
    const odd = await serve((_request, response) => void response.writeHead(999).end('x'))
    await expect(ask(odd)).rejects.toThrow(RangeError)
    const cut = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy())
    })
    await expect(ask(cut)).rejects.toThrow('aborted')
    const stop = new AbortController()
    const silent = await serve(() => stop.abort())
    await expect(ask(silent, { signal: stop.signal })).rejects.toThrow('abort')
  })
})
