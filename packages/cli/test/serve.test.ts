import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { present, readRequest } from '@citable/contract'
import { analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { startService } from '@citable/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownService } from '../src/service-client.ts'
import { apiOf, type Ran, refusalOf, runHere } from './run-citable.ts'

let folder: string
let banner = ''
let api: string
let key: string
const stopping = Promise.withResolvers<void>()
let ended: Promise<Ran>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-serve-'))
  const started = Promise.withResolvers<string>()
  const stops = [stopping.promise]
  ended = runHere(['serve', '--port', '0', '--data', folder, '--quiet'], {
    environment: { CITABLE_WORKERS: '1' },
    onOutput: (text) => text.includes('try ') && started.resolve(text),
    nextStop: () => stops.shift() ?? new Promise(() => {}),
  })
  ended.then(({ err }) => started.reject(new Error(`serve ended: ${err}`)), started.reject)
  banner = await started.promise
  api = apiOf(banner)
  key = readFileSync(path.join(folder, 'first-key.txt'), 'utf8').trim()
})
afterAll(async () => {
  stopping.resolve()
  expect((await ended).code).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})

/** A command that could not do its work, and says so in one sentence. */
const refused = (sentence: string | RegExp): Ran => ({ code: 1, out: '', err: expect.stringMatching(sentence) })

const text = {
  title: 'How to bake bread at home',
  html: '<h2>What is bread?</h2><p>Bread is food from flour and water. Mix 500 g flour with 300 g water.</p>',
  language: 'en',
}

describe('citable serve', () => {
  it('writes the first key to a file for its owner when the output is no terminal', () => {
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
    const { code, err } = await runHere(['serve', '--port', new URL(api).port, '--data', folder])
    expect(code).toBe(1)
    expect(err).toMatch(/^citable: Port \d+ on 127\.0\.0\.1 is taken by another program\. [^\n]+\n$/)
  })

  it('says what is wrong with a setting and ends with 1', async () => {
    expect(await runHere(['serve'], { environment: { CITABLE_PORT: 'x' } })).toMatchObject({
      code: 1,
      err: 'citable: CITABLE_PORT: must be a whole number.\n',
    })
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
    const command = await runHere(['optimize', '-', ...args], { input: text.html })
    const throughApi = await runHere(['optimize', '-', ...args, '--api', api], {
      input: text.html,
      environment: { CITABLE_API_KEY: key },
    })
    const batch = await runHere(['optimize', '--jsonl'], { input: JSON.stringify({ id: '1', ...text, now }) })
    const expected = scored(library as unknown as Record<string, unknown>)
    expect(scored(http as Record<string, unknown>)).toBe(expected)
    expect(scored(JSON.parse(command.out))).toBe(expected)
    expect(scored(JSON.parse(throughApi.out))).toBe(expected)
    expect(scored({ answers: library.answers, ...JSON.parse(batch.out) })).toBe(expected)
  })
})

describe('--api', () => {
  it('reports what the service refused, and never shows the key', async () => {
    const wrong = `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`
    const { code, out, err } = await runHere(['optimize', '-', '--api', api, '--key', wrong], { input: text.html })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toBe('citable: The API key is not valid.\n')
    const blocked = await runHere(['optimize', 'http://127.0.0.1/', '--api', api, '--key', key])
    expect(blocked).toMatchObject({ code: 1, err: expect.stringContaining('does not lead to a public web page') })
  })
})

