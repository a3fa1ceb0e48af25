import type { AnswerType, Language, LanguagePack } from '../languages/language.ts'
import type { Answer } from '../model/answer.ts'
import type { Article, Block } from '../model/article.ts'
import { type ArticleText, factOf, readText, type Section } from './article-text.ts'
import { type QueryTerm, queryTerms } from './coverage.ts'

/** A question that readers may bring to the article. */
export interface Question {
  readonly text: string
  readonly source: Answer['source']
  readonly weight: number
  readonly terms: readonly QueryTerm[]
  /** What kind of answer it asks for; null: any, or the language has no list. */
  readonly type: AnswerType | null
  /** The heading that asks it; null: none. */
  readonly heading: Block | null
}

/** Importance by source, scoring.md 5.2. */
const weights = { target: 4, title: 3, h2: 2, other: 1 } as const

/** Most questions of one article; more tell nothing new and cost time. */
const mostQuestions = 30

/** Two questions that share more than this part of their terms are one. */
const sameQuestion = 0.8

/**
 * Units that a question must have besides stop and question words: two words. In unspaced scripts, where characters and their pairs
 * count, three characters give five units; in Vietnamese most words have two syllables, so that two of them may be one word.
 */
const leastContentWords = (language: Language): number => (language.unspaced ? 5 : language.tag === 'vi' ? 3 : 2)

/** "1. Name": an item of a list, told about in its section. Nobody asks for it. */
const numbered = /^\s*(?:\d+[.)]|#\d+)\s/

/** True when the text ends like a question or opens with a question word of the language. */
export function isQuestion(text: string, language: Language): boolean {
  const trimmed = text.trim()
  if (/[?？؟\u037e]$/.test(trimmed) || (language.tag === 'el' && trimmed.endsWith(';'))) return true
  // Chinese, Japanese and Thai leave the question word where the answer would stand
  if (language.unspaced) return language.find('questionWords', trimmed).length > 0
  const first = language.find('questionWords', trimmed)[0]
  return first !== undefined && trimmed.slice(0, first.start).trim() === '' && language.find('deictics', trimmed)[0]?.start !== first.start
}

/** The kind of answer a question asks for, by its opening; the longest opening decides. */
export function answerTypeOf(question: string, language: Language): AnswerType | null {
  const types = language.pack.answerTypes
  if (types === undefined) return null
  const text = question.trim().toLowerCase()
  const forms = language.tokenize(question).words.map(({ form }) => form)
  let best: AnswerType | null = null
  let length = 0
  for (const opening of openingsOf(language, types)) {
    if (opening.text.length <= length) continue
    if (language.unspaced ? text.includes(opening.text) : opening.forms.every((form, index) => forms[index] === form)) {
      best = opening.type
      length = opening.text.length
    }
  }
  return best
}

interface Opening {
  readonly type: AnswerType
  readonly text: string
  readonly forms: readonly string[]
}

/** The openings of a language, tokenised once. Memory only. */
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
 * A title without the site's name: the last part after ` | `, ` - `, ` – `, ` — `, ` · ` or ` : ` goes when it is the site's name,
 * or after ` | ` when it is the shorter part.
 */
export function withoutSiteName(title: string, siteName: string | null): string {
  const match = /^(.*\S)\s+([|·•»–—-])\s+([^|·•»–—]+)$/s.exec(title.trim())
  if (match === null) return title.trim()
  const [, rest = '', separator, last = ''] = match
  const isSite = siteName !== null && last.trim().toLowerCase() === siteName.trim().toLowerCase()
  return isSite || ((separator === '|' || separator === '·' || separator === '»') && last.length < rest.length) ? rest : title.trim()
}

/** The article's own title: the SEO title or the headline, without the site's name; '' when it has none. */
export function articleTitle(article: Article): string {
  const title = article.title?.value ?? article.headline?.value ?? firstHeading(article) ?? ''
  return withoutSiteName(title.replace(/\s+/g, ' '), article.siteName?.value ?? null)
}

function firstHeading(article: Article): string | null {
  const heading = article.blocks.find((block) => block.kind === 'heading' && block.level === 1)
  return heading?.text.trim() || null
}

function makeQuestion(text: string, source: Answer['source'], weight: number, language: Language, heading: Block | null = null): Question {
  return { text, source, weight, terms: language.recall(text, queryTerms), type: language.recall(text, answerTypeOf), heading }
}

/** Title or heading as a question: as it stands, or by the language's pattern where that is safe without inflection. */
function asQuestion(text: string, language: Language): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:\d+[.)]|[•*-])\s+/, '')
    .replace(/[\s:–—-]+$/, '')
    .trim()
  if (isQuestion(clean, language)) return clean
  const words = language.tokenize(clean).words.filter((word) => !word.stop)
  const template = language.pack.phrases.whatIs
  if (words.length === 1 && template !== undefined && !language.unspaced) return template.replace('{}', clean)
  return clean
}

/** The question the article is about: the first target query, else its title. null when neither says anything. */
export function mainQuestion({ article, language, targetQueries }: QuestionInput): Question | null {
  for (const query of targetQueries) {
    const question = makeQuestion(query.trim(), 'target', weights.target, language)
    if (question.terms.length > 0) return question
  }
  const title = articleTitle(article)
  const question = makeQuestion(language.recall(title, asQuestion), 'title', weights.title, language)
  return question.terms.length > 0 ? question : null
}

export interface QuestionInput {
  readonly article: Article
  readonly language: Language
  readonly targetQueries: readonly string[]
}

/**
 * Questions of scoring.md 5.2: target queries, title, headings, questions marked up in the text. Without near doubles, at most 30,
 * heaviest first, then reading order.
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
  const title = makeQuestion(language.recall(articleTitle(article), asQuestion), 'title', weights.title, language)
  if (title.terms.length > 0) all.push(title)
  for (const { heading } of text.sections) {
    const question = heading === null ? null : factOf(heading, headingQuestion, language)
    if (question !== null) all.push(question)
  }
  for (const { question: span } of article.questions) {
    const question = makeQuestion(span.quote.replace(/\s+/g, ' ').trim(), 'faq', weights.other, language)
    if (contentWords(question.text, language) >= leastContentWords(language)) all.push(question)
  }
  const kept: { readonly question: Question; readonly terms: ReadonlySet<string> }[] = []
  for (const question of all.sort((a, b) => b.weight - a.weight)) {
    if (kept.length === mostQuestions) break
    const terms = new Set(question.terms.map(({ term }) => term))
    if (!kept.some((other) => similarity(other.terms, terms) > sameQuestion)) kept.push({ question, terms })
  }
  return kept.map(({ question }) => question)
}

/** What a heading asks; null: it heads the article or a detail, names nothing, or says too little. */
function headingQuestion({ block }: NonNullable<Section['heading']>, language: Language): Question | null {
  const { text, level } = block
  if (level === 1 || level > 3 || language.contains('genericHeadings', text)) return null
  if (numbered.test(text) && !isQuestion(text.replace(numbered, ''), language)) return null
  const question = makeQuestion(asQuestion(text, language), 'heading', level === 2 ? weights.h2 : weights.other, language, block)
  return contentWords(question.text, language) >= leastContentWords(language) ? question : null
}

/** Distinct words besides stop and question words; in unspaced scripts every unit counts. */
function contentWords(text: string, language: Language): number {
  return language.terms(text).length
}

/** Jaccard similarity of two sets of terms, 0–1. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const term of b) if (a.has(term)) shared += 1
  const union = a.size + b.size - shared
  return union === 0 ? 1 : shared / union
}
