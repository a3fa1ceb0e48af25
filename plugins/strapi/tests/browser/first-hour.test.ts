import { runAxe } from '@citable/tooling/browser/run-axe'
import { call, signIn } from '@citable/tooling/sites/strapi'
import { demoArticle } from '@citable/tooling/sites/strapi-article'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPath, editPath } from './admin.ts'
import { invite } from './invite.ts'
import { type OpenedSite, openFreshSite } from './open-site.ts'
import { article, closeDrawer, openTab, panel, preview, publish, readEntry, ready, save, score, section, title, write } from './panel.ts'
import { content, type Node } from './sourdough.ts'

/** The first hour with the plugin, one step after the other: each test goes on where the one before it ended. */
let site: OpenedSite
/** An administrator's token for the admin API. */
let jwt = ''
/** The article that is written here. */
let documentId = ''

const lead = 'Rye bread keeps for a week because its crumb holds water.'
const more =
  'Rye bread stays fresh for 5 to 7 days in a linen bag, and for 3 months in the freezer. A loaf of 1,000 grams loses about 120 grams of water in the oven. Put the cut side down on a board of wood, and never into the fridge, where it turns stale in two days.'

beforeAll(async () => {
  site = await openFreshSite()
  const { url, apiToken, adminEmail, adminPassword } = site.strapi
  jwt = await signIn(url, adminEmail, adminPassword)
  // an entry of before the plugin came
  await call(url, 'POST', '/api/articles', apiToken, { data: demoArticle })
})
afterAll(() => site?.close())

const asAdmin = (run: (page: Page) => Promise<void>): Promise<void> => site.withAdmin('admin', {}, ({ page }) => run(page))
const read = () => readEntry(site.strapi, documentId)
const open = async (page: Page): Promise<void> => {
  // at once, where the step failed that made it
  expect(documentId).not.toBe('')
  await page.goto(editPath(article, documentId))
  await ready(page)
}

test('first run: an administrator names the site, takes the proposed addresses and lets writers use the panel', () =>
  asAdmin(async (page) => {
    await page.goto('/admin/plugins/citable')
    await page.getByTestId('citable-set-up').getByRole('link').click()
    await page.locator('input[name="name"]').fill('Garden Notes')
    await page.locator('input[name="url"]').fill('https://www.example.org')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByRole('button', { name: 'Propose addresses' }).click()
    const addresses = page.getByTestId(`citable-addresses-${article}`)
    await addresses.getByText(`Newest entry (en): https://www.example.org/en/articles/${demoArticle.slug}`).waitFor()
    await page.getByRole('button', { name: 'Save' }).nth(1).click()
    await page.getByRole('button', { name: 'Give to Editor, Author' }).click()
    await page.getByText('Editor: yes').waitFor()
    expect(await runAxe(page, '[data-testid="citable-settings"]')).toEqual([])
    const { settings } = await call(site.strapi.url, 'GET', '/citable/settings', jwt)
    expect(settings.site).toMatchObject({ name: 'Garden Notes', url: 'https://www.example.org' })
  }))

test('panel: the score follows what is typed, before anything is saved', () =>
  asAdmin(async (page) => {
    await page.goto(createPath(article))
    await panel(page).waitFor()
    await title(page).fill('Rye bread stays fresh in a linen bag!')
    await write(page, lead)
    await ready(page)
    const first = await score(page)
    // more than 50 words: below, both scores end at the same limit
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(more)
    await expect.poll(() => score(page)).not.toBe(first)
    expect(await panel(page).getAttribute('data-scorer')).toBe('Scored on this device')
    expect(await runAxe(page, '[data-testid="citable-panel"]')).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/article\.article\/(?!create)[a-z0-9]{20,}/)
    documentId = /article\.article\/([a-z0-9]+)/.exec(page.url())?.[1] ?? ''
  }))

