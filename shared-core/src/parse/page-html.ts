import { load } from 'cheerio/slim'
import type { Document } from 'domhandler'
import { htmlOptions, parsable } from './html.ts'

/** Parses a whole page with cheerio: the same tree as `parseHtml` gives, from the same parser. */
export function parsePageHtml(html: string): Document {
  const $ = load(parsable(html), { xml: htmlOptions }, false)
  return $.root()[0] as unknown as Document
}
