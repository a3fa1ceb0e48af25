import { callWordPress } from '@citable/tooling/sites/wordpress-article'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type PublicPage, readPublicPage, typesOf } from '../hosts/public-page.ts'
import { ask, type BlockSpec, openEditor, openSidebar, save, setBlocks, settle, unfold } from './block-editor.ts'
import { run } from './publish-paths.ts'
import { paragraph } from './sourdough.ts'
import { openSiteInBrowser } from './visit.ts'

const { site, visit } = await openSiteInBrowser()

const opened = 'A rye starter doubles in 4 hours at 26 °C and in about 7 hours at 21 °C. Feed it when it starts to fall.'
const opening = paragraph(opened)
const written = (text: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`
const question = (summary: string, answer: string) =>
  `<!-- wp:details --><details class="wp-block-details"><summary>${summary}</summary>${written(answer)}</details><!-- /wp:details -->`
const steps = (...items: readonly string[]) =>
  `<!-- wp:list {"ordered":true} --><ol class="wp-block-list">${items.map((item) => `<!-- wp:list-item --><li>${item}</li><!-- /wp:list-item -->`).join('')}</ol><!-- /wp:list -->`
const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Rye bread',
  image: `${site.url}/wp-includes/images/w-logo-blue.png`,
  recipeIngredient: ['500 g rye flour', '400 g water'],
}

/** Posts whose pages carry different markup, by the types that distinguish them. */
const posts: Readonly<Record<string, { readonly title: string; readonly more: readonly string[]; readonly type: string | null }>> = {
  'questions and answers': {
    title: 'Rye starter: what readers ask',
    more: [
      question('Can a rye starter freeze?', 'A rye starter survives 3 months at −18 °C. Let it thaw in the fridge before you bake.'),
      question('How long does a rye starter live?', 'A rye starter lives for decades when it is fed once a week with fresh flour.'),
    ],
    type: 'FAQPage',
  },
  instructions: {
    title: 'How to feed a rye starter',
    more: [
      '<!-- wp:heading --><h2 class="wp-block-heading">How to feed a rye starter</h2><!-- /wp:heading -->',
      steps(
        'Weigh 50 g of the starter into a clean jar.',
        'Stir in 50 g of rye flour and 50 g of water at 30 °C.',
        'Cover the jar and wait for 4 hours at 26 °C.',
      ),
    ],
    type: 'HowTo',
  },
  'a recipe pasted as JSON-LD': {
    title: 'Rye bread from one bowl',
    more: [`<!-- wp:html --><script type="application/ld+json">${JSON.stringify(recipe)}</script><!-- /wp:html -->`],
    type: 'Recipe',
  },
  'a text alone': { title: 'What a rye starter needs', more: [], type: null },
}

/** Types that distinguish the posts. */
const told = Object.values(posts).flatMap(({ type }) => type ?? [])

/** Markup of a page that these checks judge. */
const carried: Readonly<Record<string, (page: PublicPage, types: readonly string[]) => boolean>> = {
  'structured-data-present': (_, types) => types.length > 0,
  'structured-data-valid': (_, types) => types.length > 0,
  'structured-data-faq': (_, types) => types.includes('FAQPage'),
  'structured-data-howto': (_, types) => types.includes('HowTo'),
  'description-present': ({ descriptions }) => descriptions.length > 0,
  'page-canonical': ({ canonicals }) => canonicals.length > 0,
  'social-open-graph': ({ social }) => social.some((name) => name.startsWith('og:')),
  'social-card': ({ social }) => social.some((name) => name.startsWith('twitter:')),
}

/** Every line of the list of all checks, by its check. */
async function readChecks(panel: Locator): Promise<ReadonlyMap<string, string>> {
  const checks = await unfold(panel, 'All checks')
  const rows = await checks
    .locator('[data-check]')
    .evaluateAll((list) => list.map((row) => [(row as HTMLElement).dataset.check ?? '', (row as HTMLElement).innerText] as const))
  return new Map(rows)
}

describe('what the sidebar says of markup is what the page carries', () => {
  it.each(Object.entries(posts))('of %s', async (_, { title, more, type }) => {
    const content = [written(opened), ...more].join('')
    const { id } = await callWordPress<{ id: number }>(site, 'POST', '/wp/v2/posts', { title, content })
    await visit(async (page) => {
      await openEditor(page, site, id)
      const panel = await openSidebar(page)
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').editPost({ status: 'publish', excerpt: 'In 4 hours.' }))
      // a save that comes before the analysis sends it later: the page would be read between both
      await settle(page, panel)
      await save(page)
      await settle(page, panel)
      const read = await readPublicPage(await ask<string>(page, 'core/editor', 'getPermalink'))
      const types = read.graphs.flatMap(({ nodes }) => nodes).flatMap(typesOf)
      expect(types).toEqual(expect.arrayContaining(type === null ? ['Article'] : ['Article', type]))
      for (const other of told) expect(types.includes(other), other).toBe(other === type)
      const nodes = (await unfold(panel, 'Structured data')).locator('.citable-node')
      await nodes.first().waitFor()
      const shown = await nodes.evaluateAll((list) => list.map((node) => (node as HTMLElement).dataset.types?.split(' ')))
      expect(shown.flat()).toEqual(read.graphs.filter(({ isOurs }) => isOurs).flatMap((graph) => graph.nodes.flatMap(typesOf)))
      const said = await readChecks(panel)
      const denied = Object.entries(carried).filter(
        ([check, isCarried]) => isCarried(read, types) && /Does not apply|has no /.test(said.get(check) ?? 'has no line'),
      )
      expect(denied.map(([check]) => `${check}: ${said.get(check)}`)).toEqual([])
      const lines = [...said.values()].filter((line) => /\b\d/.test(line))
      expect(lines.length).toBeGreaterThan(0)
      expect(
        lines.filter((line) => !/\d (?:[a-z]+ )?(?:words|characters|percent|sentences|years|pixels)/.test(line)),
        'without a unit',
      ).toEqual([])
    })
  })
})

describe('a link to the host of the site itself', () => {
  it('is no link to a test site, and one to another machine is', async () => {
    await visit(async (page) => {
      await openEditor(page, site)
      const panel = await openSidebar(page)
      const linked = (address: string) => paragraph(`How it is fed stands in <a href="${address}">our notes on rye</a>.`)
      await setBlocks(page, 'What a rye starter needs', [opening, linked(`${site.url}/rye/`)])
      await settle(page, panel)
      expect((await readChecks(panel)).get('link-address')).toMatch(/Good/)
      await setBlocks(page, 'What a rye starter needs', [opening, linked('http://192.168.7.9/rye/')])
      await settle(page, panel)
      expect((await readChecks(panel)).get('link-address')).toContain(
        '“http://192.168.7.9/rye/” leads to a test site or to your own machine.',
      )
    })
  })
})

describe('a picture of the text', () => {
  it('is the picture of the article and of its card where none is featured, and the advice to set one goes', async () => {
    const [id, url] = await run<[number, string]>(
      site,
      "require_once ABSPATH . 'wp-admin/includes/image.php'; $file = wp_upload_dir()['path'] . '/jar.png'; imagepng( imagecreatetruecolor( 1200, 800 ), $file ); $id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Jar' ), $file ); wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) ); echo wp_json_encode( array( $id, wp_get_attachment_url( $id ) ) );",
      {},
    )
    await visit(async (page) => {
      await openEditor(page, site)
      const panel = await openSidebar(page)
      await page.evaluate(() => (globalThis as any).wp.data.dispatch('core/editor').editPost({ status: 'publish' }))
      const card = (await unfold(panel, 'Search')).locator('.citable-social')
      await card.locator('summary').click()
      const article = (await unfold(panel, 'Structured data')).locator('.citable-node[data-types="Article"]')
      const stands = async (blocks: readonly BlockSpec[]) => {
        await setBlocks(page, 'What a rye starter needs', blocks)
        await settle(page, panel)
        await save(page)
        await settle(page, panel)
        const read = await readPublicPage(await ask<string>(page, 'core/editor', 'getPermalink'))
        const nodes = read.graphs.flatMap((graph) => graph.nodes)
        return {
          card: /<meta property="og:image" content="([^"]*)"/.exec(read.html)?.[1],
          size: /<meta property="og:image:width" content="([^"]*)"/.exec(read.html)?.[1],
          article: nodes.find((node) => typesOf(node).includes('Article'))?.image,
          image: nodes.find((node) => typesOf(node).includes('ImageObject') && node.url === url)?.width,
        }
      }
      const advice = article.getByText('Set a featured image, or put a large one into the text: there is none yet.')
      expect(await stands([opening])).toEqual({})
      await advice.waitFor({ state: 'attached' })
      await card.getByText('No image is set').waitFor()
      const printed = await stands([opening, ['core/image', { id, url, alt: 'A jar of rye starter' }]])
      expect(printed).toMatchObject({ card: url, size: '1200', article: expect.anything(), image: 1200 })
      await advice.waitFor({ state: 'detached' })
      await expect.poll(() => card.locator('.citable-card img').getAttribute('src')).toBe(url)
      expect(await panel.getByText(/not known: Width/).count()).toBe(0)
    })
  })
})
