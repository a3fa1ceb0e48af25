import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manifest } from '../../../scripts/package.mts'

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
  expect(JSON.stringify(published)).not.toMatch(/workspace:|catalog:|\.tsx?"|#shared/)
})

it('asks for nothing but what Strapi brings', async () => {
  const dist = join(folder, 'package/dist')
  const files = (await readdir(dist, { recursive: true })).filter((file) => /^(admin|server).*\.m?js$/.test(file))
  const asked = new Set<string>()
  for (const file of files) {
    const text = await readFile(join(dist, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/^(?:import|export) [^'"]*?from "([^"]+)";$|^import "([^"]+)";$/gm)) asked.add(name)
    if (file.startsWith('server')) for (const [, name = ''] of text.matchAll(/\brequire\("([^"]+)"\)/g)) asked.add(name)
  }
  const packages = [...asked]
    .filter((name) => name !== '' && !name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  expect(packages).toContain('react')
  expect([...new Set(packages)].filter((name) => !(name in published.peerDependencies))).toEqual([])
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

it('names the repository that is known', () => {
  const page = 'https://github.com/owner/name'
  expect(manifest({ exports: {}, name: 'strapi-plugin-citable' }, page)).toMatchObject({
    repository: { type: 'git', url: `git+${page}.git`, directory: 'plugins/strapi' },
    homepage: `${page}/tree/main/plugins/strapi`,
    bugs: `${page}/issues`,
  })
  expect(manifest({ exports: {}, name: 'strapi-plugin-citable' }, null)).not.toHaveProperty('repository')
})
