/** The title for result pages, the description, or the keyphrase, which not every plugin has. */
export type SeoPart = 'title' | 'description' | 'keyphrase'

/** Another SEO plugin, which stores both and prints them. */
export interface SeoPlugin {
  readonly id: 'yoast' | 'rank-math' | 'aioseo' | 'seopress' | 'seo-framework' | 'slim-seo'
  readonly name: string
  /** Source and flags of the pattern of its variables. */
  readonly variable: readonly [string, string]
  /** Names of the fields of its form. */
  readonly fields: Partial<Readonly<Record<SeoPart, string>>>
  /** It describes a post without a description by its excerpt. */
  readonly takesExcerpt: boolean
}
