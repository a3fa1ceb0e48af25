import { load } from 'cheerio/slim'
import type { Document } from 'domhandler'
import { htmlOptions, limitHtml } from './html.ts'

/** Parses a whole page with cheerio, which `extract` serialises pages with. The tree is the same as that of `parseHtml`. */
export function parsePageHtml(html: string): Document {
  const $ = load(limitHtml(html), { xml: htmlOptions }, false)
  return $.root()[0] as unknown as Document
}
