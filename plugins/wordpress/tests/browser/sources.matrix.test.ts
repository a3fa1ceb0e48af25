import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { looked, openEditor, openSidebar, setBlocks, settle, unfold } from './block-editor.ts'
import { paragraph } from './sourdough.ts'
import { openSiteInBrowser } from './visit.ts'

const { site, visit } = await openSiteInBrowser()

/** The pages of a source, and what they were asked for. */
let server: Server
let port: number
let requests: { readonly url: string; readonly headers: object }[] = []

const page = (sentence: string): string =>
  `<!doctype html><html lang="en"><title>Parcels by bicycle</title><main><h1>Parcels by bicycle</h1><p>The annual report describes how couriers work, which streets they take, and how the council counts them with cameras at nine bridges over the river.</p><p>${sentence}</p></main>`

const pages: Readonly<Record<string, string>> = {
  '/robots.txt': 'User-agent: *\nDisallow: /private',
  '/there': page('Bicycle couriers delivered 1,600,000 parcels last year.'),
  '/changed': page('Bicycle couriers delivered 1,900,000 parcels last year.'),
}

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    requests.push({ url, headers })
    const body = pages[url]
    const type = url === '/report.pdf' ? 'application/pdf' : url === '/robots.txt' ? 'text/plain' : 'text/html; charset=utf-8'
    response.writeHead(body === undefined && url !== '/report.pdf' ? 404 : 200, { 'content-type': type })
    response.end(body ?? '%PDF-1.4')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  const names = await readFile(fileURLToPath(new URL('fixture-names.php', import.meta.url)), 'utf8')
  await writeFile(join(site.siteDirectory, 'wp-content/mu-plugins/fixture-names.php'), names.replace('PORT = 0', `PORT = ${port}`))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  requests = []
})

/** The section fits: a picture of what does not would change the window. */
const tall = { viewport: { width: 1440, height: 2600 } }

const says = (figure: string, url: string): string =>
  `Couriers delivered ${figure} parcels by bicycle last year, <a href="${url}">the council reports</a>.`

it('asks nobody before a click that names the pages, then says of each statement what its page says', async () => {
  const at = (path: string, host = 'localhost') => `http://${host}:${port}${path}`
  await visit(async (browserPage) => {
    await openEditor(browserPage, site)
    const panel = await openSidebar(browserPage)
    await setBlocks(browserPage, 'Parcels by Bicycle in Gent', [
      paragraph(says('1.6 million', at('/there'))),
      paragraph(says('1.6 million', at('/changed'))),
      paragraph(says('2.4 million', at('/report.pdf'))),
      paragraph(says('3.1 million', at('/private/figures'))),
      paragraph(says('4.2 million', at('/missing'))),
      paragraph(says('5.3 million', at('/report', 'gone.gent'))),
    ])
    await settle(browserPage, panel)
    await unfold(panel, 'Sources')
    const section = panel.locator('.citable-sources')
    const ask = section.getByRole('button', { name: 'Look at 6 pages' })
    await ask.waitFor()
    expect(await section.locator('.citable-source').count()).toBe(6)
    expect(await section.locator('.citable-source-hosts').innerText()).toContain(`localhost:${port}: 5 pages`)
    expect(requests).toEqual([])
    expect(await runAxe(browserPage, '.citable-sources')).toEqual([])
    await takeScreenshot(section, `${looked}sources-before.png`)

    await ask.focus()
    await browserPage.keyboard.press('Enter')
    await section.getByText(/^Asking: [0-6] of 6$/).waitFor()
    await section.getByRole('button', { name: 'Cancel' }).waitFor()
    await section.locator('[data-sources="answered"]').waitFor()
    const answers = section.locator('[data-source]')
    expect(await answers.evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.source))).toEqual([
      'stands',
      'differs',
      'open',
      'open',
      'dead',
      'dead',
    ])
    const words = await answers.allInnerTexts()
    for (const [index, sentence] of [
      'Stands there',
      'The source says 1,900,000, your text 1.6 million.',
      'Could not be checked: it is a file that is not read here, such as a PDF or a picture.',
      'Could not be checked: its robots.txt does not allow it.',
      'The link is dead: there is no such page.',
      'The link is dead: there is no such site.',
    ].entries())
      expect(words[index]).toContain(sentence)
    expect(words[0]).toContain('Bicycle couriers delivered 1,600,000 parcels last year.')
    const links = await answers.locator('a').evaluateAll((items) => items.map((item) => (item as HTMLAnchorElement).href))
    expect(links[0]).toBe(`${at('/there')}#:~:text=Bicycle%20couriers%20delivered%201%2C600%2C000%20parcels%20last%20year.`)
    expect(links.filter((link) => link.startsWith('https://web.archive.org/web/2/'))).toHaveLength(2)
    expect(requests.map(({ url }) => url)).toEqual(['/robots.txt', '/there', '/changed', '/report.pdf', '/missing'])
    expect(JSON.stringify(requests)).not.toMatch(/cookie|referer|authorization/i)
    expect(await runAxe(browserPage, '.citable-sources')).toEqual([])
    await takeScreenshot(section, `${looked}sources-answers.png`)

    await answers.nth(1).getByRole('button', { name: 'Show me: 1.6 million' }).focus()
    await browserPage.keyboard.press('Enter')
    await panel.getByText('The passage is selected in the editor.').waitFor()
    const chosen = await browserPage.evaluate(() => {
      const { select } = (globalThis as any).wp.data
      return select('core/block-editor').getSelectedBlock()?.attributes.content.toString()
    })
    expect(chosen).toContain('/changed')

    await section.getByRole('button', { name: 'Look again' }).click()
    await section.locator('[data-sources="answered"]').waitFor()
    expect(requests, 'pages are remembered').toHaveLength(5)
  }, tall)
})
