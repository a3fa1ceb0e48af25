import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import { beforeAll, expect, it } from 'vitest'
import { canvas, looked, openEditor, openSettings, save } from './block-editor.ts'
import { openSiteInBrowser } from './visit.ts'

const { site, visit } = await openSiteInBrowser()

interface Saved {
  readonly id: number
  readonly link: string
}

let post: Saved
let category: Saved

beforeAll(async () => {
  // A theme's own place for it, on every page.
  await writeFile(
    join(site.siteDirectory, 'wp-content/mu-plugins/theme-trail.php'),
    `<?php
add_action( 'wp_footer', static function () { echo '<div id="by-theme">'; citable_breadcrumbs(); echo '</div>'; }, 1 );
add_action( 'init', static function () { if ( isset( $_GET['rtl'] ) ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );`,
  )
  const bread = await callWordPress<Saved>(site, 'POST', '/wp/v2/categories', { name: 'Bread & rolls' })
  category = await callWordPress<Saved>(site, 'POST', '/wp/v2/categories', { name: 'Rye', parent: bread.id })
  post = await callWordPress<Saved>(site, 'POST', '/wp/v2/posts', {
    title: 'How long does rye bread keep?',
    content:
      '<!-- wp:shortcode -->[citable_breadcrumbs separator="/"]<!-- /wp:shortcode --><!-- wp:paragraph --><p>Nine days in a box of wood.</p><!-- /wp:paragraph -->',
    categories: [category.id],
    status: 'publish',
  })
})

it('the block is put in, and the page shows the way that its structured data names', () =>
  visit(async (page) => {
    await openEditor(page, site, post.id)
    await page.evaluate(() => {
      const { wp } = window as unknown as {
        wp: Readonly<
          Record<string, { createBlock(name: string): object; dispatch(store: string): { insertBlock(block: object, at: number): void } }>
        >
      }
      wp.data!.dispatch('core/block-editor').insertBlock(wp.blocks!.createBlock('citable/breadcrumbs'), 0)
    })
    const shown = canvas(page).getByRole('navigation', { name: 'Breadcrumbs', includeHidden: true })
    await shown.getByText('Bread & rolls').waitFor()
    // the canvas has the style of the page: one line, no numbers
    await expect.poll(() => shown.locator('ol').evaluate((list) => getComputedStyle(list).display)).toBe('flex')
    await takeScreenshot(page, `${looked}breadcrumbs-editor-1280.png`)
    await save(page)
    await page.goto(post.link)
    const trails = page.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(await trails.count()).toBe(3)
    const names = ['Home', 'Bread & rolls', 'Rye', 'How long does rye bread keep?']
    for (const at of [0, 1, 2]) {
      const items = (await trails.nth(at).getByRole('listitem').allInnerTexts()).map((text) => text.replace(/^[›/]\s*/, ''))
      expect(items).toEqual(names)
    }
    const graph = JSON.parse(await page.locator('script.citable-graph').innerText())['@graph'] as readonly Record<string, unknown>[]
    const list = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as readonly { name: string; item?: string }[]
    expect(list.map(({ name }) => name)).toEqual(names)
    const links = await trails
      .first()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links).toEqual(list.slice(0, -1).map(({ item }) => item))
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await takeScreenshot(page, `${looked}breadcrumbs-${width}.png`)
    }
    await page.goto(`${post.link}?rtl=1`)
    await takeScreenshot(page, `${looked}breadcrumbs-rtl-390.png`)
    await trails.first().getByRole('link', { name: 'Rye' }).click()
    expect(await page.locator('#by-theme').getByRole('listitem').allInnerTexts()).toHaveLength(3)
    expect(await runAxe(page, '#by-theme')).toEqual([])
    await page.goto(site.url)
    expect(await page.locator('#by-theme').innerText()).toBe('')
  }))

it('the main category of several leads the way, on the page and in its structured data', () =>
  visit(async (page) => {
    const cakes = await callWordPress<Saved>(site, 'POST', '/wp/v2/categories', { name: 'Cakes' })
    const { id, link } = await callWordPress<Saved>(site, 'POST', '/wp/v2/posts', {
      title: 'Rye cake',
      categories: [category.id, cakes.id],
      status: 'publish',
    })
    const trail = async (): Promise<readonly string[]> => {
      await page.goto(link)
      const graph = JSON.parse(await page.locator('script.citable-graph').innerText())['@graph'] as readonly Record<string, unknown>[]
      const list = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as readonly { name: string }[]
      const shown = await page.locator('#by-theme').getByRole('listitem').allInnerTexts()
      expect(shown.map((text) => text.replace(/^›\s*/, ''))).toEqual(list.map(({ name }) => name))
      return list.map(({ name }) => name)
    }
    const first = await trail()
    const [name, other] = first.includes('Cakes')
      ? ['Rye', ['Home', 'Bread & rolls', 'Rye', 'Rye cake']]
      : ['Cakes', ['Home', 'Cakes', 'Rye cake']]
    await openEditor(page, site, id)
    const chooser = (await openSettings(page)).getByLabel('Main category')
    await chooser.selectOption({ label: name as string })
    expect(await runAxe(page, '.citable-document')).toEqual([])
    await takeScreenshot(page, `${looked}main-category-1280.png`)
    await save(page)
    expect(await trail()).toEqual(other)
    await openEditor(page, site, id)
    await (await openSettings(page)).getByLabel('Main category').selectOption({ label: 'The first one' })
    await save(page)
    expect(await trail()).toEqual(first)
  }))
