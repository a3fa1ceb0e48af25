import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { present, readRequest } from '@citable/contract'
import { analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { startService } from '@citable/service'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cases, pageOf } from '../../service/test/hostile-cases.ts'
import { ownService } from '../src/service-client.ts'
import { binary, refusalOf, runCitable, runHere } from './run-citable.ts'

let folder: string
let server: ChildProcess
let banner = ''
let api: string
let key: string
/** A site that the service may fetch from; serves what a test puts here, gzipped. */
let site: Server
let served = Buffer.alloc(0)
let siteUrl: string

const startServer = async (): Promise<void> => {
  banner = ''
  server = spawn(process.execPath, [binary, 'serve', '--port', '0', '--data', folder, '--quiet'], {
    env: { ...process.env, CITABLE_WORKERS: '2', CITABLE_FETCH_ALLOW: `${new URL(siteUrl).host}=127.0.0.1/32` },
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      banner += chunk.toString()
      if (banner.includes('try ')) resolve()
    })
    server.once('close', () => reject(new Error(`serve ended: ${banner}`)))
  })
  api = /api +(\S+)/.exec(banner)![1]!
}
const stopServer = async (signal: NodeJS.Signals): Promise<number | null> => {
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve))
  server.kill(signal)
  return ended
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-serve-'))
  site = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(served)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  await startServer()
  key = readFileSync(path.join(folder, 'first-key.txt'), 'utf8').trim()
})
afterAll(async () => {
  if (server.exitCode === null && server.signalCode === null) await stopServer('SIGTERM')
  site.closeAllConnections()
  site.close()
  rmSync(folder, { recursive: true, force: true })
})

const text = {
  title: 'How to bake bread at home',
  html: '<h2>What is bread?</h2><p>Bread is food from flour and water. Mix 500 g flour with 300 g water.</p>',
  language: 'en',
}

describe('citable serve', () => {
  it('writes the first key to a file for its owner when nobody looks at a terminal', () => {
    expect(banner).not.toContain('ctb_live_')
    expect(banner).toContain(path.join(folder, 'first-key.txt'))
    expect(statSync(path.join(folder, 'first-key.txt')).mode & 0o777).toBe(0o600)
    expect(key).toMatch(/^ctb_live_[0-9A-Za-z]{38}$/)
  })

  it('answers with the key', async () => {
    const answer = await fetch(`${api}/whoami`, { headers: { authorization: `Bearer ${key}` } })
    expect(answer.status).toBe(200)
  })

  it('says that a port is taken and ends with 1', async () => {
    const { code, err } = await runCitable(['serve', '--port', new URL(api).port, '--data', folder])
    expect(code).toBe(1)
    expect(err).toMatch(/^citable: Port \d+ on 127\.0\.0\.1 is taken by another program\. [^\n]+\n$/)
  })

  it('says what is wrong with a setting and ends with 1', async () => {
    expect(await runCitable(['serve'], { environment: { CITABLE_PORT: 'x' } })).toMatchObject({
      code: 1,
      err: 'citable: CITABLE_PORT: must be a whole number.\n',
    })
  })
})

/** Most that the process had in memory at once since its start, in MiB; only Linux tells. */
const maxMemory = (): number => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024

