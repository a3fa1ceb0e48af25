import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type RunningService, startService } from '@citable/service'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../../src/browser/launch-browser.ts'
import { type OpenedPage, type OpenPageOptions, openPage } from '../../src/browser/open-page.ts'
import { runAxe } from '../../src/browser/run-axe.ts'
import { takeScreenshot } from '../../src/browser/take-screenshot.ts'

const hostile = '<img src=x onerror="window.broken=1">Bread'
/** Where pictures of the console are drawn, where they are: no document shows one. */
const pictures = fileURLToPath(new URL('../../../../node_modules/.cache/citable/pictures', import.meta.url))

let browser: Browser
let pages: Server
/** Where the pages are. */
let site: string
let service: RunningService
let folder: string
let key: string
let opened: OpenedPage | null = null
/** What the page that is corrected says. */
let dose = '5 mg'
/** The gate that answers of pages wait for. */
let mayAnswer = Promise.resolve()

const call = (method: string, path: string, body?: object) =>
  fetch(`${service.url}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

const article = (
  path: string,
) => `<!doctype html><html lang="en"><head><title>${path === '/hostile' ? hostile.replaceAll('<', '&lt;') : `How to bake bread ${path}`}</title>
<meta name="description" content="A recipe for bread in four steps."></head><body><article><h1>How to bake bread</h1>
<p>Bread is food from flour, water and yeast. It is baked for 40 minutes at 220 °C.</p>
<p>${'The dough rests for one night in a cool room before anybody shapes a loaf of it. '.repeat(10)}</p>
<h2>What do you need?</h2><p>You need 500 g of flour, 300 ml of water and 7 g of yeast, as <a href="https://example.org/study">a study from 2024</a> found.</p>
</article></body></html>`

beforeAll(async () => {
  browser = await launchBrowser()
  pages = createServer(async (request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end()
    await mayAnswer
    if (request.url === '/gone') response.writeHead(410).end()
    else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(article(request.url ?? '/').replace('7 g', request.url === '/a' ? dose : '7 g'))
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const { port } = pages.address() as AddressInfo
  site = `http://127.0.0.1:${port}`
  folder = await mkdtemp(join(tmpdir(), 'citable-console-'))
  service = await startService({
    port: 0,
    dataDir: folder,
    log: false,
    environment: {
      CITABLE_WORKERS: '1',
      CITABLE_FETCH_ALLOW: `127.0.0.1:${port}=127.0.0.1/32`,
      // far more than the tests ask for, however fast they run
      CITABLE_RATE_BURST: '1000000',
    },
  })
  key = service.firstKey ?? ''
  const webhook = await call('POST', 'webhooks', { url: 'https://first.invalid/citable', events: ['score.changed', 'job.completed'] })
  expect(webhook.status).toBe(201)
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/hostile']) {
    const answer = await call('POST', 'optimize', { url: `${site}${path}` })
    expect(answer.status, await answer.text()).toBe(200)
  }
  const fetched = (agent_id: string, address: string) =>
    call('POST', 'events', {
      events: [{ type: 'hit', id: agent_id, ts: new Date().toISOString(), host: '127.0.0.1', path: '/a', status: 200, agent_id, address }],
    })
  expect((await fetched('gptbot', '20.171.206.9')).status).toBe(202)
  dose = '0.5 mg'
  expect((await call('POST', 'optimize', { url: `${site}/a` })).status).toBe(200)
  expect((await fetched('googlebot', '66.249.66.1')).status).toBe(202)
  const rescored = await call('POST', 'jobs', { type: 'rescore', all: true })
  expect(rescored.status).toBe(202)
  const agents = ['GPTBot/1.0', 'OAI-SearchBot/1.0', 'ChatGPT-User/1.0', 'ClaudeBot/1.0', 'PerplexityBot/1.0', 'CCBot/2.0', 'bingbot/2.0']
  const events = Array.from({ length: 400 }, (_, index) => ({
    type: 'hit',
    id: `e${index}`,
    ts: new Date(Date.now() - (index % 27) * 86_400_000 - index * 7_000).toISOString(),
    host: 'example.com',
    path: `/article-${index % 9}`,
    status: index % 17 === 0 ? 404 : 200,
    bytes: 20_000,
    user_agent: agents[(index * index) % agents.length],
    verification: index % 40 === 0 ? 'failed' : 'unchecked',
  }))
  const visits = Array.from({ length: 90 }, (_, index) => ({
    type: 'visit',
    id: `v${index}`,
    ts: new Date(Date.now() - (index % 26) * 86_400_000 - index * 9_000).toISOString(),
    host: 'example.com',
    path: `/article-${index % 5}`,
    assistant: ['chatgpt', 'perplexity', 'claude', 'copilot'][index % 4],
    evidence: 'referrer',
  }))
  expect((await call('POST', 'events', { source: 'middleware', events })).status).toBe(202)
  expect((await call('POST', 'events', { source: 'middleware', events: visits })).status).toBe(202)
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
  pages?.closeAllConnections()
  pages?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  await opened?.close()
  opened = null
})

