import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import type { WordPressSite } from '@citable/tooling/sites/wordpress'
import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPublicPage } from '../hosts/public-page.ts'
import { openSite } from '../open-site.ts'
import { openEditor, openSidebar, settle, unfold } from './block-editor.ts'
import { type Visit, visitsOf } from './visit.ts'

let site: WordPressSite
let browser: Browser
let visit: Visit

beforeAll(async () => {
  site = await openSite()
  browser = await launchBrowser()
  visit = visitsOf(site, browser)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

interface SavedPost {
  readonly id: number
  readonly link: string
}

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

/** What the sidebar says of the description: the sentence of its check, and what the preview of the search result shows. */
async function readSidebar(page: Page, id: number): Promise<{ readonly check: string; readonly preview: string | null }> {
  await openEditor(page, site, id)
  const panel: Locator = await openSidebar(page)
  await settle(page, panel)
  await panel.getByRole('button', { name: /^All checks/ }).click()
  const check = await panel.locator('[data-check="description-present"]').first().innerText()
  const previews = await unfold(panel, 'Previews')
  const text = previews.locator('.citable-result__text').first()
  return {
    check,
    preview: (await text.getAttribute('class'))?.includes('is-missing') ? null : (await text.innerText()).replace(/\s+/g, ' '),
  }
}

/** Names of the social tags in the page, each as often as it stands there. */
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

describe('beside another plugin (a double of Yoast SEO, by its public source)', () => {
  const double = () => join(site.siteDirectory, 'wp-content/mu-plugins/other-seo-plugin.php')
  beforeAll(() => copyFile(new URL('other-seo-plugin.php', import.meta.url), double()))
  afterAll(() => rm(double(), { force: true }))

  it('says nothing of texts that the page does not print, and leaves social tags to that plugin', async () => {
    const html = await expectSame({ excerpt, ...withOwn }, null)
    expect(socialTags(html)).toEqual([])
  })
})
