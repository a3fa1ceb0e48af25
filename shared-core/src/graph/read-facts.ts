import type { Article } from '../model/article.ts'
import type { AnalysisContext, Image, Person } from '../model/input.ts'
import type { Json } from '../model/values.ts'
import { type Bases, hostOf, normalizeAddress, normalizeHome, resolveAddress } from './address.ts'
import type { GraphNote } from './build-nodes.ts'
import { pageDates, printDate } from './dates.ts'
import type { ArticleType, AuthorFacts, PostFacts, SiteFacts } from './facts.ts'
import { wellFormed } from './serialize-graph.ts'

/** Pixels of both sides multiplied; Google's minimum for article images. Source: the Article page of its structured data guide. */
const fewestPixels = 50_000

/** Where ids hang: the context's address, else the page's own; the site's home, else the root of the page's host. */
export function basesOf(article: Article, context: AnalysisContext): Bases {
  const page = normalizeAddress(context.url ?? article.url ?? '') ?? ''
  const home = context.site === null ? null : normalizeHome(context.site.url)
  return { page, home: home ?? (page === '' ? '' : `${new URL(page).origin}/`) }
}

/** The site as its CMS describes it; without that, what the page says: its site name, else the host, and the publisher named in its own JSON-LD. */
export function readSiteFacts(article: Article, context: AnalysisContext, { home }: Bases): SiteFacts {
  if (context.site !== null) {
    const { name, publisher, logo } = context.site
    return {
      url: home,
      name: oneLine(name) || (hostOf(home) ?? ''),
      publisher: publisher === null ? null : authorFacts(publisher),
      logo: absoluteImage(logo, home),
    }
  }
  const found = context.readJsonLd ? publisherOf(article.jsonLd, home) : null
  return {
    url: home,
    name: oneLine(article.siteName?.value ?? '') || (hostOf(home) ?? ''),
    publisher: found?.publisher ?? null,
    logo: found?.logo ?? null,
  }
}

/** The page as far as the article says; `notes` tell what was left out and why. */
export function readPostFacts(
  article: Article,
  context: AnalysisContext,
  { page }: Bases,
): { readonly post: PostFacts; readonly notes: readonly GraphNote[] } {
  const notes: GraphNote[] = []
  const note = (code: GraphNote['code'], node: GraphNote['node'], property: string | null, args: GraphNote['args'] = {}) =>
    notes.push({ code, node, property, args })
  const dates = pageDates(article.datePublished?.value ?? null, article.dateModified?.value ?? null, context.now)
  for (const { code, property } of dates.notes) note(code, 'article', property)
  let { published, modified } = dates
  if (article.kind === 'page' && published !== null && isAfterDay(published, context.now)) {
    note('dateInFuture', 'article', 'datePublished')
    published = null
    modified = null
  }
  const image = absoluteImage(article.image?.value ?? null, page)
  const tooSmall = image !== null && image.width !== null && image.height !== null && image.width * image.height < fewestPixels
  if (tooSmall) note('imageTooSmall', 'primaryImage', null, { width: image.width ?? 0, height: image.height ?? 0 })
  if (article.authors.length > 12) note('tooManyAuthors', 'author', null, { count: article.authors.length, max: 12 })
  if (article.blocks.some(({ kind }) => kind === 'video')) note('videoWithoutUploadDate', 'article', 'video')
  return {
    post: {
      url: page === '' ? null : page,
      pageType: 'WebPage',
      articleType: context.articleType ?? articleTypeOf(article, context),
      title: oneLineOrNull(article.title?.value),
      headline: oneLineOrNull(article.headline?.value) ?? (article.kind === 'draft' ? oneLineOrNull(article.title?.value) : null),
      description: oneLineOrNull(article.description?.value),
      language: printLanguage(article.language),
      datePublished: published,
      dateModified: modified,
      authors: article.authors.map(({ value }) => authorFacts(value)).filter(({ name }) => name !== ''),
      image: tooSmall ? null : image,
      breadcrumbs: article.breadcrumbs.map(({ name, url }) => ({
        name: oneLine(name),
        url: url === null ? null : resolveAddress(url, page),
      })),
      section: null,
      keywords: [],
    },
    notes,
  }
}

/** Canonical case; null for `und`, `x-default` and what is no tag. `en_US` becomes `en-US`. */
function printLanguage(tag: string): string | null {
  const parts = tag.trim().replaceAll('_', '-').split('-')
  const first = parts[0]!.toLowerCase()
  if (!/^[a-z]{2,3}$/.test(first) || first === 'und' || !parts.slice(1).every((part) => /^[A-Za-z0-9]{2,8}$/.test(part))) return null
  return [
    first,
    ...parts
      .slice(1)
      .map((part) =>
        part.length === 4
          ? part[0]!.toUpperCase() + part.slice(1).toLowerCase()
          : part.length === 2
            ? part.toUpperCase()
            : part.toLowerCase(),
      ),
  ].join('-')
}

