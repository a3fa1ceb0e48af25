import { present } from '@citable/contract/present'
import { type AnalysisContext, analyze, blocksFromStrapi } from '@citable/core'
import { loadLanguagePack } from '@citable/core/languages'
import type { StrapiSite } from './strapi.ts'
import { call, signIn } from './strapi.ts'
import { type TitleHelp, titleHelpOf } from './title-help.ts'

type Leaf =
  | { readonly type: 'text'; readonly text: string; readonly bold?: true }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly { readonly type: 'text'; readonly text: string }[] }

const text = (value: string): Leaf => ({ type: 'text', text: value })
const link = (url: string, label: string): Leaf => ({ type: 'link', url, children: [{ type: 'text', text: label }] })
const paragraph = (...children: readonly Leaf[]) => ({ type: 'paragraph', children })
const heading = (level: 2 | 3, value: string) => ({ type: 'heading', level, children: [text(value)] })
const list = (format: 'ordered' | 'unordered', items: readonly string[]) => ({
  type: 'list',
  format,
  children: items.map((item) => ({ type: 'list-item', children: [text(item)] })),
})

/** The article of demo and browser tests, as an editor would have written it in a Blocks field. */
export const demoArticle = {
  title: 'How to compost at home',
  slug: 'how-to-compost-at-home',
  description:
    'Home compost needs two parts brown material to one part green, some air and some water. What goes in, how long it takes, and why it smells.',
  content: [
    paragraph(
      text(
        'Home composting turns kitchen scraps and garden waste into a dark, crumbly soil improver. A heap needs four things: brown material, green material, air and water. Mix two parts of dry, brown material with one part of fresh, green material, keep it as damp as a wrung-out sponge, and turn it every one or two weeks.',
      ),
    ),
    heading(2, 'What can go into the heap?'),
    paragraph(
      text(
        'What can go into the heap is whatever grew: plants and their scraps. Meat, dairy and cooked food stay out, because they smell and attract animals. The mixture matters more than any single ingredient.',
      ),
    ),
    list('unordered', [
      'Green material brings nitrogen: vegetable peelings, coffee grounds, fresh grass.',
      'Brown material brings carbon: dry leaves, straw, shredded cardboard, small twigs.',
      'Leave out meat, fish, dairy, oil, diseased plants and the litter of cats and dogs.',
    ]),
    paragraph(
      text(
        'The United States Environmental Protection Agency recommends two to three parts of browns for each part of greens, by volume, in its ',
      ),
      link('https://www.epa.gov/recycle/composting-home', 'guide to composting at home'),
      text('.'),
    ),
    heading(2, 'How long does composting take?'),
    paragraph(
      text(
        'Composting takes three to five months when the heap is turned, and about a year when it is left alone. Turning lets in air, and air is what the fast bacteria need. Small pieces rot sooner than large ones, so chop stalks into short pieces before they go in. Cold slows everything down: from November to February little happens in an open heap.',
      ),
    ),
    heading(2, 'How do I start a compost heap?'),
    paragraph(text('Start a compost heap with a dry layer, then add brown and green material in turns. Five steps are enough:')),
    list('ordered', [
      'Choose a level, half-shaded place of about one square metre on bare soil.',
      'Lay 10 centimetres of twigs first, so that air can reach the heap from below.',
      'Add green and brown material in turns, two parts brown to one part green.',
      'Water each layer until it is as damp as a wrung-out sponge.',
      'Turn the heap every one or two weeks and check that it stays damp.',
    ]),
    heading(2, 'Why does a heap smell?'),
    paragraph(
      text(
        'A heap smells when it is too wet or has too little air: the smell is that of rotten eggs. Turn it, and mix in dry leaves or torn cardboard. A smell of ammonia means too much green material: add twice as much brown. Our ',
      ),
      link('https://www.example.org/articles/brown-and-green-material', 'list of brown and green material'),
      text(' helps with the balance.'),
    ),
    heading(2, 'When is it ready to use?'),
    paragraph(
      text(
        'Compost is ready to use when it is dark, crumbly and smells of earth, and when the pieces you put in can no longer be told apart. Let it rest for four weeks, then spread a layer of 2 to 5 centimetres on the beds.',
      ),
    ),
  ],
} as const

/** The article as front ends see it, and what the plugin says about it. */
export interface SeededArticle {
  readonly documentId: string
  readonly title: string
  readonly aeoScore: number
  readonly seoScore: number
  /** Suggested titles, best first. */
  readonly titles: readonly string[]
  /** Text of the script element, read back over REST. */
  readonly jsonLdText: string
  /** REST address that was read. */
  readonly readAddress: string
  /** The entry in the admin. */
  readonly editAddress: string
}

/** A draft of the article, and what the panel says about it. */
export interface DraftedArticle {
  readonly documentId: string
  readonly title: string
  readonly aeoScore: number
  readonly seoScore: number
  readonly help: TitleHelp
  /** The entry in the admin. */
  readonly editAddress: string
}

/** Public address of the articles when the site has no front end of its own. */
const exampleSite = 'https://www.example.org'

const siteName = 'Garden Notes'
const author = { name: 'Mara Lindqvist', url: 'https://www.example.org/authors/mara-lindqvist' } as const

