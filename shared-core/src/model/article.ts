import type { Image, Person } from './input.ts'
import type { ThingName } from './schema-types.ts'
import type { TextKind } from './text-kind.ts'
import type { BlockId, Instant, Json, LanguageTag, Range, Span } from './values.ts'

/** Place a value was found. */
export type Origin = 'field' | 'json_ld' | 'open_graph' | 'meta' | 'element' | 'text' | 'url'

/**
 * Reliability of a value. `declared`: the host or the markup says what it means. `likely`: a name or place that usually means it.
 * `guessed`: read out of words, an address or script data.
 */
export type Confidence = 'declared' | 'likely' | 'guessed'

/** A value and its source, so that reports and the check that structured data equals the text can say so. */
export interface Found<Value> {
  readonly value: Value
  readonly from: Origin
  /** The source by its own name, such as `article:published_time`, `itemprop=author`, `h1`; for reports, never parsed. */
  readonly source: string
  readonly confidence: Confidence
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
    /** The text of an image, a video or a recording is its caption; it is no part of the article's running text. */
    | { readonly kind: 'image'; readonly image: Image }
    /** `poster`: the address of its still picture, as written; absent: none. */
    | { readonly kind: 'video'; readonly url: string; readonly poster?: string }
    /** A file to listen to; its address as written. */
    | { readonly kind: 'audio'; readonly url: string }
  )

/** A question the article itself marks up: details/summary, dt/dd, an FAQ block. Spans are in the article's blocks. */
export interface MarkedQuestion {
  readonly question: Span
  readonly answer: readonly Span[]
}

/** ISO 8601 duration of days, hours, minutes and seconds, such as `PT1H30M`. */
export type Duration = string

/** One step of a how-to or recipe, as readers see it. */
export interface Step {
  readonly name: string | null
  readonly text: string
  readonly image: Image | null
}

/** Steps that the page marks up as a how-to; steps that only headings and lists show are read from the blocks. */
export interface HowTo {
  readonly name: string
  readonly steps: readonly Step[]
  readonly totalTime: Duration | null
  readonly supplies: readonly string[]
  readonly tools: readonly string[]
}

/** The mean of ratings by readers. `count` ratings or reviews; the scale is 1–5 where the page names no other. */
export interface AggregateRating {
  readonly value: number
  readonly best: number
  readonly worst: number
  readonly count: number
}

/** Texts as readers see them; times only where the page states a number and a unit. */
export interface Recipe {
  readonly name: string
  readonly description: string | null
  readonly image: Image | null
  readonly ingredients: readonly string[]
  readonly steps: readonly Step[]
  readonly prepTime: Duration | null
  readonly cookTime: Duration | null
  readonly totalTime: Duration | null
  /** Such as `4 servings`. */
  readonly yield: string | null
  readonly category: string | null
  readonly cuisine: string | null
  /** Such as `320 kcal`, of one serving. */
  readonly calories: string | null
  readonly rating: AggregateRating | null
}

/** `currency` in ISO 4217; `availability` the last word of the schema.org address, such as `InStock`. */
export interface Offer {
  readonly price: number
  readonly currency: string
  readonly url: string | null
  readonly availability: string | null
}

/** `address` in one line as written; null: not stated. */
export interface Place {
  readonly name: string | null
  readonly address: string | null
}

export interface Event {
  readonly name: string
  readonly description: string | null
  readonly image: Image | null
  /** A day alone where no time with a zone is stated. */
  readonly start: Instant
  readonly end: Instant | null
  readonly status: 'scheduled' | 'cancelled' | 'postponed' | 'rescheduled' | 'moved_online' | null
  readonly place: Place | null
  /** Address at which it is followed from afar; beside `place`: both. */
  readonly onlineUrl: string | null
  readonly organizer: Person | null
  readonly performers: readonly Person[]
  readonly offers: readonly Offer[]
}

export interface Product {
  readonly name: string
  readonly description: string | null
  readonly image: Image | null
  readonly brand: string | null
  readonly sku: string | null
  readonly gtin: string | null
  readonly offers: readonly Offer[]
  readonly rating: AggregateRating | null
}

/** The page's own judgement of one thing; a rating outside its scale is no review. */
export interface Review {
  readonly item: { readonly name: string /** Last word of the schema.org type; null: not said. */; readonly type: string | null }
  readonly rating: { readonly value: number; readonly best: number; readonly worst: number }
  readonly author: Person | null
  readonly datePublished: Instant | null
  readonly summary: string | null
  readonly positiveNotes: readonly string[]
  readonly negativeNotes: readonly string[]
}

