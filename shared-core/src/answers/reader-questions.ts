import { letter, lowerLetter, upperLetter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import type { StatementRule, StatementRules } from '../languages/statement-rules.ts'
import { findNames } from '../languages/words/find-names.ts'
import type { Article } from '../model/article.ts'
import type { SingleEdit } from '../model/edit.ts'
import type { ReaderQuestion } from '../model/reader-question.ts'
import type { Span } from '../model/values.ts'
import { escapeHtml } from '../parse/entities/escape-html.ts'
import { type ArticleText, factOf, type TextBlock } from './article-text.ts'
import { isOutsideProse } from './outside-prose.ts'
import { articleTitle, oneSpace } from './questions.ts'

/** Most questions, and UTF-16 units of a sentence that answers. */
const maxQuestions = 6
const maxSentence = 400
const maxOfPersons = 2
const min = { sentence: 20, unspaced: 10 } as const

/** A statement that answers a question about its subject. */
interface Statement {
  readonly rule: StatementRule
  readonly question: string
  readonly subject: string | null
  readonly sentence: Span
}

/**
 * Questions of readers that one sentence of the article answers, best first. The sentence holds subject and predicate; the subject stands
 * in title or headings, or twice. `asked`: what the article asks itself.
 */
export function readerQuestions(
  article: Article,
  text: ArticleText,
  language: Language,
  asked: readonly string[],
  rules: StatementRules,
): readonly ReaderQuestion[] {
  const statementsIn = statementsBy(rules)
  const title = new Set(language.terms(articleTitle(article)))
  const headings = new Set(text.sections.flatMap(({ heading }) => (heading === null ? [] : language.terms(heading.block.text))))
  const uses = new Map<string, number>()
  for (const { tokens } of text.blocks) for (const { term } of tokens.words) uses.set(term, (uses.get(term) ?? 0) + 1)
  const isNamed = (terms: readonly string[]): boolean => terms.some((term) => title.has(term) || headings.has(term))
  const worthOf = ({ subject, question, rule: { kind, isOfTitle } }: Statement): number => {
    const terms = language.terms(subject ?? question)
    if (terms.length === 0 || (isOfTitle && !isNamed(terms))) return 0
    if (subject === null) return isNamed(terms) ? 3 : terms.some((term) => (uses.get(term) ?? 0) > 1) ? 1 : 0
    if (terms.some((term) => title.has(term))) return kind === 'person' ? 3 : 4
    if (terms.some((term) => headings.has(term))) return 3
    return terms.every((term) => (uses.get(term) ?? 0) > 1) ? 2 : 0
  }
  const found = text.blocks
    .flatMap((entry) => (entry.block.kind === 'paragraph' || entry.block.kind === 'list' ? factOf(entry, statementsIn, language) : []))
    .map((statement, at) => ({ statement, worth: worthOf(statement), at }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
  const chosen: Statement[] = []
  const known = asked.map((question) => new Set(language.terms(question)))
  for (const { statement } of found) {
    const terms = new Set(language.terms(statement.question))
    const isAsked = known.some((other) => isAlike(terms, other)) || chosen.some((other) => other.question === statement.question)
    const isFull = statement.rule.kind === 'person' && chosen.filter(({ rule }) => rule.kind === 'person').length === maxOfPersons
    if (isAsked || isFull) continue
    chosen.push(statement)
    if (chosen.length === maxQuestions) break
  }
  const names = namesIn(text)
  return chosen.map(({ rule, question: made, subject, sentence }) => {
    const question = asWritten(made, subject, names, language)
    return { kind: rule.kind, question, sentence, heading: headingFor(question, sentence, text) }
  })
}

/** A heading one level below that of the section, above the paragraph whose first sentence answers. */
function headingFor(question: string, { place, quote }: Span, { sections }: ArticleText): SingleEdit | null {
  for (const { heading, blocks } of sections) {
    const at = blocks.findIndex(({ block }) => block.id === place)
    if (at < 0) continue
    const { block } = blocks[at]!
    const before = blocks[at - 1]?.block ?? (heading === null ? null : heading.block)
    if (block.kind !== 'paragraph' || !block.text.trimStart().startsWith(quote) || before?.kind === 'heading') return null
    const level = Math.min(4, Math.max(2, (heading?.block.level ?? 1) + 1))
    return { kind: 'insert_block', after: before?.id ?? null, html: `<h${level}>${escapeHtml(question)}</h${level}>` }
  }
  return null
}

/** All content words of the one are in the other. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || one.size !== other.size) return false
  for (const term of one) if (!other.has(term)) return false
  return true
}

/** Marks of notes inside a sentence. */
const noteMark = /\s?[([]\d{1,3}[)\]](?=[\s.,;]|$)/g

/** Signs of no sentence, and of another person's words, beside which only a person is named. */
const noSentence = /[?？؟!！|•…]|\.\.\.|https?:/
const spoken = /["“”„«»「」『』]/

/** One measure for the rules of a language, so that blocks remember what was found in them. Memory only. */
const measures = new WeakMap<StatementRules, (entry: TextBlock, language: Language) => readonly Statement[]>()

function statementsBy(rules: StatementRules): (entry: TextBlock, language: Language) => readonly Statement[] {
  const known = measures.get(rules)
  if (known !== undefined) return known
  const measure = (entry: TextBlock, language: Language): readonly Statement[] => findStatements(entry, language, rules)
  measures.set(rules, measure)
  return measure
}

function findStatements(
  { block, tokens }: TextBlock,
  language: Language,
  { rules, lead, pointing, maxSubject }: StatementRules,
): readonly Statement[] {
  if (isOutsideProse(block.text, language)) return []
  return tokens.sentences.flatMap(({ start, end }): readonly Statement[] => {
    const whole = block.text.slice(start, end)
    const quote = whole.trim()
    const sentence = oneSpace(quote.replace(noteMark, ''))
    if (sentence.length < (language.unspaced ? min.unspaced : min.sentence) || sentence.length > maxSentence || noSentence.test(sentence))
      return []
    if (!/[.。．]$/.test(sentence) && !language.unspaced) return []
    const from = start + whole.length - whole.trimStart().length
    const span = { place: block.id, start: from, end: from + quote.length, quote }
    const rest = lead === undefined ? sentence : sentence.replace(lead, '')
    const bare = rest.slice(0, 1).toUpperCase() + rest.slice(1)
    const isSpoken = spoken.test(sentence)
    return rules.flatMap((rule) => {
      if (isSpoken && !rule.isName) return []
      const groups = (rule.pattern.exec(sentence) ?? (bare === sentence ? null : rule.pattern.exec(bare)))?.groups
      if (groups === undefined) return []
      const subject = groups.s?.replace(adverb, '') ?? null
      if (
        subject !== null &&
        !rule.isName &&
        (torn.test(subject) ||
          pointing.test(subject.slice(0, 1).toLowerCase() + subject.slice(1)) ||
          countOf(subject, language) > maxSubject)
      )
        return []
      const question = rule.ask(subject === null ? { ...groups } : { ...groups, s: subject })
      return question === null ? [] : [{ rule, question, subject, sentence: span }]
    })
  })
}

/** No noun phrase: a conjunction at the end, or a verb inside, as where a second clause leaves its subject out. */
const torn = new RegExp(
  String.raw`(?<!${letter})(?:and|or|but|und|oder|aber|sowie|et|ou|mais|y|o|e|pero|أو|ثم|و)$|(?<!${letter})(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|hatte|kann|können|muss|müssen|soll|sollte|darf|gilt|kostet|dauert|liegt|steht|gibt|est|sont|était|étaient|peut|peuvent|doit|doivent|ont|fait|coûte|dure|es|son|era|eran|fue|está|están|puede|pueden|debe|tiene|tienen|cuesta|dura|takes?|took|costs?|needs?|want|wants|works?)(?!${letter})`,
  'u',
)

/** Adverbs between a subject and its verb. */
const adverb = / (?:now|currently|also|already|still|usually|typically|generally)$/

const countOf = (subject: string, { unspaced, tokenize }: Language): number => (unspaced ? subject.length : tokenize(subject).count)

/** Words with a capital letter that open no sentence. */
function namesIn({ blocks }: ArticleText): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { block, tokens } of blocks)
    if (block.kind === 'paragraph')
      for (const { start, end } of findNames(block.text, tokens))
        for (const word of block.text.slice(start, end).split(/\s+/)) names.add(word)
  return names
}

const capital = new RegExp(String.raw`^${upperLetter}`, 'u')
const capitalOrDigit = new RegExp(String.raw`${upperLetter}|\d`, 'u')
/** An adjective with its ending, as German writes it at the beginning of a sentence. */
const adjective = new RegExp(String.raw`^${upperLetter}${lowerLetter}+(?:e[nrsm]?)$`, 'u')

/** What opened its sentence with a capital letter goes on in small letters inside a question, unless it is a name. */
function asWritten(question: string, subject: string | null, names: ReadonlySet<string>, { tag }: Language): string {
  if (subject === null || !question.includes(subject)) return question
  const [first = '', second = ''] = subject.split(' ')
  const small = subject.slice(0, 1).toLowerCase() + subject.slice(1)
  // nouns keep their capital in German, adjectives before them do not
  if (tag === 'de')
    return adjective.test(first) && capital.test(second) && !names.has(first) && !names.has(first.slice(0, -1))
      ? question.replace(subject, () => small)
      : question
  const isArticle = /^(?:The|An?|Your|Our|Most|Many|Some|All|Each|Every)$/.test(first)
  const isName =
    names.has(first.replace(/['’]s$/, '')) || capitalOrDigit.test(subject.slice(1)) || /\b(?:born|die)\?$|\bborn\b/.test(question)
  return isArticle || !isName ? question.replace(subject, () => small) : question
}
