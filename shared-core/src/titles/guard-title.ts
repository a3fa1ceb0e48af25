import { letter, number } from '../languages/characters/characters.ts'
import { wordEnd, wordStart } from '../languages/characters/rarer-characters.ts'
import type { Language, Word } from '../languages/language.ts'
import type { TitleRefusal } from '../model/titles.ts'
import { headlineRisk } from '../signals/title/headline-risk.ts'
import { isCut } from '../signals/title/shown-part.ts'
import type { Support } from './support.ts'

/** Reason not to suggest a candidate. */
export type Refusal = TitleRefusal

/** The least that says something: words, content words, and characters of unspaced scripts. */
const minWords = 3
const minContentWords = 2
const minUnspacedCharacters = 8

/** Highest risk of a suggestion, unless the author's own title risks more. */
const maxRisk = 0.5

/** The same for a question of the article: it addresses the reader, which by its form alone is .8 (`How do you clean the chain?`); bait starts above .9. */
const maxQuestionRisk = 0.9

export interface GuardContext {
  /** null: the text is not known; claims are not checked. */
  readonly support: Support | null
  /** The author's title, '' when there is none; null: not known, so length and the clickbait guard do not apply. */
  readonly ownTitle: string | null
  /** True for a title that is in use, here or by another article; absent: none is. */
  readonly isKnown?: (title: string) => boolean
  readonly mayAsk: boolean
  /** true: a title that result pages cut is no less true. */
  readonly mayBeCut?: boolean
  /** The title is the author's own: three words are enough, stop words too. */
  readonly isOwn?: boolean
  /** True when the running text writes a word just so, which separates acronyms from shouting; null: not known. */
  readonly isWritten: ((word: string) => boolean) | null
}

/** The first guard that a candidate fails; null: it may be suggested. */
export function guardTitle(title: string, context: GuardContext, language: Language): Refusal | null {
  const { words, count } = language.tokenize(title)
  const content = words.filter(({ stop }) => !stop)
  if (context.ownTitle !== null && context.mayBeCut !== true && isCut(title, language)) return 'tooLong'
  // a short title of an author who says enough (`A weekend in Porto`) is no fault
  const isShort =
    (context.isOwn === true || !context.mayAsk ? count < minWords : false) || (context.isOwn !== true && content.length < minContentWords)
  if (language.unspaced ? count < minUnspacedCharacters : isShort) return 'tooShort'
  if (!hasGoodForm(title, context, language)) return 'form'
  if (context.ownTitle !== null && language.recall(title, repeatsItself)) return 'repeats'
  if (context.ownTitle !== null) {
    if (context.isKnown?.(title) === true) return 'known'
    // only the English weights are fitted; elsewhere the risk is shown, not acted upon
    const max = Math.max(context.mayAsk ? maxQuestionRisk : maxRisk, context.ownTitle === '' ? 0 : headlineRisk(context.ownTitle, language))
    if (language.tag === 'en' && headlineRisk(title, language) > max) return 'clickbait'
  }
  if (context.support === null) return null
  return isSupported(title, context.support, language) ? null : 'unsupported'
}

/**
 * The author's own title: the form, length and clickbait of a suggestion. Its words are the author's, so they need not all are in
 * the text; but most of their weight must, or the text is about something else, and so must its numbers, except a small one that
 * may count things.
 */
export function guardOwnTitle(
  title: string,
  context: Omit<GuardContext, 'isKnown' | 'mayAsk' | 'isOwn'>,
  language: Language,
): Refusal | null {
  const refusal = guardTitle(title, { ...context, support: null, mayAsk: true, isOwn: true, mayBeCut: true }, language)
  // a title that is cut has its other faults all the same; a long sentence may name two things twice
  if (context.ownTitle !== null && context.mayBeCut !== true && isCut(title, language))
    return refusal === null || (refusal === 'repeats' && mostRepeated(title, language) < 3) ? 'tooLong' : refusal
  if (refusal !== null || context.support === null) return refusal
  const { support } = context
  const brought = language
    .tokenize(title)
    .words.some(({ term }) => /^[0-9]+$/.test(term) && Number(term) > maxCounted && !support.has(term))
  return brought || heldShare(title.replace(asked, ''), support, language) < minHeld ? 'unsupported' : null
}

/** A question behind the subject, which says nothing that the text must hold. */
const asked = /[:：] ?[^:：]+[?？؟]$/

/** Least share of its words, by weight, that the text must hold of the author's title. */
export const minHeld = 0.5

/** Share of the weight of the content words that are in the text, without numbers and counted steps; 1 where there are none. */
export function heldShare(title: string, support: Support, language: Language): number {
  let held = 0
  let total = 0
  for (const { form, term, stop } of language.tokenize(title).words) {
    if (stop || /^[0-9]+$/.test(term) || language.contains('stepWords', form)) continue
    const weight = 1 + language.weight(term)
    total += weight
    if (support.has(term)) held += weight
  }
  return total === 0 ? 1 : held / total
}

/** Highest number that a title may have counted (`50 ways to …`). */
const maxCounted = 100

