import { load } from 'cheerio/slim'
import type { Document } from 'domhandler'
import { flattenDeepMarkup } from './flatten-deep-markup.ts'

/** Input beyond this many UTF-16 units is ignored; ten times the largest page of the development set. */
const maxLength = 5_000_000

/**
 * Parses HTML into the tree that `parse` and `extract` read; it never leaves these two folders.
 *
 * `startIndex` and a text node's `endIndex` (inclusive) are offsets of the input in UTF-16 units. Ends of elements are not to be trusted,
 * because a tag left open ends inside the next one. Markup nested deeper than 512 levels is flattened.
 */
export function parseHtml(html: string): Document {
  const input = flattenDeepMarkup(html.length > maxLength ? html.slice(0, maxLength) : html)
  const $ = load(input, { xml: { xmlMode: false, decodeEntities: true, withStartIndices: true, withEndIndices: true } }, false)
  return $.root()[0] as unknown as Document
}

/** Lone surrogates replaced by U+FFFD one for one, so that offsets stay and every string can be printed. */
export function wellFormed(text: string): string {
  return /[\ud800-\udfff]/.test(text)
    ? text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    : text
}
