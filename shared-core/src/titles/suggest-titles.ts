import { type ArticleText, readText } from '../answers/article-text.ts'
import { articleTitle, isQuestion, mainQuestion } from '../answers/questions.ts'
import { titlePlace } from '../answers/title-place.ts'
import type { Language } from '../languages/language.ts'
import { titleIntent } from '../languages/title-intent.ts'
import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { OwnTitle, TitleSuggestion } from '../model/titles.ts'
import type { Span } from '../model/values.ts'
import { type Grade, gradeCandidate, sentenceTerms, subjectTerms } from './grade-candidate.ts'
import { guardOwnTitle, guardTitle, isCut, isOneOf, limits, type Refusal } from './guard-title.ts'
import { headlineRisk } from './headline-risk.ts'
import { articleKeyTerms } from './key-terms.ts'
import { compareTitles, type RankContext, scoreTitle } from './rank-titles.ts'
import { createSupport, type Support } from './support.ts'
import { textReasons } from './text-reasons.ts'
import { textWidth } from './text-width.ts'
import { type Candidate, createCandidates } from './title-candidates.ts'
import { type Depth, headOf } from './title-material.ts'
import { differInFigures, type TitleWords, termOverlap, titleWords } from './title-overlap.ts'

export interface TitleInput {
  readonly article: Article
  readonly answers: readonly Answer[]
  readonly language: Language
  readonly context: AnalysisContext
  /** The article's text as read before; absent: it is read. */
  readonly text?: ArticleText | undefined
}

/** The article's text, read now where nobody has before. */
export const textOf = ({ article, language, text }: TitleInput): ArticleText => text ?? readText(article, language)

/** A candidate and what became of it; refused ones are kept so that tests can see why. */
export interface JudgedCandidate {
  readonly candidate: Candidate
  readonly refusal: Refusal | null
}

/** Distinct suggestions share at most this part of their words. Source: scoring.md 4.1. */
const tooSimilar = 0.8

/** Share of its points that a candidate keeps by its grade. */
const shares: Readonly<Record<Grade, number>> = { good: 1, fill: 0.4, long: 0.3, spare: 0.2, last: 0.1, poor: 0 }

/** Titles that an article should get, where its text allows; up to this many, weaker ones fill in. */
const enough = 5

/** Most titles of one family among five, so that the choice is one of kinds. A heading after the topic is said once. */
const mostOfFamily = (family: Candidate['family'], wanted: number): number =>
  Math.max(1, Math.ceil((wanted * (family === 'section' || family === 'outline' ? 1 : 2)) / 5))

/**
 * Titles made by rules from the article's own words, best first, at most `context.options.titles`. Every number and
 * content word of a suggestion stands in the visible text (or was counted in it), save a few of a part of the author's own title;
 * `claims` quote where. Fewer when the article says too
 * little, none without text.
 */
export function suggestTitles(input: TitleInput): readonly TitleSuggestion[] {
  return rateTitles(input).titles
}

/** The suggestions, and the author's own title judged by the same ranking; `own` null: the article has no title. */
export function rateTitles(input: TitleInput): { readonly own: OwnTitle | null; readonly titles: readonly TitleSuggestion[] } {
  const { article, language, context } = input
  const ownText = articleTitle(article)
  const wanted = Math.max(0, Math.min(10, context.options.titles))
  if (article.blocks.length === 0) {
    const own = ownText === '' ? null : judgeOwn(ownText, { question: [], keyTerms: [], asked: null }, null, article, language)
    return { own, titles: [] }
  }
  if (wanted === 0 && ownText === '') return { own: null, titles: [] }
  const text = textOf(input)
  const support = createSupport(text, language)
  const question = mainQuestion({ article, language, targetQueries: context.targetQueries })
  const rank = { question: question?.terms ?? [], keyTerms: articleKeyTerms(article, language), asked: question?.text ?? null }
  const own = ownText === '' ? null : judgeOwn(ownText, rank, support, article, language)
  if (wanted === 0) return { own, titles: [] }
  const around = subjectTerms(ownText, rank.keyTerms, support, 4, language)
  const grading = {
    rank,
    subject: around.slice(0, 2),
    around,
    topic: headOf(ownText, language),
    isPersonal: language.find('firstPerson', ownText).length > 0,
    isHowTo: titleIntent(ownText, language) === 'how_to',
  }
  const candidatesOf = createCandidates({ ...input, ownTitle: ownText, text, wanted: sentenceTerms(grading) })
  const refusalOf = createJudge(input, ownText, support)
  const rated = new Map<string, { readonly candidate: Candidate; readonly ranked: Ranked | null }>()
  /** null: a poor one. */
  const rate = (candidate: Candidate): Ranked | null => {
    const { text, family, place } = candidate
    const known = rated.get(text)
    if (known?.candidate === candidate) return known.ranked
    if (known?.candidate.family === family && known.candidate.place === place) return known.ranked && { ...known.ranked, candidate }
    const grade = gradeCandidate(candidate, grading, language)
    const score = (): number => Math.round(scoreTitle(text, rank, language) * shares[grade])
    const ranked = grade === 'poor' ? null : { candidate, text, grade, score: score(), words: titleWords(text, language) }
    rated.set(text, { candidate, ranked })
    return ranked
  }
  const chooseFrom = (depth: Depth): readonly Ranked[] => {
    const ranked = distinct(candidatesOf(depth))
      .map(rate)
      .filter((ranked) => ranked !== null)
      .sort(compareTitles)
    return choose(ranked, wanted, ({ candidate }) => refusalOf(candidate) === null)
  }
  const front = chooseFrom('front')
  const reading = front.filter(({ grade }) => grade !== 'spare' && grade !== 'last')
  const chosen = reading.length >= Math.min(wanted, enough) ? front : chooseFrom('all')
  const ownRisk = headlineRisk(ownText, language)
  return {
    own,
    titles: chosen.map(({ candidate, text, score }) => {
      const counted = candidate.counted === null ? [] : [candidate.counted.span]
      return {
        text,
        origin: 'rule',
        score,
        reasons: candidateReasons(candidate, rank, ownRisk, language),
        claims: [...counted, ...support.spans(language.terms(text)), ...titleSpan(candidate, support, article, language)],
        width: language.recall(text, textWidth),
      }
    }),
  }
}

