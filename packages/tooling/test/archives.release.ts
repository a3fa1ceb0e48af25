import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedFolders } from '../src/packaging/package-node.ts'
import { freePort } from '../src/sites/free-port.ts'
import { startWordPress } from '../src/sites/wordpress.ts'
import { copyRepository, versionUp } from './copy-repository.ts'
import { type Registry, startRegistry } from './registry.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Bytes of files: the core with all that npm lays beside it. */
const maxCoreBytes = 8_000_000

let folder: string
let copy: string
let version: string
let sums: string
let registry: Registry

const readVersion = (from: string): string => JSON.parse(readFileSync(join(from, 'shared-core/package.json'), 'utf8')).version
const archive = (name: string): string => join(copy, 'dist', name)
/** Not at once: the registry answers from this process. Without the folder that pnpm announces to programs, which no stranger has. */
const run = async (program: string, args: readonly string[], cwd: string, environment: Readonly<Record<string, string>> = {}) =>
  (await promisify(execFile)(program, [...args], { cwd, env: { ...process.env, NODE_PATH: '', ...environment }, maxBuffer: 1 << 26 }))
    .stdout

/** A copy of the repository, a version on, with all that is published, made twice. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'citable-release-'))
  copy = join(folder, 'copy')
  mkdirSync(copy)
  copyRepository(copy)
  versionUp(copy)
  version = readVersion(copy)
  const make = async (): Promise<string> => {
    await run(process.execPath, ['packages/tooling/src/main.ts', 'package'], copy)
    return readFileSync(archive('SHA256SUMS'), 'utf8')
  }
  const first = await make()
  sums = await make()
  expect(sums, 'made again, of the same sources').toBe(first)
  const archives = globSync(archive('*.tgz'))
  registry = await startRegistry(archives, join(root, 'node_modules/.pnpm'))
})
afterAll(() => {
  registry?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Installs one package from the registry into an empty folder. */
async function install(name: string, ...options: readonly string[]): Promise<string> {
  const place = mkdtempSync(join(folder, 'installed-'))
  writeFileSync(join(place, 'package.json'), '{"private":true,"type":"module"}')
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--ignore-scripts', `--cache=${join(folder, 'cache')}`]
  await run('npm', ['install', `--registry=${registry.url}`, '--engine-strict', ...quiet, ...options, name], place)
  return place
}

