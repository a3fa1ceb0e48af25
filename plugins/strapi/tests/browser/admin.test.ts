import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningService, startService } from '@citable/service'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { sampleStretches } from '@citable/tooling/browser/trace-tasks'
import { freePort } from '@citable/tooling/sites/free-port'
import { type StrapiSite, startStrapi } from '@citable/tooling/sites/strapi'
import { demoArticle, type SeededArticle, seedArticle } from '@citable/tooling/sites/strapi-article'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { type Admin, createPath, editPath, listPath, openAdmin } from './admin.ts'

const article = 'api::article.article'
const images = join(import.meta.dirname, '../../../../packages/docs/images')
const state = join(import.meta.dirname, '../app/.tmp')

let folder = ''
let strapi: StrapiSite
let service: RunningService
let browser: Browser
let seeded: SeededArticle

beforeAll(async () => {
  await mkdir(state, { recursive: true })
  folder = await mkdtemp(join(state, 'browser-'))
  strapi = await startStrapi({ directory: join(folder, 'site'), port: await freePort() })
  seeded = await seedArticle(strapi)
  service = await startService({ port: 0, dataDir: join(folder, 'service'), log: false })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
  await strapi?.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Read {
  readonly documentId: string
  readonly title: string
  readonly citable: { readonly jsonLd: unknown; readonly jsonLdText: string }
}

/** Reads as a front end does. */
async function readEntry(documentId: string): Promise<Read> {
  const response = await fetch(`${strapi.url}/api/articles/${documentId}`, { headers: { authorization: `Bearer ${strapi.apiToken}` } })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Read }).data
}

type Person = 'admin' | 'writer'

/** Opens the admin, runs the test and holds that the page stayed clean: no request outside, no error. */
async function withAdmin(
  person: Person,
  options: Omit<NonNullable<Parameters<typeof openAdmin>[3]>, 'browser'>,
  run: (admin: Admin) => Promise<void>,
): Promise<void> {
  const [email, password] = person === 'admin' ? [strapi.adminEmail, strapi.adminPassword] : [strapi.writerEmail, strapi.writerPassword]
  const admin = await openAdmin(strapi.url, email, password, { ...options, browser })
  onTestFailed(async () => {
    console.error(admin.problems)
  })
  try {
    await run(admin)
    admin.assertClean()
  } catch (error) {
    await admin.page.screenshot({ path: join(state, 'failed.png') }).catch(() => {})
    throw error
  } finally {
    await admin.close()
  }
}

const panel = (page: Page) => page.getByTestId('citable-panel')
const title = (page: Page) => page.locator('input[name="title"]')
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const score = async (page: Page, id: 'aeo' | 'seo' = 'aeo') =>
  Number(await page.getByTestId(`citable-score-${id}`).getAttribute('data-value'))
/** CSS pixels between the panel's edge and its sections, for their pictures. */
const panelPadding = 16
const section = (page: Page, name: string) => page.getByTestId(`citable-${name}`)

async function openSection(page: Page, name: string): Promise<void> {
  const head = section(page, name).getByRole('button').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
}

/** Waits for an analysis of what is on screen now. */
async function analysed(page: Page): Promise<void> {
  await panel(page).waitFor()
  await expect.poll(() => panel(page).getAttribute('data-status')).toBe('ready')
}

/** The exact text the panel would put into the page. */
async function preview(page: Page): Promise<string> {
  await openSection(page, 'schema')
  return (await page.getByTestId('citable-json-ld').getAttribute('data-serialized')) ?? ''
}

/** Writes a paragraph at the end of the Blocks field. */
async function write(page: Page, text: string): Promise<void> {
  const editor = page.locator('[data-slate-editor]').first()
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(text)
}

