import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { looked } from './block-editor.ts'
import { openSiteInBrowser } from './visit.ts'

const { site, visit } = await openSiteInBrowser()

interface Saved {
  readonly id: number
  readonly link: string
}
const post = (title: string, type = 'posts'): Promise<Saved> =>
  callWordPress<Saved>(site, 'POST', `/wp/v2/${type}`, {
    title,
    content: '<!-- wp:paragraph --><p>Rye bread keeps for 9 days in a box of wood.</p><!-- /wp:paragraph -->',
    status: 'publish',
  })
interface Answer {
  readonly status: number
  /** '': it leads nowhere. */
  readonly leadsTo: string
  readonly body: string
}
const ask = async (path: string): Promise<Answer> => {
  const answer = await fetch(site.url + path, { redirect: 'manual', headers: { connection: 'close' } })
  return { status: answer.status, leadsTo: answer.headers.get('location') ?? '', body: await answer.text() }
}

beforeAll(() =>
  writeFile(
    join(site.siteDirectory, 'wp-content/mu-plugins/how-it-looks.php'),
    `<?php
add_filter( 'determine_locale', static fn( $locale ) => $_COOKIE['test_locale'] ?? $locale );
add_action( 'init', static function () { if ( 'ar' === determine_locale() ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );`,
  ),
)

const look = async (page: Page, name: string, part: string): Promise<void> => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator(part).first().scrollIntoViewIfNeeded()
    const right = await page
      .locator(part)
      .first()
      .evaluate((box) => box.getBoundingClientRect().right)
    expect(right, `${name} at ${width}`).toBeLessThanOrEqual(width)
    await takeScreenshot(page, `${looked}owners-${name}-${width}.png`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}
const openSettings = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`${site.url}/wp-admin/admin.php?page=citable-settings#${tab}`)
  await page.getByRole('button', { name: 'Save settings' }).waitFor()
}

it('a tag of verification and IndexNow are switched on, and stand where engines ask', () =>
  visit(
    async (page) => {
      await openSettings(page, 'engines')
      await page.getByRole('textbox', { name: 'Google Search Console' }).fill('<meta name="google-site-verification" content="owner-1" />')
      await page.getByRole('textbox', { name: 'Bing Webmaster Tools' }).fill('<meta name="yandex-verification" content="x" />')
      await page.getByRole('checkbox', { name: 'Tell search engines at once when a page comes, changes or goes' }).check()
      await page.getByRole('button', { name: 'Save settings' }).click()
      await page.locator('[data-save-result="error"]').getByText('is neither a tag with the name msvalidate.01 nor its value').waitFor()
      await page.getByRole('textbox', { name: 'Bing Webmaster Tools' }).fill('')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await page.locator('[data-save-result="success"]').waitFor()
      expect(await page.getByRole('textbox', { name: 'Google Search Console' }).inputValue()).toBe('owner-1')
      const file = await page.getByRole('link', { name: /[0-9a-f]{32}\.txt$/ }).getAttribute('href')
      const key = await ask(new URL(file!).pathname)
      expect([key.status, key.body]).toEqual([200, /([0-9a-f]{32})/.exec(file!)![1]])
      expect((await ask(`/${'0'.repeat(32)}.txt`)).status).toBe(404)
      expect((await ask('/')).body).toContain('<meta name="google-site-verification" content="owner-1" />')
      await post('Rye that is told of')
      await page.reload()
      await page.getByText('1 address waits to be sent.').waitFor()
      expect(await runAxe(page, '#citable-settings')).toEqual([])
      await look(page, 'engines', '#citable-settings')
    },
    { expected: [/^400 POST .*\/settings/] },
  ))

it('settings go out as a file, and a changed one is shown before it is taken over', () =>
  visit(
    async (page) => {
      await openSettings(page, 'advanced')
      const wait = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download the settings' }).click()
      const file = JSON.parse(await readFile(await (await wait).path(), 'utf8')) as { settings: Record<string, unknown> }
      expect(file.settings).toMatchObject({ indexnow: true, verification: { google: 'owner-1' } })
      const choose = (settings: object) =>
        page.getByLabel('File with settings').setInputFiles({
          name: 'settings.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify({ ...file, settings })),
        })
      await choose({ ...file.settings, colour: 'red' })
      await page.locator('[data-file-result="error"]').getByText('colour').waitFor()
      await choose({ ...file.settings, separator: '|', indexnow: false })
      await page.getByText('2 settings would change.').waitFor()
      expect(await page.getByRole('row', { name: 'separator - |' }).count()).toBe(1)
      expect(await runAxe(page, '#citable-settings')).toEqual([])
      await look(page, 'file', '#citable-settings')
      await page.getByRole('button', { name: 'Take over' }).click()
      await page.locator('[data-file-result="success"]').waitFor()
      const { values } = await callWordPress<{ values: { separator: string; indexnow: boolean } }>(site, 'GET', '/citable/v1/settings')
      expect([values.separator, values.indexnow]).toEqual(['|', false])
    },
    { expected: [/^400 POST .*\/settings/] },
  ))

