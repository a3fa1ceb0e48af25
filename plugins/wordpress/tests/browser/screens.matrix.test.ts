import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { passWork } from '@citable/tooling/browser/pass-time'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import type { WordPressSite } from '@citable/tooling/sites/wordpress'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chosen, openSite } from '../open-site.ts'
import {
  describeOnNewest,
  looked,
  openEditor,
  openSidebar,
  pictures,
  publish,
  readScores,
  setBlocks,
  settle,
  unfold,
} from './block-editor.ts'
import { isFaultOfPlugin, type Visit, visitsOf } from './visit.ts'

/** As authors of long languages write it, in one word. */
const longWord = 'Vollkornroggensauerteigbrotaufbewahrungsempfehlungen'

/** The post on screen, and its site. */
const ownWords = [
  'How long does rye bread keep?',
  'Rye bread keeps for 9 days in a box of wood.',
  'How do you keep it?',
  'Wrap it in linen. A bag of plastic makes the crust soft within 24 hours.',
  'The Proving Loaf',
]

/** English texts of the sidebar for that post. */
let english: readonly string[] = []

let site: WordPressSite
let browser: Browser
let visit: Visit
let post: number

beforeAll(async () => {
  site = await openSite()
  // A reader's language and colours, by cookies: the site itself has English alone, and no list of languages without the network. And a text
  // of another plugin, to be imported.
  await writeFile(
    join(site.siteDirectory, 'wp-content/mu-plugins/how-it-looks.php'),
    `<?php
add_filter( 'determine_locale', static fn( $locale ) => $_COOKIE['test_locale'] ?? $locale );
add_action( 'init', static function () { if ( 'ar' === determine_locale() ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );
add_action( 'init', static fn() => register_post_meta( 'post', '_yoast_wpseo_title', array( 'show_in_rest' => true, 'single' => true, 'type' => 'string', 'auth_callback' => '__return_true' ) ) );
add_filter( 'use_block_editor_for_post', static fn( $yes ) => $yes && empty( $_GET['classic'] ) );
add_filter( 'get_user_option_admin_color', static fn( $scheme ) => $_COOKIE['test_colours'] ?? $scheme );`,
  )
  const made = await callWordPress<{ id: number; link: string }>(site, 'POST', '/wp/v2/posts', {
    title: 'How long does rye bread keep?',
    content:
      '<!-- wp:paragraph --><p>Rye bread keeps for 9 days in a box of wood.</p><!-- /wp:paragraph --><!-- wp:heading {"level":4} --><h4 class="wp-block-heading">How do you keep it?</h4><!-- /wp:heading --><!-- wp:paragraph --><p>Wrap it in linen. A bag of plastic makes the crust soft within 24 hours.</p><!-- /wp:paragraph -->',
    status: 'publish',
    meta: { _yoast_wpseo_title: `${longWord}: how long rye bread keeps` },
  })
  post = made.id
  browser = await launchBrowser()
  visit = visitsOf(site, browser)
  const readAs = async (agent: string, referer = ''): Promise<void> => {
    await (await fetch(made.link, { headers: { 'user-agent': `Mozilla/5.0 (compatible; ${agent})`, referer, connection: 'close' } })).text()
  }
  // The first visit of the administration makes the table of counts.
  await visit(async (page) => void (await page.goto('/wp-admin/')))
  for (const agent of ['GPTBot/1.2', 'OAI-SearchBot/1.0', 'ChatGPT-User/1.0']) await readAs(agent)
  await readAs('Chrome/141.0.0.0', 'https://chatgpt.com/')
  await callWordPress(site, 'POST', '/citable/v1/redirects', { rows: [{ source: '/altes-brot/', target: '/', status: 301 }] })
  for (const title of ['Rye that goes', 'Spelt that goes']) {
    const { id } = await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/posts', { title, status: 'publish' })
    await callWordPress(site, 'DELETE', `/wp/v2/posts/${id}`)
  }
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Every screen of the plugin in the administration, the plugin's part of it, and the element that shows that it is ready. */
const screens = [
  { name: 'overview', path: 'admin.php?page=citable', part: '#wpbody-content .wrap', ready: '.citable-steps' },
  { name: 'settings', path: 'admin.php?page=citable-settings', part: '#citable-settings', ready: 'button' },
  { name: 'search', path: 'admin.php?page=citable-settings#search', part: '#citable-settings', ready: 'textarea' },
  { name: 'engines', path: 'admin.php?page=citable-settings#engines', part: '#citable-settings', ready: 'input' },
  { name: 'file', path: 'admin.php?page=citable-settings#advanced', part: '#citable-settings', ready: 'input[type="file"]' },
  { name: 'redirects', path: 'admin.php?page=citable-redirects', part: '#citable-redirects', ready: 'tr[data-source]' },
  { name: 'author', path: 'profile.php', part: '#citable-author', ready: 'input' },
  { name: 'term', path: 'term.php?taxonomy=category&tag_ID=1&post_type=post', part: '#citable-term', ready: 'a' },
  { name: 'bulk', path: 'admin.php?page=citable-analysis', part: '#citable-bulk', ready: 'button' },
  { name: 'import', path: 'admin.php?page=citable-import&source=yoast', part: '#wpbody-content .wrap', ready: '#citable-source' },
  { name: 'traffic', path: 'admin.php?page=citable-traffic', part: '#citable-traffic', ready: '.citable-traffic__tiles' },
  { name: 'list', path: 'edit.php', part: '#posts-filter', ready: 'input' },
  { name: 'dashboard', path: 'index.php', part: '#citable', ready: 'a' },
  { name: 'classic', path: 'post.php?post={post}&action=edit&classic=1', part: '#citable', ready: '.citable-scores[data-status="ready"]' },
] as const

async function open(page: Page, { path, part, ready }: (typeof screens)[number]): Promise<void> {
  await page.goto(`${site.url}/wp-admin/${path.replace('{post}', String(post))}`)
  await page.locator(`${part} :is(${ready})`).first().waitFor()
  await passWork(page)
}

interface Look {
  readonly name: string
  readonly locale: string
  readonly colours: string
  readonly direction: string
  /** On a button of the settings. */
  readonly says: string
}
const german: Look = {
  name: 'German, in dark colours',
  locale: 'de_DE',
  colours: 'midnight',
  direction: 'ltr',
  says: 'Einstellungen speichern',
}
const arabic: Look = { name: 'Arabic, in light colours', locale: 'ar', colours: 'light', direction: 'rtl', says: 'حفظ الإعدادات' }

/** On the older WordPress both at once: what its own styles can do to a screen shows from right to left and in the dark. */
const looks: readonly Look[] =
  chosen.version === undefined ? [german, arabic] : [{ ...arabic, name: 'Arabic, in dark colours', colours: german.colours }]

/** CSS pixels: a window on a desk, and a phone. */
const widths = [1280, 390] as const

/** The part that the documents show. */
const documented: readonly string[] = [
  'de_DE-1280-overview',
  'de_DE-390-overview',
  'de_DE-1280-sidebar',
  'de_DE-390-sidebar',
  'de_DE-390-settings',
  'de_DE-390-traffic',
  'ar-1280-sidebar',
  'ar-390-sidebar',
  'ar-390-import',
  'ar-390-classic',
  'ar-1280-settings',
]

/** Pixels by which a part is wider than its place, the tables aside that scroll in theirs. */
const overflow = (page: Page, part: string): Promise<number> =>
  page
    .locator(part)
    .first()
    .evaluate((box) => box.scrollWidth - box.clientWidth)

/** Pixels by which a part makes the page wider than the window. In WordPress 6.8 a link of the classic editor does so too, with us or without. */
const sideways = (page: Page, part: string): Promise<number> =>
  page
    .locator(part)
    .first()
    .evaluate((box: HTMLElement) => {
      const excess = () => Math.max(0, document.documentElement.scrollWidth - innerWidth)
      const shown = excess()
      const { display } = box.style
      box.style.display = 'none'
      const others = excess()
      box.style.display = display
      return shown - others
    })

/** Texts of the sidebar with all of its parts open, without the words of the post. */
async function readWords(page: Page): Promise<readonly string[]> {
  const panel = page.locator('.citable-panel:not(.citable-document)')
  const folded = panel.locator('.components-panel__body-toggle[aria-expanded="false"]')
  while ((await folded.count()) > 0) await folded.first().click()
  await panel.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  await expect.poll(() => panel.locator('.components-spinner').count()).toBe(0)
  await settle(page, panel)
  const words = await panel.evaluate((box) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = walker.currentNode.nodeValue?.replace(/\s+/g, ' ').trim() ?? ''
      // Words of the text or the site, addresses, code.
      if (text !== '' && parent?.closest('bdi, pre, code, [dir="auto"], .citable-code, .citable-result__address') === null) found.push(text)
    }
    return found
  })
  return words.filter((text) => !ownWords.some((own) => own.includes(text)))
}

