import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { usualAgents } from '@citable/core/reach'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { call, signIn } from '@citable/tooling/sites/strapi'
import { demoArticle } from '@citable/tooling/sites/strapi-article'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VisitOptions } from './admin.ts'
import { openSite, type SeededSite } from './open-site.ts'
import { article, images } from './panel.ts'

const looked = join(images, '../../../node_modules/.cache/citable/looks')
const part = '[data-testid="citable-traffic"]'
const dayMs = 86_400_000

/** A front end, and what is planted on one of its pages. */
let server: Server
let port = 0
let site: SeededSite
let jwt = ''

const words = 'Bread rises because yeast turns sugar into gas, and the dough is strong enough to hold it. '
const html = `<!doctype html><html lang="en"><head><title>Bread</title></head><body><main><h1>Bread</h1><p>${words.repeat(12)}</p></main></body></html>`

/** The server plays the service as well, which accepts events or refuses them. */
let takesEvents = false

function answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  if (url === '/v1/events') {
    response.writeHead(takesEvents ? 202 : 503, { 'content-type': 'application/json' })
    response.end('{"accepted":3,"duplicates":0,"rejected":[]}')
    return
  }
  const name = url === '/planted' ? (headers['user-agent'] ?? '') : ''
  if (url === '/robots.txt') response.end('User-agent: CCBot\nDisallow: /planted')
  else if (name.includes('GPTBot')) response.writeHead(403).end('no')
  else if (name.includes('ClaudeBot')) response.end('<title>Just a moment...</title><script>window._cf_chl_opt = {}</script>')
  else {
    response.writeHead(200, { 'content-type': 'text/html', ...(name.includes('OAI-SearchBot') && { 'x-robots-tag': 'noindex' }) })
    response.end(html)
  }
}

const admin = (method: string, path: string, body?: object) => call(site.strapi.url, method, path, jwt, body)

function changeDatabase(change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(site.folder, 'site/data.db'), { timeout: 10_000 })
  change(database)
  database.close()
}

interface Counted {
  readonly daysAgo: number
  readonly agent: string
  readonly kind: string
  readonly evidence: string
  readonly hits: number
  readonly status?: number
  /** The agent got the whole article just now. */
  readonly hasText?: boolean
}

