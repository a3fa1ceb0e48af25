import { caselessLetter, letter, punctuation, upperLetter } from '../languages/characters/characters.ts'
import type { AnswerType, Language, LanguagePack } from '../languages/language.ts'
import type { Answer } from '../model/answer.ts'
import type { Article, Block, MarkedQuestion } from '../model/article.ts'
import { type ArticleText, factOf, readText, type Section, type TextBlock } from './article-text.ts'
import { type QueryTerm, queryTerms } from './ranking/coverage.ts'
import { isRhetorical, opensWithArticle, seriesLabel } from './wordings.ts'

/** A question that readers may bring to the article. */
export interface Question {
  readonly text: string
  readonly source: Answer['source']
  readonly weight: number
  readonly terms: readonly QueryTerm[]
  /** The kind of answer it asks for; null: any, or the language has no list. */
  readonly type: AnswerType | null
  /** Place of the question in the text: its answer is below. null: nowhere in the text. */
  readonly place: Block | MarkedQuestion | null
}

/** Weight of a question by where it is asked (scoring.md 5.2). */
const weights = { target: 4, title: 3, h2: 2, other: 1 } as const

/** Questions per article; more add nothing new and cost time. */
const maxQuestions = 30

/** Two questions that share more than this part of their terms are one. */
const sameQuestion = 0.8

/**
 * Terms a question must have besides stop and question words: two words. Unspaced scripts count characters and their pairs, of which three
 * characters have five; Vietnamese counts syllables, of which two may be one word.
 */
export const minContentWords = (language: Language): number => (language.unspaced ? 5 : language.tag === 'vi' ? 3 : 2)

/** The number before a heading. */
const numbered = /^\s*(?:\d+[.)]|#\d+)\s/

/** Question mark at the end, before closing quotes. U+037E is the Greek one. */
const questionMark = /[?？؟\u037e][”"»」』)）\s]*$/
const anyQuestionMark = /[?？؟\u037e]/

/**
 * True for a question: it ends with a question mark, or opens with several words that only questions open with (`how much`, `wie viele`).
 * One question word is not enough, for it opens statements too (`What we learned`).
 */
export function isQuestion(text: string, language: Language): boolean {
  const trimmed = text.trim()
  if (questionMark.test(trimmed) || (language.tag === 'el' && trimmed.endsWith(';'))) return true
  if (titleForm(language)?.test(trimmed) === true) return true
  if (language.unspaced) return false
  return longestOpening(trimmed, language)?.text.includes(' ') === true
}

/** Title patterns of language packs, compiled once. */
const titleForms = new WeakMap<LanguagePack, RegExp>()

function titleForm({ pack }: Language): RegExp | undefined {
  // eslint-disable-next-line no-restricted-syntax -- of our own packs, whose test holds that they take linear time
  if (pack.titleForm !== undefined && !titleForms.has(pack)) titleForms.set(pack, new RegExp(pack.titleForm, 'i'))
  return titleForms.get(pack)
}

const startsWithMark = new RegExp(`^${punctuation}`, 'u')

/** The kind of answer a question asks for, by its opening; the longest opening decides. */
function answerTypeOf(question: string, language: Language): AnswerType | null {
  // "Cold frames: when do they pay?" asks behind the colon.
  const last = question.slice(1 + Math.max(...[':', '¿', '–', '—'].map((sign) => question.lastIndexOf(sign)))).trim()
  const asked = last.length < 2 || startsWithMark.test(last) ? question : last
  // "What does it cost?" asks for a price by its last word.
  const { words } = language.tokenize(question)
  if (words.length > 0 && language.pack.intents?.price?.includes(words.at(-1)!.form) === true) return 'count'
  return longestOpening(asked, language)?.type ?? longestOpening(question, language)?.type ?? null
}

function longestOpening(question: string, language: Language): Opening | null {
  const types = language.pack.answerTypes
  if (types === undefined) return null
  const text = question.trim().toLowerCase()
  const { words } = language.tokenize(question)
  let best: Opening | null = null
  for (const opening of openingsOf(language, types)) {
    if (best !== null && opening.text.length <= best.text.length) continue
    if (language.unspaced ? text.includes(opening.text) : opening.forms.every((form, index) => words[index]?.form === form)) best = opening
  }
  return best
}

interface Opening {
  readonly type: AnswerType
  readonly text: string
  readonly forms: readonly string[]
}

/** Openings of questions by language pack, tokenised once. */
const openings = new WeakMap<LanguagePack, readonly Opening[]>()

function openingsOf(language: Language, types: NonNullable<Language['pack']['answerTypes']>): readonly Opening[] {
  const known = openings.get(language.pack)
  if (known !== undefined) return known
  const made = (Object.entries(types) as [AnswerType, readonly string[]][]).flatMap(([type, texts]) =>
    texts.map((text) => ({ type, text, forms: language.tokenize(text).words.map(({ form }) => form) })),
  )
  openings.set(language.pack, made)
  return made
}

/**
 * A title without the site's name. The last part after a separator (`| - – — · • » :` between blanks) goes when it is the site's name or a
 * date, and after `| · »` when it is the shorter part: behind a colon a title goes on. The first part goes when it is the site's name.
 */
export function withoutSiteName(title: string, siteName: string | null): string {
  let left = title.trim()
  const site = siteName?.trim().toLowerCase() ?? ''
  for (;;) {
    const at = lastSeparator(left)
    const rest = left.slice(0, Math.max(0, at)).trimEnd()
    if (rest === '') break
    const last = left.slice(at + 1).trim()
    // `NPR` of `NPR.org`
    const isSite = site !== '' && [site, site.split('.')[0]].includes(last.toLowerCase())
    if (!isSite && !dateAlone.test(last) && !('|·»'.includes(left[at]!) && last.length < rest.length)) break
    left = rest
  }
  const first = site === '' ? null : /(?:[|·•»–—:]|\s-)(?=\s|$)/.exec(left)
  return first !== null && left.slice(0, first.index).trim().toLowerCase() === site
    ? left.slice(first.index + first[0].length).trim()
    : left
}

const isBlank = (sign: string | undefined): boolean => sign?.trim() === ''

/** Index of the last separator between blanks; -1: there is none, or one other than `:` and `-` without blanks follows. */
function lastSeparator(text: string): number {
  for (let at = text.length - 1; at > 0; at -= 1) {
    if (!'|·•»:–—-'.includes(text[at]!)) continue
    if (isBlank(text[at - 1]) && isBlank(text[at + 1])) return at
    if (!':-'.includes(text[at]!)) return -1
  }
  return -1
}

/** A date in figures and nothing else. */
const dateAlone = /^\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4}$/

