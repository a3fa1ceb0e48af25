import { load } from 'cheerio/slim'
import { undoDoubleEncoding } from '../../parse/entities/undo-double-encoding.ts'
import { htmlOptions, wellFormed } from '../../parse/html/html.ts'
import { parsePageHtml } from '../../parse/html/page-html.ts'
import { indexPage } from '../../parse/html/page-index.ts'
import { mainPart } from './main-part.ts'
import { markSentenceButtons } from './mark-running-text.ts'

/** HTML of a page's main content, without the elements around and between it: the text that `readArticle` reads of the page. */
export function mainHtml(html: string, address: string | null): string {
  const input = undoDoubleEncoding(wellFormed(html))
  const root = parsePageHtml(input)
  markSentenceButtons(root, input)
  const page = indexPage(root, input)
  const { roots, dropped, isWhole } = mainPart(page, address)
  const $ = load([], { xml: htmlOptions }, false)
  for (const element of dropped) $(element as never).remove()
  return (isWhole ? [page.body] : roots).map((root) => $.html($(root as never).contents()).trim()).join('\n')
}
