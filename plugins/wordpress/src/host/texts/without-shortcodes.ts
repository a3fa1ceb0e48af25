import { shortcodePattern } from '../site-parts.ts'

/**
 * A title, excerpt or description without the shortcodes that the site knows, and what they enclose: the head of a page runs none of them. Each
 * goes with the space in front of it; all other spaces and signs are the author's. Twin of PHP's `Text::without_shortcodes`.
 */
export function withoutShortcodes(text: string, shortcodes: readonly string[]): string {
  const pattern = text.includes('[') ? shortcodePattern(shortcodes) : null
  if (pattern === null) return text
  return (
    text
      .replace(/(?<!\s)\s+(?=\[)/g, '\uFDD0$&\uFDD0')
      .replace(/\[\[([^[\]]*)\]\]/g, (whole, inner: string) =>
        shortcodes.includes(/^[\w-]*/.exec(inner)![0]) ? `[\uFDD0${inner}]` : whole,
      )
      .replace(pattern, '')
      // marks go, and the space between two of them where no bracket follows any more
      .replace(/\uFDD0\s+\uFDD0(?!\[)|\uFDD0/g, '')
      .trim()
  )
}