describe('embedded mode', () => {
  let documentId = ''

  test('an article is written, scored while it is unsaved, titled, published and read over REST', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto(createPath(article))
      await panel(page).waitFor()
      await title(page).fill('Bread')
      await write(page, 'Rye bread keeps for a week because its crumb holds water.')
      await analysed(page)
      const first = await score(page)

      await page.keyboard.press('Enter')
      await page.keyboard.insertText(
        'Rye bread stays fresh for 5 to 7 days in a linen bag, and for 3 months in the freezer. A loaf of 1,000 grams loses about 120 grams of water in the oven.',
      )
      await expect.poll(() => score(page)).not.toBe(first)
      expect(await panel(page).getAttribute('data-scorer')).toBe('Scored on this device')

      const suggestion = section(page, 'titles').getByTestId('citable-title').first()
      await suggestion.waitFor()
      const text = (await suggestion.locator('bdi').first().innerText()).trim()
      await suggestion.getByRole('button').click()
      await expect.poll(() => title(page).inputValue()).toBe(text)
      await section(page, 'applied').getByRole('button', { name: /^Undo/ }).click()
      await expect.poll(() => title(page).inputValue()).toBe('Bread')
      await section(page, 'titles')
        .getByRole('button', { name: `Use as title: ${text}` })
        .click()
      await expect.poll(() => title(page).inputValue()).toBe(text)

      await publish(page).click()
      await page.waitForURL(/article\.article\/(?!create)[a-z0-9]{20,}/)
      documentId = /article\.article\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''
      await expect
        .poll(
          async () =>
            (await fetch(`${strapi.url}/api/articles/${documentId}`, { headers: { authorization: `Bearer ${strapi.apiToken}` } })).status,
        )
        .toBe(200)
      const entry = await readEntry(documentId)
      expect(entry.title).toBe(text)
      await analysed(page)
      await expect.poll(() => preview(page)).toBe(entry.citable.jsonLdText)
      expect(JSON.parse(entry.citable.jsonLdText)).toEqual(entry.citable.jsonLd)
      expect(JSON.stringify(entry.citable.jsonLd)).toContain(JSON.stringify(text))
    })
  })

  test('a later edit shows in the preview at once and in REST after publishing', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto(editPath(article, documentId))
      await analysed(page)
      await title(page).fill('How long does rye bread keep?')
      await expect.poll(() => preview(page)).toContain('How long does rye bread keep?')
      expect((await readEntry(documentId)).citable.jsonLdText).not.toContain('How long does rye bread keep?')
      await publish(page).click()
      await expect.poll(async () => (await readEntry(documentId)).title).toBe('How long does rye bread keep?')
      const { citable } = await readEntry(documentId)
      await expect.poll(() => preview(page)).toBe(citable.jsonLdText)
    })
  })

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
      await openSection(page, 'questions')
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

  test('typing holds the page for no longer than 50 ms', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
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

  test('keyboard alone reaches a suggestion and applies it', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      const button = section(page, 'titles').getByTestId('citable-title').first().getByRole('button')
      await section(page, 'titles').getByRole('button').first().focus()
      for (let press = 0; press < 10 && !(await button.evaluate((element) => element === document.activeElement)); press++)
        await page.keyboard.press('Tab')
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await expect.poll(() => title(page).inputValue()).not.toBe(demoArticle.title)
      await expect.poll(() => page.getByTestId('citable-live').innerText()).toContain('Save to keep it')
    })
  })
})

