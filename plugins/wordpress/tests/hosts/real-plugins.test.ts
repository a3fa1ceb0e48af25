import { copyFile, cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { openPage } from '@citable/tooling/browser/open-page'
import { readDebugLog, type WordPressSite } from '@citable/tooling/sites/wordpress'
import { mustRun } from '@citable/tooling/sites/wordpress/run-command'
import { callWordPress, type SeededArticle, seedArticle } from '@citable/tooling/sites/wordpress-article'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEditor, openSidebar, saveWithForms, settle, unfold } from '../browser/block-editor.ts'
import { signIn } from '../browser/visit.ts'
import { openSite } from '../open-site.ts'
import { runPhpUnit } from '../php/run-phpunit.ts'
import { findHosts } from './find-hosts.ts'
import { looseEnds, type Node, type PublicPage, readPublicPage, typesOf } from './public-page.ts'

/** Part of the suite where `CITABLE_HOSTS_DIR` names a directory with folders of plugins, and nowhere else. */
const hosts = await findHosts(process.env.CITABLE_HOSTS_DIR ?? '')

const here = fileURLToPath(new URL('.', import.meta.url))
const articles = ['Article', 'BlogPosting', 'NewsArticle', 'TechArticle', 'Report', 'ScholarlyArticle']
const title = 'Bulk fermentation: hours by temperature'
const description = 'Bulk fermentation takes 4 to 6 hours at 24 °C & longer in a cold kitchen.'
/** None prints a graph on posts that others can add to. */
const withoutGraph = ['seopress']

/** With a block of questions of its own: Rank Math's prints them, the free SEOPress' only shows them. */
const withQuestions = ['rank-math', 'seopress']

/** The part of WordPress's global that these tests call in the page. */
interface BlockEditor {
  readonly wp: { readonly data: { dispatch(store: 'core/editor'): { editPost(edits: object): void } } }
}