const size = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 })

describe('what is chosen for AI agents', () => {
  const read = async (path: string): Promise<{ status: number; type: string | null; text: string }> => {
    const answer = await fetch(site.url + path, { headers: { connection: 'close' } })
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }

  it('is in robots.txt and llms.txt as soon as it is saved', async () => {
    expect((await read('/llms.txt')).status).toBe(404)
    expect((await read('/robots.txt')).text).not.toContain('GPTBot')
    await visit(async (page) => {
      await open(page, screens[1])
      await page.getByRole('tab', { name: 'AI crawlers and llms.txt' }).click()
      await page.getByRole('radio', { name: 'Some are to stay away' }).check()
      const trainers = page.getByRole('group', { name: 'To stay away: Training of models' })
      await trainers.getByRole('checkbox', { name: 'GPTBot' }).check()
      await trainers.getByRole('checkbox', { name: 'Google-Extended' }).check()
      await page.getByRole('group', { name: 'To stay away: For a reader who asked' }).getByRole('checkbox', { name: 'Claude-User' }).check()
      const lines = '# Not for these AI agents\nUser-agent: GPTBot\nUser-agent: Claude-User\nUser-agent: Google-Extended\nDisallow: /\n'
      await expect.poll(() => page.getByRole('textbox', { name: 'These lines' }).inputValue()).toBe(lines)
      await page.getByRole('checkbox', { name: 'Serve a list of the published posts as llms.txt' }).check()
      expect((await runAxe(page, screens[0].part)).filter(isFaultOfPlugin)).toEqual([])
      await page.getByRole('button', { name: 'Save settings' }).click()
      await page.locator('[data-save-result="success"]').waitFor()
      expect((await read('/robots.txt')).text).toContain(`\n\n${lines}`)
      const list = await read('/llms.txt')
      expect([list.status, list.type]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(list.text).toContain(`- [How long does rye bread keep?](${site.url}/`)
      expect((await read('/llms.txt/')).status).toBe(404)
      expect((await read('/no-such-page/')).status).toBe(404)
    })
    await callWordPress(site, 'POST', '/citable/v1/settings', { crawlers: 'all' })
  })
})

describe('the first run', () => {
  it('is a notice, two questions, and a tour that is never shown twice; all by keyboard', async () => {
    await visit(async (page) => {
      await page.goto('/wp-admin/index.php')
      await page.getByRole('link', { name: 'Set up', exact: true }).press('Enter')
      await page.getByLabel('Name', { exact: true }).fill('The Proving Loaf & Daughters')
      await page.getByRole('button', { name: 'Save and begin' }).press('Enter')
      await page.getByText('Saved. Citable is set up; what helps next stands below.').waitFor()
      expect(await page.getByRole('heading', { name: 'A short start' }).count()).toBe(0)
      await page.goto('/wp-admin/index.php')
      expect(await page.locator('#citable-welcome-notice').count()).toBe(0)
      const { link } = await callWordPress<{ link: string }>(site, 'GET', `/wp/v2/posts/${post}`)
      expect(await (await fetch(link, { headers: { connection: 'close' } })).text()).toContain(
        '"name":"The Proving Loaf \\u0026 Daughters"',
      )
      // Former addresses lead on, with what they asked for.
      await page.goto('/wp-admin/tools.php?page=citable-import&source=yoast')
      expect(new URL(page.url()).search).toBe('?page=citable-import&source=yoast')
      expect(new URL(page.url()).pathname).toBe('/wp-admin/admin.php')
    })
    await visit(
      async (page) => {
        await openEditor(page, site, post, { tour: true })
        const panel = await openSidebar(page)
        const tour = panel.getByRole('region', { name: 'A short tour' })
        await tour.getByText('Step 1 of 4').waitFor()
        expect((await runAxe(page, '.citable-tour')).filter(isFaultOfPlugin)).toEqual([])
        for (const step of [2, 3, 4]) {
          await tour.getByRole('button', { name: 'Next' }).press('Enter')
          await tour.getByText(`Step ${step} of 4`).waitFor()
        }
        await tour.getByRole('button', { name: 'Done' }).press('Enter')
        await tour.waitFor({ state: 'detached' })
        await settle(page, panel)
        const score = await panel.locator('.citable-score__value').first().innerText()
        await page.locator(`.citable-toolbar[data-score="${score}"]`).first().waitFor()
        await page.waitForFunction(async () => {
          const person = await (globalThis as any).wp.apiFetch({ path: '/wp/v2/users/me?context=edit' })
          return person.meta?.persisted_preferences?.citable?.tour === true
        })
        await openEditor(page, site, post, { tour: true })
        await settle(page, await openSidebar(page))
        expect(await page.getByRole('region', { name: 'A short tour' }).count()).toBe(0)
        const { aeo, seo } = await readScores(panel)
        english = await readWords(page)
        // The settings of the post say the same, and so does the button.
        await page.keyboard.press('Control+Shift+,')
        const section = page.locator('.interface-complementary-area').getByRole('button', { name: 'Citable', exact: true })
        await section.waitFor()
        if ((await section.getAttribute('aria-expanded')) !== 'true') await section.click()
        const lines = page.locator('.citable-document .citable-score-line__value')
        await expect.poll(() => lines.allTextContents()).toEqual([aeo, seo].map(String))
        expect(await page.locator('.citable-toolbar').first().getAttribute('data-score')).toBe(String(aeo))
      },
      { viewport: { width: widths[0], height: 900 } },
    )
  })

  it('shows each step of the tour on a phone, beside its place in the panel, and Escape ends it', async () => {
    const height = 844
    await visit(
      async (page) => {
        await openEditor(page, site)
        await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/preferences').set('citable', 'tour', false))
        const panel = await openSidebar(page)
        // an empty post has no scores yet; their place is marked once they are there
        await panel.getByRole('region', { name: 'A good start' }).waitFor()
        await panel.getByText('Step 1 of 4').waitFor()
        const filler = 'It is important to note that many things can be said about the the dough, and that very many things depend on it. '
        await setBlocks(page, 'Everything That Everybody Really Needs to Know About Sourdough', [
          ['core/paragraph', { content: filler.repeat(12) }],
          ['core/heading', { content: 'Dough', level: 4 }],
          ['core/paragraph', { content: `${filler.repeat(12)} Studies show that 73 % agree.` }],
        ])
        await settle(page, panel)
        const card = panel.getByRole('region', { name: 'A short tour' })
        /** Upper and lower edge. */
        const edges = async (part: Locator): Promise<readonly [number, number]> => {
          const box = await part.boundingBox()
          return [Math.floor(box?.y ?? -1), Math.ceil((box?.y ?? -1) + (box?.height ?? 0))]
        }
        for (const [step, place] of ['.citable-scores', '.citable-next', '.citable-search', null].entries()) {
          await card.getByText(`Step ${step + 1} of 4`).waitFor()
          const [top, bottom] = await edges(card)
          expect(top, `below the name of the sidebar, step ${step + 1}`).toBeGreaterThan(150)
          if (place !== null) {
            const [start, end] = await edges(panel.locator(`${place}.citable-tour-place`))
            expect(start, place).toBeGreaterThanOrEqual(bottom)
            expect(end, place).toBeLessThanOrEqual(height)
          }
          // A click finds the button only where nothing covers it.
          if (step < 3) await card.getByRole('button', { name: 'Next' }).click()
        }
        await page.keyboard.press('Escape')
        await card.waitFor({ state: 'detached' })
        expect(
          await page.evaluate(() => document.activeElement?.closest('.citable-panel') !== null),
          'the keyboard stays in the panel',
        ).toBe(true)
      },
      { viewport: { width: widths[1], height } },
    )
  })

  it('goes on a phone from an empty post to a page with its description and keyphrase, by the screens alone', async () => {
    await visit(
      async (page) => {
        await openEditor(page, site)
        await setBlocks(
          page,
          'How I descale our kettle with citric acid',
          [
            'Our kettle was covered in white crust last month, so I finally sat down and cleaned it properly. It was much easier than I thought, and I want to share how I did it so that you can do the same at home.',
            'Hard water leaves limescale in every kettle. When the water is heated, calcium carbonate comes out of the water and sticks to the metal. A thick layer makes the kettle slower and it uses more power. Flakes also end up in your tea, which nobody likes.',
            'The best thing to use is citric acid. You can buy it as a powder in most supermarkets for about 2 euros. Vinegar works too, but the whole kitchen smells of it for hours and the next cup of tea tastes sour.',
            'Fill the kettle with one litre of water and add two tablespoons of citric acid. Bring it to the boil, switch it off and leave it for 20 minutes. You will see the crust bubble and dissolve. Pour the water away and rinse the kettle twice.',
            'How often you need to do this depends on your water. In our town the water is very hard, so I do it once a month. With soft water, three times a year is enough.',
          ].map((content) => ['core/paragraph', { content }] as const),
        )
        const panel = await openSidebar(page)
        await settle(page, panel)
        const description = panel.locator('[data-citable-input="@description"]')
        const write = async (check: string, text: string): Promise<void> => {
          await panel
            .locator(`.citable-next [data-check="${check}"]`)
            .getByRole('button', { name: /^Write it: / })
            .click()
          await expect.poll(() => description.evaluate((field) => field === document.activeElement)).toBe(true)
          await description.fill(text)
          await settle(page, panel)
          await panel.locator(`.citable-next [data-check="${check}"]`).waitFor({ state: 'detached' })
        }
        const own = 'What to do about limescale: how much acid, how long to wait and how often, for soft and for hard water.'
        const drafted = panel.locator('.citable-next [data-check="description-present"]')
        await drafted.getByRole('button', { name: /^See the proposal/ }).click()
        await drafted.getByRole('button', { name: /^Edit/ }).click()
        await drafted.getByRole('textbox').fill(own)
        await drafted.getByRole('button', { name: /^Accept/ }).click()
        await settle(page, panel)
        await drafted.waitFor({ state: 'detached' })
        await unfold(panel, 'Search')
        await panel.getByLabel('Focus keyphrase (optional)').fill('descale a kettle')
        await settle(page, panel)
        await write(
          'keyphrase-description',
          'How to descale a kettle: how much acid, how long to wait and how often, for soft and for hard water.',
        )
        await panel.getByLabel('Title for result pages').fill('Descale a kettle in 20 minutes')
        await settle(page, panel)
        // What is named before publishing is what the sidebar names.
        const named = await panel
          .locator('.citable-next [data-check]')
          .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.check))
        await page.getByRole('button', { name: 'Close plugin' }).click()
        const link = await publish(page, async (region) => {
          const rows = region.locator('.citable-prepublish [data-check]')
          // The panel's code comes with its first use.
          await expect.poll(() => rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.check))).toEqual(named)
          expect(await overflow(page, '.citable-prepublish')).toBeLessThanOrEqual(1)
        })
        const html = await (await fetch(link, { headers: { connection: 'close' } })).text()
        expect(html).toContain('<title>Descale a kettle in 20 minutes</title>')
        expect(html).toContain('<meta name="description" content="How to descale a kettle: how much acid')
      },
      { viewport: { width: widths[1], height: 844 } },
    )
  })

  it('leads to settings that are saved part by part', async () => {
    await visit(async (page) => {
      await page.goto('/wp-admin/options-general.php?page=citable')
      const menu = page.locator('#toplevel_page_citable .wp-submenu a')
      expect(await menu.allTextContents()).toEqual([
        'Overview',
        'Analysis',
        'Titles and descriptions',
        'Sources',
        'Redirects',
        'Import',
        'AI traffic',
        'Settings',
      ])
      await page.getByRole('tab', { name: 'General' }).focus()
      expect(await page.getByRole('tab').allInnerTexts()).toEqual([
        'General',
        'Post types',
        'Search appearance',
        'Social',
        'Structured data',
        'Search engines',
        'AI crawlers and llms.txt',
        'Service',
        'Advanced',
      ])
      await page.keyboard.press('ArrowRight')
      await page.getByRole('tab', { name: 'Post types', selected: true }).waitFor()
      await page.getByRole('tab', { name: 'Search appearance' }).click()
      await expect.poll(() => new URL(page.url()).hash).toBe('#search')
      await page.getByLabel('Separator').fill('|')
      await page.getByRole('tab', { name: 'Advanced' }).click()
      await page.getByLabel('Days to keep').fill('90')
      await page.getByRole('button', { name: 'Save settings' }).click()
      await page.locator('[data-save-result="success"]').waitFor()
      const stored = await callWordPress<{ values: { separator: string; traffic: { days: number } } }>(site, 'GET', '/citable/v1/settings')
      expect([stored.values.separator, stored.values.traffic.days]).toEqual(['-', 90])
      // Unsaved input in the other part is still there, and its tab is marked.
      await page.getByRole('tab', { name: 'Search appearance •' }).click()
      expect(await page.getByLabel('Separator').inputValue()).toBe('|')
    })
  })
})

