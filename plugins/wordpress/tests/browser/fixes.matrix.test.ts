import { passTime } from '@citable/tooling/browser/pass-time'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ask, type BlockSpec, openEditor, openPoint, openSidebar, pictures, setBlocks, settle, unfold } from './block-editor.ts'
import { openSiteInBrowser } from './visit.ts'

const { site, visit } = await openSiteInBrowser()

const title = 'How Long Does Sourdough Bulk Fermentation Take?'
const long = [
  'Bulk fermentation takes <strong>4 to 6 hours at 24 °C</strong> and about 9 hours at 20 °C.',
  'Each drop of 4 °C makes it about one and a half times as long, so a cool kitchen asks for patience.',
  'A dough that needs 5 hours at 24 °C needs roughly 9 hours at 20 °C, and only 3 hours at 28 °C.',
  'Flour and water from the cupboard are often 3 °C colder than the air, so put the thermometer into the dough.',
  'Bakers who work with <a href="htps://example.org/rye">whole rye</a> shorten these times by about a third.',
  'Bulk fermentation is finished when the dough has grown by 50 % in a straight-sided jar.',
  'Take a sample of 50 g at the start, mark its height, and wait until it reaches one and a half times that height.',
  'Bubbles of 2 to 5 mm at the sides of the bowl and a domed surface show the same without a jar.',
].join(' ')

const article: readonly BlockSpec[] = [
  ['core/paragraph', { content: long, anchor: 'times' }],
  ['core/heading', { content: 'Which flour ferments fastest?', level: 3 }],
  ['core/paragraph', { content: 'Whole rye ferments the the fastest, because its bran feeds the yeast from the first hour on.' }],
]

/** The text that WordPress would save; blocks have no ids there, so it can be compared. */
const contentOf = (page: Page) => ask<string>(page, 'core/editor', 'getEditedPostContent')

const textOf = (html: string) =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(?:a|strong)[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const written = (run: (page: Page, panel: Locator) => Promise<void>, blocks: readonly BlockSpec[] = article): Promise<void> =>
  visit(async (page) => {
    await openEditor(page, site)
    const panel = await openSidebar(page)
    await setBlocks(page, title, blocks)
    await settle(page, panel)
    await run(page, panel)
  })

/** A text with much to mend: an opening that does not answer, headings that ask nothing, no description. */
const poor: readonly BlockSpec[] = [
  [
    'core/paragraph',
    {
      content:
        'Bulk fermentation of sourdough depends on 3 things: the warmth of the dough, the kind of flour and the strength of the starter.',
    },
  ],
  ['core/heading', { content: 'Times of bulk fermentation', level: 2 }],
  ['core/paragraph', { content: long }],
  ['core/heading', { content: 'Flour', level: 4 }],
  ['core/paragraph', { content: 'Whole rye ferments the the fastest, because its bran feeds the yeast from the first hour on.' }],
  ['core/image', { url: `${site.url}/wp-includes/images/w-logo-blue.png`, alt: '', caption: 'The dough after 4 hours' }],
  ['core/heading', { content: 'When is bulk fermentation finished?', level: 2 }],
  [
    'core/paragraph',
    { content: 'It can be seen in several ways. Bulk fermentation is finished when the dough has grown by 50 % in a jar.' },
  ],
]

/** Sentences that are in the text more than once. */
const twice = (text: string): readonly string[] => {
  const sentences = text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.length > 20)
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
}

describe('proposals in the block editor', () => {
  it('are accepted one by one: each point goes, or asks for something else, and no text is there twice', async () => {
    await written(async (page, panel) => {
      const accepted: string[] = []
      for (let turn = 0; turn < 15; turn += 1) {
        // what is worth a look alone is among all checks
        for (const part of ['Search', 'Answers', 'Structure and text', 'All checks']) await unfold(panel, part)
        const rows = panel.locator('[data-check]')
        await panel.evaluate((root) => {
          for (const head of root.querySelectorAll<HTMLElement>('[data-check] .citable-row__head[aria-expanded="false"]')) head.click()
        })
        await passTime(page, 100)
        const usable = rows.filter({ has: page.getByRole('button', { name: /^(?:Accept|Use this proposal)/ }) })
        if ((await usable.count()) === 0) break
        const row = usable.first()
        const check = await row.getAttribute('data-check')
        const change = await row.locator('.citable-proposal .screen-reader-text, .citable-change').first().innerText()
        // An accepted proposal does not come again.
        expect(accepted, `${check} again`).not.toContain(`${check}: ${change}`)
        accepted.push(`${check}: ${change}`)
        await row.getByRole('button', { name: /^(?:Accept|Use this proposal)/ }).click()
        await panel.getByText('Done. Save to keep it.').waitFor()
        await settle(page, panel)
        expect(twice(textOf(await contentOf(page))), `after ${check}`).toEqual([])
      }
      expect(accepted.length, accepted.join('\n')).toBeGreaterThanOrEqual(2)
      expect(accepted.length, 'there is an end of it').toBeLessThan(15)
    }, poor)
  })
})

