import { runAxe } from '@citable/tooling/browser/run-axe'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HealthAnswer, SettingsAnswer } from '#shared/answers.ts'
import { type OpenedSite, openFreshSite } from './open-site.ts'

let site: OpenedSite
beforeAll(async () => {
  site = await openFreshSite()
})
afterAll(() => site?.close())

const [article, guide] = ['api::article.article', 'api::guide.guide']

/** The answers of a site whose types lost fields between two starts, and of one whose type has a field of the plugin's name. */
async function answerAsIfLost(page: Page): Promise<void> {
  await page.route('**/citable/settings', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as SettingsAnswer
    const types = answer.types.map((type) => {
      if (type.shape.uid === article) return { ...type, lost: ['teaser'] }
      if (type.shape.uid !== guide || type.mapping === null) return type
      return { ...type, lost: ['kopfzeile'], mapping: null, left: { ...type.mapping, title: '' } }
    })
    await route.fulfill({ response, json: { ...answer, types } })
  })
  await page.route('**/citable/health?**', async (route) => {
    const response = await route.fetch()
    const lost: HealthAnswer['lost'] = [
      { name: 'Article', fields: ['teaser'], isMapped: true },
      { name: 'Guide', fields: ['kopfzeile'], isMapped: false },
    ]
    await route.fulfill({ response, json: { ...((await response.json()) as HealthAnswer), lost } })
  })
}

test.each(['light', 'dark'] as const)(
  'what a mapping has lost is told in Setup and Content health, and completed there: %s',
  async (theme) => {
    await site.withAdmin('admin', { theme, viewport: { width: 1440, height: 1200 } }, async ({ page }) => {
      await answerAsIfLost(page)
      try {
        for (const path of ['/admin/settings/citable', '/admin/plugins/citable']) {
          await page.goto(path)
          const notes = page.getByTestId('citable-notes').filter({ hasText: 'teaser' })
          await notes.getByText('Article: fields of the mapping are gone or hold something else now: teaser. What is proposed').waitFor()
          await notes.getByText('Guide: fields of the mapping are gone or hold something else now: kopfzeile. No other field').waitFor()
          expect(await notes.locator('svg').count()).toBe(2)
          expect(await runAxe(page, '[data-testid="citable-notes"]')).toEqual([])
        }
        await page.goto('/admin/settings/citable')
        await page.getByRole('tab', { name: 'Types' }).click()
        const card = page.getByTestId(`citable-type-${guide}`)
        await card.getByRole('button', { name: 'Mapping of Guide' }).click()
        expect(await card.getByRole('switch').isEnabled()).toBe(true)
        await card.getByRole('combobox', { name: 'Title' }).first().click()
        await page.getByRole('option', { name: 'headline', exact: true }).click()
        const saved = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/citable/settings/type'))
        await card.getByRole('button', { name: 'Save' }).click()
        expect((await saved).postDataJSON()).toMatchObject({ uid: guide, enabled: true, mapping: { title: 'headline' } })
      } finally {
        await page.unrouteAll({ behavior: 'wait' })
      }
    })
  },
)