/** The article's title without the site's name: the H1 or `og:title` where the SEO title only adds a part to it, else the SEO title; '' when it has none. */
export function articleTitle(article: Article): string {
  const headline = article.headline?.value ?? firstHeading(article)
  const title = oneSpace(article.title?.value ?? headline ?? '')
  for (const shorter of [headline, article.markup?.social['og:title']]) {
    const short = oneSpace(shorter ?? '')
    if (short.length > 0 && extendsTitle(title, short)) return withoutSiteName(short, article.siteName?.value ?? null)
  }
  return withoutSiteName(title, article.siteName?.value ?? null)
}

/** The text with each run of white space as one blank. */
export const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** True when the title is the short one, a separator and more. */
function extendsTitle(title: string, short: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[‘’‚‛′]/g, "'")
      .replace(/[“”„«»]/g, '"')
  const rest = title.slice(short.length)
  // what a colon announces, in more words than are before it, is no name of a site
  const isOwn = /^\s*:/.test(rest) && rest.length > short.length
  return title.length > short.length && plain(title).startsWith(plain(short)) && !isOwn && /^\s*(?:[|·•»–—:(]|-\s)/.test(rest)
}

function firstHeading(article: Article): string | null {
  const heading = article.blocks.find((block) => block.kind === 'heading' && block.level === 1)
  return heading?.text.trim() || null
}

function makeQuestion(
  text: string,
  source: Answer['source'],
  weight: number,
  language: Language,
  place: Question['place'] = null,
): Question {
  const all = language.recall(text, queryTerms)
  // no sentence has to repeat the year in a title, or how many parts it counts
  const lasting =
    source === 'title' ? all.filter(({ term }, at) => !(at === 0 ? /^\d{1,2}$|^(?:19|20)\d\d$/ : /^(?:19|20)\d\d$/).test(term)) : all
  const terms = lasting.some(({ stop }) => !stop) ? lasting : all
  return { text, source, weight, terms, type: language.recall(text, answerTypeOf), place }
}

