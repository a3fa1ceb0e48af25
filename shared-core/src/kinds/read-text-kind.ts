import type { ArticleText, TextBlock } from '../answers/article-text.ts'
import type { Language } from '../languages/language.ts'
import { titleIntent } from '../languages/title-intent.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { Json } from '../model/values.ts'
import type { KindOfText, TextKind } from './text-kind.ts'

/** Decides what kind of text an article is: the writer's choice, mark-up that says it, then structure and words; `article` when unsure. */
export function readTextKind(article: Article, context: AnalysisContext, text: ArticleText, language: Language): KindOfText {
  if (context.textKind !== undefined) return { kind: context.textKind, certainty: 'chosen' }
  const types = context.readJsonLd ? typesOf(article.jsonLd) : new Set<string>()
  const declared = declaredKind(article, types)
  if (declared !== null) return { kind: declared, certainty: 'declared' }
  const likely = likelyKind(article, context, text, language) ?? (isNews(types) ? 'news' : null)
  return likely === null ? { kind: 'article', certainty: 'unsure' } : { kind: likely, certainty: 'likely' }
}

/** What schema.org's types say alone; `NewsArticle` is not among them, for newspapers put it on their recipes and guides, too. */
const kindOfType: Readonly<Record<string, TextKind>> = {
  Recipe: 'recipe',
  OpinionNewsArticle: 'opinion',
  ReviewNewsArticle: 'comparison',
  TechArticle: 'documentation',
  APIReference: 'documentation',
}

function declaredKind({ markup, recipe, event, product }: Article, types: ReadonlySet<string>): TextKind | null {
  if (recipe !== null && recipe.value.ingredients.length >= 3 && recipe.confidence === 'declared') return 'recipe'
  for (const [type, kind] of Object.entries(kindOfType)) if (types.has(type)) return kind
  const isArticle = [...types].some((type) => /Article$|Posting$/.test(type))
  if (isArticle) return null
  if (event?.confidence === 'declared') return 'event'
  if (product?.confidence === 'declared' || markup?.social['og:type'] === 'product') return 'product'
  return types.has('ProfilePage') ? 'profile' : null
}

const isNews = (types: ReadonlySet<string>): boolean =>
  ['NewsArticle', 'ReportageNewsArticle', 'AnalysisNewsArticle', 'LiveBlogPosting'].some((type) => types.has(type))

/** Types of the scripts' own nodes, `@graph` opened; what is nested deeper is about something else. */
function typesOf(values: readonly Json[]): ReadonlySet<string> {
  const types = new Set<string>()
  const read = (value: Json, depth: number): void => {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 200)) read(item, depth)
    } else if (typeof value === 'object' && value !== null) {
      const node = value as { readonly [key: string]: Json }
      for (const type of [node['@type'] ?? []].flat()) if (typeof type === 'string') types.add(type.replace(/^.*[/:]/, ''))
      if (depth === 0 && node['@graph'] !== undefined) read(node['@graph'], 1)
    }
  }
  for (const value of values) read(value, 0)
  return types
}

function likelyKind(article: Article, context: AnalysisContext, text: ArticleText, language: Language): TextKind | null {
  const title = article.headline?.value ?? article.title?.value ?? ''
  const label = article.section?.value ?? ''
  if (isInterview(text.blocks, language)) return 'interview'
  if (recipeIn(article)) return 'recipe'
  const intent = titleIntent(title, language)
  if (intent === 'how_to' && hasSteps(article, text)) return 'how_to'
  if (intent === 'comparison' || intent === 'review') return 'comparison'
  if (intent === 'list' && countItems(text) >= 3) return 'list'
  if (opinionLabel.test(label) || intent === 'opinion') return 'opinion'
  if (intent === 'definition') return 'explainer'
  if (isDocumentation(context.url ?? article.url ?? '', text.blocks)) return 'documentation'
  return opensAsNews(text.blocks) ? 'news' : null
}

