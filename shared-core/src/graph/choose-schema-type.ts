import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import { type ArticleType, isArticleType, mainNodes, type SchemaType, thingNames, thingType } from '../model/schema-types.ts'
import type { ContentFacts } from './facts/facts.ts'
import { howToCue } from './facts/how-to-cues.ts'
import { readContentFacts } from './facts/read-content-facts.ts'
import { basesOf, flatten } from './facts/read-facts.ts'
import { missingOf } from './markup/requirements.ts'
import { bareTypesOf } from './vocabulary/type-names.ts'

/** Reasons for choosing or offering a type; worded elsewhere. */
export const schemaTypeReasonCodes = [
  'setByAuthor',
  'declaredInPage',
  'newsAddress',
  'newsPublisher',
  'newsInText',
  'blogAddress',
  'recipeInText',
  'eventInText',
  'reviewInText',
  'productInText',
  'stepsInText',
  'videoInText',
  'questionsInText',
  'listInText',
  'factsInText',
  'noSpecialSign',
] as const

export interface SchemaTypeReason {
  readonly code: (typeof schemaTypeReasonCodes)[number]
  readonly args: Readonly<Record<string, string | number>>
}

interface TypeChoice {
  readonly type: SchemaType
  readonly reasons: readonly SchemaTypeReason[]
}

export interface SchemaTypeChoice extends TypeChoice {
  /** Type of the article's node, whatever the page is about. */
  readonly articleType: ArticleType
  /** The author or the site set it, and the text carries it. */
  readonly isOverride: boolean
  /** Other possible types, most likely first. `missing`: properties that the type needs and the article lacks. */
  readonly alternatives: readonly (TypeChoice & { readonly missing: readonly string[] })[]
}

type Candidate = SchemaTypeChoice['alternatives'][number] & { readonly isMain: boolean }

/**
 * The kind of page, from the facts of the article, with reasons and the other kinds that it could be. `context.articleType` overrides it when
 * the text has the facts of that type.
 */
export function chooseSchemaType(article: Article, context: AnalysisContext): SchemaTypeChoice {
  return chooseFrom(article, context, readContentFacts(article, 0, basesOf(article, context)))
}

/** `chooseSchemaType` for callers that have read the text already. */
export function chooseFrom(article: Article, context: AnalysisContext, content: ContentFacts): SchemaTypeChoice {
  const { articleType: wanted } = context
  const own = articleTypeOf(article, context, content)
  const articleType = isArticleType(wanted) ? wanted : own.type
  const candidates = contentCandidates(article, content)
  const complete = candidates.filter(({ missing }) => missing.length === 0)
  const isOverride =
    wanted !== undefined && (wanted === 'WebPage' || wanted === articleType || complete.some(({ type }) => type === wanted))
  const chosen: TypeChoice = isOverride
    ? { type: wanted, reasons: [{ code: 'setByAuthor', args: {} }] }
    : (complete.find(({ isMain }) => isMain) ?? own)
  return {
    type: chosen.type,
    articleType,
    isOverride,
    reasons: chosen.reasons,
    alternatives: [...candidates, { ...own, missing: [] }, ...newsSigns(article, context, own.type)].flatMap(
      ({ type, reasons, missing }) => (type === chosen.type ? [] : [{ type, reasons, missing }]),
    ),
  }
}

const because = (code: SchemaTypeReason['code'], args: SchemaTypeReason['args'] = {}): readonly SchemaTypeReason[] => [{ code, args }]

/** The page's own JSON-LD, then its address, else Article. News only where the page says so and the text is nothing else. */
function articleTypeOf(
  article: Article,
  context: AnalysisContext,
  content: ContentFacts,
): { readonly type: ArticleType; readonly reasons: readonly SchemaTypeReason[] } {
  if (context.readJsonLd) {
    const types = flatten(article.jsonLd).flatMap(bareTypesOf)
    const news = types.find((type) => /^(?:|Reportage|Analysis|Opinion|Background|Review|AskPublic)NewsArticle$/.test(type))
    if (news !== undefined && !isNoNews(article, context, content))
      return { type: 'NewsArticle', reasons: because('declaredInPage', { type: news }) }
    if (types.includes('BlogPosting')) return { type: 'BlogPosting', reasons: because('declaredInPage', { type: 'BlogPosting' }) }
  }
  // The kind that the writer is shown, or chose, and the printed type are the same.
  if (context.textKind === 'news') return { type: 'NewsArticle', reasons: because('newsInText') }
  // A page that calls itself an article is taken at its word.
  if (article.markup?.social['og:type'] !== 'article' && blogAddress.test(context.url ?? article.url ?? ''))
    return { type: 'BlogPosting', reasons: because('blogAddress') }
  return { type: 'Article', reasons: because('noSpecialSign') }
}

/** A list, steps, a test or code: newspapers call these news, too. */
function isNoNews({ headline, blocks }: Article, { textKind }: AnalysisContext, content: ContentFacts): boolean {
  if (textKind !== undefined) return !/^(?:news|interview|opinion|article)$/.test(textKind)
  const { recipe, product, review, list } = content
  const title = headline?.value ?? ''
  return (
    (recipe ?? product ?? review ?? list) !== null ||
    /^\s*(?:\d{1,3}\s|how to\s)/i.test(title) ||
    blocks.filter(({ kind }) => kind === 'code').length >= 2
  )
}

