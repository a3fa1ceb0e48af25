import type { Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { correctAddress } from '../page/correct-address.ts'
import { hostOf } from '../page/hosts.ts'
import { type Reading, spanOf, type TextBlock } from '../reading.ts'

/** A link of the text. `host` is the lower-case host without `www.`, null for addresses without one or that do not parse. */
export interface LinkFact {
  readonly href: string
  readonly text: string
  readonly rel: readonly string[]
  readonly kind: 'internal' | 'external' | 'fragment' | 'mail' | 'script' | 'other' | 'broken'
  readonly host: string | null
  /** The certain meaning of a broken address; null: it is not broken, or it is unknown. */
  readonly meant: string | null
  readonly span: Span
}

/** A link as written, before it is known which addresses are our own: `absolute` is internal or external. */
export interface WrittenLink extends Pick<LinkFact, 'href' | 'rel' | 'host' | 'meant' | 'span'> {
  readonly kind: Exclude<LinkFact['kind'], 'external'> | 'absolute'
}

/** The links of one block as written; the fact of all signals about links. */
export function measureLinks({ block }: Pick<TextBlock, 'block'>): readonly WrittenLink[] {
  return block.inlines.flatMap((inline) => {
    if (inline.kind !== 'link' || inline.value === null) return []
    const href = inline.value.trim()
    return [{ href, rel: inline.rel ?? [], span: spanOf(block.id, block.text, inline.start, inline.end), ...readAddress(href) }]
  })
}

/**
 * Links with what kind they are. A relative address is internal; without any own address every absolute one is external. A link to the page
 * itself leads to no other page and is a fragment, with or without a `#`.
 */
export function classifyLinks(
  facts: readonly (readonly WrittenLink[])[],
  { article, context }: Pick<Reading, 'article' | 'context'>,
): readonly LinkFact[] {
  const own = [article.url, context.url, context.site?.url ?? null].flatMap((url) => {
    const host = url === null ? null : hostOf(url)
    return host === null ? [] : [host]
  })
  const page = article.url ?? context.url ?? ''
  const here = pageOf(page)
  return facts.flat().map(({ href, rel, span, kind, host, meant }) => {
    const found = kind !== 'absolute' ? kind : own.includes(host!) ? 'internal' : 'external'
    const isHere = found === 'internal' && here !== '' && pageOf(href, page) === here
    return { href, rel, span, text: span.quote.trim(), kind: isHere ? 'fragment' : found, host, meant }
  })
}

/** A page by its address, without what leads to the same page; '' when it does not parse. */
const pageOf = (href: string, base?: string): string =>
  URL.canParse(href, base)
    ? new URL(href, base).href.replace(/^\w+:\/\/(?:www\.)?|[#].*|\?utm_.*/g, '').replace(/\/(?:index\.\w+)?$/, '')
    : ''

/** Links in the article's text, in order. */
export const links = defineSignal({ block: measureLinks, fold: classifyLinks })

function readAddress(href: string): Pick<WrittenLink, 'kind' | 'host' | 'meant'> {
  const meant = correctAddress(href)
  if (meant === null) return { ...kindOf(href), meant }
  return { kind: /^mailto:/i.test(href) ? 'mail' : 'broken', host: null, meant }
}

function kindOf(href: string): Pick<WrittenLink, 'kind' | 'host'> {
  if (href === '') return { kind: 'broken', host: null }
  if (href.startsWith('#')) return { kind: 'fragment', host: null }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === 'mailto') return { kind: 'mail', host: null }
  if (scheme === 'javascript' || scheme === 'data' || scheme === 'vbscript') return { kind: 'script', host: null }
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return { kind: 'other', host: null }
  if (scheme === undefined && !href.startsWith('//'))
    return { kind: URL.canParse(href, 'https://a.example/') ? 'internal' : 'broken', host: null }
  const host = hostOf(href.startsWith('//') ? `https:${href}` : href)
  return host === null ? { kind: 'broken', host: null } : { kind: 'absolute', host }
}

/** Words of an address's path, decoded, for matching: `/heat-pump_costs.html` → `heat pump costs`. */
export function pathWords(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  return decode(path)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[-_/.+]+/g, ' ')
    .trim()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
