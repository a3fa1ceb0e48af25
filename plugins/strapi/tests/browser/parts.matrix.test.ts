import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { citableTraffic } from '@citable/client/front-end'
import { fakePageModel } from '@citable/tooling/browser/fake-page-model'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { call, type StrapiSite, signIn } from '@citable/tooling/sites/strapi'
import { demoArticle, type SeededArticle } from '@citable/tooling/sites/strapi-article'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPath, editPath, guests, listPath, type Visit } from './admin.ts'
import { invite } from './invite.ts'
import { openSite, type SeededSite } from './open-site.ts'
import {
  analysed,
  article,
  closeDrawer,
  drawer,
  images,
  misfits,
  openTab,
  panel,
  preview,
  publish,
  type Read,
  readEntry as readEntryOf,
  save,
  score,
  section,
  title,
  write,
} from './panel.ts'
import { content, type Node, textOf } from './sourdough.ts'

let site: SeededSite
let strapi: StrapiSite
let seeded: SeededArticle
let withAdmin: Visit

beforeAll(async () => {
  site = await openSite({ ALLOW_PRIVATE_ADDRESSES: 'true' })
  ;({ strapi, seeded, withAdmin } = site)
})
afterAll(async () => {
  await site?.close()
})

const readEntry = (documentId: string): Promise<Read> => readEntryOf(strapi, documentId)

describe('structured data', () => {
  test('reads as facts with advice beside them, by keyboard too', async () => {
    await withAdmin('admin', { viewport: { width: 1440, height: 1800 } }, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      await openTab(page, 'schema')
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
      await openTab(page, 'schema')
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
      await openTab(page, 'schema')
      await choose(/^Recipe/)
      await box.getByText('Recipe was chosen, but the text lacks what it needs').waitFor()
      await expect.poll(types).not.toContain('"@type":"Recipe"')
      expect(await runAxe(page, '[data-testid="citable-schema"]')).toEqual([])
      await box.getByRole('button', { name: 'Back to automatic' }).click()
      await box.getByText(/^Detected: /).waitFor()
      await expect.poll(types).not.toContain('"@type":"NewsArticle"')
    })
  })

  test('what people wrote by hand stays; before and after are listed, and front ends get exactly that', async () => {
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
      await openTab(page, 'schema')
      const diff = page.getByTestId('citable-schema-diff')
      await diff.getByText('The field “structuredData” prints the structured data of this page.').waitFor()
      await diff.getByText('Nothing that stands there is changed.').waitFor()
      await diff.locator('[data-kind="propertyAdded"]', { hasText: 'A headline of our own' }).getByText('Words', { exact: true }).waitFor()
      expect(await diff.locator('[data-kind="changed"]').count()).toBe(0)
      expect(await runAxe(page, '[data-testid="citable-schema"]')).toEqual([])
      const { citable } = await rest('GET', `/guides/${documentId}?citable=full`)
      expect(await preview(page)).toBe(citable.jsonLdText)
      await openTab(page, 'schema')
      const nodes = (citable.jsonLd as { '@graph': readonly Record<string, unknown>[] })['@graph']
      expect(nodes.filter((node) => node['@type'] === 'Article')).toMatchObject([{ headline: 'A headline of our own' }])
      await takeScreenshot(page, join(images, 'strapi-panel-schema-diff.png'))
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
      await openTab(page, 'schema')
      await page.getByText('Blog post, as the settings say for this kind of content.').waitFor()
      await set(/^Automatic$/)
      await expect.poll(text).not.toContain('"@type":"BlogPosting"')
    })
  })
})

describe('what the parts of components are', () => {
  const sections = [
    { __component: 'sections.text', heading: 'Air', body: 'A heap needs air every week.' },
    { __component: 'sections.quote', text: 'How often is it turned?', by: 'Once a week, or when it smells.' },
    { __component: 'sections.quote', text: 'May bread go in?', by: 'In small amounts, and never mouldy.' },
  ]
  const air = ['Heading 2Air', 'ParagraphA heap needs air every week.']

  test('is proposed, chosen in the settings by name, shown with the newest entry, and followed by what is published', async () => {
    const documentId = await createArticle({ title: 'Parts', slug: 'parts', content: [], sections }, 'published')
    const jsonLd = async () => (await readEntry(documentId)).citable.jsonLdText
    await withAdmin('admin', { viewport: { width: 1280, height: 1400 } }, async ({ page }) => {
      const card = page.getByTestId(`citable-type-${article}`)
      const read = () => card.locator('[data-testid="citable-preview"] li').evaluateAll((rows) => rows.map((row) => row.textContent))
      const openMapping = async () => {
        await page.goto('/admin/settings/citable')
        await page.getByRole('button', { name: 'Mapping of Article' }).click()
        await card.getByTestId('citable-preview').waitFor()
      }
      const choose = async (part: string, role: string) => {
        await card.getByRole('combobox', { name: part, exact: true }).click()
        await page.getByRole('option', { name: role, exact: true }).click()
      }
      const save = async () => {
        await card.getByRole('button', { name: 'Save', exact: true }).click()
        await page.getByText('Saved', { exact: true }).first().waitFor()
      }
      await openMapping()
      await card.getByText('The text as it is read, in “Parts” (en)').waitFor()
      expect((await read()).slice(0, 3)).toEqual([...air, 'QuotationHow often is it turned?\nOnce a week, or when it smells.'])
      const quote = card.getByRole('button', { name: /^sections\.quote/ })
      await quote.click()
      await choose('text', 'Question')
      await choose('by', 'Answer')
      await expect
        .poll(async () => (await read()).slice(0, 4))
        .toEqual([...air, 'QuestionHow often is it turned?', 'AnswerOnce a week, or when it smells.'])
      expect(await runAxe(page, `[data-testid="citable-type-${article}"]`)).toEqual([])
      await card.getByTestId('citable-roles-of-parts').scrollIntoViewIfNeeded()
      await takeScreenshot(page, join(images, 'strapi-roles.png'))
      expect(await jsonLd()).not.toContain('"FAQPage"')
      await save()
      await expect.poll(jsonLd).toContain('"FAQPage"')
      await openMapping()

      await card.getByRole('button', { name: 'Back to the proposal' }).click()
      await page.getByText('Saved', { exact: true }).first().waitFor()
    })
    await fetch(`${strapi.url}/api/articles/${documentId}`, { method: 'DELETE', headers: { authorization: `Bearer ${strapi.apiToken}` } })
  })
})

