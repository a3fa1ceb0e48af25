import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OpenedPage, openPage } from '@citable/tooling/browser/open-page'
import { type PublicJsonLd, readJsonLd } from '@citable/tooling/browser/read-json-ld'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { readDebugLog } from '@citable/tooling/sites/wordpress'
import { callWordPress, seedText } from '@citable/tooling/sites/wordpress-article'
import type { Locator, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  ask,
  canvas,
  knownProblems,
  openEditor,
  openPoint,
  openSidebar,
  openTitles,
  pictures,
  publish,
  readPreview,
  readScores,
  save,
  setBlocks,
  settle,
  unfold,
} from './block-editor.ts'
import { article, heading, paragraph, questions } from './sourdough.ts'
import { openSiteInBrowser } from './visit.ts'

/**
 * An editor's first hour with the plugin, as it is released, on a new site: one window in which each test goes on where the one before has
 * ended. So they run in this order only.
 */

const { site, browser } = await openSiteInBrowser()

let opened: OpenedPage
let page: Page
/** The sidebar of the block editor. */
let panel: Locator

const workingTitle = 'Sourdough bulk fermentation at home!'
const finalTitle = 'How Long Does Sourdough Bulk Fermentation Take?'
const description = 'Times & signs for "bulk": 4 to 6 hours at 24 °C, and how to tell that the dough is ready.'

beforeAll(async () => {
  await callWordPress(site, 'POST', '/wp/v2/users/me', { name: seedText.author })
  opened = await openPage(browser, { baseUrl: site.url, knownProblems })
  page = opened.page
  // A text that was never saved holds its page back.
  page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()))
})
afterAll(() => opened?.close())

afterEach(async () => {
  opened.assertClean()
  expect(await readDebugLog(site)).toBe('')
})

