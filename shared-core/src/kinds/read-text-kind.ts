import type { ArticleText } from '../answers/article-text.ts'
import { isInterview } from '../answers/is-interview.ts'
import { oneSpace } from '../answers/questions.ts'
import { hasNumber, letter, number, upperLetter } from '../languages/characters/characters.ts'
import { alone, createPattern } from '../languages/create-pattern.ts'
import type { Language } from '../languages/language.ts'
import { titleIntent } from '../languages/title-intent.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { KindOfText, TextKind } from '../model/text-kind.ts'

/** Decides what kind of text an article is: the writer's choice, mark-up that says it, then structure and words; `article` when unsure. */
export function readTextKind(article: Article, context: AnalysisContext, text: ArticleText, language: Language): KindOfText {
  if (context.textKind !== undefined) return { kind: context.textKind, certainty: 'chosen' }
  const declared = article.markup?.declared
  if (declared && declared.kind !== null) return { kind: declared.kind, certainty: 'declared' }
  const likely =
    likelyKind(article, context, text, language) ?? (newsSigns(article, text, language) >= (declared?.isNews ? 1 : 2) ? 'news' : null)
  return likely === null ? { kind: 'article', certainty: 'unsure' } : { kind: likely, certainty: 'likely' }
}

function likelyKind(article: Article, context: AnalysisContext, text: ArticleText, language: Language): TextKind | null {
  const title = oneSpace(article.headline?.value ?? article.title?.value ?? '')
  const label = article.section?.value ?? ''
  if (isInterview(text.blocks, language)) return 'interview'
  const isStepped = hasSteps(article, text)
  if (isRecipe(text, isStepped)) return 'recipe'
  const intent = titleIntent(title, language)
  const codes = text.blocks.filter(({ block }) => block.kind === 'code').length
  // commands or code to follow, in steps
  if (isStepped && (intent === 'how_to' || codes >= 3)) return 'how_to'
  const items = countItems(text)
  if (isListOf(title, items) || (items >= 3 && (intent === 'list' || collection(language).test(title)))) return 'list'
  if (intent === 'comparison' && titleIntent(title.replace(alternative(language), ' '), language) === 'comparison') return 'comparison'
  if (intent === 'review') return comparesColumns(text) ? 'comparison' : 'product'
  if (opinionLabel(language).test(label) || intent === 'opinion') return 'opinion'
  if (intent === 'definition') return 'explainer'
  // much code, or some of it at an address of documentation
  return codes >= (documentation.test(context.url ?? article.url ?? '') ? 2 : 5) ? 'documentation' : null
}

/** Words between two things of which one is chosen: alone they compare nothing, as in "where and how to buy an A or B". */
const alternative = createPattern('alternative', 'or', alone, 'giu')

/** Titles of collections that name no number. */
const collection = createPattern('collection', String.raw`\bgift (?:guide|ideas)\b|\bjokes\b`)

const countOfThings = new RegExp(String.raw`(?<![${letter}${number}.,:$€£-])(\d{1,3})\s+(?=${letter}{3})`, 'gu')

/** A number of things in the title, no year, and about as many of them in the text. */
function isListOf(title: string, items: number): boolean {
  return [...title.matchAll(countOfThings)].some(
    ([, count]) => Number(count) >= 3 && items >= Math.max(3, Math.min(Number(count), 20) * 0.8),
  )
}

/** Two or more things beside each other in a table. */
const comparesColumns = ({ blocks }: ArticleText): boolean =>
  blocks.some(({ block }) => block.kind === 'table' && block.headerRows > 0 && (block.rows[0]?.length ?? 0) >= 3)

/** Amounts of a kitchen one below the other, then more text; numbered items are steps, which may name amounts too. `article.recipe` is no help: a draft's is read after its scores. */
function isRecipe({ blocks }: ArticleText, isStepped: boolean): boolean {
  const amounts = blocks.findIndex(
    ({ block }) =>
      block.kind === 'list' &&
      !block.ordered &&
      isListOfAmounts(
        block.items.map(({ quote }) => quote),
        isStepped,
      ),
  )
  return amounts >= 0 && amounts + 1 < blocks.length
}

/** Before a colon: `Weight: 52 kg` is of no kitchen where no steps follow. */
const kitchenAmount = new RegExp(
  String.raw`^[^:：]*[${number}]\s?(?:k?g|[mcd]?l|cups?|tbsp|tsp|oz|EL|TL|к?г|м?л|克|グラム|그램)(?![${letter}])|[大小]さじ[${number}]`,
  'u',
)

/** Half of the items hold a number, two of them an amount. */
function isListOfAmounts(items: readonly string[], isStepped: boolean): boolean {
  const short = items.filter((item) => item.length <= 80 && hasNumber(item))
  const amounts = short.filter((item) => kitchenAmount.test(isStepped ? item.replace(/[:：]/, '') : item)).length
  return short.length * 2 >= items.length && amounts >= 2 && items.length >= 3
}

/** Names of a newspaper's section for opinion, as written over an article. */
const opinionLabel = createPattern(
  'opinionLabel',
  'opinions?|comment(?:ary|is free)?|editorials?|op-ed|columns?|columnists?',
  (words) => `^(?:${words})$`,
)

