/** The title for result pages, the description, or the keyphrase, which not every plugin has. */
export type SeoPart = 'title' | 'description' | 'keyphrase'

/** A text in a store of the editor's data that a plugin's panel shows. */
export interface PanelStore {
  readonly store: string
  /** Gives the text, or an object that holds it under `key`. */
  readonly selector: string
  readonly key?: string
  /** Each takes the text. */
  readonly actions: readonly string[]
  /** The actions take an object with the text under `key`. */
  readonly isKeyed?: boolean
  /** Where the window holds the site's template, with dots between names: a field that shows the template holds no text of the post. */
  readonly template?: string
}

/** Another SEO plugin, which stores both and prints them: everything that the editor knows of it, from its class in PHP. */
export interface SeoPlugin {
  readonly id: string
  readonly name: string
  /** Source and flags of the pattern of its variables. */
  readonly variable: readonly [string, string]
  /** The state of its panel: names of fields of its form, or stores. */
  readonly fields: Partial<Readonly<Record<SeoPart, string | PanelStore>>>
  /** The plugin describes a post without a description by its excerpt. */
  readonly takesExcerpt: boolean
}
