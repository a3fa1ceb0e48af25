import { load } from 'cheerio/slim'
import type { Document } from 'domhandler'
import { htmlOptions, limitHtml } from './html.ts'
import { openShadowTrees } from './open-shadow-trees.ts'
import { isElement, walk } from './walk.ts'

/** UTF-16 units in which the root of a page is looked for. */
const rootLength = 10_000

/**
 * Parses a whole page with cheerio, which `extract` serialises pages with. The tree is the same as that of `parseHtml`, but for declared shadow
 * trees, which stand where a browser shows them, and for the prefix of XHTML (`h:html`), which is taken off.
 */
export function parsePageHtml(html: string): Document {
  const $ = load(limitHtml(html), { xml: htmlOptions }, false)
  const root = $.root()[0] as unknown as Document
  const prefix = /<([a-z][\w-]{0,30}:)html[\s>]/i.exec(html.slice(0, rootLength))?.[1]
  if (prefix !== undefined) takeOff(prefix.toLowerCase(), root)
  openShadowTrees(root, html)
  return root
}

function takeOff(prefix: string, root: Document): void {
  walk(root, {
    enter(node) {
      if (isElement(node) && node.name.startsWith(prefix)) node.name = node.name.slice(prefix.length)
      return true
    },
  })
}
