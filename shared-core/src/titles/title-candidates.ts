import { type ArticleText, countWords } from '../answers/article-text.ts'
import { isQuestion, oneSpace, withoutSiteName } from '../answers/questions.ts'
import type { LabelWords } from '../languages/advice-words.ts'
import type { Language } from '../languages/language.ts'
import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { TitleRefusal } from '../model/titles.ts'
import { type Counted, countedParts } from '../signals/structure/counted-parts.ts'
import { miscountOf } from '../signals/title/promised-count.ts'
import { isCut } from '../signals/title/shown-part.ts'
import { titleLabels } from '../signals/title/title-labels.ts'
import type { AddCandidate, Candidate } from './candidate.ts'
import type { OfText } from './from-text/of-text.ts'
import type { Subject } from './from-text/subject-phrase.ts'
import type { OfForm } from './of-form.ts'
import type { Support } from './support.ts'
import type { ShareOf } from './title-parts.ts'

export interface CandidateInput {
  /** The author's title without the site's name; '' when there is none. */
  readonly own: string
  /** Fault of the candidate; null: none. */
  readonly refusal: TitleRefusal | null
  /** Codes of the title's faults. */
  readonly faults: ReadonlySet<string>
  /** Words for numbers of the language; absent: digits alone count. */
  readonly numbers?: string | undefined
  readonly text: ArticleText
  readonly article: Article
  readonly answers: readonly Answer[]
  readonly language: Language
  readonly context: AnalysisContext
  readonly support: Support
  /** null: the title has no fault. */
  readonly ofText: OfText | null
  /** What the text is about, best first. */
  readonly subjects: readonly Subject[]
  /** null: the title is not cut, and the text counts no parts. */
  readonly ofForm: OfForm | null
  /** Of the language; null: it has none. */
  readonly labels: LabelWords | null
}

const fromHeading = [{ code: 'fromHeading', args: {} }] as const
const fromTitle = [{ code: 'fromTitle', args: {} }] as const
const fromHeadline = [{ code: 'fromHeadline', args: {} }] as const
const fromQuery = [{ code: 'fromQuery', args: {} }] as const

/**
 * Candidates for a title, in the author's own words: what a template adds is a function word or a counted number. A candidate that says less than
 * the author's title, which has no fault, is left out.
 */
export function createCandidates(input: CandidateInput): readonly Candidate[] {
  const { own, refusal, faults, language, article, support } = input
  const candidates: Candidate[] = []
  const add: AddCandidate = (text, family, reasons, counted = null) => {
    const clean = oneSpace(text)
    if (clean !== '' && !candidates.some((known) => known.text === clean)) candidates.push({ text: clean, family, reasons, counted })
  }
  const shareOf = createShare(own, support, language)
  // a title of too few words, or about things that the text does not mention, sets nothing that other titles must say as well
  const saysLittle = own === '' || refusal === 'tooShort' || refusal === 'unsupported' || faults.has('lacksSubject')
  const isSame = (text: string): boolean => saysLittle || shareOf(text) > 0
  const addParts = (title: string, reasons: Candidate['reasons']): void => {
    if (isCut(own, language)) for (const part of input.ofForm?.titleParts(title, shareOf, language) ?? []) add(part, 'part', reasons)
  }
  addParts(own, fromTitle)
  if (refusal === 'form') add(withoutMarks(own), 'part', fromTitle)
  addWithoutLabels(input, add)
  for (const title of otherTitles(article, own)) {
    if (isSame(title)) add(title, 'other', fromHeadline)
    if (isCut(title, language)) addParts(title, fromHeadline)
  }
  const parts = countedParts(article, language)
  const miscount = miscountOf(own, article, language, input.numbers ?? null)
  for (const made of input.ofForm?.countTitles(own, parts, miscount, language) ?? [])
    add(made.text, made.family, made.reasons, made.counted)
  addDefinition(own, input, add)
  addQuery(input, add)
  // further questions are those of a part of the article
  addOfText(input, add, parts.steps)
  const heading = wholeHeading(input.text)
  if ((own === '' || (isName(own, language) && shareOf(heading) > 0)) && /[?？؟]$/.test(heading)) add(heading, 'question', fromHeading)
  return candidates
}

/** The first heading, if it is the only one or that of half of the text; '': no such heading; others are about their part alone. */
function wholeHeading({ sections, blocks }: ArticleText): string {
  const [first, other] = sections.filter(({ heading }) => heading !== null && heading.block.level > 1)
  return first !== undefined && (other === undefined || 2 * first.words >= countWords(blocks)) ? first.heading!.block.text : ''
}

/** The author's title without labels, section, byline and date around it. */
function addWithoutLabels({ own, article, language, labels }: CandidateInput, add: AddCandidate): void {
  const { without = null } = titleLabels({ article, language, titleWords: labels === null ? null : { labels } }) ?? {}
  const bare = without === null ? '' : withoutSiteName(without, article.siteName?.value ?? null)
  if (bare !== own) add(bare, 'bare', fromTitle)
}

