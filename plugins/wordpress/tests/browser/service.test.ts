import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { openPage } from '@citable/tooling/browser/open-page'
import { readJsonLd } from '@citable/tooling/browser/read-json-ld'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { type ServiceSite, startServiceSite } from '@citable/tooling/sites/service'
import { readDebugLog, type WordPressSite } from '@citable/tooling/sites/wordpress'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../open-site.ts'
import {
  type BlockSpec,
  knownProblems,
  logIn,
  openEditor,
  openSidebar,
  passTime,
  pictures,
  publish,
  readScores,
  setBlocks,
  settle,
} from './block-editor.ts'

const port = 8794
let site: WordPressSite
let service: ServiceSite
let browser: Browser

beforeAll(async () => {
  service = await startServiceSite(port)
  site = await openSite(8893)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await service?.stop()
})

const blocks: readonly BlockSpec[] = [
  [
    'core/paragraph',
    { content: 'A rye starter doubles in 4 hours at 26 °C and in about 7 hours at 21 °C. Feed it when it starts to fall.' },
  ],
  ['core/heading', { level: 2, content: 'How often do you feed a rye starter?' }],
  [
    'core/paragraph',
    { content: 'Feed a rye starter once a day at room temperature, or once a week in the fridge. Use equal weights of flour and water.' },
  ],
  ['core/heading', { level: 2, content: 'What flour is best for a rye starter?' }],
  [
    'core/paragraph',
    {
      content:
        'Whole rye flour is best, because its bran carries wild yeast and feeds it. Stone-milled flour of the same year works fastest.',
    },
  ],
]

/** `known`: failed answers that this test brings about itself. */
async function signedIn(run: (page: Page) => Promise<void>, known: readonly RegExp[] = []): Promise<void> {
  const opened = await openPage(browser, { baseUrl: site.url, knownProblems: [...knownProblems, ...known] })
  try {
    await logIn(opened.page, site)
    await run(opened.page)
    opened.assertClean()
    expect(await readDebugLog(site)).toBe('')
  } finally {
    await opened.close()
  }
}

describe('settings', () => {
  it('tests the connection with the real service, keeps the key on the server, and has no serious accessibility fault', async () => {
    await signedIn(
      async (page) => {
        await page.goto('/wp-admin/options-general.php?page=citable')
        await page.getByRole('radio', { name: /By a Citable service/ }).check()
        await page.getByLabel('Address of the service').fill(service.url)
        await page.getByLabel('API key').fill('ctb_live_wrong')
        await page.getByRole('button', { name: 'Test the connection' }).click()
        await page.locator('[data-test-result="error"]').getByText('does not know this key').waitFor()
        await page.getByLabel('API key').fill(service.key)
        await page.getByRole('button', { name: 'Test the connection' }).click()
        await page
          .locator('[data-test-result="success"]')
          .getByText(/Connected\. Rubric/)
          .waitFor()
        await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The Proving Loaf & Daughters')
        await page.getByLabel('Profiles elsewhere').fill('https://bread.example/@loaf')
        await page.getByRole('button', { name: 'Save settings' }).click()
        await page.locator('[data-save-result="success"]').waitFor()
        expect(await page.content()).not.toContain(service.key)
        await page.reload()
        await page.getByLabel('API key').waitFor()
        expect(await page.getByLabel('API key').inputValue()).toBe('')
        expect(await page.getByLabel('API key').getAttribute('placeholder')).toContain(service.key.slice(-4))
        expect(await page.content()).not.toContain(service.key)
        expect(await runAxe(page, '#citable-settings')).toEqual([])
        await page.setViewportSize({ width: 1280, height: 1500 })
        await takeScreenshot(page, `${pictures}wordpress-settings.png`)
        // What a stranger may not have, a signed-in editor's script does not get either.
        const settings = await page.evaluate(() => (globalThis as any).wp.apiFetch({ path: '/citable/v1/settings' }))
        expect(JSON.stringify(settings)).not.toContain(service.key)
      },
      [/^401 POST .*\/settings\/test/],
    )
  })
})

describe('service mode', () => {
  it('shows what the service answers; the same numbers as this device would give', async () => {
    await signedIn(async (page) => {
      await openEditor(page, site)
      const panel = await openSidebar(page)
      await setBlocks(page, 'How often should you feed a rye starter?', blocks)
      await passTime(page, 1200)
      await settle(page, panel)
      await panel.getByText('Scored by 127.0.0.1').waitFor()
      const byService = await readScores(panel)
      expect(await page.content()).not.toContain(service.key)
      const address = await publish(page)
      await page.locator('[data-probe="carried"]').waitFor()
      const read = await readJsonLd(browser, address)
      expect(read.scripts).toHaveLength(1)
      expect(read.scripts[0]!.text).toContain('"FAQPage"')
      expect(read.scripts[0]!.text).toContain('The Proving Loaf \\u0026 Daughters')

      await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'embedded' })
      await openEditor(page, site)
      const other = await openSidebar(page)
      await setBlocks(page, 'How often should you feed a rye starter?', blocks)
      await settle(page, other)
      await other.getByText('Scored on this device').waitFor()
      expect(await readScores(other)).toEqual(byService)
      await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'service' })
    })
  })

  it('publishes when the service is down, says so, and readers still get structured data', async () => {
    await service.stop()
    await signedIn(
      async (page) => {
        await openEditor(page, site)
        const panel = await openSidebar(page)
        await setBlocks(page, 'What to do when a rye starter smells sharp', blocks)
        await passTime(page, 1500)
        await settle(page, panel)
        await panel.locator('.citable-banner').getByText('The first choice did not answer').first().waitFor()
        await takeScreenshot(page, `${pictures}wordpress-service-down.png`)
        await panel.getByText('Scored on this device').waitFor()
        const address = await publish(page, async (region) => {
          await region.locator('.citable-banner').first().waitFor()
        })
        await page.locator('[data-probe="carried"]').waitFor()
        const read = await readJsonLd(browser, address)
        expect(read.scripts).toHaveLength(1)
        expect(read.scripts[0]!.text).toContain('What to do when a rye starter smells sharp')
        expect(read.scripts[0]!.text).toContain('"FAQPage"')
      },
      [/^502 POST .*\/citable\/v1\/optimize/],
    )
    service = await startServiceSite(port)
  })

  it('publishes from outside of the editor while the service is down: facts of the post are printed, the analysis waits', async () => {
    await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'service', service_url: 'http://127.0.0.1:8799' })
    const { link, id } = await callWordPress<{ link: string; id: number }>(site, 'POST', '/wp/v2/posts', {
      title: 'Written in an app',
      content: '<p>Some text.</p>',
      status: 'publish',
    })
    const read = await readJsonLd(browser, link)
    expect(read.scripts).toHaveLength(1)
    expect(read.scripts[0]!.text).toContain('"headline":"Written in an app"')
    expect((await callWordPress<{ state: string }>(site, 'GET', `/citable/v1/posts/${id}/analysis`)).state).toBe('none')
  })
})