interface Ranked {
  readonly candidate: Candidate
  readonly text: string
  readonly grade: Grade
  readonly score: number
  readonly words: TitleWords
}

/**
 * Good ones of mixed families first; then, up to `enough`, whatever is left, so that an article of one kind of title still gets five.
 * The guards are asked last, of those alone that would be kept.
 */
function choose(ranked: readonly Ranked[], wanted: number, passes: (title: Ranked) => boolean): readonly Ranked[] {
  const kept: Ranked[] = []
  /** Refused by the guards, or like one that is kept: what is so now, stays so. */
  const out = new Set<Ranked>()
  const perFamily = new Map<string, number>()
  const take = (limit: number, allowed: (title: Ranked) => boolean, alike = areAlike): void => {
    for (const title of ranked) {
      if (kept.length >= limit) return
      if (out.has(title) || kept.includes(title) || !allowed(title)) continue
      if (title.candidate.family === 'outline' && perFamily.has('outline')) continue
      if (isLikeOne(kept, title, alike) || !passes(title)) {
        out.add(title)
        continue
      }
      perFamily.set(title.candidate.family, (perFamily.get(title.candidate.family) ?? 0) + 1)
      kept.push(title)
    }
  }
  const room = (title: Ranked, more = 0): boolean =>
    (perFamily.get(title.candidate.family) ?? 0) < mostOfFamily(title.candidate.family, wanted) + more
  const isListed = ({ candidate: { family } }: Ranked): boolean => family === 'outline' || family === 'section'
  take(wanted, (title) => title.grade === 'good' && room(title))
  const least = Math.min(wanted, enough)
  const reads = ({ grade }: Ranked): boolean => grade === 'good' || grade === 'fill'
  take(least, (title) => reads(title) && room(title))
  take(least, (title) => reads(title) && room(title, 1) && title.candidate.family !== 'outline')
  take(least, (title) => (reads(title) || title.grade === 'spare') && !isListed(title))
  take(least, (title) => title.grade !== 'last')
  take(least, () => true)
  out.clear()
  take(least, () => true, areNearlyEqual)
  return kept.sort(compareTitles)
}

/** The author's title as the ground of words that the text lacks. */
function titleSpan({ text, family }: Candidate, support: Support, article: Article, language: Language): readonly Span[] {
  const title = (article.title ?? article.headline)?.value
  if (title === undefined || !fromTitle.has(family)) return []
  const lacks = language.terms(text).some((term) => !/^[0-9]+$/.test(term) && !support.has(term))
  return lacks ? [{ place: titlePlace(article), start: 0, end: title.length, quote: title }] : []
}

/** The reason code of each guard that an own title may fail; `known` is for suggestions alone. */
const refusalReasons: Readonly<Record<Exclude<Refusal, 'known' | 'tooLong'>, string>> = {
  clickbait: 'soundsLikeClickbait',
  form: 'unusualForm',
  repeats: 'repeatsWords',
  tooShort: 'saysLittle',
  unsupported: 'notInText',
}

/** `support` null: the article has no text, so that there is nothing to judge its title by but its own form. */
function judgeOwn(
  text: string,
  rank: RankContext & { readonly asked: string | null },
  support: Support | null,
  article: Article,
  language: Language,
): OwnTitle {
  const refusal = guardOwnTitle(text, { support, ownTitle: '', isWritten: support === null ? null : writtenIn(article) }, language)
  const asked = rank.asked === null || fold(rank.asked) === fold(text) ? null : rank.asked
  return {
    text,
    score: scoreTitle(text, rank, language),
    width: language.recall(text, textWidth),
    reasons: textReasons(text, rank, asked, language),
    faults: ownFaults(text, refusal, language),
    refusal,
  }
}

