import { join } from 'node:path'
import type { OpenedPage } from '@citable/tooling/browser/open-page'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { call, signIn } from '@citable/tooling/sites/strapi'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VisitOptions } from './admin.ts'
import { openSite, type SeededSite } from './open-site.ts'
import { images } from './panel.ts'

const looked = join(images, '../../../node_modules/.cache/citable/looks')
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let site: SeededSite
let jwt = ''

const look = (page: Page, name: string): Promise<void> => takeScreenshot(page, join(looked, `strapi-${name}.png`))
const asAdmin = (options: VisitOptions, run: (page: Page, opened: OpenedPage) => Promise<void>) =>
  site.withAdmin('admin', options, (opened) => run(opened.page, opened))
/** The question of Strapi's own dialog. */
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
const openMore = async (page: Page): Promise<void> => {
  await page.goto('/admin/settings/citable#more')
  await page.getByTestId('citable-more').waitFor()
  await page.getByTestId('citable-seo-api::page.page').waitFor()
}

beforeAll(async () => {
  site = await openSite()
  const { url, adminEmail, adminPassword, apiToken } = site.strapi
  jwt = await signIn(url, adminEmail, adminPassword)
  const form = new FormData()
  form.append('files', new File([png], 'compost-heap.png', { type: 'image/png' }))
  const answer = await fetch(`${url}/upload`, { method: 'POST', headers: { authorization: `Bearer ${jwt}` }, body: form })
  const [file] = (await answer.json()) as readonly { readonly id: number }[]
  const data = { title: 'What goes into a compost heap?', slug: 'compost-heap', markdown: 'Peels and leaves go into it.', cover: file?.id }
  await call(url, 'POST', '/api/articles', apiToken, { data })
})
afterAll(() => site?.close())

test('More: what SEO plugins left, an old address added and removed, a generator whose key is not shown again', () =>
  asAdmin({ viewport: { width: 1280, height: 1000 } }, async (page, { problems, forget }) => {
    await openMore(page)
    const more = page.getByTestId('citable-more')
    expect(await more.getByTestId('citable-seo-api::page.page').textContent()).toContain('seo (shared.seo)')
    await more.getByText(/^Types without such fields: .*Article/).waitFor()
    await more.getByText('Types can be changed in develop mode only.', { exact: false }).waitFor()

    const { data } = await call(site.strapi.url, 'GET', '/api/articles?filters[slug][$eq]=compost-heap', site.strapi.apiToken)
    const address = data[0].citable?.head?.canonical ?? 'https://www.example.org/articles/compost-heap'
    await more.locator('input[name="redirectFrom"]').fill('/very/old')
    await more.locator('input[name="redirectTo"]').fill('/nowhere')
    await more.getByRole('button', { name: 'Add', exact: true }).click()
    await more.getByText('No entry is published at this address').waitFor()
    expect(problems).toEqual([expect.stringMatching(/^400 POST .*\/citable\/redirects$/)])
    forget()
    await more.locator('input[name="redirectTo"]').fill(address)
    await more.getByRole('button', { name: 'Add', exact: true }).click()
    await more.getByTestId('citable-redirect').waitFor()
    expect(await more.getByTestId('citable-redirect').textContent()).toContain('/very/old')

    await more.locator('input[name="generatorUrl"]').fill('https://api.example.com/v1')
    await more.locator('input[name="generatorModel"]').fill('a-model')
    await more.locator('input[name="generatorKey"]').fill('sk-0123456789abcdef-0123')
    await more.getByRole('button', { name: 'Save' }).click()
    await more.getByRole('button', { name: 'Remove the key' }).waitFor()
    expect(await more.locator('input[name="generatorKey"]').inputValue()).toBe('')
    expect(await runAxe(page, '[data-testid="citable-settings"]')).toEqual([])
    await look(page, 'more-1280')

    await openMore(page)
    expect(await page.content()).not.toContain('0123456789abcdef')
    await more.getByRole('button', { name: 'Remove the key' }).click()
    await confirm(page)
    await more.getByText('Stored encrypted on this server').waitFor()
    await more.getByRole('button', { name: /^Remove .*very/ }).click()
    await confirm(page)
    await more.getByText('No entry has moved yet.').waitFor()
  }))

test('alternative texts: written into the Media Library, and taken back', () =>
  asAdmin({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto('/admin/plugins/citable')
    await page.getByTestId('citable-health').getByRole('link', { name: 'Alternative texts' }).click()
    await page.getByTestId('citable-alt-texts').waitFor()
    await page.getByLabel('Alternative text of compost-heap.png').fill('Peels on a heap of leaves')
    expect(await runAxe(page, '[data-testid="citable-alt-texts"]')).toEqual([])
    await look(page, 'alt-texts-1280')
    await page.getByRole('button', { name: 'Save 1 text' }).click()
    await page.getByText('1 text saved').waitFor()
    const file = async () => (await call(site.strapi.url, 'GET', '/upload/files?filters[name][$eq]=compost-heap.png', jwt)).results[0]
    expect((await file()).alternativeText).toBe('Peels on a heap of leaves')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('1 text taken back').waitFor()
    expect((await file()).alternativeText ?? '').toBe('')
    // what was written is not lost with it
    expect(await page.getByLabel('Alternative text of compost-heap.png').inputValue()).toBe('Peels on a heap of leaves')
  }))

test('Content health is saved as a file, as it is filtered', () =>
  asAdmin({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto('/admin/plugins/citable')
    await page.getByTestId('citable-health-row').first().waitFor()
    const rows = page.getByTestId('citable-health-row')
    const lacking = page.getByRole('group', { name: 'Missing' }).getByRole('button', { name: 'Description: 1' })
    const all = await rows.count()
    await lacking.click()
    await expect.poll(() => rows.count()).toBe(1)
    expect(await rows.textContent()).toContain('Missing: Description')
    expect(await lacking.getAttribute('aria-pressed')).toBe('true')
    expect(await runAxe(page, '[data-testid="citable-health"]')).toEqual([])
    await lacking.press('Enter')
    await expect.poll(() => rows.count()).toBe(all)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^content-health-\d{4}-\d\d-\d\d\.csv$/)
    await look(page, 'health-1280')
  }))

test.each([
  ['de', 'dark', 1280],
  ['ar', 'light', 390],
  ['en', 'light', 390],
] as const)('in %s, %s, %i wide', async (language, theme, width) => {
  await asAdmin({ language, theme, viewport: { width, height: 900 } }, async (page) => {
    await openMore(page)
    expect(await runAxe(page, '[data-testid="citable-settings"]')).toEqual([])
    await look(page, `more-${language}-${width}`)
    await page.goto('/admin/plugins/citable/alt-texts')
    await page.getByTestId('citable-alt-texts').waitFor()
    expect(await runAxe(page, '[data-testid="citable-alt-texts"]')).toEqual([])
    await look(page, `alt-texts-${language}-${width}`)
    await page.goto('/admin/plugins/citable')
    await page.getByTestId('citable-health-row').first().waitFor()
    expect(await runAxe(page, '[data-testid="citable-health"]')).toEqual([])
    await look(page, `health-${language}-${width}`)
  })
})
