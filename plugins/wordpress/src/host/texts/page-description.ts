import type { SeoPlugin } from '../seo-plugin/seo-plugin.ts'
import { plainText } from './plain-text.ts'

/** Facts of a post before it is saved. `seoTexts`: the description in the other SEO plugin, as stored and as its page shows it. */
export interface DescriptionSources {
  readonly own: string | undefined
  readonly excerpt: string
  /** Text by the template of its type; '': none. */
  readonly made?: string
  readonly seoTexts: { readonly seoPlugin: Pick<SeoPlugin, 'takesExcerpt'>; readonly stored: string; readonly shown: string } | null
}

/** The meta description that the public page will print; '' where it has none. Twin of PHP's `SeoDescription::of`. */
export function pageDescriptionOf({ own, excerpt, made = '', seoTexts }: DescriptionSources): string {
  if (!seoTexts) return plainText(own ?? '') || made || plainText(excerpt)
  return seoTexts.shown || (seoTexts.stored !== '' || seoTexts.seoPlugin.takesExcerpt ? plainText(excerpt) : '')
}
