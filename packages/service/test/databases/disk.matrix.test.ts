import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { type RunningService, startService } from '../../src/index.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'citable-disk-'))
  opened.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The service as `citable serve` runs it, with its own files. */
async function serve(dataDir: string) {
  const service: RunningService = await startService({
    port: 0,
    dataDir,
    log: false,
    environment: { CITABLE_WORKERS: '1', CITABLE_RATE_BURST: '1000000' },
  })
  opened.push(() => service.close())
  const key = service.firstKey ?? ''
  const call = async (place: string, { method = 'GET', body }: { method?: string; body?: object } = {}) => {
    const answer = await fetch(`${service.url}${place}`, {
      method: body === undefined ? method : 'POST',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), value: await answer.json() }
  }
  return { service, call }
}

/** Words that no compression makes small. */
const text = (seed: number): string =>
  Array.from({ length: 4_000 }, (_, index) => Math.abs(Math.sin(seed * 4_001 + index) * 1e12).toString(36)).join(' ')

const optimize = (seed: number) => ({ body: { content: { title: `Text ${seed}`, html: `<p>${text(seed)}</p>` } } })

describe('a disk of 80 MiB that fills up', () => {
  it('refuses what it cannot store, says so, reads on, loses nothing, and goes on when there is room', async () => {
    const folder = newFolder()
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', folder], { encoding: 'utf8' })
    expect(mounted.status, `a disk of its own needs the right to mount one: ${mounted.stderr}`).toBe(0)
    opened.push(() => spawnSync('umount', [folder]))
    const { service, call } = await serve(folder)
    const first = await call('/v1/optimize', optimize(0))
    expect(first.status).toBe(200)
    expect((await call('/readyz')).status).toBe(200)

    // another program fills it, but for a little
    const ballast = path.join(folder, 'ballast')
    const file = openSync(ballast, 'w')
    const block = Buffer.alloc(64 * 1024, 1)
    try {
      for (;;) writeSync(file, block)
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
    }
    closeSync(file)
    expect(statSync(ballast).size).toBeGreaterThan(40 * 1024 * 1024)

    const storedIds = [first.value.id as string]
    let refused: Awaited<ReturnType<typeof call>> | null = null
    for (let seed = 1; refused === null && seed < 40; seed++) {
      const answer = await call('/v1/optimize', optimize(seed))
      if (answer.status === 200) storedIds.push(answer.value.id)
      else refused = answer
    }
    expect(refused).toMatchObject({ status: 503, retryAfter: '60', value: { code: 'database_unavailable' } })
    const ready = await call('/readyz')
    expect([ready.status, ready.value.checks.database, ready.value.checks.reason]).toEqual([503, 'fail', 'full'])
    expect((await call('/livez')).status).toBe(200)
    for (const id of storedIds) expect((await call(`/v1/score/${id}`)).status).toBe(200)

    rmSync(ballast)
    const again = await call('/v1/optimize', optimize(100))
    expect(again.status).toBe(200)
    expect((await call('/readyz')).status).toBe(200)
    storedIds.push(again.value.id)
    await service.close()
    const database = new DatabaseSync(path.join(folder, 'citable.db'), { readOnly: true })
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    const stored = database
      .prepare('SELECT id FROM optimization')
      .all()
      .map(({ id }) => id)
    expect(stored).toEqual(expect.arrayContaining(storedIds))
    database.close()
  })
})

describe('a file that is damaged while it is in use', () => {
  it('is reported by the call that meets it, and from then on by /readyz', async () => {
    const folder = newFolder()
    const name = path.join(folder, 'citable.db')
    const made = await serve(folder)
    const ids: string[] = []
    for (let seed = 0; seed < 30; seed++) ids.push((await made.call('/v1/optimize', optimize(seed))).value.id)
    await made.service.close()

    // a key that is known, and pages of results that are not
    const { service, call } = await serveAgain(folder, made.service.firstKey ?? '')
    // a machine that holds the probe up for a second is not ready yet
    await expect.poll(async () => (await call('/readyz')).status).toBe(200)
    const { size } = statSync(name)
    const file = openSync(name, 'r+')
    const noise = Buffer.alloc(4096, 0xa5)
    for (let at = Math.floor(size / 8192) * 4096; at + 4096 <= size; at += 4096) writeSync(file, noise, 0, 4096, at)
    fsyncSync(file)
    closeSync(file)

    const answers = await Promise.all(ids.map((id) => call(`/v1/score/${id}?include=checks`)))
    const met = answers.filter(({ status }) => status !== 200)
    expect(met.length).toBeGreaterThan(0)
    for (const answer of met) {
      expect([answer.status, answer.value.code, answer.retryAfter]).toEqual([503, 'database_unavailable', '300'])
      expect(answer.value.detail).toContain('damaged')
    }
    const ready = await call('/readyz')
    expect([ready.status, ready.value.checks.database, ready.value.checks.reason]).toEqual([503, 'fail', 'damaged'])
    expect((await call('/livez')).status).toBe(200)
    await service.close()
  })
})

/** A second start on the same data, called with the key of the first. */
async function serveAgain(folder: string, key: string) {
  const { service } = await serve(folder)
  const call = async (place: string) => {
    const answer = await fetch(`${service.url}${place}`, { headers: { authorization: `Bearer ${key}` } })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), value: await answer.json() }
  }
  return { service, call }
}
