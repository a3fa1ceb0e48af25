import { join } from 'node:path'
import { passTime, passWork } from '@citable/tooling/browser/pass-time'
import type { StrapiSite } from '@citable/tooling/sites/strapi'
import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'

export const article = 'api::article.article'
export const images = join(import.meta.dirname, '../../../../packages/docs/images')

export interface Read {
  readonly documentId: string
  readonly title: string
  readonly citable: { readonly jsonLd: unknown; readonly jsonLdText: string }
}

/** Reads as a front end does. */
export async function readEntry(strapi: StrapiSite, documentId: string): Promise<Read> {
  const response = await fetch(`${strapi.url}/api/articles/${documentId}`, {
    headers: { authorization: `Bearer ${strapi.apiToken}`, prefer: 'citable=full' },
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Read }).data
}

export const panel = (page: Page) => page.getByTestId('citable-panel')
export const title = (page: Page) => page.locator('input[name="title"]')
export const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
export const score = async (page: Page, id: 'aeo' | 'seo' = 'aeo') =>
  Number(await page.getByTestId(`citable-score-${id}`).getAttribute('data-value'))
export const section = (page: Page, name: string) => page.getByTestId(`citable-${name}`)

export const drawer = (page: Page) => page.getByTestId('citable-drawer')

/** Opens the drawer, where it is not open, at one of its tabs. */
export async function openTab(
  page: Page,
  tab: 'next' | 'snippet' | 'questions' | 'schema' | 'checks' | 'sources' | 'translations',
): Promise<void> {
  if (!(await drawer(page).isVisible())) await page.getByTestId('citable-open').click()
  await page.getByTestId(`citable-tab-${tab}`).click()
}

export async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'detached' })
}

/** Waits until the panel has a result. After a change it may still be that of the text before: poll for what the change is to bring. */
export async function ready(page: Page): Promise<void> {
  await panel(page).waitFor()
  await expect.poll(() => panel(page).getAttribute('data-status')).toBe('ready')
}

/**
 * Waits for an analysis of what is on screen now. Time passes first in which the store waits for the next key, and what it begins then is
 * drawn before the panel is asked: until then it still says that it is ready, with the text before.
 */
export async function analysed(page: Page): Promise<void> {
  await panel(page).waitFor()
  await passTime(page, 400)
  const status = async () => {
    await passWork(page)
    return panel(page).getAttribute('data-status')
  }
  await expect.poll(status).toBe('ready')
}

/** The exact text the panel would put into the page. */
export async function preview(page: Page): Promise<string> {
  await openTab(page, 'schema')
  const text = (await page.getByTestId('citable-json-ld').getAttribute('data-serialized')) ?? ''
  await closeDrawer(page)
  return text
}

/** Writes a paragraph at the end of the Blocks field. */
export async function write(page: Page, text: string): Promise<void> {
  const editor = page.locator('[data-slate-editor]').first()
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(text)
  await expect.poll(() => editor.innerText()).toContain(text)
}

/** Saves the draft of an entry that is stored already. */
export async function save(page: Page): Promise<void> {
  const isSaved = (answer: Response) => answer.request().method() === 'PUT' && answer.url().includes('/content-manager/collection-types/')
  await Promise.all([page.waitForResponse(isSaved), page.getByRole('button', { name: 'Save', exact: true }).click()])
  await page.getByText('Saved document').first().waitFor()
}

/** Elements cut off at the sides of the window, and targets under 24 px, except links in a line of text. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  drawer(page).evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width === 0) return []
      const isTarget = element.matches('button, summary, input, select, [role="combobox"], li > a')
      const isSmall = isTarget && (width < 24 || height < 24)
      const isHidden = element.closest('[style*="clip"], [aria-hidden="true"]') !== null || width <= 1
      return (isSmall || left < -1 || right > innerWidth + 1) && !isHidden
        ? [`${element.outerHTML.slice(0, 120)} ${width} × ${height}`]
        : []
    }),
  )
