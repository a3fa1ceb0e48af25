import { gunzipSync } from 'node:zlib'
import { problemCodes } from '@citable/contract'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { serveDocs } from './serve-docs.ts'

const service = Fastify()
beforeAll(() => serveDocs(service))
const script = (accepted?: string) =>
  service.inject({ url: '/docs/reference.js', ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }) })

describe('the API reference', () => {
  it('is a page that names its scripts, which are there', async () => {
    const page = await service.inject('/docs')
    const named = [...page.body.matchAll(/<script src="([^"]+)"/g)].map(([, address]) => `/${address}`)
    expect(named).toHaveLength(2)
    for (const address of named) {
      const { statusCode, headers, rawPayload } = await service.inject(address)
      expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'text/javascript; charset=utf-8' })
      expect(rawPayload.length).toBeGreaterThan(100)
    }
  })

  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'GZIP;q=1'])(
    'goes out packed to whom accepts %s',
    async (accepted) => {
      const { headers, rawPayload } = await script(accepted)
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
      expect(gunzipSync(rawPayload).toString()).toContain('createApiReference')
    },
  )

  it.each([undefined, '', 'br', 'gzip;q=0', 'gzip;q=0.0, br', 'x-gzip'])('goes out as it is to whom accepts %s', async (accepted) => {
    const { headers, body } = await script(accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('Accept-Encoding')
    expect(body).toContain('createApiReference')
  })
})

describe('the page about problems', () => {
  it('says of each code what it means and what to do', async () => {
    const { body } = await service.inject('/docs/errors')
    const rows = [
      ...body.matchAll(/<tr id="(\w+)"><th scope="row"><code>\1<\/code><\/th><td>(\d+)<\/td><td>(.+?)<\/td><td>(.+?)<\/td><\/tr>/g),
    ]
    expect(rows.map(([, code, status]) => [code, Number(status)])).toEqual(Object.entries(problemCodes))
    expect(body).toContain('<code>Authorization: Bearer &lt;key></code>')
  })
})