describe("titles by the browser's own model (a double of it)", () => {
  const supported = 'Bulk fermentation takes 4 to 6 hours at 24 °C'
  const held = 'Bulk fermentation drags on for 9 hours at 20 °C'
  const titles = [
    { title: held, sentences: [1] },
    { title: supported, sentences: [1] },
    { title: 'Bulk fermentation takes 37 hours in Paris', sentences: [1] },
  ]
  const answer = JSON.stringify({ titles })
  const allow = async (byBrowser: boolean) => call(strapi.url, 'PUT', '/citable/settings/titles', await adminToken(), { byBrowser })

  test('are off at first; then written after a click, judged as all others, and taken by one click', async () => {
    const documentId = await createArticle({ content, title: 'Bread' })
    await withAdmin('admin', {}, async ({ page }) => {
      const model = await fakePageModel(page, { state: 'downloadable', waits: true, answer })
      const open = async () => {
        await page.goto(editPath(article, documentId))
        await analysed(page)
        await openTab(page, 'snippet')
        const titles = section(page, 'titles')
        await titles.waitFor()
        return titles
      }
      const ask = (tab: Awaited<ReturnType<typeof open>>) => tab.getByRole('button', { name: 'Ask your browser for more' })
      expect(await ask(await open()).count()).toBe(0)
      expect(await model.calls()).toEqual([])
      await allow(true)
      const tab = await open()
      await ask(tab).click()
      await tab.getByRole('progressbar', { name: 'Download of the model' }).waitFor()
      expect(await runAxe(page, '[data-testid="citable-browser-titles"]')).toEqual([])
      await model.finish()
      await tab.getByText('Titles of the model that were left out: 1 of 3.').waitFor()
      expect((await model.calls()).slice(-3)).toEqual(['create', 'prompt', 'destroy'])
      const best = tab.getByTestId('citable-title').filter({ hasText: supported })
      await best.getByText('Written by your browser’s model, checked against your text').waitFor()
      await best.getByText('Stands in your text.').waitFor()
      const other = tab.getByTestId('citable-title').filter({ hasText: held })
      await other.getByText('Not in your text: “drags”.').waitFor()
      await other.scrollIntoViewIfNeeded()
      expect(await runAxe(page, '[data-testid="citable-titles"]')).toEqual([])
      await takeScreenshot(page, join(images, 'strapi-held-title.png'))
      expect(await tab.getByText('Paris').count()).toBe(0)
      await best
        .getByRole('button', { name: new RegExp(supported) })
        .first()
        .click()
      await closeDrawer(page)
      await expect
        .poll(() =>
          page
            .getByRole('textbox', { name: /^title/i })
            .first()
            .inputValue(),
        )
        .toBe(supported)
    })
    await allow(false)
  })
})

describe('before the editor', () => {
  test('the panel’s code and its worker load while Strapi still waits for the entry', async () => {
    await withAdmin('admin', {}, async ({ page }) => {
      const worker = page.waitForEvent('worker')
      // an entry that comes after the worker: a panel that loads with its form would wait for ever
      await page.route(
        ({ pathname }) => pathname === `/content-manager/collection-types/${article}/${seeded.documentId}`,
        async (route) => {
          await worker
          await route.continue()
        },
      )
      await page.goto(editPath(article, seeded.documentId))
      await analysed(page)
      await page.unrouteAll()
    })
  })
})

describe('lists and the home page', () => {
  test('the list shows scores with one request for the page', async () => {
    await createArticle({ content })
    await withAdmin('admin', {}, async ({ page }) => {
      let asked = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/citable/scores')) asked++
      })
      await page.goto(listPath(article))
      const cells = page.getByTestId('citable-cell-aeoScore')
      await cells.filter({ hasText: /\d/ }).first().waitFor()
      expect(await cells.count()).toBeGreaterThan(1)
      expect(await page.getByTestId('citable-cell-seoScore').count()).toBe(await cells.count())
      expect(await cells.allInnerTexts()).toContain(String(seeded.aeoScore))
      expect(asked).toBe(1)
    })
  })

  test('the home page shows how the published entries stand, and how that went; Content health has every day', async () => {
    rememberDays(40)
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto('/admin')
      const widget = page.getByTestId('citable-widget').filter({ hasText: /\d+ published entr/ })
      await widget
        .getByTestId('citable-trend')
        .getByText(`since ${dayBefore(28)}`)
        .waitFor()
      await widget.getByRole('img', { name: /^Average AEO readiness: 21 on / }).waitFor()
      expect(await runAxe(page, '[data-testid="citable-widget"]')).toEqual([])
      await widget.scrollIntoViewIfNeeded()
      await takeScreenshot(page, join(images, 'strapi-widget.png'))
      await page.goto('/admin/plugins/citable')
      const history = page.getByTestId('citable-history')
      await history.getByText('The numbers as a table').click()
      await history
        .getByRole('row')
        .filter({ hasText: dayBefore(39) })
        .getByText('21', { exact: true })
        .waitFor()
      expect(await history.getByRole('row').count()).toBe(41)
      expect(await runAxe(page, '[data-testid="citable-history"]')).toEqual([])
    })
    await withAdmin('admin', { theme: 'dark', language: 'ar', viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await page.goto('/admin')
      await page.getByTestId('citable-trend').waitFor()
      expect(await runAxe(page, '[data-testid="citable-widget"]')).toEqual([])
      await page.goto('/admin/plugins/citable')
      await page.getByTestId('citable-history').waitFor()
      await page.getByTestId('citable-health-row').first().waitFor()
      expect(await runAxe(page, '[data-testid="citable-health"]')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  })
})

