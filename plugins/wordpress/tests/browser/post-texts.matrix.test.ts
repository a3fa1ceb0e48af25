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

const widths = [1280, 390] as const

interface Saved {
  readonly id: number
  readonly link: string
}
interface Stored {
  readonly citable_input_seo_title: string
  readonly citable_input_description: string
  readonly citable_input_keyphrase: string
  readonly citable_input_noindex: boolean
}

const ids: Record<string, number> = {}
const titles = ['How long does rye bread keep?', 'Baking with spelt', 'A starter in five days', 'خبز الجاودار في البيت'] as const

const stored = async (title: string): Promise<readonly [string, string, string, boolean]> => {
  const post = await callWordPress<Stored>(site, 'GET', `/wp/v2/posts/${ids[title]}?context=edit`)
  return [post.citable_input_seo_title, post.citable_input_description, post.citable_input_keyphrase, post.citable_input_noindex]
}

beforeAll(async () => {
  // A reader's language, by a cookie: the site itself has English alone.
  await writeFile(
    join(site.siteDirectory, 'wp-content/mu-plugins/how-it-looks.php'),
    `<?php
add_filter( 'determine_locale', static fn( $locale ) => $_COOKIE['test_locale'] ?? $locale );
add_action( 'init', static function () { if ( 'ar' === determine_locale() ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );`,
  )
  for (const title of titles) {
    const content = '<!-- wp:paragraph --><p>Rye bread keeps for 9 days in a box of wood.</p><!-- /wp:paragraph -->'
    ids[title] = (await callWordPress<Saved>(site, 'POST', '/wp/v2/posts', { title, content, status: 'publish' })).id
  }
})

const openPage = async (page: Page): Promise<void> => {
  await page.goto(`${site.url}/wp-admin/admin.php?page=citable-texts`)
  await page.getByRole('textbox', { name: `Description of “${titles[0]}”` }).waitFor()
}
const look = async (page: Page, name: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const right = await page
      .locator('.citable-texts, .citable-inline:visible')
      .last()
      .evaluate((part) => part.getBoundingClientRect().right)
    expect(right, `${name} at ${width}`).toBeLessThanOrEqual(width)
    await takeScreenshot(page, `${looked}texts-${name}-${width}.png`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

it('a field is saved when it is left, by keyboard, and taken back', () =>
  visit(async (page) => {
    await openPage(page)
    const row = page.locator(`tr[data-post="${ids[titles[0]]}"]`)
    const title = row.getByRole('textbox', { name: `Title for result pages of “${titles[0]}”` })
    await title.focus()
    await page.keyboard.type('Rye bread & how long it keeps')
    await page.keyboard.press('Tab')
    await page
      .getByRole('status')
      .filter({ hasText: `Saved: ${titles[0]}` })
      .waitFor()
    expect(await stored(titles[0])).toEqual(['Rye bread & how long it keeps', '', '', false])
    await row.getByRole('checkbox', { name: `Hide “${titles[0]}” from search engines` }).press('Space')
    await expect.poll(() => stored(titles[0])).toEqual(['Rye bread & how long it keeps', '', '', true])
    expect(await runAxe(page, '#citable-texts')).toEqual([])
    await look(page, 'page')
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    await undo.click()
    await expect.poll(() => stored(titles[0])).toEqual(['Rye bread & how long it keeps', '', '', false])
    await undo.click()
    await expect.poll(() => stored(titles[0])).toEqual(['', '', '', false])
    await undo.waitFor({ state: 'detached' })
    expect(await title.inputValue()).toBe('')
  }))

it('what was saved far down in the list is on the screen with its undo, which names the post', () =>
  visit(
    async (page) => {
      await openPage(page)
      const [name] = titles
      const last = page.getByRole('textbox', { name: `Description of “${name}”` })
      await last.fill('Nine days in a box of wood.')
      await last.blur()
      const said = page.getByRole('status').filter({ hasText: `Saved: ${name}` })
      await said.waitFor()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const undo = page.getByRole('button', { name: 'Undo', exact: true })
      for (const part of [said, undo])
        expect(
          await part.evaluate((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          }),
        ).toBe(true)
      await takeScreenshot(page, `${looked}texts-saved-far-down.png`)
      await undo.click()
      await page
        .getByRole('status')
        .filter({ hasText: `Taken back: ${name}` })
        .waitFor()
    },
    { viewport: { width: 1280, height: 500 } },
  ))

it('what a colleague has changed meanwhile is not overwritten', () =>
  visit(async (page) => {
    await openPage(page)
    await callWordPress(site, 'POST', `/wp/v2/posts/${ids[titles[1]]}`, { citable_input_description: 'Of a colleague.' })
    const row = page.locator(`tr[data-post="${ids[titles[1]]}"]`)
    const description = row.getByRole('textbox', { name: `Description of “${titles[1]}”` })
    await description.fill('Mine.')
    await description.blur()
    await row.getByRole('alert').filter({ hasText: 'Somebody has changed this meanwhile' }).waitFor()
    expect(await description.inputValue()).toBe('Of a colleague.')
    expect((await stored(titles[1]))[1]).toBe('Of a colleague.')
  }))

it('the list shows what lacks a description, and finds by title', () =>
  visit(async (page) => {
    await openPage(page)
    await page.getByRole('combobox', { name: 'Show' }).selectOption('no_description')
    await page.locator(`tr[data-post="${ids[titles[1]]}"]`).waitFor({ state: 'detached' })
    await page.locator(`tr[data-post="${ids[titles[2]]}"]`).waitFor()
    await page.getByRole('searchbox', { name: 'Search in titles' }).fill('starter')
    await page.locator(`tr[data-post="${ids[titles[0]]}"]`).waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('tr[data-post]').count()).toBe(1)
  }))

it('a file goes out, comes back changed, says what is wrong with its rows, and is taken back', () =>
  visit(async (page) => {
    await openPage(page)
    const wait = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).click()
    const text = await readFile(await (await wait).path(), 'utf8')
    expect(text.startsWith('\uFEFFid,type,url,post_title,seo_title,description,keyphrase,noindex\n')).toBe(true)
    const line = text.split('\n').find((one) => one.startsWith(`${ids[titles[2]]},`))!
    expect(line).toContain(titles[2])
    await page.getByText('Take over from a CSV file').click()
    const table = `id;seo_title;description;noindex\n${ids[titles[2]]};A starter;"Flour; water, five days.";1\n999999;Nobody;;\n${ids[titles[3]]};خبز الجاودار;;perhaps\n`
    await page
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await page.getByRole('button', { name: 'Take over', exact: true }).click()
    await page.getByText('3 rows were read. 1 post was changed. 2 rows were not taken over.').waitFor()
    await page.getByText('Line 3: There is no such post that you may change.').waitFor()
    await page.getByText('Line 4: The cell “noindex” holds “perhaps”. Write 1 or 0.').waitFor()
    expect(await stored(titles[2])).toEqual(['A starter', 'Flour; water, five days.', '', true])
    expect(await stored(titles[3])).toEqual(['', '', '', false])
    expect(await runAxe(page, '#citable-texts')).toEqual([])
    await look(page, 'file')
    const left = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download these rows' }).click()
    expect(await readFile(await (await left).path(), 'utf8')).toContain('"999999","Nobody"')
    await page.getByRole('button', { name: 'Take all of it back' }).click()
    await page.getByText('Taken back: 1 of 1 posts.').waitFor()
    expect(await stored(titles[2])).toEqual(['', '', '', false])
  }))