/** Titles in words of the text, for a title that does not say what it is about. */
function addOfText(input: CandidateInput, addCandidate: AddCandidate, steps: Counted | null): void {
  const { own, refusal, faults, text, article, answers, language, context, ofText, subjects } = input
  if (ofText === null) return
  const year = Number(context.now.slice(0, 4))
  let isFound = false
  const add: AddCandidate = (...candidate) => {
    isFound = true
    addCandidate(...candidate)
  }
  ofText.addTitles(article, text, subjects, steps, language, year, add)
  if (!isFound) ofText.addSentence(text, language, year, add)
  if (faults.has('mayLackSubject')) return
  const [subject] = subjects
  const isNamed = subject !== undefined && (language.unspaced ? own : language.terms(own)).includes(subject.term)
  // a title that names its subject and has another fault is the writer's to mend
  if (isNamed && !faults.has('namesOnly') && refusal !== 'clickbait' && refusal !== 'tooShort') return
  for (const made of ofText.textTitles(text, subjects, answers, language)) add(made, 'text', fromHeading)
}

/** Share of what a title says that a text says too, by how often the article uses its words; 0 without the most important one. */
function createShare(own: string, support: Support, language: Language): ShareOf {
  const points = new Map<string, number>()
  for (const term of language.terms(own)) points.set(term, (1 + language.weight(term)) * (0.5 + support.count(term)))
  const total = [...points.values()].reduce((sum, value) => sum + value, 0)
  const max = Math.max(0, ...points.values())
  return (text) => {
    let sum = 0
    let hasMain = false
    for (const term of new Set(language.terms(text))) {
      const value = points.get(term) ?? 0
      sum += value
      hasMain ||= value > 0 && value === max
    }
    return hasMain ? sum / total : 0
  }
}

/** Emoji and dingbats, with what joins them. */
const pictures = /[\u{1f000}-\u{1ffff}\u2600-\u27bf]|\ufe0f|\u200d/gu

/** Without exclamation marks and separators at its end. */
const withoutMarks = (title: string): string => title.replace(pictures, '').replace(/(?:\s*[!！]|\s+[:|–—-])+\s*$/, '')

/** Other titles by the author: the visible headline, the titles for social networks. */
function otherTitles({ headline, markup, siteName }: Article, own: string): readonly string[] {
  const social = ['og:title', 'twitter:title'].map((name) => markup?.social[name])
  return [headline?.value, ...social].flatMap((title) => {
    const bare = title === undefined ? '' : withoutSiteName(title, siteName?.value ?? null)
    return bare === own || isTorn(bare, own) ? [] : [bare]
  })
}

/** The beginning of the title, broken off at a mark that markup needs (`Modelo diz que Neymar foi "`): no separator follows. */
const isTorn = (title: string, own: string): boolean =>
  own.startsWith(title) && !/^(?:\s*[:：]\s|\s+[|»⋆•·–—-]\s)/.test(own.slice(title.length))

/** Two words at most, none of them a verb or stop word that the language knows: a name rather than a headline. */
function isName(title: string, language: Language): boolean {
  const { words } = language.tokenize(title)
  return !language.unspaced && words.length > 0 && words.length <= 3 && words.every(({ stop }) => !stop)
}

/** Words that name one of a kind; with them a question for a definition is right without inflection. */
const oneOf = /^(?:an?|een|eine?|una?|une|uma?) $/i

/** `Heat pump`, of which the opening says `A heat pump is a …` → `What is a heat pump?` */
function addDefinition(own: string, { article, language }: CandidateInput, add: AddCandidate): void {
  const template = language.pack.phrases.whatIs
  if (template === undefined || !isName(own, language)) return
  const opening = article.blocks.find(({ kind }) => kind === 'paragraph')?.text ?? ''
  const at = opening.toLowerCase().indexOf(own.toLowerCase())
  const subject = opening.slice(0, at + own.length)
  if (at < 0 || !oneOf.test(opening.slice(0, at)) || language.opens('definitionVerbs', opening.slice(subject.length).trimStart()) === null)
    return
  const name = subject[0]!.toLowerCase() + subject.slice(1)
  add(
    template.replace('{}', () => name),
    'definition',
    [...fromTitle, { code: 'matchesIntent', args: { intent: 'definition' } }],
  )
}

/** A question that the writer wants answered and the text answers, as typed. */
function addQuery({ answers, own, language }: CandidateInput, add: AddCandidate): void {
  for (const { question, source, state } of answers) {
    if (source !== 'target' || state !== 'answered' || !/[?？؟]$/.test(question.trim()) || isQuestion(own, language)) continue
    const [first = ''] = question.trim()
    add(first.toUpperCase() + question.trim().slice(first.length), 'query', fromQuery)
  }
}