interface Stored {
  readonly meta: Readonly<Record<string, readonly string[]>>
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe.each(hosts)('$name $version, the plugin itself', ({ lacks }) => {
  it('can run as it is', () => {
    expect(lacks, lacks ?? undefined).toBeNull()
  })
})

for (const host of hosts.filter(({ lacks }) => lacks === null))
  describe(`${host.name} ${host.version}, the plugin itself`, () => {
    let site: WordPressSite
    let article: SeededArticle
    /** Without us. */
    let theirs: PublicPage
    let ours: readonly Node[]
    /** In the debug log without us. */
    let noted: readonly string[]
    /** As our panel calls it. */
    let pluginName: string

    async function step<Answer>(name: string, input: object = {}): Promise<Answer> {
      const printed = await mustRun(`The step ${name}`, 'php', [join(here, 'step.php'), site.siteDirectory, name, JSON.stringify(input)], {
        env: { WP_HOME: site.url },
      })
      return JSON.parse(printed.trim().split('\n').at(-1)!) as Answer
    }
    const stored = () => step<Stored>('stored', { post: article.postId })
    const put = (part: string, text: string | null) => step('put', { id: host.id, post: article.postId, part, text })
    const visit = (query = '') => readPublicPage(`${article.readAddress}${query}`)
    const write = (texts: Readonly<Record<string, string>>) =>
      callWordPress<Readonly<Record<string, string>>>(site, 'POST', `/wp/v2/posts/${article.postId}?context=edit`, texts)
    const readNotes = async () => (await readDebugLog(site)).split('\n').flatMap((line) => /^\[[^\]]+\] (.+)/.exec(line)?.[1] ?? [])
    const read = () => callWordPress<Readonly<Record<string, string>>>(site, 'GET', `/wp/v2/posts/${article.postId}?context=edit`)
    const countOf = (nodes: readonly Node[], ...types: readonly string[]) =>
      nodes.filter((node) => typesOf(node).some((type) => types.includes(type))).length

    beforeAll(async () => {
      site = await openSite()
      article = await seedArticle(site)
      ours = JSON.parse(article.jsonLdText)['@graph']
      await cp(host.folder, join(site.siteDirectory, 'wp-content/plugins', basename(host.folder)), { recursive: true })
      await copyFile(join(here, 'site-settings.php'), join(site.siteDirectory, 'wp-content/mu-plugins/site-settings.php'))
      expect(await step('activate', { file: host.file })).toBeNull()
      // Rank Math does nothing until then.
      if (host.id === 'rank-math') expect(await step('present')).toEqual({ seoPlugin: null, name: null, hosts: [] })
      await step('set_up', { id: host.id })
      await step('deactivate', { file: 'citable/citable.php' })
      // Some lead the first visitor to a page of their own.
      const { page, close } = await openPage(browser, { baseUrl: site.url })
      await signIn(page, site, { user: site.adminUser, password: site.adminPassword })
      for (const address of ['index.php', `post.php?post=${article.postId}&action=edit`]) await page.goto(`${site.url}/wp-admin/${address}`)
      await close()
      theirs = await visit()
      noted = await readNotes()
      expect(await step('activate', { file: 'citable/citable.php' })).toBeNull()
      pluginName = (await step<{ name: string }>('present')).name
    })
    afterAll(() => site?.stop())

    it('is found by us', async () => {
      expect(await step('present')).toMatchObject({ seoPlugin: host.id, hosts: withoutGraph.includes(host.id) ? [] : [expect.any(String)] })
    })

    it('prints one graph with one article, all of whose references lead somewhere', async () => {
      const { graphs } = await visit()
      expect(graphs.length).toBe(1)
      const { nodes } = graphs[0]!
      expect(countOf(nodes, ...articles)).toBe(1)
      for (const type of ['WebSite', 'WebPage', 'BreadcrumbList', 'FAQPage']) expect(countOf(nodes, type), type).toBeLessThanOrEqual(1)
      const ids = nodes.flatMap(({ '@id': id }) => (id === undefined ? [] : [id]))
      expect(ids).toEqual([...new Set(ids)])
      expect(looseEnds(nodes)).toEqual(looseEnds(theirs.graphs.flatMap((graph) => graph.nodes)))
    })

    it('preserves every word of its own graph, and gets the facts that it lacks from Citable’s', async () => {
      const { nodes } = (await visit()).graphs[0]!
      const own = theirs.graphs.flatMap((graph) => graph.nodes)
      for (const node of own) {
        const same = nodes.find((one) => (node['@id'] === undefined ? typesOf(one)[0] === typesOf(node)[0] : one['@id'] === node['@id']))
        expect(same).toMatchObject({ ...node, '@type': same?.['@type'] })
        expect(typesOf(same!)).toEqual(expect.arrayContaining([...typesOf(node)]))
      }
      const [written, analysed, alone] = [nodes, ours, own].map(
        (all) => all.find((node) => typesOf(node).some((type) => articles.includes(type)))!,
      )
      expect(written!.description).toBe(alone?.description ?? analysed!.description)
      // The SEO Framework makes one value of a list of one.
      for (const property of ['citation', 'about']) expect([written![property]].flat()).toEqual([analysed![property]].flat())
      // Rank Math makes texts of numbers.
      expect(Number(written!.wordCount)).toBeGreaterThan(250)
    })

    it('prints one title, one description, one canonical address and one set of social tags, and we none beside them', async () => {
      await put('description', 'Their own description.')
      const page = await visit()
      expect(page.titles.length).toBe(1)
      expect(page.descriptions).toEqual(['Their own description.'])
      expect(page.canonicals).toEqual(theirs.canonicals)
      expect(page.canonicals.length).toBe(1)
      expect(page.social).toEqual([...new Set(page.social)])
      expect(new Set(page.social)).toEqual(new Set([...theirs.social, ...page.social.filter((name) => name.endsWith('description'))]))
      const nodes = page.graphs.flatMap((graph) => graph.nodes)
      const said = nodes.filter((node) => typesOf(node).some((type) => ['WebPage', ...articles].includes(type)) && node.description)
      expect(new Set(said.map((node) => node.description)).size).toBe(1)
      await put('description', null)
    })

    it('hands its graph to the author for the comparison, and to no one else', async () => {
      const { foreign_url: address } = await callWordPress<{ foreign_url: string | null }>(
        site,
        'POST',
        `/citable/v1/posts/${article.postId}/graph`,
        {},
      )
      if (withoutGraph.includes(host.id)) return expect(address).toBeNull()
      const { html, graphs } = await readPublicPage(address!)
      const noted = JSON.parse(/<script\b[^>]*citable-foreign[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null')
      expect(noted.nodes.length).toBeGreaterThan(0)
      expect(graphs.map(({ nodes }) => nodes)).toEqual(theirs.graphs.map(({ nodes }) => nodes))
      expect((await visit()).html).not.toContain('citable-foreign')
    })

    it('prints title and description that are written where it stores them, and those before once they are taken back', async () => {
      for (const before of [null, 'A former text']) {
        await put('title', before)
        await put('description', before)
        const was = { stored: await stored(), page: await visit() }
        const answer = await write({ citable_stored_title: title, citable_stored_description: description })
        expect(answer).toMatchObject({ citable_stored_title: title, citable_seo_title: title, citable_seo_description: description })
        const page = await visit()
        expect(page.titles.length).toBe(1)
        expect(page.titles[0]).toContain(title)
        expect(page.descriptions).toEqual([description])
        expect(await stored()).not.toEqual(was.stored)
        await write({ citable_stored_title: before ?? '', citable_stored_description: before ?? '' })
        const back = await visit()
        expect([back.titles, back.descriptions]).toEqual([was.page.titles, was.page.descriptions])
        const now = await stored()
        expect({ ...now, meta: full(now.meta) }).toEqual({ ...was.stored, meta: full(was.stored.meta) })
      }
    })

    it('can be read for the import, and is not changed by looking', async () => {
      await put('title', 'Their own title')
      await put('description', 'Their own description.')
      const before = await stored()
      expect(await step('plans', { id: host.id, post: article.postId })).toMatchObject({
        changes: { seo_title: 'Their own title', description: 'Their own description.' },
      })
      expect(await stored()).toEqual(before)
      await put('title', null)
      await put('description', null)
    })

    it('leaves the footer to us where it prints no graph', async () => {
      const { graphs } = await visit('?their_graph=off')
      expect(graphs.map(({ isOurs }) => isOurs)).toEqual([true])
      expect(countOf(graphs[0]!.nodes, ...articles)).toBe(1)
    })

    it('makes us silent on a post that it hides, and on pages that are no posts', async () => {
      await step('hide', { id: host.id, post: article.postId, is_hidden: true })
      const hidden = await visit()
      expect(hidden.robots).toContain('noindex')
      for (const text of ['citable-graph', '#citable-']) expect(hidden.html).not.toContain(text)
      for (const { nodes } of hidden.graphs) expect(theirs.graphs[0]!.nodes.length).toBeGreaterThanOrEqual(nodes.length)
      await step('hide', { id: host.id, post: article.postId, is_hidden: false })
      expect((await visit()).robots).not.toContain('noindex')
      expect((await readPublicPage(`${site.url}/`)).html).not.toContain('citable')
    })

    it('makes us silent on the posts of a type that it hides as a whole', async () => {
      await step('hide_type', { id: host.id, is_hidden: true })
      const hidden = await visit()
      expect(hidden.robots).toContain('noindex')
      for (const text of ['citable-graph', '#citable-', 'wordCount'])
        expect(hidden.html.includes(text), text).toBe(theirs.html.includes(text))
      await step('hide_type', { id: host.id, is_hidden: false })
      const shown = await visit()
      expect(shown.robots).not.toContain('noindex')
      expect(shown.graphs.flatMap(({ nodes }) => nodes).some(({ wordCount }) => wordCount !== undefined)).toBe(true)
    })

    if (withQuestions.includes(host.id))
      it('has one page with its questions, printed once, and with our trail', async () => {
        const { graphs } = await readPublicPage(await step<string>('ask', { id: host.id }))
        expect(graphs.length).toBe(1)
        const { nodes } = graphs[0]!
        const pages = nodes.filter((node) => typesOf(node).some((type) => ['WebPage', 'FAQPage'].includes(type)))
        expect(pages.map(({ mainEntity }) => (mainEntity as readonly Node[] | undefined)?.map(({ name }) => name))).toEqual([
          ['Why rye?', 'Why wheat?'],
        ])
        const trail = nodes.find((node) => typesOf(node).includes('BreadcrumbList'))!
        expect(pages[0]!.breadcrumb).toEqual({ '@id': trail['@id'] })
        expect((trail.itemListElement as readonly Node[]).map(({ position }) => position)).toEqual([1, 2])
        expect(looseEnds(nodes)).toEqual([])
      })

    it('is given a title in the editor, has it after both saves, and gets back what it had', async () => {
      const opened = await openPage(browser, { baseUrl: site.url })
      const { page } = opened
      try {
        await signIn(page, site, { user: site.adminUser, password: site.adminPassword })
        await openEditor(page, site, article.postId)
        const panel = await openSidebar(page)
        await settle(page, panel)
        const storedTitle = async () => (await read()).citable_stored_title
        const field = (await unfold(panel, 'Search')).getByLabel('Title for result pages')
        await panel.getByText(`Kept in ${pluginName}`).first().waitFor()
        await field.fill('Typed in the sidebar')
        await saveWithForms(page)
        expect(await storedTitle()).toBe('Typed in the sidebar')
        expect((await visit()).titles[0]).toContain('Typed in the sidebar')
        await field.fill('')
        await saveWithForms(page)
        expect(await storedTitle()).toBe('')
        expect((await visit()).titles).toEqual(theirs.titles)
        expect(opened.problems.filter((problem) => problem.includes('citable'))).toEqual([])
      } finally {
        await opened.close()
      }
    })

    it('has what its author saw last over five saves, for every writer and every way of writing', async () => {
      const opened = await openPage(browser, { baseUrl: site.url })
      const { page } = opened
      const change = (edits: object) =>
        page.evaluate((all) => {
          const { wp } = globalThis as unknown as BlockEditor
          wp.data.dispatch('core/editor').editPost(all)
        }, edits)
      const storedTitle = async () => (await read()).citable_stored_title
      try {
        await signIn(page, site, { user: site.adminUser, password: site.adminPassword })
        await openEditor(page, site, article.postId)
        await settle(page, await openSidebar(page))
        // An assistant or a command writes past all panels: the form beside the editor still holds what was there.
        await change({ citable_stored_title: title })
        for (const excerpt of ['', 'One.', 'Two.', 'Three.', 'Four.']) {
          await change({ excerpt })
          await saveWithForms(page)
          expect(await storedTitle(), `saved with the excerpt “${excerpt}”`).toBe(title)
        }
        expect((await visit()).titles[0]).toContain(title)
        await change({ citable_stored_title: '', excerpt: '' })
        await saveWithForms(page)
        expect(await storedTitle()).toBe('')
      } finally {
        await opened.close()
      }
    })

    it('leaves what was written through us on the page when it goes', async () => {
      await write({ citable_stored_title: title, citable_stored_description: description })
      await step('deactivate', { file: host.file })
      const { page, close } = await openPage(browser, { baseUrl: site.url })
      try {
        await signIn(page, site, { user: site.adminUser, password: site.adminPassword })
        await page.goto(`${site.url}/wp-admin/tools.php?page=citable-analysis`)
        await page.locator('#citable-offer').getByText(`${pluginName} is no longer active`).waitFor()
        const after = await visit()
        expect([after.titles, after.descriptions]).toEqual([[title], [description]])
        expect(after.graphs.map(({ isOurs }) => isOurs)).toEqual([true])
      } finally {
        await close()
        await step('activate', { file: host.file })
        await write({ citable_stored_title: '', citable_stored_description: '' })
      }
    })

    it('stores, refuses and gives back texts as its double does', async () => {
      const { tests, output } = await runPhpUnit(site, ['--filter', `^SeoPluginTextsTest::.* with data set "${host.id}\\b`])
      expect(tests.length, output).toBeGreaterThan(10)
      expect(tests.filter(({ failure }) => failure !== null)).toEqual([])
    })

    it('adds nothing to the debug log beside what that plugin notes of itself', async () => {
      const isTheirs = (note: string) => noted.includes(note) || note.includes(`/plugins/${basename(host.folder)}/`)
      expect((await readNotes()).filter((note) => !isTheirs(note))).toEqual([])
    })
  })

/** Without mirrors that are empty. */
const full = (meta: Stored['meta']): Stored['meta'] => Object.fromEntries(Object.entries(meta).filter(([, values]) => values.some(Boolean)))
