import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { programsOfPostgres } from '../../../tooling/src/sites/postgres.ts'
import { startService } from '../../src/index.ts'
import { createTarget } from './storages.ts'

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

const secret = 'a secret of this test alone, long enough'

async function serve(url: string, folder: string, withSecret = secret) {
  const environment = { DATABASE_URL: url, CITABLE_SECRET: withSecret, CITABLE_WORKERS: '1' }
  const service = await startService({ port: 0, dataDir: folder, log: false, environment })
  closing.push(() => service.close())
  return service
}

const ask = async (base: string, key: string, place: string, body?: object) => {
  const answer = await fetch(`${base}${place}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text() }
}

describe('PostgreSQL’s own tools', () => {
  it('copy a database while it is used; what comes back has the keys, the results and the reports of before', async () => {
    const { target, folder, remove } = await createTarget('postgresql')
    closing.push(remove)
    const { url } = target as { url: string }
    const service = await serve(url, folder)
    const key = service.firstKey ?? ''
    const made = await ask(service.url, key, '/v1/optimize', { content: { title: 'Bread', html: '<p>Bread is food from flour.</p>' } })
    expect(made.status).toBe(200)
    const { id } = JSON.parse(made.text)
    const events = [
      {
        type: 'hit',
        id: 'e1',
        ts: new Date(Date.now() - 2 * 86_400_000).toISOString(),
        host: 'example.com',
        path: '/bread',
        status: 200,
        user_agent: 'GPTBot/1.0',
      },
    ]
    expect((await ask(service.url, key, '/v1/events', { events })).status).toBe(202)
    const places = [`/v1/score/${id}?include=checks,schema,titles`, '/v1/analytics', '/v1/keys', '/v1/publishers']
    const before = await Promise.all(places.map((place) => ask(service.url, key, place)))

    const programs = programsOfPostgres()
    const copy = path.join(folder, 'citable.dump')
    execFileSync(path.join(programs, 'pg_dump'), ['--format=custom', `--file=${copy}`, `--dbname=${url}`])
    // written after the copy: not in it
    const later = await ask(service.url, key, '/v1/optimize', { content: { title: 'Cake', html: '<p>Cake is food, too.</p>' } })
    await service.close()

    const empty = await createTarget('postgresql')
    closing.push(empty.remove)
    const restored = (empty.target as { url: string }).url
    execFileSync(path.join(programs, 'pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${restored}`, copy])
    await expect(serve(restored, folder, 'another secret, which the keys were not made with')).rejects.toThrow(/secret/)
    const second = await serve(restored, folder)
    expect(second.firstKey).toBeNull()
    const after = await Promise.all(places.map((place) => ask(second.url, key, place)))
    const used = (text: string) => text.replaceAll(/"last_used_at":("[^"]*"|null)/g, '')
    expect(after.map(({ status, text }) => [status, used(text)])).toEqual(before.map(({ status, text }) => [status, used(text)]))
    expect((await ask(second.url, key, `/v1/score/${JSON.parse(later.text).id}`)).status).toBe(404)
    expect((await ask(second.url, key, '/v1/optimize', { content: { html: '<p>Bread.</p>' } })).status).toBe(200)
    await second.close()
  })
})
