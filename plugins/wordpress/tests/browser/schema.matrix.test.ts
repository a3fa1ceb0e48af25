import { copyFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkStructuredData, type Json } from '@citable/core/graph'
import { wholeVocabulary } from '@citable/core/vocabulary'
import type { OpenedPage } from '@citable/tooling/browser/open-page'
import { readJsonLd } from '@citable/tooling/browser/read-json-ld'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { callWordPress, seedText } from '@citable/tooling/sites/wordpress-article'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ask,
  type BlockSpec,
  describeOnNewest,
  openEditor,
  openSidebar,
  openTitles,
  pictures,
  publish,
  readPreview,
  save,
  saveWithForms,
  setBlocks,
  settle,
  unfold,
} from './block-editor.ts'
import { paragraph } from './sourdough.ts'
import { openSiteInBrowser } from './visit.ts'

const { site, browser, visit } = await openSiteInBrowser()

beforeAll(async () => {
  await callWordPress(site, 'POST', '/wp/v2/users/me', { name: seedText.author })
})

/** The editor with the sidebar open, signed in. */
const inEditor = (run: (page: Page, panel: Locator, opened: OpenedPage) => Promise<void>, id?: number): Promise<void> =>
  visit(
    async (page, opened) => {
      await openEditor(page, site, id)
      await run(page, await openSidebar(page), opened)
    },
    { viewport: { width: 1280, height: 1900 } },
  )

const heading = (content: string): BlockSpec => ['core/heading', { content, level: 2 }]
const list = (items: readonly string[], ordered: boolean): BlockSpec => [
  'core/list',
  { ordered },
  items.map((content): BlockSpec => ['core/list-item', { content }]),
]

const instructions: readonly BlockSpec[] = [
  paragraph('A sourdough loaf keeps its shape when the skin of the dough is tight before it rests for the last time.'),
  heading('How to shape a sourdough loaf'),
  list(
    [
      'Flour the bench and tip the dough out of its bowl.',
      'Fold the sides to the middle and roll the dough up.',
      'Rest the loaf for 20 minutes, then tighten it once more.',
    ],
    true,
  ),
  heading('Why does a loaf spread?'),
  paragraph('A loaf spreads because its skin is slack or the dough has fermented for too long, so that acids have weakened its gluten.'),
  heading('How long may it rest?'),
  paragraph('It may rest for 2 hours at 24 °C or for up to 24 hours in the fridge, covered so that no crust forms.'),
]

/** No fault by schema.org, by our own table of requirements or by a reader of references. */
function expectSound(graph: unknown): void {
  const faults = checkStructuredData([graph as Json], { vocabulary: wholeVocabulary, visible: null })
  expect(faults.filter(({ level }) => level === 'error')).toEqual([])
}

const graphOf = async (address: string) => {
  const { scripts } = await readJsonLd(browser, address)
  expect(scripts).toHaveLength(1)
  const graph = JSON.parse(scripts[0]!.text) as { '@graph': readonly Record<string, any>[] }
  return { text: scripts[0]!.text.trim(), graph, nodes: graph['@graph'] }
}
const typeAt = (nodes: readonly Record<string, any>[], end: string) => nodes.find((node) => String(node['@id']).endsWith(end))?.['@type']

