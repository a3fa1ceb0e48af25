import type { Element } from 'domhandler'
import { letter } from '../languages/characters/characters.ts'
import * as detector from '../languages/detection/detect-language.ts'
import type { Article, Block, Found, MarkedQuestion } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { LanguageTag } from '../model/values.ts'
import { createQuestionReader } from '../parse/blocks/marked-questions.ts'
import { rareMediaOf } from '../parse/blocks/rare-media.ts'
import { readBlocks } from '../parse/blocks/read-blocks.ts'
import { undoDoubleEncoding } from '../parse/entities/undo-double-encoding.ts'
import { isBlockName } from '../parse/html/element-names.ts'
import { wellFormed } from '../parse/html/html.ts'
import { parsePageHtml } from '../parse/html/page-html.ts'
import { indexPage, type PageIndex } from '../parse/html/page-index.ts'
import { oneLine } from '../parse/html/walk.ts'
import { readDetails } from './details/details.ts'
import { readDateModified, readDatePublished } from './facts/dates/dates.ts'
import { readHeadline } from './facts/headline.ts'
import { creditLines, readAuthors } from './facts/people/authors.ts'
import { readContributors } from './facts/people/contributors.ts'
import { signersOf } from './facts/people/draft-byline.ts'
import { readImage } from './facts/pictures/image.ts'
import { readSiteName } from './facts/site-name.ts'
import { mainPart } from './main/main-part.ts'
import { markFormulas, markSentenceButtons } from './main/mark-running-text.ts'
import { trimBlocks } from './main/trim-blocks.ts'
import { readDeclared } from './markup/declared.ts'
import { readPageMarkup } from './markup/page-markup.ts'
import { articleNodeOf } from './page/article-node.ts'
import { readBreadcrumbs } from './page/breadcrumbs.ts'
import { found } from './page/found.ts'
import { noJsonLd, readJsonLd } from './page/json-ld.ts'
import { articleLanguage, canonicalTag, directionOf } from './page/language.ts'
import { absoluteUrl, lineOf, metaValue, type PageSource, plainText } from './page/page-source.ts'
import { holdsQuestionMarkup } from './plugin-markup/holds-plugin-markup.ts'
import { markQuestions } from './plugin-markup/mark-questions.ts'
import { holdsRaisedText } from './raised/holds-raised-text.ts'
import { markRaisedText } from './raised/mark-raised-text.ts'
import { numberedIds } from './read-draft.ts'

/** A whole page as an article: the main content is found, boilerplate left out, facts read from head, markup and text. */
export function readPage(html: string, context: AnalysisContext): Article {
  const input = undoDoubleEncoding(wellFormed(html))
  const root = parsePageHtml(input)
  if (holdsQuestionMarkup(input)) markQuestions(root)
  markSentenceButtons(root, input)
  markFormulas(root, input)
  if (holdsRaisedText(input)) markRaisedText(root, isBlockName)
  const page = indexPage(root, input)
  const jsonLd = context.readJsonLd ? readJsonLd(page.jsonLdTexts) : noJsonLd
  const { roots, dropped, teasers, isWhole } = mainPart(page, context.url)
  const content = readBlocks(isWhole ? [page.root] : roots, {
    source: input,
    createId: numberedIds(),
    dropped,
    collapse: true,
    questionReader: createQuestionReader,
    rareMediaOf,
  })
  const declared = declaredLanguage(page)
  const hints = [declared, context.languageHint]
  const language = articleLanguage({ chosen: context.language, hints, blocks: content.blocks, detector }) ?? 'und'
  const source: PageSource = {
    page,
    context,
    jsonLd,
    articleNode: articleNodeOf(jsonLd, context.url, titlesOf(page), ownAddresses(page)),
    language: context.language === null ? templateLanguage(declared, language) : language,
    roots,
    dropped,
    teasers,
    ...extentOf(page, roots, dropped),
  }
  const siteName = readSiteName(source)
  const datePublished = readDatePublished(source)
  const description = readDescription(page)
  const headline = readHeadline(source, siteName?.value ?? null)
  const repeated = [headline?.value, page.title].filter((text): text is string => text !== undefined && text !== null)
  const blocks = trimBlocks(content.blocks, { repeated, language: source.language, now: context.now })
  const { image, siteImage } = readImage(source, blocks)
  const { editors, translators, others } = readContributors(creditLines(source), source.language)
  const named = readAuthors(source, siteName?.value ?? null, others)
  // a file without a known address is a draft, which an author may sign
  const authors = named.length > 0 || addressOf(source) !== null ? named : signersOf(blocks, 'guessed')
  const markup = readPageMarkup(source, { blocks, authors, siteImage })
  const article: Article = {
    kind: 'page',
    url: addressOf(source),
    language,
    direction: directionOf(language, page.htmlAttributes['dir'] ?? page.bodyDirection),
    title: page.title === null ? null : found(plainText(page.title), 'element', 'title', { confidence: 'declared' }),
    headline,
    description,
    siteName,
    image,
    authors,
    editors,
    translators,
    datePublished,
    dateModified: readDateModified(source, datePublished?.value ?? null),
    breadcrumbs: readBreadcrumbs(source),
    blocks,
    questions: questionsIn(content.questions, blocks),
    ...readDetails(
      source,
      { blocks, headline: headline?.value ?? null, image: image?.value ?? null, published: datePublished?.value ?? null },
      markup.barrier,
    ),
    hidden: content.hidden,
    slug: null,
    markup,
    jsonLd: jsonLd.values,
    brokenJsonLd: jsonLd.broken,
  }
  return { ...article, markup: { ...markup, declared: readDeclared(article) } }
}

