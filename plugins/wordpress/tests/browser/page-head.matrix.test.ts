import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createCatalog, roomView } from '@citable/editor'
import { runAxe } from '@citable/tooling/browser/run-axe'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { looseEnds, readPublicPage, typesOf } from '../hosts/public-page.ts'
import { ask, type BlockSpec, openEditor, openSidebar, openTitles, save, saveWithForms, setBlocks, settle, unfold } from './block-editor.ts'
import { run } from './publish-paths.ts'
import { openSiteInBrowser } from './visit.ts'

const { site, visit } = await openSiteInBrowser()

interface SavedPost {
  readonly id: number
  readonly link: string
}

const catalog = createCatalog({ locale: 'en' })
const excerpt = 'Rye doughs rise faster & need less time than "white" ones.'
const own = 'How long a rye dough rises at 24 °C.'

const publishPost = (fields: Readonly<Record<string, unknown>>): Promise<SavedPost> =>
  callWordPress<SavedPost>(site, 'POST', '/wp/v2/posts', {
    title: 'How long does a rye dough rise?',
    content: '<!-- wp:paragraph --><p>A rye dough rises for 3 hours at 24 °C, and for about 5 hours at 20 °C.</p><!-- /wp:paragraph -->',
    status: 'publish',
    ...fields,
  })

const withOwn = { meta: { _citable: { input: { description: own } } } }

/** The description in the sidebar: the sentence of its check, and what the preview of the search result shows. */
async function readSidebar(page: Page, id: number): Promise<{ readonly check: string; readonly preview: string | null }> {
  await openEditor(page, site, id)
  const panel: Locator = await openSidebar(page)
  await settle(page, panel)
  const checks = await unfold(panel, 'All checks')
  const check = await checks.locator('[data-check="description-present"]').innerText()
  const previews = await unfold(panel, 'Search')
  const text = previews.locator('.citable-result__text').first()
  return {
    check,
    preview: (await text.getAttribute('class'))?.includes('is-missing') ? null : (await text.innerText()).replace(/\s+/g, ' '),
  }
}

/** Names of the social tags in the page, each as often as it occurs. */
const socialTags = (html: string): readonly string[] =>
  [...html.matchAll(/<meta (?:property|name)="((?:og|article|twitter):[^"]+)"/g)].map(([, name]) => name!)

const expectSame = async (fields: Readonly<Record<string, unknown>>, description: string | null): Promise<string> => {
  const { id, link } = await publishPost(fields)
  const { descriptions, html } = await readPublicPage(link)
  expect(descriptions).toEqual(description === null ? [] : [description])
  await visit(async (page) => {
    const said = await readSidebar(page, id)
    expect(said.check).toContain(description === null ? 'The page has no meta description' : 'The page has a meta description')
    expect(said.preview).toBe(description)
  })
  return html
}