/** Signs of news that the page itself does not declare: they offer a news type and never choose it. */
function newsSigns(article: Article, context: AnalysisContext, own: ArticleType): SchemaTypeChoice['alternatives'] {
  if (own === 'NewsArticle') return []
  const isOfPublisher = context.readJsonLd && flatten(article.jsonLd).flatMap(bareTypesOf).includes('NewsMediaOrganization')
  if (!isOfPublisher && !newsAddress.test(context.url ?? article.url ?? '')) return []
  return [{ type: 'NewsArticle', reasons: because(isOfPublisher ? 'newsPublisher' : 'newsAddress'), missing: [] }]
}

/** The word is the host's first part or a segment of the path. */
const addressUnder = (word: string): RegExp => new RegExp(`^https?://(?:${word}\\.|[^/]+/(?:[^?#]*/)?${word}/)`, 'i')
const blogAddress = addressUnder('blog')
const newsAddress = addressUnder('news')

/** Share of the body from which on a thing is the subject of the page. */
const mainPart = 0.5
/** The same share where the headline announces steps: an essay may hold a short list of them, too. */
const announcedPart = 0.25
/** Advice that stands side by side is no sequence. */
const tips = /\b(?:tips|tipps|ways|reasons|ideas|ideen|gründe|consejos|conseils|astuces|consigli|dicas)\b/i
/** UTF-16 units: longer texts are no mere company of their video. */
const longestVideoText = 1500

/** Kinds of content that the text carries, most specific first. */
function contentCandidates(article: Article, content: ContentFacts): readonly Candidate[] {
  const { recipe, event, product, review, howTo, questions, list, videos } = content
  const image = article.image !== null
  const length = article.blocks.reduce((sum, { text }) => sum + text.length, 0)
  const headline = article.headline?.value ?? article.title?.value ?? ''
  const found: Candidate[] = []
  const add = (type: SchemaType, reasons: readonly SchemaTypeReason[], isMain: boolean, missing: readonly (string | false | null)[] = []) =>
    found.push({ type, reasons, isMain, missing: missing.filter((one) => typeof one === 'string') })
  if (recipe !== null && recipe.ingredients.length > 0 && recipe.steps.length > 0)
    add('Recipe', because('recipeInText', { ingredients: recipe.ingredients.length, steps: recipe.steps.length }), true, [
      recipe.image === null && !image && 'image',
    ])
  if (event !== null) add('Event', because('eventInText'), true, [(event.place?.address ?? null) === null && 'location.address'])
  if (review !== null)
    add('Review', because('reviewInText', { rating: review.rating.value, best: review.rating.best }), true, [
      review.author === null && article.authors.length === 0 && 'author',
    ])
  if (product !== null)
    add('Product', because('productInText'), review === null, [
      review === null && product.rating === null && product.offers.length === 0 && 'offers',
    ])
  if (howTo !== null) {
    const text = howTo.steps.reduce((sum, step) => sum + step.text.length, 0)
    const min = howToCue.test(headline) ? announcedPart : mainPart
    add('HowTo', because('stepsInText', { count: howTo.steps.length }), !tips.test(headline) && text >= min * length)
  }
  const [video] = article.videos
  if (video !== undefined) {
    const isFirst = article.blocks.slice(0, 2).some(({ id, kind }) => kind === 'video' || id === video.value.block)
    add('VideoObject', because('videoInText'), isFirst && videos.length === 1 && length <= longestVideoText, [
      video.value.thumbnailUrl === null && 'thumbnailUrl',
      video.value.uploadDate === null && 'uploadDate',
    ])
  }
  for (const kind of thingNames) {
    const thing = content.things.find((one) => one.kind === kind)
    if (thing === undefined) continue
    const asked = thingType(kind)
    const { type, isSubject } = asked
    const reasons = thing.isDeclared ? because('declaredInPage', { type }) : because('factsInText')
    add(type, reasons, isSubject === true && thing.isDeclared, missingOf(asked, thing.properties))
  }
  if (questions.length >= 2) {
    const text = questions.reduce((sum, { question, answer }) => sum + question.length + answer.length, 0)
    add('FAQPage', because('questionsInText', { count: questions.length }), /\bFAQs?\b/.test(headline) || text >= mainPart * length)
  }
  // parts of any text may be numbered; only a headline that says how many makes a list of it
  if (list !== null)
    add('ItemList', because('listInText', { count: list.items.length }), new RegExp(String.raw`\b${list.items.length}\b`).test(headline))
  return found
}

/** The node of the content that stands for the type; null: the article or the page itself. */
export function mainNodeOf(type: SchemaType, { product }: ContentFacts): ContentFacts['main'] {
  if (type === 'Review' && product !== null) return 'product'
  return Object.hasOwn(mainNodes, type) ? mainNodes[type as keyof typeof mainNodes] : null
}