function ownFaults(text: string, refusal: Refusal | null, language: Language): OwnTitle['faults'] {
  const long = isCut(text, language) ? [{ code: 'longerThanLimit', args: { px: textWidth(text), max: limits.width } }] : []
  return refusal === null || refusal === 'known' || refusal === 'tooLong' ? long : [...long, { code: refusalReasons[refusal], args: {} }]
}

const fold = (text: string): string => text.toLowerCase().trim()

/** Families whose candidates hold words of the author's title. */
const fromTitle = new Set<Candidate['family']>(['keep', 'front', 'section', 'topic_lead', 'specific', 'answer'])

/** Headings may shout; running text shows how a word is written. */
export const writtenIn =
  (article: Article) =>
  (word: string): boolean =>
    article.blocks.some(({ kind, text }) => kind !== 'heading' && text.includes(word))

/** Every candidate of every family with the guard it failed, in the order of the families. */
export function judgeCandidates(input: TitleInput): readonly JudgedCandidate[] {
  const text = textOf(input)
  const ownTitle = articleTitle(input.article)
  const refusalOf = createJudge(input, ownTitle, createSupport(text, input.language))
  return distinct(createCandidates({ ...input, ownTitle, text, wanted: null })('all')).map((candidate) => ({
    candidate,
    refusal: refusalOf(candidate),
  }))
}

/** Of several with one text the first. */
function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const byText = new Map<string, Candidate>()
  for (const candidate of candidates) if (!byText.has(candidate.text)) byText.set(candidate.text, candidate)
  return [...byText.values()]
}

/** Tells which guard a candidate of the article fails; null: it passes all. */
function createJudge(
  { article, language, context }: TitleInput,
  ownTitle: string,
  support: Support,
): (candidate: Candidate) => Refusal | null {
  const known = [article.title?.value ?? article.headline?.value ?? '', ...(context.otherTitles ?? [])].filter((title) => title !== '')
  const isKnown = isOneOf(known)
  const isWritten = writtenIn(article)
  const judged = new Map<string, JudgedCandidate>()
  return (candidate) => {
    const before = judged.get(candidate.text)
    if (before?.candidate.family === candidate.family && before.candidate.counted === candidate.counted) return before.refusal
    const refusal = guardTitle(
      candidate.text,
      {
        support,
        ownTitle,
        isKnown,
        counted: candidate.counted?.count ?? null,
        mayAsk: candidate.family === 'question' || candidate.family === 'answer',
        mayBeCut: true,
        isPart: fromTitle.has(candidate.family),
        isWritten,
        claim: candidate.family === 'answer' && isQuestion(ownTitle, language) ? candidate.text.slice(ownTitle.length) : candidate.text,
      },
      language,
    )
    judged.set(candidate.text, { candidate, refusal })
    return refusal
  }
}

function candidateReasons(
  { text, reasons: made }: Candidate,
  rank: RankContext & { readonly asked: string | null },
  ownRisk: number,
  language: Language,
): TitleSuggestion['reasons'] {
  const told = new Set(made.map(({ code }) => code))
  const reasons = [...made, ...textReasons(text, rank, rank.asked, language).filter(({ code }) => !told.has(code))]
  const isCalmer = language.tag === 'en' && ownRisk > 0.5 && headlineRisk(text, language) < ownRisk / 2
  return isCalmer ? [...reasons, { code: 'dropsClickbait', args: {} }] : reasons
}

/** Families made of sentences: of one sentence there is one title. */
const spoken = new Set<Candidate['family']>(['lead', 'topic_lead', 'speech'])

function isLikeOne(kept: readonly Ranked[], title: Ranked, alike: (a: Ranked, b: Ranked) => boolean): boolean {
  for (const other of kept) if (alike(other, title)) return true
  return false
}

/** They say nearly the same, or are made of sentences and one holds all of the other. */
const areAlike = (a: Ranked, b: Ranked): boolean => {
  if (differInFigures(a.words, b.words)) return true
  const { shared, union } = termOverlap(a.words.terms, b.words.terms)
  if (shared > tooSimilar * union || union === 0) return true
  if (!spoken.has(a.candidate.family) || !spoken.has(b.candidate.family)) return false
  const said = termOverlap(a.words.said, b.words.said)
  return said.shared === said.least
}

/** More than half of what they say is the same. */
const areNearlyEqual = (a: Ranked, b: Ranked): boolean => {
  const { shared, union } = termOverlap(a.words.terms, b.words.terms)
  return shared * 2 > union || union === 0
}
