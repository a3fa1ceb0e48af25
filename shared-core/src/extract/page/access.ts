import type { Access, Found } from '../../model/article.ts'
import type { Json } from '../../model/values.ts'
import { found } from './found.ts'
import { isNode, type JsonLdNode, valuesOf } from './json-ld.ts'
import { metaValue, type PageSource } from './page-source.ts'

/** Values of `article:content_tier`, the property of Facebook's subscriptions. */
const tiers: Readonly<Record<string, boolean>> = {
  free: true,
  metered: false,
  locked: false,
  premium: false,
  paid: false,
  subscriber: false,
}

/**
 * The page's statement about reading for free. In order: JSON-LD; `itemprop=isAccessibleForFree`; `article:content_tier`;
 * an element that calls itself a paywall. null: it does not say, which is not "free".
 */
export function readAccess(source: PageSource, barrier: 'paywall' | 'overlay' | null): Found<Access> | null {
  const { page, articleNode, jsonLd } = source
  if (articleNode !== null) {
    const isFree = truth(valuesOf(articleNode, 'isAccessibleForFree', jsonLd)[0])
    if (isFree !== null)
      return found({ isFree, selectors: isFree ? [] : gatedParts(articleNode, source) }, 'json_ld', 'isAccessibleForFree')
  }
  for (const element of page.itemprops.get('isAccessibleForFree') ?? []) {
    const isFree = truth(element.attribs['content'] ?? '')
    if (isFree !== null) return found({ isFree, selectors: [] }, 'element', 'itemprop=isAccessibleForFree', { confidence: 'declared' })
  }
  const tier = metaValue(page, ['article:content_tier', 'content_tier', 'og:article:content_tier'])
  const isFree = tier === null ? undefined : tiers[tier.value.toLowerCase()]
  if (tier !== null && isFree !== undefined) return found({ isFree, selectors: [] }, 'open_graph', tier.which)
  return barrier === 'paywall' ? found({ isFree: false, selectors: [] }, 'element', 'paywall') : null
}

function truth(value: Json | undefined): boolean | null {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.replace(/^.*\//, '').trim().toLowerCase() : ''
  return word === 'true' ? true : word === 'false' ? false : null
}

function gatedParts(article: JsonLdNode, { jsonLd }: PageSource): readonly string[] {
  const selectors = valuesOf(article, 'hasPart', jsonLd)
    .filter(isNode)
    .filter((part) => truth(part['isAccessibleForFree']) === false)
    .flatMap((part) => valuesOf(part, 'cssSelector', jsonLd))
  return selectors.filter((selector): selector is string => typeof selector === 'string' && /^\.[\w-]{1,100}$/.test(selector)).slice(0, 10)
}