describe.runIf(process.platform === 'linux')('hostile pages', () => {
  /** More than is read of a page, in few bytes. */
  const bomb = { id: 'bomb', input: { text_repeat: ['a', 20_000_000] } }
  const optimize = async (body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    // what is too large may be answered before it is sent to its end, which the sender sees as a broken connection
    const answer = await fetch(`${api}/optimize`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
    await answer?.arrayBuffer()
    return answer?.status ?? 413
  }

  /** MiB: 300 MB. */
  const max = 286

  it.each([
    ['sent', (_id: string, html: string) => ({ content: { html, whole_page: true } })],
    [
      'fetched',
      (id: string, html: string) => {
        served = gzipSync(html)
        return { url: `${siteUrl}/${id}` }
      },
    ],
  ])('%s, leave the service below 300 MB', { timeout: 300_000 }, async (_name, bodyOf) => {
    for (const { id, input } of [...cases('html'), bomb]) {
      const html = pageOf(input)
      expect([200, 413, 422, 502], id).toContain(await optimize(bodyOf(id, html)))
      expect(maxMemory(), id).toBeLessThan(max)
    }
  })
})

describe('the same article', () => {
  const scored = (value: Record<string, unknown>) =>
    JSON.stringify(
      ['aeo_score', 'seo_score', 'scores', 'title', 'titles', 'schema', 'checks', 'answers', 'rubric_version'].map((name) => value[name]),
    )
  const now = '2026-11-20'

  it('gives the same bytes through the library, the command, its batch, and the service', async () => {
    const request = { content: text, options: { include_text: true }, now }
    const { input, context } = readRequest(request, now)
    const library = present(analyze(input!, context, { languages: allPacks }), context, { includeText: true })
    const http = await (
      await fetch(`${api}/optimize`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(request),
      })
    ).json()
    const args = ['--title', text.title, '--language', 'en', '--now', now, '--format', 'json']
    const command = await runCitable(['optimize', '-', ...args], { input: text.html })
    const throughApi = await runCitable(['optimize', '-', ...args, '--api', api], {
      input: text.html,
      environment: { CITABLE_API_KEY: key },
    })
    const batch = await runCitable(['optimize', '--jsonl'], { input: JSON.stringify({ id: '1', ...text, now }) })
    const expected = scored(library as unknown as Record<string, unknown>)
    expect(scored(http as Record<string, unknown>)).toBe(expected)
    expect(scored(JSON.parse(command.out))).toBe(expected)
    expect(scored(JSON.parse(throughApi.out))).toBe(expected)
    expect(scored({ answers: library.answers, ...JSON.parse(batch.out) })).toBe(expected)
  })
})

describe('--api', () => {
  it('tells what the service refused, and never shows the key', async () => {
    const wrong = `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`
    const { code, out, err } = await runCitable(['optimize', '-', '--api', api, '--key', wrong], { input: text.html })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toBe('citable: The API key is not valid.\n')
    const blocked = await runCitable(['optimize', 'http://127.0.0.1/', '--api', api, '--key', key])
    expect(blocked).toMatchObject({ code: 1, err: expect.stringContaining('does not lead to a public web page') })
  })
})

