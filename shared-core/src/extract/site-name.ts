import type { Found } from '../model/article.ts'
import { found } from './found.ts'
import { isNode, type JsonLd, type JsonLdNode, nodeOfType, textValue, valuesOf } from './json-ld.ts'
import { metaValue, type PageSource } from './page-source.ts'

/** The site's name. In order: the host's; `og:site_name`; the publisher in JSON-LD; `application-name`; the host of the address. */
export function readSiteName({
  page,
  context,
  jsonLd,
  articleNode,
}: Pick<PageSource, 'page' | 'context' | 'jsonLd' | 'articleNode'>): Found<string> | null {
  if (context.site !== null && context.site.name !== '') return found(context.site.name, 'field', 'site')
  const og = metaValue(page, ['og:site_name'])
  if (og !== null && og.value.length <= 100) return found(og.value, 'open_graph', og.which)
  const publisher = publisherName(articleNode, jsonLd)
  if (publisher !== null) return found(publisher, 'json_ld', 'publisher')
  const application = metaValue(page, ['application-name', 'apple-mobile-web-app-title'])
  if (application !== null && application.value.length <= 100)
    return found(application.value, 'meta', application.which, { confidence: 'likely' })
  if (context.url === null || !URL.canParse(context.url)) return null
  const host = new URL(context.url).hostname.replace(/^www\./, '')
  return host === '' ? null : found(host, 'url', 'host')
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
