import { proposeQuestions } from './answers/propose-questions.ts'
import { articleTitle } from './answers/questions.ts'
import { withSureQuotations } from './answers/quotations/sure-quotations.ts'
import type { readerQuestions } from './answers/reader-questions.ts'
import { titlePlace } from './answers/title-place.ts'
import { passScore } from './checks/ramp.ts'
import { runAdvice } from './checks/run-advice.ts'
import type { GraphInput, GraphResult } from './graph/graph-of.ts'
import type { AdviceWords, TitleAdvice } from './languages/advice-words.ts'
import { alone } from './languages/create-pattern.ts'
import type { StatementRules } from './languages/statement-rules.ts'
import { findNames } from './languages/words/find-names.ts'
import type { Answer } from './model/answer.ts'
import type { Article } from './model/article.ts'
import type { Graph } from './model/graph.ts'
import type { ReaderQuestion } from './model/reader-question.ts'
import type { Outcome, Report } from './model/report.ts'
import type { KindOfText } from './model/text-kind.ts'
import type { OwnTitle, RatedTitles, TitleBlock, TitleNote, TitleSuggestion } from './model/titles.ts'
import type { Span } from './model/values.ts'
import type { ScoredArticle } from './score-article.ts'
import { datesIn } from './signals/dates/passed-dates.ts'
import type { readByline } from './signals/evidence/byline.ts'
import { isReferenceSection } from './signals/evidence/sources.ts'
import { spanOf } from './signals/reading.ts'
import type { readSlips } from './signals/slips/read-slips.ts'
import type { buriedNews } from './signals/slips/second/buried-news.ts'
import { partCounts } from './signals/structure/counted-parts.ts'
import type { readAgreement } from './signals/text/agreement.ts'
import type { Comparison } from './signals/text/agreement-reading.ts'
import { inWords, promisedCount } from './signals/title/promised-count.ts'
import { countWordsInText } from './titles/count-words-in-text.ts'
import { isOfSubject, type SubjectOfTitle, type TitleInput } from './titles/judge-title.ts'
import { termOverlap } from './titles/title-overlap.ts'

/** All that one analysis gives. Plain and JSON-safe. */
export interface Analysis {
  readonly article: Article
  /** Words of the prose (characters in unspaced scripts): paragraphs, quotes, lists and tables. */
  readonly words: number
  /** The kind of text; the checks ask what fits it. */
  readonly textKind: KindOfText
  readonly report: Report
  /** Unanswered first, by weight. */
  readonly answers: readonly Answer[]
  /** Questions of readers for a text that asks none: at most three phrases of headings and title. */
  readonly questionProposals: readonly string[]
  /** Questions that readers may type and a sentence of the text answers, though nothing in it asks them: at most six, best first. */
  readonly readerQuestions: readonly ReaderQuestion[]
  /** The author's own title by the ranking of `titles`; null: the article has none. */
  readonly ownTitle: OwnTitle | null
  /** Better than the author's own, best first, at most three. */
  readonly titles: readonly TitleSuggestion[]
  /** Words of the text for a better title; none where the own one has no fault. */
  readonly titleBlocks: readonly TitleBlock[]
  /** Why there are none; null: there are, or none was asked for. */
  readonly titlesNote: TitleNote | null
  readonly graph: Graph
  readonly notes: GraphResult['notes']
  /** The schema.org type of the page, and the reasons. */
  readonly schemaType: GraphResult['type']
}

/** What not every text needs, so that editors load it on demand. */
export interface LateParts {
  readonly titles: RatedTitles
  readonly graph: GraphResult
  /** Rules of the language, and what reads a text by them; null: it has none. */
  readonly questions: { readonly rules: StatementRules; readonly read: typeof readerQuestions } | null
  /** Words that advice looks for in the language; null: it has none. */
  readonly words: AdviceWords | null
  /** What titles of the language are judged by; null: it has none. */
  readonly titleWords: TitleAdvice | null
  readonly agreement: typeof readAgreement
  /** What holds parts of the text against each other; those for lists and recipes where it may have such. */
  readonly comparisons: readonly Comparison[]
  readonly slips: typeof readSlips
  readonly buried: typeof buriedNews
  /** null: a site knows who wrote the text. */
  readonly byline: typeof readByline | null
}

