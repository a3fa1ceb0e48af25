import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { openPage } from '@citable/tooling/browser/open-page'
import { readJsonLd } from '@citable/tooling/browser/read-json-ld'
import { readDebugLog, type WordPressSite } from '@citable/tooling/sites/wordpress'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite } from '../open-site.ts'
import { runPhpUnit } from '../php/run-phpunit.ts'
import { knownProblems, logIn, openEditor, openSidebar, publish, readScores, setBlocks, settle, unfold } from './block-editor.ts'

/** The oldest WordPress that the plugin's header promises. All of the suite runs on it with CITABLE_WORDPRESS=6.8. */
const oldest = '6.8'

let site: WordPressSite
let browser: Browser

beforeAll(async () => {
  site = await openSite(8896, oldest)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

it('prints, stores and publishes as the newest does', async () => {
  expect(site.version).toMatch(/^6\.8\b/)
  const { tests, output, code, log } = await runPhpUnit(site, ['MetaTest', 'PatternsTest', 'PrinterTest', 'PublishPathsTest'])
  expect(
    tests.filter(({ failure }) => failure !== null),
    output,
  ).toEqual([])
  expect(tests.length, output).toBeGreaterThan(100)
  expect(code, output).toBe(0)
  expect(log).toBe('')
})

it('scores, shows previews and publishes in its editor', async () => {
  const opened = await openPage(browser, { baseUrl: site.url, knownProblems })
  try {
    const { page } = opened
    await logIn(page, site)
    await openEditor(page, site)
    const panel = await openSidebar(page)
    await setBlocks(page, 'How Long Does Sourdough Bulk Fermentation Take?', [
      ['core/paragraph', { content: 'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C and about 9 hours at 20 °C.' }],
      ['core/heading', { content: 'How does temperature change bulk fermentation?', level: 2 }],
      ['core/paragraph', { content: 'Each drop of 4 °C makes bulk fermentation about one and a half times as long.' }],
    ])
    await settle(page, panel)
    expect((await readScores(panel)).aeo).toBeGreaterThan(0)
    await unfold(panel, 'Previews')
    await panel.locator('.citable-result').waitFor()
    await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/commands').open())
    await page.getByRole('dialog').getByRole('combobox').fill('citable')
    await page.getByRole('option', { name: /suggest titles/ }).click()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Titles')
    const address = await publish(page)
    await page.locator('[data-probe="carried"]').waitFor()
    const { scripts } = await readJsonLd(browser, address)
    expect(scripts.map(({ className }) => className)).toEqual(['citable-graph'])
    opened.assertClean()
    expect(await readDebugLog(site)).toBe('')
  } finally {
    await opened.close()
  }
})
