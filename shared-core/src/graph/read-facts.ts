import type { Article } from '../model/article.ts'
import type { AnalysisContext, Image, Person } from '../model/input.ts'
import type { Json } from '../model/values.ts'
import { type Bases, hostOf, normalizeAddress, normalizeHome, resolveAddress } from './address.ts'
import type { AuthorFacts, SiteFacts } from './facts.ts'
import { wellFormed } from './serialize-graph.ts'

/** Bases of ids: the context's address, else the page's own; the site's home, else the root of the page's host. */
export function basesOf(article: Article, context: AnalysisContext): Bases {
  const page = normalizeAddress(context.url ?? article.url ?? '') ?? ''
  const home = context.site === null ? null : normalizeHome(context.site.url)
  return { page, home: home ?? page.slice(0, page.indexOf('/', 'https://'.length) + 1) }
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

export function authorFacts(person: Person): AuthorFacts {
  return {
    kind: person.kind,
    name: oneLine(person.name),
    url: person.url === null ? null : resolveAddress(person.url, null),
    key: person.key ?? null,
    ...(person.sameAs?.length ? { sameAs: person.sameAs } : {}),
  }
}

/** Absolute http(s) only; upgraded to https when the page is https and the image lies on its host. Sizes that are no positive integers are unknown. */
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
    const isPerson = [publisher['@type']].flat().includes('Person')
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