describe('the type of an article', () => {
  it('is found and explained, chosen by its author, followed by the public page, and taken back', async () => {
    await inEditor(async (page, panel) => {
      await setBlocks(page, 'How to Shape a Sourdough Loaf', instructions)
      await settle(page, panel)
      const schema = await unfold(panel, 'Structured data')
      await readPreview(page, panel)
      const type = schema.getByRole('combobox', { name: 'Article type' })
      await schema.getByText('Detected: How-to. The text has instructions of 3 steps.').waitFor()
      expect(await type.inputValue()).toBe('')
      const choices = await type.locator('option').allInnerTexts()
      expect(choices).toContain('How-to (facts found)')
      expect(choices).toContain('Recipe (needs: Ingredients, Instructions, Image)')
      await takeScreenshot(page.locator('.interface-complementary-area').first(), `${pictures}wordpress-sidebar-schema.png`)

      // A type without facts is refused with what is missing, and the found one stays.
      await type.selectOption('Recipe')
      await schema.getByText('Recipe was chosen, but the text lacks what it needs').waitFor()
      await type.selectOption('NewsArticle')
      await schema.getByText('News article, as you chose.').waitFor()
      expect(JSON.parse(await readPreview(page, panel))['@graph'].some((node: any) => node['@type'] === 'NewsArticle')).toBe(true)

      const address = await publish(page)
      await page.locator('[data-probe="carried"]').waitFor()
      await page.getByRole('region', { name: 'Editor publish' }).getByRole('button', { name: 'Close panel' }).click()
      const after = await openSidebar(page)
      const first = await graphOf(address)
      expect(typeAt(first.nodes, '#article')).toBe('NewsArticle')
      expect(first.text).toBe(await readPreview(page, after))
      expectSound(first.graph)

      // By keyboard, back to automatic; the editor's own undo brings the choice again.
      const again = await unfold(after, 'Structured data')
      await again.getByRole('button', { name: 'Back to automatic' }).focus()
      await page.keyboard.press('Enter')
      await again.getByText('Detected: How-to.').waitFor()
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').undo())
      await again.getByText('News article, as you chose.').waitFor()
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').redo())
      await again.getByText('Detected: How-to.').waitFor()
      await settle(page, after)
      await save(page)
      const second = await graphOf(address)
      expect(typeAt(second.nodes, '#article')).toBe('Article')
      expect(second.nodes.find((node) => node['@type'] === 'HowTo')?.step).toHaveLength(3)
      expect(second.text).toBe(await readPreview(page, after))
      expectSound(second.graph)
    })
  })

  it('follows the settings for all posts of a kind', async () => {
    const { id, link } = await callWordPress<{ id: number; link: string }>(site, 'POST', '/wp/v2/posts', {
      title: 'A post of its kind',
      content: '<!-- wp:paragraph -->\n<p>Some text.</p>\n<!-- /wp:paragraph -->',
      status: 'publish',
    })
    await visit(async (page) => {
      await page.goto(`${site.url}/wp-admin/admin.php?page=citable-settings#schema`)
      await page.getByRole('combobox', { name: 'Posts are published as' }).selectOption('BlogPosting')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await page.locator('[data-save-result="success"]').waitFor()
      expect(typeAt((await graphOf(link)).nodes, '#article')).toBe('BlogPosting')
      expect(await runAxe(page, '#citable-settings')).toEqual([])
    })
    await inEditor(async (page, panel) => {
      const schema = await unfold(panel, 'Structured data')
      await readPreview(page, panel)
      await schema.getByText('Blog post, as the settings say for this kind of content.').waitFor()
    }, id)
    await callWordPress(site, 'POST', '/citable/v1/settings', { schema_types: { post: 'auto' } })
  })
})

describeOnNewest('the preview in words', () => {
  it('names nodes, facts and advice; opens by keyboard; copies the exact text', async () => {
    await inEditor(async (page, panel, { context }) => {
      await setBlocks(page, 'How to Shape a Sourdough Loaf', instructions)
      await settle(page, panel)
      const schema = await unfold(panel, 'Structured data')
      const text = await readPreview(page, panel)
      const article = schema.locator('.citable-node[data-types="Article"]')
      await article.locator('summary').focus()
      await page.keyboard.press('Enter')
      await article.getByText('Set a featured image, or put a large one into the text: there is none yet.').waitFor()
      await article.getByText('Rich result possible.').waitFor()
      await article.getByText('How to Shape a Sourdough Loaf').first().waitFor()
      const howTo = schema.locator('.citable-node[data-types="HowTo"]')
      await howTo.locator('summary').click()
      await howTo.getByText('Rich result ended.').waitFor()
      await howTo.getByText('Flour the bench and tip the dough out of its bowl.').waitFor()
      expect(await runAxe(page, '.citable-schema-panel')).toEqual([])
      await takeScreenshot(schema, `${pictures}wordpress-sidebar-schema-facts.png`)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await schema.getByText('As JSON-LD').click()
      await schema.getByRole('button', { name: 'Copy: Structured data' }).click()
      await schema.getByText('Copied.').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
      expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    })
  })
})

