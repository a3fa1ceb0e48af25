import type { Image, Person } from './input.ts'
import type { BlockId, Instant, Json, LanguageTag, Range, Span } from './values.ts'

/** Where a value was found. */
export type Origin = 'field' | 'json_ld' | 'open_graph' | 'meta' | 'element' | 'text' | 'url'

/** A value and its source, so that reports and the check that structured data equals the text can say so. */
export interface Found<Value> {
  readonly value: Value
  readonly from: Origin
  readonly span: Span | null
}

/** Markup inside a block's text. `value` is the href of a link, the datetime of a time, the cite of a quote. */
export interface Inline {
  readonly kind: 'link' | 'strong' | 'emphasis' | 'code' | 'quote' | 'time'
  readonly start: number
  readonly end: number
  readonly value: string | null
  /** Tokens of a link's rel attribute, lower case. */
  readonly rel?: readonly string[]
}

/** A stretch of text that maps to the input: `text[start, start+length)` came from `input[from, to)`. Equal lengths: the same characters, white space aside. */
export interface Run {
  readonly start: number
  readonly length: number
  readonly from: number
  readonly to: number
}

interface BlockBase {
  readonly id: BlockId
  /** The author's spacing; `<br>` is a line feed. */
  readonly text: string
  readonly inlines: readonly Inline[]
  /** In the order of the text. `from` and `to` are offsets of the page, the body, or this block's own HTML or Markdown. */
  readonly runs: readonly Run[]
  /** Stretches of the text that are editor blocks of their own, such as list items; absent: there are none. */
  readonly places?: readonly (Range & { readonly place: BlockId })[]
}

export type Block = BlockBase &
  (
    | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4 | 5 | 6 }
    | { readonly kind: 'paragraph' | 'quote' | 'code' }
    | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Span[] }
    | { readonly kind: 'table'; readonly rows: readonly (readonly Span[])[]; readonly headerRows: number }
    /** The text of an image or video is its caption; it is no part of the article's running text. */
    | { readonly kind: 'image'; readonly image: Image }
    | { readonly kind: 'video'; readonly url: string }
  )

/** A question the article itself marks up: details/summary, dt/dd, an FAQ block. Spans lie in the article's blocks. */
export interface MarkedQuestion {
  readonly question: Span
  readonly answer: readonly Span[]
}

/** Facts of the page around the article; null for drafts, which have no page yet. */
export interface PageMarkup {
  /** The `lang` attribute as written; null: none. */
  readonly lang: string | null
  /** The href of `link rel=canonical`, one entry per element. */
  readonly canonicals: readonly string[]
  /** Directives of `meta name=robots`, lower case; one list per element. */
  readonly robots: readonly (readonly string[])[]
  readonly viewport: string | null
  /** `og:` and `twitter:` properties by name, first one wins. */
  readonly social: Readonly<Record<string, string>>
  readonly hreflang: readonly { readonly language: string; readonly url: string }[]
  /** The href of the first `link rel=alternate type=text/markdown`; null: none. */
  readonly markdownAlternate: string | null
  /** What stands between readers and the text by the page's own marks; null: nothing was found. */
  readonly barrier: 'paywall' | 'overlay' | null
  /** The language that the article's words themselves show; `und` when in doubt. */
  readonly textLanguage: LanguageTag
  /** A date that readers see beside the article: of a `time` element, an element named as a date, or a written line; null: none was found. */
  readonly shownDate: Instant | null
  /** Texts of the H1 elements, at most three. */
  readonly h1Texts: readonly string[]
  /** Number of H1 elements in the whole page. */
  readonly h1Count: number
  /** UTF-16 units of visible text in the whole page and in the part taken as the article. */
  readonly visibleTextLength: number
  readonly mainTextLength: number
  /** The article stands in `<article>` or `<main>`. */
  readonly inArticleElement: boolean
  /** UTF-16 units of main text under `data-nosnippet`. */
  readonly noSnippetLength: number
  /** Empty application root with scripts: the text is made in the browser. */
  readonly emptyRoot: boolean
}

/** Text that readers do not see although it is in the markup; quoted for the check `text-visible`. */
export interface HiddenText {
  readonly reason: 'style' | 'attribute' | 'zero_width'
  readonly quote: string
}

/** What the author wrote and declared, each part with where it was found. Holds no count and no judgement. */
export interface Article {
  readonly kind: 'page' | 'draft'
  readonly url: string | null
  readonly language: LanguageTag
  readonly direction: 'ltr' | 'rtl'
  /** `<title>` or the CMS's SEO title. */
  readonly title: Found<string> | null
  /** The visible headline. */
  readonly headline: Found<string> | null
  readonly description: Found<string> | null
  readonly siteName: Found<string> | null
  readonly image: Found<Image> | null
  readonly authors: readonly Found<Person>[]
  readonly datePublished: Found<Instant> | null
  readonly dateModified: Found<Instant> | null
  /** Trail to the page, home first, the page itself last; empty when the page shows none. */
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string | null }[]
  /** Reading order, boilerplate left out. */
  readonly blocks: readonly Block[]
  readonly questions: readonly MarkedQuestion[]
  readonly hidden: readonly HiddenText[]
  readonly slug: string | null
  readonly markup: PageMarkup | null
  /** JSON-LD values as found in the page, one entry per script element that parses. */
  readonly jsonLd: readonly Json[]
  /** Script elements of type application/ld+json that do not parse. */
  readonly brokenJsonLd: number
}