describe('the example of a title in the settings', () => {
  it('is the title that the page of the newest post has, with and without a template', async () => {
    // Without a title of its own, and newer than what other tests publish.
    const newest = await callWordPress<{ link: string }>(site, 'POST', '/wp/v2/posts', {
      title: 'A loaf of “rye” & spelt',
      status: 'publish',
      date_gmt: new Date(Date.now() - 1000).toISOString().slice(0, 19),
    })
    const printed = async (): Promise<string | undefined> => {
      const html = await (await fetch(newest.link, { headers: { connection: 'close' } })).text()
      return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#8211;', '–').replaceAll('&#038;', '&')
    }
    const templates = (text: string) =>
      callWordPress(site, 'POST', '/citable/v1/settings', { templates: { post: { title: text, description: '' } } })
    try {
      for (const template of ['', '{title} {separator} {site}']) {
        await templates(template)
        await visit(async (page) => {
          await open(page, screens[2])
          const example = (await page.locator('#citable-settings').getByText('Example: ').first().innerText()).split('Example: ')[1]
          expect(example, template).toBe(await printed())
        })
      }
    } finally {
      await templates('')
    }
  })
})

/** The whole sidebar is in the language, and none of its words sticks out. At this width it is narrowest. */
async function expectSpoken(page: Page, locale: string): Promise<void> {
  const words = await readWords(page)
  expect(english.length, 'compared with what it says in English').toBeGreaterThan(100)
  expect(words.length).toBeGreaterThan(100)
  const said = new Set(english)
  const isSentence = (text: string) => /[A-Za-z]{2,}[^A-Za-z]+[A-Za-z]{2,}[^A-Za-z]+[A-Za-z]{2,}/.test(text)
  expect(
    words.filter((text) => isSentence(text) && said.has(text)),
    `${locale}: left in English`,
  ).toEqual([])
  expect(await overflow(page, '.citable-panel'), locale).toBeLessThanOrEqual(1)
  const wide = page.viewportSize()!
  await page.setViewportSize({ ...wide, height: 12_000 })
  await takeScreenshot(page.locator('.interface-complementary-area').first(), `${looked}${locale}-words.png`)
  await page.setViewportSize(wide)
}

