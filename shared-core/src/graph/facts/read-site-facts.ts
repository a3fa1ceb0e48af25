import type { Article } from '../../model/article.ts'
import type { AnalysisContext } from '../../model/input.ts'
import type { Json } from '../../model/values.ts'
import { type Bases, resolveAddress } from '../address.ts'
import type { SiteFacts } from './facts.ts'
import { absoluteImage, flatten, oneLine, type Plain, type PublisherOf, siteFacts } from './read-facts.ts'

/** The site of a page or draft. */
export const readSiteFacts = (article: Article, context: AnalysisContext, bases: Bases): SiteFacts =>
  siteFacts(article, context, bases, publisherOf)

/** Publisher and logo of a page: the first named `publisher` in its JSON-LD. */
export const publisherOf: PublisherOf = (jsonLd, home) => {
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
