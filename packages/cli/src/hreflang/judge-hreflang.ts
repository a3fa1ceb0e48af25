import { pageHreflang } from '@citable/core/hreflang'

/** One version of a page with what it declares. */
export interface HreflangPage {
  /** Address that others name, absolute. */
  readonly url: string
  /** What the address answers; null: it was not asked, or may not be. */
  readonly status: number | null
  /** Address it leads on to; null: none. */
  readonly redirect: string | null
  /** As the page says; null: it names none. */
  readonly canonical: string | null
  /** The page asks search engines to leave it out. */
  readonly noindex: boolean
  /** As they are in the page, and null where only its status is known. */
  readonly links: readonly { readonly language: string; readonly url: string }[] | null
}

type HreflangCode =
  | 'code'
  | 'relative'
  | 'noSelf'
  | 'noReturn'
  | 'twice'
  | 'xDefaultTwice'
  | 'canonicalElsewhere'
  | 'status'
  | 'redirect'
  | 'noindex'

/** A fault of one page's declarations. */
export interface HreflangFault {
  readonly code: HreflangCode
  /** Errors make search engines leave the pair out; warnings cost crawling or mark a doubt. */
  readonly level: 'error' | 'warning'
  readonly page: string
  readonly language: string | null
  /** The address it concerns. */
  readonly url: string | null
  /** A tag that means the same, the canonical address, the status or where the address leads. */
  readonly detail: string | null
}

const xDefault = 'x-default'

/** Regions that locales know and ISO 3166-1 does not name as countries. */
const noCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'])

/** Whether search engines take a tag: a language, perhaps a script and a country, as `pt-BR`; the tag that is meant where one is known. */
export function judgeTag(tag: string): { readonly ok: true } | { readonly ok: false; readonly meant: string | null } {
  if (tag.toLowerCase() === xDefault) return { ok: true }
  if (!hasForm(tag)) {
    const hyphened = tag.replaceAll('_', '-')
    return { ok: false, meant: hyphened !== tag && hasForm(hyphened) && judgeTag(hyphened).ok ? hyphened : null }
  }
  const { language, script, region } = new Intl.Locale(tag)
  // locales read `en-UK` as `en-GB`, search engines do not
  const [meantTag = tag] = Intl.getCanonicalLocales(tag)
  const [own, ...rest] = tag.split('-')
  const meant = new Intl.Locale(meantTag)
  const saysSame =
    meant.language === own!.toLowerCase() && (region === undefined || rest.some((part) => part.toUpperCase() === meant.region))
  const isKnown =
    nameOf('language', language) !== undefined &&
    (script === undefined || nameOf('script', script) !== undefined) &&
    (region === undefined || (nameOf('region', region) !== undefined && !noCountries.has(region)))
  if (isKnown && saysSame) return { ok: true }
  return { ok: false, meant: isKnown && !saysSame ? meantTag : null }
}

/** As the check of a single page reads it. */
function hasForm(tag: string): boolean {
  const page = { url: null, canonicals: [], markup: { hreflang: [{ language: tag, url: 'https://example.org/' }] } }
  const verdict = pageHreflang.run({ page } as unknown as Parameters<typeof pageHreflang.run>[0])
  return !('code' in verdict) || verdict.code !== 'invalid'
}

function nameOf(type: 'language' | 'script' | 'region', code: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}

/**
 * Faults in what a set of pages declares about each other. A page that is not among them, or whose links are null, is not judged as a target:
 * a missing link back is reported only for pages that were read.
 */
export function judgeHreflang(pages: readonly HreflangPage[]): readonly HreflangFault[] {
  const byUrl = new Map(pages.map((page) => [evenAddress(page.url), page]))
  return pages.flatMap((page) => (page.links === null || page.links.length === 0 ? [] : judgePage(page, page.links, byUrl)))
}

function judgePage(
  page: HreflangPage,
  links: NonNullable<HreflangPage['links']>,
  byUrl: ReadonlyMap<string, HreflangPage>,
): readonly HreflangFault[] {
  const faults: HreflangFault[] = []
  const tell = (
    code: HreflangCode,
    level: HreflangFault['level'],
    language: string | null,
    url: string | null,
    detail: string | null = null,
  ) => faults.push({ code, level, page: page.url, language, url, detail })
  const own = evenAddress(page.url)
  const canonical = page.canonical !== null && URL.canParse(page.canonical, page.url) ? evenAddress(page.canonical, page.url) : null
  if (canonical !== null && canonical !== own) tell('canonicalElsewhere', 'error', null, null, canonical)
  if (page.noindex) tell('noindex', 'error', null, page.url)

  const addresses = new Map<string, string>()
  const judged = new Set<string>()
  for (const { language, url } of links) {
    const tag = judgeTag(language)
    if (!tag.ok) tell('code', 'error', language, url, tag.meant)
    if (!/^https?:\/\//i.test(url)) tell('relative', 'error', language, url)
    if (!URL.canParse(url, page.url)) continue
    const address = evenAddress(url, page.url)
    const folded = language.toLowerCase()
    const before = addresses.get(folded)
    if (before !== undefined && before !== address) tell(folded === xDefault ? 'xDefaultTwice' : 'twice', 'error', language, url)
    addresses.set(folded, before ?? address)
    if (address === own || judged.has(address)) continue
    judged.add(address)
    const target = byUrl.get(address)
    if (target === undefined) continue
    if (target.redirect !== null) tell('redirect', 'error', language, url, target.redirect)
    else if (target.status !== null && target.status !== 200) tell('status', 'error', language, url, String(target.status))
    else if (target.links !== null) {
      if (target.noindex) tell('noindex', 'error', language, url)
      const isBack = target.links.some((link) => URL.canParse(link.url, target.url) && evenAddress(link.url, target.url) === own)
      if (!isBack) tell('noReturn', 'error', language, url)
    }
  }
  if (![...addresses.values()].includes(own)) tell('noSelf', 'error', null, null)
  return faults
}

/** An absolute address in one form, without its fragment. */
export const evenAddress = (address: string, base?: string): string => new URL(address, base).href.split('#', 1)[0]!