const recipeIn = ({ recipe }: Article): boolean => recipe !== null && recipe.value.ingredients.length >= 3 && recipe.value.steps.length > 0

/** Names of a newspaper's section for opinion, as written over an article. */
const opinionLabel =
  /^(?:opinions?|comment(?:ary|is free)?|editorials?|op-ed|columns?|columnists?|meinung(?:en)?|kommentare?|kolumnen?|leitartikel|glosse|débats?|tribunes?|chroniques?|idées|opinión|tribuna|columnas?|opinioni|opinie|opinia|opinie|мнени[ея]|社説|コラム|オピニオン|观点|評論|评论|رأي|آراء|مقالات)$/iu

/** Steps: an ordered list, or three headings that begin with a number. */
function hasSteps({ howTo }: Article, { blocks }: ArticleText): boolean {
  return (
    howTo !== null ||
    blocks.some(({ block }) => block.kind === 'list' && block.ordered && block.items.length >= 3) ||
    blocks.filter(({ block }) => block.kind === 'heading' && /\p{Nd}/u.test(block.text.slice(0, 16))).length >= 3
  )
}

/** The most parts that stand beside each other: items of a list, headings of one level. */
function countItems({ blocks }: ArticleText): number {
  const levels = [0, 0, 0, 0, 0, 0, 0]
  let items = 0
  for (const { block } of blocks) {
    if (block.kind === 'heading') levels[block.level]! += 1
    if (block.kind === 'list') items = Math.max(items, block.items.length)
  }
  return Math.max(items, ...levels)
}

const asks = /[?？؟]["'”’»）)]*\s*$/
/** "Q:" or a name before what its bearer says. */
const speaker = /^\s*(\p{Lu}[\p{L}.\-’' ]{0,30}|\p{Lo}[\p{L}・ ]{0,15})\s*[:：]\s+\S/u

/**
 * Questions to somebody and that person's answers: at least four paragraphs or headings that ask, answered in the first person, or two
 * speakers' names that take turns.
 */
function isInterview(blocks: readonly TextBlock[], language: Language): boolean {
  let questions = 0
  let answered = 0
  const turns = new Map<string, number>()
  for (const [index, { block }] of blocks.entries()) {
    if (block.kind !== 'paragraph' && block.kind !== 'heading') continue
    const name = block.kind === 'paragraph' ? speaker.exec(block.text)?.[1] : undefined
    if (name !== undefined) turns.set(name, (turns.get(name) ?? 0) + 1)
    if (!asks.test(block.text) || block.text.length > 600) continue
    questions += 1
    const answer = blocks[index + 1]?.block
    if (answer?.kind === 'paragraph' && !asks.test(answer.text) && language.find('firstPerson', answer.text).length > 0) answered += 1
  }
  const speakers = [...turns.values()].filter((count) => count >= 3).length
  return (speakers >= 2 && questions >= 3) || (questions >= 4 && answered * 2 >= questions && answered >= 4)
}

/** An address of documentation, or a text with much code. */
function isDocumentation(url: string, blocks: readonly TextBlock[]): boolean {
  const code = blocks.filter(({ block }) => block.kind === 'code').length
  return (
    code >= 2 && (/^https?:\/\/(?:docs?|developers?|api)\.|\/(?:docs?|documentation|reference|manual|api)(?:\/|$)/i.test(url) || code >= 8)
  )
}

/** A place and an agency, or a place in capital letters with a dash, before the first sentence. */
const dateline =
  /^\s*(?:[\p{Lu}][\p{L}./’' -]{1,40}(?:,[^()\n]{1,30})?\s*\((?:dpa|ap|afp|reuters|efe|ansa|apa|sid|upi|pap|epa|tass|dapd|kna|epd)[^()\n]{0,20}\)|\p{Lu}[\p{Lu} .-]{2,30}\s*[—–]\s)/iu

function opensAsNews(blocks: readonly TextBlock[]): boolean {
  const first = blocks.find(({ block }) => block.kind === 'paragraph')
  return first !== undefined && dateline.test(first.block.text)
}
