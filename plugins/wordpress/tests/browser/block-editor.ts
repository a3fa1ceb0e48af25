import { fileURLToPath } from 'node:url'
import { passTime, passWork } from '@citable/tooling/browser/pass-time'
import { pollMs } from '@citable/tooling/gates/gate'
import type { WordPressSite } from '@citable/tooling/sites/wordpress'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { chosen } from '../open-site.ts'

/** Where the pictures of the passing run go: into the documents when it is the newest WordPress that they show. */
export const pictures = fileURLToPath(
  new URL(
    chosen.version === undefined ? 'packages/docs/images/' : `node_modules/.cache/citable/pictures-${chosen.version}/`,
    new URL('../../../../', import.meta.url),
  ),
)

/** Not for the documents: what is looked at before a release. */
export const looked = fileURLToPath(new URL('../../../../node_modules/.cache/citable/looks/', import.meta.url))

/** Tests of what our own scripts do alone, whatever WordPress is around them: the newest is enough. */
export const describeOnNewest = (name: string, run: () => void): void => {
  if (chosen.version === undefined) describe(name, run)
}

/** A message of a clean WordPress: its own style sheet is not meant for the canvas. */
export const knownProblems = [/was added to the iframe incorrectly/]

/** One block as `createBlock` takes it. */
export type BlockSpec = readonly [name: string, attributes: Readonly<Record<string, unknown>>, inner?: readonly BlockSpec[]]

/** Opens the editor on a new post, or on the one with this id, and waits until it can be used. `tour`: by a person who may not have seen it. */
export async function openEditor(page: Page, site: WordPressSite, id?: number, { tour = false } = {}): Promise<void> {
  await page.goto(`${site.url}/wp-admin/${id === undefined ? 'post-new.php' : `post.php?post=${id}&action=edit`}`)
  await page.waitForFunction(() => {
    const { wp } = globalThis as unknown as { wp?: { data?: { select(name: string): any } } }
    const editor = wp?.data?.select('core/editor')
    return Boolean(
      editor?.__unstableIsEditorReady?.() && editor.getCurrentPostId() && wp?.data?.select('core').getPostType(editor.getCurrentPostType()),
    )
  })
  await page.locator('iframe[name="editor-canvas"]').waitFor()
  if (!tour) await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/preferences').set('citable', 'tour', true))
}

/** The text being edited: an iframe in every WordPress that we support. */
export const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[name="editor-canvas"]')

/** Opens the sidebar, if it is neither open nor about to come back from behind another panel: then a click would close it. */
export async function openSidebar(page: Page): Promise<Locator> {
  const panel = page.locator('.interface-complementary-area .citable-panel:not(.citable-document)')
  const button = page.getByRole('button', { name: 'Citable', exact: true }).first()
  await panel.or(button).first().waitFor()
  if ((await ask(page, 'core/interface', 'getActiveComplementaryArea', 'core')) !== 'citable/citable') await button.click()
  await panel.waitFor()
  return panel
}

/** Our part of the settings of the post, instead of the sidebar. */
export async function openSettings(page: Page): Promise<Locator> {
  if ((await ask(page, 'core/interface', 'getActiveComplementaryArea', 'core')) !== 'edit-post/document')
    await page.keyboard.press('Control+Shift+,')
  const button = page.locator('.interface-complementary-area').getByRole('button', { name: 'Citable', exact: true })
  await button.waitFor()
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  return page.locator('.citable-document')
}

/** The name of a part of the sidebar, behind which the number of its open points may stand. */
const partName = (title: string) => new RegExp(`^${title}(?: \\(\\d+\\))?$`)

/** Milliseconds of the page's own clock between two looks. */
const lookMs = 50

/** Measurements wait in the same way, where there is no test. */
async function until(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let looks = pollMs / lookMs; !(await isThere()); looks -= 1) {
    if (looks <= 0) throw new Error(`What is waited for did not come within ${pollMs / 1000} seconds.`)
    await passTime(page, lookMs)
  }
}

/** Until no part waits for its code or for an answer. */
const isComplete = (part: Locator): Promise<void> =>
  until(part.page(), async () => (await part.locator('.components-spinner').count()) === 0)

/**
 * Opens a part of the sidebar that is folded, and waits for what is in it. A click is lost where the page moves under it, as while the
 * classic editor still loads.
 */
export async function unfold(panel: Locator, title: string): Promise<Locator> {
  const body = panel.locator('.components-panel__body', { has: panel.page().getByRole('button', { name: partName(title) }) })
  const isOpen = async () => (await body.getAttribute('class'))?.includes('is-opened') === true
  const open = async () => {
    if (await isOpen()) return true
    await body
      .getByRole('button', { name: partName(title) })
      .first()
      .click()
    return isOpen()
  }
  await until(panel.page(), open)
  await isComplete(body)
  return body
}

/** Opens the titles, which stand folded under the search result. */
export async function openTitles(panel: Locator): Promise<Locator> {
  await unfold(panel, 'Search')
  const titles = panel.locator('.citable-titles-panel')
  const isOpen = async () => (await titles.getAttribute('open')) !== null
  const open = async () => {
    if (await isOpen()) return true
    await titles.locator('summary').click()
    return isOpen()
  }
  await until(panel.page(), open)
  await isComplete(titles)
  return titles
}

