import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import { readBlocks } from '../parse/blocks.ts'
import { parseHtml, wellFormed } from '../parse/html.ts'
import { indexPage } from '../parse/page-index.ts'
import { cleanMain } from './clean-main.ts'
import { findMain } from './find-main.ts'
import { articleLanguage, directionOf } from './language.ts'
import { numberedIds } from './read-draft.ts'

/** A whole page as an article: the main content is found, boilerplate left out. */
export function readPage(html: string, context: AnalysisContext): Article {
  const source = wellFormed(html)
  const page = indexPage(parseHtml(source), source)
  const { roots, main } = findMain(page)
  const dropped = cleanMain(page, roots)
  const content = readBlocks(roots, { source, createId: numberedIds(), dropped, collapse: true })
  const language = articleLanguage({ given: context.language, declared: page.htmlAttributes['lang'] ?? null, blocks: content.blocks })
  const title = page.title
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
    markup: null,
    jsonLd: [],
    brokenJsonLd: 0,
  }
}