describe('citable keys', () => {
  const whoami = async (as: string) => (await fetch(`${api}/whoami`, { headers: { authorization: `Bearer ${as}` } })).status

  it('creates a key that works at once, lists it without itself, and revokes it', async () => {
    const created = await runCitable(['keys', 'create', '--for', 'wordpress', '--data', folder])
    expect(created.code).toBe(0)
    const made = created.out.trim()
    expect(created.err).not.toContain(made)
    expect(await whoami(made)).toBe(200)
    const listed = await runCitable(['keys', 'list', '--json', '--data', folder])
    expect(listed.out).not.toContain(made)
    const { id, scopes } = JSON.parse(listed.out).find(({ name }: { name: string }) => name === 'wordpress')
    expect(scopes).toContain('optimize:write')
    expect(scopes).not.toContain('admin')
    expect(await runCitable(['keys', 'revoke', id, '--data', folder])).toMatchObject({ code: 0, out: `${id} is revoked.\n` })
    expect(await whoami(made)).toBe(401)
    expect((await runCitable(['keys', 'list', '--data', folder])).out).toContain('revoked')
  })

  it('binds a key to a site, and lets another take its place', async () => {
    const old = (await runCitable(['keys', 'create', '--for', 'strapi', '--site', 'www.example.com', '--data', folder])).out.trim()
    const { id, site_id } = JSON.parse((await runCitable(['keys', 'list', '--json', '--data', folder])).out).find(
      ({ name }: { name: string }) => name === 'strapi',
    )
    expect(site_id).toMatch(/^site_/)
    const next = (await runCitable(['keys', 'rotate', id, '--overlap', '0', '--data', folder])).out.trim()
    expect(next).toMatch(/^ctb_live_/)
    expect([await whoami(old), await whoami(next)]).toEqual([401, 200])
    expect(await runCitable(['keys', 'rotate', id, '--data', folder])).toMatchObject({ code: 1 })
  })

  it('makes test keys that see nothing of the live data', async () => {
    const made = (await runCitable(['keys', 'create', '--test', '--data', folder])).out.trim()
    expect(made).toMatch(/^ctb_test_/)
    expect(await whoami(made)).toBe(200)
  })

  it('separates tenants', async () => {
    const made = (await runCitable(['keys', 'create', '--tenant', 'other', '--data', folder])).out.trim()
    const answer = await fetch(`${api}/whoami`, { headers: { authorization: `Bearer ${made}` } })
    expect(await answer.json()).toMatchObject({ tenant: { name: 'other' } })
    expect((await runCitable(['keys', 'list', '--tenant', 'other', '--json', '--data', folder])).out).toContain(made.slice(0, 13))
    expect((await runCitable(['keys', 'list', '--json', '--data', folder])).out).not.toContain(made.slice(0, 13))
  })

  it.each([
    [['keys', 'create', '--scopes', 'everything'], 'There is no scope “everything”'],
    [['keys', 'create', '--for', 'drupal'], '--for takes one of'],
    [['keys', 'create', '--days', 'x'], '--days must be a whole number'],
    [['keys', 'delete'], 'keys can create, list, rotate and revoke'],
    [['keys', 'revoke'], 'Name the key’s id'],
    [['keys', 'rotate', 'key_none', '--overlap', 'x'], '--overlap must be a whole number'],
    [['keys', 'create', '--site', 'no host'], '--site takes a host name'],
    [['keys', 'create', '--ip-allow', '10.0.0.1/8'], '--ip-allow takes networks'],
  ] as const)('%j is a wrong call, which makes no database', async (args, message) => {
    const nowhere = path.join(folder, 'nowhere')
    expect(await refusalOf([...args, '--data', nowhere])).toContain(message)
    expect(existsSync(nowhere)).toBe(false)
  })

  it.each(['revoke', 'rotate'])('%s ends with 1 when there is no such key', async (action) => {
    expect(await runHere(['keys', action, 'key_none', '--data', folder])).toEqual({
      code: 1,
      out: '',
      err: 'citable: there is no key key_none.\n',
    })
  })
})

