import type { Found } from '../../model/article.ts'
import { isElement, oneLine } from '../../parse/html/walk.ts'
import { found, metaOrigin } from '../page/found.ts'
import { isNode, valuesOf } from '../page/json-ld.ts'
import { isBesideArticle, lineOf, metaValue, type PageSource, plainText } from '../page/page-source.ts'
import { lettersOf } from './people/letters-of.ts'

/** Tags read at most, and UTF-16 units of one; a longer text is a sentence. */
const limitTags = 30
const limitLength = 80

/** The section the article stands in. In order: JSON-LD; `article:section`; `itemprop=articleSection`; meta elements of analytics. */
export function readSection(source: PageSource): Found<string> | null {
  const { page, articleNode, jsonLd } = source
  const declared = articleNode === null ? [] : textsOf(valuesOf(articleNode, 'articleSection', jsonLd))
  if (declared[0] !== undefined) return found(declared[0], 'json_ld', 'articleSection')
  const social = metaValue(page, ['article:section'])
  if (social !== null && isTerm(social.value)) return found(social.value, 'open_graph', social.which)
  for (const element of page.itemprops.get('articleSection') ?? []) {
    const value = plainText(oneLine(element.attribs['content'] ?? '') || lineOf(element, limitLength + 1))
    if (isTerm(value)) return found(value, 'element', 'itemprop=articleSection', { confidence: 'declared' })
  }
  const meta = metaValue(page, ['parsely-section', 'section', 'category', 'cxenseparse:articlesection', 'dcterms.subject'])
  return meta !== null && isTerm(meta.value) ? found(meta.value, metaOrigin(meta.which), meta.which) : null
}

/** Topics of the article, each once. The first source that names any: JSON-LD; `article:tag`; `rel=tag`; keywords for news, for analytics, for search. */
export function readTags(source: PageSource): readonly Found<string>[] {
  const { page, articleNode, jsonLd } = source
  const readers: readonly (() => readonly Found<string>[])[] = [
    () =>
      articleNode === null
        ? []
        : textsOf(valuesOf(articleNode, 'keywords', jsonLd))
            .flatMap(split)
            .map((tag) => found(tag, 'json_ld', 'keywords')),
    () => (page.metas.get('article:tag') ?? []).flatMap(split).map((tag) => found(tag, 'open_graph', 'article:tag')),
    () => linkedTags(source),
    ...['news_keywords', 'parsely-tags', 'sailthru.tags', 'keywords'].map(
      (name) => () => (page.metas.get(name) ?? []).flatMap(split).map((tag) => found(tag, 'meta', name)),
    ),
  ]
  for (const read of readers) {
    const seen = new Set<string>()
    const tags = read().filter(({ value }) => isTerm(value) && !seen.has(lettersOf(value)) && seen.add(lettersOf(value)))
    if (tags.length > 0) return tags.slice(0, limitTags)
  }
  return []
}

function linkedTags(source: PageSource): readonly Found<string>[] {
  const tags: Found<string>[] = []
  for (const element of source.page.elements) {
    if (element.name !== 'a' || !/\btag\b/i.test(element.attribs['rel'] ?? '') || isTeaser(element, source)) continue
    tags.push(found(lineOf(element, limitLength + 1).replace(/^#/, ''), 'element', 'rel=tag', { confidence: 'declared' }))
    if (tags.length > limitTags) break
  }
  return tags
}

/** A tag of another article. `isBesideArticle` alone is too strict: tags are in a bar whose name says so. */
function isTeaser(element: Parameters<typeof isBesideArticle>[0], source: PageSource): boolean {
  const up = element.parent
  return up !== null && isElement(up) && (source.page.notes.get(up)?.paragraphs ?? 0) === 0 ? false : isBesideArticle(element, source, -1)
}

const split = (text: string): readonly string[] =>
  plainText(text)
    .split(/[,;，、]/)
    .map(oneLine)

const textsOf = (values: ReturnType<typeof valuesOf>): readonly string[] =>
  values
    .map((value) => (typeof value === 'string' ? value : isNode(value) && typeof value['name'] === 'string' ? value['name'] : ''))
    .map((text) => oneLine(plainText(text)))
    .filter((text) => text !== '')

const isTerm = (text: string): boolean => text.length >= 2 && text.length <= limitLength
