import type { Access, Event, HowTo, Product, Recipe, Review, Thing, Video } from '../../model/article.ts'
import type { Image, Person, Site } from '../../model/input.ts'
import type { ArticleType, MainNode } from '../../model/schema-types.ts'
import type { Instant } from '../../model/values.ts'

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
  /** Person who has checked the text, beside its authors; absent or null: unknown. */
  readonly reviewer?: AuthorFacts | null
  readonly image: Image | null
  /** Addresses of the image cut to other shapes by the CMS, such as 4:3 and 1:1; absent: it offers none. */
  readonly imageCrops?: readonly string[]
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

/** Facts that the text itself carries; read by `readContentFacts`. */
export interface ContentFacts {
  /** Words of the body; 0: nothing to say. */
  readonly words: number
  readonly questions: readonly QuestionFacts[]
  readonly howTo: HowTo | null
  readonly recipe: Recipe | null
  readonly event: Event | null
  readonly product: Product | null
  readonly review: Review | null
  /** Each with its own upload date. */
  readonly videos: readonly Video[]
  readonly things: readonly Thing[]
  readonly access: Access | null
  /** A numbered list of headings; `descending` when it counts down. */
  readonly list: { readonly name: string | null; readonly items: readonly string[]; readonly descending: boolean } | null
  readonly citations: readonly { readonly name: string; readonly url: string }[]
  /** Things that the text links to their entry in an encyclopedia: those that the headline names too, and the others. */
  readonly about: readonly { readonly name: string; readonly url: string }[]
  readonly mentions: readonly { readonly name: string; readonly url: string }[]
  /** People whom the text names as such. */
  readonly editors: readonly string[]
  readonly translators: readonly string[]
  /** The author's own summary. */
  readonly abstract: string | null
  /** XPaths of what a voice may read out. */
  readonly speakable: readonly string[]
  /** The main subject of the page, when that is not the article itself. */
  readonly main: MainNode | null
}

/** No text at all. */
export const noContent: ContentFacts = {
  words: 0,
  questions: [],
  howTo: null,
  recipe: null,
  event: null,
  product: null,
  review: null,
  videos: [],
  things: [],
  access: null,
  list: null,
  citations: [],
  about: [],
  mentions: [],
  editors: [],
  translators: [],
  abstract: null,
  speakable: [],
  main: null,
}

export interface GraphFacts {
  readonly site: SiteFacts
  readonly post: PostFacts
  readonly content: ContentFacts
}
