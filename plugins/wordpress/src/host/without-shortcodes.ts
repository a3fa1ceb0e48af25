import { shortcodePattern } from './site-parts.ts'

/**
 * A title, excerpt or description without the shortcodes that the site knows, and what they enclose: the head of a page runs none of them. Each
 * goes with the space in front of it; all other spaces and signs are the author's. Twin of PHP's `Text::without_shortcodes`.
 */
export function withoutShortcodes(text: string, shortcodes: readonly string[]): string {
  const pattern = text.includes('[') ? shortcodePattern(shortcodes) : null
  if (pattern === null) return text
  return (
    text
      .replace(/\s+(?=\[)/g, '\uFDD0$&\uFDD1')
      .replace(/\[\[([^[\]]*)\]\]/g, (whole, inner: string) =>
        shortcodes.includes(/^[\w-]*/.exec(inner)?.[0] ?? '') ? `\u0001${inner}\u0002` : whole,
      )
      .replace(pattern, '')
      .replaceAll('\u0001', '[')
      .replaceAll('\u0002', ']')
      // space between marks goes where no bracket follows any more
      .replace(/\uFDD0\s+\uFDD1(?!\[)/g, '')
      .replace(/[\uFDD0\uFDD1]/g, '')
      .trim()
  )
}