/** The subject of the article: the first target query, else its title, a question or not. null when neither says anything. */
export function mainQuestion({ article, language, targetQueries }: QuestionInput): Question | null {
  for (const query of targetQueries) {
    const question = makeQuestion(query.trim(), 'target', weights.target, language)
    if (question.terms.length > 0) return question
  }
  const title = articleTitle(article)
  const question = makeQuestion(title, 'title', weights.title, language)
  return question.terms.length > 0 ? question : null
}

export interface QuestionInput {
  readonly article: Article
  readonly language: Language
  readonly targetQueries: readonly string[]
}

/**
 * Questions that readers would recognise: target queries, title and headings that ask, pairs marked up in the text. Without near doubles,
 * at most 30, heaviest first, then reading order.
 */
export function deriveQuestions(
  { article, language, targetQueries }: QuestionInput,
  text: ArticleText = readText(article, language),
): readonly Question[] {
  const all: Question[] = []
  for (const query of targetQueries) {
    const question = makeQuestion(query.trim(), 'target', weights.target, language)
    if (question.terms.length > 0) all.push(question)
  }
  const title = articleTitle(article)
  if (language.recall(title, isQuestion) && !isRhetorical(language).test(title))
    all.push(makeQuestion(withoutLabel(title, article.siteName?.value ?? null, language), 'title', weights.title, language))
  const pairs = article.questions.map(({ question }) => question.place)
  for (const [index, { heading, blocks }] of text.sections.entries()) {
    if (heading === null || heading.block.level === 1 || pairs.includes(heading.block.id)) continue
    const found = factOf(heading, headingQuestion, language)
    const asked = found !== null && namesMethod(found, blocks, language) ? null : found
    // A heading that does not ask gets weight 0: it only gives a target query that it repeats its place in the text.
    if (asked !== null ? !headsQuestions(text.sections, index, language) : targetQueries.length > 0)
      all.push(asked ?? makeQuestion(heading.block.text.trim(), 'heading', 0, language, heading.block))
  }
  for (const pair of article.questions) {
    const asked = oneSpace(pair.question.quote)
    if (isPair(asked, language)) all.push(makeQuestion(asked, 'faq', weights.other, language, pair))
  }
  for (const { block, asked } of printedQuestions(text, language))
    if (asksFor(asked, language)) all.push(makeQuestion(asked, 'heading', weights.other, language, block))
  const chosen: { question: Question; readonly terms: ReadonlySet<string> }[] = []
  for (const question of all.sort((a, b) => b.weight - a.weight)) {
    const content = question.terms.filter(({ stop }) => !stop)
    const terms = new Set((content.length > 0 ? content : question.terms).map(({ term }) => term))
    const same = chosen.find(
      (other) => similarity(other.terms, terms) > sameQuestion && asksAlike(other.question.text, question.text, language),
    )
    if (same !== undefined) {
      if (same.question.place === null) same.question = { ...same.question, place: question.place }
    } else if (question.weight > 0 && chosen.length < maxQuestions) chosen.push({ question, terms })
  }
  return chosen.map(({ question }) => question)
}

/** False when both have question words and share none: `who installs it` is not `where is it installed`. */
function asksAlike(one: string, other: string, language: Language): boolean {
  const [mine, theirs] = [one, other].map((text) =>
    language.find('questionWords', text).map(({ start, end }) => text.slice(start, end).toLowerCase()),
  )
  return mine!.length === 0 || theirs!.length === 0 || mine!.some((word) => theirs!.includes(word))
}

/** The question of a marked pair counts, unless it is a label like `Transcript`. */
const isPair = (question: string, language: Language): boolean => isQuestion(question, language) || language.terms(question).length >= 3

/**
 * True for `How to …` without a question mark, steps or words of sequence below it: it names a section. Of three such headings on pages read
 * for the evaluation none was answered (evaluation.md, round 8).
 */
function namesMethod({ type, text }: Question, blocks: readonly TextBlock[], language: Language): boolean {
  if (type !== 'steps' || anyQuestionMark.test(text)) return false
  if (blocks.some(({ block }) => block.kind === 'list' && block.ordered)) return false
  return language.find('transitionWords', blocks[0]?.block.text ?? '').length < 2
}

