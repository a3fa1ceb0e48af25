import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readJsonLd } from '@citable/tooling/browser/read-json-ld'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { takeScreenshot } from '@citable/tooling/browser/take-screenshot'
import { freePort } from '@citable/tooling/sites/free-port'
import { type ServiceSite, startServiceSite } from '@citable/tooling/sites/service'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, looked, openEditor, openSidebar, publish, settle, unfold } from './block-editor.ts'
import { openSiteInBrowser } from './visit.ts'

if (spawnSync('apertium', ['-l']).status !== 0)
  throw new Error('Apertium is missing: apt-get install apertium apertium-eng-spa apertium-eng-cat')

const { site, browser, visit } = await openSiteInBrowser()
/** Nobody is there whom the editor could ask about the embed. */
const noFilm = /^404 GET .*oembed/
/** The section fits: a picture of what does not would change the window. */
const tall = { viewport: { width: 1280, height: 2600 }, expected: [noFilm] }

let service: ServiceSite

beforeAll(async () => {
  service = await startServiceSite(await freePort())
  await writeFile(
    join(site.siteDirectory, 'wp-content/mu-plugins/translations.php'),
    `<?php
add_shortcode( 'loaf', static fn() => 'a loaf' );
add_filter( 'use_block_editor_for_post', static fn( $yes ) => $yes && empty( $_GET['classic'] ) );
add_filter( 'determine_locale', static fn( $locale ) => $_COOKIE['test_locale'] ?? $locale );
add_action( 'init', static function () { if ( 'ar' === determine_locale() ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );`,
  )
  await callWordPress(site, 'POST', '/citable/v1/settings', { mode: 'service', service_url: service.url, api_key: service.key })
})
afterAll(() => service.stop())

const block = (name: string, html: string, attributes = ''): string => `<!-- wp:${name} ${attributes}-->\n${html}\n<!-- /wp:${name} -->`
const paragraphs = [
  'Bread made of rye keeps for a week. The baker mixes <strong>500 g of flour</strong> with [loaf kind="rye"] and water.',
  'The <a href="https://mill.example/">mill</a> grinds the grain every morning.',
  'The zymurgist drinks coffee.',
]
const kept = [
  '<!-- wp:code -->\n<pre class="wp-block-code"><code>bake --hours=2 "rye bread"</code></pre>\n<!-- /wp:code -->',
  '<!-- wp:embed {"url":"https://film.example/bread","type":"video","providerNameSlug":"film"} -->\n<figure class="wp-block-embed is-type-video is-provider-film wp-block-embed-film"><div class="wp-block-embed__wrapper">\nhttps://film.example/bread\n</div></figure>\n<!-- /wp:embed -->',
  '<!-- wp:shortcode -->\n[loaf kind="wheat"]\n<!-- /wp:shortcode -->',
]
const content = [
  block('paragraph', `<p>${paragraphs[0]}</p>`),
  block('heading', '<h2 class="wp-block-heading">How do you store bread?</h2>'),
  block(
    'list',
    `<ul class="wp-block-list">${block('list-item', '<li>In a box of wood</li>')}\n\n${block('list-item', '<li>In a clean towel</li>')}</ul>`,
  ),
  block('image', '<figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt="The bread of the baker"/></figure>'),
  ...kept,
  block('paragraph', `<p>${paragraphs[1]}</p>`),
  block('paragraph', `<p>${paragraphs[2]}</p>`),
].join('\n\n')

const article = { title: 'How to bake bread', excerpt: 'The water and the flour.', slug: 'how-to-bake-bread', content }
const write = async (): Promise<number> =>
  (
    await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/posts', {
      ...article,
      status: 'publish',
      citable_input_description: 'The best bread of the city.',
    })
  ).id

interface Post {
  readonly status: string
  readonly slug: string
  readonly link: string
  readonly title: { readonly raw: string }
  readonly excerpt: { readonly raw: string }
  readonly content: { readonly raw: string }
  readonly citable_input_description: string
  readonly meta: { readonly _citable: object }
}
const read = (id: number): Promise<Post> => callWordPress<Post>(site, 'GET', `/wp/v2/posts/${id}?context=edit`)
const drafts = async (): Promise<readonly { readonly id: number }[]> =>
  callWordPress(site, 'GET', '/wp/v2/posts?context=edit&status=draft&per_page=100')

async function openSection(page: Page, id: number, name = 'Translations'): Promise<Locator> {
  await openEditor(page, site, id)
  const panel = await openSidebar(page)
  await settle(page, panel)
  return unfold(panel, name)
}