async function open(path: string, options: OpenPageOptions = {}) {
  opened = await openPage(browser, { baseUrl: service.url, ...options })
  await opened.page.goto(path)
  return opened.page
}
const signedIn = (view: string, options?: OpenPageOptions) =>
  open(`/#key=${key}`, options).then(async (page) => {
    await page.getByRole('navigation').getByRole('link', { name: view, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: view }).waitFor()
    return page
  })
const picture = async (name: string): Promise<void> => {
  if (opened) await takeScreenshot(opened.page, join(pictures, `${name}.png`))
}
const isWide = (page: Awaited<ReturnType<typeof open>>) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

const views = ['Try', 'Jobs', 'Publishers', 'AI traffic', 'Corrections', 'Sources', 'Webhooks', 'Keys'] as const
const readyText = {
  Try: 'What to analyse',
  Jobs: 'Jobs, newest first',
  Publishers: '127.0.0.1',
  'AI traffic': 'Fetches by purpose',
  Corrections: 'GPTBot still has an old text. Googlebot has the new one.',
  Sources: 'No article is watched yet.',
  Webhooks: 'first.invalid',
  Keys: 'first key',
} as const

describe('the console', () => {
  it('is at most 60 kB, compressed', async () => {
    const assets = fileURLToPath(new URL('../../../service/src/console/assets/', import.meta.url))
    const files = await Promise.all((await readdir(assets)).map((name) => readFile(join(assets, name))))
    expect(files.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThan(60_000)
  })

  it('takes a key from the address, removes it at once, and forgets it when signing out', async () => {
    const page = await open(`/#key=${key}`)
    await page.getByRole('heading', { level: 1, name: 'Try' }).waitFor()
    expect(page.url()).not.toContain(key)
    await page.getByText('default, ctb_live_').waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('API key').waitFor()
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
    opened?.assertClean()
  })

  it('says that a key is wrong and asks again', async () => {
    const page = await open('/', { knownProblems: [/^401 /] })
    await page.getByLabel('API key').fill('ctb_live_wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').getByText('The API key is not valid.').waitFor()
    await page.getByLabel('API key').waitFor()
    opened?.assertClean()
    await picture('sign-in')
  })

  for (const view of views) {
    for (const [name, options, media] of [
      ['light', {}, { colorScheme: 'light' }],
      ['dark', {}, { colorScheme: 'dark' }],
      ['360 px wide', { viewport: { width: 360, height: 780 } }, { colorScheme: 'light' }],
    ] as const) {
      it(`${view}, ${name}: no accessibility fault, nothing wider than the window`, async () => {
        const page = await signedIn(view, options)
        await page.emulateMedia(media)
        await page.getByText(readyText[view]).first().waitFor()
        expect(await runAxe(page, 'html')).toEqual([])
        expect(await isWide(page)).toBe(false)
        opened?.assertClean()
        await picture(`${view.toLowerCase().replace(' ', '-')}-${name.replaceAll(' ', '-')}`)
      })
    }
  }

  it('analyses a text: scores, titles, checks by effort and JSON-LD', async () => {
    const page = await signedIn('Try')
    await page.getByLabel('A text').check()
    await page.getByLabel('Title', { exact: true }).fill('Bread from flour and water, baked at home!')
    await page
      .getByLabel('Text', { exact: true })
      .fill('Bread is food from flour & water.\n\nIt is baked for 40 minutes at 220 °C <1 hour.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'AEO readiness' }).waitFor()
    await page.getByRole('heading', { name: 'What to improve' }).waitFor()
    const firstTitle =
      (await page
        .locator('.title')
        .first()
        .evaluate((title) => title.firstChild?.textContent)) ?? ''
    await page.getByRole('button', { name: `Copy title: ${firstTitle}`, exact: true }).click()
    await page
      .getByText(/Copied\.|did not allow it/)
      .first()
      .waitFor()
    expect(await page.getByLabel('JSON-LD').textContent()).toContain('"@context": "https://schema.org"')
    expect(await runAxe(page, 'html')).toEqual([])
    await picture('try-result')
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await isWide(page)).toBe(false)
    await picture('try-result-360')
    opened?.assertClean()
  })

  it('works on a list of addresses: progress, scores and faults of each', async () => {
    const page = await signedIn('Jobs')
    await page.getByLabel('Addresses').fill(`${site}/a\n\nnot an address`)
    await page.getByRole('button', { name: 'Start job' }).click()
    await page.getByRole('alert').getByText('Line 3 is not the address of a page: not an address').waitFor()
    await page.getByLabel('Addresses').fill(`${site}/a\n ${site}/gone \n${site}/b\n${site}/a`)
    const held = Promise.withResolvers<void>()
    mayAnswer = held.promise
    await page.getByRole('button', { name: 'Start job' }).click()
    await page.getByText('0 of 3').first().waitFor()
    expect(await runAxe(page, 'html')).toEqual([])
    await picture('job-running')
    held.resolve()
    await page.getByText('The job is completed.').waitFor()
    await page.getByText('3 of 3: 2 done, 1 failed, 0 canceled').waitFor()
    expect(Number(await page.locator('progress').getAttribute('value'))).toBe(100)
    const rows = await page.locator('tbody tr').allInnerTexts()
    expect(rows[0]).toMatch(/\/a\s+completed\s+\d+\s+\d+/)
    expect(rows[1]).toMatch(/\/gone\s+failed\s+–\s+–\s+\S/)
    expect(rows).toHaveLength(3)
    expect(await page.getByRole('button', { name: 'Cancel job' }).isVisible()).toBe(false)
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await isWide(page)).toBe(false)
    await picture('job-done-360')
    await page.getByRole('button', { name: 'All jobs' }).click()
    await page.getByText('Jobs, newest first').waitFor()
    opened?.assertClean()
  })

  it('cancels a job; what is done stays', async () => {
    const page = await signedIn('Jobs')
    await page.getByLabel('Addresses').fill(Array.from({ length: 40 }, (_, index) => `${site}/many/${index}`).join('\n'))
    await page.getByRole('button', { name: 'Start job' }).click()
    await page.getByRole('button', { name: 'Cancel job' }).click()
    await page.getByText('The job is canceled.').waitFor()
    await page.getByText(/^40 of 40: \d+ done, 0 failed, \d+ canceled$/).waitFor()
    opened?.assertClean()
  })

  it('shows how the scores of a publisher are spread', async () => {
    const page = await signedIn('Publishers')
    await page.getByRole('button', { name: '127.0.0.1' }).click()
    const chart = page.getByRole('img', { name: /^Articles by AEO score\. 0–19: \d+, .*80–100: \d+$/ })
    await chart.waitFor()
    const numbers = ((await chart.getAttribute('aria-label')) ?? '').match(/: \d+/g)?.map((part) => Number(part.slice(2))) ?? []
    const { data } = await (await call('GET', 'publishers')).json()
    expect(numbers).toEqual(data[0].distribution)
    expect(await runAxe(page, 'html')).toEqual([])
    await picture('publisher')
    opened?.assertClean()
  })

  it('says what most articles of a publisher lack, in words', async () => {
    const page = await signedIn('Publishers')
    const { data } = await (await call('GET', 'publishers')).json()
    const titles = await (await fetch(`${service.url}/console/checks.json`)).json()
    const [{ check, affected }] = data[0].top_reasons
    await page.getByText(`${titles[check]} (${affected})`).waitFor()
    expect(titles[check]).not.toBe(check)
    expect(await page.getByText(check, { exact: true }).count()).toBe(0)
  })

  it('filters AI traffic by range, operator, purpose and path, and hands lists over as CSV', async () => {
    const page = await signedIn('AI traffic', { knownProblems: [/^422 /] })
    const operators = page.getByRole('region', { name: 'Operators' })
    await operators.getByRole('row', { name: /OpenAI/ }).waitFor()
    const all = await operators.getByRole('row').count()
    await page.getByLabel('Operator', { exact: true }).selectOption({ label: 'Anthropic' })
    await expect.poll(() => operators.getByRole('row').count()).toBe(2)
    expect(all).toBeGreaterThan(3)
    await page.getByLabel('Operator', { exact: true }).selectOption({ label: 'All' })
    await page.getByLabel('Purpose', { exact: true }).selectOption({ label: 'training' })
    await expect.poll(() => page.getByRole('region', { name: 'Agents' }).getByRole('cell', { name: 'search index' }).count()).toBe(0)
    await page.getByLabel('Purpose', { exact: true }).selectOption({ label: 'All' })
    await page.getByLabel('Pages beginning with').fill('/article-1')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('region', { name: 'Pages', exact: true }).getByRole('row').count()).toBe(2)
    await page.getByLabel('Pages beginning with').fill('article')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Pages are named by their path, which begins with /.').waitFor()
    await page.getByLabel('Pages beginning with').fill('/nothing-is-here')
    await page.keyboard.press('Enter')
    await page.getByText('Nothing in this range fits the filters.').waitFor()
    await page.getByLabel('Pages beginning with').fill('')
    await page.keyboard.press('Enter')
    await page.getByLabel('Range').selectOption({ label: 'From one day to another' })
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('First day').fill(day(3))
    await page.getByLabel('Last day').fill(day(9))
    await page.getByRole('alert').getByText('The first day is behind the last one.').waitFor()
    await page.getByLabel('First day').fill(day(12))
    await operators.waitFor()
    expect(await runAxe(page, 'html')).toEqual([])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV: operators' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`citable-operators-${day(12)}-${day(9)}.csv`)
    const [names, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(names).toMatch(/^operator,name,hits,html_crawls,user_fetches,referrals,/)
    expect(lines).toHaveLength((await operators.getByRole('row').count()) - 1)
    await picture('ai-traffic-filtered')
    await page.getByLabel('Range').selectOption({ label: 'Last 52 weeks' })
    await page.getByRole('img', { name: /^Fetches per week by purpose/ }).waitFor()
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await isWide(page)).toBe(false)
    await picture('ai-traffic-year-360')
    opened?.assertClean()
  })

  it('makes a webhook, shows its secret once, sends a test, shows what was sent, switches it off and deletes it', async () => {
    const page = await signedIn('Webhooks')
    await page.getByLabel('Address').fill('https://hooks.invalid/citable')
    await page.getByRole('checkbox', { name: /AI traffic has a problem/ }).check()
    await page.getByRole('button', { name: 'Make webhook' }).click()
    expect(await page.getByLabel('Secret').textContent()).toMatch(/^whsec_/)
    await page.getByRole('button', { name: 'https://hooks.invalid/citable' }).click()
    await page.getByText('On. Told when: a score changed, a job is done, AI traffic has a problem.').waitFor()
    await page.getByText('Nothing was sent.').waitFor()
    await page.getByRole('button', { name: 'Send a test' }).click()
    const sent = page.getByRole('region', { name: 'Deliveries, newest first' })
    // a receiver that is absent is named in the delivery
    await sent.getByRole('row', { name: /a test (failed|given up)/ }).waitFor()
    expect(await runAxe(page, 'html')).toEqual([])
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await isWide(page)).toBe(false)
    await picture('webhook-360')
    await page.getByLabel('Deliveries', { exact: true }).selectOption({ label: 'delivered' })
    await page.getByText('Nothing was sent.').waitFor()
    await page.getByRole('button', { name: 'Switch off' }).click()
    await page.getByText(/^Off\. Told when/).waitFor()
    const remove = page.getByRole('button', { name: /delete https:\/\/hooks\.invalid/i })
    await remove.click()
    await page.getByRole('button', { name: /^Really delete/ }).click()
    await page.getByRole('region', { name: 'Webhooks' }).waitFor()
    expect(await page.getByText('hooks.invalid').count()).toBe(0)
    opened?.assertClean()
  })

  it('asks for what is missing, and says why an address cannot be analysed', async () => {
    const page = await signedIn('Try', { knownProblems: [/^422 /] })
    await page.getByRole('button', { name: 'Analyse' }).click()
    await page.getByRole('alert').getByText('Enter the address of a page.').waitFor()
    await page.getByLabel('Address of a page').fill('http://10.0.0.1/')
    await page.getByRole('button', { name: 'Analyse' }).click()
    await page
      .getByRole('alert')
      .getByText(/cannot be fetched|may not be fetched|not public|address/i)
      .waitFor()
    opened?.assertClean()
  })

  it('shows a hostile title as text', async () => {
    const page = await signedIn('Publishers')
    await page.getByRole('button', { name: '127.0.0.1' }).click()
    await page.getByText(hostile).first().waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Try' }).click()
    await page.getByLabel('A text').check()
    await page.getByLabel('Title', { exact: true }).fill(hostile)
    await page.getByLabel('Text', { exact: true }).fill(`${hostile} is food.`)
    await page.getByRole('button', { name: 'Analyse' }).click()
    await page.getByRole('heading', { name: 'AEO readiness' }).waitFor()
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    expect(await page.locator('main img').count()).toBe(0)
    opened?.assertClean()
  })

  it('makes a key, shows it once, and revokes it after asking', async () => {
    const page = await signedIn('Keys')
    await page.getByLabel('Name', { exact: true }).fill('from the console')
    await page.getByLabel('Only for the site').fill('example.com')
    await page.getByRole('button', { name: 'Make key' }).click()
    const made = (await page.getByLabel('Key', { exact: true }).textContent()) ?? ''
    expect(made).toMatch(/^ctb_live_\w{38}$/)
    const own = await fetch(`${service.url}/v1/whoami`, { headers: { authorization: `Bearer ${made}` } })
    expect((await own.json()).key.scopes).toEqual(['optimize:write', 'score:read'])
    const row = page.getByRole('row', { name: /^from the console/ })
    expect(await row.getByRole('listitem').allInnerTexts()).toEqual(['optimize articles', 'read scores'])
    await row.getByRole('cell', { name: 'one site' }).waitFor()
    const revoke = page.getByRole('button', { name: /revoke from the console/i })
    await revoke.click()
    expect((await fetch(`${service.url}/v1/whoami`, { headers: { authorization: `Bearer ${made}` } })).status).toBe(200)
    await revoke.click()
    await page.getByRole('cell', { name: 'revoked' }).waitFor()
    expect((await fetch(`${service.url}/v1/whoami`, { headers: { authorization: `Bearer ${made}` } })).status).toBe(401)
    opened?.assertClean()
  })

  it('shows pages readable from right to left', async () => {
    const page = await signedIn('AI traffic', { viewport: { width: 360, height: 780 } })
    await page.getByText('Fetches by purpose').waitFor()
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    expect(await isWide(page)).toBe(false)
    await picture('ai-traffic-rtl')
  })

  it('is used with the keyboard alone: skip link, views, focus on the new view', async () => {
    const page = await open(`/#key=${key}`)
    await page.getByRole('heading', { level: 1, name: 'Try' }).waitFor()
    await page.getByText('default, ctb_live_').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    opened?.assertClean()
  })

  it('says when there are too many requests', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'citable-console-'))
    // a quota of a day: no token comes back while the view opens
    const environment = { CITABLE_WORKERS: '1', CITABLE_RATE_DAY: '60' }
    const other = await startService({ port: 0, dataDir: directory, log: false, environment })
    opened = await openPage(browser, { baseUrl: other.url, knownProblems: [/^429 /] })
    await opened.page.goto(`/#key=${other.firstKey}`)
    await opened.page.getByText('default, ctb_live_').waitFor()
    const ask = () => fetch(`${other.url}/v1/whoami`, { headers: { authorization: `Bearer ${other.firstKey}` } })
    while ((await ask()).status !== 429);
    await opened.page.getByRole('navigation').getByRole('link', { name: 'AI traffic' }).click()
    await opened.page
      .getByRole('alert')
      .getByText(/The quota of 24 hours is used up; try again in \d+ s/)
      .first()
      .waitFor()
    opened.assertClean()
    await other.close()
    await rm(directory, { recursive: true, force: true })
  })
})

