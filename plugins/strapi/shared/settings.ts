import type { ChosenRoles } from './mapping/component-roles.ts'
import type { SchemaType } from './schema-types.ts'

/**
 * A site's settings. Read by the server; the admin gets it without the key.
 * Plain data: stored as JSON in Strapi's own settings store.
 */
export interface Settings {
  /** `embedded`: the core built into this plugin. `service`: a /v1 service scores what the panel shows and enriches what is published. */
  readonly mode: 'embedded' | 'service'
  /** `browserTranslates`: authors may have their own browser translate, too; absent: no. */
  readonly service: { readonly address: string; readonly browserTranslates?: boolean }
  /** A text generator with the API of OpenAI; an empty address: none. One in the plugin's configuration counts instead. */
  readonly generator: { readonly url: string; readonly model: string }
  readonly site: SiteSettings
  readonly delivery: {
    /** Add `citable` to entries that the content API answers with. */
    readonly append: boolean
    /** Serve `/api/citable/json-ld/…`. */
    readonly route: boolean
  }
  /** Tools for assistants, where Strapi's MCP server runs. `mayWrite`: they may write titles and descriptions into drafts. */
  readonly assistants: { readonly mayWrite: boolean }
  /** `byBrowser`: authors may ask the model of their own browser for titles. */
  readonly titles: { readonly byBrowser: boolean }
  /** `isWatched`: pages that published entries cite are asked again. */
  readonly sources: { readonly isWatched: boolean }
  /** Counts of what AI agents fetch and whom assistants send. `days`: how long they are retained. */
  readonly traffic: { readonly isOn: boolean; readonly days: number }
  /** Choices per content type; a type that is missing here uses the proposal. */
  readonly types: Readonly<Record<string, TypeSettings>>
}

export interface SiteSettings {
  /** Address of the public site's home page; empty: unknown. */
  readonly url: string
  readonly name: string
  readonly publisher: { readonly kind: 'organization' | 'person'; readonly name: string }
  /** Address of the publisher's logo; empty: none. */
  readonly logo: string
  /** Title of a page whose entry has none for result pages: `{title} | {site}`. Absent or empty: that one. */
  readonly titleTemplate?: string | undefined
}

/** Mapping of one content type onto an article or a person. Names are attributes of the type; `author` may cross one relation: `author.name`. */
export interface Mapping {
  /** Subject of an entry; absent: it is an article. A person has a name for a title and no body. */
  readonly kind?: 'article' | 'person' | undefined
  readonly title: string
  /** Reading order. */
  readonly body: readonly string[]
  /** Source of the page's `<title>`, a field or one of a component: `seo.metaTitle`. Absent in settings of older versions. */
  readonly seoTitle?: string | null | undefined
  readonly slug: string | null
  /** A field, or one of a component: `seo.metaDescription`. */
  readonly description: string | null
  /** A field, or one of a component. */
  readonly image: string | null
  /** The picture for social networks, used where the entry has no other: `seo.shareImage`. */
  readonly socialImage?: string | null | undefined
  /** The address that counts, where people wrote one: `seo.canonicalURL`. */
  readonly canonical?: string | null | undefined
  /** Directives for search engines: a text such as `noindex, nofollow`, or a switch that hides the entry. */
  readonly robots?: string | null | undefined
  readonly author: string | null
  readonly datePublished: string | null
  readonly dateModified: string | null
  /** Structured data that people write by hand, a JSON field or one of a component: `seo.structuredData`. Absent in what older versions stored. */
  readonly structuredData?: string | null
  /** Roles of the attributes of components, where people chose them; the others as their names and types propose. */
  readonly roles?: ChosenRoles | undefined
  /** Public address per locale; `*` is used for the others. Placeholders: `{slug}` `{locale}` `{documentId}` `{field:name}`. */
  readonly addresses: Readonly<Record<string, string>>
  /** Words of a page's head where an entry has none of its own, by pattern. Placeholders: those of addresses, `{title}` and `{site}`. */
  readonly templates?: Templates | undefined
}

/** Absent or empty: a title by the site's own pattern, and no description. */
export interface Templates {
  readonly title?: string | undefined
  readonly description?: string | undefined
}

export interface TypeSettings {
  readonly enabled: boolean
  /** Fields of the mapping that people chose; the others are as proposed, whatever is proposed then. Absent or null: all of them. */
  readonly chosen?: Partial<Mapping> | null
  /** Texts that were proposed, and left out, when a person last saved the mapping; absent: none. */
  readonly leftOut?: readonly string[]
  /** A whole mapping, as older versions stored it; null: the proposal. */
  readonly mapping: Mapping | null
  /** Schema.org type of entries; null or absent: by each text. */
  readonly schemaType?: SchemaType | null
  /** Authors are warned before they publish an entry with a score below this, and may go on. null or absent: no author is. */
  readonly warnBelow?: number | null
}

/** Schema.org type that the settings give to entries of a type; null: none. */
export const schemaTypeOf = ({ types }: Settings, uid: string): SchemaType | null => types[uid]?.schemaType ?? null

export const defaultSettings: Settings = {
  mode: 'embedded',
  service: { address: '' },
  generator: { url: '', model: '' },
  site: { url: '', name: '', publisher: { kind: 'organization', name: '' }, logo: '' },
  delivery: { append: true, route: true },
  assistants: { mayWrite: false },
  titles: { byBrowser: false },
  sources: { isWatched: false },
  traffic: { isOn: false, days: 400 },
  types: {},
}
