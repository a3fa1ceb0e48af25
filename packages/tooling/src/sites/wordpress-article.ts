import { present } from '@citable/contract/present'
import { type AnalysisContext, type ArticleInput, analyze, readArticle } from '@citable/core'
import { loadLanguagePack } from '@citable/core/languages'
import { metaKey, storedAnalysis } from '../../../../plugins/wordpress/src/host/stored-analysis.ts'
import { type TitleHelp, titleHelpOf } from './title-help.ts'
import type { WordPressSite } from './wordpress.ts'

/** The article in WordPress, with what the editor's panel says about it. */
export interface DraftedArticle {
  readonly postId: number
  readonly title: string
  readonly aeoScore: number
  readonly seoScore: number
  readonly help: TitleHelp
  readonly editAddress: string
}

/** The article after publishing. */
export interface SeededArticle extends DraftedArticle {
  /** Name of the page and text of the JSON-LD element, read back from the public page as a visitor without cookies. */
  readonly pageTitle: string
  readonly jsonLdText: string
  readonly readAddress: string
}

/** Our own text, in the blocks that WordPress's editor writes. */
export const seedText = {
  title: 'How Long Does Sourdough Bulk Fermentation Take?',
  slug: 'sourdough-bulk-fermentation-time',
  excerpt:
    'Sourdough bulk fermentation takes 4 to 6 hours at 24 °C and about 9 hours at 20 °C. How to tell when the dough is ready, and what to do in a cold kitchen.',
  author: 'Mara Lindqvist',
  category: 'Fermentation',
  tags: ['sourdough', 'fermentation', 'temperature'],
  content: [
    paragraph(
      'Sourdough bulk fermentation takes <strong>4 to 6 hours at 24 °C</strong> and about 9 hours at 20 °C. The dough is ready when it has grown by half, shows bubbles at the sides and wobbles when the bowl is moved.',
    ),
    heading('How does temperature change bulk fermentation?'),
    paragraph(
      'Each drop of 4 °C makes bulk fermentation about one and a half times as long. A dough that needs 5 hours at 24 °C needs roughly 9 hours at 20 °C, and only 3 hours at 28 °C. Measure the dough, not the room: flour and water from the cupboard are often 3 °C colder than the air.',
    ),
    table(
      ['Dough temperature', 'Time until it has grown by half'],
      [
        ['20 °C', '8 to 10 hours'],
        ['24 °C', '4 to 6 hours'],
        ['28 °C', '2.5 to 3.5 hours'],
      ],
    ),
    heading('How do you know when bulk fermentation is finished?'),
    paragraph(
      'Bulk fermentation is finished when the dough has grown by 50 % in a straight-sided jar. Take a sample of 50 g at the start, mark its height, and wait until it reaches one and a half times that height.',
    ),
    list([
      'The surface is domed and no longer sticky.',
      'Bubbles of 2 to 5 mm show at the sides of the bowl.',
      'The dough falls back slowly when you press it with a wet finger.',
    ]),
    heading('What happens if bulk fermentation takes too long?'),
    paragraph(
      'An overproofed dough tears when it is shaped and spreads in the oven, because acids have weakened its gluten; the encyclopedia entry on <a href="https://en.wikipedia.org/wiki/Sourdough">sourdough</a> names the bacteria that make them. Bake it in a tin instead: the walls hold what the gluten no longer can.',
    ),
    heading('Can you slow bulk fermentation down?'),
    paragraph(
      'Yes: move the dough to the fridge as soon as it has grown by a third. At 5 °C it goes on for about two hours while it cools, then almost stops, and keeps for up to 24 hours. “Cold gives you the evening back,” says baker Jonas Keller, who has proofed overnight since 2011.',
    ),
  ].join('\n\n'),
} as const