describe('the head of a page', () => {
  test('picture and address for the head of a page are written into the fields of shared.seo; noindex gives nothing away', async () => {
    const cover = await upload('heap.png')
    const parts = [{ __component: 'sections.text', body: 'A heap needs air, water, and two parts of brown material to one of green.' }]
    const data = { title: 'The heap', slug: 'the-heap', cover, parts, seo: { metaTitle: 'The heap' } }
    const { documentId } = (await call(strapi.url, 'POST', '/api/pages?status=draft', strapi.apiToken, { data })).data
    const read = async () =>
      (await call(strapi.url, 'GET', `/api/pages/${documentId}?populate[seo][populate]=shareImage`, strapi.apiToken)).data
    await withAdmin('admin', { viewport: { width: 1280, height: 1200 } }, async ({ page }) => {
      await page.goto(`/admin/content-manager/collection-types/api::page.page/${documentId}`)
      await analysed(page)
      await openTab(page, 'snippet')
      const [image, canonical] = [section(page, 'head-SocialImage'), section(page, 'head-Canonical')]
      await image.getByText('heap.png is taken while the field is empty.').waitFor()
      await image.getByRole('button', { name: 'Write it into the field' }).click()
      await image.getByText('heap.png', { exact: true }).waitFor()
      await canonical.getByRole('button', { name: 'Write it into the field' }).click()
      await canonical.getByText('https://www.example.org/the-heap', { exact: true }).waitFor()
      expect(await section(page, 'head').getByRole('button').count()).toBe(0)
      expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
      await section(page, 'head').scrollIntoViewIfNeeded()
      await takeScreenshot(page, join(images, 'strapi-head.png'))
      await closeDrawer(page)
      await publish(page).click()
      await expect
        .poll(async () => (await read().catch(() => null))?.seo)
        .toMatchObject({
          metaTitle: 'The heap',
          canonicalURL: 'https://www.example.org/the-heap',
          shareImage: { name: 'heap.png' },
        })
      expect((await read()).citable.jsonLdText).toContain('https://www.example.org/the-heap')

      await page.locator('input[name="seo.metaRobots"]').fill('noindex, follow')
      await openTab(page, 'snippet')
      await section(page, 'head').getByText('The field “seo.metaRobots” says “noindex, follow”').waitFor()
      await closeDrawer(page)
      await publish(page).click()
      await expect.poll(async () => (await read()).seo.metaRobots).toBe('noindex, follow')
      await expect
        .poll(async () => (await read()).citable)
        .toMatchObject({ jsonLdText: null, alternates: [], head: { robots: 'noindex, follow' } })
      expect(JSON.stringify((await read()).citable)).not.toContain('example.org')
    })
    await call(strapi.url, 'DELETE', `/api/pages/${documentId}`, strapi.apiToken)
  })
})