describe('the first hour', { shuffle: false }, () => {
  describe('the first minutes', () => {
    it('signing in leads to a dashboard with the scores of the site and an offer to set up', async () => {
      await page.goto('/wp-login.php')
      await page.fill('#user_login', site.adminUser)
      await page.fill('#user_pass', site.adminPassword)
      await Promise.all([page.waitForURL('**/wp-admin/'), page.click('#wp-submit')])
      await page.locator('#citable.postbox').waitFor()
      await page.locator('#citable-welcome-notice').waitFor()
    })

    it('the site is set up with the name of its publisher, and not asked again', async () => {
      await page.getByRole('link', { name: 'Set up', exact: true }).click()
      await page.getByLabel('Name', { exact: true }).fill('The Proving Loaf & Daughters')
      await page.getByRole('button', { name: 'Save and begin' }).click()
      await page.getByText('Saved. Citable is set up; what helps next stands below.').waitFor()
      await page.goto('/wp-admin/index.php')
      expect(await page.locator('#citable-welcome-notice').count()).toBe(0)
    })

    it('a tour of four steps shows the sidebar', async () => {
      await openEditor(page, site, undefined, { tour: true })
      panel = await openSidebar(page)
      const tour = panel.getByRole('region', { name: 'A short tour' })
      for (const step of [1, 2, 3]) {
        await tour.getByText(`Step ${step} of 4`).waitFor()
        await tour.getByRole('button', { name: 'Next' }).click()
      }
      await tour.getByText('Step 4 of 4').waitFor()
      await tour.getByRole('button', { name: 'Done' }).click()
      await tour.waitFor({ state: 'detached' })
      await page.waitForFunction(async () => {
        const person = await (globalThis as any).wp.apiFetch({ path: '/wp/v2/users/me?context=edit' })
        return person.meta?.persisted_preferences?.citable?.tour === true
      })
    })
  })

  describe('the first article', () => {
    let first: Awaited<ReturnType<typeof readScores>>
    let scores: Awaited<ReturnType<typeof readScores>>
    let preview: string
    let address: string
    let publicPage: PublicJsonLd
    /** What scripts of the editor asked for while the article was published. */
    const looks: Request[] = []
    const titleOf = () => ask(page, 'core/editor', 'getEditedPostAttribute', 'title')

    it('an empty post shows how to begin, no faults, and no tour again', async () => {
      await openEditor(page, site, undefined, { tour: true })
      panel = await openSidebar(page)
      await panel.getByText('Answer the main question in the first two sentences.').waitFor()
      expect(await panel.locator('[data-check], .citable-score').count()).toBe(0)
      expect(await page.getByRole('region', { name: 'A short tour' }).count()).toBe(0)
    })

    it('the palette has the commands of an administrator', async () => {
      const commands = await ask<readonly { readonly name: string }[]>(page, 'core/commands', 'getCommands')
      const ours = commands.map(({ name }) => name).filter((name) => name.startsWith('citable/'))
      expect(ours.sort()).toEqual(
        ['analyse', 'bulk', 'next', 'open', 'questions', 'summary', 'titles', 'traffic'].map((name) => `citable/${name}`),
      )
    })

    it('a few typed words are scored at once, on this device', async () => {
      await canvas(page).getByRole('textbox', { name: 'Add title' }).click()
      await page.keyboard.type(workingTitle)
      await page.keyboard.press('Enter')
      await page.keyboard.type('Dough rests for a while. ')
      await settle(page, panel)
      first = await readScores(panel)
      await panel.getByText('Scored on this device').waitFor()
    })

    it('the score follows the text', async () => {
      await setBlocks(page, workingTitle, [
        ...article,
        heading('Which flour ferments fastest?', 4),
        paragraph(
          'Whole rye ferments fastest: its bran feeds the yeast, so the dough is ready about a third earlier than with white wheat.',
        ),
        ...questions,
      ])
      await settle(page, panel)
      expect((await readScores(panel)).aeo).toBeGreaterThan(first.aeo)
      await page
        .locator(`.citable-toolbar[data-score="${(await readScores(panel)).aeo}"]`)
        .first()
        .waitFor()
    })

    it('the next step proposes a description from the text, and goes once its writer has taken it in other words', async () => {
      const step = panel.locator('.citable-next [data-check="description-present"]')
      await step.getByRole('button', { name: /^See the proposal: / }).click()
      await step.getByRole('button', { name: /^Edit: / }).click()
      const words = step.getByRole('textbox')
      expect(await words.inputValue()).toMatch(/^Sourdough bulk fermentation takes 4 to 6 hours/)
      await words.fill(description)
      await step.getByRole('button', { name: /^Accept: / }).click()
      await settle(page, panel)
      await step.waitFor({ state: 'detached' })
    })

    it('a point shows its passage, is fixed with one click, and taken back', async () => {
      const levels = async () =>
        (await ask<readonly any[]>(page, 'core/block-editor', 'getBlocks'))
          .filter(({ name }) => name === 'core/heading')
          .map(({ attributes }) => attributes.level)
          .slice(0, 4)
      const row = await openPoint(panel, 'heading-order')
      await row.getByRole('button', { name: /^Show me/ }).click()
      await panel.getByText('The passage is selected in the editor.').waitFor()
      await row.getByRole('button', { name: /^Fix/ }).click()
      await expect.poll(levels).toEqual([2, 2, 2, 3])
      await settle(page, panel)
      expect(await row.getByRole('button', { name: /^Fix/ }).count(), 'the point is closed').toBe(0)
      await panel.getByRole('button', { name: /^Undo/ }).first().click()
      await expect.poll(levels).toEqual([2, 2, 2, 4])
      await settle(page, panel)
    })

    it('a suggested title is put into the post with one click, scores no less, and can be taken back', async () => {
      const before = await readScores(panel)
      const suggestion = (await openTitles(panel)).locator('.citable-titles > li:not(.is-current)').first()
      const title = (await suggestion.locator('.citable-titles__text').textContent()) ?? ''
      expect(title.length).toBeGreaterThan(10)
      await suggestion.getByRole('button', { name: `Use as title: ${title}` }).click()
      await expect.poll(titleOf).toBe(title)
      await settle(page, panel)
      expect((await readScores(panel)).seo).toBeGreaterThanOrEqual(before.seo)
      await panel.getByText(`Title was “${workingTitle}”`).waitFor()
      await panel.getByRole('button', { name: /^Undo/ }).first().click()
      await expect.poll(titleOf).toBe(workingTitle)
    })

    it('the sidebar has no accessibility fault', async () => {
      expect(await runAxe(page, '.citable-panel')).toEqual([])
    })

    it('the panel before publishing says the scores of the sidebar', async () => {
      await page.evaluate((title) => (globalThis as any).wp.data.dispatch('core/editor').editPost({ title }), finalTitle)
      await settle(page, panel)
      scores = await readScores(panel)
      preview = await readPreview(page, panel)
      page.on('request', (one) => one.resourceType() === 'fetch' && looks.push(one))
      address = await publish(page, async (region) => {
        const shown = () => region.locator('.citable-prepublish .citable-score-line__value').allTextContents()
        await expect.poll(shown).toEqual([scores.aeo, scores.seo].map(String))
        expect(await region.locator('.citable-minimum').count(), 'the site asks for no least scores').toBe(0)
        await takeScreenshot(page, `${pictures}wordpress-prepublish.png`)
        expect(await runAxe(page, '.citable-prepublish')).toEqual([])
      })
    })

    it('publishing stores the analysis in the same request, and finds the structured data on the page as visitors get it', async () => {
      await page.locator('[data-probe="carried"]').waitFor()
      const cookies = await Promise.all(looks.filter((one) => one.url() === address).map((one) => one.headerValue('cookie')))
      expect(new Set(cookies)).toEqual(new Set([null]))
      expect(await ask(page, 'core/editor', 'isEditedPostDirty')).toBe(false)
      const stored = (await ask<Record<string, any>>(page, 'core/editor', 'getCurrentPostAttribute', 'meta'))._citable
      expect(stored.scores).toMatchObject(scores)
      expect(stored.content_hash).toMatch(/^[0-9a-f]{32}$/)
    })

    it('a visitor without cookies gets one JSON-LD element, equal to the preview byte for byte', async () => {
      publicPage = await readJsonLd(browser, address)
      expect(publicPage.status).toBe(200)
      expect(publicPage.scripts.map(({ className }) => className)).toEqual(['citable-graph'])
      await page.getByRole('region', { name: 'Editor publish' }).getByRole('button', { name: 'Close panel' }).click()
      panel = await openSidebar(page)
      expect(publicPage.scripts[0]!.text.trim()).toBe(await readPreview(page, panel))
    })

    it('the graph names the article, its author and publisher, and the questions under their own heading only', () => {
      const graph: readonly Record<string, any>[] = JSON.parse(publicPage.scripts[0]!.text)['@graph']
      const types = graph.map((node) => [node['@type']].flat()[0])
      expect(types).toEqual(expect.arrayContaining(['WebSite', 'Organization', 'WebPage', 'BreadcrumbList', 'Article']))
      const node = graph.find((one) => one['@type'] === 'Article')!
      expect(node.headline).toBe(finalTitle)
      expect(node.author[0]).toMatchObject({ '@type': 'Person', name: seedText.author })
      expect(node.wordCount).toBeGreaterThan(150)
      expect(graph.find((one) => one['@type'] === 'Organization')?.name).toBe('The Proving Loaf & Daughters')
      const pairs = graph.find((one) => [one['@type']].flat().includes('FAQPage'))?.mainEntity as readonly Record<string, any>[]
      expect(pairs.map(({ name }) => name)).toEqual([
        'Can sourdough ferment in the fridge?',
        'Does whole rye ferment faster?',
        'How warm may the dough be?',
      ])
    })

    it('the preview of the draft differed in its dates alone', () => {
      const undated = (text: string) => JSON.parse(text)['@graph'].map(({ datePublished, dateModified, ...rest }: any) => rest)
      expect(undated(preview)).toEqual(undated(publicPage.scripts[0]!.text))
    })

    it('the public page has the title and the description', async () => {
      const html = await (await fetch(address, { headers: { connection: 'close' } })).text()
      expect(html).toContain(`<title>${finalTitle} &#8211; The Proving Loaf</title>`)
      expect(html).toContain(`<meta name="description" content="${description.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" />`)
    })

    it('the published post scores what the draft did', async () => {
      await settle(page, panel)
      expect(await readScores(panel)).toEqual(scores)
    })

    it('an update is followed by the page', async () => {
      await setBlocks(page, 'Bulk Fermentation Times for Sourdough Bread', article.slice(0, 3))
      await settle(page, panel)
      await save(page)
      const { scripts } = await readJsonLd(browser, address)
      expect(scripts).toHaveLength(1)
      expect(scripts[0]!.text).toContain('Bulk Fermentation Times for Sourdough Bread')
      expect(scripts[0]!.text).not.toContain('FAQPage')
      expect(scripts[0]!.text.trim()).toBe(await readPreview(page, panel))
    })
  })

  describe('an article in the classic editor', () => {
    const classicOnly = () => join(site.siteDirectory, 'wp-content/mu-plugins/classic-only.php')
    beforeAll(() => writeFile(classicOnly(), "<?php add_filter( 'use_block_editor_for_post', '__return_false' );"))
    afterAll(() => rm(classicOnly(), { force: true }))

    const html = `
    <p>Sourdough bulk fermentation takes <strong>4 to 6 hours at 24 °C</strong> and about 9 hours at 20 °C. The dough is ready when it has grown by half and shows bubbles at the sides.</p>
    <h2>How does temperature change bulk fermentation?</h2>
    <p>Each drop of 4 °C makes bulk fermentation about one and a half times as long. Measure the dough, not the room: flour and water from the cupboard are often 3 °C colder than the air.</p>`

    let box: Locator
    let scores: Awaited<ReturnType<typeof readScores>>
    let id: number

    it('is scored as it is typed', async () => {
      await page.goto('/wp-admin/post-new.php')
      box = page.locator('#citable')
      await box.locator('.citable-panel').first().waitFor()
      await page.fill('#title', workingTitle)
      await page.waitForFunction(() => (globalThis as any).tinymce?.get('content')?.initialized)
      await page.evaluate((text) => (globalThis as any).tinymce.get('content').setContent(text), html)
      await page.frameLocator('#content_ifr').locator('body p').last().click()
      await page.keyboard.press('End')
      await page.keyboard.type(' It smells sweet then.')
      await settle(page, box)
      expect((await readScores(box)).aeo).toBeGreaterThan(0)
      await box.getByText('Up to date').waitFor()
    })

    it('opens every part of its panel', async () => {
      for (const part of ['Answers', 'Structure and text', 'Structured data', 'All checks']) await unfold(box, part)
      expect(await box.locator('.components-panel__body.is-opened').count()).toBeGreaterThanOrEqual(4)
    })

    it('takes a title with one click', async () => {
      await (await openTitles(box))
        .getByRole('button', { name: /^Use as title/ })
        .first()
        .click()
      await expect.poll(() => page.inputValue('#title')).not.toBe(workingTitle)
    })

    it('is stored with its analysis and what its author wrote into the panel', async () => {
      await page.getByRole('textbox', { name: 'Description', exact: true }).fill(description)
      await settle(page, box)
      scores = await readScores(box)
      await Promise.all([page.waitForURL(/post\.php\?post=\d+/), page.click('#publish')])
      id = Number(new URL(page.url()).searchParams.get('post'))
      const { state, analysis } = await callWordPress<{ state: string; analysis: any }>(site, 'GET', `/citable/v1/posts/${id}/analysis`)
      expect([state, analysis.scores.aeo, analysis.scores.seo]).toEqual(['current', scores.aeo, scores.seo])
      expect(analysis.input).toEqual({ description })
      await settle(page, box)
    })

    it('carries its structured data', async () => {
      const { link } = await callWordPress<{ link: string }>(site, 'GET', `/wp/v2/posts/${id}`)
      const { scripts } = await readJsonLd(browser, link)
      expect(scripts).toHaveLength(1)
      const node = JSON.parse(scripts[0]!.text)['@graph'].find((one: any) => ['Article', 'BlogPosting'].includes(one['@type']))
      expect(node.wordCount).toBeGreaterThan(60)
    })

    it('is in the list of posts with its score', async () => {
      await page.goto('/wp-admin/edit.php?orderby=citable_aeo&order=desc')
      expect(await page.locator(`#post-${id} .column-citable_aeo`).innerText()).toMatch(
        new RegExp(`^${scores.aeo} (good|needs work|poor)$`),
      )
      const listed = (await page.locator('#the-list .column-citable_aeo strong').allInnerTexts()).map(Number)
      expect(listed.length).toBeGreaterThanOrEqual(2)
      expect(listed).toEqual(listed.toSorted((one, other) => other - one))
    })
  })
})