/**
 * The article says all of the title: its content words, its numbers beside the words that follow them, and words such as "best" or "only" or a
 * negation in one sentence with another content word of it.
 */
export function isSupported(title: string, support: Support, language: Language): boolean {
  const { words } = language.tokenize(title)
  const content = words.filter(({ stop }) => !stop)
  for (let index = 0; index < content.length; index += 1) {
    const { term, end } = content[index]!
    if (!support.has(term)) return false
    if (!/^[0-9]+$/.test(term)) continue
    const next = content[index + 1]
    const adjoins = next !== undefined && title.slice(end, next.start).trim() === ''
    if (!support.hasTogether(adjoins ? [term, next.term] : [term])) return false
  }
  if (language.unspaced) return true
  for (const list of ['qualifiers', 'negations'] as const) {
    for (const range of language.find(list, title)) {
      const word = words.find(({ start }) => start === range.start)
      if (word === undefined) continue
      const others = content.filter(({ start }) => start !== word.start)
      if (!others.some((other) => support.hasTogether([word.term, other.term]))) return false
    }
  }
  return true
}

/** One content word three times, or two of them twice: `Shoes for men, shoes for women, shoes`. Units of unspaced scripts recur by chance. */
export function repeatsItself(title: string, language: Language): boolean {
  if (language.unspaced) return false
  const doubles = repeatedIn(title, language)
  return doubles.length > 1 || doubles.some((count) => count > 2)
}

/** How often each content word stands that stands more than once. */
function repeatedIn(title: string, language: Language): readonly number[] {
  const counts = new Map<string, number>()
  for (const { term, stop } of language.tokenize(title).words)
    if (!stop && !/^[0-9]+$/.test(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return [...counts.values()].filter((count) => count > 1)
}

const mostRepeated = (title: string, language: Language): number => Math.max(0, ...repeatedIn(title, language))

/** Short words that are written in capitals to be loud. */
const loud =
  /^(?:new|now|top|free|best|bad|big|hot|sale|wow|omg|stop|only|must|live|win|yes|neu|eil|ojo|gros|tout|todo|todos|solo|sólo|ora|mai|gran|sale|novo|nova|zero)$/

/** Short, and no word of general text, or else alone among words that are not in capitals: `UK`, `NHS`. */
const isAcronym = (raw: string, { term, form, stop }: Word, isAlone: boolean, language: Language): boolean =>
  !loud.test(form) &&
  ((raw.length <= 5 && language.pack.levels.length > 0 && language.weight(term) === rarest) || (isAlone && raw.length <= 4 && !stop))

/** Weight of what the background table does not hold. */
const rarest = 15

/** Checks whether a title is one of these, whatever its letters' case and its punctuation. */
export function isOneOf(titles: readonly string[]): (title: string) => boolean {
  const folded = new Set(titles.map(fold))
  return (title) => folded.has(fold(title))
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.:;,!?"'“”„«»‘’–—-]+/g, ' ')
    .trim()

function hasGoodForm(title: string, { mayAsk, isWritten, isOwn = false }: GuardContext, language: Language): boolean {
  if (title !== title.trim() || /\s\s/.test(title) || /[!！\n]/.test(title) || /[\u{1f000}-\u{1ffff}\u2600-\u27bf]/u.test(title))
    return false
  if (!mayAsk && /[?？؟]/.test(title)) return false
  // Greek asks with a semicolon
  if (/[,:–—-]$/.test(title) || (title.endsWith(';') && !(mayAsk && language.tag === 'el')) || /^[,:;.)]/.test(title)) return false
  if (/[()[\]“”„«»「」『』（）《》"'‘]/.test(title) && !hasPairs(title)) return false
  // an author who writes a rare short word so means its initials
  if (isWritten !== null && !language.unspaced) {
    const { words } = language.tokenize(title)
    const inCapitals = words.filter(({ start, end }) => isInCapitals(title.slice(start, end)))
    const isAlone = inCapitals.length * mostInCapitals <= words.length
    for (const word of inCapitals) {
      const raw = title.slice(word.start, word.end)
      if (!(isOwn && isAcronym(raw, word, isAlone, language)) && !isWritten(raw)) return false
    }
  }
  return true
}

const isInCapitals = (raw: string): boolean => raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase()

/** One word in so many at most may be an acronym. */
const mostInCapitals = 4

/** Single quotation marks; what looks like them inside or after a word is an apostrophe. */
const openingQuote = new RegExp(`${wordStart}['‘](?=[${letter}${number}])`, 'u')
const closingQuote = new RegExp(`(?<=[${letter}${number}.,])['’]${wordEnd}`, 'u')

/** Brackets and quotation marks come in pairs. */
function hasPairs(title: string): boolean {
  const quotes = title.includes('„') ? '„“' : '“”'
  for (const [open, close] of ['()', '[]', quotes, '«»', '「」', '『』', '（）', '《》']) {
    if (title.split(open!).length !== title.split(close!).length) return false
  }
  if (title.split(openingQuote).length > title.split(closingQuote).length) return false
  if ((title.match(/"/g) ?? []).length % 2 === 1) return false
  return true
}
