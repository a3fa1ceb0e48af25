import { join } from 'node:path'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { call } from '@citable/tooling/sites/strapi'
import { draftArticle } from '@citable/tooling/sites/strapi-article'
import { weakTitles } from '@citable/tooling/sites/weak-titles'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editPath, type VisitOptions } from './admin.ts'
import { openSite, type SeededSite } from './open-site.ts'
import { analysed, article, closeDrawer, images, openTab, publish, readEntry, section, title } from './panel.ts'
import { content } from './sourdough.ts'

/** Not for the documents: what is looked at before a release. */
const looked = join(images, '../../../node_modules/.cache/citable/looks')
const weak = 'Some thoughts'
let site: SeededSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const words = (page: Page) => section(page, 'title-blocks').getByRole('button')
const titleNow = (page: Page) => title(page).inputValue()

/** A draft with a weak title, its titles on the screen. */
async function written(options: VisitOptions, run: (page: Page, first: string, second: string) => Promise<void>): Promise<void> {
  const data = { title: weak, content }
  const made = await call(site.strapi.url, 'POST', '/api/articles?status=draft', site.strapi.apiToken, { data })
  await site.withAdmin('admin', { viewport: { width: 1440, height: 1000 }, ...options }, async ({ page }) => {
    await page.goto(editPath(article, made.data.documentId))
    await analysed(page)
    await openTab(page, 'snippet')
    await words(page).first().waitFor()
    const [first = '', second = ''] = await words(page).allInnerTexts()
    await run(page, first, second)
  })
}

test("the demo's draft: the fault of its title, a title and words are on one screen; the title that is chosen is what readers get", async () => {
  const { editAddress, documentId } = await draftArticle(site.strapi, weakTitles.strapi)
  await site.withAdmin('admin', { viewport: { width: 1280, height: 800 } }, async ({ page }) => {
    await page.goto(editAddress)
    await analysed(page)
    await openTab(page, 'snippet')
    await words(page).last().scrollIntoViewIfNeeded()
    const suggested = section(page, 'titles').getByTestId('citable-title').first()
    for (const help of [section(page, 'title-current').getByText('says nothing about it'), suggested, words(page).last()])
      expect(await help.evaluate((one) => one.getBoundingClientRect().top > 0 && one.getBoundingClientRect().bottom < innerHeight)).toBe(
        true,
      )
    await takeScreenshot(page, join(images, 'strapi-weak-title.png'))
    const button = suggested.getByRole('button', { name: /^Use as title: / })
    const chosen = ((await button.getAttribute('aria-label')) ?? '').replace('Use as title: ', '')
    await button.click()
    await expect.poll(() => titleNow(page)).toBe(chosen)
    await analysed(page)
    await closeDrawer(page)
    await publish(page).click()
    await expect
      .poll(() => call(site.strapi.url, 'GET', `/api/articles/${documentId}`, site.strapi.apiToken).catch(() => null))
      .not.toBe(null)
    const read = await readEntry(site.strapi, documentId)
    expect(read.title).toBe(chosen)
    expect(read.citable.jsonLdText).toContain(JSON.stringify(chosen))
  })
})

describe('words of the text, for a weak title', () => {
  test('two clicks append words in order, even where the first mended the title; one undo removes the last', () =>
    written({}, async (page, first, second) => {
      await section(page, 'title-blocks').getByText('Words of your text, for the title').waitFor()
      expect(await runAxe(page, '[data-testid="citable-title-blocks"]')).toEqual([])
      await words(page).last().scrollIntoViewIfNeeded()
      await takeScreenshot(page, join(looked, 'strapi-title-words.png'))
      const put = (text: string) => section(page, 'title-blocks').getByRole('button', { name: `Put into the title: ${text}` })
      await put(first).click()
      await expect.poll(() => titleNow(page)).toBe(`${weak} ${first}`)
      await analysed(page)
      await put(second).click()
      await expect.poll(() => titleNow(page)).toBe(`${weak} ${first} ${second}`)
      await analysed(page)
      expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
      await takeScreenshot(page, join(looked, 'strapi-title-words-two.png'))
      await openTab(page, 'next')
      await section(page, 'applied').getByRole('button', { name: /^Undo/ }).first().click()
      await expect.poll(() => titleNow(page)).toBe(`${weak} ${first}`)
    }))

  test('by keyboard: the focus moves to the next words when the used ones disappear', () =>
    written({}, async (page, first, second) => {
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      await page.getByTestId('citable-tab-snippet').focus()
      for (let presses = 0; presses < 20 && (await focused()) !== `Put into the title: ${first}`; presses += 1)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => titleNow(page)).toBe(`${weak} ${first}`)
      await analysed(page)
      expect(await focused()).toBe(`Put into the title: ${second}`)
      await page.keyboard.press('Enter')
      await expect.poll(() => titleNow(page)).toBe(`${weak} ${first} ${second}`)
    }))

  test('in Arabic: they stand from right to left, and each reads in the direction of its own letters', () =>
    written({ language: 'ar' }, async (page) => {
      const seen = await words(page).evaluateAll((buttons) =>
        buttons.map((button) => ({
          direction: getComputedStyle(button).direction,
          around: getComputedStyle(button.closest('ul')!).direction,
          right: button.getBoundingClientRect().right,
          top: button.getBoundingClientRect().top,
        })),
      )
      expect(new Set(seen.map(({ direction, around }) => `${direction} in ${around}`))).toEqual(new Set(['ltr in rtl']))
      const row = seen.filter(({ top }) => top === seen[0]!.top)
      expect(row.map(({ right }) => right)).toEqual(row.map(({ right }) => right).toSorted((a, b) => b - a))
      expect(await runAxe(page, '[data-testid="citable-title-blocks"]')).toEqual([])
      await words(page).last().scrollIntoViewIfNeeded()
      await takeScreenshot(page, join(looked, 'strapi-title-words-ar.png'))
    }))
})