function authorFacts(person: Person): AuthorFacts {
  return {
    kind: person.kind,
    name: oneLine(person.name),
    url: person.url === null ? null : resolveAddress(person.url, null),
    key: person.key ?? null,
    ...(person.sameAs?.length ? { sameAs: person.sameAs } : {}),
  }
}

/** Absolute http(s) only; upgraded to https when the page is https and the image lies on its host. Sizes that are no positive integers are unknown. */
function absoluteImage(image: Image | null, base: string): Image | null {
  if (image === null) return null
  const url = resolveAddress(image.url, base === '' ? null : base)
  if (url === null) return null
  const upgrade = base.startsWith('https:') && url.startsWith('http:') && hostOf(url) === hostOf(base)
  const size = (value: number | null) => (value !== null && Number.isSafeInteger(value) && value > 0 ? value : null)
  return {
    url: upgrade ? url.replace(/^http:/, 'https:') : url,
    alt: oneLineOrNull(image.alt),
    width: size(image.width),
    height: size(image.height),
  }
}

/** The page's own JSON-LD, then the blog segment of its address, else Article. */
function articleTypeOf(article: Article, context: AnalysisContext): ArticleType {
  if (context.readJsonLd) {
    const types = flatten(article.jsonLd).flatMap((node) => [node['@type'] ?? []].flat())
    if (
      types.some(
        (type) =>
          typeof type === 'string' && /^(.*\/)?(News|ReportageNews|AnalysisNews|OpinionNews|BackgroundNews|ReviewNews)Article$/.test(type),
      )
    )
      return 'NewsArticle'
    if (types.includes('BlogPosting')) return 'BlogPosting'
  }
  const url = context.url ?? article.url
  return url !== null && (/^https?:\/\/blog\./i.test(url) || /^https?:\/\/[^/]+\/([^?#]*\/)?blog\//i.test(url)) ? 'BlogPosting' : 'Article'
}

type Plain = { readonly [key: string]: Json }

/** Every object of the page's JSON-LD that stands alone or in a `@graph`. */
export function flatten(values: readonly Json[]): readonly Plain[] {
  return values.flatMap((value): readonly Plain[] => {
    if (Array.isArray(value)) return flatten(value)
    if (typeof value !== 'object' || value === null) return []
    const node = value as Plain
    return Array.isArray(node['@graph']) ? flatten(node['@graph']) : [node]
  })
}

function publisherOf(jsonLd: readonly Json[], home: string): { readonly publisher: AuthorFacts; readonly logo: Image | null } | null {
  const nodes = flatten(jsonLd)
  const resolve = (value: Json | undefined): Plain | null => {
    const one = Array.isArray(value) ? value[0] : value
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return null
    const node = one as Plain
    return Object.keys(node).length === 1 && typeof node['@id'] === 'string'
      ? (nodes.find((other) => other['@id'] === node['@id'] && Object.keys(other).length > 1) ?? null)
      : node
  }
  for (const node of nodes) {
    const publisher = resolve(node.publisher)
    const name = typeof publisher?.name === 'string' ? oneLine(publisher.name) : ''
    if (publisher === null || name === '') continue
    const isPerson = [publisher['@type'] ?? []].flat().includes('Person')
    const url = typeof publisher.url === 'string' ? resolveAddress(publisher.url, home) : null
    const logo = typeof publisher.logo === 'string' ? { url: publisher.logo } : resolve(publisher.logo)
    const logoUrl =
      typeof logo?.url === 'string'
        ? logo.url
        : typeof (logo as Plain | null)?.contentUrl === 'string'
          ? String((logo as Plain).contentUrl)
          : null
    const size = (value: Json | undefined) =>
      typeof value === 'number' ? value : typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : null
    return {
      publisher: { kind: isPerson ? 'person' : 'organization', name, url, key: null },
      logo:
        logoUrl === null
          ? null
          : absoluteImage({ url: logoUrl, alt: null, width: size((logo as Plain).width), height: size((logo as Plain).height) }, home),
    }
  }
  return null
}

function isAfterDay(date: string, now: string): boolean {
  const [a, b] = [printDate(date), printDate(now)]
  return a !== null && b !== null && a.seconds >= Math.floor(b.seconds / 86_400) * 86_400 + 2 * 86_400
}

/** White space runs as one space, none at the ends, no other control characters. */
export function oneLine(text: string): string {
  return wellFormed(text).replace(control, '').replace(/\s+/g, ' ').trim()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g

const oneLineOrNull = (text: string | null | undefined) => (text === null || text === undefined ? null : oneLine(text) || null)