describe('a copy', () => {
  it('taken while the service runs holds what was answered, and serves in its place', async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ content: { html: '<p>Bread is food.</p>' } })
    const { id } = (await (await fetch(`${api}/optimize`, { method: 'POST', headers, body })).json()) as { id: string }
    const other = path.join(folder, 'restored')
    mkdirSync(other)
    const copied = await runCitable(['serve', '--backup-to', path.join(other, 'citable.db'), '--data', folder])
    expect(copied).toMatchObject({ code: 0, out: expect.stringContaining('is a copy of') })
    expect(await runCitable(['serve', '--backup-to', path.join(other, 'citable.db'), '--data', folder])).toMatchObject({ code: 1 })
    copyFileSync(path.join(folder, 'secret.key'), path.join(other, 'secret.key'))
    expect((await runCitable(['serve', '--migrate-only', '--data', other])).out).toContain('is up to date')
    const restored = await startService({ port: 0, dataDir: other, log: false, environment: { CITABLE_WORKERS: '1' } })
    expect((await fetch(`${restored.url}/v1/score/${id}`, { headers })).status).toBe(200)
    await restored.close()
  })

  it('of citable backup is put back by citable restore, with its secret', async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ content: { html: '<p>Salt keeps bread from going dull.</p>' } })
    const { id } = (await (await fetch(`${api}/optimize`, { method: 'POST', headers, body })).json()) as { id: string }
    const copy = path.join(folder, 'copy')
    const place = path.join(folder, 'place')
    expect(await runHere(['backup', copy, '--data', folder])).toMatchObject({
      code: 0,
      out: expect.stringContaining('secret of its keys is in it'),
    })
    await expect(runHere(['backup', copy, '--data', folder])).rejects.toThrow('is not empty')
    for (const name of ['citable.db', 'secret.key']) expect(statSync(path.join(copy, name)).mode & 0o777, name).toBe(0o600)

    expect(await runHere(['restore', copy, '--data', place])).toMatchObject({ code: 0, out: expect.stringContaining('is the copy') })
    const start = () => startService({ port: 0, dataDir: place, log: false, environment: { CITABLE_WORKERS: '1' } })
    const restored = await start()
    try {
      expect((await fetch(`${restored.url}/v1/score/${id}`, { headers })).status).toBe(200)
      await expect(runHere(['restore', copy, '--data', place])).rejects.toThrow('holds a database already')
      await expect(runHere(['restore', copy, '--data', place, '--replace'])).rejects.toThrow(/is in use .*Stop the service first/)
    } finally {
      await restored.close()
    }
    const again = await runHere(['restore', copy, '--data', place, '--replace'])
    expect(again.out).toMatch(/put aside {2}\S+citable\.db\.replaced-\d{14}\n/)
    const second = await start()
    expect((await fetch(`${second.url}/v1/score/${id}`, { headers })).status).toBe(200)
    await second.close()
  })

  it.each([
    [
      'without its secret',
      (copy: string) => rmSync(path.join(copy, 'secret.key')),
      /made with is missing\. Put the secret\.key that belongs to it/,
    ],
    [
      'with another secret',
      (copy: string) => writeFileSync(path.join(copy, 'secret.key'), 'f'.repeat(64)),
      /Put the secret\.key that belongs/,
    ],
    [
      'that is damaged',
      (copy: string) => writeFileSync(path.join(copy, 'citable.db'), readFileSync(path.join(copy, 'citable.db')).fill(0xff, 4_096, 40_000)),
      /is damaged, or no database/,
    ],
    ['that is not there', (copy: string) => rmSync(path.join(copy, 'citable.db')), /There is no citable\.db in/],
  ])('%s is refused, and nothing is touched', async (name, damage, message) => {
    const copy = path.join(folder, `copy ${name}`)
    const place = path.join(folder, `place ${name}`)
    await runHere(['backup', copy, '--data', folder])
    damage(copy)
    await expect(runHere(['restore', copy, '--data', place])).rejects.toThrow(message)
    expect(existsSync(place)).toBe(false)
  })

  it('whose secret is lost is served with a new one when asked to, and its old keys are not', async () => {
    const place = path.join(folder, 'lost')
    await runHere(['backup', place, '--data', folder])
    rmSync(path.join(place, 'secret.key'))
    await expect(runHere(['serve', '--migrate-only', '--data', place])).rejects.toThrow('made with is missing')
    expect((await runHere(['serve', '--new-secret', '--data', place])).out).toContain('Keys from before no longer work')
    const fresh = (await runHere(['keys', 'create', '--data', place])).out
      .trim()
      .split(/\s+/)
      .find((word) => word.startsWith('ctb_'))
    const served = await startService({ port: 0, dataDir: place, log: false, environment: { CITABLE_WORKERS: '1' } })
    const status = async (as: string) => (await fetch(`${served.url}/v1/whoami`, { headers: { authorization: `Bearer ${as}` } })).status
    expect([await status(key), await status(fresh!)]).toEqual([401, 200])
    await served.close()
  })

  it.each([
    [['backup'], 'Name one new folder'],
    [['backup', 'a', 'b'], 'Name one new folder'],
    [['restore'], 'Name the folder of the copy'],
  ] as const)('%j is a wrong call', async (args, message) => {
    expect(await refusalOf([...args])).toContain(message)
  })
})