it('a profile says who writes, in the graph of the post', () =>
  visit(async (page) => {
    const { link } = await post('Who wrote this?')
    await page.goto(`${site.url}/wp-admin/profile.php`)
    await page.getByLabel('Job title').fill('Master baker')
    await page.getByLabel('Profiles elsewhere').fill('https://orcid.org/0000-0001\nnothing')
    await page.locator('#display_name').evaluate((select: HTMLSelectElement) => {
      select.add(new Option('Ada Lovelace', 'Ada Lovelace', true, true))
    })
    expect(await page.getByRole('button', { name: 'Remove', exact: true }).isVisible()).toBe(false)
    expect(await runAxe(page, '#citable-author')).toEqual([])
    await page.getByLabel('Job title').scrollIntoViewIfNeeded()
    await look(page, 'profile', '#citable-author')
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await page.getByText('Profile updated.').waitFor()
    expect((await ask(new URL(link).pathname)).body).toContain('"jobTitle":"Master baker","sameAs":["https://orcid.org/0000-0001"]')
  }))

it('the address of a post in the trash is answered as its editor chooses', () =>
  visit(async (page) => {
    const gone = await post('Rye is gone')
    const path = new URL(gone.link).pathname
    await page.goto(`${site.url}/wp-admin/edit.php`)
    const row = page.locator(`#post-${gone.id}`)
    await row.hover()
    await row.getByRole('link', { name: /Trash/ }).click()
    const notice = page.locator('.citable-gone')
    await notice.getByText('“Rye is gone” is gone.').waitFor()
    expect(await runAxe(page, '.citable-gone')).toEqual([])
    await look(page, 'notice', '.citable-gone')
    expect((await ask(path)).status).toBe(404)
    await notice.getByRole('button', { name: '“Gone for good” (410)' }).click()
    await page.locator('.citable-answered').getByText('gone for good (410)').waitFor()
    expect(await notice.count()).toBe(0)
    expect(await runAxe(page, '.citable-answered')).toEqual([])
    await look(page, 'answered', '.citable-answered')
    await page.reload()
    expect(await page.locator('.citable-answered').count()).toBe(0)
    const answer = await ask(path)
    expect([answer.status, answer.body.includes('noindex')]).toEqual([410, true])
  }))

it('many addresses that have gone are one question in the list, and one answer on the page', () =>
  visit(async (page) => {
    const gone = await Promise.all([1, 2, 3, 4].map((n) => post(`Loaf ${n} goes`)))
    for (const { id } of gone) await callWordPress(site, 'DELETE', `/wp/v2/posts/${id}`)
    await page.goto(`${site.url}/wp-admin/edit.php`)
    await page.locator('.citable-gone').getByText('4 addresses have gone. What shall their visitors get?').waitFor()
    await look(page, 'many', '.citable-gone')
    await page.locator('.citable-gone').getByRole('link', { name: 'Choose' }).press('Enter')
    await page.locator('[data-offer]').nth(3).waitFor()
    expect(await runAxe(page, '#citable-redirects')).toEqual([])
    await look(page, 'offers', '.citable-redirects')
    await page.getByRole('button', { name: 'For all: “gone for good” (410)' }).press('Enter')
    await page.locator('.citable-redirects__said:focus').getByText('4 addresses answered.').waitFor()
    await page.locator('[data-offer]').first().waitFor({ state: 'detached' })
    for (const { link } of gone) expect((await ask(new URL(link).pathname)).status).toBe(410)
  }))

