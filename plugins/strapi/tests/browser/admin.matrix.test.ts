import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type RunningService, startService } from '@citable/service'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { call, type StrapiSite, signIn } from '@citable/tooling/sites/strapi'
import { demoArticle, type SeededArticle } from '@citable/tooling/sites/strapi-article'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editPath, type Visit } from './admin.ts'
import { openSite, type SeededSite } from './open-site.ts'
import {
  analysed,
  article,
  drawer,
  images,
  openTab,
  panel,
  preview,
  publish,
  type Read,
  readEntry as readEntryOf,
  score,
  section,
  title,
} from './panel.ts'

let service: RunningService
let site: SeededSite
let strapi: StrapiSite
let seeded: SeededArticle
let withAdmin: Visit

beforeAll(async () => {
  site = await openSite()
  ;({ strapi, seeded, withAdmin } = site)
  service = await startService({ port: 0, dataDir: join(site.folder, 'service'), log: false })
})
afterAll(async () => {
  await service?.close()
  await site?.close()
})

const readEntry = (documentId: string): Promise<Read> => readEntryOf(strapi, documentId)

describe('embedded mode', () => {
  test('the panel scores what the server scores', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      expect([await score(page), await score(page, 'seo')]).toEqual([seeded.aeoScore, seeded.seoScore])
    })
  })

  test('“show me” selects the passage in the editor', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      await openTab(page, 'questions')
      const question = section(page, 'questions').locator('[data-state="answered"]').first()
      const quote = (await question.locator('blockquote').innerText()).trim()
      await question.getByRole('button').click()
      await expect.poll(() => page.evaluate(() => window.getSelection()?.toString().trim() ?? '')).toContain(quote.slice(0, 40))
      expect(await page.evaluate(() => document.activeElement?.closest('[data-slate-editor]') !== null)).toBe(true)
    })
  })

  test('the published tab is read-only and says so', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto(`${editPath(article, seeded.documentId)}&status=published`)
      await analysed(page)
      await page.getByTestId('citable-banner-readOnly').waitFor()
      await openTab(page, 'snippet')
      await section(page, 'titles').waitFor()
      expect(
        await section(page, 'titles')
          .getByRole('button', { name: /^Use as title/ })
          .count(),
      ).toBe(0)
    })
  })

  test('a type that is no article says so and leads to the settings', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto('/admin/content-manager/collection-types/api::author.author/create')
      await page.getByTestId('citable-not-mapped').getByRole('link').click()
      await page.getByTestId('citable-settings').waitFor()
    })
  })

  test('keyboard alone opens the drawer, applies a suggestion, and comes back to where it began', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      await title(page).fill('How to compost at home!')
      await analysed(page)
      const opener = page.getByTestId('citable-open')
      await opener.focus()
      await page.keyboard.press('Enter')
      const isFocused = (testId: string) => page.getByTestId(testId).evaluate((element) => element === document.activeElement)
      await expect.poll(() => isFocused('citable-tab-next')).toBe(true)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => isFocused('citable-tab-snippet')).toBe(true)
      const button = section(page, 'titles').getByTestId('citable-title').first().getByRole('button').first()
      await button.waitFor()
      for (let press = 0; press < 20 && !(await button.evaluate((element) => element === document.activeElement)); press++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => title(page).inputValue()).toBe(demoArticle.title)
      await expect.poll(() => page.getByTestId('citable-live').innerText()).toContain('Save to keep it')
      expect(await page.getByTestId('citable-title-current').getByTestId('citable-notice').innerText()).toBe('Done. Save to keep it.')
      await page.keyboard.press('Escape')
      await drawer(page).waitFor({ state: 'detached' })
      expect(await isFocused('citable-open')).toBe(true)
    })
  })
})