describe('citable webhooks', () => {
  const run = (...args: readonly string[]) => runHere(['webhooks', ...args, '--api', api, '--key', key])

  it('makes one whose secret is shown alone and once, changes it, tests it, and deletes it', async () => {
    const created = await run('create', 'https://example.com/hook', '--events', 'job.completed,score.changed', '--description', 'the build')
    expect(created).toMatchObject({ code: 0, out: expect.stringMatching(/^whsec_\S+\n$/), err: expect.stringContaining('whk_') })
    const listed = JSON.parse((await run('list', '--json')).out)
    expect(listed).toMatchObject([{ url: 'https://example.com/hook', events: ['job.completed', 'score.changed'], status: 'active' }])
    expect(JSON.stringify(listed)).not.toContain('whsec_')
    const { id } = listed[0]
    expect((await run('disable', id)).out).toMatch(/disabled/)
    expect((await run('enable', id)).out).toMatch(/active/)
    const rotated = await run('rotate', id, '--overlap', '0')
    expect(rotated.out).toMatch(/^whsec_/)
    expect(rotated.out).not.toBe(created.out)
    const { out: delivery } = await run('test', id)
    expect((await run('deliveries', id)).out).toContain(delivery.trim())
    expect(await run('delete', id)).toMatchObject({ code: 0, out: '' })
    expect((await run('list')).out).toBe('no webhooks yet\n')
  })

  it('finds the service where CITABLE_PORT has serve listen', async () => {
    vi.stubEnv('CITABLE_PORT', new URL(api).port)
    vi.stubEnv('CITABLE_API_KEY', key)
    expect(await runHere(['webhooks', 'list'])).toEqual({ code: 0, out: 'no webhooks yet\n', err: '' })
    vi.unstubAllEnvs()
  })

  it.each([
    [{}, 'http://127.0.0.1:8787/v1'],
    [{ CITABLE_PORT: '', CITABLE_HOST: '' }, 'http://127.0.0.1:8787/v1'],
    [{ CITABLE_HOST: '0.0.0.0', CITABLE_PORT: '9000' }, 'http://127.0.0.1:9000/v1'],
    [{ CITABLE_HOST: '::1' }, 'http://[::1]:8787/v1'],
    [{ CITABLE_HOST: 'service.intranet' }, 'http://service.intranet:8787/v1'],
  ])('with %j the service is at %s', (environment, address) => {
    expect(ownService(environment)).toBe(address)
  })

  it('tells what the service refused, and what it takes', async () => {
    expect(await run('create', 'http://example.com/hook')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('https') })
    expect(await run('delete', 'whk_unknown')).toMatchObject({ code: 1, out: '' })
    await expect(run('send')).rejects.toThrow(/create, list/)
    await expect(run('delete')).rejects.toThrow(/needs the id/)
    await expect(run('list', 'more')).rejects.toThrow(/takes no “more”/)
  })
})

describe('stopping', () => {
  it('ends with 0 on SIGTERM; after kill -9 every answered result is still there', async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const ids: string[] = []
    let stop = false
    const work = async (): Promise<void> => {
      while (!stop) {
        const answer = await fetch(`${api}/optimize`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ content: { html: '<p>Bread is food.</p>' } }),
        }).catch(() => null)
        const body = (await answer?.json().catch(() => null)) as { id?: string } | null
        if (answer?.status === 200 && body?.id) ids.push(body.id)
      }
    }
    const workers = Array.from({ length: 4 }, work)
    while (ids.length < 40) await new Promise((resolve) => setTimeout(resolve, 5))
    await stopServer('SIGKILL')
    stop = true
    await Promise.all(workers)
    await startServer()
    for (const id of ids) expect((await fetch(`${api}/score/${id}`, { headers })).status).toBe(200)
    expect(await stopServer('SIGTERM')).toBe(0)
    expect(existsSync(path.join(folder, 'citable.db-wal'))).toBe(false)
    await startServer()
    expect(await stopServer('SIGINT')).toBe(0)
    await startServer()
  })
})
