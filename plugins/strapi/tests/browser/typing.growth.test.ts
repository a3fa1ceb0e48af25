import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { sampleStretches } from '@citable/tooling/browser/trace-tasks'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { editPath, visitsOf } from './admin.ts'
import { openSite, type SeededSite } from './open-site.ts'
import { analysed, article, title } from './panel.ts'

let site: SeededSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

test('typing holds the page for no longer than 50 ms', async () => {
  const measured = await launchBrowser({ optimizes: true })
  onTestFinished(() => measured.close())
  await visitsOf(site.strapi, measured)('admin', {}, async ({ page }) => {
    await page.goto(editPath(article, site.seeded.documentId))
    await analysed(page)
    // Strapi's own form renders at the same time; what takes long must not be our panel's or the core's.
    const stretches = await sampleStretches(page, /\/(panel|page-analyzer)-/, async () => {
      await title(page).click()
      await page.keyboard.type(' and keep it damp', { delay: 60 })
      await analysed(page)
    })
    expect(stretches.filter((ms) => ms > 50)).toEqual([])
  })
})
