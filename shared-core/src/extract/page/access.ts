import type { Access, Block, Found } from '../../model/article.ts'
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
 * an element that calls itself a paywall; a text that only asks to log in, which is a guess. null: it does not say, which is not "free".
 */
export function readAccess(source: PageSource, barrier: 'paywall' | 'overlay' | null, blocks: readonly Block[]): Found<Access> | null {
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
  if (barrier === 'paywall') return found({ isFree: false, selectors: [] }, 'element', 'paywall')
  return asksToLogIn(blocks) ? found({ isFree: false, selectors: [] }, 'text', 'login') : null
}

/** UTF-16 units of a text that is no article. */
const maxRequest = 600

const logIn =
  /\b(?:log|sign)[ -]?in\b[^.]{0,30}\b(?:or (?:create|register|sign|subscribe)|to (?:read|continue|view|access))|\bto (?:read|continue|view|access)\b[^.]{0,80}\b(?:log|sign)[ -]?(?:in|up)\b|\bcreate (?:an?|your) (?:free )?account\b|(?:melden sie sich|melde dich)[^.]{0,30} an\b|(?:einloggen|anmelden)[^.]{0,20} (?:um|oder)\b|connectez[- ]vous (?:pour|ou)|créez (?:un|votre) compte|inicia(?:r)? sesión (?:o|para)|crea(?:r)? (?:una|tu) cuenta|accedi (?:o|per)\b|registrati (?:o|per)|faça (?:o )?login|crie (?:a |uma )?(?:sua )?conta|log in om|maak een account|zaloguj się|załóż konto|logga in för|войдите,? (?:чтобы|или)|зарегистрируйтесь|giriş yap|ログインして|会員登録|请登录|登录后|سج[لّ]+ الدخول/i

/** All there is to read is a request to log in. */
function asksToLogIn(blocks: readonly Block[]): boolean {
  const text = blocks.map((block) => block.text).join('\n')
  return text.length <= maxRequest && logIn.test(text)
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
