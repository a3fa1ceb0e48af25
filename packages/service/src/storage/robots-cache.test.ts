import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases/storages.ts'
import { createTestDatabase, type TestDatabase } from '../../test/setup/test-service.ts'
import { createRobotsFiles, robotsCopyMs } from '../fetching/robots.ts'
import { pruneRobotsCache, sharedRobotsCache } from './robots-cache.ts'

describe.each(engines)('copies of robots.txt on %s', (engine) => {
  let database: TestDatabase
  let now: number
  let asked: string[]
  let answer: { status: number; text: string }
  beforeEach(async () => {
    database = await createTestDatabase(engine)
    now = Date.parse('2026-11-20T12:00:00Z')
    asked = []
    answer = { status: 200, text: 'User-agent: *\nDisallow: /private' }
  })
  afterEach(() => database.close())

  /** A process that has just started. */
  const start = () => {
    const files = createRobotsFiles(
      async (url) => {
        asked.push(url)
        const body = Buffer.from(answer.text)
        return { url, redirects: [], status: answer.status, headers: {}, robotsTags: [], body, rawBytes: body.length }
      },
      () => false,
      () => now,
      sharedRobotsCache(database.storage),
    )
    return async (url: string): Promise<boolean> => (await files.check(new URL(url), new AbortController().signal)).allowed
  }
  const origins = async () =>
    (await database.storage.read.selectFrom('robots_copy').select('origin').orderBy('origin').execute()).map(({ origin }) => origin)

  it('are shared by processes and outlive them, each origin’s its own', async () => {
    expect(await start()('https://a.test/private')).toBe(false)
    const other = start()
    expect(await other('https://a.test/private')).toBe(false)
    expect(await other('https://a.test/')).toBe(true)
    expect(asked).toEqual(['https://a.test/robots.txt'])
    await other('https://b.test/')
    await other('http://a.test/')
    expect(asked).toHaveLength(3)
  })

  it('know that a site has none', async () => {
    answer = { status: 404, text: 'not here' }
    expect([await start()('https://a.test/private'), await start()('https://a.test/private')]).toEqual([true, true])
    expect(asked).toHaveLength(1)
  })

  it('are used for 24 hours from when the site was asked, for all tenants', async () => {
    await start()('https://a.test/')
    now += robotsCopyMs - 1
    const other = start()
    await other('https://a.test/')
    expect(asked).toHaveLength(1)
    now += 1
    answer.text = 'User-agent: *\nDisallow: /'
    expect(await other('https://a.test/')).toBe(false)
    expect(await start()('https://a.test/')).toBe(false)
    expect(asked).toHaveLength(2)
  })

  it('are not stored of a site that cannot be read, nor of a file too long', async () => {
    answer.status = 503
    expect(await start()('https://a.test/')).toBe(false)
    answer = { status: 200, text: `# ${randomBytes(100_000).toString('base64')}` }
    expect(await start()('https://b.test/')).toBe(true)
    expect(await origins()).toEqual([])
  })

  it('are stored of so many origins at most, the newest ones, and for a day', async () => {
    const check = start()
    for (const name of ['a', 'b', 'c']) {
      await check(`https://${name}.test/`)
      now += 1
    }
    await database.storage.write(pruneRobotsCache(database.storage, now, 2))
    expect(await origins()).toEqual(['https://b.test', 'https://c.test'])
    await database.storage.write(pruneRobotsCache(database.storage, now + robotsCopyMs - 2))
    expect(await origins()).toEqual(['https://c.test'])
  })
})