describe('structured data', () => {
  test('reads as facts with advice beside them, by keyboard too', async () => {
    await withAdmin('admin', { viewport: { width: 1440, height: 1800 } }, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      await openSection(page, 'schema')
      const node = section(page, 'schema').locator('[data-types~="Article"]')
      await node.locator('summary').focus()
      await page.keyboard.press('Enter')
      await node.getByText('Rich result possible.').waitFor()
      await node.getByText('Publication date', { exact: true }).waitFor()
      await node.getByText(demoArticle.title).first().waitFor()
      expect(await runAxe(page, '[data-testid="citable-schema"]')).toEqual([])
    })
  })

  test('a chosen type is published at once; one without facts is refused with what is missing; taken back', async () => {
    await withAdmin('admin', { viewport: { width: 1440, height: 1800 } }, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      await openSection(page, 'schema')
      const box = page.getByTestId('citable-schema-type')
      const choose = async (name: RegExp) => {
        await box.getByRole('combobox').click()
        await page.getByRole('option', { name }).click()
      }
      const types = async () => (await readEntry(seeded.documentId)).citable.jsonLdText
      await box.getByText(/^Detected: /).waitFor()
      await choose(/^News article/)
      await box.getByText('News article, as you chose.').waitFor()
      await expect.poll(types).toContain('"@type":"NewsArticle"')
      await expect.poll(() => preview(page)).toBe(await types())
      await choose(/^Recipe/)
      await box.getByText('Recipe was chosen, but the text lacks what it needs').waitFor()
      await expect.poll(types).not.toContain('"@type":"Recipe"')
      expect(await runAxe(page, '[data-testid="citable-schema"]')).toEqual([])
      await box.getByRole('button', { name: 'Back to automatic' }).click()
      await box.getByText(/^Detected: /).waitFor()
      await expect.poll(types).not.toContain('"@type":"NewsArticle"')
    })
  })

  test('what people wrote by hand is kept; before and after are listed, and front ends get exactly that', async () => {
    const rest = async (method: string, path: string, data?: unknown) => {
      const response = await fetch(`${strapi.url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${strapi.apiToken}`, 'content-type': 'application/json' },
        ...(data !== undefined && { body: JSON.stringify({ data }) }),
      })
      expect(response.status).toBeLessThan(300)
      return ((await response.json()) as { data: Read }).data
    }
    const { documentId } = await rest('POST', '/guides', {
      headline: 'How to sharpen a garden knife',
      path: 'sharpen-a-garden-knife',
      intro: 'A garden knife is sharp again after ten strokes on each side.',
      lead: {
        body: 'Hold the blade at 20 degrees and draw it over the wet stone. The first five strokes remove the burr, the next five polish.',
      },
      structuredData: {
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebPage', '@id': 'https://example.org/knife', name: 'A page of our own' },
          {
            '@type': 'Article',
            '@id': 'https://example.org/knife#article',
            headline: 'A headline of our own',
            author: { '@type': 'Person', name: 'Ada' },
          },
        ],
      },
    })
    await withAdmin('admin', { viewport: { width: 1440, height: 1600 } }, async ({ page }) => {
      await page.goto(`/admin/content-manager/collection-types/api::guide.guide/${documentId}`)
      await analysed(page)
      await openSection(page, 'schema')
      const diff = page.getByTestId('citable-schema-diff')
      await diff.getByText('The field “structuredData” prints the structured data of this page.').waitFor()
      await diff.getByText('Nothing that stands there is changed.').waitFor()
      await diff.locator('[data-kind="propertyAdded"]', { hasText: 'A headline of our own' }).getByText('Words', { exact: true }).waitFor()
      expect(await diff.locator('[data-kind="changed"]').count()).toBe(0)
      expect(await runAxe(page, '[data-testid="citable-schema"]')).toEqual([])
      const { citable } = await rest('GET', `/guides/${documentId}`)
      expect(await preview(page)).toBe(citable.jsonLdText)
      const nodes = (citable.jsonLd as { '@graph': readonly Record<string, unknown>[] })['@graph']
      expect(nodes.filter((node) => node['@type'] === 'Article')).toMatchObject([{ headline: 'A headline of our own' }])
      await dismissAdvertisement(page)
      await takeScreenshot(section(page, 'schema'), join(images, 'strapi-panel-schema-diff.png'), panelPadding)
    })
  })

  test('the settings choose a type for all entries', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      const set = async (name: RegExp) => {
        await page.goto('/admin/settings/citable')
        await page.getByRole('button', { name: 'Mapping of Article' }).click()
        await page.getByRole('combobox', { name: 'Entries are published as' }).click()
        await page.getByRole('option', { name }).click()
        await page.getByTestId(`citable-type-${article}`).getByRole('button', { name: 'Save', exact: true }).click()
        await page.getByText('Saved', { exact: true }).first().waitFor()
      }
      const text = async () => (await readEntry(seeded.documentId)).citable.jsonLdText
      await set(/^Blog post$/)
      await expect.poll(text).toContain('"@type":"BlogPosting"')
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      await openSection(page, 'schema')
      await page.getByText('Blog post, as the settings say for this kind of content.').waitFor()
      await set(/^Automatic$/)
      await expect.poll(text).not.toContain('"@type":"BlogPosting"')
    })
  })
})

describe('around the editor', () => {
  test('the list shows scores with one request for the page', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      let asked = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/citable/scores')) asked++
      })
      await page.goto(listPath(article))
      const cells = page.getByTestId('citable-cell')
      await cells.filter({ hasText: /\d/ }).first().waitFor()
      expect(await cells.count()).toBeGreaterThan(1)
      expect(await cells.allInnerTexts()).toContain(String(seeded.aeoScore))
      expect(asked).toBe(1)
    })
  })

  test('the home page shows how the published entries stand', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto('/admin')
      await page
        .getByTestId('citable-widget')
        .filter({ hasText: /\d+ published entr/ })
        .waitFor()
      expect(await runAxe(page, '[data-testid="citable-widget"]')).toEqual([])
    })
  })

  test('settings: a tab is saved on its own, faults stand at their field', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto('/admin/settings/citable')
      await page.getByRole('tab', { name: 'Site' }).click()
      await page.locator('input[name="name"]').fill('Garden Notes Weekly')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved', { exact: true }).first().waitFor()
      await expect.poll(async () => (await readEntry(seeded.documentId)).citable.jsonLdText).toContain('Garden Notes Weekly')
      await page.locator('input[name="name"]').fill('Garden Notes')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect.poll(async () => (await readEntry(seeded.documentId)).citable.jsonLdText).not.toContain('Weekly')
    })
  })

  test('a writer uses the panel and is kept out of the settings', async () => {
    await withAdmin('writer', {}, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      expect(await score(page)).toBe(seeded.aeoScore)
      await page.goto('/admin/settings/citable')
      await page.getByText("You don't have the permissions", { exact: false }).first().waitFor()
      expect(await page.getByTestId('citable-settings').count()).toBe(0)
    })
  })

  test.each([
    ['light', 'en'],
    ['dark', 'de'],
  ] as const)('no serious accessibility fault, %s theme, language %s', async (theme, language) => {
    await withAdmin('admin', { theme, language, viewport: { width: 1440, height: 2600 } }, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      for (const name of ['checks', 'questions', 'preview', 'schema', 'facts']) await openSection(page, name)
      await section(page, 'checks')
        .getByRole('button', { name: language === 'de' ? /^Alle Prüfungen \(/ : /^All checks \(/ })
        .click()
      if (language === 'de') expect(await panel(page).innerText()).toContain('AEO-Reife')
      expect(await runAxe(page, '[data-testid="citable-panel"]')).toEqual([])
      await page.goto('/admin/settings/citable')
      await page.getByTestId('citable-settings').waitFor()
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        expect(await runAxe(page, '[data-testid="citable-settings"]')).toEqual([])
      }
    })
  })
})

