import { join } from 'node:path'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { call } from '@citable/tooling/sites/strapi'
import { afterAll, beforeAll, test } from 'vitest'
import { editPath, listPath } from './admin.ts'
import { openSite, type SeededSite } from './open-site.ts'
import { analysed, article, images, openTab, section, title } from './panel.ts'
import { content } from './sourdough.ts'

/** Pictures for the documents that no other test comes by: only `npm run pictures` runs this. */
let site: SeededSite
beforeAll(async () => {
  site = await openSite()
  // a list of more than one
  const data = { title: 'How long does sourdough ferment?', content }
  await call(site.strapi.url, 'POST', '/api/articles', site.strapi.apiToken, { data })
})
afterAll(() => site?.close())

test.each([
  ['light', 'strapi-panel.png'],
  ['dark', 'strapi-panel-dark.png'],
] as const)('%s', async (theme, file) => {
  await site.withAdmin('admin', { theme, viewport: { width: 1440, height: 1000 } }, async ({ page }) => {
    await page.goto(editPath(article, site.seeded.documentId))
    await analysed(page)
    // a draft with something to do
    await title(page).fill('How to compost at home, whatever the size of your garden or balcony!')
    await page.locator('textarea[name="description"]').fill('')
    await page.getByTestId('citable-best').waitFor()
    await analysed(page)
    await takeScreenshot(page, join(images, file))
  })
})

test('the drawer', async () => {
  await site.withAdmin('admin', { viewport: { width: 1440, height: 1000 } }, async ({ page }) => {
    await page.goto(editPath(article, site.seeded.documentId))
    await analysed(page)
    await title(page).fill('How to compost at home!')
    await analysed(page)
    await openTab(page, 'snippet')
    await takeScreenshot(page, join(images, 'strapi-panel-titles.png'))
    await openTab(page, 'schema')
    await takeScreenshot(page, join(images, 'strapi-panel-schema.png'))
  })
})

test('structured data in the dark, a node open', async () => {
  await site.withAdmin('admin', { theme: 'dark', viewport: { width: 1440, height: 1000 } }, async ({ page }) => {
    await page.goto(editPath(article, site.seeded.documentId))
    await analysed(page)
    await openTab(page, 'schema')
    await section(page, 'schema').locator('[data-types~="Article"] summary').click()
    await takeScreenshot(page, join(images, 'strapi-panel-schema-dark.png'))
  })
})

test('settings and list', async () => {
  await site.withAdmin('admin', { viewport: { width: 1440, height: 1000 } }, async ({ page }) => {
    await page.goto('/admin/settings/citable')
    await page.getByTestId('citable-settings').waitFor()
    await page.getByRole('button', { name: 'Mapping of Article' }).click()
    await takeScreenshot(page, join(images, 'strapi-settings.png'))
    await page.goto(listPath(article))
    await page.getByTestId('citable-cell-aeoScore').filter({ hasText: /\d/ }).first().waitFor()
    await takeScreenshot(page, join(images, 'strapi-list.png'))
  })
})
