import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fakePageModel } from '@citable/tooling/browser/fake-page-model'
import { readJsonLd } from '@citable/tooling/browser/read-json-ld'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ask,
  askInput,
  type BlockSpec,
  canvas,
  describeOnNewest,
  openEditor,
  openPoint,
  openSettings,
  openSidebar,
  openTitles,
  pictures,
  publish,
  readScores,
  save,
  setBlocks,
  settle,
  unfold,
} from './block-editor.ts'
import { paragraph, article as sourdough } from './sourdough.ts'
import { openSiteInBrowser } from './visit.ts'

const { site, browser, visit } = await openSiteInBrowser()

const title = 'How Long Does Sourdough Bulk Fermentation Take?'
const heading = (content: string, level = 2): BlockSpec => ['core/heading', { content, level }]
const article: readonly BlockSpec[] = [
  paragraph(
    'Sourdough bulk fermentation takes <strong>4 to 6 hours at 24 °C</strong> and about 9 hours at 20 °C. The dough is ready when it has grown by half and shows bubbles at the sides.',
  ),
  heading('How does temperature change bulk fermentation?'),
  paragraph(
    'Each drop of 4 °C makes bulk fermentation about one and a half times as long. A dough that needs 5 hours at 24 °C needs roughly 9 hours at 20 °C. Measure the dough, not the room.',
  ),
]

async function written(page: Page, blocks: readonly BlockSpec[] = article): Promise<Locator> {
  await openEditor(page, site)
  const panel = await openSidebar(page)
  await setBlocks(page, title, blocks)
  await settle(page, panel)
  return panel
}

const contentOf = (page: Page) => ask<string>(page, 'core/editor', 'getEditedPostContent')
const postIn = (page: Page) => ask<number>(page, 'core/editor', 'getCurrentPostId')

interface StoredPost {
  readonly title: { readonly raw: string }
  readonly content: { readonly raw: string }
  readonly status: string
  readonly meta: { readonly _citable: Record<string, any> }
}
const readPost = (id: number) => callWordPress<StoredPost>(site, 'GET', `/wp/v2/posts/${id}?context=edit`)
const stateOf = async (id: number) => (await callWordPress<{ state: string }>(site, 'GET', `/citable/v1/posts/${id}/analysis`)).state
const setMinimum = (aeo: number) => callWordPress(site, 'POST', '/citable/v1/settings', { publish_minimum: { aeo } })

