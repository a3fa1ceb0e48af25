import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startService } from '@citable/service'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { call, signIn } from '@citable/tooling/sites/strapi'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editPath } from './admin.ts'
import { openSite, type SeededSite } from './open-site.ts'
import { analysed, article, drawer, images, misfits, openTab, section } from './panel.ts'

const looked = join(images, '../../../node_modules/.cache/citable/looks')
const look = (page: Page, name: string): Promise<void> => takeScreenshot(page, join(looked, `strapi-sources-${name}.png`))

const page = (sentence: string): string =>
  `<!doctype html><html lang="en"><title>Parcels by bicycle</title><main><h1>Parcels by bicycle</h1><p>The annual report describes how couriers work, which streets they take, and how the council counts them with cameras at nine bridges over the river.</p><p>${sentence}</p></main>`

const pages: Readonly<Record<string, string>> = {
  '/robots.txt': 'User-agent: *\nDisallow: /private',
  '/there': page('Bicycle couriers delivered 1,600,000 parcels last year.'),
  '/changed': page('Bicycle couriers delivered 1,900,000 parcels last year.'),
}

/** The pages of a source, and what they were asked for. */
let server: Server
let requests: { readonly url: string; readonly headers: object }[] = []
let site: SeededSite
let host = ''
let documentId = ''

const says = (figure: string, path: string): string =>
  `Couriers delivered ${figure} parcels by bicycle last year, [the council reports](http://${host}${path}).`

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    requests.push({ url, headers })
    const body = pages[url]
    const type = url === '/report.pdf' ? 'application/pdf' : url === '/robots.txt' ? 'text/plain' : 'text/html; charset=utf-8'
    response.writeHead(body === undefined && url !== '/report.pdf' ? 404 : 200, { 'content-type': type })
    response.end(body ?? '%PDF-1.4')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  site = await openSite({ SOURCES_OF: `${host}=127.0.0.1/32` })
  const markdown = [
    says('1.6 million', '/there'),
    says('1.6 million', '/changed'),
    says('2.4 million', '/report.pdf'),
    says('3.1 million', '/private/figures'),
    says('4.2 million', '/missing'),
  ].join('\n\n')
  const data = { title: 'Parcels by Bicycle in Gent', slug: 'parcels', markdown }
  documentId = (await call(site.strapi.url, 'POST', '/api/articles?status=draft', site.strapi.apiToken, { data })).data.documentId
})
afterAll(async () => {
  await site?.close()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  requests = []
})

const open = async (browserPage: Page) => {
  await browserPage.goto(editPath(article, documentId))
  // Below 1080 px Strapi's column is a sheet at the foot of the page.
  if (browserPage.viewportSize()!.width < 1080) await browserPage.getByRole('button', { name: 'Open more actions' }).click()
  await analysed(browserPage)
  await openTab(browserPage, 'sources')
  const sources = section(browserPage, 'sources')
  await expect.poll(() => sources.getAttribute('data-phase')).toBe('listed')
  return sources
}
const tonesOf = (sources: Locator) =>
  sources.locator('[data-source]').evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.source))
const answered = (browserPage: Page) =>
  expect.poll(() => section(browserPage, 'sources').getAttribute('data-phase'), { timeout: 120_000 }).toBe('answered')

