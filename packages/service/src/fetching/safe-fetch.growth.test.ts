import zlib from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GuardedSite, startGuardedSite } from '../../test/setup/guarded-site.ts'
import { createSafeFetch } from './safe-fetch.ts'

let site: GuardedSite
beforeAll(async () => {
  site = await startGuardedSite()
})
afterAll(() => site.close())

it('memory stays flat while a bomb of 200 MiB is refused', async () => {
  const bomb = zlib.gzipSync(Buffer.alloc(200 * 1024 * 1024))
  site.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
    response.end(bomb)
  })
  const { fetchPage } = createSafeFetch({ userAgent: 'test', wire: site.wire({ answers: () => ['8.8.8.8'] }) })
  const before = process.memoryUsage().external
  expect(await fetchPage('https://site.test/', 'tenant')).toMatchObject({ ok: false, reason: 'decoded_size' })
  // bytes: the decoded cap plus slack for buffers in flight, far from 200 MiB
  expect(process.memoryUsage().external - before).toBeLessThan(40 * 1024 * 1024)
})