/** Presses the editor's own button, without waiting for what comes of it. */
const pressSave = (page: Page) => page.evaluate(() => void (globalThis as any).wp.data.dispatch('core/editor').savePost())
const saveEnded = (page: Page) => page.waitForFunction(() => !(globalThis as any).wp.data.select('core/editor').isSavingPost())
const runCommand = async (page: Page, name: RegExp) => {
  await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/commands').open())
  await page.getByRole('dialog').getByRole('combobox').fill('citable')
  await page.getByRole('option', { name }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** A block of words has the keyboard: what is typed goes into it. */
const isTyping = (page: Page) =>
  page.evaluate(() => {
    const frame = document.activeElement
    const field = frame instanceof HTMLIFrameElement ? frame.contentDocument?.activeElement : null
    const selected = (globalThis as any).wp.data.select('core/block-editor').getSelectedBlockClientId()
    return selected !== null && field?.closest('[data-block]')?.getAttribute('data-block') === selected
  })

/** Inserts by a command what has a place for words. */
const insertBy = async (page: Page, command: RegExp) => {
  const before = await selectedBlock(page)
  await runCommand(page, command)
  await expect.poll(async () => (await selectedBlock(page)) !== before && isTyping(page)).toBe(true)
}

const selectedBlock = (page: Page) => ask<string | null>(page, 'core/block-editor', 'getSelectedBlockClientId')

/** To the next block that takes words: before 7.0 WordPress stops at the edge of a group. */
const goDown = async (page: Page): Promise<void> => {
  const before = await selectedBlock(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => selectedBlock(page)).not.toBe(before)
  const selected = await ask<{ name: string } | null>(page, 'core/block-editor', 'getSelectedBlock')
  if (selected?.name === 'core/group') return goDown(page)
  await expect.poll(() => isTyping(page)).toBe(true)
}

const addUser = (username: string, role: string) =>
  callWordPress<{ id: number }>(site, 'POST', '/wp/v2/users', {
    username,
    password: 'only-for-this-test',
    email: `${username}@example.test`,
    roles: [role],
    // No welcome dialog.
    meta: {
      persisted_preferences: {
        'core/edit-post': { welcomeGuide: false },
        core: { enableChoosePatternModal: false },
        _modified: new Date().toISOString(),
      },
    },
  })

describe('previews', () => {
  it('show the search result in its true size, and the card, by keyboard too', async () => {
    await visit(async (page) => {
      const panel = await written(page)
      const previews = await unfold(panel, 'Search')
      await previews.getByRole('button', { name: 'Computer' }).click()
      await previews.locator('[data-device="desktop"]').waitFor()
      expect(await previews.locator('.citable-result__title').innerText()).toBe(
        `${title} – The Proving Loaf`.slice(0, 47).concat(' – The…'),
      )
      await previews.getByRole('button', { name: 'Show at full size' }).click()
      const results = page.locator('.citable-results .is-exact')
      await results.first().waitFor()
      const widths = await results.evaluateAll((boxes) =>
        boxes.map((box) => ({
          line: Number.parseFloat(getComputedStyle(box).width),
          longest: Math.max(
            ...[...box.querySelectorAll('.citable-result__title .citable-result__line')].map((line) => {
              const range = document.createRange()
              range.selectNodeContents(line)
              return range.getBoundingClientRect().width
            }),
          ),
        })),
      )
      expect(widths.map(({ line }) => line)).toEqual([328, 600])
      for (const { line, longest } of widths) expect(longest).toBeLessThanOrEqual(line)
      expect(await runAxe(page, '.components-modal__frame')).toEqual([])
      await takeScreenshot(page, `${pictures}wordpress-previews.png`)
      await page.keyboard.press('Escape')
      await previews.locator('summary', { hasText: 'Social card' }).focus()
      await page.keyboard.press('Enter')
      await previews.getByText('No image is set').waitFor()
      expect(await runAxe(page, '.citable-search')).toEqual([])
    })
  })
})

describe('a text without a question', () => {
  it('gets proposals, and one click makes a question that readers ask of one', async () => {
    await visit(async (page) => {
      const panel = await written(page, article)
      await setBlocks(page, 'Sourdough bulk fermentation', [
        ...article.slice(0, 1),
        heading('Temperature of bulk fermentation'),
        ...article.slice(2),
      ])
      await settle(page, panel)
      const questions = await unfold(panel, 'Answers')
      await questions.getByText('No reader question yet: which one does this text answer?').waitFor()
      const proposal = questions.getByRole('button').filter({ hasText: 'bulk fermentation' }).first()
      const text = (await proposal.innerText()).trim()
      await proposal.click()
      await settle(page, panel)
      await questions.getByText('Target query').first().waitFor()
      expect(JSON.stringify(await askInput(page))).toContain(text)
    })
  })
})

describe('proposals', () => {
  it("are shown at their point, and accepted in the author's own words", async () => {
    await visit(async (page) => {
      const panel = await written(page, [
        // As long as a description may be, which a longer opening is not.
        paragraph(
          'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C and about 9 hours at 20 °C. The dough is ready when it has grown by half.',
        ),
        ...article.slice(1),
      ])
      const proposal = panel.locator('.citable-next [data-check="description-present"]')
      await proposal.getByRole('button', { name: /^See the proposal: / }).press('Enter')
      await page.waitForFunction(() => document.activeElement?.closest('.citable-proposal'))
      // The text to be put there is shown before: the article's own opening.
      await proposal.getByText('Sourdough bulk fermentation takes 4 to 6 hours at 24 °C').first().waitFor()
      await proposal.getByRole('button', { name: /^Edit/ }).click()
      await proposal.getByRole('textbox').fill('Times for sourdough, and how to tell that it is ready.')
      await proposal.getByRole('button', { name: /^Accept/ }).click()
      await panel.getByText('Done. Save to keep it.').waitFor()
      expect((await askInput(page)).description).toBe('Times for sourdough, and how to tell that it is ready.')
      expect(await runAxe(page, '.citable-panel')).toEqual([])
      await save(page)
      await panel.getByText('Done. Save to keep it.').waitFor({ state: 'detached' })
    })
  })

  it('are at the next step already: a description that cannot be drafted is written at once, an author is named in the profile', async () => {
    await visit(async (page) => {
      const long = paragraph(
        'Sourdough bulk fermentation takes so many hours because its few wild yeasts, other than the very many of a cube of fresh yeast, first have to multiply in a dough of flour and water that is seldom as warm as they would like it to be.',
      )
      // A text of fewer than 150 words may be a notice, which needs no author.
      const more = paragraph(
        'A dough that is too cold can be helped: put the bowl into an oven in which only the lamp burns, or into a box with a jar of warm water, and look again after an hour. A dough that is too warm goes into the fridge for half an hour. Rye flour and whole wheat flour ferment faster than white flour, because more of the grain, and so more of what yeasts and bacteria eat, is in them. Salt slows all of them down a little.',
      )
      const panel = await written(page, [long, ...article.slice(1), more])
      const step = panel.locator('.citable-next [data-check="description-present"]')
      await step.getByRole('button', { name: /^Write it: / }).waitFor()
      // From the panel before publishing, too, which makes way for the field.
      await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
      const beforePublishing = page.locator('.citable-prepublish')
      const write = beforePublishing.getByRole('button', { name: /^Write it: / })
      // A click is lost where the page moves under it, and WordPress's own parts of this panel come late.
      await expect
        .poll(async () => {
          const before = await write.boundingBox()
          await page.waitForTimeout(500)
          return before !== null && before.y === (await write.boundingBox())?.y
        })
        .toBe(true)
      await write.click()
      await beforePublishing.waitFor({ state: 'detached' })
      await page.waitForFunction(() => (document.activeElement as HTMLElement | null)?.dataset.citableInput === '@description')
      const box = panel.locator('[data-citable-input="@description"]')
      const lines = () => box.evaluate((field: HTMLTextAreaElement) => [field.rows, field.scrollHeight - field.clientHeight])
      expect(await lines()).toEqual([3, 0])
      await box.fill('Times for sourdough, at every temperature that a kitchen has between winter and summer. '.repeat(4))
      await expect.poll(async () => (await lines())[0]).toBeGreaterThan(6)
      expect((await lines())[1], 'all of it is in sight').toBeLessThanOrEqual(0)
      await box.fill('')
      await page.keyboard.type('Times for sourdough.')
      expect((await askInput(page)).description).toBe('Times for sourdough.')
      await step.waitFor({ state: 'detached' })
      // The only name of the account is the one it signs in with.
      const author = await openPoint(panel, 'author-named')
      const profile = author.getByRole('link', { name: 'Give the author a public name in the profile' })
      const [opened] = await Promise.all([page.context().waitForEvent('page'), profile.click()])
      await opened.locator('#display_name:target').waitFor()
      expect(await opened.locator('#user_login').inputValue()).toBe(site.adminUser)
      // Back with a name: nothing is asked before, and the advice goes without a reload.
      await callWordPress(site, 'POST', '/wp/v2/users/me', { name: 'Ada Baker' })
      await opened.close()
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await author.waitFor({ state: 'detached' })
      await callWordPress(site, 'POST', '/wp/v2/users/me', { name: site.adminUser })
    })
  })
})

describe("titles by the site's AI (a double of WordPress's client)", () => {
  const double = () => join(site.siteDirectory, 'wp-content/mu-plugins/site-ai.php')
  const allow = (isOn: boolean) => callWordPress(site, 'POST', '/citable/v1/settings', { ai_titles: isOn })
  const sent = async () => (await callWordPress<{ site_ai_asked: string }>(site, 'GET', '/wp/v2/settings')).site_ai_asked
  beforeAll(async () => {
    await copyFile(new URL('site-ai.php', import.meta.url), double())
    await allow(true)
  })
  afterAll(async () => {
    await allow(false)
    await rm(double(), { force: true })
  })

  it('are asked for by a click only, judged as all others, and taken by one click', async () => {
    await visit(async (page) => {
      const panel = await written(page)
      const titles = await openTitles(panel)
      const button = titles.getByRole('button', { name: 'Ask this site’s AI for more' })
      await button.waitFor()
      expect(await sent()).toBe('')
      await button.click()
      await titles.getByText('Titles of the AI that were left out: 1 of 2.').waitFor()
      expect(JSON.parse(await sent())).toMatchObject({ title, headings: ['How does temperature change bulk fermentation?'] })
      const [, best] = await titles.locator('.citable-titles > li').all()
      const supported = 'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C'
      expect(await best!.locator('.citable-titles__text').textContent()).toBe(supported)
      await best!.getByText('Written by this site’s AI, checked against your text').waitFor()
      expect(await titles.getByText('Paris').count()).toBe(0)
      expect(await runAxe(page, '.citable-titles-panel')).toEqual([])
      await best!.getByRole('button', { name: `Use as title: ${supported}` }).click()
      await expect.poll(() => ask(page, 'core/editor', 'getEditedPostAttribute', 'title')).toBe(supported)
    })
  })
})

describe("titles by the browser's own model (a double of it)", () => {
  const allow = (isOn: boolean) => callWordPress(site, 'POST', '/citable/v1/settings', { device_titles: isOn })
  const supported = 'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C'
  const held = 'Bulk fermentation drags on for 9 hours at 20 °C'
  const titles = [
    { title: held, sentences: [1, 4] },
    { title: supported, sentences: [1] },
    { title: 'Sourdough bulk fermentation takes 37 hours in Paris', sentences: [1] },
  ]
  const answer = JSON.stringify({ titles })
  beforeAll(() => allow(true))
  afterAll(() => allow(false))

  it('are fetched and written after a click, with nothing on the network, judged as all others, and taken by one click', async () => {
    await visit(async (page) => {
      const model = await fakePageModel(page, { state: 'downloadable', waits: true, answer })
      const panel = await written(page)
      const titles = await openTitles(panel)
      const button = titles.getByRole('button', { name: 'Ask your browser for more' })
      await button.waitFor()
      await titles.getByText('about 4 GB').waitFor()
      expect(await model.calls()).not.toContain('create')
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await button.click()
      await titles.getByText('Your browser is fetching its model…').waitFor()
      await titles.getByRole('progressbar', { name: 'Download of the model' }).waitFor()
      expect(await runAxe(page, '.citable-titles-panel')).toEqual([])
      await takeScreenshot(page, join(pictures, 'wordpress-browser-model.png'))
      await model.finish()
      await titles.getByText('Titles of the AI that were left out: 1 of 3.').waitFor()
      expect((await model.calls()).slice(-3)).toEqual(['create', 'prompt', 'destroy'])
      // the worker's own code, and what WordPress asks by itself
      expect(sent.filter((url) => !/\/plugins\/citable\/|heartbeat|admin-ajax|autosaves/.test(url))).toEqual([])
      const [, best] = await titles.locator('.citable-titles > li').all()
      expect(await best!.locator('.citable-titles__text').textContent()).toBe(supported)
      await best!.getByText('Written by your browser’s model, checked against your text').waitFor()
      await best!.getByText('Stands in your text.').waitFor()
      const other = titles.locator('.citable-titles > li').filter({ hasText: held })
      await other.getByText('Not in your text: “drags”.').waitFor()
      await other.scrollIntoViewIfNeeded()
      expect(await runAxe(page, '.citable-titles-panel')).toEqual([])
      await takeScreenshot(page, join(pictures, 'wordpress-held-title.png'))
      expect(await titles.getByText('Paris').count()).toBe(0)
      await best!.getByRole('button', { name: `Use as title: ${supported}` }).click()
      await expect.poll(() => ask(page, 'core/editor', 'getEditedPostAttribute', 'title')).toBe(supported)
    })
  })

  it('come beside its remarks: words of the text as buttons that lead to their place, with nothing on the network and no score moved', async () => {
    await visit(async (page) => {
      const quotation = 'Sourdough bulk fermentation takes 4 to 6 hours'
      const remark = { kind: 'unclear', quotation, text: 'Say for which flour.', missing: '' }
      const remarks = [remark, { ...remark, quotation: 'Sourdough bulk fermentation takes 37 hours' }]
      await fakePageModel(page, { state: 'available', answer: JSON.stringify({ remarks }) })
      const panel = await written(page)
      const before = await readScores(panel)
      await panel.getByRole('button', { name: 'Read by a model' }).click()
      const section = panel.locator('.citable-remarks')
      const button = section.getByRole('button', { name: 'Let your browser read this text' })
      await button.waitFor()
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await button.click()
      await section.getByText('1 remark. Left out: 1 of 2.').waitFor()
      expect(sent.filter((url) => !/\/plugins\/citable\/|heartbeat|admin-ajax|autosaves/.test(url))).toEqual([])
      expect(await section.getByText('37 hours').count()).toBe(0)
      expect(await runAxe(page, '.citable-remarks')).toEqual([])
      await section.getByRole('button', { name: `Show me: ${quotation}` }).click()
      await panel.getByText('The passage is selected in the editor.').waitFor()
      expect(await readScores(panel)).toEqual(before)
    })
  })

  it('say what to do when the model fails, and change neither scores nor titles', async () => {
    await visit(async (page) => {
      await fakePageModel(page, { state: 'available', answer: '', fault: 'NotAllowedError' })
      const panel = await written(page)
      const titles = await openTitles(panel)
      const before = [await readScores(panel), await titles.locator('.citable-titles__text').allInnerTexts()]
      await titles.getByRole('button', { name: 'Ask your browser for more' }).click()
      await titles.getByText('Your browser does not allow its model here.').waitFor()
      expect([await readScores(panel), await titles.locator('.citable-titles__text').allInnerTexts()]).toEqual(before)
    })
  })

  it('are not offered by a browser without a model', async () => {
    await visit(async (page) => {
      await page.addInitScript(() => {
        for (const name of ['LanguageModel', 'Summarizer']) Reflect.deleteProperty(window, name)
      })
      const panel = await written(page)
      const titles = await openTitles(panel)
      await titles.locator('[data-ai-titles="idle"]').waitFor({ state: 'attached' })
      expect(await titles.getByRole('button', { name: 'Ask your browser for more' }).count()).toBe(0)
    })
  })
})

describe('commands and shortcuts', () => {
  it('open the panel, lead to titles and points, and insert sections that become one FAQ on the page', async () => {
    await visit(async (page) => {
      await openEditor(page, site)
      await setBlocks(page, title, [...sourdough, paragraph('The dough is ready when it it has grown by half.')])
      await runCommand(page, /suggest titles/)
      const panel = page.locator('.interface-complementary-area .citable-panel')
      await panel.waitFor()
      await page.waitForFunction(() => document.activeElement?.textContent === 'Titles')
      await settle(page, panel)
      await canvas(page).getByText('Sourdough bulk fermentation takes').click()
      await page.keyboard.press('Alt+Shift+J')
      await panel.getByText('The passage is selected in the editor.').waitFor()

      await insertBy(page, /insert a summary/)
      await page.keyboard.type('Dough takes 4 to 6 hours at 24 °C.')
      await insertBy(page, /insert questions and answers/)
      await page.keyboard.type('Does sourdough freeze?')
      await goDown(page)
      await page.keyboard.type('Sourdough freezes for up to 3 months at −18 °C without losing its rise.')
      await goDown(page)
      await page.keyboard.type('How warm should dough be?')
      await goDown(page)
      await page.keyboard.type('Dough ferments best at 24 to 26 °C, measured in its middle with a thermometer.')
      await settle(page, panel)
      const address = await publish(page)
      await page.locator('[data-probe="carried"]').waitFor()
      const { scripts } = await readJsonLd(browser, address)
      expect(scripts).toHaveLength(1)
      const graph: readonly Record<string, any>[] = JSON.parse(scripts[0]!.text)['@graph']
      const faqs = graph.filter((node) => [node['@type']].flat().includes('FAQPage'))
      expect(faqs).toHaveLength(1)
      expect(faqs[0]!.mainEntity).toHaveLength(2)
      const html = await (await page.request.get(address)).text()
      for (const text of ['Key points', 'Dough takes 4 to 6 hours', 'Does sourdough freeze?', 'How warm should dough be?'])
        expect(html).toContain(text)

      await page.getByRole('region', { name: 'Editor publish' }).getByRole('button', { name: 'Close panel' }).click()
      await canvas(page).getByText('Key points').click()
      await page.keyboard.press('Alt+Shift+Q')
      await panel.waitFor({ state: 'detached' })
    })
  })
})

describe('a minimum before publishing', () => {
  afterAll(() => setMinimum(0))

  it('holds the button, says why, lets drafts be saved, and nothing else', async () => {
    await setMinimum(99)
    await visit(async (page) => {
      await written(page)
      await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
      const region = page.getByRole('region', { name: 'Editor publish' })
      await region.getByText(/AEO readiness: \d+, at least 99 is asked for/).waitFor()
      await expect.poll(() => region.getByRole('button', { name: 'Publish', exact: true }).getAttribute('aria-disabled')).toBe('true')
      expect(await runAxe(page, '.citable-prepublish')).toEqual([])
      await region.getByRole('button', { name: 'Cancel' }).click()
      await save(page)
      const id = await postIn(page)
      expect((await readPost(id)).status).toBe('draft')
      // With the panel switched off one click publishes: the text is kept, as a draft.
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').disablePublishSidebar())
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').editPost({ title: 'Another title' }))
      await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
      await page.locator('.components-notice').getByText('Saved, not published').waitFor()
      await saveEnded(page)
      expect(await readPost(id)).toMatchObject({ status: 'draft', title: { raw: 'Another title' } })
      expect(await ask(page, 'core/editor', 'isEditedPostDirty')).toBe(false)
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').enablePublishSidebar())
    })
  })
})

describe('on a phone', () => {
  it('the sidebar makes way for what is shown in the text, and comes back as it was', async () => {
    await visit(async (page) => {
      const panel = await written(page, [...article, paragraph('It was baked. '.repeat(120))])
      await page.setViewportSize({ width: 390, height: 844 })
      const bar = page.getByRole('region', { name: 'Editor top bar' })
      const button = bar.getByRole('button', { name: 'Citable', exact: true })
      await button.waitFor()
      expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth), 'it has room in the bar').toBeLessThanOrEqual(0)
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
      const row = await openPoint(panel, 'specific-density', 'paragraph-length', 'sentence-length')
      const show = row.getByRole('button', { name: /^Show me/ }).first()
      const name = await show.getAttribute('aria-label')
      await show.click()
      const back = page.getByRole('button', { name: 'Back to Citable' })
      await back.waitFor()
      await panel.waitFor({ state: 'hidden' })
      expect(await ask(page, 'core/block-editor', 'getSelectedBlockClientId')).not.toBeNull()
      await back.click()
      await panel.waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
      await expect.poll(() => show.isVisible(), { message: 'what was open is open' }).toBe(true)
    })
  })
})

