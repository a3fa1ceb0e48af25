import type { Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { createTreeBuilder } from './build-tree.ts'
import { flattenDeepMarkup } from './flatten-deep-markup.ts'

/** Input beyond this many UTF-16 units is ignored; ten times the largest page of the development set. */
const maxLength = 5_000_000

/** HTML with offsets, for both ways to the same parser. */
export const htmlOptions = { xmlMode: false, decodeEntities: true, withStartIndices: true, withEndIndices: true } as const

/** HTML within the limits of the parser: cut after 5 million UTF-16 units, markup deeper than 512 levels flattened. */
export function limitHtml(html: string): string {
  return flattenDeepMarkup(html.length > maxLength ? html.slice(0, maxLength) : html)
}

/**
 * Parses HTML into the tree that `parse` and `extract` read; it never leaves these two folders. The parser is the one that `cheerio/slim`
 * wraps (see `page-html.ts`), called directly: drafts need no selections, and those would make an editor's worker larger.
 *
 * `startIndex` and a text node's `endIndex` (inclusive) are offsets of the input in UTF-16 units. Ends of elements are not to be trusted,
 * because a tag left open ends inside the next one.
 */
export function parseHtml(html: string): Document {
  const { root, handler } = createTreeBuilder()
  new Parser(handler, htmlOptions).end(limitHtml(html))
  return root
}

/** Lone surrogates replaced by U+FFFD one for one, so that offsets stay and every string can be printed. */
export function wellFormed(text: string): string {
  // as fast as the engine can where it has the method (ES2024); the expression reads every page once more
  const { isWellFormed } = text as { readonly isWellFormed?: () => boolean }
  if (isWellFormed?.call(text) === true || !/[\ud800-\udfff]/.test(text)) return text
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
}
