import type { Element, ParentNode } from 'domhandler'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import { readBlocks } from '../parse/blocks.ts'
import { parseHtml, wellFormed } from '../parse/html.ts'
import { isElement, oneLine, textOf, walk } from '../parse/walk.ts'
import { articleLanguage, directionOf } from './language.ts'
import { numberedIds } from './read-draft.ts'

/** A whole page as an article: the main content is found, boilerplate left out. */
export function readPage(html: string, context: AnalysisContext): Article {
  const source = wellFormed(html)
  const root = parseHtml(source)
  let main: ParentNode = root
  let title: string | null = null
  let lang: string | null = null
  const dropped = new Set<Element>()
  walk(root, {
    enter(node) {
      if (!isElement(node)) return false
      if (node.name === 'html') lang = node.attribs['lang'] ?? null
      if (node.name === 'title' && title === null)
        title = oneLine(node.children.map((child) => ('data' in child ? child.data : '')).join(''))
      if (main === root && (node.name === 'article' || node.name === 'main')) main = node
      if (['nav', 'aside', 'footer', 'form'].includes(node.name)) dropped.add(node)
      return true
    },
  })
  const content = readBlocks(main, { source, createId: numberedIds(), dropped, collapse: true })
  const language = articleLanguage({ given: context.language, declared: lang, blocks: content.blocks })
  const heading = content.blocks.find((block) => block.kind === 'heading' && block.level === 1)
  return {
    kind: 'page',
    url: context.url,
    language,
    direction: directionOf(language, null),
    title: title === null ? null : { value: title, from: 'element', span: null },
    headline: heading ? { value: heading.text, from: 'element', span: null } : null,
    description: null,
    siteName: null,
    image: null,
    authors: [],
    datePublished: null,
    dateModified: null,
    breadcrumbs: [],
    blocks: content.blocks,
    questions: content.questions,
    hidden: content.hidden,
    slug: null,
    markup: {
      lang,
      canonicals: [],
      robots: [],
      viewport: null,
      social: {},
      hreflang: [],
      h1Count: heading ? 1 : 0,
      visibleTextLength: textOf(root).length,
      mainTextLength: textOf(main).length,
      inArticleElement: main !== root,
      noSnippetLength: 0,
      emptyRoot: false,
    },
    jsonLd: [],
    brokenJsonLd: 0,
  }
}