/**
 * Sets up the site's identity, creates the demo article with its author, publishes it and reads its JSON-LD back over
 * the content API. Safe to call again: an article that is there is read, not made twice.
 * `title`: published in place of the article's own. `publicUrl`: origin of the front end that shows the articles at `/articles/<slug>`.
 */
export async function seedArticle(
  strapi: StrapiSite,
  { title, publicUrl = exampleSite }: { readonly title?: string; readonly publicUrl?: string } = {},
): Promise<SeededArticle> {
  const jwt = await signIn(strapi.url, strapi.adminEmail, strapi.adminPassword)
  await identify(strapi.url, jwt, publicUrl)
  const rest: Rest = (method, path, body) => call(strapi.url, method, path, strapi.apiToken, body)
  const query = `filters[slug][$eq]=${demoArticle.slug}`
  const existing = (await rest('GET', `/api/articles?${query}`)).data[0] as { documentId: string } | undefined
  const documentId: string = existing?.documentId ?? (await write(rest))
  const readAddress = `/api/articles/${documentId}`
  if (title !== undefined) await rest('PUT', readAddress, { data: { title } })
  const { data } = await rest('GET', readAddress)
  const entry = await call(strapi.url, 'GET', `/citable/entry?uid=api::article.article&documentId=${documentId}&locale=en`, jwt)
  return {
    documentId,
    title: data.title,
    aeoScore: entry.live.aeoScore,
    seoScore: entry.live.seoScore,
    titles: entry.live.titles,
    jsonLdText: data.citable.jsonLdText,
    readAddress: strapi.url + readAddress,
    editAddress: editAddressOf(strapi, documentId),
  }
}

/** Writes a draft with the text, under its own slug, beside the published article, and analyses it with the core as the panel does. */
export async function draftArticle(
  strapi: StrapiSite,
  written: { readonly title: string; readonly slug: string },
): Promise<DraftedArticle> {
  const { title, slug } = written
  const jwt = await signIn(strapi.url, strapi.adminEmail, strapi.adminPassword)
  const rest: Rest = (method, path, body) => call(strapi.url, method, path, strapi.apiToken, body)
  await identify(strapi.url, jwt, exampleSite)
  const { data: found } = await rest('GET', `/api/articles?status=draft&filters[slug][$eq]=${slug}`)
  const at = found[0] === undefined ? '' : `/${found[0].documentId}`
  const data = { ...demoArticle, ...written, author: await authorId(rest) }
  const { data: draft } = await rest(at === '' ? 'POST' : 'PUT', `/api/articles${at}?status=draft`, { data })
  const now = new Date().toISOString()
  const context: AnalysisContext = {
    url: `${exampleSite}/articles/${slug}`,
    language: 'en',
    now,
    site: { url: exampleSite, name: siteName, publisher: { kind: 'organization', name: siteName, url: exampleSite }, logo: null },
    page: null,
    targetQueries: [],
    readJsonLd: false,
    options: { seo: true, aeo: true, titles: 3 },
  }
  const { description, content } = demoArticle
  // a draft has no dates yet; the panel reads it with those that publishing would stamp
  const dates = { datePublished: now, dateModified: now }
  const fields = { title, description, slug, image: null, authors: [{ kind: 'person' as const, ...author }], ...dates }
  const pack = await loadLanguagePack('en')
  const input = { kind: 'blocks' as const, blocks: blocksFromStrapi(content, 'content'), fields }
  const optimization = present(analyze(input, context, { languages: pack ? [pack] : [] }), context)
  return {
    documentId: draft.documentId,
    title,
    aeoScore: optimization.aeo_score,
    seoScore: optimization.seo_score,
    help: titleHelpOf(optimization),
    editAddress: editAddressOf(strapi, draft.documentId),
  }
}

const editAddressOf = ({ url }: StrapiSite, documentId: string): string =>
  `${url}/admin/content-manager/collection-types/api::article.article/${documentId}`

async function identify(url: string, jwt: string, publicUrl: string): Promise<void> {
  await call(url, 'PUT', '/citable/settings/site', jwt, {
    url: publicUrl,
    name: siteName,
    publisher: { kind: 'organization', name: siteName },
    logo: '',
  })
  const { types } = await call(url, 'GET', '/citable/settings', jwt)
  const { proposal } = types.find(({ shape }: { shape: { uid: string } }) => shape.uid === 'api::article.article')
  const addresses = { en: `${publicUrl}/articles/{slug}`, '*': `${publicUrl}/{locale}/articles/{slug}` }
  await call(url, 'PUT', '/citable/settings/type', jwt, { uid: 'api::article.article', enabled: true, mapping: { ...proposal, addresses } })
}

type Rest = (method: string, path: string, body?: object) => ReturnType<typeof call>

/** REST publishes by default: one request creates the draft and what readers see. */
async function write(rest: Rest): Promise<string> {
  return (await rest('POST', '/api/articles', { data: { ...demoArticle, author: await authorId(rest) } })).data.documentId
}

/** The author of both, made when it is not there. */
async function authorId(rest: Rest): Promise<string> {
  const { data } = await rest('GET', `/api/authors?filters[name][$eq]=${encodeURIComponent(author.name)}`)
  return data[0]?.documentId ?? (await rest('POST', '/api/authors', { data: author })).data.documentId
}
