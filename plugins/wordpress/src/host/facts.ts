import type { Person, Site } from '@citable/core'

/** What PHP hands over with the page. */
export interface EditorFacts {
  readonly version: string
  readonly mode: 'embedded' | 'service'
  /** Service mode is complete: address and key are set. */
  readonly isReady: boolean
  readonly serviceHost: string
  /** '' for people who may not change settings. */
  readonly settingsUrl: string
  readonly language: string | null
  readonly site: Site
  /** The author that the post has now; another one is asked from WordPress. */
  readonly author: { readonly id: number; readonly person: Person | null }
  /** Type an article is published as, by settings; `WebPage`: a page. */
  readonly schemaType: SchemaType
  readonly seoPlugins: readonly string[]
}

export type SchemaType = 'Article' | 'BlogPosting' | 'NewsArticle' | 'WebPage'
