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
      .replace(/\s+(?=\[)/g, '\uFDD0$&\uFDD0')
      .replace(/\[\[([\w-]*)([^[\]]*\])\]/g, (whole, name: string, rest: string) =>
        shortcodes.includes(name) ? `[\uFDD0${name}${rest}` : whole,
      )
      .replace(pattern, '')
      // marks go, and the space between two of them where no bracket follows any more
      .replace(/\uFDD0\s+\uFDD0(?!\[)|\uFDD0/g, '')
      .trim()
  )
}
