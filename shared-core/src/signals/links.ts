import type { Span } from '../model/values.ts'
import { defineSignal } from './define-signal.ts'
import { type Reading, spanOf, type TextBlock } from './reading.ts'

/** A link of the text. `host` is the lower-case host without `www.`, null for addresses without one or that do not parse. */
export interface LinkFact {
  readonly href: string
  readonly text: string
  readonly rel: readonly string[]
  readonly kind: 'internal' | 'external' | 'fragment' | 'mail' | 'script' | 'other' | 'broken'
  readonly host: string | null
  readonly span: Span
}

/** The links of one block as written; the fact of the signals `links` and `sources`. */
export function measureLinks({ block }: TextBlock): readonly Pick<LinkFact, 'href' | 'rel' | 'span'>[] {
  return block.inlines.flatMap((inline) =>
    inline.kind === 'link' && inline.value !== null
      ? [{ href: inline.value.trim(), rel: inline.rel ?? [], span: spanOf(block.id, block.text, inline.start, inline.end) }]
      : [],
  )
}

/** Links with what kind they are. A relative address is internal; without any own address every absolute one is external. */
export function classifyLinks(
  facts: readonly (readonly Pick<LinkFact, 'href' | 'rel' | 'span'>[])[],
  { article, context }: Reading,
): readonly LinkFact[] {
  const own = [article.url, context.url, context.site?.url ?? null].flatMap((url) => {
    const host = url === null ? null : hostOf(url)
    return host === null ? [] : [host]
  })
  return facts.flat().map(({ href, rel, span }) => ({ href, rel, span, text: span.quote.trim(), ...classify(href, own) }))
}

/** Links in the article's text, in order. */
export const links = defineSignal({ block: measureLinks, fold: classifyLinks })

function classify(href: string, own: readonly string[]): Pick<LinkFact, 'kind' | 'host'> {
  if (href === '') return { kind: 'broken', host: null }
  if (href.startsWith('#')) return { kind: 'fragment', host: null }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === 'mailto') return { kind: 'mail', host: null }
  if (scheme === 'javascript' || scheme === 'data' || scheme === 'vbscript') return { kind: 'script', host: null }
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return { kind: 'other', host: null }
  if (scheme === undefined && !href.startsWith('//'))
    return { kind: URL.canParse(href, 'https://a.example/') ? 'internal' : 'broken', host: null }
  const host = hostOf(href.startsWith('//') ? `https:${href}` : href)
  if (host === null) return { kind: 'broken', host: null }
  return { kind: own.includes(host) ? 'internal' : 'external', host }
}

/** Lower-case host without `www.`; null when the address does not parse. */
export function hostOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { hostname } = new URL(url)
  return hostname === '' ? null : hostname.toLowerCase().replace(/^www\./, '')
}