describe('content health and AI traffic', () => {
  test('content health lists what is published, sorts and filters it, and leads to an entry', async () => {
    await createGuide({ headline: 'A stub of a guide', intro: 'Too short to be of use.' })
    await withAdmin('admin', { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      const rows = page.getByTestId('citable-health-row')
      const scores = async () => (await rows.locator('td:nth-child(4)').allInnerTexts()).filter((score) => score !== '–').map(Number)
      // analysed a moment after it was published
      await expect
        .poll(async () => {
          await page.goto('/admin/plugins/citable')
          await rows.first().waitFor()
          return rows.filter({ hasText: 'A stub of a guide' }).getAttribute('data-state')
        })
        .toBe('scored')
      const rising = await scores()
      expect(rising.length).toBeGreaterThan(1)
      expect(rising).toEqual([...rising].sort((a, b) => a - b))
      expect(rising).toContain(seeded.aeoScore)
      // a person has no score, and is no failure
      const person = rows.filter({ hasText: 'Mara Lindqvist' })
      expect(await person.getAttribute('data-state')).toBe('unscored')
      expect(await person.locator('td').allInnerTexts()).toEqual(['Mara Lindqvist', 'Author', '', '–', '–', '', 'Not scored'])
      await takeScreenshot(page, join(images, 'strapi-health.png'))
      expect(await runAxe(page, '[data-testid="citable-health"]')).toEqual([])
      await page.getByRole('button', { name: 'AEO' }).click()
      await expect.poll(scores).toEqual([...rising].sort((a, b) => b - a))
      await page.getByRole('combobox', { name: 'Content type' }).click()
      await page.getByRole('option', { name: 'Guide' }).click()
      await expect.poll(async () => [...new Set(await rows.locator('td:nth-child(2)').allInnerTexts())]).toEqual(['Guide'])
      await page.getByRole('link', { name: 'A stub of a guide' }).click()
      await analysed(page)
    })
    const isPaused = async () => (await call(strapi.url, 'GET', '/citable/backlog', await adminToken())).state === 'paused'
    await withAdmin('admin', {}, async ({ page }) => {
      // as on a site with entries of before: the first answer alone is made up
      await page.route('**/citable/backlog', (route) => route.fulfill({ json: { state: 'running', total: 9, done: 3, failed: 0 } }), {
        times: 1,
      })
      await page.goto('/admin/plugins/citable')
      const backlog = page.getByTestId('citable-backlog')
      await backlog.getByRole('progressbar').waitFor()
      await backlog.getByRole('button', { name: 'Pause' }).click()
      await expect.poll(isPaused).toBe(true)
      await backlog.getByRole('button', { name: 'Go on' }).click()
      await expect.poll(isPaused).toBe(false)
    })
    await withAdmin('writer', {}, async ({ page }) => {
      await page.goto('/admin/plugins/citable')
      await page.getByTestId('citable-health-row').first().waitFor()
      expect(await page.getByTestId('citable-health').innerText()).not.toContain('A stub of a guide')
    })
  })

  test('AI traffic is switched on, reported by a front end, and shown with charts and the entries that were fetched', async () => {
    const page404 = 'https://www.example.org/no-entry'
    await withAdmin('admin', { viewport: { width: 1280, height: 1400 } }, async ({ page, problems }) => {
      await page.goto('/admin/plugins/citable')
      await page.getByTestId('citable-health').getByRole('link', { name: 'AI traffic' }).click()
      const traffic = page.getByTestId('citable-traffic')
      await traffic.getByText('Counting is off, so nothing is counted yet.').waitFor()
      await expect.poll(() => traffic.locator('pre').first().innerText()).toContain(`endpoint: '${strapi.url}/api/citable/events'`)
      await traffic.getByRole('checkbox').click()
      await traffic.getByText('Nothing is counted yet.').waitFor()
      expect(await runAxe(page, '[data-testid="citable-traffic"]')).toEqual([])

      const address = (await readEntry(seeded.documentId)).citable.jsonLdText.match(/"url":"([^"]*\/articles\/[^"]+)"/)?.[1] ?? page404
      const report = citableTraffic({ endpoint: `${strapi.url}/api/citable/events`, token: strapi.apiToken })
      const told = (headers: Record<string, string>, url = address) => report(new Request(url, { headers }))
      await expect.poll(async () => await (await call(strapi.url, 'GET', '/citable/traffic', await adminToken())).isOn).toBe(true)
      for (const name of ['GPTBot/1.2', 'OAI-SearchBot/1.0', 'ChatGPT-User/1.0', 'ClaudeBot/1.0'])
        await told({ 'user-agent': `Mozilla/5.0 (compatible; ${name})` })
      await told({ 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.2)' }, 'https://www.example.org/robots.txt')
      // a word of robots.txt that no crawler sends
      await told({ 'user-agent': 'Mozilla/5.0 (compatible; Google-Extended)' })
      await told({ 'user-agent': 'Mozilla/5.0 Chrome/130.0', referer: 'https://chatgpt.com/' })
      await page.reload()
      await traffic.getByTestId('citable-chart').first().waitFor()
      expect(await traffic.getByTestId('citable-traffic.byAgents').innerText()).toBe('4')
      expect(await traffic.getByTestId('citable-traffic.sent').innerText()).toBe('1')
      expect(await traffic.getByTestId('citable-chart').count()).toBe(2)
      await traffic.getByText('GPTBot', { exact: true }).first().waitFor()
      const apart = await traffic.getByText(/^Counted apart: /).innerText()
      expect(apart).toContain('robots.txt 1')
      expect(apart).toContain('under a false name 1')
      if (address !== page404) await traffic.getByRole('link', { name: demoArticle.title }).waitFor()
      expect(await runAxe(page, '[data-testid="citable-traffic"]')).toEqual([])
      await takeScreenshot(page, join(images, 'strapi-traffic.png'))
      expect(problems).toEqual([])
    })
  })
})

describe('before publishing', () => {
  test('authors are warned of a score below that of the type, and may go on', async () => {
    const set = async (warnBelow: number | null) =>
      call(strapi.url, 'PUT', '/citable/settings/type', await adminToken(), { uid: article, enabled: true, mapping: null, warnBelow })
    await set(100)
    const data = { title: 'The heap that was warned of', slug: 'warned', content }
    const { documentId } = (await call(strapi.url, 'POST', '/api/articles?status=draft', strapi.apiToken, { data })).data
    const isPublished = async () => (await readEntry(documentId).catch(() => null)) !== null
    await withAdmin('admin', { viewport: { width: 1280, height: 1100 } }, async ({ page }) => {
      await page.goto(editPath(article, documentId))
      await analysed(page)
      const dialog = page.getByRole('alertdialog')
      await publish(page).click()
      await dialog.getByText('Publish with a score below 100?').waitFor()
      expect(await dialog.getByTestId('citable-publish-warning').innerText()).toMatch(/AEO readiness \d+ · SEO \d+/)
      await takeScreenshot(page, join(images, 'strapi-publish-warning.png'))
      expect(await runAxe(page, '[role="alertdialog"]')).toEqual([])
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      expect(await isPublished()).toBe(false)
      await publish(page).click()
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await expect.poll(isPublished).toBe(true)
    })
    await set(null)
    await call(strapi.url, 'DELETE', `/api/articles/${documentId}`, strapi.apiToken)
  })
})

describe('setting up', () => {
  test('a new site is set up on one page: which site, addresses with examples, and the right for those who write', async () => {
    const jwt = await adminToken()
    const admin = (method: string, path: string, body?: object) => call(strapi.url, method, path, jwt, body)
    const before = await admin('GET', '/citable/settings')
    const stored = before.types.find(({ shape }: { shape: { uid: string } }) => shape.uid === article)
    const roles: readonly { id: number; code: string }[] = (await admin('GET', '/admin/roles')).data
    const { email, password } = guests.editor
    const read = { fields: ['title', 'slug', 'content'], locales: ['en'] }
    const onArticle = (actions: readonly string[], conditions: readonly string[] = []) =>
      actions.map((action) => ({ action: `plugin::content-manager.explorer.${action}`, subject: article, properties: read, conditions }))
    const own = onArticle(['read', 'update'], ['admin::is-creator'])
    const outside = (await admin('POST', '/admin/roles', { name: 'Reader', description: 'Reads articles' })).data.id as number
    await invite(strapi, jwt, 'editor', { role: roles.find(({ code }) => code === 'strapi-editor')?.id, permissions: onArticle(['read']) })
    const authors = roles.find(({ code }) => code === 'strapi-author')?.id
    await invite(strapi, jwt, 'author', { role: authors, permissions: [...onArticle(['create']), ...own] })
    await invite(strapi, jwt, 'outsider', { role: outside, permissions: onArticle(['read', 'update']) })
    await admin('PUT', '/citable/settings/site', { ...before.settings.site, url: '', name: '' })
    await admin('PUT', '/citable/settings/type', { uid: article, enabled: true, mapping: null })
    const entry = `/citable/entry?uid=${article}&documentId=${seeded.documentId}&locale=en`
    await expect(call(strapi.url, 'GET', entry, await signIn(strapi.url, email, password))).rejects.toThrow('403')
    await withAdmin('admin', { viewport: { width: 1280, height: 1400 } }, async ({ page }) => {
      await page.goto('/admin/plugins/citable')
      await page.getByTestId('citable-set-up').getByRole('link').click()
      await page.locator('input[name="name"]').fill('Garden Notes')
      await page.locator('input[name="url"]').fill('https://www.example.org')
      await page.getByRole('button', { name: 'Save' }).first().click()
      await page.getByRole('button', { name: 'Propose addresses' }).click()
      const box = page.getByTestId(`citable-addresses-${article}`)
      await box.getByText(`Newest entry (en): https://www.example.org/en/articles/${demoArticle.slug}`).waitFor()
      const pattern = box.locator(`input[name="address-${article}-en"]`)
      const proposed = await pattern.inputValue()
      await pattern.fill('http://localhost:3000/{slug}')
      await box.getByText('the address is not public').waitFor()
      await pattern.fill(proposed)
      await page.getByRole('button', { name: 'Save' }).nth(1).click()
      await expect
        .poll(async () => (await readEntry(seeded.documentId)).citable.jsonLdText)
        .toContain(`https://www.example.org/en/articles/${demoArticle.slug}`)
      await page.getByLabel('Assistants may write titles and descriptions').click()
      await page.getByRole('button', { name: 'Save' }).last().click()
      await expect.poll(async () => (await admin('GET', '/citable/settings')).settings.assistants).toEqual({ mayWrite: true })
      await admin('PUT', '/citable/settings/assistants', { mayWrite: false })
      await page.getByRole('button', { name: 'Give to Editor, Author' }).click()
      await page.getByText('Editor: yes').waitFor()
      await page.getByText('Saved', { exact: true }).first().waitFor({ state: 'detached' })
      expect(await runAxe(page, '[data-testid="citable-settings"]')).toEqual([])
      await page.getByLabel('Assistants may write titles and descriptions').scrollIntoViewIfNeeded()
      await takeScreenshot(page, join(images, 'strapi-assistants.png'))
      await page.getByRole('tab', { name: 'Setup' }).scrollIntoViewIfNeeded()
      await takeScreenshot(page, join(images, 'strapi-setup.png'))
    })
    await withAdmin('editor', {}, async ({ page }) => {
      await page.goto(editPath(article, seeded.documentId))
      await panel(page).waitFor()
    })
    await withAdmin('author', {}, async ({ page }) => {
      await page.goto(createPath(article))
      await title(page).fill('How long does an author wait for bread?')
      await write(page, 'Rye bread stays fresh for 5 to 7 days in a linen bag, and for 3 months in the freezer.')
      await analysed(page)
      await expect.poll(() => score(page)).toBeGreaterThan(0)
      await openTab(page, 'checks')
      expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
      await closeDrawer(page)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.waitForURL(/article\.article\/(?!create)[a-z0-9]{20,}/)
      await analysed(page)
      // an author publishes nothing, and neither sees nor gets texts of other people
      expect(
        await publish(page)
          .isEnabled()
          .catch(() => false),
      ).toBe(false)
      await page.goto(listPath(article))
      await page.getByRole('row').filter({ hasText: 'How long does an author wait' }).getByTestId('citable-cell-aeoScore').waitFor()
      expect(await page.getByTestId('citable-cell-aeoScore').allInnerTexts()).toEqual(['–'])
      await page.goto('/admin/plugins/citable')
      await page.getByTestId('citable-health').waitFor()
      expect(await page.getByTestId('citable-health-row').count()).toBe(0)
      await page.goto('/admin/settings/citable')
      await page.getByText("You don't have the permissions", { exact: false }).first().waitFor()
    })
    await withAdmin('outsider', {}, async ({ page, problems }) => {
      await page.goto(editPath(article, seeded.documentId))
      await publish(page).waitFor()
      await page.getByRole('button', { name: 'More actions' }).first().click()
      await page.getByRole('menuitem').first().waitFor()
      expect(await page.getByRole('menuitem', { name: 'Optimize' }).count()).toBe(0)
      expect(await page.locator('a[href*="plugins/citable"], [data-testid^="citable-"]').count()).toBe(0)
      for (const path of ['/admin/plugins/citable', '/admin/settings/citable']) {
        await page.goto(path)
        await page.getByText("You don't have the permissions", { exact: false }).first().waitFor()
      }
      await page.goto('/admin')
      await page.getByRole('navigation').first().waitFor()
      expect(await page.getByTestId('citable-widget').count()).toBe(0)
      expect(problems).toEqual([])
    })
    await admin('PUT', '/citable/settings/site', before.settings.site)
    await admin('PUT', '/citable/settings/type', { uid: article, enabled: true, mapping: stored.mapping })
  })

  test('“Check a page” fetches the public page and says whether it carries what is delivered', async () => {
    // settings that were saved before have everything looked at again
    await expect.poll(async () => (await call(strapi.url, 'GET', '/citable/backlog', await adminToken())).pending).toBe(0)
    const { citable } = await readEntry(seeded.documentId)
    const frontEnd = createServer(({ url }, answer) => {
      const script = url === '/same' ? `<script type="application/ld+json">${citable.jsonLdText}</script>` : ''
      answer.setHeader('content-type', 'text/html; charset=utf-8')
      answer.end(`<!doctype html><title>${demoArticle.title}</title>${script}<h1>${demoArticle.title}</h1>`)
    }).listen(0, '127.0.0.1')
    await once(frontEnd, 'listening')
    const base = `http://127.0.0.1:${(frontEnd.address() as AddressInfo).port}`
    await withAdmin('admin', { viewport: { width: 1280, height: 1400 } }, async ({ page }) => {
      await page.goto('/admin/settings/citable')
      await page.getByRole('tab', { name: 'Delivery' }).click()
      const state = page.getByTestId('citable-page-state')
      const check = async (address: string, found: string, words: string) => {
        await page.locator('input[name="page"]').fill(address)
        await page.getByRole('button', { name: 'Check', exact: true }).click()
        await state.getByText(words).waitFor()
        expect(await state.getAttribute('data-state')).toBe(found)
      }
      await check('file:///etc/passwd', 'badAddress', 'This is no address of the public internet.')
      await check(`${base}/without`, 'nothing', 'No entry has this address, and the page carries no structured data.')
      await check(`${base}/same`, 'same', 'The page carries what is delivered.')
      expect(await runAxe(page, '[data-testid="citable-settings"]')).toEqual([])
    })
    frontEnd.close()
    await once(frontEnd, 'close')
  })
})

describe('people and screens', () => {
  test('a writer uses the panel and cannot open the settings', async () => {
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
    ['light', 'en', 1280, 'Next steps'],
    ['dark', 'de', 1920, 'Nächste Schritte'],
    ['light', 'ar', 390, 'الخطوات التالية'],
  ] as const)('fits and has no accessibility fault, %s theme, language %s, %i px', async (theme, language, width, words) => {
    const documentId = await createArticle({ content })
    await withAdmin('admin', { theme, language, viewport: { width, height: 900 } }, async ({ page }) => {
      await page.goto(editPath(article, documentId))
      // Below 1080 px Strapi's column is a sheet at the foot of the page.
      if (width < 1080) await page.getByRole('button', { name: 'Open more actions' }).click()
      await analysed(page)
      const card = await panel(page).boundingBox()
      expect(card?.height).toBeLessThanOrEqual(420)
      expect(await runAxe(page, '[data-testid="citable-panel"]')).toEqual([])
      for (const name of ['next', 'snippet', 'questions', 'schema', 'checks'] as const) {
        await openTab(page, name)
        expect(await runAxe(page, '[data-testid="citable-drawer"]'), name).toEqual([])
        expect(await misfits(page), name).toEqual([])
      }
      for (const row of await drawer(page).locator('[data-testid^="citable-check-"] > div > button').all()) await row.click()
      expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
      expect(await page.getByTestId('citable-tab-next').innerText()).toMatch(new RegExp(words, 'i'))
      await page.goto('/admin/settings/citable')
      await page.getByTestId('citable-settings').waitFor()
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        expect(await runAxe(page, '[data-testid="citable-settings"]')).toEqual([])
      }
      for (const [path, part] of [
        ['/admin/plugins/citable', 'citable-health'],
        ['/admin/plugins/citable/traffic', 'citable-traffic'],
      ] as const) {
        await page.goto(path)
        await page.getByTestId(part).waitFor()
        if (part === 'citable-health') await page.getByTestId('citable-health-row').first().waitFor()
        expect(await runAxe(page, `[data-testid="${part}"]`), part).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), part).toBeLessThanOrEqual(0)
      }
    })
  })
})

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** As if the site had run for so many days, with averages that grew. */
function rememberDays(count: number): void {
  const database = new DatabaseSync(join(site.folder, 'site/data.db'), { timeout: 10_000 })
  const insert = database.prepare(
    `INSERT INTO citable_days (document_id, day, content_type, related_locale, entries, aeo_sum, seo_sum) VALUES (?, ?, ?, 'en', 1, ?, 70) ON CONFLICT DO NOTHING`,
  )
  for (let days = count - 1; days >= 0; days--) insert.run(`day${days}`.padEnd(24, '0'), dayBefore(days), article, 60 - days)
  database.close()
}

