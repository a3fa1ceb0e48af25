import { holdsRaisedText } from '../raised/holds-raised-text.ts'

/**
 * True when a draft may hold markup that few drafts have: what WordPress or a plugin replaces when it prints (shortcodes, embeds, how-to blocks
 * of Yoast SEO or Rank Math), and raised or deleted text.
 */
export function holdsPluginMarkup(source: string): boolean {
  return (
    ['[', 'wp-block-embed__wrapper', 'schema-how-to-step', 'rank-math-step'].some((sign) => source.includes(sign)) ||
    holdsRaisedText(source)
  )
}
