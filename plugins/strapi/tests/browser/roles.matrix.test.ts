import { join } from 'node:path'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { call, signIn } from '@citable/tooling/sites/strapi'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPath, editPath } from './admin.ts'
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
  publish,
  readEntry,
  save,
  score,
  title,
  write,
} from './panel.ts'

const looked = join(images, '../../../node_modules/.cache/citable/looks')
const sentence = 'Rye bread stays fresh for 5 to 7 days in a linen bag, and for 3 months in the freezer.'

let site: SeededSite
let jwt = ''

beforeAll(async () => {
  site = await openSite()
  const { url, adminEmail, adminPassword } = site.strapi
  jwt = await signIn(url, adminEmail, adminPassword)
  const roles: readonly { id: number; code: string }[] = (await call(url, 'GET', '/admin/roles', jwt)).data
  const roleOf = (code: string) => roles.find((role) => role.code === code)?.id
  const fields = ['title', 'slug', 'description', 'cover', 'author', 'content', 'markdown', 'sections']
  const locales = ['en']
  const onArticle = (conditions: readonly string[], ...actions: readonly string[]) =>
    actions.map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: article,
      properties: ['delete', 'publish'].includes(action) ? { locales } : { fields, locales },
      conditions,
    }))
  // Strapi's own roles, as it makes them: editors all entries, authors those that they made
  const own = onArticle(['admin::is-creator'], 'read', 'update', 'publish')
  await invite(site.strapi, jwt, 'editor', {
    role: roleOf('strapi-editor'),
    permissions: onArticle([], 'create', 'read', 'update', 'delete', 'publish'),
  })
  await invite(site.strapi, jwt, 'author', { role: roleOf('strapi-author'), permissions: [...onArticle([], 'create'), ...own] })
  await call(url, 'PUT', '/citable/settings/access', jwt, { writers: true })
})
afterAll(() => site?.close())

/** Below 1080 px Strapi's column is a sheet at the foot of the page. */
async function openColumn(page: Page, width: number): Promise<void> {
  if (width < 1_080) await page.getByRole('button', { name: 'Open more actions' }).click()
}

/** Card and drawer, tab by tab: no fault, nothing cut off, no target too small. */
async function look(page: Page, name: string): Promise<void> {
  expect(await runAxe(page, '[data-testid="citable-panel"]')).toEqual([])
  await takeScreenshot(page, join(looked, `strapi-roles-${name}-card.png`))
  for (const tab of ['next', 'snippet', 'questions', 'schema', 'checks'] as const) {
    await openTab(page, tab)
    expect(await runAxe(page, '[data-testid="citable-drawer"]'), tab).toEqual([])
    expect(await misfits(page), tab).toEqual([])
    await takeScreenshot(page, join(looked, `strapi-roles-${name}-${tab}.png`))
  }
  await closeDrawer(page)
}

/** What is published has the words, in its graph and in its head. */
async function delivers(documentId: string, words: string): Promise<void> {
  await expect.poll(async () => (await readEntry(site.strapi, documentId)).citable.jsonLdText).toContain(words)
}

const widths = [1_280, 390] as const

test.each(widths)('an editor improves and publishes a text of another person, %i wide', (width) =>
  site.withAdmin('editor', { viewport: { width, height: 1_000 } }, async ({ page }) => {
    const { documentId } = site.seeded
    await page.goto(editPath(article, documentId))
    await title(page).waitFor()
    const words = `How to compost at home in ${width} days`
    await title(page).fill(words)
    await openColumn(page, width)
    await analysed(page)
    expect(await score(page)).toBeGreaterThan(0)
    await look(page, `editor-${width}`)
    await publish(page).click()
    await delivers(documentId, words)
    // the site's choices are not an editor's
    await page.goto('/admin/settings/citable')
    await page.getByText("You don't have the permissions", { exact: false }).first().waitFor()
  }),
)

test.each(widths)('an author writes, saves and publishes an entry, and sees none of another person, %i wide', (width) =>
  site.withAdmin('author', { viewport: { width, height: 1_000 } }, async ({ page, forget }) => {
    await page.goto(createPath(article))
    const words = `How long does rye bread stay fresh after ${width} minutes?`
    await title(page).fill(words)
    await page.locator('input[name="slug"]').fill(`rye-bread-${width}`)
    await write(page, sentence)
    await openColumn(page, width)
    await analysed(page)
    await look(page, `author-${width}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/article\.article\/(?!create)[a-z0-9]{20,}/)
    const documentId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await publish(page).click()
    await delivers(documentId, words)
    await title(page).fill(`${words.slice(0, -1)} of rest?`)
    await save(page)
    // the draft belongs to the author alone
    expect((await readEntry(site.strapi, documentId)).citable.jsonLdText).not.toContain('of rest')
    await page.goto('/admin/plugins/citable')
    await page.getByTestId('citable-health').waitFor()
    await page.getByTestId('citable-health-row').first().waitFor()
    expect(await page.getByTestId('citable-health').textContent()).not.toContain('compost')
    expect(await runAxe(page, '[data-testid="citable-health"]')).toEqual([])
    await page.goto(editPath(article, site.seeded.documentId))
    // Strapi's own words where it refuses an entry
    await page.getByText('Something went wrong', { exact: false }).first().waitFor()
    expect([await panel(page).count(), await drawer(page).count()]).toEqual([0, 0])
    forget()
  }),
)