/** A picture in the media library; its id. */
async function upload(name: string): Promise<number> {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const form = new FormData()
  form.set('files', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), name)
  const answer = await fetch(`${strapi.url}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${strapi.apiToken}` },
    body: form,
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as readonly { id: number }[])[0]?.id ?? 0
}

let token: Promise<string> | undefined
/** Strapi allows five sign-ins in five minutes. */
function adminToken(): Promise<string> {
  token ??= signIn(strapi.url, strapi.adminEmail, strapi.adminPassword)
  return token
}

async function createArticle(data: object, status: 'draft' | 'published' = 'draft'): Promise<string> {
  const response = await fetch(`${strapi.url}/api/articles?status=${status}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${strapi.apiToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { title: 'How Long Does Sourdough Bulk Fermentation Take?', ...data } }),
  })
  expect(response.status, await response.clone().text()).toBeLessThan(300)
  return ((await response.json()) as { data: { documentId: string } }).data.documentId
}

async function createGuide(data: object): Promise<string> {
  const response = await fetch(`${strapi.url}/api/guides`, {
    method: 'POST',
    headers: { authorization: `Bearer ${strapi.apiToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  })
  expect(response.status, await response.clone().text()).toBeLessThan(300)
  return ((await response.json()) as { data: { documentId: string } }).data.documentId
}

