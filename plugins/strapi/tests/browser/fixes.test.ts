import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { freePort } from '@citable/tooling/sites/free-port'
import { type StrapiSite, startStrapi } from '@citable/tooling/sites/strapi'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editPath, openAdmin } from './admin.ts'

const article = 'api::article.article'
const images = join(import.meta.dirname, '../../../../packages/docs/images')
const state = join(import.meta.dirname, '../app/.tmp')

let folder = ''
let strapi: StrapiSite
let browser: Browser

beforeAll(async () => {
  await mkdir(state, { recursive: true })
  folder = await mkdtemp(join(state, 'fixes-'))
  strapi = await startStrapi({ directory: join(folder, 'site'), port: await freePort() })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await strapi?.stop()
  await rm(folder, { recursive: true, force: true })
})

const text = (value: string, marks: object = {}) => ({ type: 'text', text: value, ...marks })
const link = { type: 'link', url: 'https://example.org/rye', children: [text('whole rye')] }
const content = [
  {
    type: 'paragraph',
    children: [
      text('Bulk fermentation takes '),
      text('4 to 6 hours at 24 °C', { bold: true }),
      text(
        ' and about 9 hours at 20 °C. Each drop of 4 °C makes it about one and a half times as long, so a cool kitchen asks for patience. A dough that needs 5 hours at 24 °C needs roughly 9 hours at 20 °C, and only 3 hours at 28 °C. Flour and water from the cupboard are often 3 °C colder than the air, so put a thermometer into the dough. Bakers who work with ',
      ),
      link,
      text(
        ' shorten these times by about a third. Bulk fermentation is finished when the dough has grown by 50 % in a straight-sided jar. Take a sample of 50 g at the start, mark its height, and wait until it reaches one and a half times that height. Bubbles of 2 to 5 mm at the sides of the bowl and a domed surface show the same without a jar.',
      ),
    ],
  },
  { type: 'heading', level: 4, children: [text('Which flour ferments fastest?')] },
  { type: 'paragraph', children: [text('Whole rye ferments the the fastest, because its bran feeds the yeast from the first hour on.')] },
]

interface Node {
  readonly type: string
  readonly text?: string
  readonly level?: number
  readonly children?: readonly Node[]
}

async function createArticle(data: object): Promise<string> {
  const response = await fetch(`${strapi.url}/api/articles?status=draft`, {
    method: 'POST',
    headers: { authorization: `Bearer ${strapi.apiToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { title: 'How Long Does Sourdough Bulk Fermentation Take?', ...data } }),
  })
  expect(response.status, await response.clone().text()).toBeLessThan(300)
  return ((await response.json()) as { data: { documentId: string } }).data.documentId
}

/** What was saved. */
async function readDraft(documentId: string): Promise<{ content: readonly Node[]; markdown: string | null }> {
  const response = await fetch(`${strapi.url}/api/articles/${documentId}?status=draft`, {
    headers: { authorization: `Bearer ${strapi.apiToken}` },
  })
  return ((await response.json()) as { data: { content: readonly Node[]; markdown: string | null } }).data
}

const panel = (page: Page) => page.getByTestId('citable-panel')
const analysed = async (page: Page) => {
  await panel(page).waitFor()
  await expect.poll(() => panel(page).getAttribute('data-status')).toBe('ready')
}
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved document').first().waitFor()
}
const textOf = (node: Node): string => node.text ?? (node.children ?? []).map(textOf).join('')

async function written(documentId: string, run: (page: Page) => Promise<void>): Promise<void> {
  const admin = await openAdmin(strapi.url, strapi.adminEmail, strapi.adminPassword, { browser })
  try {
    await admin.page.goto(editPath(article, documentId))
    await analysed(admin.page)
    await run(admin.page)
    admin.assertClean()
  } finally {
    await admin.close()
  }
}

describe('safe fixes in the content manager', () => {
  test('are all applied to the blocks with one click, keep marks and links, and are taken back by one undo', async () => {
    const documentId = await createArticle({ content })
    await written(documentId, async (page) => {
      const all = page.getByTestId('citable-fix-all')
      expect(await runAxe(page, '[data-testid="citable-fix-all"]')).toEqual([])
      await all.scrollIntoViewIfNeeded()
      await takeScreenshot(page, join(images, 'strapi-panel-fixes.png'))
      await all.getByRole('button', { name: /^Apply all \d+ safe fixes$/ }).click()
      await page.getByTestId('citable-notice').getByText('Done. Save to keep it.').waitFor()
      await page
        .getByTestId('citable-applied')
        .getByText(/^\d+ changes at once$/)
        .waitFor()
      await save(page)
      const after = (await readDraft(documentId)).content
      expect(after.length).toBeGreaterThan(content.length)
      expect(
        after
          .filter(({ type }) => type === 'paragraph')
          .map(textOf)
          .join(' '),
      ).toBe(
        content
          .filter(({ type }) => type === 'paragraph')
          .map(textOf)
          .join(' ')
          .replace('the the fastest', 'the fastest'),
      )
      expect(after.find(({ type }) => type === 'heading')?.level).toBe(2)
      expect(JSON.stringify(after)).toContain('"bold":true')
      expect(JSON.stringify(after)).toContain('https://example.org/rye')
      await analysed(page)
      await page.getByTestId('citable-applied').getByRole('button', { name: /^Undo/ }).first().click()
      await page.getByTestId('citable-notice').getByText('Undone.').waitFor()
      await save(page)
      expect((await readDraft(documentId)).content).toEqual(content)
    })
  })

  test('divide a long paragraph of a Markdown field', async () => {
    const markdown = textOf({ type: 'root', children: content.slice(0, 1) as readonly Node[] }).replace(
      'whole rye',
      '[whole rye](https://example.org/rye)',
    )
    const documentId = await createArticle({ markdown })
    await written(documentId, async (page) => {
      await page.getByTestId('citable-checks').getByRole('button').first().click()
      const row = page
        .getByTestId('citable-checks')
        .locator('[data-testid="citable-check-passage-size"], [data-testid="citable-check-paragraph-length"]')
        .first()
      await row.getByRole('button', { name: /^Fix/ }).click()
      await page.getByTestId('citable-notice').getByText('Done. Save to keep it.').waitFor()
      await save(page)
      const after = (await readDraft(documentId)).markdown ?? ''
      expect(after.split('\n\n').length).toBeGreaterThan(1)
      expect(after.replaceAll('\n\n', ' ')).toBe(markdown)
      expect(after).toContain('[whole rye](https://example.org/rye)')
    })
  })
})
