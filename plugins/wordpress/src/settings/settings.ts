import type { PublishMinimum } from '../publishing/scores-below-minimum.ts'

export const crawlerPolicies = ['all', 'no_training', 'custom'] as const

/** Title and description are templates; '': WordPress's own title, the owner's own description. */
export interface ListChoices {
  readonly title: string
  readonly description: string
  readonly noindex?: boolean
}

/** The site's choices. */
export interface Values {
  readonly mode: 'embedded' | 'service'
  readonly service_url: string
  readonly send_protected: boolean
  readonly post_types: readonly string[]
  readonly schema_types: Readonly<Record<string, string>>
  readonly publisher: {
    readonly kind: 'organization' | 'person'
    readonly name: string
    readonly url: string
    readonly logo_id: number
    readonly same_as: readonly string[]
  }
  readonly publish_minimum: PublishMinimum
  readonly agents_write: boolean
  readonly ai_titles: boolean
  readonly device_titles: boolean
  readonly device_translations: boolean
  readonly crawlers: (typeof crawlerPolicies)[number]
  readonly crawlers_away: readonly string[]
  readonly llms_txt: boolean
  /** By post type; '': WordPress's own title, no description. */
  readonly templates: Readonly<Record<string, { readonly title: string; readonly description: string }>>
  /** By kind of page that is no post; without `noindex`: as is usual for the kind. */
  readonly lists: Readonly<Record<string, ListChoices>>
  readonly separator: string
  /** Pages of posts without a description have the first sentences of the text. */
  readonly opening_description: boolean
  readonly social: { readonly is_on: boolean; readonly image_id: number }
  /** Words of an article are in the head of a page only where the page shows them. */
  readonly only_shown_text: boolean
  readonly traffic: { readonly is_on: boolean; readonly days: number }
  /** Tags of search engines or their values, as entered; stored are the values. */
  readonly verification: Readonly<Record<'google' | 'bing' | 'yandex' | 'pinterest', string>>
  readonly indexnow: boolean
  readonly watch_sources: boolean
  readonly keep_analyses: boolean
}

/** The choices, and the site's facts that the page needs to show them. */
export interface Settings {
  readonly values: Values
  /** The public part of the key. */
  readonly api_key: { readonly set: boolean; readonly last4: string; readonly fixed: boolean }
  readonly fixed: readonly string[]
  readonly post_types: readonly { readonly name: string; readonly label: string }[]
  readonly schema_types: readonly { readonly name: string; readonly label: string }[]
  /** Pages that are no post; `noindex`: as is usual for the kind. */
  readonly list_kinds: readonly { readonly name: string; readonly label: string; readonly noindex: boolean }[]
  /** By post type and kind of list: the words of its templates, and what they say on an example. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly site_name: string
  /** WordPress's text behind the title of a post; null: another SEO plugin writes that. */
  readonly title_ending: string | null
  readonly logo: { readonly url: string } | null
  readonly social_image: { readonly url: string } | null
  /** Text of robots.txt against training, and its beginning for chosen agents; a file of that name is served in its place. */
  readonly robots: {
    readonly text: string
    readonly comment: string
    readonly is_file: boolean
    readonly agents: readonly { readonly id: string; readonly name: string; readonly purpose: string }[]
  }
  readonly llms_txt: {
    readonly url: string
    readonly is_file: boolean
    readonly is_hidden: boolean
    readonly is_in_folder: boolean
    readonly is_plain: boolean
  }
  /** File with the key, addresses that wait, and the last answers, the newest first; status 0: no answer. */
  readonly indexnow: {
    readonly url: string
    readonly is_hidden: boolean
    readonly is_plain: boolean
    readonly waiting: number
    readonly answers: readonly { readonly at: string; readonly status: number; readonly urls: number; readonly message: string }[]
  }
  /** WordPress has a registry of what assistants can do. */
  readonly abilities: boolean
  /** WordPress's own AI client, and whether it has a model. */
  readonly text_generator: 'no_client' | 'no_model' | 'ready'
  /** Page where a model is connected; '': this WordPress has none, or this person may not open it. */
  readonly connectors_url: string
  readonly seo_plugins: readonly string[]
}

/** The page's values until they are saved. */
export interface Form extends Values {
  /** '': the stored key stays. */
  readonly apiKey: string
  /** Addresses, one per line. */
  readonly profiles: string
  /** Address of the image. */
  readonly logo: string | null
  readonly socialImage: string | null
}

export type Change = (part: Partial<Form>) => void

export type IsFixed = (name: keyof Values) => boolean

export const formOf = ({ values, logo, social_image }: Settings): Form => ({
  ...values,
  apiKey: '',
  profiles: values.publisher.same_as.join('\n'),
  logo: logo?.url ?? null,
  socialImage: social_image?.url ?? null,
})

/** The request that saves some of the fields. */
export function savedPartOf({
  apiKey,
  profiles,
  logo,
  socialImage,
  ...values
}: Partial<Form>): Partial<Values> & { readonly api_key?: string } {
  const lines = (profiles ?? '').split('\n').map((line) => line.trim())
  const publisher = values.publisher && { ...values.publisher, same_as: lines.filter((line) => line !== '') }
  return { ...values, ...(publisher && { publisher }), ...(apiKey && { api_key: apiKey }) }
}