describe('blocks that the site renders', () => {
  it('are scored as readers get them before anything is saved, and found again', async () => {
    const pattern = await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/blocks', {
      title: 'Rest',
      content:
        '<!-- wp:heading --><h2 class="wp-block-heading">How long does dough rest?</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Dough rests for 45 minutes at 24 °C after it was shaped.</p><!-- /wp:paragraph -->',
      status: 'publish',
    })
    await visit(async (page) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && /\/posts\/\d+\/content/.test(decodeURIComponent(request.url())))
          asked.push(request.postData() ?? '')
      })
      const panel = await written(page, [...article, ['core/block', { ref: pattern.id }]])
      const questions = await unfold(panel, 'Answers')
      await questions.getByText('How long does dough rest?').first().waitFor()
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').editPost({ title: 'How Long Does Dough Take?' }))
      await settle(page, panel)
      await save(page)
      expect(await stateOf(await postIn(page))).toBe('current')
      expect(asked.map((body) => JSON.parse(body).parts)).toEqual([[`<!-- wp:block {"ref":${pattern.id}} /-->`]])
    })
  })
})

describe('a contributor', () => {
  it('gets scores and help for a draft, nothing that only others may do, and no refused request', async () => {
    await addUser('contributor', 'contributor')
    await visit(
      async (page) => {
        const panel = await written(page)
        expect((await readScores(panel)).aeo).toBeGreaterThan(0)
        await unfold(panel, 'Structured data')
        expect(await panel.getByRole('link', { name: 'Settings of the site' }).count()).toBe(0)
        const commands = await ask<readonly { name: string }[]>(page, 'core/commands', 'getCommands')
        for (const name of ['citable/bulk', 'citable/traffic']) expect(commands.map((one) => one.name)).not.toContain(name)
        await unfold(panel, 'Structured data')
        await panel.locator('[data-current="true"]').first().waitFor()
        await save(page)
        expect(await stateOf(await postIn(page))).toBe('current')
        const people = (await openSettings(page)).locator('.citable-people')
        await people.locator('[data-citable-person="author"]').waitFor()
        expect(await people.getByRole('combobox').count()).toBe(0)
      },
      { as: { user: 'contributor', password: 'only-for-this-test' } },
    )
  })
})

