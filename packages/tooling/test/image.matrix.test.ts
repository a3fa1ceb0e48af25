import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildImage, bytesOf, contextFiles, type Image } from '../src/packaging/container.ts'
import { freePort } from '../src/sites/free-port.ts'

const context = fileURLToPath(new URL('../../..', import.meta.url))
const node = join(createRequire(join(context, 'package.json')).resolve('node/package.json'), '../bin/node')

/** Files of gcr.io/distroless/cc-debian12 beside the libraries that are laid in here: certificates, time zones, names of users. */
const baseBytes = 10_000_000
const maxBytes = 250_000_000

it('takes in what the service runs with: no tests, no plugins, no secrets of a developer', () => {
  const files = contextFiles(context)
  expect(files).toEqual(expect.arrayContaining(['pnpm-lock.yaml', 'packages/cli/bin/citable.mjs', 'packages/service/src/service.ts']))
  expect(files.filter((file) => /(^|\/)(test|\.git|\.env|plugins|editor|tooling|docs)(\/|$)|\.test\.ts$/.test(file))).toEqual([])
})

/** A namespace of mounts makes the root read-only; without the right to one, it is only not writable for the user. */
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0

// chroot is root’s alone
describe.skipIf(process.getuid?.() !== 0)('the image', () => {
  let folder: string
  let image: Image
  let port: number
  let service: ChildProcess
  let said = ''
  let key = ''

  /** As an engine runs it: its root and nothing else, its user, its environment; the port is one of this machine, on loopback. */
  const start = (words: readonly string[]): ChildProcess => {
    const environment = { ...image.environment, PATH: '/usr/local/bin', CITABLE_HOST: '127.0.0.1', CITABLE_PORT: String(port) }
    const variables = Object.entries(environment).map(([name, value]) => `'${name}=${value}'`)
    const [data = ''] = image.volumes
    const mounts = [
      'mount --bind "$1" "$1"',
      'mount --bind /dev/null "$1/dev/null"',
      'mount -t proc proc "$1/proc"',
      `mount --bind "$1${data}" "$1${data}"`,
      'mount -o remount,bind,ro "$1"',
    ]
    const enter = `exec env -i ${variables.join(' ')} "$(command -v chroot)" --userspec=${image.user}:${image.user} "$@"`
    const script = ['set -e', ...(canMount ? mounts : []), enter].join('; ')
    const program = ['sh', '-c', script, 'sh', image.root, ...words]
    const [command = '', ...rest] = canMount ? ['unshare', '--mount', ...program] : program
    return spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
  }

  const serve = async (): Promise<void> => {
    service = start([...image.entrypoint, ...image.command])
    said = ''
    for (const stream of [service.stdout, service.stderr]) stream?.on('data', (chunk) => (said += chunk))
    for (let tries = 0; !said.includes('try '); tries++) {
      expect(tries < 600 && service.exitCode === null, said).toBe(true)
      await wait(100)
    }
  }
  const call = (path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  /** Ends as an engine ends it. */
  const stop = async (): Promise<number | null> => {
    const ended = once(service, 'exit')
    service.kill('SIGTERM')
    return (await ended)[0]
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'citable-image-'))
    image = buildImage({ context, dockerfile: join(context, 'packages/service/deploy/Dockerfile'), into: folder, node })
    port = await freePort()
    await serve()
    key = readFileSync(join(image.root, 'data/first-key.txt'), 'utf8').trim()
  }, 300_000)
  afterAll(async () => {
    if (service?.exitCode === null) await stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('has less than 250 MB of files', () => {
    const bytes = bytesOf(image.root) + baseBytes
    expect(bytes).toBeLessThan(maxBytes)
    // and is no empty folder
    expect(bytes).toBeGreaterThan(130_000_000)
  })

  it('runs as its user, with the memory settings of the command, as one process', () => {
    const status = readFileSync(`/proc/${service.pid}/status`, 'utf8')
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe('65532')
    expect(/^CapEff:\s+(\w+)/m.exec(status)?.[1]).toBe('0000000000000000')
    expect(readFileSync(`/proc/${service.pid}/cmdline`, 'utf8').split('\0')).toContain('--max-semi-space-size=4')
    expect(readFileSync(`/proc/${service.pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=2')
  })

  it('answers, says that it is well, and stores its first key where only it can read', async () => {
    expect((await call('/readyz')).status).toBe(200)
    const [code] = await once(start(image.healthcheck.map((word) => word.replace(`:${image.port}/`, `:${port}/`))), 'exit')
    expect(code).toBe(0)
    const { mode, uid } = statSync(join(image.root, 'data/first-key.txt'))
    expect([mode & 0o777, uid]).toEqual([0o600, 65_532])
    const answer = await call('/v1/optimize', { content: { title: 'Bread', html: '<p>Bread is food from flour and water.</p>' } })
    expect(answer.status).toBe(200)
    expect((await answer.json()).aeo_score).toBeTypeOf('number')
    expect((await call('/docs')).status).toBe(200)
    expect((await call('/')).status).toBe(200)
  })

  it('writes nothing outside of its volume', async () => {
    for (const file of ['/app/x', '/tmp/x', '/usr/local/bin/x']) {
      const attempt = start(['/usr/local/bin/node', '-e', `require('fs').writeFileSync('${file}', '')`])
      const errors: string[] = []
      attempt.stderr?.on('data', (chunk) => errors.push(String(chunk)))
      const [code] = await once(attempt, 'close')
      expect([file, code, /EROFS|EACCES/.test(errors.join(''))]).toEqual([file, 1, true])
    }
  })

  it('ends in order on SIGTERM, and has everything when it starts again', async () => {
    const made = await (await call('/v1/optimize', { content: { title: 'Bread', html: '<p>Bread is food.</p>' } })).json()
    expect(await stop()).toBe(0)
    await serve()
    const score = await call(`/v1/score/${made.id}`)
    expect([score.status, (await score.json()).aeo_score]).toEqual([200, made.aeo_score])
  })
})