it('redirects are made, refused, taken from a file, counted and deleted', () =>
  visit(async (page) => {
    const target = await post('Where rye is now')
    const moved = await post('A page that moves', 'pages')
    await callWordPress(site, 'POST', `/wp/v2/pages/${moved.id}`, { slug: 'moved-page' })
    await page.goto(`${site.url}/wp-admin/admin.php?page=citable-redirects`)
    const offer = page.locator('[data-offer="/a-page-that-moves"]')
    await look(page, 'redirects', '.citable-redirects')
    await offer.getByRole('button', { name: 'Lead to the new address' }).press('Enter')
    await offer.waitFor({ state: 'detached' })
    expect((await ask('/a-page-that-moves/')).leadsTo).toBe(`${site.url}/moved-page`)
    await page.getByLabel('Address that is gone').fill('/altes-brot/')
    await page.getByLabel('Leads to').fill('https://example.org/')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('This address is on another host.').first().waitFor()
    await page.getByLabel('Leads to').fill(target.link)
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    const row = page.locator('tr[data-source="/altes-brot"]')
    await row.waitFor()
    const answer = await ask('/altes-brot?utm_source=x')
    expect([answer.status, answer.leadsTo]).toEqual([301, target.link])
    expect((await ask(new URL(target.link).pathname)).status).toBe(200)
    await page.getByRole('button', { name: 'Edit /altes-brot' }).press('Enter')
    expect(await page.getByLabel('Answer').evaluate((field) => field === document.activeElement)).toBe(true)
    await look(page, 'edit', '.citable-redirects')
    await page.getByLabel('Answer').selectOption('302')
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await row.getByText('302: elsewhere for a while').waitFor()
    expect((await ask('/altes-brot')).status).toBe(302)
    await page.getByText('Take over from a CSV file').click()
    const table = 'source;target;status\n/eins;/zwei;302\n/zwei;/eins;301\n/weg;;\n/x;/y;307\n'
    await page
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name: 'rules.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await page.getByRole('button', { name: 'Take over', exact: true }).click()
    await page.getByText('2 redirects were stored. 2 rows were not taken over.').waitFor()
    await page.getByText('Line 3: This would lead in a circle.').waitFor()
    await page.getByText('Line 5: The cell “status” holds “307”.').waitFor()
    await expect.poll(() => row.locator('td').nth(2).innerText()).toMatch(/^2 \(/)
    expect(await runAxe(page, '#citable-redirects')).toEqual([])
    await look(page, 'rules', '.citable-redirects')
    const wait = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).click()
    expect(await readFile(await (await wait).path(), 'utf8')).toContain('/eins,/zwei,302,0')
    await page.getByRole('searchbox', { name: 'Search in addresses' }).fill('eins')
    await row.waitFor({ state: 'detached' })
    const remove = () => page.getByRole('button', { name: 'Delete /eins' }).press('Enter')
    const first = page.locator('tr[data-source="/eins"]')
    await remove()
    await first.waitFor({ state: 'detached' })
    expect((await ask('/eins')).status).toBe(404)
    // The keyboard is where the way back is.
    await page.locator('.citable-redirects__said:focus').getByText('Deleted: /eins').waitFor()
    await look(page, 'deleted', '.citable-redirects')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await first.waitFor()
    expect((await ask('/eins')).leadsTo).toBe(`${site.url}/zwei`)
    await remove()
    await first.waitFor({ state: 'detached' })
  }))

it('the head over REST is that of the page', async () => {
  const { id, link } = await post('Rye “heads” & more')
  const { body: page } = await ask(new URL(link).pathname)
  const head = JSON.parse((await ask(`/wp-json/citable/v1/head?url=${encodeURIComponent(link)}`)).body) as { html: string; status: number }
  const elements = head.html.match(/<(?:meta|link)[^>]+>|<script[\s\S]+?<\/script>/g) ?? []
  expect(elements.length).toBeGreaterThan(8)
  for (const element of elements) expect(page).toContain(element)
  const { citable_head } = JSON.parse((await ask(`/wp-json/wp/v2/posts/${id}`)).body) as { citable_head: typeof head }
  expect(citable_head).toEqual(head)
})

it.each([
  ['de_DE', 'Weiterleitungen'],
  ['ar', ''],
])('redirects and search engines in %s', (locale, says) =>
  visit(
    async (page) => {
      await page.context().addCookies([{ name: 'test_locale', value: locale, url: site.url }])
      await page.goto(`${site.url}/wp-admin/admin.php?page=citable-redirects`)
      await page.locator('tr[data-source]').first().waitFor()
      if (says !== '') expect(await page.locator('.wrap h1').innerText()).toBe(says)
      await look(page, `redirects-${locale}`, '.citable-redirects')
      await page.goto(`${site.url}/wp-admin/admin.php?page=citable-settings#engines`)
      await page.locator('#citable-settings input').first().waitFor()
      await look(page, `engines-${locale}`, '#citable-settings')
    },
    { apart: true },
  ),
)