function paragraph(html: string): string {
  return `<!-- wp:paragraph -->\n<p>${html}</p>\n<!-- /wp:paragraph -->`
}
function heading(text: string): string {
  return `<!-- wp:heading -->\n<h2 class="wp-block-heading">${text}</h2>\n<!-- /wp:heading -->`
}
function list(items: readonly string[]): string {
  const inner = items.map((item) => `<!-- wp:list-item -->\n<li>${item}</li>\n<!-- /wp:list-item -->`).join('\n\n')
  return `<!-- wp:list -->\n<ul class="wp-block-list">${inner}</ul>\n<!-- /wp:list -->`
}
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<!-- wp:table -->\n<figure class="wp-block-table"><table class="has-fixed-layout"><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></figure>\n<!-- /wp:table -->`
}

/** A REST call as the administrator; an error status is an error with WordPress's own words. */
export async function callWordPress<Answer = Readonly<Record<string, unknown>>>(
  site: WordPressSite,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${site.url}/wp-json${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${site.adminUser}:${site.applicationPassword}`).toString('base64')}`,
      'content-type': 'application/json',
      connection: 'close',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`WordPress answered ${response.status} to ${method} ${path}: ${text.slice(0, 500)}`)
  return JSON.parse(text) as Answer
}

/** The page as a visitor without cookies gets it. */
const fetchPublic = async (address: string): Promise<string> => (await fetch(address, { headers: { connection: 'close' } })).text()

/** The text between the tags of Citable's JSON-LD element; null when there is none. */
function jsonLdOf(html: string): string | null {
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    if (attributes.includes('application/ld+json') && attributes.includes('citable-graph')) return text.trim()
  return null
}

/** The text between the tags of Citable's JSON-LD element on a public page; null when there is none. Fetched without cookies. */
export const readPublicJsonLd = async (address: string): Promise<string | null> => jsonLdOf(await fetchPublic(address))

/** Id of a term, made when it is not there. */
async function termId(site: WordPressSite, taxonomy: 'categories' | 'tags', name: string): Promise<number> {
  const found = await callWordPress<readonly { id: number; name: string }[]>(
    site,
    'GET',
    `/wp/v2/${taxonomy}?search=${encodeURIComponent(name)}`,
  )
  const known = found.find((term) => term.name === name)
  return known ? known.id : (await callWordPress<{ id: number }>(site, 'POST', `/wp/v2/${taxonomy}`, { name })).id
}

/** `title` is in place of the text's own, `slug` distinguishes a second post with the text from the first. */
interface Written {
  readonly title?: string
  readonly slug?: string
}

/**
 * Writes an article, analyses it with the core as the editor does, and publishes it with the analysis in the same request. A site that
 * has the article already gets it updated.
 */
export async function seedArticle(site: WordPressSite, written: Written = {}): Promise<SeededArticle> {
  const { link, ...article } = await storeArticle(site, written, 'publish')
  const html = await fetchPublic(link)
  const jsonLdText = jsonLdOf(html)
  if (jsonLdText === null) throw new Error(`The public page ${link} carries no structured data of ours.`)
  const { title, headline } = readArticle({ kind: 'page', html }, { ...analysisContext, url: link, now: new Date().toISOString() })
  return { ...article, pageTitle: (title ?? headline)?.value ?? '', jsonLdText, readAddress: link }
}

/** The same as a draft; one that was published before becomes a draft again. */
export async function draftArticle(site: WordPressSite, written: Written): Promise<DraftedArticle> {
  const { link: _, ...article } = await storeArticle(site, written, 'draft')
  return article
}

const analysisContext = {
  language: 'en-US',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: false,
  articleType: 'Article',
  options: { seo: true, aeo: true, titles: 3 },
} as const satisfies Omit<AnalysisContext, 'url' | 'now'>

async function storeArticle(
  site: WordPressSite,
  { title = seedText.title, slug = seedText.slug }: Written,
  status: 'draft' | 'publish',
): Promise<DraftedArticle & { readonly link: string }> {
  const now = new Date().toISOString()
  const { excerpt, author, content } = seedText
  const user = await callWordPress<{ id: number; slug: string; link: string }>(site, 'POST', '/wp/v2/users/me', { name: author })
  const categories = [await termId(site, 'categories', seedText.category)]
  const tags = await Promise.all(seedText.tags.map((name) => termId(site, 'tags', name)))
  const existing = await callWordPress<readonly { id: number }[]>(site, 'GET', `/wp/v2/posts?slug=${slug}&status=publish,draft`)
  const draft = { title, content, slug, excerpt, categories, tags }
  const post = await callWordPress<{ id: number; status: string }>(
    site,
    'POST',
    `/wp/v2/posts${existing[0] ? `/${existing[0].id}` : ''}`,
    draft,
  )
  const { name } = await callWordPress<{ name: string }>(site, 'GET', '/')
  const url = `${site.url}/${slug}/`
  const home = `${site.url}/`
  const input: ArticleInput = {
    kind: 'body',
    html: content.replace(/<!--\s+\/?wp:[\s\S]*?-->\n?/g, ''),
    fields: {
      title,
      description: excerpt,
      slug,
      image: null,
      authors: [{ kind: 'person', name: author, url: user.link, key: user.slug }],
      datePublished: null,
      dateModified: null,
    },
  }
  const context: AnalysisContext = {
    ...analysisContext,
    url,
    now,
    site: { url: home, name, publisher: { kind: 'organization', name, url: null }, logo: null },
  }
  const pack = await loadLanguagePack('en')
  const optimization = present(analyze(input, context, { languages: pack ? [pack] : [] }), context)
  const analysis = storedAnalysis(optimization, { title, content, seoTitle: '', url, home, now, input: undefined })
  const { link } = await callWordPress<{ link: string }>(site, 'POST', `/wp/v2/posts/${post.id}`, {
    status,
    meta: { [metaKey]: analysis },
  })
  return {
    postId: post.id,
    title,
    aeoScore: optimization.aeo_score,
    seoScore: optimization.seo_score,
    help: titleHelpOf(optimization),
    editAddress: `${site.url}/wp-admin/post.php?post=${post.id}&action=edit`,
    link,
  }
}
