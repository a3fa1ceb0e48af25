import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rubric } from '@citable/core'
import { type PluginFiles, readPluginFiles } from '@citable/tooling/packaging/plugin-files'
import { zipFiles } from '@citable/tooling/packaging/zip-files'
import { freePort } from '@citable/tooling/sites/free-port'
import { startServiceSite } from '@citable/tooling/sites/service'
import { readDebugLog, type WordPressSite } from '@citable/tooling/sites/wordpress'
import { pluginDirectory } from '@citable/tooling/sites/wordpress/plugin-directory'
import { mustRun } from '@citable/tooling/sites/wordpress/run-command'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSite } from '../open-site.ts'
import { cacheCompiled } from './cache-compiled.ts'

const citable = fileURLToPath(new URL('../../../../packages/cli/bin/citable.mjs', import.meta.url))
const script = fileURLToPath(new URL('lifecycle.php', import.meta.url))
const version: string = JSON.parse(await readFile(join(pluginDirectory, 'package.json'), 'utf8')).version
const older = '0.0.9'

/** Milliseconds: each test is a dozen processes of PHP, on a machine that may be busy. */
vi.setConfig({ testTimeout: 300_000 })

let site: WordPressSite
let files: PluginFiles

const compiled = (): string => join(site.siteDirectory, '../compiled')

/** One request to the site, answered with what it saw. */
async function step<Answer>(name: string, argument = ''): Promise<Answer> {
  const env = { ...cacheCompiled(compiled()), WP_HOME: site.url }
  const printed = await mustRun(`The step ${name}`, 'php', [script, site.siteDirectory, name, argument], { env })
  return JSON.parse(printed.trim().split('\n').at(-1) ?? 'null') as Answer
}

/** Writes an archive of the plugin as it is, or as it was at another version. */
async function archive(at: string): Promise<string> {
  const dated = new Map(files)
  const main = Buffer.from(files.get('citable.php')!).toString('utf8')
  dated.set('citable.php', Buffer.from(main.replaceAll(version, at)))
  const path = join(site.siteDirectory, '..', `citable-${at}.zip`)
  await writeFile(path, zipFiles('citable', dated))
  return path
}

beforeAll(async () => {
  files = await readPluginFiles(pluginDirectory)
  site = await openSite()
  await mkdir(compiled())
  expect(await step('remove')).toEqual([true, false])
})
afterAll(() => site.stop())

describe('the archive', () => {
  it('holds what runs, its licences and translations, and nothing of the workshop', () => {
    const names = [...files.keys()]
    for (const name of [
      'citable.php',
      'uninstall.php',
      'readme.txt',
      'LICENSE',
      'build/third-party-notices.txt',
      'build/editor.js',
      'languages/citable.pot',
    ])
      expect(names).toContain(name)
    for (const locale of ['ar', 'de_DE', 'es_ES', 'fr_FR', 'ja'])
      for (const ending of ['.mo', '.l10n.php', '-citable-editor.json', '-citable-settings.json'])
        expect(names).toContain(`languages/citable-${locale}${ending}`)
    const kinds =
      /^(?:LICENSE|[a-z]+\.(?:php|txt)|includes\/.+\.php|build\/[\w.-]+\.(?:js|css|asset\.php|txt)|languages\/citable[\w-]*\.(?:pot|mo|l10n\.php|json))$/
    expect(names.filter((name) => !kinds.test(name))).toEqual([])
  })
  it('names the licence of every package in the scripts', () => {
    const notices = Buffer.from(files.get('build/third-party-notices.txt')!).toString('utf8')
    expect(notices).toMatch(/^htmlparser2 \d/m)
    expect(notices).toContain('Permission is hereby granted')
    expect(notices).toContain('NTREX-128')
    expect(
      [...notices.matchAll(/^Licence: (\S+?),? /gm)]
        .map(([, licence]) => licence)
        .filter((licence) => !/^(MIT|ISC|BSD-[23]-Clause)$/.test(licence ?? '')),
    ).toEqual([])
  })
})