describe('citable keys', () => {
  const whoami = async (as: string) => (await fetch(`${api}/whoami`, { headers: { authorization: `Bearer ${as}` } })).status

  it('creates a key that works at once, lists it without itself, and revokes it', async () => {
    const created = await runHere(['keys', 'create', '--for', 'wordpress', '--data', folder])
    expect(created.code).toBe(0)
    const made = created.out.trim()
    expect(created.err).not.toContain(made)
    expect(await whoami(made)).toBe(200)
    const listed = await runHere(['keys', 'list', '--json', '--data', folder])
    expect(listed.out).not.toContain(made)
    const { id, scopes } = JSON.parse(listed.out).find(({ name }: { name: string }) => name === 'wordpress')
    expect(scopes).toContain('optimize:write')
    expect(scopes).not.toContain('admin')
    expect(await runHere(['keys', 'revoke', id, '--data', folder])).toMatchObject({ code: 0, out: `${id} is revoked.\n` })
    expect(await whoami(made)).toBe(401)
    expect((await runHere(['keys', 'list', '--data', folder])).out).toContain('revoked')
  })

  it('binds a key to a site, and lets another take its place', async () => {
    const old = (await runHere(['keys', 'create', '--for', 'strapi', '--site', 'www.example.com', '--data', folder])).out.trim()
    const { id, site_id } = JSON.parse((await runHere(['keys', 'list', '--json', '--data', folder])).out).find(
      ({ name }: { name: string }) => name === 'strapi',
    )
    expect(site_id).toMatch(/^site_/)
    const next = (await runHere(['keys', 'rotate', id, '--overlap', '0', '--data', folder])).out.trim()
    expect(next).toMatch(/^ctb_live_/)
    expect([await whoami(old), await whoami(next)]).toEqual([401, 200])
    expect(await runHere(['keys', 'rotate', id, '--data', folder])).toMatchObject({ code: 1 })
  })

  it('rotates a key without letting it live longer', async () => {
    const id = (await runHere(['keys', 'create', '--days', '1', '--data', folder])).err.split(' ')[0] ?? ''
    const end = async () =>
      JSON.parse((await runHere(['keys', 'list', '--json', '--data', folder])).out).find((key: { id: string }) => key.id === id).expires_at
    const own = await end()
    expect(own).toMatch(/Z$/)
    expect((await runHere(['keys', 'rotate', id, '--overlap', '172800', '--data', folder])).code).toBe(0)
    expect(await end()).toBe(own)
  })

  it('makes test keys that see nothing of the live data', async () => {
    const made = (await runHere(['keys', 'create', '--test', '--data', folder])).out.trim()
    expect(made).toMatch(/^ctb_test_/)
    expect(await whoami(made)).toBe(200)
  })

  it('separates tenants', async () => {
    const made = (await runHere(['keys', 'create', '--tenant', 'other', '--data', folder])).out.trim()
    const answer = await fetch(`${api}/whoami`, { headers: { authorization: `Bearer ${made}` } })
    expect(await answer.json()).toMatchObject({ tenant: { name: 'other' } })
    expect((await runHere(['keys', 'list', '--tenant', 'other', '--json', '--data', folder])).out).toContain(made.slice(0, 13))
    expect((await runHere(['keys', 'list', '--json', '--data', folder])).out).not.toContain(made.slice(0, 13))
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

it('--migrate-only fails while the database of traffic is away, and names it without its password', async () => {
  const place = path.join(folder, 'migrated')
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  const environment = { CITABLE_TRAFFIC_URL: `http://citable:s3cret@127.0.0.1:${port}/citable` }
  const away = await runHere(['serve', '--migrate-only', '--data', place], { environment })
  expect(away).toEqual(refused(`the database http://127.0.0.1:${port}/citable cannot be used: `))
  expect(away.err).not.toContain('s3cret')
  expect(await runHere(['serve', '--migrate-only', '--data', place])).toMatchObject({
    code: 0,
    out: expect.stringContaining('is up to date'),
  })
})

describe('a copy', () => {
  it('taken while the service runs holds what was answered, and serves in its place', async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ content: { html: '<p>Bread is food.</p>' } })
    const { id } = (await (await fetch(`${api}/optimize`, { method: 'POST', headers, body })).json()) as { id: string }
    const other = path.join(folder, 'restored')
    mkdirSync(other)
    const copied = await runHere(['serve', '--backup-to', path.join(other, 'citable.db'), '--data', folder])
    expect(copied).toMatchObject({ code: 0, out: expect.stringContaining('is a copy of') })
    expect(await runHere(['serve', '--backup-to', path.join(other, 'citable.db'), '--data', folder])).toMatchObject({ code: 1 })
    copyFileSync(path.join(folder, 'secret.key'), path.join(other, 'secret.key'))
    expect((await runHere(['serve', '--migrate-only', '--data', other])).out).toContain('is up to date')
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
    expect(await runHere(['backup', copy, '--data', folder])).toEqual(refused('is not empty'))
    for (const name of ['citable.db', 'secret.key']) expect(statSync(path.join(copy, name)).mode & 0o777, name).toBe(0o600)

    expect(await runHere(['restore', copy, '--data', place])).toMatchObject({ code: 0, out: expect.stringContaining('is the copy') })
    const start = () => startService({ port: 0, dataDir: place, log: false, environment: { CITABLE_WORKERS: '1' } })
    const restored = await start()
    try {
      expect((await fetch(`${restored.url}/v1/score/${id}`, { headers })).status).toBe(200)
      expect(await runHere(['restore', copy, '--data', place])).toEqual(refused('holds a database already'))
      expect(await runHere(['restore', copy, '--data', place, '--replace'])).toEqual(refused(/is in use .*Stop the service first/))
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
    expect(await runHere(['restore', copy, '--data', place])).toEqual(refused(message))
    expect(existsSync(place)).toBe(false)
  })

  it('whose secret is lost is served with a new one when asked to, and its old keys are not', async () => {
    const place = path.join(folder, 'lost')
    await runHere(['backup', place, '--data', folder])
    rmSync(path.join(place, 'secret.key'))
    expect(await runHere(['serve', '--migrate-only', '--data', place])).toEqual(refused('made with is missing'))
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
    const environment = { CITABLE_PORT: new URL(api).port, CITABLE_API_KEY: key }
    expect(await runHere(['webhooks', 'list'], { environment })).toEqual({ code: 0, out: 'no webhooks yet\n', err: '' })
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

  it('reports what the service refused, and what it accepts', async () => {
    expect(await run('create', 'http://example.com/hook')).toEqual(refused('https'))
    expect(await run('delete', 'whk_unknown')).toMatchObject({ code: 1, out: '' })
    expect(await run('send')).toMatchObject({ code: 2, err: expect.stringMatching(/create, list/) })
    expect(await run('delete')).toMatchObject({ code: 2, err: expect.stringMatching(/needs the id/) })
    expect(await run('list', 'more')).toMatchObject({ code: 2, err: expect.stringMatching(/takes no “more”/) })
  })
})
