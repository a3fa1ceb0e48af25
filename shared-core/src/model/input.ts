import type { SchemaType } from './schema-types.ts'
import type { TextKind } from './text-kind.ts'
import type { BlockId, Instant, LanguageTag } from './values.ts'

/** An author or publisher: the name alone, without "by" or a role. */
export interface Person {
  readonly kind: 'person' | 'organization'
  readonly name: string
  readonly url: string | null
  /** The CMS's stable key of the account, part of the person's id in the graph; absent: made from the name. */
  readonly key?: string
  /** Addresses of the same person or organisation elsewhere; used for the publisher. */
  readonly sameAs?: readonly string[] | null
}

/** `width` and `height` in pixels. `alt: ''` says decorative, `alt: null` says nothing was written. */
export interface Image {
  readonly url: string
  readonly alt: string | null
  readonly width: number | null
  readonly height: number | null
}

/** The CMS's facts about a draft; null: it has no such value. */
export interface AuthorFields {
  /** The headline of the page. */
  readonly title: string | null
  /** Text of the page's `<title>` in place of the headline; absent or null: it has no text of its own. */
  readonly seoTitle?: string | null
  readonly description: string | null
  readonly slug: string | null
  readonly image: Image | null
  readonly authors: readonly Person[]
  readonly datePublished: Instant | null
  readonly dateModified: Instant | null
  /** The trail to the page, from the home page to the page itself; absent: none is known. */
  readonly breadcrumbs?: readonly { readonly name: string; readonly url: string | null }[]
}

/** One editor block: its saved HTML, or the Markdown of a field. */
export type BlockInput = { readonly id: BlockId; readonly html: string } | { readonly id: BlockId; readonly markdown: string }

export type ArticleInput =
  /** A whole page: the article is found in it. */
  | { readonly kind: 'page'; readonly html: string }
  /** A draft: all of it is the article. */
  | { readonly kind: 'body'; readonly html: string; readonly fields: AuthorFields }
  | { readonly kind: 'markdown'; readonly markdown: string; readonly fields: AuthorFields }
  | { readonly kind: 'blocks'; readonly blocks: readonly BlockInput[]; readonly fields: AuthorFields }

/** An editor's input: an article whose boundaries are known. */
export type DraftInput = Exclude<ArticleInput, { readonly kind: 'page' }>

/** The site's own facts, owned by the CMS. */
export interface Site {
  /** The home page. */
  readonly url: string
  readonly name: string
  readonly publisher: Person | null
  readonly logo: Image | null
  /** True when the site serves /llms.txt; absent: not looked up. Never scored. */
  readonly llmsTxt?: boolean
  /** True when the site reports changes by IndexNow; absent: not looked up. Never scored. */
  readonly indexNow?: boolean
}

/** The server's answer for the public page. */
export interface PageFacts {
  /** HTTP status of the page itself. */
  readonly status: number
  /** Directives of X-Robots-Tag, lower case. */
  readonly robots: readonly string[]
  /** The site's robots.txt; null: it has none. */
  readonly robotsTxt: string | null
  /** Visible text of the article after its scripts ran, where the page was rendered; absent: it was not. */
  readonly renderedText?: string
}

/** Facts around the article. Together with the input they determine every byte of the result. */
export interface AnalysisContext {
  /** Canonical address; null for a draft without one. */
  readonly url: string | null
  /** The language that the writer chose for this article; it beats everything. null: no choice, the text decides. */
  readonly language: LanguageTag | null
  /** The locale of the page or its site. It decides where the text is not certain; what a page itself declares goes before it. */
  readonly languageHint?: LanguageTag | null
  /** The core has no clock. Cut down to the UTC day before any signal sees it. */
  readonly now: Instant
  readonly site: Site | null
  /** null: the server was not asked; checks that need it say `not_checked`. */
  readonly page: PageFacts | null
  /** Readers' questions; empty: derived from title and headings. */
  readonly targetQueries: readonly string[]
  /** Keyphrases of the site's other articles in this language, one entry per article; absent: not looked up. */
  readonly otherKeyphrases?: readonly string[]
  /** A day since when the host knows the text to be the same, whatever the dates say; absent: it does not know. */
  readonly unchangedSince?: Instant
  /** Titles of the site's other articles, which are not suggested again; absent: not looked up. Never changes a score. */
  readonly otherTitles?: readonly string[]
  /** Addresses that the article links and that lead nowhere; absent: not looked up. Never changes a score. */
  readonly deadLinks?: readonly string[]
  /** false: JSON-LD in the page is no source of facts. */
  readonly readJsonLd: boolean
  /** The page's subject by the author or the CMS; absent: chosen from the page. Never changes a score. */
  readonly articleType?: SchemaType
  /** Ids of checks that the author has set aside for this article; absent: none. Never changes a score: what is most useful leaves them out. */
  readonly setAside?: readonly string[]
  /** The kind of text that the writer has chosen; absent: read from the article. Some checks apply to some kinds only. */
  readonly textKind?: TextKind
  /** The parts applied and suggested; never changes a score. `titles`: number of suggestions, 0–10. */
  readonly options: { readonly seo: boolean; readonly aeo: boolean; readonly titles: number }
}
