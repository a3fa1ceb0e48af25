import type { Article } from '../../model/article.ts'
import type { AnalysisContext, Image, Person } from '../../model/input.ts'
import type { Json } from '../../model/values.ts'
import { type Bases, hostOf, normalizeAddress, normalizeHome, resolveAddress } from '../address.ts'
import { wellFormed } from '../serialize-graph.ts'
import type { AuthorFacts, SiteFacts } from './facts.ts'

/** Bases of ids: the context's address, else the page's own; the site's home, else the root of the page's host. */
export function basesOf(article: Article, context: AnalysisContext): Bases {
  const page = normalizeAddress(context.url ?? article.url ?? '') ?? ''
  const home = context.site === null ? null : normalizeHome(context.site.url)
  return { page, home: home ?? page.slice(0, page.indexOf('/', 'https://'.length) + 1) }
}

/** The publisher that a page's own JSON-LD names. */
export type PublisherOf = (jsonLd: readonly Json[], home: string) => { readonly publisher: AuthorFacts; readonly logo: Image | null } | null

/** The site as its CMS describes it; without that, what the page says: its site name, else the host, and the publisher named in its own JSON-LD. */
export function siteFacts(article: Article, context: AnalysisContext, { home }: Bases, publisherOf: PublisherOf | null): SiteFacts {
  if (context.site !== null) {
    const { name, publisher, logo } = context.site
    return {
      url: home,
      name: oneLine(name) || (hostOf(home) ?? ''),
      publisher: publisher === null ? null : authorFacts(publisher),
      logo: absoluteImage(logo, home),
    }
  }
  const found = context.readJsonLd ? (publisherOf?.(article.jsonLd, home) ?? null) : null
  return {
    url: home,
    name: oneLine(article.siteName?.value ?? '') || (hostOf(home) ?? ''),
    publisher: found?.publisher ?? null,
    logo: found?.logo ?? null,
  }
}

export function authorFacts(person: Person): AuthorFacts {
  return {
    kind: person.kind,
    name: oneLine(person.name),
    url: person.url === null ? null : resolveAddress(person.url, null),
    key: person.key ?? null,
    ...(person.sameAs?.length ? { sameAs: person.sameAs } : {}),
  }
}

/** Absolute http(s) only; upgraded to https when the page is https and the image is on its host. Sizes that are no positive integers are unknown. */
export function absoluteImage(image: Image | null, base: string): Image | null {
  if (image === null) return null
  const url = resolveAddress(image.url, base)
  if (url === null) return null
  const upgrade = base.startsWith('https:') && hostOf(url) === hostOf(base)
  const size = (value: number | null) => (value !== null && Number.isSafeInteger(value) && value > 0 ? value : null)
  return {
    url: upgrade ? url.replace(/^http:/, 'https:') : url,
    alt: oneLineOrNull(image.alt),
    width: size(image.width),
    height: size(image.height),
  }
}

export type Plain = { readonly [key: string]: Json }

/** Every object of the page's JSON-LD that is alone or in a `@graph`. */
export function flatten(values: readonly Json[]): readonly Plain[] {
  return values.flatMap((value): readonly Plain[] => {
    if (Array.isArray(value)) return flatten(value)
    if (typeof value !== 'object' || value === null) return []
    const node = value as Plain
    return Array.isArray(node['@graph']) ? flatten(node['@graph']) : [node]
  })
}

/** White space runs as one space, none at the ends, no other control characters. */
export function oneLine(text: string): string {
  const clean = wellFormed(text).replace(control, '')
  return (/\s\s|[^\S ]/.test(clean) ? clean.replace(/\s+/g, ' ') : clean).trim()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g

export const oneLineOrNull = (text: string | null | undefined) => (text === null || text === undefined ? null : oneLine(text) || null)

/** A draft's description is what its writer made it. */
export const draftDescription = ({ description }: Article): string | null => oneLineOrNull(description?.value)