describe('who wrote and who has checked a text', () => {
  it('is shown in the settings of the post, chosen there, and printed on the page', async () => {
    const { id } = await addUser('checker', 'editor')
    await callWordPress(site, 'POST', `/wp/v2/users/${id}`, { name: 'Bo Chen' })
    await visit(async (page) => {
      await written(page)
      const people = (await openSettings(page)).locator('.citable-people')
      await people.getByText('The structured data names no author').waitFor()
      await people.getByLabel('Reviewed by').fill('Bo')
      await page.getByRole('option', { name: 'Bo Chen' }).click()
      await expect.poll(() => askInput(page)).toEqual({ reviewer: id })
      expect(await runAxe(page, '.citable-people')).toEqual([])
      const { scripts } = await readJsonLd(browser, await publish(page))
      const graph: readonly Record<string, any>[] = JSON.parse(scripts[0]!.text)['@graph']
      expect(graph.find((node) => node['@type'] === 'WebPage')?.reviewedBy).toMatchObject({ '@type': 'Person', name: 'Bo Chen' })
    })
  })
})

describeOnNewest('where a content security policy forbids workers', () => {
  /** The panel's statements about the text: both scores, the open points, the titles. */
  const readPanel = async (panel: Locator) => ({
    titles: await (await openTitles(panel)).locator('.citable-titles__text').allInnerTexts(),
    scores: await readScores(panel),
    points: await panel.locator('.citable-group').allInnerTexts(),
  })

  it('the panel says so, and scores the same in the page, once each time the author asks', async () => {
    await visit(
      async (page) => {
        const panel = await written(page)
        await save(page)
        await settle(page, panel)
        const byWorker = await readPanel(panel)
        const id = await postIn(page)
        await page.route(/\/wp-admin\/post\.php/, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "worker-src 'none'" } })
        })
        await openEditor(page, site, id)
        await openSidebar(page)
        const refusal = panel.getByText('has to allow worker-src for its own address')
        const inPage = panel.getByRole('button', { name: 'Analyse in this page' })
        await refusal.first().waitFor()
        await inPage.click()
        expect(await readPanel(panel)).toEqual(byWorker)
        expect(await refusal.count()).toBe(0)

        // Typing is never held up: the next text waits to be asked for.
        await setBlocks(page, title, article.slice(0, 1))
        await inPage.waitFor()
        expect(await panel.locator('.citable-score__value').allInnerTexts()).toEqual([byWorker.scores.aeo, byWorker.scores.seo].map(String))
        await inPage.click()
        expect((await readScores(panel)).aeo).not.toBe(byWorker.scores.aeo)
      },
      { expected: [/Content Security Policy directive: "worker-src 'none'"/] },
    )
  })
})

