import type { Image, Person, Site } from '../model/input.ts'
import type { Instant } from '../model/values.ts'

/** Kinds of article a CMS may set for a post type. */
export type ArticleType = 'Article' | 'BlogPosting' | 'NewsArticle'

/**
 * Facts of the site, owned by the CMS. `url` is the home page; `''` when nothing is known of the site.
 * PHP builds the same nodes from the same JSON.
 */
export interface SiteFacts extends Omit<Site, 'publisher'> {
  readonly publisher: AuthorFacts | null
}

/** `key` is the CMS's stable key of the account (WordPress `user_nicename`); null: the slug of the name stands in for it. */
export interface AuthorFacts extends Omit<Person, 'key'> {
  readonly key: string | null
}

/** Facts of one page, owned by the CMS at render time. Every key is present; null or an empty list says that there is none. */
export interface PostFacts {
  /** Canonical address without fragment; null for a draft without one. */
  readonly url: string | null
  readonly pageType: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'
  readonly articleType: ArticleType
  /** The page's title. */
  readonly title: string | null
  /** The visible headline; null: the page has no article. */
  readonly headline: string | null
  readonly description: string | null
  /** BCP 47 in canonical case; null when unknown. */
  readonly language: string | null
  readonly datePublished: Instant | null
  readonly dateModified: Instant | null
  readonly authors: readonly AuthorFacts[]
  readonly image: Image | null
  /** Home first, the page itself last. */
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string | null }[]
  readonly section: string | null
  readonly keywords: readonly string[]
}

/** A question the visible text answers. Both strings are that text, white space collapsed. */
export interface QuestionFacts {
  readonly question: string
  readonly answer: string
}

/** What the text itself carries; read by `readContentFacts`. */
export interface ContentFacts {
  /** Words of the body; 0: nothing to say. */
  readonly words: number
  readonly questions: readonly QuestionFacts[]
  readonly howTo: { readonly name: string; readonly steps: readonly { readonly name: string | null; readonly text: string }[] } | null
  /** A numbered list of headings; `descending` when it counts down. */
  readonly list: { readonly name: string | null; readonly items: readonly string[]; readonly descending: boolean } | null
  readonly citations: readonly { readonly name: string; readonly url: string }[]
}

export interface GraphFacts {
  readonly site: SiteFacts
  readonly post: PostFacts
  readonly content: ContentFacts
}