test('fetches nothing before a click that names the pages, then says of each statement what its page says, and leads there', () =>
  site.withAdmin('admin', { viewport: { width: 1280, height: 1600 } }, async ({ page: browserPage }) => {
    const sources = await open(browserPage)
    const ask = sources.getByRole('button', { name: 'Look at 5 pages' })
    expect(await sources.getByRole('button', { name: /^Show me: \d/ }).count()).toBe(5)
    await sources.getByText(`${host}: 5 pages`).click()
    expect(await sources.innerText()).toContain(`http://${host}/private/figures`)
    expect(requests).toEqual([])
    expect(await runAxe(browserPage, '[data-testid="citable-drawer"]')).toEqual([])
    await look(browserPage, 'before-1280')

    await ask.focus()
    await browserPage.keyboard.press('Enter')
    await sources.getByText(/^Asking: [0-5] of 5$/).waitFor()
    await sources.getByRole('button', { name: 'Cancel' }).waitFor()
    expect(await sources.getByRole('status').evaluate((line) => line === document.activeElement)).toBe(true)
    await answered(browserPage)
    const answers = sources.locator('[data-source]')
    expect(await tonesOf(sources)).toEqual(['stands', 'differs', 'open', 'open', 'dead'])
    const words = await answers.allInnerTexts()
    for (const [index, sentence] of [
      'Stands there',
      'The source says 1,900,000, your text 1.6 million.',
      'Could not be checked: it is a file that is not read here, such as a PDF or a picture.',
      'Could not be checked: its robots.txt does not allow it.',
      'The link is dead: there is no such page.',
    ].entries())
      expect(words[index]).toContain(sentence)
    const links = await answers.locator('a').evaluateAll((items) => items.map((item) => (item as HTMLAnchorElement).href))
    expect(links[0]).toBe(`http://${host}/there#:~:text=Bicycle%20couriers%20delivered%201%2C600%2C000%20parcels%20last%20year.`)
    expect(links.filter((link) => link.startsWith('https://web.archive.org/web/2/'))).toHaveLength(1)
    expect(requests.map(({ url }) => url)).toEqual(['/robots.txt', '/there', '/changed', '/report.pdf', '/missing'])
    expect(JSON.stringify(requests)).not.toMatch(/cookie|referer|authorization/i)
    expect(await runAxe(browserPage, '[data-testid="citable-drawer"]')).toEqual([])
    await look(browserPage, 'answers-1280')

    await answers.nth(1).getByRole('button', { name: 'Show me: 1.6 million' }).focus()
    await browserPage.keyboard.press('Enter')
    await drawer(browserPage).waitFor({ state: 'detached' })
    const selected = () =>
      browserPage.evaluate(() => {
        const editors = [...document.querySelectorAll('.CodeMirror')] as unknown as { CodeMirror: { getSelection(): string } }[]
        return editors.map(({ CodeMirror }) => CodeMirror.getSelection()).join('')
      })
    await expect.poll(selected).toBe('1.6 million')

    // an author who comes back finds the answers, and another look fetches nothing: the pages are remembered
    await openTab(browserPage, 'sources')
    expect(await answers.count()).toBe(5)
    await sources.getByRole('button', { name: 'Look again' }).click()
    await sources.getByText(/^Asking/).waitFor()
    await answered(browserPage)
    expect(requests).toHaveLength(5)
  }))

test.each([
  ['de', 'dark', 1280],
  ['ar', 'light', 390],
] as const)('in %s, %s, %i wide', (language, theme, width) =>
  site.withAdmin('admin', { language, theme, viewport: { width, height: 1400 } }, async ({ page: browserPage }) => {
    const sources = await open(browserPage)
    await look(browserPage, `before-${language}-${width}`)
    await sources.getByRole('button').last().click()
    await answered(browserPage)
    expect(await runAxe(browserPage, '[data-testid="citable-drawer"]')).toEqual([])
    expect(await misfits(browserPage)).toEqual([])
    await look(browserPage, `answers-${language}-${width}`)
  }),
)

test('in service mode the service gets the text and asks the pages', async () => {
  const environment = { CITABLE_WORKERS: '1', CITABLE_FETCH_ALLOW: `${host}=127.0.0.1/32` }
  const service = await startService({ port: 0, dataDir: join(site.folder, 'service'), log: false, environment })
  const { url, adminEmail, adminPassword } = site.strapi
  const jwt = await signIn(url, adminEmail, adminPassword)
  const change = (mode: object) => call(url, 'PUT', '/citable/settings/mode', jwt, mode)
  await change({ mode: 'service', address: service.url, key: service.firstKey })
  try {
    await site.withAdmin('admin', { viewport: { width: 1280, height: 1600 } }, async ({ page: browserPage }) => {
      const sources = await open(browserPage)
      expect(await sources.innerText()).toContain(`sends this text to the service at ${new URL(service.url).host}`)
      expect(requests).toEqual([])
      await sources.getByRole('button', { name: 'Look at 5 pages' }).click()
      await sources.getByText('The service is asking …').first().waitFor()
      await answered(browserPage)
      expect(await tonesOf(sources)).toEqual(['stands', 'differs', 'open', 'open', 'dead'])
      expect(requests.map(({ url }) => url)).toEqual(['/robots.txt', '/there', '/changed', '/report.pdf', '/missing'])
      expect(await runAxe(browserPage, '[data-testid="citable-drawer"]')).toEqual([])
      await look(browserPage, 'service-1280')
    })
  } finally {
    await change({ mode: 'embedded', address: '', key: null })
    await service.close()
  }
})

