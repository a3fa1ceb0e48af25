import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../tooling/src/sites/free-port.ts'
import { type PostgresSite, startPostgres } from '../../../tooling/src/sites/postgres.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { createSelfSigned } from '../setup/self-signed.ts'

/** What packages/docs/deployment.md says of connections to PostgreSQL outside of a private network. */
describe('TLS to PostgreSQL', () => {
  let folder: string
  let encrypted: PostgresSite
  let plain: PostgresSite
  const files = { own: '', other: '' }
  const urls = { encrypted: '', wrongName: '', plain: '' }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'citable-tls-'))
    const certificate = createSelfSigned('127.0.0.1')
    for (const [name, { cert }] of Object.entries({ own: certificate, other: createSelfSigned('127.0.0.1') })) {
      const file = path.join(folder, `${name}.crt`)
      writeFileSync(file, cert)
      files[name as keyof typeof files] = file
    }
    encrypted = await startPostgres({ tls: { ...certificate, port: await freePort() } })
    plain = await startPostgres()
    urls.encrypted = await encrypted.createDatabase()
    urls.wrongName = urls.encrypted.replace('127.0.0.1', 'localhost')
    urls.plain = await plain.createDatabase()
  })
  afterAll(async () => {
    await encrypted?.stop()
    await plain?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const withParameters = (url: string, parameters: string) => `${url}${url.includes('?') ? '&' : '?'}${parameters}`

  it.each([
    ['verify-full, with the certificate that it knows', () => `sslmode=verify-full&sslrootcert=${files.own}`],
    ['no-verify', () => 'sslmode=no-verify'],
  ])('works encrypted under %s', async (_name, parameters) => {
    const storage = await openStorage({ url: withParameters(urls.encrypted, parameters()) })
    expect(await storage.readRows({ sql: 'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()', parameters: [] })).toEqual([
      { ssl: true },
    ])
    await storage.probe()
    await storage.close()
  })

  it.each([
    [
      'a certificate of another host',
      /self-signed certificate/,
      () => withParameters(urls.encrypted, `sslmode=verify-full&sslrootcert=${files.other}`),
    ],
    ['a certificate of an unknown issuer', /self-signed certificate/, () => withParameters(urls.encrypted, 'sslmode=verify-full')],
    [
      'a certificate for another name',
      /does not match/,
      () => withParameters(urls.wrongName, `sslmode=verify-full&sslrootcert=${files.own}`),
    ],
    ['a server without TLS', /does not support SSL/, () => withParameters(urls.plain, `sslmode=verify-full&sslrootcert=${files.own}`)],
  ])('verify-full does not start against %s, and says so in one sentence', async (_name, why, url) => {
    const refused = await openStorage({ url: url() }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ name: 'StartFault', message: expect.stringMatching(/^The database postgresql:.*\.$/) })
    expect((refused as Error).message).toMatch(why)
  })
})