/** A point, unfolded, among the next steps or in the part of the sidebar that is about it; a small one is among all checks alone. */
export async function openPoint(panel: Locator, ...checks: readonly string[]): Promise<Locator> {
  for (const title of ['Search', 'Answers', 'Structure and text']) await unfold(panel, title)
  const row = panel.locator(checks.map((id) => `[data-check="${id}"]`).join(', ')).first()
  if ((await row.count()) === 0) await unfold(panel, 'All checks')
  const head = row.locator('.citable-row__head')
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  return row
}

/** Replaces the text without typing. */
export const setBlocks = (page: Page, title: string, blocks: readonly BlockSpec[]): Promise<void> =>
  page.evaluate(
    (json) => {
      const { wp } = globalThis as unknown as { wp: any }
      const [newTitle, list] = JSON.parse(json)
      const create = ([name, attributes, inner = []]: any): unknown => wp.blocks.createBlock(name, attributes, inner.map(create))
      wp.data.dispatch('core/editor').editPost({ title: newTitle })
      wp.data.dispatch('core/block-editor').resetBlocks(list.map(create))
    },
    JSON.stringify([title, blocks]),
  )

/** The answer of a selector of the editor. */
export const ask = <Answer>(page: Page, store: string, selector: string, ...args: readonly unknown[]): Promise<Answer> =>
  page.evaluate(([name, method, list]) => (globalThis as any).wp.data.select(name)[method](...list), [
    store,
    selector,
    args,
  ] as const) as Promise<Answer>

/** The author's inputs that are not empty, as the editor has them. */
export const askInput = (page: Page): Promise<Readonly<Record<string, any>>> =>
  page.evaluate(() => {
    const { wp } = globalThis as unknown as { wp: any }
    const prefix = 'citable_input_'
    const editor = wp.data.select('core/editor')
    const names = Object.keys(editor.getCurrentPost()).filter((name) => name.startsWith(prefix))
    const inputs = names.map((name) => [name.slice(prefix.length), editor.getEditedPostAttribute(name)])
    return Object.fromEntries(inputs.filter(([, value]) => value && value.length !== 0))
  })

/** Both numbers of an analysis; after `settle` they are of the present text. */
export async function readScores(panel: Locator): Promise<{ readonly aeo: number; readonly seo: number }> {
  await panel.locator('.citable-scores[data-status="ready"]').waitFor()
  const [aeo, seo] = await panel.locator('.citable-score__value').allTextContents()
  return { aeo: Number(aeo), seo: Number(seo) }
}

/**
 * Waits until the analysis of the present text is on the screen. Time passes first in which the store waits for the next key, and what it
 * begins then is drawn before the panel is asked: until then it still says that it is ready, with the text before.
 */
export async function settle(page: Page, panel: Locator): Promise<void> {
  await passTime(page, 400)
  const isReady = async () => {
    await passWork(page)
    return (await panel.locator('.citable-scores').getAttribute('data-status')) === 'ready'
  }
  await until(page, isReady)
}

/** The text of the preview once it belongs to what is on the screen. */
export async function readPreview(page: Page, panel: Locator): Promise<string> {
  const body = await unfold(panel, 'Structured data')
  await settle(page, panel)
  await body.locator('[data-current="true"] .citable-code').waitFor({ state: 'attached' })
  return (await body.locator('.citable-code').getAttribute('data-graph')) ?? ''
}

/** Saves as the button does and waits for the end. */
export async function save(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').savePost())
  await page.waitForFunction(() => {
    const editor = (globalThis as any).wp.data.select('core/editor')
    return !editor.isSavingPost() && editor.didPostSaveRequestSucceed()
  })
}

/** The same, and waits until the panels of other plugins beside the editor have saved their forms. */
export async function saveWithForms(page: Page): Promise<void> {
  await save(page)
  await page.waitForFunction(() => {
    const { wp } = globalThis as any
    return !wp.data.select('core/editor').isSavingPost() && !wp.data.select('core/edit-post').isSavingMetaBoxes()
  })
}

/** Publishes through the two steps of the editor; answers the public address. Notices are repeated elsewhere, so only its region counts. */
export async function publish(page: Page, beforeLastStep: (region: Locator) => Promise<void> = async () => {}): Promise<string> {
  const opens = page.getByRole('button', { name: 'Publish', exact: true }).first()
  // while WordPress saves by itself, the button takes no click
  await until(page, async () => {
    if (!(await ask<boolean>(page, 'core/editor', 'isPublishSidebarOpened'))) await opens.click()
    return ask<boolean>(page, 'core/editor', 'isPublishSidebarOpened')
  })
  const region = page.getByRole('region', { name: 'Editor publish' })
  await region.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  await beforeLastStep(region)
  await region.getByRole('button', { name: 'Publish', exact: true }).click()
  await region.getByText('is now live').waitFor()
  return ask<string>(page, 'core/editor', 'getPermalink')
}
