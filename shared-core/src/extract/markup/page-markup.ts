import type { Article, PageMarkup } from '../../model/article.ts'
import type { PageIndex } from '../../parse/html/page-index.ts'
import { isDrawnByScript, visibleLength } from '../../parse/html/shown-text.ts'
import { readShownDate } from '../facts/dates/dates.ts'
import { readNotFound } from '../page/not-found.ts'
import { isWithin, lineOf, type PageSource } from '../page/page-source.ts'
import { unseenAuthors } from './unseen-authors.ts'

/** Facts of the page's markup, without judgement. */
export function readPageMarkup(
  source: PageSource,
  { blocks, authors, siteImage }: Pick<Article, 'blocks' | 'authors'> & Pick<PageMarkup, 'siteImage'>,
): PageMarkup {
  const { page, roots, dropped } = source
  const social: Record<string, string> = {}
  for (const { name, content } of page.metaOrder) {
    if (/^(?:og|twitter):[\w:.-]{1,60}$/.test(name) && !Object.hasOwn(social, name)) social[name] = content
  }
  const visible = visibleLength(page)
  const h1Texts = page.h1.slice(0, 3).map((element) => lineOf(element, 300))
  const mainTextLength = blocks.reduce((sum, { text }) => sum + text.length, 0)
  return {
    lang: page.htmlAttributes['lang'] ?? page.htmlAttributes['xml:lang'] ?? null,
    canonicals: page.links.filter(({ rel }) => rel.includes('canonical')).map(({ href }) => href),
    robots: (page.metas.get('robots') ?? []).map((content) =>
      content
        .toLowerCase()
        .split(',')
        .map((directive) => directive.trim())
        .filter((directive) => directive !== ''),
    ),
    viewport: page.metas.get('viewport')?.[0] ?? null,
    social,
    hreflang: page.links.flatMap(({ rel, href, hreflang }) =>
      rel.includes('alternate') && hreflang !== null ? [{ language: hreflang, url: href }] : [],
    ),
    markdownAlternate: page.links.find(({ rel, type }) => rel.includes('alternate') && type === 'text/markdown')?.href ?? null,
    barrier: findBarrier(source),
    notFound: readNotFound([page.title ?? '', ...h1Texts], mainTextLength),
    shownDate: readShownDate(source),
    unseenAuthors: unseenAuthors(authors, page),
    declared: { types: [], faults: [], kind: null, isNews: false },
    siteImage,
    h1Texts,
    h1Count: page.h1.length,
    visibleTextLength: visible,
    mainTextLength,
    inArticleElement: roots.length > 0 && roots.every((root) => isWithin(root, ({ name }) => name === 'article' || name === 'main')),
    noSnippetLength: noSnippetLength(page, roots, dropped),
    emptyRoot: isDrawnByScript(page, visible),
  }
}

/** Class names and ids by which templates mark what asks for payment or an account before the text. */
const paywall = /(?:^|[\s_-])(?:paywall|pay-wall|regwall|reg-wall|subscription-wall|subscriber-only|metered-content)(?:$|[\s_-])/i

/** An open dialog is an overlay: it covers the page until a reader closes it. Closed ones and consent bars drawn by scripts are not seen here. */
function findBarrier({ page, roots, textStart }: PageSource): PageMarkup['barrier'] {
  let overlay = false
  const seen = new Set<string>()
  for (const element of page.elements) {
    const { name, attribs } = element
    for (const names of [attribs['class'], attribs['id']]) {
      if (names === undefined || seen.has(names)) continue
      // the site's own log-in is in its head
      if (!paywall.test(names)) seen.add(names)
      else if (roots.length === 0 || page.notes.get(element)!.last >= textStart) return 'paywall'
    }
    if (name === 'dialog' && attribs['open'] !== undefined) overlay = true
  }
  return overlay ? 'overlay' : null
}

function noSnippetLength(page: PageIndex, roots: PageSource['roots'], dropped: PageSource['dropped']): number {
  let sum = 0
  for (const root of roots) {
    const { order, last, text } = page.notes.get(root)!
    if (isWithin(root, ({ attribs }) => attribs['data-nosnippet'] !== undefined)) {
      sum += text
      continue
    }
    for (let index = order + 1; index <= last; index++) {
      const element = page.elements[index]!
      const note = page.notes.get(element)!
      const isCut = dropped.has(element)
      if (!isCut && element.attribs['data-nosnippet'] === undefined) continue
      if (!isCut) sum += note.text
      index = note.last
    }
  }
  return sum
}