describe('safe fixes in the block editor', () => {
  it('divide a long paragraph, preserve its formats and links, and can be taken back', async () => {
    await written(async (page, panel) => {
      const before = await contentOf(page)
      const row = await openPoint(panel, 'passage-size', 'paragraph-length')
      await row.getByRole('button', { name: /^Use this proposal/ }).click()
      await settle(page, panel)
      const after = await contentOf(page)
      expect(after.split('<!-- wp:paragraph').length).toBeGreaterThan(before.split('<!-- wp:paragraph').length)
      expect(textOf(after)).toBe(textOf(before))
      expect(after).toContain('<strong>4 to 6 hours at 24 °C</strong>')
      expect(after).toContain('<a href="htps://example.org/rye">whole rye</a>')
      expect(after.match(/id="times"/g), 'an anchor stands once').toHaveLength(1)
      await panel.getByRole('button', { name: /^Undo/ }).first().click()
      await settle(page, panel)
      expect(await contentOf(page)).toBe(before)
    })
  })

  it('are all applied with one click and taken back by one step of the editor', async () => {
    await written(async (page, panel) => {
      const before = await contentOf(page)
      await panel.evaluate((element) => element.scrollTo(0, 0))
      await takeScreenshot(page.locator('.interface-complementary-area').first(), `${pictures}wordpress-sidebar-fixes.png`)
      expect(await runAxe(page, '.citable-fix-all')).toEqual([])
      await panel.getByRole('button', { name: /^Look at \d+ safe fixes$/ }).click()
      // Each change is shown first, and none is made.
      const all = panel.getByRole('button', { name: /^Apply all \d+ safe fixes$/ })
      const count = Number(/\d+/.exec(await all.innerText())?.[0])
      const shown = panel.locator('.citable-fix-all .citable-row')
      expect(await shown.count()).toBe(count)
      for (const one of await shown.all()) {
        const [from, to] = [one.locator('.citable-change__before'), one.locator('.citable-change__after')]
        expect(await from.innerText()).not.toBe(await to.innerText())
      }
      expect(await contentOf(page)).toBe(before)
      await all.click()
      await panel.getByText('Done. Save to keep it.').waitFor()
      await settle(page, panel)
      const after = await contentOf(page)
      expect(after).toContain('"https://example.org/rye"')
      expect(after).toContain('<h2 class="wp-block-heading">Which flour ferments fastest?</h2>')
      expect(textOf(after)).toBe(textOf(before))
      await panel.getByText(/^\d+ changes at once$/).waitFor()
      expect(await panel.locator('.citable-fix-all').count()).toBe(0)
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').undo())
      await settle(page, panel)
      expect(await contentOf(page)).toBe(before)
      // And by the panel's own undo.
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').redo())
      await settle(page, panel)
      expect(await contentOf(page)).toBe(after)
      await panel.getByRole('button', { name: /^Undo/ }).first().click()
      await settle(page, panel)
      expect(await contentOf(page)).toBe(before)
    })
  })

  it('are applied where they fit: a paragraph in a classic block is left, and its check named', async () => {
    const [, ...rest] = article
    await written(
      async (page, panel) => {
        const before = await contentOf(page)
        await panel.getByRole('button', { name: /^Look at \d+ safe fixes$/ }).click()
        await panel.getByRole('button', { name: /^Apply all \d+ safe fixes$/ }).click()
        await panel.getByText(/^Done in part\. .+\. Save to keep the rest\.$/).waitFor()
        await settle(page, panel)
        const after = await contentOf(page)
        expect(after).toContain('<h2 class="wp-block-heading">Which flour ferments fastest?</h2>')
        expect(after).toContain(`<p>${long}</p>`)
        await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').undo())
        await settle(page, panel)
        expect(await contentOf(page)).toBe(before)
      },
      [['core/freeform', { content: `<p>${long}</p>` }], ...rest],
    )
  })

  it('leave a passage that another person has rewritten in the meantime', async () => {
    await written(async (page, panel) => {
      await panel.getByRole('button', { name: /^Look at \d+ safe fixes$/ }).click()
      await page.evaluate(() => {
        const { wp } = globalThis as any
        // Between the click and the next analysis another person writes.
        const [first] = wp.data.select('core/block-editor').getBlocks()
        ;(document.querySelector('.citable-fix-all button') as HTMLElement).addEventListener(
          'click',
          () => wp.data.dispatch('core/block-editor').updateBlockAttributes(first.clientId, { content: 'Rewritten by somebody else.' }),
          { capture: true, once: true },
        )
      })
      await panel.getByRole('button', { name: /^Apply all \d+ safe fixes$/ }).click()
      await panel.getByText(/^Done in part\. .+\. Save to keep the rest\.$/).waitFor()
      const content = await contentOf(page)
      expect(content).toContain('Rewritten by somebody else.')
      expect(content).not.toContain('4 to 6 hours')
      expect(content).toContain('<h2 class="wp-block-heading">Which flour ferments fastest?</h2>')
    })
  })
})