/** A player or file in the article. `uploadDate` is the video's own, never the article's. */
export interface Video {
  /** The block it is in; null: only the head or the page's data name it. */
  readonly block: BlockId | null
  readonly name: string | null
  readonly description: string | null
  readonly embedUrl: string | null
  readonly contentUrl: string | null
  /** Address of a still picture: the poster, or where the host stores it. */
  readonly thumbnailUrl: string | null
  readonly uploadDate: Instant | null
  readonly duration: Duration | null
  /** Known host and the video's id there; null: the site's own file or an unknown player. */
  readonly host: { readonly name: string; readonly id: string } | null
}

/** A thing that properties alone describe, such as a recording. Addresses are absolute, dates and durations in ISO 8601. */
export interface Thing {
  readonly kind: ThingName
  /** The page's own data say so; false: the text has what makes it one. */
  readonly isDeclared: boolean
  readonly properties: { readonly [property: string]: Json }
}

/** The page's statement about reading for free. `selectors`: the gated parts as CSS class selectors. */
export interface Access {
  readonly isFree: boolean
  readonly selectors: readonly string[]
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
  /** Barrier between readers and the text by the page's own marks; null: nothing was found. */
  readonly barrier: 'paywall' | 'overlay' | null
  /** The words by which the page says that there is nothing here (`Page not found`), whatever the server's status; null: it does not. */
  readonly notFound: string | null
  /** A date that readers see beside the article: of a `time` element, an element named as a date, or a written line; null: none was found. */
  readonly shownDate: Instant | null
  /** Authors, as named in `authors`, whom only data for machines name: readers find them nowhere on the page. */
  readonly unseenAuthors: readonly string[]
  /** The page's own markup about itself: types of its JSON-LD in order of code points, faults, the kind of text, and true where it says news. */
  readonly declared: {
    readonly types: readonly string[]
    readonly faults: readonly MarkupFault[]
    readonly kind: TextKind | null
    readonly isNews: boolean
  }
  /** Address of the site's own picture, its logo or its default to share, that the page declares as the article's; passed over. Null: it declares none. */
  readonly siteImage: string | null
  /** Texts of the H1 elements, at most three. */
  readonly h1Texts: readonly string[]
  /** Number of H1 elements in the whole page. */
  readonly h1Count: number
  /** UTF-16 units of visible text in the whole page and in the part taken as the article. */
  readonly visibleTextLength: number
  readonly mainTextLength: number
  /** The article is in `<article>` or `<main>`. */
  readonly inArticleElement: boolean
  /** UTF-16 units of main text under `data-nosnippet`. */
  readonly noSnippetLength: number
  /** Empty application root with scripts: the text is made in the browser. */
  readonly emptyRoot: boolean
}

/** A fault of the page's JSON-LD. `property` is '' where none is named. A type without a name of its own in the published declarations. */
export type MarkupFault = {
  readonly kind: 'broken' | 'missing' | 'headline' | 'date' | 'duplicate' | 'text'
  readonly type: string
  readonly property: string
  /** The headline that is not the one readers see. */
  readonly headline?: string
}

/** Text that readers do not see although it is in the markup; quoted for the check `text-visible`. */
export interface HiddenText {
  readonly reason: 'style' | 'attribute' | 'zero_width'
  readonly quote: string
}

/** The author's text and declarations, each part with its origin. Holds no count and no judgement. */
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
  /** People whom a line that readers see names as such; never among `authors` by that line. */
  readonly editors: readonly Found<Person>[]
  readonly translators: readonly Found<Person>[]
  readonly datePublished: Found<Instant> | null
  readonly dateModified: Found<Instant> | null
  /** Trail to the page, home first, the page itself last; empty when the page shows none. */
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string | null }[]
  /** Reading order, boilerplate left out. */
  readonly blocks: readonly Block[]
  readonly questions: readonly MarkedQuestion[]
  readonly section: Found<string> | null
  readonly tags: readonly Found<string>[]
  readonly howTo: Found<HowTo> | null
  readonly recipe: Found<Recipe> | null
  readonly event: Found<Event> | null
  readonly product: Found<Product> | null
  readonly review: Found<Review> | null
  /** In the order of the article. */
  readonly videos: readonly Found<Video>[]
  /** At most one thing of each kind that is a subject of the page. */
  readonly things: readonly Thing[]
  /** null: the page does not say. */
  readonly access: Found<Access> | null
  readonly hidden: readonly HiddenText[]
  readonly slug: string | null
  readonly markup: PageMarkup | null
  /** JSON-LD values as found in the page, one entry per script element that parses. */
  readonly jsonLd: readonly Json[]
  /** Script elements of type application/ld+json that do not parse. */
  readonly brokenJsonLd: number
}