/** The question of a heading; null: none. */
function headingQuestion({ block }: NonNullable<Section['heading']>, language: Language): Question | null {
  const text = oneSpace(block.text.replace(numbered, '').replace(/^\s*[QFPD]\s?[:：]\s/, ''))
  if (block.level > 4 || !isQuestion(text, language) || !asksFor(text, language)) return null
  if (opensWithArticle(language).test(text) && language.find('questionWords', text).length === 0) return null
  return makeQuestion(text, 'heading', block.level === 2 ? weights.h2 : weights.other, language, block)
}

/** The title without the name of the site or a series before a colon (`Gift guide: how to …`), if what is left asks. */
function withoutLabel(title: string, siteName: string | null, language: Language): string {
  const [, label = '', rest = ''] = /^([^:：?？]{1,40})[:：]\s*(\S.*)$/s.exec(title) ?? []
  const isLabel =
    seriesLabel(language).test(label.trim()) || (siteName !== null && label.toLowerCase().includes(siteName.trim().toLowerCase()))
  return rest !== '' && isLabel && isQuestion(rest, language) && saysWhat(rest, language) ? rest : title
}

/** Questions in paragraphs that make an interview or an FAQ, and the characters of the longest. */
const printedMin = 3
const printedMaxCharacters = 200

/** "Q:" or a speaker's name at the start of a paragraph. */
export const speaker = new RegExp(
  String.raw`^\s*(${upperLetter}[${letter}.\-’'\u00a0 ]{0,30}|${caselessLetter}[${letter}・\u00a0 ]{0,15})\s*[:：]\s+(?=\S)`,
  'u',
)

/** The question of a paragraph, in bold type or behind a speaker's name (`Clara Ruiz: …?`), before an answer; null: none. */
export function printedQuestion({ block }: TextBlock): string | null {
  if (block.kind !== 'paragraph' || !anyQuestionMark.test(block.text)) return null
  const text = block.text.trimEnd()
  const bold = block.inlines.find(({ kind, start }) => kind === 'strong' && block.text.slice(0, start).trim() === '')
  const opening = block.text.slice(0, bold?.end ?? 0)
  // in an interview the name alone may be bold
  const asked = oneSpace(anyQuestionMark.test(opening) ? opening : speaker.test(text) ? text : '').replace(speaker, '')
  return asked.length <= printedMaxCharacters && questionMark.test(asked) ? asked : null
}

/** The questions of an interview or an FAQ without headings; of fewer than three, those in bold type before their answers. */
function printedQuestions({ blocks }: ArticleText, language: Language): readonly { readonly block: Block; readonly asked: string }[] {
  const all = blocks.flatMap((entry) => {
    const asked = factOf(entry, printedQuestion, language)
    return asked === null ? [] : [{ block: entry.block, asked }]
  })
  // a question put to several people has several answers
  return all.filter(
    ({ block, asked }) =>
      all.filter((other) => other.asked === asked).length === 1 &&
      (all.length >= printedMin || oneSpace(block.text).startsWith(`${asked} `)),
  )
}

/** The text names what it asks for: no plea, no question about the reader. */
const asksFor = (text: string, language: Language): boolean => saysWhat(text, language) && !isRhetorical(language).test(text)

/** False for questions under three words (`Why not?`, `Opting out?`), unless they open with a question word or ask for an amount or a time. */
function saysWhat(text: string, language: Language): boolean {
  const content = language.terms(text).length
  if (language.unspaced) return content >= minContentWords(language)
  if (!questionMark.test(text)) return content >= 2 && language.tokenize(text).count >= 3
  const { count } = language.tokenize(text)
  // `Who comes?` asks, `Opting out?` does not
  if (content >= 1 && (count >= 3 || (count === 2 && language.opens('questionWords', text.replace(/^[\s¿]+/, '')) !== null))) return true
  const type = language.recall(text, answerTypeOf)
  return type === 'count' || type === 'time' || (type === 'who' && count === 2)
}

/** True for the heading of a group of questions (`What our neighbours ask`): at least two headings below it ask. */
function headsQuestions(sections: readonly Section[], index: number, language: Language): boolean {
  const { heading } = sections[index]!
  let asking = 0
  for (let next = index + 1; next < sections.length && sections[next]!.heading!.block.level > heading!.block.level; next += 1)
    if (factOf(sections[next]!.heading!, headingQuestion, language) !== null) asking += 1
  return asking >= 2
}

/** Jaccard similarity of two sets of terms, 0–1. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const term of b) if (a.has(term)) shared += 1
  const union = a.size + b.size - shared
  return union === 0 ? 1 : shared / union
}
