import { load } from 'cheerio/slim'
import { htmlOptions } from '../../parse/html/html.ts'
import { parseMarkdown } from '../../parse/markdown/parse-markdown.ts'

/** The HTML of a Markdown text, as it is analysed: without its front matter, each block on a line of its own. */
export function markdownHtml(markdown: string): string {
  const $ = load([], { xml: htmlOptions }, false)
  return parseMarkdown(markdown)
    .children.map((block) => $.html(block as never))
    .join('\n')
}