let counts = 0
/** As if it had been counted on those days. */
function remember(rows: readonly Counted[]): void {
  const now = Date.now()
  changeDatabase((database) => {
    const insert = database.prepare(
      `INSERT INTO citable_traffic (document_id, sum_key, day, agent, kind, evidence, status, content_type, related_document_id, related_locale, hits, last_at, whole_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    for (const { daysAgo, agent, kind, evidence, hits, status = 2, hasText = false } of rows) {
      const at = now - daysAgo * dayMs
      const key = `planted-${++counts}`
      const day = new Date(at).toISOString().slice(0, 10)
      insert.run(key, key, day, agent, kind, evidence, status, article, site.seeded.documentId, 'en', hits, at, hasText ? at : null)
    }
  })
}

beforeAll(async () => {
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  site = await openSite({ SOURCES_OF: `127.0.0.1:${port}=127.0.0.1/32` })
  jwt = await signIn(site.strapi.url, site.strapi.adminEmail, site.strapi.adminPassword)
  await admin('PUT', '/citable/settings/traffic', { isOn: true })
  const agents = [
    ['gptbot', 'training', 'verified', 9],
    ['oai-searchbot', 'search_index', 'verified', 6],
    ['chatgpt-user', 'user_fetch', 'unverifiable', 4],
    ['claudebot', 'training', 'verified', 5],
    ['perplexitybot', 'search_index', 'verified', 3],
    ['googlebot', 'search_engine', 'verified', 8],
    ['ccbot', 'dataset', 'unchecked', 2],
  ] as const
  remember(
    Array.from({ length: 70 }, (_, daysAgo) =>
      agents.map(([agent, kind, evidence, hits]) => ({
        daysAgo,
        agent,
        kind,
        evidence,
        // more of late
        hits: hits + ((daysAgo * 7 + hits * 3) % 5) + (daysAgo < 28 ? 3 : 0),
      })),
    ).flat(),
  )
  remember([
    ...[1, 4, 8, 12, 20].map((daysAgo) => ({ daysAgo, agent: 'chatgpt', kind: 'referral', evidence: 'utm', hits: 3 })),
    ...[2, 9, 15].map((daysAgo) => ({ daysAgo, agent: 'perplexity', kind: 'referral', evidence: 'referrer', hits: 2 })),
    { daysAgo: 3, agent: 'gptbot', kind: 'failed', evidence: 'failed', hits: 7 },
    { daysAgo: 3, agent: 'gptbot', kind: 'training', evidence: 'unchecked', hits: 4, status: 4 },
    { daysAgo: 5, agent: 'gptbot', kind: 'robots_txt', evidence: 'verified', hits: 2 },
  ])
})
afterAll(async () => {
  await site?.close()
  await new Promise((resolve) => server.close(resolve))
})

const whole = { width: 1280, height: 4_200 } as const

/** The page with all that is loaded by itself; `heading`: of the part that comes last. */
async function open(page: Page, heading: string): Promise<void> {
  await page.goto('/admin/plugins/citable/traffic')
  await page.locator(part).waitFor()
  await page.getByRole('heading', { name: heading }).waitFor()
  await page.getByTestId('citable-changes').waitFor()
}

async function seen(page: Page, name: string): Promise<void> {
  expect(await runAxe(page, part)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // tables may be wider than a phone, and then scroll by themselves
  await takeScreenshot(page, join(looked, `strapi-traffic-${name}.png`))
}

const visits: readonly (readonly [name: string, options: VisitOptions, lastHeading: string, sentence: RegExp])[] = [
  [
    'en-1280',
    { viewport: whole },
    'Whether agents reach a page',
    / (?:GPTBot and ClaudeBot|ClaudeBot and GPTBot) still have the old text\. Googlebot has the new one\./,
  ],
  [
    'de-dark-1280',
    { viewport: whole, language: 'de', theme: 'dark' },
    'Ob Agenten eine Seite erreichen',
    / haben noch den alten Text\. Googlebot hat den neuen\./,
  ],
  ['ar-390', { viewport: { width: 390, height: 6_500 }, language: 'ar' }, 'هل يصل الوكلاء إلى صفحة', /لا يزال النص القديم لدى/],
]

test('a corrected entry names who still has the old text, beside operators, agents and their tables', async () => {
  await site.withAdmin('admin', { viewport: whole }, async ({ page }) => {
    await open(page, 'Whether agents reach a page')
    await page.getByTestId('citable-changes').getByText('No text has changed in the last 90 days.').waitFor()
  })
  remember(['gptbot', 'claudebot'].map((agent) => ({ daysAgo: 0, agent, kind: 'training', evidence: 'verified', hits: 1, hasText: true })))
  const content = [...demoArticle.content, { type: 'paragraph', children: [{ type: 'text', text: 'Three weeks are enough.' }] }]
  await call(site.strapi.url, 'PUT', `/api/articles/${site.seeded.documentId}`, site.strapi.apiToken, { data: { content } })
  await expect.poll(async () => (await admin('GET', '/citable/traffic/versions')).data.length).toBe(1)
  remember([{ daysAgo: 0, agent: 'googlebot', kind: 'search_engine', evidence: 'verified', hits: 1, hasText: true }])
  for (const [name, options, heading, sentence] of visits) {
    await site.withAdmin('admin', options, async ({ page }) => {
      await open(page, heading)
      const changes = page.getByTestId('citable-changes')
      await changes.getByText(sentence).waitFor()
      await changes.getByRole('link', { name: demoArticle.title }).waitFor()
      await seen(page, name)
    })
  }
})

test('operators agree with their agents, and tables can be had as files', () =>
  site.withAdmin('admin', { viewport: whole }, async ({ page }) => {
    await open(page, 'Whether agents reach a page')
    const table = async (heading: string): Promise<readonly (readonly string[])[]> => {
      const rows = page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) }).locator('tbody tr')
      return Promise.all((await rows.all()).map((row) => row.locator('td').allInnerTexts()))
    }
    const [operators, agents] = [await table('Operators'), await table('Agents')]
    const fetches = (rows: typeof agents, ...names: readonly string[]) =>
      rows
        .filter(([name = '']) => names.includes(name))
        .reduce((sum, [, ...cells]) => sum + Number(cells.find((cell) => /^\d+$/.test(cell))), 0)
    expect(fetches(operators, 'OpenAI')).toBe(fetches(agents, 'GPTBot', 'OAI-SearchBot', 'ChatGPT-User'))
    expect(fetches(operators, 'Google')).toBe(fetches(agents, 'Googlebot'))
    // of no address of this agent it is known whether it is its own
    expect(agents.find(([name]) => name === 'CCBot')).toContain('–')
    expect(agents.find(([name]) => name === 'GPTBot')).toContain('7')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV: Operators' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('citable-operators.csv')
    await page.getByText(/^Fetches: \+\d+ % against the period before$/).waitFor()
  }))

test('refusal, challenge, robots.txt and noindex are distinguished; a page without any is reached by all', async () => {
  const ask = async (page: Page, [heading, field, button]: readonly [string, string, string], path: string): Promise<string> => {
    await open(page, heading)
    const reach = page.getByTestId('citable-reach')
    await reach.getByRole('textbox', { name: field }).fill(`http://127.0.0.1:${port}${path}`)
    await reach.getByRole('button', { name: button }).click()
    await reach.getByRole('button', { name: button }).waitFor({ timeout: 180_000 })
    return (await reach.getByRole('status').textContent()) ?? ''
  }
  const english = ['Whether agents reach a page', 'Page', 'Ask the server'] as const
  await site.withAdmin('admin', { viewport: whole }, async ({ page, problems, forget }) => {
    expect(await ask(page, english, '/planted')).toBe('Requests by the names of agents go to this site alone.')
    expect(problems.filter((line) => !line.includes('422'))).toEqual([])
    forget()
  })
  changeDatabase((database) => {
    database
      .prepare('UPDATE citable_snapshots SET url = ? WHERE related_document_id = ?')
      .run(`http://127.0.0.1:${port}/planted`, site.seeded.documentId)
  })
  await site.withAdmin('admin', { viewport: whole }, async ({ page }) => {
    expect(await ask(page, english, '/fine')).toBe(
      `${usualAgents.length} agents reach the page, 0 are kept out by the site’s own word, 0 are kept out by something else.`,
    )
    expect(await ask(page, english, '/planted')).toBe(
      `${usualAgents.length - 4} agents reach the page, 2 are kept out by the site’s own word, 2 are kept out by something else.`,
    )
    const rows = await page.getByTestId('citable-reach').getByRole('listitem').allInnerTexts()
    const rowOf = (name: string) => rows.find((row) => row.includes(name)) ?? ''
    expect(rowOf('GPTBot')).toContain('A refusal (403). A browser’s name gets the page.')
    expect(rowOf('GPTBot')).toMatch(/verified, \d+ served, 4 refused; last on /)
    expect(rowOf('ClaudeBot')).toContain('A challenge page of Cloudflare (200). A browser’s name gets the page.')
    expect(rowOf('OAI-SearchBot')).toContain('The page says noindex to every robot (X-Robots-Tag)')
    expect(rowOf('CCBot')).toContain('Keeps it out: Disallow: /planted')
    await seen(page, 'reach-en-1280')
  })
  await site.withAdmin('admin', { viewport: whole, language: 'de', theme: 'dark' }, async ({ page }) => {
    expect(await ask(page, ['Ob Agenten eine Seite erreichen', 'Seite', 'Server fragen'], '/planted')).toContain(
      '2 werden von etwas anderem abgehalten.',
    )
    await seen(page, 'reach-de-dark-1280')
  })
  await site.withAdmin('admin', { viewport: { width: 390, height: 8_500 }, language: 'ar' }, async ({ page }) => {
    expect(await ask(page, ['هل يصل الوكلاء إلى صفحة', 'الصفحة', 'سؤال الخادم'], '/planted')).toContain('ممنوعون بسبب آخر: 2')
    await seen(page, 'reach-ar-390')
  })
})

test('a person who may not change settings sees the counts, and cannot start a request', () =>
  site.withAdmin('writer', { viewport: whole }, async ({ page }) => {
    await page.goto('/admin/plugins/citable/traffic')
    await page.getByTestId('citable-changes').waitFor()
    expect(await page.getByTestId('citable-reach').count()).toBe(0)
  }))

const shipping: readonly (readonly [name: string, options: VisitOptions, lastHeading: string, sentence: RegExp])[] = [
  [
    'held-en-1280',
    { viewport: whole },
    'Whether agents reach a page',
    /^The service at http:\/\/127\.0\.0\.1:\d+ has taken nothing since \w+ \d+, \d{4}\. Waiting to be sent: 3\. The last 10,000 are kept/,
  ],
  [
    'held-de-dark-390',
    { viewport: { width: 390, height: 6_500 }, language: 'de', theme: 'dark' },
    'Ob Agenten eine Seite erreichen',
    /Noch nicht gesendet: 3\. Die letzten 10\.000/,
  ],
  ['held-ar-390', { viewport: { width: 390, height: 6_500 }, language: 'ar' }, 'هل يصل الوكلاء إلى صفحة', /بانتظار الإرسال: \S?3/],
]

test('the page says where the counts are, and what waits for a service that takes nothing', async () => {
  const says = (sentence: RegExp) =>
    site.withAdmin('admin', { viewport: whole }, async ({ page }) => {
      await open(page, 'Whether agents reach a page')
      await page.getByText(sentence).waitFor()
    })
  const connect = () =>
    admin('PUT', '/citable/settings/mode', { mode: 'service', address: `http://127.0.0.1:${port}`, key: 'ctb_live_0123456789abcdefghij' })
  await says(/^The counts are kept in this site’s own database\. Nothing is sent elsewhere\.$/)
  await connect()
  const ts = new Date().toISOString()
  const events = ['a', 'b', 'c'].map((id) => ({ id, ts, type: 'hit', host: 'x.example', path: `/${id}`, status: 200, agent_id: 'gptbot' }))
  await call(site.strapi.url, 'POST', '/api/citable/events', site.strapi.apiToken, { events })
  for (const [name, options, heading, sentence] of shipping)
    await site.withAdmin('admin', options, async ({ page }) => {
      await open(page, heading)
      await page.getByText(sentence).waitFor()
      await seen(page, name)
    })
  takesEvents = true
  await connect()
  await says(/^The counts are kept in this site’s own database, and each goes to the service at \S+ too\. Waiting to be sent: 0\.$/)
  await admin('PUT', '/citable/settings/mode', { mode: 'embedded', address: '', key: null })
})