describeOnNewest('the sidebar, all of it open', () => {
  it.each(['fr_FR', 'es_ES', 'ja'])('is in %s, and no word sticks out', async (locale) => {
    await visit(
      async (page, { context }) => {
        await context.addCookies([{ name: 'test_locale', value: locale, url: site.url }])
        await openEditor(page, site, post)
        await settle(page, await openSidebar(page))
        await expectSpoken(page, locale)
      },
      { viewport: { width: widths[0], height: 900 }, apart: true },
    )
  })
})

describe.each(looks)('in $name', ({ locale, colours, direction, says }) => {
  const lookAt = async (page: Page, name: string, width: number, part: string): Promise<void> => {
    expect((await runAxe(page, part)).filter(isFaultOfPlugin), `${name}, ${width}`).toEqual([])
    expect(await overflow(page, part), `${name}, ${width}`).toBeLessThanOrEqual(1)
    expect(await sideways(page, part), `${name}, ${width}`).toBeLessThanOrEqual(0)
    // The part below the fold, up to the bar of WordPress.
    await page
      .locator(part)
      .first()
      .evaluate((box) => {
        const { top } = box.getBoundingClientRect()
        if (top > 300) scrollBy(0, top - 60)
      })
    const picture = `${locale}-${width}-${name}`
    await takeScreenshot(page, documented.includes(picture) ? `${pictures}wordpress-look-${picture}.png` : `${looked}${picture}.png`)
  }

  it('every screen is in the language, fits a desk and a phone, and has no accessibility fault', async () => {
    await visit(
      async (page, { context }) => {
        const cookies = { test_locale: locale, test_colours: colours }
        await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.url })))
        for (const screen of screens) {
          await size(page, widths[0])
          await open(page, screen)
          expect((await page.locator('html').getAttribute('dir')) ?? 'ltr', screen.name).toBe(direction)
          if (screen.name === 'settings') await page.getByRole('button', { name: says }).waitFor()
          for (const width of widths) {
            await size(page, width)
            await lookAt(page, screen.name, width, screen.part)
          }
        }
        for (const width of widths) {
          await size(page, width)
          await openEditor(page, site, post)
          // On a phone the editor keeps the sidebars of plugins in its menu.
          if (width < 782) {
            await page.getByRole('button', { name: 'Options', exact: true }).click()
            await page.locator('[role^="menuitem"]', { hasText: 'Citable' }).first().click()
          }
          const panel = await openSidebar(page)
          await settle(page, panel)
          await lookAt(page, 'sidebar', width, '.citable-panel')
          if (width === widths[0]) await expectSpoken(page, locale)
        }
      },
      { viewport: { width: widths[0], height: 900 }, apart: true },
    )
  })
})

