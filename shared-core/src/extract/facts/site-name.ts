import { withoutMarks } from '../../languages/characters/rarer-characters.ts'
import type { Found } from '../../model/article.ts'
import { found } from '../page/found.ts'
import { isNode, type JsonLd, type JsonLdNode, nodeOfType, textValue, valuesOf } from '../page/json-ld.ts'
import { metaValue, type PageSource } from '../page/page-source.ts'
import { lettersOf } from './people/letters-of.ts'

/** The site's name. In order: the host's; `og:site_name`; the publisher in JSON-LD; `application-name`; the host of the address. */
export function readSiteName({
  page,
  context,
  jsonLd,
  articleNode,
}: Pick<PageSource, 'page' | 'context' | 'jsonLd' | 'articleNode'>): Found<string> | null {
  if (context.site !== null && context.site.name !== '') return found(context.site.name, 'field', 'site')
  const og = metaValue(page, ['og:site_name'])
  if (og !== null && og.value.length <= 100 && !/^(?:https?:)?\/\//i.test(og.value)) {
    return found(ownPart(og.value.replace(/^www\.(?=\S+$)/i, ''), context.url), 'open_graph', og.which)
  }
  const publisher = publisherName(articleNode, jsonLd)
  if (publisher !== null) return found(publisher, 'json_ld', 'publisher')
  const application = metaValue(page, ['application-name', 'apple-mobile-web-app-title'])
  if (application !== null && application.value.length <= 100)
    return found(application.value, 'meta', application.which, { confidence: 'likely' })
  if (context.url === null || !URL.canParse(context.url)) return null
  const host = new URL(context.url).hostname.replace(/^www\./, '')
  return host === '' ? null : found(host, 'url', 'host')
}

/** The part of an advertising name that the address repeats: `Harbour Weekly | News and Weather` on harbourweekly.com. */
function ownPart(name: string, url: string | null): string {
  const parts = name.split(/\s[–—-]\s|\|/).map((part) => part.trim())
  if (parts.length === 1 || url === null || !URL.canParse(url)) return name
  const host = lettersOf(new URL(url).hostname)
  const letters = (part: string): string => lettersOf(withoutMarks(part).replace(/^the\s|\.[a-z]{2,3}$|\se\.\s?v\.$/gi, ''))
  return parts.find((part) => letters(part).length >= 4 && host.includes(letters(part))) ?? name
}

function publisherName(articleNode: JsonLdNode | null, jsonLd: JsonLd): string | null {
  if (articleNode !== null) {
    for (const value of valuesOf(articleNode, 'publisher', jsonLd)) {
      const name = typeof value === 'string' ? value : isNode(value) ? textValue(value, 'name', jsonLd) : null
      if (name !== null && name !== '') return name
    }
  }
  const site = nodeOfType(jsonLd, ['WebSite', 'NewsMediaOrganization'])
  return site === null ? null : textValue(site, 'name', jsonLd)
}