const manifestIn = (place: string, name: string) => JSON.parse(readFileSync(join(place, 'node_modules', name, 'package.json'), 'utf8'))
const bytesOf = (place: string): number =>
  globSync(join(place, 'node_modules/**'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

it('all is a version on, and sums are true', () => {
  expect(version).not.toBe(readVersion(root))
  const lines = sums.trim().split('\n')
  expect(lines).toHaveLength(publishedFolders.length + 4)
  for (const line of lines) {
    const [sum, name = ''] = line.split('  ')
    expect(name).toContain(`-${version}.`)
    expect(
      createHash('sha256')
        .update(readFileSync(archive(name)))
        .digest('hex'),
      name,
    ).toBe(sum)
  }
})

describe('each package installs alone', () => {
  it.each([
    ['@citable/core', "import { rubric } from '@citable/core'; console.log(rubric.version)", /^\d+\.\d+/],
    ['@citable/contract', "import { operations } from '@citable/contract'; console.log(Object.keys(operations).length)", /^\d\d/],
    ['@citable/providers', "import { createApertium } from '@citable/providers'; console.log(typeof createApertium)", /^function/],
    ['@citable/client', "import { createClient } from '@citable/client'; console.log(typeof createClient)", /^function/],
    ['@citable/service', "import { startService } from '@citable/service'; console.log(typeof startService)", /^function/],
  ])('%s', async (name, script, answer) => {
    const place = await install(name)
    expect(await run(process.execPath, ['--no-strip-types', '--input-type=module', '-e', script], place)).toMatch(answer)
    const manifest = manifestIn(place, name)
    expect(manifest).toMatchObject({ version, author: 'the Citable authors', publishConfig: { access: 'public', provenance: true } })
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|"private"|"scripts"/)
    const files = globSync('**', { cwd: join(place, 'node_modules', name) })
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']))
  })

  it('the core with all it needs takes at most 8 MB, and names what it carries in itself', async () => {
    const place = await install('@citable/core')
    expect(bytesOf(place)).toBeLessThanOrEqual(maxCoreBytes)
    expect(bytesOf(place)).toBeGreaterThan(3_000_000)
    const notices = readFileSync(join(place, 'node_modules/@citable/core/third-party-notices.txt'), 'utf8')
    for (const name of ['cheerio', 'css-select', 'dom-serializer']) expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
    const script = "import { mainHtml } from '@citable/core'; console.log(mainHtml('<main><p>Bread is food.</p></main>'))"
    expect(await run(process.execPath, ['--input-type=module', '-e', script], place)).toContain('Bread is food.')
  })
})

describe.each([['as it is', []] as const, ['without what may be left out', ['--omit=optional']] as const])(
  'the command, %s',
  (name, options) => {
    let place: string
    beforeAll(async () => {
      place = await install('@citable/cli', ...options)
    })

    it.each([['22'], ['24']])('says its version, scores and serves on Node %s', async (major) => {
      const node = await nodeOf(major)
      expect(await run(node, ['--version'], place)).toMatch(new RegExp(`^v${major}\\.`))
      const command = join(place, 'node_modules/@citable/cli/bin/citable.mjs')
      expect(await run(node, [command, '--version'], place)).toContain(version)
      writeFileSync(join(place, 'article.html'), '<h1>How to bake bread</h1><p>Bread is food from flour and water.</p>')
      expect(await run(node, [command, 'optimize', 'article.html', '--format', 'json'], place)).toMatch(/"aeo_score": \d/)
      const port = String(await freePort())
      const environment = { CITABLE_PORT: port, CITABLE_DATA_DIR: join(place, `data-${major}`), CITABLE_WORKERS: '1' }
      const service = spawn(node, [command, 'serve'], {
        cwd: place,
        env: { ...process.env, NODE_PATH: '', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      try {
        const said = await readUntil(service, 'try ')
        expect(said).not.toMatch(/Warning|Error/)
        expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
        const docs = await fetch(`http://127.0.0.1:${port}/docs`)
        expect(docs.status).toBe(name === 'as it is' ? 200 : 404)
        if (name !== 'as it is') expect(await docs.text()).toContain('npm install @scalar/fastify-api-reference')
      } finally {
        const ended = new Promise((resolve) => service.once('exit', resolve))
        service.kill('SIGTERM')
        await ended
      }
    })
  },
)

it('the command says what to install, where something is asked for that was left out', async () => {
  const place = await install('@citable/cli', '--omit=optional')
  const command = join(place, 'node_modules/@citable/cli/bin/citable.mjs')
  const start = (environment: Record<string, string>): Promise<string> =>
    run(process.execPath, [command, 'serve'], place, { CITABLE_DATA_DIR: join(place, 'data'), CITABLE_PORT: '1', ...environment }).catch(
      (error: { readonly stderr: string }) => error.stderr,
    )
  expect(await start({ CITABLE_LOG_FORMAT: 'pretty' })).toContain('needs a package that is not installed: npm install pino-pretty')
  expect(await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toMatch(
    /^citable: Sending spans needs .*npm install .*@opentelemetry\/sdk-trace/,
  )
})

it('the plugin of Strapi installs, asks for nothing but what Strapi brings, and loads', async () => {
  const place = await install('strapi-plugin-citable', '--legacy-peer-deps')
  expect(manifestIn(place, 'strapi-plugin-citable')).toMatchObject({ version, publishConfig: { access: 'public', provenance: true } })
  expect(globSync('*', { cwd: join(place, 'node_modules') })).toEqual(['strapi-plugin-citable'])
  const script = "console.log(Object.keys(require('strapi-plugin-citable/strapi-server')).join())"
  expect(await run(process.execPath, ['--input-type=commonjs', '-e', script], place)).toMatch(/register|services/)
})

it('the archive of WordPress is installed and active under its version', async () => {
  const files = Object.entries(unzipSync(readFileSync(archive(`citable-${version}.zip`))))
  for (const [name, bytes] of files) {
    mkdirSync(join(folder, 'wordpress', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'wordpress', name), bytes)
  }
  expect(strFromU8(Object.fromEntries(files)['citable/readme.txt']!)).toContain(`Stable tag: ${version}\n`)
  const site = await startWordPress({
    directory: join(folder, 'site'),
    port: await freePort(),
    pluginDirectory: join(folder, 'wordpress/citable'),
  })
  try {
    const authorization = `Basic ${Buffer.from(`${site.adminUser}:${site.applicationPassword}`).toString('base64')}`
    const answer = await fetch(`${site.url}/?rest_route=/wp/v2/plugins/citable/citable`, { headers: { authorization } })
    expect(await answer.json()).toMatchObject({ version, status: 'active' })
  } finally {
    await site.stop()
  }
})

it('the files of the container hold the command, its licences, and a folder for its data', async () => {
  const place = join(folder, 'container')
  mkdirSync(place)
  const path = archive(`citable-container-${version}.tar.gz`)
  await run('tar', ['-xzf', path, '-C', place], folder)
  expect(await run(process.execPath, ['app/packages/cli/bin/citable.mjs', '--version'], place)).toContain(version)
  expect(readFileSync(join(place, 'app/LICENSE'), 'utf8')).toContain('MIT License')
  expect(await run('tar', ['-tvzf', path, '--numeric-owner', 'data/'], folder)).toMatch(/^d\S+ 65532\/65532 /)
})

/** A Node of a major version; what is not the tests' own comes from the registry that npm is set up with. */
async function nodeOf(major: string): Promise<string> {
  if (process.version.startsWith(`v${major}.`)) return process.execPath
  const place = join(folder, `node-${major}`)
  const program = join(place, 'node_modules/node/bin/node')
  if (globSync(program).length === 0) {
    mkdirSync(place)
    writeFileSync(join(place, 'package.json'), '{"private":true}')
    await run('npm', ['install', '--no-audit', '--no-fund', `node@${major}`], place)
  }
  return program
}

async function readUntil(child: ChildProcess, end: string): Promise<string> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
  for (let tries = 0; tries < 600 && !said.includes(end) && child.exitCode === null; tries++) await wait(100)
  expect(said).toContain(end)
  return said
}