/** Titles by which the page's own data are known. */
const titlesOf = (page: PageIndex): readonly string[] => [
  ...(page.title === null ? [] : [page.title]),
  ...(page.metas.get('og:title') ?? []),
  ...page.h1.slice(0, 3).map((element) => lineOf(element, 300)),
]

/** What the page calls its own address. */
const ownAddresses = (page: PageIndex): readonly string[] => [
  ...page.links.flatMap(({ rel, href }) => (rel.includes('canonical') ? [href] : [])),
  ...(page.metas.get('og:url') ?? []),
]

function declaredLanguage(page: PageIndex): string | null {
  const { lang } = page.htmlAttributes
  if (lang !== undefined && lang.trim() !== '') return lang
  return page.htmlAttributes['xml:lang'] ?? metaValue(page, ['content-language', 'og:locale', 'language', 'dc.language'])?.value ?? null
}

/** Bylines and dates are in the language of the template; one that declares English may have been left as it came. */
function templateLanguage(declared: string | null, language: LanguageTag): LanguageTag {
  const tag = canonicalTag(declared)
  return tag === null || tag.split('-')[0] === 'en' ? language : tag
}

function readDescription(page: PageIndex): Found<string> | null {
  const own = (page.metas.get('description') ?? []).map((content) => plainText(oneLine(content))).filter((text) => text !== '')
  if (own[0] !== undefined) return found(own.length > 1 ? ofArticle(own, page) : own[0], 'meta', 'description')
  const social = metaValue(page, ['og:description', 'twitter:description'])
  return social === null ? null : found(social.value, 'open_graph', social.which)
}

/** The first one, unless it has no word of the title in common and another has two: a template prints the site's own before it. */
function ofArticle(texts: readonly string[], { title }: PageIndex): string {
  const wanted = (title ?? '').toLowerCase().match(longWord) ?? []
  const shared = texts.map((text) => wanted.filter((word) => text.toLowerCase().includes(word)).length)
  const max = Math.max(...shared)
  return texts[shared[0]! > 0 || max < 2 ? 0 : shared.indexOf(max)]!
}

const longWord = new RegExp(`${letter}{4,}`, 'gu')

/** The address as given, else the page's own canonical or `og:url`, without a fragment. */
function addressOf(source: PageSource): string | null {
  if (source.context.url !== null) return source.context.url
  const canonical = source.page.links.find(({ rel }) => rel.includes('canonical'))?.href ?? source.page.metas.get('og:url')?.[0] ?? null
  const url = canonical === null ? null : absoluteUrl(canonical, source)
  return url === null ? null : url.replace(/#.*$/, '')
}

/** Elements that at most are between a headline and its text; more, and they have little to do with each other. */
const maxBetween = 800

/** Beginning and end of the running text, and the place of the headline above it, in document order. */
function extentOf(
  page: PageIndex,
  roots: readonly Element[],
  dropped: ReadonlySet<Element>,
): Pick<PageSource, 'textStart' | 'textEnd' | 'heading'> {
  const end = page.elements.length - 1
  const last = roots[roots.length - 1]
  const textStart = startOf(page, roots, dropped)
  const orders = page.h1.map((element) => page.notes.get(element)?.order ?? -1)
  const heading = orders.findLast((order) => order !== -1 && order < textStart && order > textStart - maxBetween) ?? -1
  return { textStart, textEnd: last ? page.notes.get(last)!.last : end, heading }
}

function startOf(page: PageIndex, roots: readonly Element[], dropped: ReadonlySet<Element>): number {
  for (const root of roots) {
    const note = page.notes.get(root)!
    for (let index = note.order; index <= note.last; index++) {
      const element = page.elements[index]!
      const inner = page.notes.get(element)!
      if (dropped.has(element)) index = inner.last
      else if (inner.isBlock && inner.own >= 80 && inner.ownLink * 2 < inner.own) return index
    }
  }
  return roots[0] ? page.notes.get(roots[0])!.order : page.elements.length - 1
}

/** Marked questions whose blocks are all still there. */
function questionsIn(questions: readonly MarkedQuestion[], blocks: readonly Block[]): readonly MarkedQuestion[] {
  if (questions.length === 0) return questions
  const ids = new Set(blocks.map(({ id }) => id))
  return questions.filter(({ question, answer }) => ids.has(question.place) && answer.every(({ place }) => ids.has(place)))
}
