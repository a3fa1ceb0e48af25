import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fakePageTranslator, type PageTranslatorScript } from '@citable/tooling/browser/fake-page-translator'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { freePort } from '@citable/tooling/sites/free-port'
import { type ServiceSite, startServiceSite } from '@citable/tooling/sites/service'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, looked, openEditor, openSidebar, settle, unfold } from './block-editor.ts'
import { openSiteInBrowser } from './visit.ts'

const { site, visit } = await openSiteInBrowser()
/** The section fits; a translator that a test adds is gone with the visit. */
const tall = { viewport: { width: 1280, height: 2600 }, apart: true }

let service: ServiceSite

beforeAll(async () => {
  service = await startServiceSite(await freePort())
  await writeFile(
    join(site.siteDirectory, 'wp-content/mu-plugins/device-translations.php'),
    `<?php
add_filter( 'determine_locale', static fn( $locale ) => $_COOKIE['test_locale'] ?? $locale );
add_action( 'init', static function () { if ( 'ar' === determine_locale() ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );`,
  )
  const settings = { mode: 'service', service_url: service.url, api_key: service.key, device_translations: true }
  await callWordPress(site, 'POST', '/citable/v1/settings', settings)
})
afterAll(() => service.stop())

const content = `<!-- wp:paragraph -->
<p>The baker mixes <strong>500 g of flour</strong> with water from the <a href="https://mill.example/">old mill</a> every morning.</p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>In a box of wood</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->

<!-- wp:code -->
<pre class="wp-block-code"><code>bake --hours=2</code></pre>
<!-- /wp:code -->`

const write = async (text = content): Promise<number> =>
  (await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/posts', { title: 'How to bake bread', content: text, status: 'publish' })).id
const read = async (id: number) => {
  const post = await callWordPress<{ title: { raw: string }; content: { raw: string }; status: string }>(
    site,
    'GET',
    `/wp/v2/posts/${id}?context=edit`,
  )
  return { title: post.title.raw, content: post.content.raw, status: post.status }
}
const drafts = async (): Promise<readonly { readonly id: number }[]> =>
  callWordPress(site, 'GET', '/wp/v2/posts?context=edit&status=draft&per_page=100')

async function openSection(page: Page, id: number, name = 'Translations'): Promise<Locator> {
  await openEditor(page, site, id)
  const panel = await openSidebar(page)
  await settle(page, panel)
  return unfold(panel, name)
}
const japanese: PageTranslatorScript = { state: 'downloadable', languages: ['ja', 'es'], waits: true }
const button = 'Translate into Spanish with this browser'

it('a post is translated on this device after a click, checked by the service, and its changes are, too', async () => {
  const id = await write()
  let draft = 0
  await visit(async (page) => {
    const translator = await fakePageTranslator(page, japanese)
    const section = await openSection(page, id)
    await section.getByRole('combobox', { name: 'Language' }).selectOption('es')
    const ask = section.getByRole('button', { name: button })
    await ask.waitFor()
    // one that no engine of the service does
    expect(await section.getByRole('combobox', { name: 'Language' }).locator('option').allInnerTexts()).toContain('Japanese')
    expect(new Set(await translator.calls())).toEqual(new Set(['availability']))
    const widths = await section.evaluate((box) =>
      [box, ...box.querySelectorAll('.citable-device .components-button')].map((one) => one.getBoundingClientRect().right),
    )
    expect(Math.max(...widths)).toBe(widths[0])
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(section, `${looked}device-before.png`)
    await ask.focus()
    await page.keyboard.press('Enter')
    await section.getByText('Your browser is fetching the language …').waitFor()
    await section.getByRole('progressbar', { name: 'Download of the language' }).waitFor()
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(section, `${looked}device-fetching.png`)
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).origin))
    await translator.finish()
    await section.getByText('The draft in Spanish is there.').waitFor()
    await section.getByText('Draft, machine translation by a browser, not reviewed').waitFor()
    expect(new Set(sent)).toEqual(new Set([new URL(site.url).origin]))
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(section, `${looked}device-made.png`)
    const calls = (await translator.calls()).filter((name) => name !== 'availability')
    expect([calls[0], calls.at(-1), new Set(calls)]).toEqual(['create', 'destroy', new Set(['create', 'translate', 'destroy'])])
    expect(await translator.texts()).toContain('In a box of wood')
  }, tall)
  draft = (await drafts())[0]!.id
  const made = await read(draft)
  expect([made.title, made.status]).toEqual(['HOW TO BAKE BREAD', 'draft'])
  expect(made.content).toContain('<a href="https://mill.example/">OLD MILL</a> EVERY MORNING.</p>')
  expect(made.content).toMatch(/<strong>500 g.{1,3}OF FLOUR<\/strong>/)
  expect(made.content).toContain('<code>bake --hours=2</code>')

  await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, { content: content.replace('box of wood', 'box of metal') })
  await visit(async (page) => {
    const translator = await fakePageTranslator(page, { ...japanese, state: 'available', waits: false })
    const section = await openSection(page, draft)
    await section.getByText('Machine translation by a browser from').first().waitFor()
    await section.getByRole('button', { name: 'Look at the changes, translated by this browser' }).click()
    await section.getByText('IN A BOX OF METAL', { exact: true }).waitFor()
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(section, `${looked}device-changes.png`)
    expect((await translator.texts()).filter((text) => text.includes(' '))).toEqual(['In a box of metal'])
    await Promise.all([page.waitForEvent('load'), section.getByRole('button', { name: 'Take over 1 change' }).click()])
    expect((await read(draft)).content).toContain('<li>IN A BOX OF METAL</li>')
  }, tall)
})