describe('nothing is lost', () => {
  /** A text and questions that only the browser has. */
  async function write(page: Page, panel: Locator, newTitle: string): Promise<string> {
    await setBlocks(page, newTitle, article.slice(0, 1))
    const about = await unfold(panel, 'Answers')
    await about.getByLabel('Questions readers ask').fill(`${newTitle} How long does dough rise?`)
    return contentOf(page)
  }

  async function expectStored(id: number, newTitle: string, content: string): Promise<void> {
    const saved = await readPost(id)
    expect(saved).toMatchObject({ title: { raw: newTitle }, content: { raw: content } })
    expect(saved.meta._citable.input.queries).toEqual([`${newTitle} How long does dough rise?`])
    await expect.poll(() => stateOf(id)).toBe('current')
  }

  it('without a connection, when the server fails, when the nonce has expired, and while a text is being analysed', async () => {
    await visit(
      async (page, { context }) => {
        await page.addInitScript(() => {
          const { Worker } = globalThis as any
          const held: (() => void)[] = []
          ;(globalThis as any).gate = {
            isShut: false,
            open() {
              this.isShut = false
              for (const send of held.splice(0)) send()
            },
          }
          ;(globalThis as any).Worker = class extends Worker {
            postMessage(...args: unknown[]) {
              const send = () => super.postMessage(...args)
              if ((globalThis as any).gate.isShut) held.push(send)
              else send()
            }
          }
        })
        const panel = await written(page)
        await save(page)
        const id = await postIn(page)

        /** The failed save is shown, leaves everything in the editor, and the next one brings it to the server. */
        const failing = async (newTitle: string, said: RegExp, breakIt: () => Promise<unknown>, mend: () => Promise<unknown>) => {
          const before = (await readPost(id)).title.raw
          const content = await write(page, panel, newTitle)
          await breakIt()
          await pressSave(page)
          await page.locator('.components-notice').getByText(said).first().waitFor()
          await saveEnded(page)
          await mend()
          expect(await contentOf(page)).toBe(content)
          expect(await ask(page, 'core/editor', 'isEditedPostDirty')).toBe(true)
          expect((await readPost(id)).title.raw).toBe(before)
          await save(page)
          await expectStored(id, newTitle, content)
        }
        await failing(
          'Offline.',
          /offline|failed/i,
          () => context.setOffline(true),
          () => context.setOffline(false),
        )
        const posts = (url: URL) => decodeURIComponent(url.href).includes(`/wp/v2/posts/${id}`)
        await failing(
          'Broken.',
          /The database is away/,
          () =>
            page.route(posts, (route) =>
              route.request().method() === 'POST'
                ? route.fulfill({ status: 500, json: { code: 'broken', message: 'The database is away.' } })
                : route.continue(),
            ),
          () => page.unroute(posts),
        )

        const late = await write(page, panel, 'Expired.')
        await page.evaluate(() => {
          ;(globalThis as any).wp.apiFetch.nonceMiddleware.nonce = 'expired'
        })
        await save(page)
        await expectStored(id, 'Expired.', late)

        await page.evaluate(() => {
          ;(globalThis as any).gate.isShut = true
        })
        const fast = await write(page, panel, 'Faster than the analysis.')
        await save(page)
        expect(await readPost(id)).toMatchObject({ title: { raw: 'Faster than the analysis.' }, content: { raw: fast } })
        expect(await stateOf(id), 'an analysis of another text never counts').toBe('stale')
        await page.evaluate(() => (globalThis as any).gate.open())
        await expectStored(id, 'Faster than the analysis.', fast)
      },
      { apart: true, expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /^500 POST/, /^403 /] },
    )
  })

  it('when two people save the same post: the last text is stored, the other is in the revisions with its questions, and both people get a notice', async () => {
    await addUser('second', 'editor')
    await visit(async (first) => {
      const firstPanel = await written(first)
      await save(first)
      const id = await postIn(first)
      const content = await write(first, firstPanel, 'By the first.')
      await settle(first, firstPanel)
      await visit(
        async (second) => {
          await second.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`)
          await second
            .getByRole('button', { name: 'Take over' })
            .or(second.getByRole('link', { name: 'Take over' }))
            .click()
          await second.waitForFunction(() => (globalThis as any).wp?.data?.select('core/editor')?.isPostLocked?.() === false)
          await openEditor(second, site, id)
          const panel = await openSidebar(second)
          await setBlocks(second, 'By the second.', article)
          await settle(second, panel)
          // Both save at once; the last one wins the text.
          await pressSave(first)
          await saveEnded(first)
          await save(second)
          expect(await readPost(id)).toMatchObject({ title: { raw: 'By the second.' } })
          expect(await stateOf(id)).toBe('current')
        },
        { as: { user: 'second', password: 'only-for-this-test' } },
      )
      const revisions = await callWordPress<readonly StoredPost[]>(site, 'GET', `/wp/v2/posts/${id}/revisions?context=edit`)
      const mine = revisions.find((revision) => revision.title.raw === 'By the first.')
      expect(mine?.content.raw).toBe(content)
      expect(mine?.meta._citable.input.queries).toEqual(['By the first. How long does dough rise?'])
      await first.evaluate(() => (globalThis as any).wp.heartbeat.connectNow())
      await first
        .getByText(/now editing|has taken over|currently has editing control/i)
        .first()
        .waitFor()
    })
  })
})
