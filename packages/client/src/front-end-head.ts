/** The head of a page, as the plugin makes it of an entry's fields. Data alone: `headTags` says how HTML puts it. */
export interface CitablePageHead {
  /** Words for `<title>`, with the site's name where the template has it. */
  readonly title: string
  readonly description?: string | null
  /** The page's own address; null: it has none yet. */
  readonly canonical?: string | null
  /** Instructions for search engines. */
  readonly robots?: string | null
  readonly openGraph?: {
    readonly type: string
    readonly title: string
    readonly description?: string | null
    readonly url?: string | null
    readonly siteName?: string | null
    /** Language and country: `de_AT`. */
    readonly locale?: string | null
    readonly publishedTime?: string | null
    readonly modifiedTime?: string | null
    readonly image?: HeadImage | null
  } | null
  readonly twitter?: {
    readonly card: string
    readonly title: string
    readonly description?: string | null
    readonly image?: HeadImage | null
  } | null
  /** Addresses in the languages of the entry, `x-default` among them. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[] | null
  /** All of it as HTML, without the JSON-LD. */
  readonly html?: string | null
}

export interface HeadImage {
  readonly url: string
  readonly alt?: string | null
  readonly width?: number | null
  readonly height?: number | null
}

/** An element of a head: a name, and attributes or, for a title, its words. */
export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }

/** An address that a browser opens over the web. */
export const isWeb = (address: string | null | undefined): address is string =>
  /^https?:\/\//i.test(address ?? '') && URL.canParse(address ?? '')

/** The same head without addresses that are not of the web. */
export function webOnly(head: CitablePageHead): CitablePageHead {
  const { canonical, openGraph: og, twitter, alternates } = head
  const web = (address: string | null | undefined) => (isWeb(address) ? address : null)
  const shown = (image: HeadImage | null | undefined) => (image && isWeb(image.url) ? image : null)
  return {
    ...head,
    canonical: web(canonical),
    openGraph: og ? { ...og, url: web(og.url), image: shown(og.image) } : null,
    twitter: twitter ? { ...twitter, image: shown(twitter.image) } : null,
    alternates: (alternates ?? []).filter(({ href }) => isWeb(href)),
  }
}

/** Elements of a head, in the order of importance; those without a value are left out, and addresses that are not of the web. */
export function headTags(head: CitablePageHead): readonly HeadTag[] {
  const { title, description, robots, canonical, alternates, openGraph: og, twitter } = webOnly(head)
  const meta = (key: 'name' | 'property', name: string, content: string | number | null | undefined): readonly HeadTag[] =>
    content === null || content === undefined || content === ''
      ? []
      : [{ tag: 'meta', attributes: { [key]: name, content: String(content) } }]
  return [
    ...(title === '' ? [] : [{ tag: 'title', text: title } as const]),
    ...meta('name', 'description', description),
    ...meta('name', 'robots', robots),
    ...(canonical ? [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const] : []),
    ...(alternates ?? []).map(({ hreflang, href }) => ({ tag: 'link', attributes: { rel: 'alternate', hreflang, href } }) as const),
    ...meta('property', 'og:type', og?.type),
    ...meta('property', 'og:title', og?.title),
    ...meta('property', 'og:description', og?.description),
    ...meta('property', 'og:url', og?.url),
    ...meta('property', 'og:site_name', og?.siteName),
    ...meta('property', 'og:locale', og?.locale),
    ...meta('property', 'og:image', og?.image?.url),
    ...meta('property', 'og:image:width', og?.image?.width),
    ...meta('property', 'og:image:height', og?.image?.height),
    ...meta('property', 'og:image:alt', og?.image?.alt),
    ...(og?.type === 'article'
      ? [...meta('property', 'article:published_time', og.publishedTime), ...meta('property', 'article:modified_time', og.modifiedTime)]
      : []),
    ...meta('name', 'twitter:card', twitter?.card),
    ...meta('name', 'twitter:title', twitter?.title),
    ...meta('name', 'twitter:description', twitter?.description),
    ...meta('name', 'twitter:image', twitter?.image?.url),
  ]
}

/** The same as HTML; every value is escaped. */
export const headHtml = (head: CitablePageHead): string =>
  headTags(head)
    .map((one) =>
      one.tag === 'title'
        ? `<title>${escapeHtml(one.text)}</title>`
        : `<${one.tag} ${Object.entries(one.attributes)
            .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
            .join(' ')}>`,
    )
    .join('\n')

/** Text for the inside of an element or of an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
