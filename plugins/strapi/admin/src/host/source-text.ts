import { findQuote } from '@citable/editor'
import { writesHtml } from '#shared/entry/input-of-entry.ts'

/** Markup of Markdown or HTML around text. */
const markup = '(?:[*_~`\\\\[]|\\]\\([^)\\s]*(?:\\s"[^"]*")?\\)|<\\/?[a-z][^>]*>)'

/** Characters that HTML writes in other ways. */
const spellings: Readonly<Record<string, string>> = { '&': '(?:&amp;|&)', '<': '(?:&lt;|<)', '>': '(?:&gt;|>)', '"': '(?:&quot;|")' }

/** Characters of a passage that are looked for: enough to be found once. */
const max = 80

/** Beginning of the passage in Markdown or HTML, markup around and inside it passed over; −1 when it is gone. */
export const findInSource = (source: string, passage: { readonly start: number; readonly quote: string }): number =>
  rangeInSource(source, passage)?.start ?? -1

/** The passage in Markdown or HTML with the markup in it; of a long one the beginning. null: it is gone. */
export function rangeInSource(
  source: string,
  { start, quote }: { readonly start: number; readonly quote: string },
): { readonly start: number; readonly end: number } | null {
  const exact = findQuote(source, { start, quote })
  if (exact >= 0) return { start: exact, end: exact + quote.length }
  if (quote.trim() === '') return null
  const characters = [...quote.trim()]
    .slice(0, max)
    .map((character) => (/\s/.test(character) ? ' ' : (spellings[character] ?? character.replace(/[.*+?^${}()|[\]\\/]/, '\\$&'))))
  const pattern = characters.reduce((before, part) => (part === ' ' ? `${before}(?:\\s|&nbsp;|${markup})+` : `${before}${markup}*${part}`))
  const found = new RegExp(pattern, 'iu').exec(source)
  return found && { start: found.index, end: found.index + found[0].length }
}

/** A division of a text: the whole of it, and the white space that went. */
export interface Division {
  readonly text: string
  readonly gap: string
}

/** The text with a new paragraph before the passage. null: it is gone, opens its paragraph, or is inside of formatting that would be torn. */
export function splitSource(source: string, passage: { readonly start: number; readonly quote: string }): Division | null {
  const found = findInSource(source, passage)
  if (found < 0) return null
  const at = openingOf(source, found)
  const before = source.slice(0, at).trimEnd()
  const gap = source.slice(before.length, at)
  if (writesHtml(source)) {
    const opening = Math.max(before.lastIndexOf('<p>'), before.lastIndexOf('<p '))
    const left = opening < 0 ? '' : before.slice(before.indexOf('>', opening) + 1)
    if (left.trim() === '' || left.includes('</p>') || !isClosed(left)) return null
    return { text: `${before}</p>\n${openingTag(before, opening)}${source.slice(at)}`, gap }
  }
  const left = before.slice(before.lastIndexOf('\n\n') + 1).trim()
  if (left === '' || /\n\s*\n/.test(gap) || !isBalanced(left)) return null
  return { text: `${before}\n\n${source.slice(at)}`, gap }
}

/** The paragraph's own tag for its second half: direction, language and class stay, an id belongs to one element only. */
const openingTag = (source: string, start: number): string =>
  source.slice(start, source.indexOf('>', start) + 1).replace(/\sid\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i, '')

/** Takes a division back: the paragraph that begins with the passage joins the one before it, `gap` between them. null: it is gone. */
export function joinSource(source: string, passage: { readonly start: number; readonly quote: string }, gap: string): string | null {
  const found = findInSource(source, passage)
  if (found < 0) return null
  const at = openingOf(source, found)
  const seam = (writesHtml(source) ? /<\/p>\s{0,9}<p(?:\s[^<>]*)?>$/ : /\n\n$/).exec(source.slice(0, at))
  return seam === null ? null : source.slice(0, seam.index) + gap + source.slice(at)
}

/** The start of the markup that opens directly before a position. */
function openingOf(source: string, position: number): number {
  const before = source.slice(0, position)
  const opening = /(?:[*_~`[]|<(?!p[\s>])[a-z][^>]*>)+$/i.exec(before)
  return opening === null ? position : opening.index
}

/** Every inline element that opens is closed again. */
function isClosed(html: string): boolean {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi)) {
    if (/^(?:br|img|wbr)$/i.test(name)) continue
    if (slash === '') open.push(name.toLowerCase())
    else if (open.pop() !== name.toLowerCase()) return false
  }
  return open.length === 0
}

/** Marks of Markdown that come in pairs are even. An underscore inside a word does not count. */
function isBalanced(markdown: string): boolean {
  const text = markdown.replace(/\\./g, '')
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length
  return (
    count(/\*+/g) % 2 === 0 &&
    count(/(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/gu) % 2 === 0 &&
    count(/`+/g) % 2 === 0 &&
    count(/\[/g) === count(/\]/g) &&
    count(/\]\(/g) <= count(/\)/g)
  )
}