test('what pages said is beside the button to publish, which asks once where a page does not say it', async () => {
  await site.withAdmin('admin', { viewport: { width: 1280, height: 1600 } }, async ({ page: browserPage }) => {
    const sources = await open(browserPage)
    expect(await browserPage.getByTestId('citable-card-sources').count()).toBe(0)
    await sources.getByRole('button', { name: 'Look at 5 pages' }).click()
    await answered(browserPage)
    await openTab(browserPage, 'next')
    const point = section(browserPage, 'next').getByText(`“http://${host}/missing” leads nowhere any more.`).first()
    await point.waitFor()
    await browserPage.keyboard.press('Escape')
    await drawer(browserPage).waitFor({ state: 'detached' })
    const card = browserPage.getByTestId('citable-card-sources')
    expect(await card.innerText()).toBe('Sources: 1 stands there, 1 not on the page, 2 could not be checked, 1 dead link.')
    expect(await runAxe(browserPage, '[data-testid="citable-panel"]')).toEqual([])
    await look(browserPage, 'card-1280')
    await browserPage.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = browserPage.getByRole('alertdialog')
    await dialog.getByText('Sources: 1 stands there, 1 not on the page').waitFor()
    expect(await dialog.getByTestId('citable-publish-warning').getByRole('listitem').allInnerTexts()).toEqual([
      '1.6 million: The source says 1,900,000, your text 1.6 million.',
      '4.2 million: The link is dead: there is no such page.',
    ])
    expect(await runAxe(browserPage, '[role="alertdialog"]')).toEqual([])
    await look(browserPage, 'publish-1280')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await browserPage.getByText('Published document').waitFor()
  })
})

test('sources of published entries are asked again once that is switched on, and the site lists dead and silent ones', async () => {
  const path = '/admin/plugins/citable/sources'
  await site.withAdmin('admin', { viewport: { width: 1280, height: 1000 } }, async ({ page: browserPage }) => {
    await browserPage.goto(path)
    const list = browserPage.getByTestId('citable-watched-sources')
    await list.waitFor()
    expect(await runAxe(browserPage, '[data-testid="citable-watched-sources"]')).toEqual([])
    await look(browserPage, 'list-off-1280')
    await list.getByRole('checkbox').click({ force: true })
    await list.getByText('0 entries are watched.').waitFor()

    const sources = await open(browserPage)
    await sources.getByRole('button', { name: 'Look at 5 pages' }).click()
    const kept = browserPage.waitForResponse((answer) => answer.url().endsWith('/citable/source-answers'))
    await answered(browserPage)
    expect(await (await kept).json()).toEqual({ isKept: true })
    await browserPage.goto(path)
    await list.getByText('1 entry is watched.').waitFor()
    const rows = list.getByTestId('citable-watched-source')
    expect(await rows.count()).toBe(2)
    expect(await rows.first().innerText()).toContain('The page does not hold it')
    expect(await rows.last().innerText()).toContain('There is no such page.')
    await rows.first().getByRole('link', { name: 'Parcels by Bicycle in Gent' }).click()
    await browserPage.waitForURL(`**/${documentId}**`)
  })
  for (const [language, theme, width] of [
    ['en', 'light', 1280],
    ['de', 'dark', 1280],
    ['ar', 'light', 390],
  ] as const)
    await site.withAdmin('admin', { language, theme, viewport: { width, height: 1000 } }, async ({ page: browserPage }) => {
      await browserPage.goto(path)
      await browserPage.getByTestId('citable-watched-source').first().waitFor()
      await look(browserPage, `list-${language}-${width}`)
      expect(await runAxe(browserPage, '[data-testid="citable-watched-sources"]')).toEqual([])
      // the table scrolls in its own box
      expect(await browserPage.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
})

test('is hidden from people who may not look sources up', () =>
  site.withAdmin('writer', {}, async ({ page: browserPage }) => {
    await browserPage.goto(editPath(article, documentId))
    await analysed(browserPage)
    await openTab(browserPage, 'checks')
    expect(await browserPage.getByTestId('citable-tab-sources').count()).toBe(0)
  }))