describe('beside another plugin (a double of Yoast SEO, by its public source)', () => {
  const double = () => join(site.siteDirectory, 'wp-content/mu-plugins/other-seo-plugin.php')
  beforeAll(() => copyFile(new URL('other-seo-plugin.php', import.meta.url), double()))
  afterAll(() => rm(double(), { force: true }))

  it('shows before and after as a list of what is added, and the public page carries exactly that', async () => {
    await inEditor(async (page, panel) => {
      await setBlocks(page, 'How to Shape a Sourdough Loaf', instructions)
      await settle(page, panel)
      const address = await publish(page)
      await page.locator('[data-probe="merged"]').waitFor()
      expect(await page.locator('[data-repeated]').count(), 'one title element and no second description').toBe(0)
      await page.getByRole('region', { name: 'Editor publish' }).getByRole('button', { name: 'Close panel' }).click()
      const after = await openSidebar(page)
      const schema = await unfold(after, 'Structured data')
      await readPreview(page, after)
      await schema.getByText('Yoast SEO prints the structured data of this page.').first().waitFor()
      await schema.getByText('Nothing that stands there is changed.').waitFor()
      const diff = schema.getByRole('region', { name: 'What Citable adds' })
      expect(await diff.locator('[data-kind="changed"]').count()).toBe(0)
      await diff.locator('[data-kind="nodeAdded"]', { hasText: /^How-to/ }).waitFor()
      await diff.locator('[data-kind="propertyAdded"]', { hasText: 'Words' }).first().waitFor()
      expect(await runAxe(page, '.citable-schema-panel')).toEqual([])
      await takeScreenshot(page.locator('.interface-complementary-area').first(), `${pictures}wordpress-sidebar-schema-diff.png`)

      // Visitors get one element with their values and our additions, as the author saw it.
      const read = await graphOf(address)
      const article = read.nodes.find((node) => String(node['@id']).endsWith('#article'))!
      expect(article.headline).toMatch(/^Their headline: /)
      expect(article.wordCount).toBeGreaterThan(50)
      expect(read.nodes.filter((node) => [node['@type']].flat().includes('Article'))).toHaveLength(1)
      expect(read.nodes.find((node) => node['@type'] === 'Organization')?.name).toBe('Their organisation')
      expect(read.graph).toEqual(JSON.parse(await readPreview(page, after)))
      expectSound(read.graph)
      // The address of the comparison is signed; without the signature no visitor sees a difference.
      expect(
        await page.request.get(`${address}?citable_foreign=1.9999999999.${'0'.repeat(64)}`).then((answer) => answer.text()),
      ).not.toContain('citable-foreign')
    })
  })

  it('is given a title by one click, has it after both saves, and gets back what it had', async () => {
    await inEditor(async (page, panel) => {
      await setBlocks(page, 'How to Shape a Sourdough Loaf', instructions)
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').editPost({ status: 'publish' }))
      const id = await ask<number>(page, 'core/editor', 'getCurrentPostId')
      const stored = async () =>
        (await callWordPress<Record<string, string>>(site, 'GET', `/wp/v2/posts/${id}?context=edit`)).citable_stored_title
      const head = async () => {
        const html = await (await page.request.get(await ask<string>(page, 'core/editor', 'getPermalink'))).text()
        return [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text)
      }
      const inTheirPanel = async () => (await ask<{ title: string }>(page, 'yoast-seo/editor', 'getSnippetEditorData')).title
      const template = await inTheirPanel()
      await settle(page, panel)
      const use = (await openTitles(panel)).getByRole('button', { name: /^Use in Yoast SEO: / }).first()
      const title = (await use.getAttribute('aria-label'))!.replace('Use in Yoast SEO: ', '')
      await use.click()
      await panel.getByText('Done in Yoast SEO. Save to keep it.').waitFor()
      expect(await inTheirPanel()).toBe(title)
      expect(await stored(), 'nothing before it is saved').toBe('')
      await save(page)
      expect(await stored()).toBe(title)
      expect(await head(), 'one title element, and it is theirs').toEqual([title])
      await settle(page, panel)
      await panel.getByText(`Title for result pages in Yoast SEO added`).waitFor()
      await panel.locator('[data-citable-undo]').first().click()
      await expect.poll(inTheirPanel).toBe(template)
      await save(page)
      expect(await stored()).toBe('')
      expect(await head()).toEqual([expect.stringMatching(/^How to Shape a Sourdough Loaf - /)])
      expect(await page.locator('.components-notice.is-error').count()).toBe(0)

      // An assistant or a command writes past all panels: their form still holds what was there, and posts it after each save.
      const change = (edits: object) =>
        page.evaluate((all) => (globalThis as any).wp.data.dispatch('core/editor').editPost(all), edits as Record<string, string>)
      await change({ citable_stored_title: 'Written past the panels' })
      for (const words of ['', 'One.', 'Two.', 'Three.', 'Four.']) {
        await change({ excerpt: words })
        await saveWithForms(page)
        expect(await stored(), `saved with “${words}”`).toBe('Written past the panels')
      }
      // Text typed there since then stays: its author saw it last.
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('yoast-seo/editor').updateData({ title: 'Typed there' }))
      for (const words of ['Five.', 'Six.']) {
        await change({ excerpt: words })
        await saveWithForms(page)
        expect(await stored(), `saved with “${words}”`).toBe('Typed there')
      }
    })
  })

  it('is given one in the classic editor, too, which its form does not take back', async () => {
    const classic = join(site.siteDirectory, 'wp-content/mu-plugins/classic.php')
    await writeFile(classic, "<?php add_filter( 'use_block_editor_for_post', '__return_false' );")
    const { id } = await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/posts', {
      title: 'How to Shape a Sourdough Loaf',
      content:
        '<h2>How to shape a sourdough loaf</h2><ol><li>Flour the bench and tip the dough out of its bowl.</li><li>Fold the sides to the middle and roll the dough up.</li><li>Rest the loaf for 20 minutes, then tighten it once more.</li></ol>',
      status: 'publish',
    })
    await visit(async (page) => {
      await page.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`)
      const panel = page.locator('#citable')
      await panel.locator('.citable-scores[data-status="ready"]').waitFor()
      const inTheirPanel = async () => (await ask<{ title: string }>(page, 'yoast-seo/editor', 'getSnippetEditorData')).title
      const template = await inTheirPanel()
      const use = (await openTitles(panel)).getByRole('button', { name: /^Use in Yoast SEO: / }).first()
      const title = (await use.getAttribute('aria-label'))!.replace('Use in Yoast SEO: ', '')
      await use.click()
      await panel.getByText('Done in Yoast SEO. Save to keep it.').waitFor()
      expect(await inTheirPanel()).toBe(title)
      await panel.locator('[data-citable-undo]').first().click()
      await expect.poll(inTheirPanel).toBe(template)
      expect(await page.inputValue('#citable-seo_title')).toBe('')
      await use.click()
      await expect.poll(inTheirPanel).toBe(title)
      await settle(page, panel)
      await Promise.all([page.waitForURL(/message=/), page.click('#publish')])
      const stored = await callWordPress<Record<string, string>>(site, 'GET', `/wp/v2/posts/${id}?context=edit`)
      expect(stored.citable_stored_title).toBe(title)
      expect((await callWordPress<{ state: string }>(site, 'GET', `/citable/v1/posts/${id}/analysis`)).state).toBe('current')
    }).finally(() => rm(classic, { force: true }))
  })

  it('shows it for a draft, too, from its preview', async () => {
    await inEditor(async (page, panel) => {
      await setBlocks(page, 'How to Rest a Sourdough Loaf', instructions)
      await settle(page, panel)
      await save(page)
      const schema = await unfold(panel, 'Structured data')
      await readPreview(page, panel)
      await schema.getByText('Yoast SEO prints the structured data of this page.').first().waitFor()
      await schema.locator('[data-kind="nodeAdded"]', { hasText: 'How-to' }).waitFor()
    })
  })
})