/** Steps: an ordered list, or three headings that begin with a number. */
function hasSteps({ howTo }: Article, { blocks }: ArticleText): boolean {
  return (
    howTo !== null ||
    blocks.some(({ block }) => block.kind === 'list' && block.ordered && block.items.length >= 3) ||
    blocks.filter(({ block }) => block.kind === 'heading' && hasNumber(block.text.slice(0, 16))).length >= 3
  )
}

/** The most parts that are beside each other: items of a list, headings of one level. */
function countItems({ blocks }: ArticleText): number {
  const levels = [0, 0, 0, 0, 0, 0, 0]
  let items = 0
  for (const { block } of blocks) {
    if (block.kind === 'heading') levels[block.level]! += 1
    if (block.kind === 'list') items = Math.max(items, block.items.length)
  }
  return Math.max(items, ...levels)
}

const documentation = /^https?:\/\/(?:docs?|developers?|api)\.|\/(?:docs?|documentation|reference|manual|api)(?:\/|$)/i

const agency = 'dpa|AF?P|Reuters|EFE|ANSA|APA|SID|UPI|PAP|EPA|TASS|KNA|epd|Xinhua|PTI|ANI|IANS|TT|NTB|Ritzau|Lusa|Belga|ANP'

/** A place and an agency, or a place in capital letters with a mark, before the first sentence. */
const dateline = new RegExp(
  String.raw`^\s*(?:${upperLetter}[${letter}./’' -]{1,40}(?:,[^()\n]{1,30})?\s*\((?:${agency})[^()\n]{0,20}\)|${upperLetter}[${upperLetter} .-]{2,30}(?:,\s${upperLetter}[${letter}. ]{1,20})?(?:\s[—–-]\s|:\s))`,
  'u',
)

/** Credits of agencies behind a text, in brackets or alone. */
const agencyCredit = new RegExp(String.raw`(?:^|[(/\s])(?:${agency})(?:[/,][${letter}/,]{1,20})?(?:\)|$)`, 'u')

/** Days as news names them, not as names of papers and of feasts do. Written by us. */
const newsDay = createPattern(
  'newsDay',
  String.raw`(?<!(?:black|good|cyber)\s)(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\s(?:times|mail|telegraph))|yesterday`,
  alone,
)

/** Blocks and UTF-16 units in which news says when it happened. */
const leadBlocks = 6
const leadLength = 2000

/** Titles of features and guides, which quote people as well. */
const asking = createPattern('asking', 'how|why|what|when|where', (words) => String.raw`[?？؟]|^(?:${words})\s`)

const paragraphsOf = ({ blocks }: ArticleText): readonly string[] =>
  blocks.flatMap(({ block }) => (block.kind === 'paragraph' ? [block.text] : []))

/** Paragraphs at the beginning in which news says what happened, and when. */
const leadOf = (text: ArticleText): string => paragraphsOf(text).slice(0, leadBlocks).join('\n').slice(0, leadLength)

/** The opening names a day as news does, or the day of publication. */
export function tellsOfDay({ datePublished }: Article, text: ArticleText, language: Language): boolean {
  const opening = leadOf(text)
  return newsDay(language).test(opening) || (datePublished !== null && namesDayOf(datePublished.value, opening))
}

/** Number of signs of news: a place line and an agency count twice, a day in the lead and a quoted person once each. */
function newsSigns(article: Article, text: ArticleText, language: Language): number {
  const { authors, headline } = article
  const paragraphs = paragraphsOf(text)
  const opening = leadOf(text)
  const isOfAgency =
    agencyCredit.test(paragraphs.at(-1)?.slice(-60) ?? '') ||
    authors.some(({ value }) => /^(?:The )?Associated Press$/.test(value.name) || agencyCredit.test(value.name))
  const isTold = tellsOfDay(article, text, language)
  const isOfPlace = paragraphs.slice(0, 2).some((text) => dateline.test(text))
  return (isOfPlace || isOfAgency ? 2 : 0) + (isTold ? 1 : 0) + (isReported(headline?.value ?? '', opening, language) ? 1 : 0)
}

/** Stretches between quotation marks. */
export const quoted = /["“”„«»「][^"“”„«»「」]{1,600}["“”«»」]/g

/** A person is quoted, and outside quotation marks others have more words than the writer. */
function isReported(title: string, opening: string, language: Language): boolean {
  if (asking(language).test(title)) return false
  const said = language.find('sayingVerbs', opening).length
  return said > 0 && said > language.find('firstPerson', opening.replace(quoted, ' ')).length
}

/** Figures of the day or the month of publication beside its year or a month's name: `3. Februar`, `Feb 3`, `03.02.2026`. */
function namesDayOf(published: string, text: string): boolean {
  const [year, month, day] = published.slice(0, 10).split('-').map(Number)
  if (day === undefined) return false
  return new RegExp(`(?<!\\d)0?${day}[./]\\s?0?${month}[./](?:${year}|${year! % 100})?(?!\\d)`).test(text)
}