const tools = {
  alone,
  articleTitle,
  datesIn,
  findNames,
  inWords,
  isReferenceSection,
  partCounts,
  promisedCount,
  spanOf,
  termOverlap,
  titlePlace,
}

/** What titles are made from. */
export function titleInputOf(
  { article, answers, language, context, text, report, scoresUnder }: ScoredArticle,
  words: Pick<TitleAdvice, 'numbers' | 'labels'> | null,
): TitleInput {
  // who chooses a suggestion must not pay for it in all
  const isFree = (title: string): boolean => article.title === null || costsNothing(scoresUnder(title), report)
  return { article, answers, language, context, text, subject: subjectOf(report), numbers: words?.numbers, labels: words?.labels, isFree }
}

/** What structured data are made from. */
export function graphInputOf({ article, context, language, words, textKind, answers }: ScoredArticle): GraphInput {
  const isNews = textKind.kind === 'news' && textKind.certainty !== 'unsure'
  const shown = isNews ? { ...context, textKind: textKind.kind } : context
  return { article, context: shown, words, months: language.pack.months, answers }
}

/** Adds what no score depends on: titles, graph, advice and readers' questions. */
export function completeAnalysis(
  scored: ScoredArticle,
  {
    titles: rated,
    graph: { graph, notes, type: schemaType },
    questions,
    words: adviceWords,
    titleWords,
    agreement,
    comparisons,
    slips: readSlips,
    buried,
    byline,
  }: LateParts,
): Analysis {
  const { article, context, language, text, words, textKind, report, answers } = scored
  const subject = subjectOf(report)
  const questionProposals = answers.length > 0 ? [] : proposeQuestions(article, text, language)
  const reading = {
    article,
    context,
    language,
    ...text,
    textKind,
    namesNothing: subject?.state === 'missing' && subject.isSure,
    words: adviceWords,
    titleWords,
    byline: byline?.({ article, language, textKind, blocks: text.blocks }) ?? null,
  }
  const compared = { ...reading, words, tools }
  const found = agreement(compared)
  const { slips, passed, unanswered } = readSlips(compared)
  const advice = runAdvice({
    ...reading,
    passed,
    found: { ...found, slips: [...found.slips, ...comparisons.flatMap((read) => read(compared)), ...slips] },
  })
  const disputed = [...report.outcomes, ...advice].flatMap(disputedSpans)
  const contradicted = advice.flatMap(contradictedSpans)
  const isUnanswered = ({ asked, state, sentence }: Answer): boolean =>
    state === 'answered' &&
    (unanswered.some((id) => id === asked?.place) || (sentence !== null && contradicted.some((span) => overlaps(span, sentence))))
  return {
    article,
    words,
    textKind,
    report: withAdvice(report, [
      ...advice,
      ...namedSubject(report, rated.own, text, language),
      ...bareTitle([...report.outcomes, ...advice], rated.own, article),
      ...coverageWithout(answers.filter(isUnanswered).length, report),
      ...openingBefore(buried(compared), report),
    ]),
    answers: withSureQuotations(withDoubts(answers, isUnanswered), language, report.aeo.value >= passScore),
    questionProposals,
    readerQuestions:
      questions?.read(
        article,
        text,
        language,
        answers.map(({ question }) => question),
        questions.rules,
      ) ?? [],
    ownTitle: withMissingNumber(rated.own, advice),
    titles: rated.titles,
    titleBlocks: rated.blocks.filter(({ span }) => !disputed.some((other) => overlaps(span, other))),
    titlesNote:
      rated.note === 'yoursIsBest' && [...report.outcomes, ...advice].some((outcome) => failsTitle(outcome, rated.own?.text))
        ? null
        : rated.note,
    graph,
    notes,
    schemaType,
  }
}

