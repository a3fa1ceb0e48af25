import { type ArticleText, readText } from '../answers/article-text.ts'
import { articleTitle } from '../answers/questions.ts'
import { queryTerms } from '../answers/ranking/coverage.ts'
import { titlePlace } from '../answers/title-place.ts'
import type { LabelWords } from '../languages/advice-words.ts'
import { letter, upperLetter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import { shownWidth, textWidth } from '../model/lengths/text-width.ts'
import type { OwnTitle, RatedTitles, TitleRefusal, TitleSuggestion } from '../model/titles.ts'
import type { Span } from '../model/values.ts'
import { countedParts } from '../signals/structure/counted-parts.ts'
import { headlineRisk } from '../signals/title/headline-risk.ts'
import { miscountOf, uncountedPromise } from '../signals/title/promised-count.ts'
import { isCut, shownPart } from '../signals/title/shown-part.ts'
import type { Candidate } from './candidate.ts'
import { withTrueFaults } from './count-words-in-text.ts'
import type { OfText } from './from-text/of-text.ts'
import type { Subject } from './from-text/subject-phrase.ts'
import { guardOwnTitle, heldShare, isOneOf, minHeld, type Refusal, repeatsItself } from './guard-title.ts'
import { findKeyTerms } from './key-terms.ts'
import type { OfForm } from './of-form.ts'
import type { ReadOwn } from './own/own.ts'
import { compareTitles, type RankContext, scoreTitle } from './rank-titles.ts'
import { createSupport, type Support } from './support.ts'
import { textReasons } from './text-reasons.ts'
import { createCandidates } from './title-candidates.ts'
import { termOverlap } from './title-overlap.ts'

export interface TitleInput {
  readonly article: Article
  readonly answers: readonly Answer[]
  readonly language: Language
  readonly context: AnalysisContext
  /** What the check of the title's subject found; absent: it was not asked. */
  readonly subject?: SubjectOfTitle | undefined
  /** Words for numbers of the language, as advice has them; absent: digits alone count. */
  readonly numbers?: string | undefined
  /** Words for labels and kinds of documents of the language; absent: none are known. */
  readonly labels?: LabelWords | undefined
  /** False for a title that would cost a score; absent: not needed. */
  readonly isFree?: ((title: string) => boolean) | undefined
  /** The article's text as read before; absent: it is read. */
  readonly text?: ArticleText | undefined
  /** What reads the author's title by itself; absent: it has no fault of its own, and no praise. */
  readonly readOwn?: ReadOwn | undefined
}

/** `missing`: the title lacks `term`, which stands `count` times in the text; `isSure`: it names nothing else of the text either. */
export type SubjectOfTitle =
  | { readonly state: 'named'; readonly term?: string }
  | { readonly state: 'missing'; readonly term: string; readonly count: number; readonly isSure: boolean }

/** The article's text, read now where it was not read before. */
export const textOf = ({ article, language, text }: TitleInput): ArticleText => text ?? readText(article, language)

/** Suggestions at most, whatever is asked for. Source: trust.md 5. */
export const maxTitles = 3

/** Points by which a suggestion beats the title that is there: without its label, whose words counted; with the right number; with a fault; without; where the author has two. */
const minGain = { bare: -5, count: 0, faulty: 1, good: 3, other: 10 } as const

/** Distinct suggestions share at most this part of their words. Source: scoring.md 4.1. */
const tooSimilar = 0.8

/** Factors of a title's points for saying too little, and for another fault; `scoreTitle` has the one for a title that is cut. */
const shareIfShort = 0.6
const shareIfFaulty = 0.8

/** Words offered where the title may name the subject in words of its own. */
const mostIfUnsure = 3

/** The author's title by its points, before any other. */
export interface JudgedTitle {
  readonly input: TitleInput
  readonly wanted: number
  /** null: there is no title. */
  readonly own: OwnTitle | null
  readonly rater: TitleRater
  /** The title is missing, or has a fault that other words mend, or is not praised: the text is searched for them. */
  readonly lacksWords: boolean
  /** The title has no fault, and says enough of its text to be praised. */
  readonly isPraised: boolean
  /** Parts of it may do, or the text counts its parts, and so may the title. */
  readonly lacksForm: boolean
}

/** The author's title with its faults, and what suggestions need; everything that is read before words of the text are loaded. */
export function judgeTitle(input: TitleInput): JudgedTitle {
  const text = articleTitle(input.article)
  const wanted = Math.max(0, Math.min(maxTitles, input.context.options.titles))
  const rater = createRater(input)
  const own = text === '' ? null : judgeOwn(text, rater, input)
  const hasText = rater.support !== null
  const { items, steps } = countedParts(input.article, input.language)
  const isPraised = hasText && own !== null && own.faults.length === 0 && earnsPraise(own, rater.support!, input)
  return {
    input,
    wanted,
    own,
    rater,
    lacksWords: hasText && (own === null ? wanted > 0 : own.faults.length === 0 ? wanted > 0 && mayLack(own, isPraised) : isFaulty(own)),
    isPraised,
    lacksForm: hasText && wanted > 0 && (isCut(text, input.language) || (items ?? steps) !== null),
  }
}

/** Points from which a title without a fault says much of its text, praised or not. */
const saysMuch = 70

const mayLack = ({ score }: OwnTitle, isPraised: boolean): boolean => !isPraised && score < saysMuch

/** Nothing is missing from a title that only counts wrong. */
const isFaulty = (own: OwnTitle): boolean => own.faults.some(({ code }) => code !== 'countsOther')

/** What an editor loads for the text at hand. */
export interface TitleWords {
  /** null: the title lacks no words. */
  readonly ofText: OfText | null
  /** null: the title is not cut, and the text counts no parts. */
  readonly ofForm: OfForm | null
  /** Of the language; null: it has none. */
  readonly labels: LabelWords | null
}

/** With what the text is about, best first; none where the title lacks no words. */
interface FoundWords {
  readonly words: TitleWords
  readonly subjects: readonly Subject[]
}

/** Other words are looked for where a title says too little, or has to be written anew. */
const lacksWordsOf = (own: OwnTitle | null): boolean => !isOnlyLong(own) || own!.width > tooWide

/** Also true where it has no fault at all. */
const isOnlyLong = (own: OwnTitle | null): boolean => isAll(own, 'longerThanLimit')

/** Suggested titles and title blocks, best first, or the reason why there are none. `words`: loaded when the title lacks words. */
export function titlesFor({ input, wanted, own: judged, rater, isPraised }: JudgedTitle, words: TitleWords): RatedTitles {
  const { ofText } = words
  const subjects = (lacksWordsOf(judged) && ofText?.subjectPhrases(textOf(input), input)) || null
  const named = judged && subjects ? ofText!.nameSubject(judged, textOf(input), subjects) : judged
  const own = named && withTrueFaults(named, textOf(input), input.language, guessed(input.subject))
  if (wanted === 0) return { own, titles: [], blocks: [], note: null }
  if (rater.support === null) return { own, titles: [], blocks: [], note: 'noText' }
  const found = { words: lacksWordsOf(own) ? words : { ...words, ofText: null }, subjects: subjects ?? [] }
  const titles = chooseTitles(input, rater, own, found, wanted)
  const blocks = blocksFor(input, own, ofText, subjects, isPraised).filter(
    ({ kind, text }) => kind !== 'sentence' || !titles.some((title) => isSame(title.text, text)),
  )
  return { own, titles, blocks, note: titles.length > 0 ? null : noteOf(own, blocks.some(isOfWords), isPraised, input) }
}

/** One of this width loses some words. Source: publishers' own headlines end somewhat above the limit. */
const tooLong = 1.25 * shownWidth

/** A title that is cut loses its end; one of this width has to be written anew. */
const tooWide = 1.5 * shownWidth

const isAll = (own: OwnTitle | null, code: string): boolean => own?.faults.every((fault) => fault.code === code) === true

const isOfWords = ({ kind }: RatedTitles['blocks'][number]): boolean => kind !== 'sentence'

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Words and sentences of the text for a title that has a fault, and a few for one that is neither blamed nor praised. */
function blocksFor(
  input: TitleInput,
  own: OwnTitle | null,
  ofText: OfText | null,
  subjects: readonly Subject[] | null,
  isPraised: boolean,
): RatedTitles['blocks'] {
  const isPlain = own?.faults.length === 0
  // a title that is only too long needs fewer words, not more, but may begin with what the text says
  if (isPlain ? !mayLack(own, isPraised) : isOnlyLong(own) && own!.width < tooLong) return []
  const found =
    ofText?.titleBlocks({
      ...input,
      text: textOf(input),
      own: shownPart(articleTitle(input.article), input.language),
      year: Number(input.context.now.slice(0, 4)),
      subjects: isPlain ? ofText.subjectPhrases(textOf(input), input) : isOnlyLong(own) ? null : subjects,
    }) ?? []
  if (isPlain) return found.some((block) => !isOfWords(block)) ? unblamed(found) : []
  if (!isAll(own, 'mayLackSubject')) return found
  return [...found.filter(isOfWords).slice(0, mostIfUnsure), ...found.filter(({ kind }) => kind === 'sentence').slice(0, 1)]
}

/** For a title without a fault: sentences, and a few words that are no part's. */
const unblamed = (blocks: RatedTitles['blocks']): RatedTitles['blocks'] => [
  ...blocks.filter((block) => isOfWords(block) && block.kind !== 'part').slice(0, mostIfUnsure),
  ...blocks.filter((block) => !isOfWords(block)),
]

/** The title lacks the subject. */
export const isOfSubject = ({ code }: OwnTitle['faults'][number]): boolean => code.endsWith('Subject')

/** Result pages cut more than this part of the title, or its subject. */
const mostLost = 1 / 3

function losesMuch(title: string, subject: TitleInput['subject'], language: Language): boolean {
  const shown = shownPart(title, language)
  const has = (text: string): boolean => subject?.term !== undefined && text.toLowerCase().includes(subject.term.toLowerCase())
  return title.length - shown.length > mostLost * title.length || (has(title) && !has(shown))
}

/** The text has more than half of what the title says, and answers what the title asks. */
function keepsWord(title: string, support: Support, { answers, language }: TitleInput): boolean {
  const asked = answers.find(({ source }) => source === 'title')
  return heldShare(title, support, language) > minHeld && (asked === undefined || asked.state === 'answered' || !/[?？؟]$/.test(title))
}

function noteOf(own: OwnTitle | null, hasBlocks: boolean, isPraised: boolean, { language, subject }: TitleInput): RatedTitles['note'] {
  if (own === null) return 'noHeadingFits'
  if (own.faults.length > 0) return hasBlocks ? 'noBetter' : losesMuch(own.text, subject, language) ? 'noShorter' : null
  return isPraised ? 'yoursIsBest' : null
}

const earnsPraise = (own: OwnTitle, support: Support, input: TitleInput): boolean =>
  keepsWord(own.text, support, input) &&
  input.subject?.state === 'named' &&
  input.readOwn?.saysSubject(own.text, textOf(input), input.language) === true

/** Gives every title of an article its points by one measure, for every author and every place. */
export interface TitleRater {
  readonly rank: RankContext
  /** The question that the writer wants answered; null: none was given. */
  readonly asked: string | null
  /** null: the article has no text. */
  readonly support: Support | null
  readonly isWritten: (word: string) => boolean
  /** 0–100, and the first guard that it fails as a title of this article. */
  rate(title: string): { readonly score: number; readonly refusal: TitleRefusal | null }
}

/** The title that is there plays no part, so that a suggestion has the same points once it is used. */
export function createRater(input: TitleInput): TitleRater {
  const { article, language, context } = input
  const support = article.blocks.length === 0 ? null : createSupport(textOf(input), language, articleTitle(article))
  const asked = context.targetQueries.map((query) => query.trim()).find((query) => queryTerms(query, language).length > 0) ?? null
  const rank = {
    question: asked === null || support === null ? [] : queryTerms(asked, language),
    keyTerms: support === null ? [] : findKeyTerms(textOf(input), language, Number(context.now.slice(0, 4))),
  }
  const isWritten = writtenIn(article)
  // the year of its dates, and any of these days where it has none, is no claim that the text must make
  const years = [article.datePublished, article.dateModified].flatMap((date) => date?.value.slice(0, 4) ?? [])
  const isOfYear = (term: string): boolean => (years.length === 0 ? /^20[0-9]{2}$/.test(term) : years.includes(term))
  const ground = support === null ? null : { ...support, has: (term: string): boolean => support.has(term) || isOfYear(term) }
  return {
    rank,
    asked,
    support,
    isWritten,
    rate(title) {
      const refusal = guardOwnTitle(title, { support: ground, ownTitle: '', isWritten: support === null ? null : isWritten }, language)
      const points = scoreTitle(title, rank, language)
      if (refusal === null || refusal === 'tooLong') return { score: points, refusal }
      return { score: Math.round((refusal === 'tooShort' ? shareIfShort : shareIfFaulty) * points), refusal }
    },
  }
}

function chooseTitles(
  input: TitleInput,
  rater: TitleRater,
  own: OwnTitle | null,
  found: FoundWords,
  wanted: number,
): readonly TitleSuggestion[] {
  const { article, language } = input
  const { support } = rater
  if (support === null) return []
  const refusalOf = createJudge(input, rater)
  const gainOf = ({ family }: Candidate): number =>
    family === 'bare' || family === 'count'
      ? minGain[family]
      : minGain[(own?.faults.length ?? 1) > 0 ? 'faulty' : family === 'other' ? 'other' : 'good']
  const ranked = candidatesOf(input, own, support, found)
    .map((candidate) => ({ candidate, text: candidate.text, ...rater.rate(candidate.text) }))
    .filter(
      ({ candidate, score }) =>
        refusalOf(candidate) === null &&
        (own === null || (score >= own.score + gainOf(candidate) && lacksOwnFaults(candidate, own, input))),
    )
    .sort(compareTitles)
  const chosen: typeof ranked = []
  for (const title of ranked) {
    if (chosen.length === wanted) break
    const isNew = chosen.every((other) => {
      const { shared, min, union } = termOverlap(language.terms(other.text), language.terms(title.text))
      return shared < min && shared <= tooSimilar * union
    })
    // a title that would cost a score does not displace similar ones
    if (isNew && (input.isFree?.(title.text) ?? true)) chosen.push(title)
  }
  const ownRisk = own === null ? 0 : headlineRisk(own.text, language)
  return chosen.map(({ candidate, text, score }) => ({
    text,
    origin: 'rule',
    score,
    reasons: candidateReasons(candidate, rater, ownRisk, language),
    claims: [
      ...(candidate.counted === null ? [] : [candidate.counted.span]),
      ...support.spans(language.terms(text)),
      ...titleSpan(candidate, support, article, language),
    ],
    width: language.recall(text, textWidth),
  }))
}

/** The candidate has no fault that the author's title would be blamed for. */
function lacksOwnFaults({ text, family }: Candidate, { faults }: OwnTitle, input: TitleInput): boolean {
  const { language } = input
  const codes = contentFaults(text, null, input).map(({ code }) => code)
  const named = faults.find(isOfSubject)?.args.term
  const terms = language.terms(text)
  const names = (subject: string): boolean => text.includes(subject) || language.terms(subject).some((term) => terms.includes(term))
  const isNamed =
    named === undefined ||
    // its words say what the text is about
    family === 'text' ||
    names(String(named)) ||
    // as the check of the subject has it
    names(input.subject?.term ?? String(named))
  return isNamed && !faults.some(({ code }) => codes.includes(code))
}

/** Titles that could be suggested, not yet rated. */
export const candidatesOf = (
  input: TitleInput,
  own: OwnTitle | null,
  support: Support,
  { words, subjects }: FoundWords,
): readonly Candidate[] =>
  createCandidates({
    ...input,
    own: own?.text ?? '',
    refusal: own?.refusal ?? null,
    faults: new Set(own?.faults.map(({ code }) => code)),
    text: textOf(input),
    support,
    subjects,
    ...words,
  })

/** The author's title as the ground of words that the text lacks. */
function titleSpan({ text, family }: Candidate, support: Support, article: Article, language: Language): readonly Span[] {
  const title = (article.title ?? article.headline)?.value
  if (title === undefined || !fromTitle.has(family)) return []
  const lacks = language.terms(text).some((term) => !/^[0-9]+$/.test(term) && !support.has(term))
  return lacks ? [{ place: titlePlace(article), start: 0, end: title.length, quote: title }] : []
}

/** The reason code of each guard that an own title may fail; `known` is for suggestions alone. */
const refusalReasons: Readonly<Record<Exclude<Refusal, 'known' | 'tooLong' | 'form'>, string>> = {
  clickbait: 'soundsLikeClickbait',
  repeats: 'repeatsWords',
  tooShort: 'saysLittle',
  unsupported: 'notInText',
}

/** The author's title with its score (0–100) and faults. */
export function judgeOwn(text: string, { rate, rank, asked, support }: TitleRater, input: TitleInput): OwnTitle {
  const { language, subject } = input
  const { score, refusal } = rate(text)
  const width = language.recall(text, textWidth)
  // the text prints the title above itself, so a word of the title counts only where the rest of the text has it
  const printed = input.article.blocks.filter((block) => block.kind === 'heading' && block.text === text).length
  const isHeld = (term: string): boolean => (support?.count(term) ?? 0) > printed
  // a work of reference has its subject alone as the title
  const isWhole = refusal === 'tooShort' && input.readOwn?.isHeadword(text, textOf(input), language) === true
  const content = isWhole ? [{ code: 'headword', args: {} }] : [...contentFaults(text, refusal, input, isHeld), ...rowFaults(input)]
  // a comma at the end is reported once, and who names the subject may name it in words of his own
  const said = content[0]?.code
  const isSaid =
    refusal === 'form'
      ? said === 'endsOpen' || said?.startsWith('has') === true
      : refusal === 'tooShort'
        ? isEmptyForm(said)
        : refusal === 'unsupported' && subject?.state === 'named'
  return {
    text,
    score,
    width,
    reasons: textReasons(text, rank, asked, isHeld, language),
    faults: inOrder([
      ...ownFaults(text, width, isSaid || isWhole ? null : refusal, language, isHeld),
      ...(refusal === 'form' && content.length === 0 && subject?.state !== 'named' ? plainFaults(text, rate, language, isHeld) : []),
      ...subjectFaults(subject),
      ...content,
    ]),
    refusal,
  }
}

/** What a loud title lacks besides its form: `Don't miss it!` names nothing. */
function plainFaults(text: string, rate: TitleRater['rate'], language: Language, isHeld: (term: string) => boolean): OwnTitle['faults'] {
  const quiet = text
    .replace(/[!¡！]|[\u{1f000}-\u{1ffff}\u2600-\u27bf]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const plain = quiet === quiet.toUpperCase() ? quiet.toLowerCase() : quiet
  const { refusal } = rate(plain)
  return refusal === 'unsupported' || refusal === 'tooShort' || refusal === 'clickbait'
    ? ownFaults(plain, 0, refusal, language, isHeld).filter(({ code }) => code !== 'longerThanLimit')
    : []
}

/** Bars from which on a title is a row of search words, of which the part that is read as the title shows the first alone. */
const leastBars = 3

function rowFaults({ article, language }: TitleInput): OwnTitle['faults'] {
  const written = article.title?.value ?? article.headline?.value ?? ''
  const isRow = written.split(/ [|·•] /).length > leastBars && repeatsItself(written, language)
  return isRow ? [{ code: 'repeatsWords', args: {} }] : []
}

/** What is unusual in the form of a title. */
function formFaults(text: string): readonly string[] {
  const letters = text.replace(anyOther, '')
  const found = [
    ...(/[!！]/.test(text) ? ['exclaims'] : []),
    ...(hasPicture.test(text) ? ['hasPicture'] : []),
    ...(letters.length > 0 && letters === letters.toUpperCase() && letters !== letters.toLowerCase() ? ['shouts'] : []),
  ]
  return found.length > 0 ? found : [capitals.test(text) ? 'shouts' : 'unusualForm']
}

const anyOther = new RegExp(`[^${letter}]+`, 'gu')
const capitals = new RegExp(`${upperLetter}{2}`, 'u')
const hasPicture = /[\u{1f000}-\u{1ffff}\u2600-\u27bf]/u

/** A guess about the subject comes last: the first fault is the one that a panel shows. */
const inOrder = (faults: OwnTitle['faults']): OwnTitle['faults'] => {
  const isGuess = ({ code }: OwnTitle['faults'][number]): boolean => code === 'mayLackSubject'
  return [...faults.filter((fault) => !isGuess(fault)), ...faults.filter(isGuess)]
}

/** The code is for a title of few words that says too little. */
const isEmptyForm = (code: string | undefined): boolean =>
  code === 'saysLittle' || code === 'namesKind' || code === 'namesOnly' || code === 'quotesOnly'

function ownFaults(
  text: string,
  width: number,
  refusal: TitleRefusal | null,
  language: Language,
  isHeld: (term: string) => boolean,
): OwnTitle['faults'] {
  const long = isCut(text, language) ? [{ code: 'longerThanLimit', args: { px: width, max: shownWidth } }] : []
  if (refusal === null || refusal === 'known' || refusal === 'tooLong') return long
  const isPartly = refusal === 'unsupported' && language.terms(text).some(isHeld)
  const codes = refusal === 'form' ? formFaults(text) : [isPartly ? 'littleInText' : refusalReasons[refusal]]
  return [...long, ...codes.map((code) => ({ code, args: {} }))]
}

const subjectFaults = (subject: TitleInput['subject']): OwnTitle['faults'] =>
  subject?.state === 'missing'
    ? [{ code: subject.isSure ? 'lacksSubject' : 'mayLackSubject', args: { term: subject.term, count: subject.count } }]
    : []

/** What is left to say of a title of which nothing is sure. */
const guessed = (subject: TitleInput['subject']): OwnTitle['faults'] =>
  subject?.state === 'missing' ? subjectFaults({ ...subject, isSure: false }) : []

/** Faults of what a title says of its text. */
function contentFaults(
  title: string,
  refusal: TitleRefusal | null,
  input: TitleInput,
  isHeld: (term: string) => boolean = () => true,
): OwnTitle['faults'] {
  const { article, language, labels, numbers, readOwn, subject } = input
  const fault = readOwn?.faultOf(title, textOf(input), language, labels)
  // a quotation that names the subject says what it is about
  if (fault && !(fault.code === 'quotesOnly' && subject?.state === 'named')) return [fault]
  const miscount = miscountOf(title, article, language, numbers ?? null)
  if (miscount !== null)
    return [{ code: 'countsOther', args: { quote: title.slice(miscount.at.start, miscount.at.end), count: miscount.count } }]
  const uncounted = uncountedPromise(title, article, language, numbers ?? null)
  if (uncounted !== null) return [{ code: 'countsNone', args: { quote: title.slice(uncounted.whole.start, uncounted.whole.end) } }]
  if (refusal !== 'clickbait' && language.find('baitPhrases', title).length > 0) return [{ code: 'soundsLikeClickbait', args: {} }]
  // who names the subject may announce in words of his own
  const isRead = refusal === null || (refusal === 'unsupported' && subject?.state === 'named')
  const term = isRead && readOwn?.namesOnly(title, language, isHeld)
  return term ? [{ code: 'namesOnly', args: { term } }] : []
}

/** Families whose candidates hold words of the author's title. */
const fromTitle = new Set<Candidate['family']>(['bare', 'part', 'other', 'how_to', 'list', 'count', 'definition'])

/** Headings may shout; running text shows how a word is written. */
const writtenIn =
  (article: Article) =>
  (word: string): boolean =>
    article.blocks.some(({ kind, text }) => kind !== 'heading' && text.includes(word))

/** Names the guard that a candidate of the article fails; null: it passes all. Its words are the author's, so they are judged as the author's title is. */
export function createJudge({ article, context }: TitleInput, { rate }: TitleRater): (candidate: Candidate) => Refusal | null {
  const ownTitle = articleTitle(article)
  // without its exclamation mark a title is another one
  const isMended = ownTitle !== '' && rate(ownTitle).refusal === 'form'
  const written = isMended ? '' : (article.title?.value ?? article.headline?.value ?? '')
  const isKnown = isOneOf([written, ...(context.otherTitles ?? [])].filter((title) => title !== ''))
  // with the right number, the author's own words need no more ground than before
  const isOwn = (family: Candidate['family'], refusal: TitleRefusal): boolean => family === 'count' && rate(ownTitle).refusal === refusal
  return ({ text, family }) => {
    const { refusal } = rate(text)
    return refusal !== null && !isOwn(family, refusal) ? refusal : isKnown(text) ? 'known' : null
  }
}

function candidateReasons(
  { text, reasons: made }: Candidate,
  { rank, asked, support }: TitleRater,
  ownRisk: number,
  language: Language,
): TitleSuggestion['reasons'] {
  const told = new Set(made.map(({ code }) => code))
  const reasons = [...made, ...textReasons(text, rank, asked, support!.has, language).filter(({ code }) => !told.has(code))]
  const isCalmer = language.tag === 'en' && ownRisk > 0.5 && headlineRisk(text, language) < ownRisk / 2
  return isCalmer ? [...reasons, { code: 'dropsClickbait', args: {} }] : reasons
}