/** What a search engine gets: the language of the page, its versions, the node of its article. */
async function readAlone(url: string) {
  const html = await (await fetch(url, { headers: { connection: 'close' } })).text()
  const root = /<html[^>]*>/.exec(html)?.[0] ?? ''
  const versions = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
    language,
    href,
  ])
  const [script] = (await readJsonLd(browser, url)).scripts
  const graph: readonly Readonly<Record<string, unknown>>[] = JSON.parse(script?.text ?? '{}')['@graph'] ?? []
  return { root, versions: Object.fromEntries(versions), article: graph.find((node) => String(node['@id']).endsWith('#article')) }
}

it('a post becomes a Spanish draft, is reviewed, published, and found in both languages', async () => {
  const id = await write()
  let draft = 0
  await visit(async (page) => {
    const section = await openSection(page, id)
    await section.getByText('There is no translation yet.').waitFor()
    await section.getByRole('combobox', { name: 'Language' }).selectOption('es')
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(section, `${looked}translations-before.png`)
    await section.getByRole('button', { name: 'Translate into Spanish' }).click()
    await section.getByText('The draft in Spanish is there.').waitFor()
    await section.getByText('Draft, machine translation by apertium, not reviewed').waitFor()
    expect(await section.getByRole('combobox', { name: 'Language' }).locator('option').allInnerTexts()).not.toContain('Spanish')
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(section, `${looked}translations-made.png`)

    const made = await drafts()
    expect(made).toHaveLength(1)
    draft = made[0]!.id
    await callWordPress(site, 'POST', `/citable/v1/posts/${id}/translations`, { language: 'es' })
    expect(await drafts()).toHaveLength(1)
    const { title, excerpt, content: translated, slug, citable_input_description: description, meta } = await read(draft)
    expect([title.raw, slug, excerpt.raw, description]).toEqual([
      expect.stringContaining('pan'),
      expect.stringMatching(/^[a-z-]*pan[a-z-]*$/),
      expect.stringMatching(/^el agua y la harina\.$/i),
      expect.stringContaining('pan'),
    ])
    expect(meta._citable).not.toHaveProperty('scores')
    for (const part of kept) expect(translated.raw).toContain(part)
    expect(translated.raw).toContain('[loaf kind="rye"]')
    expect(translated.raw).toContain('src="/wp-includes/images/w-logo-blue.png"')
    expect(translated.raw).not.toContain('The bread of the baker')
    expect(translated.raw.match(/<!-- \/?wp:\S+/g)).toEqual(content.match(/<!-- \/?wp:\S+/g))

    await section.getByRole('link', { name: /^Edit: .* \(Spanish\)$/ }).click()
    await page.waitForURL((url) => url.searchParams.get('post') === String(draft))
    const review = await openSection(page, draft)
    await review.getByText('Machine translation by apertium from American English').first().waitFor()
    const rows = review.locator('.citable-review')
    expect(await rows.count()).toBeGreaterThan(0)
    expect(await review.innerText()).toContain('words that the engine does not know')
    expect(await ask(page, 'core/block-editor', 'getBlocks').then((blocks) => JSON.stringify(blocks).includes('"isValid":false'))).toBe(
      false,
    )
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(review, `${looked}translations-review.png`)
    await review.getByRole('button', { name: /^Show me: .*zymurgist/ }).click()
    expect(
      await page.evaluate(() => (globalThis as any).wp.data.select('core/block-editor').getSelectedBlock()?.attributes.content.toString()),
    ).toContain('zymurgist')
    await review.getByRole('button', { name: 'I have reviewed it' }).click()
    await review.getByText(/by apertium from American English, reviewed\.$/).waitFor()
    expect((await readAlone((await read(id)).link)).versions).toEqual({})
    await publish(page)
  }, tall)

  const [original, translation] = [await read(id), await read(draft)]
  expect(translation.status).toBe('publish')
  const versions = { 'en-US': original.link, es: translation.link, 'x-default': original.link }
  const [english, spanish] = [await readAlone(original.link), await readAlone(translation.link)]
  expect(english).toMatchObject({ versions, article: { workTranslation: [{ url: translation.link, inLanguage: 'es' }] } })
  expect(spanish).toMatchObject({ versions, article: { inLanguage: 'es', translationOfWork: { '@id': `${original.link}#article` } } })
  expect(english.root).toContain('lang="en-US"')
  expect(spanish.root).toContain('lang="es"')

  // a person improves a sentence of the translation, and then the original changes there and elsewhere
  const { raw } = (await read(draft)).content
  const theirs = raw.replace(/(<p>El <a [^>]*>).*?(<\/a>).*?(<\/p>)/, '$1molino$2 muele el grano al amanecer.$3')
  expect(theirs).not.toBe(raw)
  await callWordPress(site, 'POST', `/wp/v2/posts/${draft}`, { content: theirs })
  await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, {
    content: content.replace('In a box of wood', 'In a box of metal').replace('every morning', 'every evening'),
  })
  await visit(async (page) => {
    const section = await openSection(page, id)
    await section.getByText('Source changed: 2 texts').waitFor()
    await section.getByText('Published', { exact: true }).waitFor()
    await takeScreenshot(section, `${looked}translations-changed.png`)

    const review = await openSection(page, draft)
    await review.getByRole('button', { name: 'Look at 2 changes' }).click()
    await review.getByText('You and the source have both changed this.').waitFor()
    await review.getByText('This text is public').waitFor()
    expect(await review.locator('[data-change]').count()).toBe(2)
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(review, `${looked}translations-changes.png`)
    expect((await read(draft)).content.raw).toBe(theirs)
    await Promise.all([page.waitForEvent('load'), review.getByRole('button', { name: 'Take over 1 change' }).click()])
    const merged = (await read(draft)).content.raw
    expect(merged).toContain('molino</a> muele el grano al amanecer.')
    expect(merged).toContain('metal')
    expect(merged.replace(/<li>.*?<\/li>/, '')).toBe(theirs.replace(/<li>.*?<\/li>/, ''))
    const after = await openSection(page, draft)
    await after.getByText('Machine translation by apertium from American English').first().waitFor()
    expect(await after.innerText()).not.toContain('Source changed')
    await page.setViewportSize({ width: 390, height: 1400 })
    await unfold(await openSidebar(page), 'Translations')
    const width = await page.evaluate(() => document.querySelector('.citable-translations')?.getBoundingClientRect().right)
    expect(width).toBeLessThanOrEqual(390)
    await takeScreenshot(page, `${looked}translations-390.png`)
  }, tall)
})