/** Answers in the order of their states; in doubt are those whose section holds nothing of what their heading asks for, and those that the text contradicts. */
const withDoubts = (answers: readonly Answer[], isUnanswered: (answer: Answer) => boolean): readonly Answer[] => {
  const isSure = (answer: Answer): boolean => answer.state === 'answered' && !isUnanswered(answer)
  const open = answers.filter((answer) => !isSure(answer))
  return [
    ...open.map((answer) => (isUnanswered(answer) ? { ...answer, state: 'unclear' as const, sentence: null } : answer)),
    ...answers.filter(isSure),
  ]
}

/** What the check of questions found, with so many fewer of them answered. */
const coverageWithout = (doubted: number, { outcomes }: Report): readonly Outcome[] =>
  outcomes.flatMap((outcome) =>
    doubted > 0 && outcome.check === 'question-coverage' && outcome.status === 'pass'
      ? [{ ...outcome, args: { ...outcome.args, answered: Number(outcome.args.answered) - doubted } }]
      : [],
  )

/** What the check of the opening found, where the news of the text is below it. */
const openingBefore = (news: ReturnType<typeof buriedNews>, { outcomes }: Report): readonly Outcome[] =>
  outcomes.flatMap((outcome) =>
    news !== null && outcome.check === 'opening-answer' && outcome.status === 'fail' && outcome.code !== 'later'
      ? // its line says what to do, and panels show a fix in place of it
        [{ ...outcome, ...news, certain: false, fix: null }]
      : [],
  )

/** Places from which a word is surely what a text is about, where its title names nothing of it. */
const surelyOften = 4
/** Places from which it is named even where a word of the title is in the text. */
const unmissed = 10

/** Places of a term in the text as it is written, or with what is written to it: an ending, and in Arabic articles and joins. */
function placesOf(term: string, text: string): number {
  const pieces = text.toLowerCase().split(term.toLowerCase())
  if (!/[\u0600-\u06ff]/.test(term)) return pieces.length - 1
  return pieces.filter((piece, at) => at > 0 && joins.test(pieces[at - 1]!) && ends.test(piece)).length
}

const joins = /(?:^|[^\u0600-\u06ff])[وفبلك]{0,2}(?:ال|لل)?$/
const ends = /^(?:ة|ات|ين|ون|ها?|ا)?(?:$|[^\u0600-\u06ff])/

/** Faults of a title that says nothing of its text, or no more than its subject. */
const bareFaults: ReadonlySet<string> = new Set(['hasFileName', 'hasMailMark', 'namesKind', 'quotesOnly', 'saysLittle'])

/** What the check of labels found, where the whole title is one; the check of the subject reports a title without its subject. */
function bareTitle(outcomes: readonly Outcome[], own: OwnTitle | null, article: Article): readonly Outcome[] {
  const fault = own?.faults.find(({ code }) => code === 'namesOnly' || bareFaults.has(code))
  const isSaid = outcomes.some((outcome) => outcome.check === 'title-subject' && outcome.status === 'fail' && outcome.certain)
  const labels = outcomes.find(({ check }) => check === 'title-labels')
  if (fault === undefined || isSaid || labels === undefined || labels.status === 'fail') return []
  const code = fault.code === 'namesOnly' ? 'subjectOnly' : 'labelOnly'
  const title = (article.title ?? article.headline)!.value
  const at = spanOf(titlePlace(article), title, 0, title.length)
  const fix = { code: 'sayNews', args: {}, safety: 'draft', edit: null } as const
  return [{ check: 'title-labels', status: 'fail', certain: true, score: 0, code, args: fault.args, spans: [at], fix }]
}