describe('service mode', () => {
  let jwt = ''
  const callAdmin = async (method: string, path: string, body?: object) => {
    jwt ||= await signIn(strapi.url, strapi.adminEmail, strapi.adminPassword)
    return call(strapi.url, method, path, jwt, body)
  }

  /** A service that takes requests and never answers. */
  async function listen() {
    let asked = 0
    let ended = 0
    const server = createServer((_request, response) => {
      asked++
      response.on('close', () => {
        ended++
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      asked: () => asked,
      /** Requests that were given up. */
      ended: () => ended,
      close: async () => {
        server.closeAllConnections()
        server.close()
        await once(server, 'close')
      },
    }
  }

  test('set up in the settings, scored by the service, same scores, published and enriched; down: the device answers', async () => {
    await withAdmin('admin', {}, async ({ page, problems }) => {
      await page.goto('/admin/settings/citable')
      await page.getByRole('tab', { name: 'Mode' }).click()
      await page.getByRole('radio', { name: 'By a Citable service' }).click()
      await page.locator('input[name="address"]').fill('http://10.1.2.3')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Must begin with https://, unless the service runs on this machine').waitFor()
      // The refusal of a bad address is what was asked for.
      expect(problems).toEqual([expect.stringMatching(/^400 PUT .*\/citable\/settings\/mode$/)])
      ;(problems as string[]).splice(0)
      await page.locator('input[name="address"]').fill(service.url)
      await page.locator('input[name="key"]').fill(service.firstKey ?? '')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved', { exact: true }).first().waitFor()
      await page.getByRole('button', { name: 'Test connection' }).click()
      await page.getByTestId('citable-test-result').filter({ hasText: 'the same as on this site' }).waitFor()
      expect(await page.content()).not.toContain(service.firstKey)
      await page.getByText('Saved', { exact: true }).first().waitFor({ state: 'detached' })
      await takeScreenshot(page, join(images, 'strapi-settings-mode.png'))

      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      expect(await panel(page).getAttribute('data-scorer')).toBe(`Scored by ${new URL(service.url).host}`)
      expect([await score(page), await score(page, 'seo')]).toEqual([seeded.aeoScore, seeded.seoScore])

      await title(page).fill('How to make compost at home')
      await publish(page).click()
      await expect.poll(async () => (await readEntry(seeded.documentId)).title).toBe('How to make compost at home')
      const { citable } = await readEntry(seeded.documentId)
      await expect.poll(() => preview(page)).toBe(citable.jsonLdText)

      // a service that never answers holds no author up
      const silent = await listen()
      await callAdmin('PUT', '/citable/settings/mode', { mode: 'service', address: silent.url })
      await page.goto(editPath(article, seeded.documentId))
      await expect.poll(() => panel(page).getAttribute('data-scorer')).toBe('Scored on this device')
      expect(await score(page)).toBe(seeded.aeoScore)
      // the score was there while the service was still being waited for, and before it was given up
      await expect.poll(() => silent.asked()).toBe(1)
      expect(silent.ended()).toBe(0)
      expect(await page.getByTestId('citable-banner-fellBack').count()).toBe(0)
      await silent.close()
      await callAdmin('PUT', '/citable/settings/mode', { mode: 'service', address: service.url })
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      expect(await panel(page).getAttribute('data-scorer')).toBe(`Scored by ${new URL(service.url).host}`)

      await service.close()
      await title(page).fill('How to compost at home')
      await page.getByTestId('citable-banner-fellBack').waitFor()
      await expect.poll(() => panel(page).getAttribute('data-scorer')).toBe('Scored on this device')
      await publish(page).click()
      await expect.poll(async () => (await readEntry(seeded.documentId)).title).toBe('How to compost at home')
      expect((await readEntry(seeded.documentId)).citable.jsonLdText).toContain('How to compost at home')

      await page.goto('/admin/settings/citable')
      await page.getByRole('tab', { name: 'Mode' }).click()
      await page.getByRole('button', { name: 'Remove the key' }).click()
      await page.getByText('Stored encrypted on the server; never shown again.').waitFor()
      expect((await callAdmin('GET', '/citable/settings')).key).toEqual({ source: 'none', hint: null })
      await page.getByRole('radio', { name: 'On this site' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved', { exact: true }).first().waitFor()
    })
  })
})
