import type { Person, Site } from '@citable/core'
import type { SchemaType } from '@citable/editor'
import type { PublishMinimum } from '../publishing/scores-below-minimum.ts'
import type { BlockVisibility } from './block-editor/block-visibility.ts'
import type { SeoPlugin } from './seo-plugin/seo-plugin.ts'

export type TitleWriter = 'device' | 'site'

/** PHP's facts for the page. */
export interface EditorFacts {
  readonly version: string
  readonly mode: 'embedded' | 'service'
  /** Service mode is complete: address and key are set. */
  readonly isReady: boolean
  readonly serviceHost: string
  /** The service is asked about posts with a password, too. */
  readonly sendsProtected: boolean
  /** What linked pages of this post say is kept, and they are asked again; absent: no. */
  readonly watchesSources?: boolean
  /** '' for people who may not change settings. */
  readonly settingsUrl: string
  readonly language: string | null
  /** Names of the shortcodes that the site fills in. */
  readonly shortcodes: readonly string[]
  readonly site: Site
  /** How this WordPress hides blocks; absent: it hides none. */
  readonly visibility?: BlockVisibility
  /** Text behind the post's title in the title element; null: another SEO plugin writes that. */
  readonly titleEnding: string | null
  /** Title and description for posts without the author's own, complete but for `{title}` and `{excerpt}`; '': none. */
  readonly templates: { readonly title: string; readonly description: string; readonly separator: string }
  /** Pages without a description have the first sentences of the text; absent: no. */
  readonly opensDescription?: boolean
  /** The plugin that writes it, and the description; null: we do. */
  readonly seoPlugin: SeoPlugin | null
  /** The author that the post has now; another one is asked from WordPress. */
  readonly author: {
    readonly id: number
    readonly person: Person | null
    /** Address where this person may change that name; '': nowhere. */
    readonly profileUrl: string
  }
  /** Reviewer of the saved text; id 0: no reviewer was chosen. */
  readonly reviewer: { readonly id: number; readonly person: Person | null }
  /** Types of posts that are analysed, and what those are published as, by settings; `auto`: what the analysis finds. */
  readonly schemaTypes: Readonly<Record<string, SchemaType | 'auto'>>
  /** Markup of sections that can be inserted. */
  readonly patterns: { readonly summary: string; readonly questions: string }
  /** Address where all posts are analysed; '' for people who may not. */
  readonly bulkUrl: string
  /** Empty: this person may not see it. */
  readonly trafficUrl: string
  /** The post is public, and what agents fetch of it is counted. */
  readonly isCounted: boolean
  /** Who may be asked for titles beside the rules: the model of the author's browser, the AI of this site. */
  readonly titleWriters: readonly TitleWriter[]
  readonly publishMinimum: PublishMinimum
  readonly seoPlugins: readonly string[]
  /** First questions of other published posts that this person may edit. */
  readonly otherKeyphrases: readonly { readonly post: number; readonly text: string }[]
  /** Since when the saved text is the same, as its revisions show; UTC, ISO 8601. null: they do not. */
  readonly unchangedSince: string | null
}

/** Schema.org type set for posts of a type; null: by the analysis. */
export function schemaTypeOf({ schemaTypes }: Pick<EditorFacts, 'schemaTypes'>, type: string): SchemaType | null {
  const set = Object.hasOwn(schemaTypes, type) ? schemaTypes[type] : undefined
  return set === undefined || set === 'auto' ? null : set
}