describe('one site', () => {
  it('installs, updates with its data, and leaves nothing when it is deleted', async () => {
    const before = await step('rows')
    expect(await step('install', await archive(older))).toBe(older)
    await step('use')
    const [first] = await step<{ version: string; seo: string }[]>('visit')
    expect([first?.version, first?.seo]).toEqual([older, '21'])
    await step('use')
    expect(await step('install', await archive(version))).toBe(version)
    expect(await step('visit')).toEqual([
      { version, address: 'https://site-1.example.com', key: '1', queries: ['Why 1?'], aeo: '11', seo: '21', posts: 1 },
    ])
    expect(await step('rows')).not.toEqual(before)
    expect(await step('remove')).toEqual([true, false])
    expect(await step('rows')).toEqual(before)
  })

  it('stores analyses on request, and finds them again', async () => {
    const before = await step<readonly string[]>('rows')
    await step('install', await archive(version))
    await step('use')
    await step('leave')
    await step('remove')
    const left = (await step<readonly string[]>('rows')).filter((row) => !before.includes(row))
    expect(left).toEqual([expect.stringMatching(/^wp_postmeta: _citable@\d+$/)])
    await step('install', await archive(version))
    expect(await step('visit')).toEqual([expect.objectContaining({ queries: ['Why 1?'], aeo: '11', address: '' })])
    await step('remove')
    expect(await step('rows')).toEqual(before)
  })
})

describe('wp citable export --pending | citable optimize --jsonl | wp citable store', () => {
  it('analyses a site without a browser', async () => {
    await step('install', await archive(version))
    const lines = await step<readonly string[]>('export')
    expect(lines.length).toBeGreaterThan(1)
    const output = await mustRun('citable optimize', process.execPath, [citable, 'optimize', '--jsonl'], { input: `${lines.join('\n')}\n` })
    const file = join(site.siteDirectory, '..', 'optimized.jsonl')
    await writeFile(file, output)
    expect(await step('store', file)).toEqual([`Success: ${lines.length} posts stored.`])
    const scores = await step<readonly { by: string; state: string; rubric: string; aeo: number; words: number }[]>('scores')
    expect(scores.map(({ by, state, rubric: made }) => ({ by, state, made }))).toEqual(
      lines.map(() => ({ by: 'cli', state: 'current', made: rubric.version })),
    )
    for (const { aeo } of scores) expect(aeo).toBeGreaterThan(0)
    // A page is no article, which is what has words.
    expect(scores.some(({ words }) => words > 0)).toBe(true)
    expect(await step('export')).toEqual([])
    await step('remove')
  })
})

describe('everything that waits, as a job of the real service', () => {
  it('comes back with its scores', async () => {
    await step('install', await archive(version))
    const service = await startServiceSite(await freePort())
    try {
      const waiting = await step<readonly string[]>('export')
      expect(await step('job', `${service.url} ${service.key}`)).toEqual([[waiting.length], null])
    } finally {
      await service.stop()
    }
    const scores = await step<readonly { by: string; state: string; aeo: number }[]>('scores')
    expect(scores.map(({ by, state }) => `${by} ${state}`)).toEqual(scores.map(() => 'service current'))
    for (const { aeo } of scores) expect(aeo).toBeGreaterThan(0)
    await step('remove')
  })
})

describe('a network of two sites', () => {
  it('stores everything per site, updates each at its first request, and leaves nothing on any', async () => {
    const config = join(site.siteDirectory, 'wp-config.php')
    const single = await readFile(config, 'utf8')
    expect(await step('network')).toBe(1)
    const { host } = new URL(site.url)
    const constants = {
      MULTISITE: true,
      SUBDOMAIN_INSTALL: false,
      DOMAIN_CURRENT_SITE: host,
      PATH_CURRENT_SITE: '/',
      SITE_ID_CURRENT_SITE: 1,
      BLOG_ID_CURRENT_SITE: 1,
    }
    const lines = Object.entries(constants).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`)
    await writeFile(config, single.replace('<?php', `<?php\n${lines.join('\n')}`))
    expect(await step('add')).toBe(2)
    const before = await step('rows')
    expect(await step('install', await archive(older))).toBe(older)
    await step('use')
    expect(await step('install', await archive(version))).toBe(version)
    const [one, two] = await step<unknown[]>('visit')
    expect(one).toEqual({ version, address: 'https://site-1.example.com', key: '1', queries: ['Why 1?'], aeo: '11', seo: '21', posts: 1 })
    expect(two).toEqual({ version, address: 'https://site-2.example.com', key: '2', queries: ['Why 2?'], aeo: '12', seo: '22', posts: 1 })
    expect(await step('remove')).toEqual([true, false])
    expect(await step('rows')).toEqual(before)
  })

  it('leaves the debug log to core, which notes its own deprecations on a network', async () => {
    const lines = (await readDebugLog(site)).split('\n').filter((line) => /\[[^\]]+\] PHP|citable/i.test(line))
    expect(lines.filter((line) => !/\/wp-(?:includes|admin)\//.test(line) || line.includes('/plugins/citable/'))).toEqual([])
  })
})