describe('the API reference', () => {
  it('shows every operation and asks no other host for anything', async () => {
    const page = await open('/docs')
    await page.getByRole('heading', { name: 'Score and optimize one article' }).first().waitFor()
    for (const summary of ['AI traffic: what agents fetched', 'Publishers of analysed pages', 'Translate an article']) {
      await page.getByText(summary).first().waitFor({ state: 'attached' })
    }
    expect(opened?.outside).toEqual([])
    await expect.poll(() => runAxe(page, 'body')).toEqual([])
    opened?.assertClean()
    await picture('docs')
  })

  it('says what every code of a problem is', async () => {
    const answer = await fetch(`${service.url}/docs/errors`)
    const text = await answer.text()
    for (const code of ['no_engine_for_pair', 'rate_limited', 'bad_cursor']) expect(text).toContain(`id="${code}"`)
  })
})

describe('without a service', () => {
  it('the console says that it does not answer', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'citable-console-'))
    const other = await startService({ port: 0, dataDir: directory, log: false, environment: { CITABLE_WORKERS: '1' } })
    opened = await openPage(browser, { baseUrl: other.url, knownProblems: [/ERR_|Failed to load/] })
    await opened.page.goto(`/#key=${other.firstKey}`)
    await opened.page.getByText('default, ctb_live_').waitFor()
    await other.close()
    await opened.page.getByRole('navigation').getByRole('link', { name: 'Publishers' }).click()
    await opened.page.getByRole('alert').getByText('The service does not answer.').first().waitFor()
    opened.assertClean()
    await rm(directory, { recursive: true, force: true })
  })
})