describe('what the sidebar says of the description is what a visitor gets', () => {
  it("with the author's own text", async () => {
    const html = await expectSame({ excerpt, ...withOwn }, own)
    const tags = socialTags(html)
    expect(tags).toEqual([...new Set(tags)])
    expect(tags).toEqual(expect.arrayContaining(['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'twitter:card']))
  })
  it('with an excerpt', () => expectSame({ excerpt }, excerpt))
  it('with neither', () => expectSame({}, null))
})

describe('the social card', () => {
  it('shows while it is edited what the page then prints', async () => {
    const { id, link } = await publishPost({ excerpt })
    await visit(async (page) => {
      await openEditor(page, site, id)
      const panel = await openSidebar(page)
      await settle(page, panel)
      const search = await unfold(panel, 'Search')
      const card = search.locator('.citable-social')
      await card.locator('summary').click()
      const shown = async () => ({
        title: await card.locator('.citable-card__title').innerText(),
        text: await card.locator('.citable-card__text .citable-row__small').last().innerText(),
      })
      const printed = async () => {
        const { html } = await readPublicPage(link)
        const content = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
        return { title: content('og:title'), text: content('og:description')?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') }
      }
      await settle(page, panel)
      expect(await shown()).toEqual(await printed())
      await card.getByLabel('Title on social networks').fill('Three hours, not five')
      await card.getByLabel('Description on social networks').fill('Rye at 24 °C, by the clock.')
      await expect.poll(shown).toEqual({ title: 'Three hours, not five', text: 'Rye at 24 °C, by the clock.' })
      await save(page)
      expect(await printed()).toEqual(await shown())
      // The title for result pages and the address are edited beside it, with the room they take.
      await search.getByLabel('Title for result pages').fill('i'.repeat(136))
      await search.locator('[data-room="title"]').getByText('604 of 600 px').waitFor()
      // One title has one width: what the title element prints, the name of the site included.
      await search.getByLabel('Title for result pages').fill('')
      await settle(page, panel)
      const titles = await openTitles(panel)
      const said = (place: Locator) => place.locator('.citable-width').innerText()
      const room = await search.locator('[data-room="title"]').innerText()
      expect(room).toBe(roomView((await readPublicPage(link)).titles[0]!.replaceAll('&#8211;', '–'), 'title', catalog).text)
      expect(await said(titles.locator('li.is-current'))).toBe(room)
      expect(await titles.innerText(), 'no second one').not.toMatch(/Fits a result page/)
      // The address follows each key, and stands as WordPress writes it once the field is left.
      const slug = search.getByLabel('Address (slug)')
      await slug.fill('')
      await slug.pressSequentially('Rye by the clock ')
      await expect.poll(() => search.locator('.citable-result__address').first().innerText()).toMatch(/rye-by-the-clock$/)
      expect(await slug.inputValue()).toBe('Rye by the clock ')
      await slug.blur()
      expect(await slug.inputValue()).toBe('rye-by-the-clock')
    })
  })
})

describe('a text in another language than the site', () => {
  const p = (content: string): BlockSpec => ['core/paragraph', { content }]
  const h = (content: string): BlockSpec => ['core/heading', { content, level: 2 }]
  /** Passive voice and the formula are read with the words of the language; a question by its own words. */
  const texts = [
    {
      tag: 'de',
      name: 'German',
      title: 'Wie oft soll man einen Roggensauer füttern?',
      blocks: [
        p('Ein Roggensauer verdoppelt sich bei 26 °C in 4 Stunden. Füttern Sie ihn, sobald er fällt.'),
        p('Der Teig wird geknetet. Der Teig wird gewogen. Der Teig wird geformt. Das Brot wird gebacken.'),
      ],
      ease: /^Reading ease \d+(\.\d)? of 100 \(Amstad\)/,
      found: ['passive-voice', /\d+ percent of the sentences are in the passive voice/],
    },
    {
      tag: 'hi',
      name: 'Hindi',
      title: 'राई के खमीर को कितनी बार खिलाना चाहिए?',
      blocks: [
        p('राई का खमीर 26 डिग्री पर 4 घंटे में दोगुना हो जाता है और 21 डिग्री पर लगभग 7 घंटे में। जब वह गिरने लगे तब उसे खिलाइए।'),
        h('राई के खमीर को कितनी बार खिलाते हैं?'),
        p('कमरे के तापमान पर उसे दिन में एक बार खिलाते हैं और फ्रिज में सप्ताह में एक बार, बराबर आटे और पानी के साथ।'),
      ],
      ease: null,
      found: ['question-coverage', /question/],
    },
    {
      tag: 'ja',
      name: 'Japanese',
      title: 'ライ麦スターターにはどのくらいの頻度でえさを与えますか?',
      blocks: [
        p('ライ麦のスターターは26℃で4時間、21℃で約7時間で2倍になります。しぼみ始めたら、えさを与えます。'),
        h('スターターにはどのくらいの頻度でえさを与えますか?'),
        p('室温では1日に1回、冷蔵庫では週に1回、同じ重さの粉と水を与えます。'),
      ],
      ease: null,
      found: ['question-coverage', /1 of 1 question answered/],
    },
  ] as const

  it('is read by its own words, and the page says so', async () => {
    const { id, link } = await publishPost({})
    await visit(async (page) => {
      await openEditor(page, site, id)
      const panel = await openSidebar(page)
      for (const { tag, name, title, blocks, ease, found } of texts) {
        await setBlocks(page, title, blocks)
        await settle(page, panel)
        const text = await unfold(panel, 'Structure and text')
        await text.locator('[data-choice="language"] option', { hasText: `Automatic (${name})` }).waitFor({ state: 'attached' })
        const eases = (await text.locator('> .citable-row__small').allInnerTexts()).filter((line) => line.startsWith('Reading ease'))
        if (ease === null) expect(eases, 'no formula of another language').toEqual([])
        else expect(eases).toEqual([expect.stringMatching(ease)])
        const checks = await unfold(panel, 'All checks')
        const [check, message] = found
        const row = checks.locator(`[data-check="${check}"]`)
        const head = row.locator('.citable-row__head')
        if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
        await row.getByText(message).first().waitFor()
        await save(page)
        const { html, graphs } = await readPublicPage(link)
        const languages = graphs
          .flatMap(({ nodes }) => nodes)
          .flatMap(({ '@type': type, inLanguage }) => (inLanguage ? [[type, inLanguage]] : []))
        expect(languages.filter(([type]) => type !== 'WebSite')).toEqual([
          ['WebPage', tag],
          ['Article', tag],
        ])
        expect(socialTags(html), 'no country is known').not.toContain('og:locale')
      }
      // The author knows better, and the page says what was chosen until the choice is taken back.
      const chosen = async () => new Set((await readPublicPage(link)).graphs.flatMap(({ nodes }) => nodes).map((node) => node.inLanguage))
      const language = (await unfold(panel, 'Structure and text')).locator('[data-choice="language"]').getByRole('combobox')
      for (const [choice, tag, other] of [
        ['pt', 'pt', 'ja'],
        ['', 'ja', 'pt'],
      ] as const) {
        await language.selectOption(choice)
        await settle(page, panel)
        await save(page)
        expect(await chosen()).toContain(tag)
        expect(await chosen()).not.toContain(other)
      }
    })
  })
})

describe('what the author chooses for the page', () => {
  const choose = (values: Readonly<Record<string, unknown>>) => callWordPress(site, 'POST', '/citable/v1/settings', values)
  const read = async (link: string) => {
    const { html, descriptions } = await readPublicPage(link)
    const one = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&#8211;', '–')
    return {
      title: one(/<title>([^<]*)</),
      description: descriptions[0],
      canonical: one(/<link rel="canonical" href="([^"]*)"/),
      robots: one(/<meta name='robots' content='([^']*)'/),
    }
  }

  it('is made by templates where the author wrote nothing else, and the sidebar shows it before it is saved', async () => {
    await choose({
      templates: { post: { title: '{title} {separator} {category} {separator} {site}', description: '{title} {excerpt}' } },
      separator: '|',
    })
    const bread = await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/categories', { name: 'Bread' })
    const { id, link } = await publishPost({ excerpt: 'In 3 hours.', categories: [bread.id] })
    const printed = await read(link)
    expect(printed.title).toBe('How long does a rye dough rise? | Bread | The Proving Loaf')
    expect(printed.description).toBe('How long does a rye dough rise? In 3 hours.')
    await visit(async (page) => {
      await openEditor(page, site, id)
      const panel = await openSidebar(page)
      await settle(page, panel)
      const search = await unfold(panel, 'Search')
      const shown = async (part: string) => (await search.locator(`.citable-result__${part}`).first().innerText()).replace(/\s+/g, ' ')
      expect(await shown('text')).toBe(printed.description)
      expect(printed.title).toContain((await shown('title')).replace(/…$/, ''))
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').editPost({ title: 'Rye rises' }))
      await expect.poll(() => shown('title')).toBe('Rye rises | Bread | The Proving Loaf')
      // The page that is the original, and what is asked of search engines.
      const advanced = search.locator('summary', { hasText: 'Advanced' })
      expect(await search.getByLabel('Canonical address').isVisible(), 'folded until something of it is set').toBe(false)
      await advanced.click()
      await search.getByLabel('Canonical address').fill('https://example.org/original')
      await search.getByLabel('Ask search engines not to follow its links').check()
      await search.getByLabel('Focus keyphrase (optional)').fill('rye dough')
      await settle(page, panel)
      for (const part of ['Titles', 'Social card']) await search.locator('summary', { hasText: part }).click()
      expect(await runAxe(page, '.citable-search'), 'the whole of it open').toEqual([])
      const checks = await unfold(panel, 'All checks')
      expect(await checks.locator('[data-check^="keyphrase-"]').count()).toBe(11)
      await save(page)
      expect(await read(link)).toMatchObject({
        canonical: 'https://example.org/original',
        robots: expect.stringMatching(/\bnofollow\b/),
        title: 'Rye rises | Bread | The Proving Loaf',
      })
      // Undo takes the keyphrase back like any other edit.
      await search.getByLabel('Focus keyphrase (optional)').fill('oat')
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').undo())
      await expect.poll(() => search.getByLabel('Focus keyphrase (optional)').inputValue()).toBe('rye dough')
      await openEditor(page, site, id)
      const again = await unfold(await openSidebar(page), 'Search')
      await again.getByLabel('Hide this post from search engines').check()
      await save(page)
      const sitemap = await (await fetch(`${site.url}/wp-sitemap-posts-post-1.xml`, { headers: { connection: 'close' } })).text()
      expect(sitemap).toContain('<loc>')
      expect(sitemap).not.toContain(link)
    })
    await choose({ templates: { post: { title: '', description: '' } }, separator: '-' })
  })

  it('is linked with one click on the fitting words, and never twice', async () => {
    const { link: target } = await publishPost({ title: 'How to store rye bread' })
    const { id } = await callWordPress<SavedPost>(site, 'POST', '/wp/v2/posts', {
      title: 'Bread at home',
      status: 'draft',
      content: '<!-- wp:paragraph --><p>We like to <em>store</em> rye bread in linen. A rye dough needs time.</p><!-- /wp:paragraph -->',
    })
    await visit(async (page) => {
      await openEditor(page, site, id)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const panel = await openSidebar(page)
      await settle(page, panel)
      expect(asked.filter((url) => url.includes('/links'))).toEqual([])
      const links = await unfold(panel, 'Internal links')
      await links.getByRole('button', { name: 'Insert link from “store rye bread” to “How to store rye bread”' }).click()
      const content = () => ask<string>(page, 'core/editor', 'getEditedPostContent')
      expect(await content()).toContain(`We like to <a href="${target}"><em>store</em> rye bread</a> in linen.`)
      await links.getByRole('button', { name: /to “How to store rye bread”/ }).waitFor({ state: 'detached' })
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').undo())
      expect(await content()).not.toContain('<a ')
      expect(asked.filter((url) => url.includes('/links'))).toHaveLength(1)
      expect(await runAxe(page, '.citable-links')).toEqual([])
    })
  })
})

describe('beside another plugin (a double of Yoast SEO, by its public source)', () => {
  const double = () => join(site.siteDirectory, 'wp-content/mu-plugins/other-seo-plugin.php')
  beforeAll(() => copyFile(new URL('other-seo-plugin.php', import.meta.url), double()))
  afterAll(() => rm(double(), { force: true }))

  it('says nothing of texts that the page does not print, and shows of the head what that plugin prints', async () => {
    const html = await expectSame({ excerpt, ...withOwn }, null)
    expect(socialTags(html)).toEqual(['og:title'])
    const { id, link } = await publishPost({ excerpt })
    await visit(async (page) => {
      await openEditor(page, site, id)
      const panel = await openSidebar(page)
      await settle(page, panel)
      const search = await unfold(panel, 'Search')
      const card = search.locator('.citable-social')
      await card.locator('summary').click()
      await card.locator('.citable-card__title').first().waitFor()
      const shown = async () => ({
        title: await search.locator('.citable-result__title').first().innerText(),
        description: await search.locator('.citable-result__text:not(.is-missing)').allInnerTexts(),
        card: await card.locator('.citable-card__title').allInnerTexts(),
      })
      const printed = async () => {
        const page = await readPublicPage(link)
        const [, card] = /<meta property="og:title" content="([^"]*)"/.exec(page.html) ?? []
        return { title: page.titles[0], description: page.descriptions, card: [card] }
      }
      await search.getByText('As Yoast SEO printed it when the post was last saved.').waitFor()
      expect(await shown()).toEqual(await printed())
      expect(await card.getByRole('textbox').count(), 'it is edited there').toBe(0)
      const before = await shown()
      await search.getByLabel('Description', { exact: true }).fill('Three hours at 24 °C.')
      await settle(page, panel)
      expect(await shown(), 'as long as it is not saved').toEqual(before)
      await save(page)
      await expect.poll(async () => (await shown()).description).toEqual(['Three hours at 24 °C.'])
      expect(await shown()).toEqual(await printed())
    })
  })

  it('leaves one of everything on the page over five saves of changed texts, and loses nothing of either', async () => {
    const theirs = { citable_stored_title: 'Rye by the clock', citable_stored_description: own, citable_stored_keyphrase: 'rye dough' }
    const ours = { social_title: 'For friends', queries: ['How long does rye rise?'], schema_type: 'BlogPosting' }
    const { id, link } = await publishPost({ ...theirs, meta: { _citable: { input: ours } } })
    const before = (await readPublicPage(link)).graphs.flatMap(({ nodes }) => nodes)
    await visit(async (page) => {
      await openEditor(page, site, id)
      const panel = await openSidebar(page)
      await settle(page, panel)
      const seen: unknown[] = []
      for (let turn = 1; turn <= 5; turn += 1) {
        const p = (content: string): BlockSpec => ['core/paragraph', { content }]
        const pairs = ['Can rye dough rest?', 'Can rye dough freeze?'].map(
          (summary): BlockSpec => ['core/details', { summary }, [p(`Yes: it rests for ${turn} hours in the fridge, and it is covered.`)]],
        )
        const words = 'Measure the dough. '.repeat(turn)
        await setBlocks(page, `How long does a rye dough rise, ${turn}?`, [
          p(`A rye dough rises for ${turn} hours at 24 °C. ${words}`),
          ...pairs,
        ])
        await page.evaluate((text) => (globalThis as any).wp.data.dispatch('core/editor').editPost({ excerpt: text }), `Save ${turn}.`)
        await saveWithForms(page)
        await settle(page, panel)
        const stored = await callWordPress<any>(site, 'GET', `/wp/v2/posts/${id}?context=edit`)
        expect(stored, `save ${turn}`).toMatchObject({ ...theirs, meta: { _citable: { input: ours } } })
        const read = await readPublicPage(link)
        expect([read.titles, read.descriptions], `save ${turn}`).toEqual([['Rye by the clock'], [own]])
        expect(read.canonicals).toEqual([link])
        expect(read.social).toEqual(['og:title'])
        expect(read.graphs).toHaveLength(1)
        const { nodes } = read.graphs[0]!
        const ids = nodes.map((node) => node['@id'])
        expect(ids).toEqual([...new Set(ids)])
        expect(looseEnds(nodes)).toEqual([])
        const find = (type: string) => nodes.filter((node) => typesOf(node).includes(type))
        expect(find('Organization').map(({ name }) => name)).toEqual(['Their organisation'])
        // Their values stand with the title of this save, and what was found in this text is beside them.
        expect(find('Article')).toEqual([expect.objectContaining({ headline: `Their headline: How long does a rye dough rise, ${turn}?` })])
        const [{ mainEntity } = { mainEntity: null }] = find('FAQPage')
        expect(JSON.stringify(mainEntity).match(new RegExp(`rests for ${turn} hours`, 'g'))).toHaveLength(2)
        expect(
          before.every((node) => ids.includes(node['@id'])),
          'none of the nodes before is gone',
        ).toBe(true)
        seen.push(find('Article')[0]?.wordCount)
      }
      expect(new Set(seen).size, 'each save is on the page').toBe(5)
    })
  })

  it('adds nothing to a page whose whole type that plugin hides from search engines', async () => {
    const { link } = await publishPost({ excerpt })
    const read = async () => (await readPublicPage(link)).graphs.flatMap(({ nodes }) => nodes)
    const hide = (value: object) => run<boolean>(site, "update_option( 'wpseo_titles', $in ); echo wp_json_encode( true );", value)
    const theirs = ['@type', '@id', 'isPartOf', 'headline', 'datePublished', 'author']
    const added = async () =>
      (await read())
        .filter((node) => typesOf(node).includes('Article'))
        .flatMap((node) => Object.keys(node).filter((name) => !theirs.includes(name)))
    expect(await added()).toContain('description')
    await hide({ 'noindex-post': true })
    expect(await added()).toEqual([])
    expect((await read()).flatMap(typesOf)).toEqual(['WebSite', 'Organization', 'WebPage', 'Article'])
    await hide({ 'noindex-page': true })
    expect(await added(), 'another type').toContain('description')
  })

  it('reads the keyphrase from that plugin and writes it there, also past its own form', async () => {
    const { id } = await publishPost({ citable_stored_keyphrase: 'rye dough' })
    const stored = async () =>
      (await callWordPress<{ citable_stored_keyphrase: string }>(site, 'GET', `/wp/v2/posts/${id}?context=edit`)).citable_stored_keyphrase
    await visit(async (page) => {
      await openEditor(page, site, id)
      const panel = await openSidebar(page)
      await settle(page, panel)
      const field = (await unfold(panel, 'Search')).getByLabel('Focus keyphrase (optional)')
      await expect.poll(() => field.inputValue()).toBe('rye dough')
      await field.fill('rye dough rising')
      await expect.poll(() => ask<string>(page, 'yoast-seo/editor', 'getFocusKeyphrase')).toBe('rye dough rising')
      for (const excerpt of ['One', 'Two', 'Three', 'Four', 'Five']) {
        await page.evaluate((text) => (globalThis as any).wp.data.dispatch('core/editor').editPost({ excerpt: text }), excerpt)
        await save(page)
        await settle(page, panel)
        expect(await stored()).toBe('rye dough rising')
      }
      const checks = await unfold(panel, 'All checks')
      // a check that is good says no more than its name
      await checks.locator('[data-check="keyphrase-title"]').getByText('Good').waitFor()
    })
  })
})
