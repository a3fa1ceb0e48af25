import { shortcodePattern } from './site-parts.ts'

/**
 * A title, excerpt or description without the shortcodes that the site knows, and what they enclose: the head of a page runs none of them. Twin of
 * PHP's `Text::without_shortcodes`.
 */
export function withoutShortcodes(text: string, shortcodes: readonly string[]): string {
  const pattern = text.includes('[') ? shortcodePattern(shortcodes) : null
  if (pattern === null) return text
  return text
    .replace(/\[\[([^[\]]*)\]\]/g, (whole, inner: string) =>
      shortcodes.includes(/^[\w-]*/.exec(inner)?.[0] ?? '') ? `\u0001${inner}\u0002` : whole,
    )
    .replace(pattern, '')
    .replaceAll('\u0001', '[')
    .replaceAll('\u0002', ']')
    .replace(/(?<!\s)\s+([,.;:!?])(?=\s|$)/gu, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}