it('says that nothing was made when the service is away', async () => {
  const id = await write()
  await visit(
    async (page) => {
      const section = await openSection(page, id)
      const before = (await drafts()).length
      await service.outage(async () => {
        await section.getByRole('button', { name: /^Translate into / }).click()
        await section.getByText('The service did not answer. Nothing was made. Try again.').waitFor()
        expect(await drafts()).toHaveLength(before)
      })
      await section.getByRole('button', { name: /^Translate into / }).click()
      await section.getByText('The draft in Catalan is there.').waitFor()
    },
    { ...tall, expected: [noFilm, /502 POST .*(?:translations|optimize)/] },
  )
})

it('shows what to look at and what the original has changed in the classic editor, too', async () => {
  const id = await write()
  const { made } = await callWordPress<{ made: number }>(site, 'POST', `/citable/v1/posts/${id}/translations`, { language: 'es' })
  await callWordPress(site, 'POST', `/wp/v2/posts/${id}`, { content: content.replace('In a box of wood', 'In a box of metal') })
  await visit(async (page) => {
    await page.goto(`${site.url}/wp-admin/post.php?post=${made}&action=edit&classic=1`)
    await page.waitForFunction(() => (globalThis as any).tinymce?.get('content')?.initialized)
    const panel = page.locator('#citable')
    await settle(page, panel)
    const section = await unfold(panel, 'Translations')
    await section.getByText('Machine translation by apertium from American English, to be reviewed.').waitFor()
    await section.getByText('Source changed: 1 text').waitFor()
    await section.getByRole('button', { name: /^Show me: .*zymurgist/ }).click()
    const selected = () => page.evaluate(() => (globalThis as any).tinymce.get('content').selection.getContent({ format: 'text' }))
    await expect.poll(selected).toContain('zymurgist')
    await section.getByRole('button', { name: 'Look at the change' }).click()
    await section.locator('[data-change]').waitFor()
    expect(await runAxe(page, '.citable-translations')).toEqual([])
    await takeScreenshot(section, `${looked}translations-classic.png`)

    await page.frameLocator('#content_ifr').locator('body').pressSequentially('Hoy. ')
    await section.getByText('Save your text first.').waitFor()
    await settle(page, panel)
    expect(await section.getByRole('button', { name: /^Take over/ }).count()).toBe(0)
    const asked = page.waitForEvent('dialog')
    await page.reload()
    expect((await asked).type()).toBe('beforeunload')
  }, tall)
})

it.each([
  ['de_DE', 'Übersetzungen', 'noch zu prüfen'],
  ['ar', 'الترجمات', 'بانتظار المراجعة'],
])('reads well in %s', async (locale, name, says) => {
  const id = await write()
  const { made } = await callWordPress<{ made: number }>(site, 'POST', `/citable/v1/posts/${id}/translations`, { language: 'es' })
  await visit(
    async (page) => {
      await page.context().addCookies([{ name: 'test_locale', value: locale, url: site.url }])
      const section = await openSection(page, made, name)
      await section.getByText(says).waitFor()
      expect(await runAxe(page, '.citable-translations')).toEqual([])
      await takeScreenshot(section, `${looked}translations-${locale}.png`)
    },
    { ...tall, apart: true },
  )
})