/** Takes a field of guides from the edit view, as an administrator may, and puts it back. */
async function withLayoutWithout(field: string, run: () => Promise<void>): Promise<void> {
  const jwt = await adminToken()
  const path = '/content-manager/content-types/api::guide.guide/configuration'
  const { settings, metadatas: all, layouts } = (await call(strapi.url, 'GET', path, jwt)).data.contentType
  // Strapi refuses what it answers with.
  const metadatas = Object.fromEntries(
    Object.entries(all as Record<string, { edit: object; list: object }>).map(([name, { edit, list }]) => {
      const { mainField: _edit, ...edited } = edit as { mainField?: unknown }
      const { mainField: _list, ...listed } = list as { mainField?: unknown }
      return [name, { edit: edited, list: listed }]
    }),
  )
  const rows = layouts.edit as readonly (readonly { readonly name: string }[])[]
  const edit = rows.map((row) => row.filter(({ name }) => name !== field)).filter((row) => row.length > 0)
  await call(strapi.url, 'PUT', path, jwt, { settings, metadatas, layouts: { ...layouts, edit } })
  try {
    await run()
  } finally {
    await call(strapi.url, 'PUT', path, jwt, { settings, metadatas, layouts })
  }
}

/** The saved value. */
async function readDraft(documentId: string): Promise<{ content: readonly Node[]; markdown: string | null }> {
  const response = await fetch(`${strapi.url}/api/articles/${documentId}?status=draft`, {
    headers: { authorization: `Bearer ${strapi.apiToken}` },
  })
  return ((await response.json()) as { data: { content: readonly Node[]; markdown: string | null } }).data
}