/** What the check of the subject found, with the subject as titles name it, or without one where it is a guess. */
function namedSubject(
  { outcomes }: Report,
  own: OwnTitle | null,
  read: ScoredArticle['text'],
  language: ScoredArticle['language'],
): readonly Outcome[] {
  const text = read.blocks.map(({ block }) => block.text).join('\n')
  const args = own?.faults.find(isOfSubject)?.args
  return outcomes.flatMap((outcome) => {
    if (own === null || outcome.check !== 'title-subject' || outcome.status !== 'fail') return []
    const { fix } = outcome
    const isGuess =
      outcome.certain &&
      args !== undefined &&
      Number(args.count) > 1 &&
      Number(args.count) < unmissed &&
      placesOf(String(args.term), text) < surelyOften
    if (args !== undefined && !isGuess) return [{ ...outcome, args, fix: fix && { ...fix, args: { term: args.term! } } }]
    // a title of which the text has a word names something of it
    const certain = outcome.certain && countWordsInText(own.text, read, language).held === 0
    const code = certain ? 'nothing' : 'hardly'
    return outcome.certain ? [{ ...outcome, certain, code, args: {}, fix: fix && { ...fix, code: 'saySubject', args: {} } }] : []
  })
}

/** A span of years, which a text may give by its ends. */
const jubilee = /\d (?:years?|Jahren?|ans|años|anni|anos|jaar|lat|år|лет)(?![a-z])/i

/** The author's title with the number that the text never comes to. */
function withMissingNumber(own: OwnTitle | null, advice: readonly Outcome[]): OwnTitle | null {
  const found = advice.find(({ check, status }) => check === 'title-promise' && status === 'fail')
  const isNamed = own?.faults.some(({ code }) => /^(?:figureN|n)otInText|^counts|has(?:File|Mail)/.test(code)) === true
  if (own === null || found?.status !== 'fail' || isNamed || found.code !== 'number' || jubilee.test(own.text)) return own
  return { ...own, faults: [...own.faults, { code: 'figureNotInText', args: { figure: String(found.args.quote) } }] }
}

/** Passages that a check doubts for certain or as contradictory: no title should spread them. */
const disputedSpans = (outcome: Outcome): readonly Span[] =>
  outcome.status === 'fail' && (outcome.check === 'text-slips' || (outcome.certain && outcome.check === 'statistic-source'))
    ? outcome.spans
    : []

/** Passages of which the text itself says otherwise: no question is answered by them. */
const contradictedSpans = (outcome: Outcome): readonly Span[] =>
  outcome.status === 'fail' && outcome.check === 'text-slips' && contradictions.has(outcome.code) ? outcome.spans : []

const contradictions: ReadonlySet<string> = new Set(['wrongWeekday', 'wrongFigure', 'endFirst', 'twoFigures', 'unfit', 'overWhole'])

const overlaps = (one: Span, other: Span): boolean => one.place === other.place && one.start < other.end && other.start < one.end

/** Checks beside whose finding no praise of the title stands; its length is a matter of taste. */
const failsTitle = (outcome: Outcome, title: string | undefined): boolean =>
  outcome.status === 'fail' &&
  (/^title-(?:pr|la|an|su)/.test(outcome.check) || (outcome.check === 'text-unfinished' && outcome.args.quote === title))

function subjectOf({ outcomes }: Report): SubjectOfTitle | undefined {
  const outcome = outcomes.find(({ check }) => check === 'title-subject')
  if (outcome?.status !== 'pass' && outcome?.status !== 'fail') return undefined
  const { args } = outcome
  const term = String(args.term)
  if (outcome.status === 'pass') return { state: 'named', term }
  return { state: 'missing', term, count: Number(args.count), isSure: outcome.certain }
}

const costsNothing = ({ aeo, seo }: Pick<Report, 'aeo' | 'seo'>, now: Pick<Report, 'aeo' | 'seo'>): boolean =>
  aeo.value + mostPaid >= now.aeo.value && seo.value + mostPaid >= now.seo.value && aeo.value + seo.value >= now.aeo.value + now.seo.value

/** Points of one score that a title may cost where the other gains as many: a title that says something is held to it, one that says nothing costs as many. */
const mostPaid = 5

/** The report with what is only advised; its scores stay. */
function withAdvice(report: Report, advice: readonly Outcome[]): Report {
  const byCheck = new Map(advice.map((outcome) => [outcome.check, outcome]))
  return { ...report, outcomes: report.outcomes.map((outcome) => byCheck.get(outcome.check) ?? outcome) }
}
