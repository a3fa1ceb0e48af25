import { escapeHtml, unescapeHtml } from '@citable/core/escape-html'

/** A text with another address in one of its links; `before` is the address as it was written. */
interface Readdressed {
  readonly text: string
  readonly before: string
}

/** The attribute of a link with its value: in double quotation marks, in single ones, or bare. */
const href = /(<a(?=\s)[^<>]*?\shref\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi

/**
 * HTML or Markdown with another address in the first link to `before`, white space around addresses aside; null where none leads there.
 * Everything else stays as written.
 */
export function setAddress(source: string, before: string, value: string): Readdressed | null {
  for (const { 0: whole, 1: opening = '', 2: double, 3: single, 4: bare, index } of source.matchAll(href)) {
    const written = unescapeHtml(double ?? single ?? bare ?? '')
    if (written.trim() !== before.trim()) continue
    const text = `${source.slice(0, index)}${opening}"${escapeHtml(value)}"${source.slice(index + whole.length)}`
    return { text, before: written }
  }
  for (const opening of ['](', '](<', ']: ']) {
    for (let at = source.indexOf(opening + before); at >= 0; at = source.indexOf(opening + before, at + 1)) {
      const start = at + opening.length
      const end = start + before.length
      if (end === source.length || /[\s)>]/.test(source[end]!)) return { text: source.slice(0, start) + value + source.slice(end), before }
    }
  }
  return null
}