const written = (documentId: string, run: (page: Page) => Promise<void>): Promise<void> =>
  withAdmin('admin', {}, async ({ page }) => {
    await page.goto(editPath(article, documentId))
    await analysed(page)
    await run(page)
  })

describe('“show me”', () => {
  const ready = 'The dough is ready when it has grown by half, is domed at the rim and moves when the bowl is shaken, after some 9 hours.'
  const selected = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const editors = [...document.querySelectorAll('.CodeMirror')] as unknown as { CodeMirror: { getSelection(): string } }[]
      return editors.map(({ CodeMirror }) => CodeMirror.getSelection()).join('')
    })
  const showAnswer = async (page: Page): Promise<void> => {
    await openTab(page, 'questions')
    await section(page, 'questions').locator('li', { hasText: 'When is the dough ready?' }).getByRole('button').click()
  }

  test('opens the rows of a zone and of a repeatable component, and lands', async () => {
    const rows = [
      {
        heading: 'Which flour ferments fastest?',
        body: 'Whole rye ferments the fastest, because its bran feeds the yeast from the first hour on.',
      },
      { heading: 'When is the dough ready?', body: `${ready.replace('grown by half', '**grown** by half')} Do not wait for longer.` },
      {
        heading: 'Why does dough rest?',
        body: 'Gluten relaxes while it rests, and then it is easier to shape.\n\nBakers who hurry tear the skin of the loaf. It loses gas where it should hold it, and bakes flat.\n\nAnother reason is taste, since flour takes up water and its enzymes go on working.',
      },
    ]
    const zone = await createArticle({ sections: rows.map((row) => ({ __component: 'sections.text', ...row })) })
    await written(zone, async (page) => {
      await showAnswer(page)
      await expect.poll(() => selected(page)).toContain('The dough is ready when it has **grown** by half')
      expect(await page.evaluate(() => document.activeElement?.closest('.CodeMirror') !== null)).toBe(true)
      // an answer that is not quoted: its question is shown
      await openTab(page, 'questions')
      const likely = section(page, 'questions').locator('li', { hasText: 'Why does dough rest?' })
      await likely.getByText('Probably answered').waitFor()
      await likely.getByRole('button').click()
      await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)).toBe('Why does dough rest?')
    })
    const guide = await createGuide({ headline: 'How long does sourdough take?', steps: rows })
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto(`/admin/content-manager/collection-types/api::guide.guide/${guide}`)
      await analysed(page)
      await showAnswer(page)
      await expect.poll(() => selected(page)).toContain('The dough is ready when it has **grown** by half')
    })
  })

  test('lands in the fifth component, in a Markdown editor and in one that keeps HTML', async () => {
    const column = {
      text: { heading: 'When is the dough ready?', body: ready },
      rich: { body: `<h2>Which flour ferments fastest?</h2><p>Whole rye <strong>ferments</strong> the fastest, by 30 %.</p>` },
    }
    const tab = [{ heading: 'First' }, { columns: { heading: 'Dough', column: [{}, column] } }]
    const data = { title: 'How long does dough take?', slug: 'dough', parts: [{ __component: 'sections.tabs', tab }] }
    const { documentId } = (await call(strapi.url, 'POST', '/api/pages?status=draft', strapi.apiToken, { data })).data
    await withAdmin('admin', {}, async ({ page }) => {
      await page.goto(`/admin/content-manager/collection-types/api::page.page/${documentId}`)
      await analysed(page)
      await showAnswer(page)
      await expect.poll(() => selected(page)).toContain('The dough is ready when it has grown by half')
      await openTab(page, 'questions')
      await section(page, 'questions').locator('li', { hasText: 'Which flour ferments fastest?' }).getByRole('button').click()
      await expect.poll(() => page.evaluate(() => window.getSelection()?.toString() ?? '')).toContain('Whole rye ferments the fastest')
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-html-editor'))).toBe(true)
    })
    await call(strapi.url, 'DELETE', `/api/pages/${documentId}`, strapi.apiToken)
  })

  test('says truthfully that a field is not on the screen', async () => {
    const guide = await createGuide({
      headline: 'How long does sourdough take?',
      steps: [{ heading: 'When is the dough ready?', body: ready }],
    })
    await withLayoutWithout('steps', async () => {
      await withAdmin('admin', {}, async ({ page }) => {
        await page.goto(`/admin/content-manager/collection-types/api::guide.guide/${guide}`)
        await analysed(page)
        await showAnswer(page)
        const answer = section(page, 'questions').locator('li', { hasText: 'When is the dough ready?' })
        await answer.getByTestId('citable-notice').getByText('The passage is in the text, but not on this screen').waitFor()
      })
    })
  })
})

