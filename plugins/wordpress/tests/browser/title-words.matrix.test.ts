import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { weakTitles } from '@citable/tooling/sites/weak-titles'
import { draftArticle, readPublicJsonLd } from '@citable/tooling/sites/wordpress-article'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, looked, openEditor, openSidebar, openTitles, pictures, publish, setBlocks, settle } from './block-editor.ts'
import { article, paragraph } from './sourdough.ts'
import { openSiteInBrowser } from './visit.ts'

const { site, visit } = await openSiteInBrowser()

const weak = 'Some thoughts'
/** A library that buries its news. */
const news = [
  paragraph(
    'It has been a busy year for everybody at the Millbrook library, and we want to begin by saying thank you. Many people have helped us in many different ways, from the volunteers who water the plants to the schools who bring their classes in the mornings.',
  ),
  paragraph(
    'After a grant of 240,000 pounds was received from the county in August, it was decided that the reading room would be closed from 3 February to 28 April 2027. The Millbrook library lends books from a desk in the town hall during that time.',
  ),
]
const titleOf = (page: Page) => ask<string>(page, 'core/editor', 'getEditedPostAttribute', 'title')
const wordsOf = (titles: Locator) => titles.locator('.citable-title-blocks button')

async function written(page: Page): Promise<{ readonly panel: Locator; readonly titles: Locator }> {
  await openEditor(page, site)
  const panel = await openSidebar(page)
  await setBlocks(page, weak, article)
  await settle(page, panel)
  const titles = await openTitles(panel)
  await wordsOf(titles).first().waitFor()
  return { panel, titles }
}

beforeAll(() =>
  writeFile(
    join(site.siteDirectory, 'wp-content/mu-plugins/from-right-to-left.php'),
    `<?php
add_filter( 'determine_locale', static fn( $locale ) => $_COOKIE['test_locale'] ?? $locale );
add_action( 'init', static function () { if ( 'ar' === determine_locale() ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );`,
  ),
)

it("the demo's draft: the fault of its title, titles and words are on one screen; the title that is chosen is what readers get", async () => {
  const { postId } = await draftArticle(site, weakTitles.wordpress)
  await visit(
    async (page) => {
      await openEditor(page, site, postId)
      const panel = await openSidebar(page)
      await settle(page, panel)
      const titles = await openTitles(panel)
      await wordsOf(titles).first().waitFor()
      await titles.evaluate((fold) => fold.scrollIntoView({ block: 'end' }))
      const suggested = titles.locator('.citable-titles > li:not(.is-current)').first()
      for (const help of [titles.getByText('Too short to say what the article is about.'), suggested, wordsOf(titles).last()])
        expect(
          await help.evaluate((one) => one.getBoundingClientRect().top > 100 && one.getBoundingClientRect().bottom < innerHeight),
        ).toBe(true)
      await takeScreenshot(page, `${pictures}wordpress-weak-title.png`)
      const title = await suggested.locator('.citable-titles__text').innerText()
      await suggested.getByRole('button', { name: `Use as title: ${title}` }).click()
      await expect.poll(() => titleOf(page)).toBe(title)
      await settle(page, panel)
      const address = await publish(page)
      const { '@graph': nodes } = JSON.parse((await readPublicJsonLd(address)) ?? '{}')
      expect(nodes.find((node: any) => node['@type'] === 'Article').headline).toBe(title)
    },
    { viewport: { width: 1280, height: 1130 } },
  )
})

describe('words of the text, for a weak title', () => {
  it('two clicks append words in order, even where the first mended the title; one undo removes the last', async () => {
    await visit(async (page) => {
      const { panel, titles } = await written(page)
      await titles.getByText('Words of your text, for the title:').waitFor()
      const [first, second] = (await wordsOf(titles).allInnerTexts()) as [string, string]
      expect(await runAxe(page, '.citable-titles-panel')).toEqual([])
      await panel.scrollIntoViewIfNeeded()
      await takeScreenshot(page, `${looked}wordpress-title-words.png`)
      await titles.getByRole('button', { name: `Put into the title: ${first}` }).click()
      await expect.poll(() => titleOf(page)).toBe(`${weak} ${first}`)
      await settle(page, panel)
      await titles.getByRole('button', { name: `Put into the title: ${second}` }).click()
      await expect.poll(() => titleOf(page)).toBe(`${weak} ${first} ${second}`)
      await settle(page, panel)
      await takeScreenshot(page, `${looked}wordpress-title-words-two.png`)
      expect(await runAxe(page, '.citable-titles-panel')).toEqual([])
      await panel.getByRole('button', { name: /^Undo/ }).first().click()
      await expect.poll(() => titleOf(page)).toBe(`${weak} ${first}`)
    })
  })

  it('by keyboard: the focus moves to the next words when the used ones disappear', async () => {
    await visit(async (page) => {
      const { panel, titles } = await written(page)
      const [first, second] = (await wordsOf(titles).allInnerTexts()) as [string, string]
      await titles.locator('summary').first().focus()
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      for (let presses = 0; presses < 20 && (await focused()) !== `Put into the title: ${first}`; presses += 1)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => titleOf(page)).toBe(`${weak} ${first}`)
      await settle(page, panel)
      expect(await focused()).toBe(`Put into the title: ${second}`)
      await page.keyboard.press('Enter')
      await expect.poll(() => titleOf(page)).toBe(`${weak} ${first} ${second}`)
    })
  })

  it('an author who asks for help sees a sentence on the screen, and using it moves the focus to the end of the title', async () => {
    await visit(
      async (page) => {
        await openEditor(page, site)
        const panel = await openSidebar(page)
        await setBlocks(page, weak, news)
        await settle(page, panel)
        await panel.getByRole('button', { name: 'Improve the title' }).click()
        const titles = panel.locator('.citable-titles-panel')
        const sentence = titles.getByRole('button', { name: /^Put in place of the title: / }).first()
        await sentence.waitFor()
        const bottom = () => sentence.evaluate((one) => one.getBoundingClientRect().bottom)
        await expect.poll(bottom).toBeLessThan(867)
        await takeScreenshot(page, `${looked}wordpress-title-sentence.png`)
        await sentence.focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => titleOf(page)).not.toBe(weak)
        const before = await titleOf(page)
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
        await page.keyboard.press('Backspace')
        await expect.poll(() => titleOf(page)).toBe(before.slice(0, -1))
        await takeScreenshot(page, `${looked}wordpress-title-sentence-used.png`)
      },
      { viewport: { width: 1280, height: 900 } },
    )
  })

  it('in Arabic: they stand from right to left, and each reads in the direction of its own letters', async () => {
    await visit(
      async (page, { context }) => {
        await context.addCookies([{ name: 'test_locale', value: 'ar', url: site.url }])
        await openEditor(page, site)
        const panel = await openSidebar(page)
        await setBlocks(page, weak, article)
        await settle(page, panel)
        const titles = panel.locator('.citable-titles-panel')
        await panel.evaluate((root) => {
          for (const head of root.querySelectorAll<HTMLElement>('.components-panel__body-toggle[aria-expanded="false"]')) head.click()
        })
        await titles.evaluate((fold: HTMLDetailsElement) => {
          fold.open = true
        })
        await wordsOf(titles).first().waitFor()
        const seen = await wordsOf(titles).evaluateAll((buttons) =>
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
        expect(await runAxe(page, '.citable-titles-panel')).toEqual([])
        await takeScreenshot(page.locator('.interface-complementary-area').first(), `${looked}wordpress-title-words-ar.png`)
      },
      { apart: true },
    )
  })
})