it('quick edit has the texts of its post and saves them', () =>
  visit(async (page) => {
    await page.goto(`${site.url}/wp-admin/edit.php`)
    const row = page.locator(`#post-${ids[titles[0]]}`)
    await row.hover()
    await row.getByRole('button', { name: /Quick edit/i }).click()
    const form = page.locator(`#edit-${ids[titles[0]]}`)
    await form.getByRole('textbox', { name: 'Description' }).fill('Nine days & more.')
    await form.getByRole('textbox', { name: 'Keyphrase' }).fill('rye bread')
    await form.getByRole('checkbox', { name: 'Hide from search engines' }).check()
    expect(await runAxe(page, '.citable-inline')).toEqual([])
    await look(page, 'quick')
    await form.getByRole('button', { name: 'Update' }).click()
    await form.waitFor({ state: 'detached' })
    expect(await stored(titles[0])).toEqual(['', 'Nine days & more.', 'rye bread', true])
    await row.hover()
    await row.getByRole('button', { name: /Quick edit/i }).click()
    expect(await form.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Nine days & more.')
    await form.getByRole('button', { name: 'Cancel' }).click()
  }))

it('bulk edit writes for many posts, and is taken back', () =>
  visit(async (page) => {
    await page.goto(`${site.url}/wp-admin/edit.php`)
    for (const title of titles.slice(0, 3)) await page.locator(`#cb-select-${ids[title]}`).check()
    await page.locator('#bulk-action-selector-top').selectOption('edit')
    await page.locator('#doaction').click()
    const form = page.locator('#bulk-edit')
    await form.getByRole('combobox', { name: 'Title for result pages', exact: true }).selectOption('set')
    await form.getByRole('textbox', { name: 'Title for result pages: new text' }).fill('{title}: the whole story')
    await form.getByRole('combobox', { name: 'Result pages', exact: true }).selectOption('clear')
    expect(await runAxe(page, '#bulk-edit .citable-inline')).toEqual([])
    await look(page, 'bulk')
    await form.getByRole('button', { name: 'Update' }).click()
    await page.getByText('The texts for result pages of 3 posts were changed.').waitFor()
    expect((await stored(titles[0]))[0]).toBe(`${titles[0]}: the whole story`)
    expect(await stored(titles[2])).toEqual([`${titles[2]}: the whole story`, '', '', false])
    await page.locator('#citable-bulk-edit').getByRole('link', { name: 'Undo' }).click()
    await page.locator('#citable-bulk-edit').getByText('Undone.').waitFor()
    expect(await stored(titles[0])).toEqual(['', 'Nine days & more.', 'rye bread', true])
    expect(await stored(titles[2])).toEqual(['', '', '', false])
  }))

it.each([
  ['de_DE', 'Titel und Beschreibungen'],
  ['ar', ''],
])('the page in %s', (locale, says) =>
  visit(
    async (page) => {
      await page.context().addCookies([{ name: 'test_locale', value: locale, url: site.url }])
      await page.goto(`${site.url}/wp-admin/admin.php?page=citable-texts`)
      await page.locator('tr[data-post]').first().waitFor()
      if (says !== '') expect(await page.locator('.wrap h1').innerText()).toBe(says)
      await look(page, locale)
    },
    { apart: true },
  ),
)