describe('safe fixes in the content manager', () => {
  test('are all applied to the blocks with one click, preserve marks and links, and are taken back by one undo', async () => {
    const documentId = await createArticle({ content })
    await written(documentId, async (page) => {
      await openTab(page, 'next')
      const all = page.getByTestId('citable-fix-all')
      expect(await runAxe(page, '[data-testid="citable-fix-all"]')).toEqual([])
      await all.scrollIntoViewIfNeeded()
      await takeScreenshot(page, join(images, 'strapi-panel-fixes.png'))
      await all.getByRole('button', { name: /^Look at \d+ safe fixes$/ }).click()
      await all.getByRole('button', { name: /^Apply all \d+ safe fixes$/ }).click()
      await page.getByTestId('citable-notice').getByText('Done. Save to keep it.').waitFor()
      await page
        .getByTestId('citable-applied')
        .getByText(/^\d+ changes at once$/)
        .waitFor()
      await closeDrawer(page)
      await save(page)
      const after = (await readDraft(documentId)).content
      expect(
        after
          .filter(({ type }) => type === 'paragraph')
          .map(textOf)
          .join(' '),
      ).toBe(
        content
          .filter(({ type }) => type === 'paragraph')
          .map(textOf)
          .join(' '),
      )
      expect(after.find(({ type }) => type === 'heading')?.level).toBe(2)
      expect(JSON.stringify(after)).toContain('"bold":true')
      expect(JSON.stringify(after)).toContain('https://example.org/rye')
      await analysed(page)
      await openTab(page, 'next')
      await page.getByTestId('citable-applied').getByRole('button', { name: /^Undo/ }).first().click()
      await page.getByTestId('citable-notice').getByText('Undone.').waitFor()
      await closeDrawer(page)
      await save(page)
      expect((await readDraft(documentId)).content).toEqual(content)
    })
  })

  test('“Optimize” looks at the drafts that are ticked in a list, and writes their safe fixes on a click', async () => {
    const titles = ['A first draft of many', 'A second draft of many']
    const ids = await Promise.all(titles.map((title) => createArticle({ title, content })))
    await withAdmin('admin', { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
      await page.goto(`${listPath(article)}&sort=createdAt:DESC`)
      const optimize = page.getByText('Optimize', { exact: true })
      // Strapi may read the list once more after its rows are there, and forgets then what was ticked
      const tickAll = async () => {
        for (const title of titles) await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check()
        const isShown = await optimize.waitFor({ timeout: 5_000 }).then(
          () => true,
          () => false,
        )
        if (!isShown) await page.reload()
        return isShown
      }
      await expect.poll(tickAll, { interval: 250, timeout: 240_000 }).toBe(true)
      await optimize.click()
      const box = page.getByTestId('citable-bulk')
      await expect.poll(() => box.getAttribute('data-done')).toBe('true')
      expect(await runAxe(page, '[data-testid="citable-bulk"]')).toEqual([])
      await takeScreenshot(page, join(images, 'strapi-optimize.png'))
      const before = await Promise.all(ids.map(readDraft))
      expect(before.map((draft) => draft.content)).toEqual([content, content])
      await page.getByRole('button', { name: /^Apply \d+ safe fixes to \d drafts$/ }).click()
      const states = async () =>
        Promise.all((await page.getByTestId('citable-bulk-row').all()).map((row) => row.getAttribute('data-state')))
      await expect.poll(async () => (await states()).filter((state) => state === 'saved').length).toBe(2)
      await box.getByText('Written: 2 of 2').waitFor()
    })
    for (const { content: after } of await Promise.all(ids.map(readDraft))) {
      expect(after).not.toEqual(content)
      expect(JSON.stringify(after)).toContain('https://example.org/rye')
    }
  })

  test('“Optimize” in the entry’s own menu writes them into the form, saved or not', async () => {
    const documentId = await createArticle({ content })
    await written(documentId, async (page) => {
      await title(page).fill('How long does dough ferment?')
      await page.getByRole('button', { name: 'More actions' }).first().click()
      await page.getByRole('menuitem', { name: 'Optimize' }).click()
      const box = page.getByTestId('citable-bulk')
      await expect.poll(() => box.getAttribute('data-done')).toBe('true')
      await box.getByText('How long does dough ferment?').waitFor()
      expect(await runAxe(page, '[data-testid="citable-bulk"]')).toEqual([])
      await page.getByRole('button', { name: /^Apply \d+ safe fix(?:es)? to 1 draft$/ }).click()
      await box.getByText('Written into the form. Save it when you have read it.').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
      expect((await readDraft(documentId)).content).toEqual(content)
      await save(page)
      expect((await readDraft(documentId)).content).not.toEqual(content)
    })
  })

  test('divide a long paragraph of a Markdown field', async () => {
    const paragraphs = (content as readonly Node[]).filter(({ type }) => type === 'paragraph').map(textOf)
    const more = 'Salt slows the yeast, so weigh it: 10 g for each loaf of 500 g of flour. Cover the bowl, and do not knead again.'
    const markdown = [...paragraphs, more].join(' ').replace('whole rye', '[whole rye](https://example.org/rye)')
    const documentId = await createArticle({ markdown })
    await written(documentId, async (page) => {
      await openTab(page, 'checks')
      const rows = page.locator('[data-testid="citable-check-passage-size"], [data-testid="citable-check-paragraph-length"]')
      for (const row of await rows.all()) await row.getByRole('button').first().click()
      await rows
        .getByRole('button', { name: /^Accept/ })
        .first()
        .click()
      await page.getByTestId('citable-notice').getByText('Done. Save to keep it.').waitFor()
      await closeDrawer(page)
      await save(page)
      const after = (await readDraft(documentId)).markdown ?? ''
      expect(after.split('\n\n').length).toBeGreaterThan(1)
      expect(after.replaceAll('\n\n', ' ')).toBe(markdown)
      expect(after).toContain('[whole rye](https://example.org/rye)')
    })
  })
})
