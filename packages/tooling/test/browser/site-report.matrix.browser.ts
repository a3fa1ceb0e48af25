import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere } from '../../../cli/test/run-citable.ts'
import { launchBrowser } from '../../src/browser/launch-browser.ts'
import { openPage } from '../../src/browser/open-page.ts'
import { runAxe } from '../../src/browser/run-axe.ts'

let browser: Browser
let folder: string
let address: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-report-'))
  const file = path.join(folder, 'report.html')
  const sites = path.join(import.meta.dirname, '../../../cli/test/__fixtures__/sites')
  const score = (...args: readonly string[]) =>
    runHere(['score', '--now', '2026-11-28', '--quiet', ...args], { folder: sites, environment: { XDG_CACHE_HOME: folder } })
  await score('hugo', 'astro', '--json', path.join(folder, 'before.json'))
  const { code } = await score('.', '--compare', path.join(folder, 'before.json'), '--html', file)
  expect(code).toBe(0)
  address = pathToFileURL(file).href
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

const isShown = (page: Page): Promise<readonly string[]> => page.locator('.page:visible .name').allTextContents()

describe.each(['light', 'dark'] as const)('in the dark or the light: %s', (colorScheme) => {
  it.each([1280, 390])('%i pixels wide, all can be read by everyone, and nothing is loaded', async (width) => {
    const opened = await openPage(browser, { viewport: { width, height: 900 } })
    const { page } = opened
    await page.emulateMedia({ colorScheme })
    await page.goto(address)
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true
    })
    expect(await runAxe(page, 'body')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    opened.assertClean()
    await opened.close()
  })
})

it('pages are found by words, ordered, and opened from where they are named', async () => {
  const opened = await openPage(browser, {})
  const { page } = opened
  await page.goto(address)
  const all = await isShown(page)
  await page.getByLabel('Search pages and findings').fill('rye hugo')
  expect(await isShown(page)).toEqual(['hugo/content/posts/rye-bread.md'])
  expect(await page.getByRole('status').textContent()).toBe(`1 of ${all.length} pages`)
  await page.getByLabel('Search pages and findings').fill('')
  await page.getByLabel('Order').selectOption('by name')
  expect(await isShown(page)).toEqual(all.toSorted((a, b) => a.localeCompare(b)))
  // a page that search hides is shown all the same when a reader asks for it
  await page.getByLabel('Search pages and findings').fill('hugo')
  await page.locator('section[aria-labelledby=warnings] summary').first().click()
  await page.locator('section[aria-labelledby=warnings] .links a').first().click()
  await expect.poll(() => page.locator('.page[open]:visible').count()).toBe(1)
  opened.assertClean()
  await opened.close()
})

it('without its script the report is whole', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  expect((await isShown(page)).length).toBeGreaterThan(5)
  expect(await page.locator('.controls').isVisible()).toBe(false)
  await context.close()
})