describe('service mode', () => {
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
      await dismissAdvertisement(page)
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

      await service.close()
      await title(page).fill('How to compost at home')
      await page.getByTestId('citable-banner-fellBack').waitFor()
      await expect.poll(() => panel(page).getAttribute('data-scorer')).toBe('Scored on this device')
      await publish(page).click()
      await expect.poll(async () => (await readEntry(seeded.documentId)).title).toBe('How to compost at home')
      expect((await readEntry(seeded.documentId)).citable.jsonLdText).toContain('How to compost at home')

      await page.goto('/admin/settings/citable')
      await page.getByRole('tab', { name: 'Mode' }).click()
      await page.getByRole('radio', { name: 'On this site' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved', { exact: true }).first().waitFor()
    })
  })
})

describe('pictures for the documents', () => {
  test.each([
    ['light', 'strapi-panel.png'],
    ['dark', 'strapi-panel-dark.png'],
  ] as const)('%s', async (theme, file) => {
    await withAdmin('admin', { theme, viewport: { width: 1440, height: 1200 } }, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      await dismissAdvertisement(page)
      await page.getByTestId('citable-scores').scrollIntoViewIfNeeded()
      await takeScreenshot(page, join(images, file))
    })
  })

  test('titles and structured data', async () => {
    await withAdmin('admin', { viewport: { width: 1440, height: 1400 } }, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      await dismissAdvertisement(page)
      await section(page, 'next').getByRole('button').first().click()
      await section(page, 'titles').getByRole('button').first().scrollIntoViewIfNeeded()
      await takeScreenshot(section(page, 'titles'), join(images, 'strapi-panel-titles.png'), panelPadding)
      await section(page, 'titles').getByRole('button').first().click()
      await openSection(page, 'schema')
      await takeScreenshot(section(page, 'schema'), join(images, 'strapi-panel-schema.png'), panelPadding)
    })
  })

  test('structured data in the dark, a node open', async () => {
    await withAdmin('admin', { theme: 'dark', viewport: { width: 1440, height: 1400 } }, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      await dismissAdvertisement(page)
      await openSection(page, 'schema')
      await section(page, 'schema').locator('[data-types~="Article"] summary').click()
      await takeScreenshot(section(page, 'schema'), join(images, 'strapi-panel-schema-dark.png'), panelPadding)
    })
  })

  test('settings and list', async () => {
    await withAdmin('admin', { viewport: { width: 1440, height: 1000 } }, async ({ page }) => {
      await page.goto('/admin/settings/citable')
      await page.getByTestId('citable-settings').waitFor()
      await dismissAdvertisement(page)
      await page.getByRole('button', { name: 'Mapping of Article' }).click()
      await takeScreenshot(page, join(images, 'strapi-settings.png'))
      await page.goto(listPath(article))
      await page.getByTestId('citable-cell').filter({ hasText: /\d/ }).first().waitFor()
      await takeScreenshot(page, join(images, 'strapi-list.png'))
    })
  })
})

/** Strapi's own banner about its new media library. */
async function dismissAdvertisement(page: Page): Promise<void> {
  const banner = page.getByText('Introducing the new Media Library')
  await banner.waitFor({ timeout: 2_000 }).catch(() => {})
  if ((await banner.count()) > 0) await banner.locator('xpath=ancestor::*[.//button][1]').getByRole('button').last().click()
}