describe('with the keyboard alone', () => {
  /** Controls that the keyboard should reach, in the order of the page; of radio buttons of one name the one that is chosen. */
  const mark = (page: Page, part: string): Promise<number> =>
    page
      .locator(part)
      .first()
      .evaluate((box) => {
        const controls = [...box.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
          (control) => {
            const { type, name, checked } = control as HTMLInputElement
            const isOtherOfRadios =
              type === 'radio' && !checked && box.querySelector(`input[type="radio"][name="${CSS.escape(name)}"]:checked`) !== null
            return (
              !isOtherOfRadios && !control.matches(':disabled, [tabindex="-1"]') && control.checkVisibility({ visibilityProperty: true })
            )
          },
        )
        for (const [index, control] of controls.entries()) control.dataset.test = String(index)
        return controls.length
      })

  /** Styles of a marked control and its frame; null: the control that has the keyboard, if it is a marked one. */
  const lookOf = (number: number | null): { readonly number: number; readonly look: string; readonly html: string } | null => {
    const control = number === null ? document.activeElement : document.querySelector(`[data-test="${number}"]`)
    if (!(control instanceof HTMLElement)) return null
    const drawn = [control, ...(control.parentElement?.children ?? [])].map((element) => {
      const { outline, boxShadow, borderColor, backgroundColor, color } = getComputedStyle(element)
      return [outline, boxShadow, borderColor, backgroundColor, color].join()
    })
    return { number: Number(control.dataset.test ?? -1), look: drawn.join(), html: control.outerHTML.slice(0, 160) }
  }

  it.each(screens)(
    'all of $name is reached in its order, each control shows that it has the keyboard, and none holds it',
    async (screen) => {
      await visit(
        async (page) => {
          await open(page, screen)
          const count = await mark(page, screen.part)
          expect(count).toBeGreaterThan(0)
          // The keyboard comes from the element before.
          await page
            .locator(screen.part)
            .first()
            .evaluate((box) => {
              const start = document.createElement('button')
              start.textContent = 'Start'
              box.before(start)
              start.focus()
            })
          const reached: { readonly number: number; readonly look: string; readonly html: string }[] = []
          for (;;) {
            await page.keyboard.press('Tab')
            const control = await page.evaluate(lookOf, null)
            if (control === null || !(await page.evaluate((part) => document.activeElement?.closest(part) != null, screen.part))) break
            reached.push(control)
            expect(reached.length, control.html).toBeLessThanOrEqual(count)
          }
          expect(reached.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => index))
          for (const { number, look, html } of reached) expect((await page.evaluate(lookOf, number))?.look, html).not.toBe(look)
        },
        { viewport: { width: 1280, height: 900 } },
      )
    },
  )
})