test('drawer: a suggested title is applied, taken back and applied again; safe fixes change the blocks with one click', () =>
  asAdmin(async (page) => {
    await open(page)
    await openTab(page, 'snippet')
    const suggestion = section(page, 'titles').getByTestId('citable-title').first()
    const suggested = (await suggestion.locator('bdi').first().innerText()).trim()
    await suggestion.getByRole('button').click()
    await expect.poll(() => title(page).inputValue()).toBe(suggested)
    await openTab(page, 'next')
    await section(page, 'applied').getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(() => title(page).inputValue()).toBe('Rye bread stays fresh in a linen bag!')
    await openTab(page, 'snippet')
    await section(page, 'titles')
      .getByRole('button', { name: `Use as title: ${suggested}` })
      .click()
    await expect.poll(() => title(page).inputValue()).toBe(suggested)
    expect(await runAxe(page, '[data-testid="citable-drawer"]')).toEqual([])
    await closeDrawer(page)
    await save(page)

    // a longer draft, with more to mend
    const { data } = await call(site.strapi.url, 'POST', '/api/articles?status=draft', site.strapi.apiToken, {
      data: { title: 'How long does sourdough ferment?', content },
    })
    const draft = async () =>
      (await call(site.strapi.url, 'GET', `/api/articles/${data.documentId}?status=draft`, site.strapi.apiToken)).data.content
    await page.goto(editPath(article, data.documentId))
    await ready(page)
    await openTab(page, 'next')
    const fixes = page.getByTestId('citable-fix-all')
    await fixes.getByRole('button', { name: /^Look at \d+ safe fixes$/ }).click()
    await fixes.getByRole('button', { name: /^Apply all \d+ safe fixes$/ }).click()
    await page.getByTestId('citable-notice').getByText('Done. Save to keep it.').waitFor()
    await closeDrawer(page)
    await save(page)
    const after = await draft()
    expect(after.find(({ type }: Node) => type === 'heading').level).toBe(2)
    expect(JSON.stringify(after)).toContain('"bold":true')
    expect(JSON.stringify(after)).toContain('https://example.org/rye')
  }))

test('publish: the draft with its applied changes is what readers get', () =>
  asAdmin(async (page) => {
    await open(page)
    await publish(page).click()
    await expect
      .poll(() => call(site.strapi.url, 'GET', `/api/articles/${documentId}`, site.strapi.apiToken).catch(() => null))
      .not.toBe(null)
  }))

test('REST: front ends get the JSON-LD that the panel previews, and a later edit with the next publish', () =>
  asAdmin(async (page) => {
    await open(page)
    const { citable } = await read()
    expect(JSON.parse(citable.jsonLdText)).toEqual(citable.jsonLd)
    await expect.poll(() => preview(page)).toBe(citable.jsonLdText)
    await title(page).fill('How long does rye bread keep?')
    await expect.poll(() => preview(page)).toContain('How long does rye bread keep?')
    expect((await read()).citable.jsonLdText).not.toContain('How long does rye bread keep?')
    await publish(page).click()
    await expect.poll(async () => (await read()).title).toBe('How long does rye bread keep?')
    const published = (await read()).citable.jsonLdText
    await expect.poll(() => preview(page)).toBe(published)
  }))

test('roles: a writer may use the panel and not the settings, an outsider neither', async () => {
  await site.withAdmin('writer', {}, async ({ page }) => {
    await open(page)
    expect(await score(page)).toBeGreaterThan(0)
    await page.goto('/admin/settings/citable')
    await page.getByText("You don't have the permissions", { exact: false }).first().waitFor()
    expect(await page.getByTestId('citable-settings').count()).toBe(0)
  })
  const { id } = (await call(site.strapi.url, 'POST', '/admin/roles', jwt, { name: 'Reader', description: 'Reads articles' })).data
  const properties = { fields: ['title', 'slug', 'content'], locales: ['en'] }
  const mayRead = { action: 'plugin::content-manager.explorer.read', subject: article, properties, conditions: [] }
  await invite(site.strapi, jwt, 'outsider', { role: id, permissions: [mayRead] })
  await site.withAdmin('outsider', {}, async (opened) => {
    const { page } = opened
    await page.goto(editPath(article, documentId))
    await page.locator('input[name="title"]').waitFor()
    expect(await page.locator('a[href*="plugins/citable"], [data-testid^="citable-"]').count()).toBe(0)
    // the panel asks nothing that is refused
    expect(opened.problems).toEqual([])
    opened.forget()
    await page.goto('/admin/settings/citable')
    await page.getByText("You don't have the permissions", { exact: false }).first().waitFor()
  })
})
