import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { looked, openEditor, openSidebar, setBlocks, settle, unfold } from './block-editor.ts'
import { paragraph } from './sourdough.ts'
import { isFaultOfPlugin, openSiteInBrowser } from './visit.ts'

const { site, visit } = await openSiteInBrowser()

/** The pages of a source, and what they were asked for. */
let server: Server
let port: number
let requests: { readonly url: string; readonly headers: object }[] = []

const page = (sentence: string): string =>
  `<!doctype html><html lang="en"><title>Parcels by bicycle</title><main><h1>Parcels by bicycle</h1><p>The annual report describes how couriers work, which streets they take, and how the council counts them with cameras at nine bridges over the river.</p><p>${sentence}</p></main>`

const pages: Record<string, string> = {
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
  // A reader's language, by a cookie: the site itself has English alone.
  await writeFile(
    join(site.siteDirectory, 'wp-content/mu-plugins/how-it-looks.php'),
    `<?php
add_filter( 'determine_locale', static fn( $locale ) => $_COOKIE['test_locale'] ?? $locale );
add_action( 'init', static function () { if ( 'ar' === determine_locale() ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );`,
  )
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

it('fetches nothing before a click that names the pages, then says of each statement what its page says', async () => {
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

const looks = [
  ['en_US', 1280],
  ['de_DE', 1280],
  ['ar', 390],
] as const

const at = (path: string): string => `http://localhost:${port}${path}`

async function look(browserPage: Page, part: string, name: string): Promise<void> {
  expect((await runAxe(browserPage, part)).filter(isFaultOfPlugin), name).toEqual([])
  const isWide = await browserPage
    .locator(part)
    .first()
    .evaluate((box) => box.scrollWidth > box.clientWidth + 1)
  expect(isWide, name).toBe(false)
  await takeScreenshot(browserPage.locator(part).first(), `${looked}sources-${name}.png`)
}

it.each(looks)('before publishing the answers stand with what is dead or not on the page (%s, %i px)', async (locale, width) => {
  await visit(
    async (browserPage) => {
      await browserPage.context().addCookies([{ name: 'test_locale', value: locale, url: site.url }])
      await openEditor(browserPage, site)
      await setBlocks(browserPage, 'Parcels by Bicycle in Gent', [
        paragraph(says('1.6 million', at('/there'))),
        paragraph(says('1.6 million', at('/changed'))),
        paragraph(says('4.2 million', at('/missing'))),
      ])
      await browserPage.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').openPublishSidebar())
      const summary = browserPage.locator('.citable-prepublish')
      await summary.locator('[data-sources="listed"]').waitFor()
      expect(requests).toEqual([])
      await look(browserPage, '.citable-prepublish', `publish-${locale}-before`)
      await summary.locator('.citable-source-hosts + .citable-titles__uses button').click()
      await summary.locator('[data-sources="answered"]').waitFor()
      const answers = summary.locator('[data-source]')
      expect(await answers.evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.source))).toEqual(['differs', 'dead'])
      // the dead link is a point of the text, with its address, and changes no score
      await summary.locator('.citable-row', { hasText: '/missing' }).first().waitFor()
      await look(browserPage, '.citable-prepublish', `publish-${locale}`)
    },
    { viewport: { width, height: 2600 }, apart: true },
  )
})

it('a published post is asked again, and the site lists what is dead or silent', async () => {
  await callWordPress(site, 'POST', '/citable/v1/settings', { watch_sources: true })
  const content = [says('1.6 million', at('/there')), says('1.6 million', at('/changed')), says('4.2 million', at('/missing'))]
    .map((sentence) => `<!-- wp:paragraph --><p>${sentence}</p><!-- /wp:paragraph -->`)
    .join('')
  const post = await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/posts', {
    title: 'Parcels by bicycle',
    content,
    status: 'publish',
  })
  const list = `${site.url}/wp-admin/admin.php?page=citable-sources`
  await visit(async (browserPage) => {
    await openEditor(browserPage, site, post.id)
    const panel = await openSidebar(browserPage)
    await settle(browserPage, panel)
    await unfold(panel, 'Sources')
    await panel.getByRole('button', { name: 'Look at 3 pages' }).click()
    const kept = browserPage.waitForResponse((answer) => decodeURIComponent(answer.url()).includes(`/posts/${post.id}/source-answers`))
    await panel.locator('[data-sources="answered"]').waitFor()
    expect(await (await kept).json()).toEqual({ is_kept: true })
    await browserPage.goto(list)
    const rows = browserPage.locator('.citable-sources-page tbody tr')
    expect(await rows.count()).toBe(2)
    expect(await rows.first().innerText()).toContain('The page does not hold it')
    // the page that held it says something else now
    pages['/there'] = page(
      `Nothing is said of parcels any more. ${'Couriers work on streets and bridges of the town, in any weather. '.repeat(40)}`,
    )
    await browserPage.getByRole('button', { name: 'Ask all pages again now' }).click()
    await browserPage.getByText('Pages are being asked again.').waitFor()
    await browserPage.request.get(`${site.url}/wp-cron.php?doing_wp_cron`)
    await expect
      .poll(async () => {
        await browserPage.goto(list)
        return rows.count()
      })
      .toBe(3)
    await browserPage.getByText('The passage is no longer on the page').waitFor()
  }, tall)
  for (const [locale, width] of looks)
    await visit(
      async (browserPage) => {
        await browserPage.context().addCookies([{ name: 'test_locale', value: locale, url: site.url }])
        await browserPage.goto(list)
        await browserPage.locator('.citable-sources-page tbody tr').first().waitFor()
        await look(browserPage, '.citable-sources-page', `list-${locale}`)
      },
      { viewport: { width, height: 1400 }, apart: true },
    )
})
