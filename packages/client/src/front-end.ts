/**
 * `@citable/client/front-end`: what a page of a front end prints for an entry that Strapi delivered with `citable`. Plain functions without
 * dependencies, for the server's HTML: many crawlers run no JavaScript.
 */

import { type CitablePageHead, escapeHtml, headHtml, headTags, isWeb, webOnly } from './front-end-head.ts'

export { type CitablePageHead, type HeadImage, type HeadTag, headHtml, headTags, isWeb } from './front-end-head.ts'
export {
  type AnsweredPage,
  type AskedPage,
  citableTraffic,
  citableTrafficEvent,
  type TrafficEvent,
  type TrafficOptions,
} from './front-end-traffic.ts'

/** The part of an entry that the plugin adds. */
export interface Citable {
  /** null: analysed later. */
  readonly jsonLdText: string | null
  /** Addresses of the published locales. */
  readonly alternates?: readonly { readonly locale: string; readonly url: string }[] | null
  /** The head of its page; absent: another version of the plugin, or one entry among others. */
  readonly head?: CitablePageHead | null
  readonly pending?: boolean | null
  /** True: the entry came among others, and its graph is longer than this. */
  readonly shortened?: boolean | null
}

/** An entry of the content API, in Strapi 5's flat shape; hidden entries and those of other types have no `citable`. Absent: there is none. */
export type CitableEntry = { readonly citable?: Citable | null } | null | undefined

export interface HeadOptions {
  /** The locale whose address is for readers whose language is not among the others. */
  readonly defaultLocale?: string
}

/** `<link rel="alternate">` for each language. */
export interface AlternateLink {
  readonly rel: 'alternate'
  readonly hreflang: string
  readonly href: string
}

/** Escapes that leave the same value in JSON, and nothing that could end a script element or begin a comment in it. */
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON-LD for the inside of a script element; empty: there is none. It is safe for any answer, and safe texts stay as they are. */
export const citableJsonLd = (entry: CitableEntry): string =>
  (entry?.citable?.jsonLdText ?? '').replaceAll(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)

/** Links to the entry's versions in other languages; none: there is only one. */
export function citableLinks(entry: CitableEntry, { defaultLocale }: HeadOptions = {}): readonly AlternateLink[] {
  const versions = (entry?.citable?.alternates ?? []).filter(({ url }) => isWeb(url))
  if (versions.length < 2) return []
  const original = versions.find(({ locale }) => locale === defaultLocale)
  return [
    ...versions.map(({ locale, url }) => ({ rel: 'alternate' as const, hreflang: locale, href: url })),
    ...(original === undefined ? [] : [{ rel: 'alternate' as const, hreflang: 'x-default', href: original.url }]),
  ]
}

/** The script element; none: there is no graph. */
const jsonLdHtml = (entry: CitableEntry): readonly string[] => {
  const jsonLd = citableJsonLd(entry)
  return jsonLd === '' ? [] : [`<script type="application/ld+json">${jsonLd}</script>`]
}

/** Both as HTML for a page's head. Astro: `<Fragment set:html={citableHead(entry)} />`; SvelteKit: `{@html citableHead(entry)}`. */
export function citableHead(entry: CitableEntry, options: HeadOptions = {}): string {
  const links = citableLinks(entry, options).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
  )
  return [...links, ...jsonLdHtml(entry)].join('\n')
}

/** Attributes of a script element in React and Next.js: `const script = citableScript(entry)`, then `{script && <script {...script} />}`; null: print none. */
export function citableScript(entry: CitableEntry): {
  readonly type: 'application/ld+json'
  readonly dangerouslySetInnerHTML: { readonly __html: string }
} | null {
  const jsonLd = citableJsonLd(entry)
  return jsonLd === '' ? null : { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: jsonLd } }
}

/** For `alternates` of Next.js' `generateMetadata`. */
export const citableLanguages = (
  entry: CitableEntry,
  options: HeadOptions = {},
): { readonly languages: Readonly<Record<string, string>> } => ({
  languages: Object.fromEntries(citableLinks(entry, options).map(({ hreflang, href }) => [hreflang, href])),
})

/** For `useHead` of Nuxt and Unhead. */
export function citableUseHead(
  entry: CitableEntry,
  options: HeadOptions = {},
): {
  readonly link: AlternateLink[]
  readonly script: { readonly type: 'application/ld+json'; readonly innerHTML: string }[]
} {
  const jsonLd = citableJsonLd(entry)
  return {
    link: [...citableLinks(entry, options)],
    script: jsonLd === '' ? [] : [{ type: 'application/ld+json', innerHTML: jsonLd }],
  }
}

/** The head of an entry's page; null: none came with it. */
const headOf = (entry: CitableEntry): CitablePageHead | null => (entry?.citable?.head ? webOnly(entry.citable.head) : null)

/**
 * The whole head as HTML: title, description, canonical address, robots, languages, Open Graph, Twitter and JSON-LD. Astro:
 * `<Fragment set:html={citableWholeHead(entry)} />`; SvelteKit: `{@html citableWholeHead(entry)}`. The page prints no title of its own beside it.
 */
export function citableWholeHead(entry: CitableEntry): string {
  const head = headOf(entry)
  if (head === null) return citableHead(entry)
  return [headHtml(head), ...jsonLdHtml(entry)].filter((part) => part !== '').join('\n')
}

/** The part of what Next.js resolves for a layout that a page would take away. */
interface LayoutMetadata {
  readonly alternates?: object | null
}

/**
 * For `generateMetadata` of Next.js: `return citableMetadata(entry, await parent)`. A page's `alternates` take the place of the layout's: with
 * `parent`, what the entry does not have stays. JSON-LD is no metadata there; print `citableScript(entry)`, too.
 */
export function citableMetadata(entry: CitableEntry, parent?: LayoutMetadata | null) {
  const head = headOf(entry)
  const links = head === null ? citableLinks(entry) : (head.alternates ?? [])
  const languages = Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]))
  const alternates = {
    ...parent?.alternates,
    ...(head?.canonical && { canonical: head.canonical }),
    ...(links.length > 0 && { languages }),
  }
  const { openGraph: og, twitter } = head ?? {}
  const image = og?.image && withoutNull({ ...og.image })
  return {
    ...(Object.keys(alternates).length > 0 && { alternates }),
    ...(head?.title && { title: { absolute: head.title } }),
    ...(head?.description && { description: head.description }),
    ...(head?.robots && { robots: head.robots }),
    ...(og && { openGraph: { ...withoutNull({ ...og, image: null }), ...(image && { images: [image] }) } }),
    ...(twitter && {
      twitter: { ...withoutNull({ ...twitter, image: null }), ...(twitter.image && { images: [twitter.image.url] }) },
    }),
  }
}

const withoutNull = (all: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined && value !== ''))

/** The whole head for `useHead` of Nuxt and Unhead. */
export function citableUseWholeHead(entry: CitableEntry) {
  const head = headOf(entry)
  const { script, link } = citableUseHead(entry)
  if (head === null) return { script, link }
  const tags = headTags(head)
  const of = (tag: 'meta' | 'link') => tags.flatMap((one) => (one.tag === tag ? [{ ...one.attributes }] : []))
  return { title: head.title, titleTemplate: null, meta: of('meta'), link: of('link'), script }
}