it('what loses its links is put together of parts, and listed to look at', async () => {
  // what this person's browser has translated whole is remembered
  const id = await write(content.replace('every morning', 'every evening'))
  await visit(async (page) => {
    await fakePageTranslator(page, { ...japanese, state: 'available', waits: false, losesMarks: true })
    const section = await openSection(page, id)
    await section.getByRole('combobox', { name: 'Language' }).selectOption('es')
    await section.getByRole('button', { name: button }).click()
    await section.getByText('The draft in Spanish is there.').waitFor()
    await section.getByRole('link', { name: /^Edit: .* \(Spanish\)$/ }).click()
    await page.waitForURL((url) => url.searchParams.get('post') !== String(id))
    const draft = Number(new URL(page.url()).searchParams.get('post'))
    const review = await openSection(page, draft)
    await review.getByText('in parts').first().waitFor()
    expect((await read(draft)).content).toContain('<a href="https://mill.example/">OLD MILL</a>')
    expect(await ask(page, 'core/block-editor', 'getBlocks').then((blocks) => JSON.stringify(blocks).includes('"isValid":false'))).toBe(
      false,
    )
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(review, `${looked}device-review.png`)
  }, tall)
})

it('a download is called off, and nothing is made; at 390 pixels', async () => {
  const id = await write()
  const before = (await drafts()).length
  await visit(
    async (page) => {
      const translator = await fakePageTranslator(page, japanese)
      await openEditor(page, site, id)
      const panel = await openSidebar(page)
      await settle(page, panel)
      const section = await unfold(panel, 'Translations')
      await section.getByRole('combobox', { name: 'Language' }).selectOption('ja')
      await section.getByRole('button', { name: /with this browser$/ }).click()
      const cancel = section.getByRole('button', { name: 'Cancel' })
      await cancel.waitFor()
      const width = await page.evaluate(() => document.querySelector('.citable-translations')?.getBoundingClientRect().right)
      expect(width).toBeLessThanOrEqual(390)
      expect(await runAxe(page, '.citable-translations')).toEqual([])
      await takeScreenshot(page, `${looked}device-390.png`)
      await cancel.click()
      await section.getByRole('button', { name: /with this browser$/ }).waitFor()
      expect(await section.innerText()).not.toContain('Try again')
      await translator.finish()
      await expect.poll(async () => (await translator.calls()).at(-1)).toBe('destroy')
      expect(await drafts()).toHaveLength(before)
    },
    { viewport: { width: 390, height: 1600 }, apart: true },
  )
})

it('a browser that may not, and one that has no translator', async () => {
  const id = await write()
  await visit(async (page) => {
    await fakePageTranslator(page, { ...japanese, fault: 'NotAllowedError' })
    const section = await openSection(page, id)
    await section.getByRole('combobox', { name: 'Language' }).selectOption('ja')
    await section.getByRole('button', { name: /with this browser$/ }).click()
    await section.getByText('Your browser does not allow its translator here.').waitFor()
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(section, `${looked}device-fault.png`)
  }, tall)
  await visit(async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Translator'))
    const section = await openSection(page, id)
    await section.getByText('There is no translation yet.').waitFor()
    expect(await section.getByRole('button', { name: /browser/ }).count()).toBe(0)
  }, tall)
})

it('in Arabic, from right to left', async () => {
  const id = await write()
  await visit(async (page) => {
    await page.context().addCookies([{ name: 'test_locale', value: 'ar', url: site.url }])
    const translator = await fakePageTranslator(page, japanese)
    const section = await openSection(page, id, 'الترجمات')
    await section.getByRole('combobox').selectOption('ja')
    const ask = section.getByRole('button', { name: /الترجمة بهذا المتصفح/ })
    await ask.waitFor()
    await ask.click()
    await section.getByText('متصفحك ينزّل اللغة…').waitFor()
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(section, `${looked}device-ar.png`)
    await translator.finish()
    await section.getByText(/متصفح/).first().waitFor()
    await section.locator('[data-version]').first().waitFor()
    await takeScreenshot(section, `${looked}device-made-ar.png`)
  }, tall)
})
