import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manifest } from '../../../scripts/package.mts'
import { tables } from '../plugin.ts'

const script = join(import.meta.dirname, '../../../scripts/package.mts')
let folder = ''
let published: { readonly exports: Record<string, string | Record<string, string>>; readonly peerDependencies: Record<string, string> }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citable-package-'))
  await promisify(execFile)(process.execPath, [script, join(folder, 'package')])
  published = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('leads to files that are there, and to no sources', async () => {
  const targets = Object.values(published.exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
  for (const target of targets) expect((await stat(join(folder, 'package', target))).size, target).toBeGreaterThan(0)
  expect(JSON.stringify(published)).not.toMatch(/workspace:|catalog:|(?<!\.d)\.tsx?"/)
})

it('asks for nothing but what Strapi brings', async () => {
  const dist = join(folder, 'package/dist')
  const files = (await readdir(dist, { recursive: true })).filter((file) => /^(admin|server).*\.m?js$/.test(file))
  const { metafile } = await build({
    entryPoints: files.map((file) => join(dist, file)),
    outdir: join(folder, 'read'),
    // each file is an entry of its own: what it imports is read from it alone
    bundle: true,
    external: ['*'],
    platform: 'node',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const asked = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  const packages = asked
    .filter((name) => !name.startsWith('.') && !name.startsWith('/') && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  expect(packages).toContain('react')
  expect([...new Set(packages)].filter((name) => !(name in published.peerDependencies))).toEqual([])
})

/** Runs a worker as a browser does, then each part that it may load; prints how many listeners wait for messages. */
const asWorker = `
  import { readFile } from 'node:fs/promises'
  let listeners = 0
  Object.assign(globalThis, { self: globalThis, location: new URL('https://council.gent/worker.js'), postMessage() {} })
  globalThis.addEventListener = (type) => { if (type === 'message') listeners += 1 }
  const parts = new Set([new URL(process.argv[1]).href])
  for (const part of parts) {
    await import(part)
    const source = await readFile(new URL(part), 'utf8')
    for (const [, path] of source.matchAll(/(?:from|import\\(?)"(\\.{1,2}\\/[^"]+\\.js)"/g)) parts.add(new URL(path, part).href)
  }
  console.log(listeners, parts.size > 3)
`

it.each(['worker', 'sources-worker', 'titles-worker'])('the %s starts, and no part of it starts another one', async (name) => {
  const file = pathToFileURL(join(folder, `package/dist/${name}.js`)).href
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', asWorker, file])
  expect(stdout).toBe('1 true\n')
})

it('has the core once, and takes at most 7.2 MB', async () => {
  const root = join(folder, 'package')
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(3_000_000)
  expect(bytes).toBeLessThanOrEqual(7_200_000)
})

it('names the licences of what is bundled, and its own', async () => {
  const notices = await readFile(join(folder, 'package/dist/third-party-notices.txt'), 'utf8')
  for (const name of ['htmlparser2', 'micromark', 'zod']) expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(await readFile(join(folder, 'package/LICENSE'), 'utf8')).toContain('MIT License')
})

it('leads from its README to the repository of the clone, or nowhere', async () => {
  const readme = await readFile(join(folder, 'package/README.md'), 'utf8')
  expect(readme).toMatch(/^# strapi-plugin-citable/)
  expect(readme.match(/\]\((?!https:\/\/|#)[^)]*\)/g) ?? []).toEqual([])
})

/** What Strapi's market asks of a package, as far as its files say. */
describe('for the market', () => {
  const page = 'https://github.com/owner/name'
  const listed = async () => manifest(JSON.parse(await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8')), page)

  it('is a plugin with a name, a sentence and words to find it by', async () => {
    expect(await listed()).toMatchObject({
      name: expect.stringMatching(/^strapi-plugin-[a-z-]+$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      strapi: { kind: 'plugin', name: 'citable', displayName: 'Citable', description: expect.stringMatching(/^.{20,120}$/) },
      keywords: expect.arrayContaining(['strapi', 'strapi-plugin']),
      license: expect.stringMatching(/^MIT\b/),
      author: expect.stringMatching(/./),
      peerDependencies: { '@strapi/strapi': expect.stringMatching(/^\^5\./) },
    })
    expect(await listed()).not.toHaveProperty('private')
    expect(await listed()).not.toHaveProperty('dependencies')
  })

  it('leads to its sources, its page and its issues, where a repository is known', async () => {
    expect(await listed()).toMatchObject({
      repository: { type: 'git', url: `git+${page}.git`, directory: 'plugins/strapi' },
      homepage: `${page}/tree/main/plugins/strapi`,
      bugs: `${page}/issues`,
    })
    expect(manifest({ exports: {}, name: 'strapi-plugin-citable' }, null)).not.toHaveProperty('repository')
  })

  it('brings a README that says how to install it, a licence, a changelog and an icon', async () => {
    const text = (name: string) => readFile(join(folder, 'package', name), 'utf8')
    expect(await text('README.md')).toMatch(/## Install\n\n```sh\nnpm install strapi-plugin-citable\n[\s\S]*npm run package:strapi/)
    expect(await text('LICENSE')).toContain('MIT License')
    expect(await text('CHANGELOG.md')).toMatch(/^# strapi-plugin-citable\n\n## /)
    const icon = await readFile(join(folder, 'package/icon.png'))
    expect([icon.subarray(1, 4).toString(), icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual(['PNG', 256, 256])
  })

  it('says which tables stay when it goes: all of its own', async () => {
    const limits = (await readFile(join(folder, 'package/README.md'), 'utf8')).split('## Limits')[1] ?? ''
    expect([...limits.matchAll(/`(citable_[a-z]+)`/g)].map(([, name]) => name).sort()).toEqual([...tables].sort())
  })

  it('has types for what it exports', async () => {
    for (const name of ['./strapi-admin', './strapi-server']) {
      const { types = '' } = published.exports[name] as Record<string, string>
      expect(await readFile(join(folder, 'package', types), 'utf8')).toContain('declare const plugin')
    }
  })

  it('runs nothing when it is installed', async () => {
    expect(published).not.toHaveProperty('scripts')
  })
})
