import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rubric } from '@citable/core'
import { freePort } from '@citable/tooling/sites/free-port'
import { startServiceSite } from '@citable/tooling/sites/service'
import { readDebugLog } from '@citable/tooling/sites/wordpress'
import { mustRun } from '@citable/tooling/sites/wordpress/run-command'
import { afterAll, describe, expect, it } from 'vitest'
import { older, openLife } from './open-life.ts'

const citable = fileURLToPath(new URL('../../../../../packages/cli/bin/citable.mjs', import.meta.url))

const { site, version, step, archive } = await openLife()
afterAll(() => site.stop())

describe('one site', () => {
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
    expect(await step('add', 'second')).toBe(2)
    // WordPress notes there every site that has come.
    const rows = async () => (await step<readonly string[]>('rows')).filter((row) => !row.startsWith('wp_registration_log:'))
    const before = await rows()
    expect(await step('install', await archive(older))).toBe(older)
    await step('use')
    expect(await step('install', await archive(version))).toBe(version)
    const [one, two] = await step<unknown[]>('visit')
    const stored = (at: number) => ({
      version,
      address: `https://site-${at}.example.com`,
      key: String(at),
      queries: [`Why ${at}?`],
      aeo: `1${at}`,
      seo: `2${at}`,
      posts: 1,
      redirects: [`/old-${at}`],
      job: `Baker ${at}`,
      gone: 1,
    })
    expect(one).toEqual(stored(1))
    expect(two).toEqual(stored(2))
    // A site that comes later has its tables at once, and takes them along when it goes.
    const tables = await step<readonly string[]>('tables')
    expect([...tables].sort()).toEqual([
      'wp_2_citable_redirects',
      'wp_2_citable_traffic_daily',
      'wp_2_citable_traffic_outbox',
      'wp_citable_redirects',
      'wp_citable_traffic_daily',
      'wp_citable_traffic_outbox',
    ])
    expect(await step('add', 'third')).toBe(3)
    const more = await step<readonly string[]>('tables')
    expect(more.filter((name) => !tables.includes(name)).sort()).toEqual([
      'wp_3_citable_redirects',
      'wp_3_citable_traffic_daily',
      'wp_3_citable_traffic_outbox',
    ])
    expect(await step('drop', '3')).toBe(true)
    expect([...(await step<readonly string[]>('tables'))].sort()).toEqual([...tables].sort())
    expect(await step('remove')).toEqual([true, false])
    expect(await rows()).toEqual(before)
  })

  it('leaves the debug log to core, which notes its own deprecations on a network', async () => {
    const lines = (await readDebugLog(site)).split('\n').filter((line) => /\[[^\]]+\] PHP|citable/i.test(line))
    expect(lines.filter((line) => !/\/wp-(?:includes|admin)\//.test(line) || line.includes('/plugins/citable/'))).toEqual([])
  })
})
