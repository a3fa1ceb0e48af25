import { lowerLetter, upperLetter } from '../languages/characters/characters.ts'
import { startsLower } from '../languages/characters/rarer-characters.ts'
import type { Language } from '../languages/language.ts'
import { titleIntent } from '../languages/title-intent.ts'

/** Share of what a title says that a part of it says, by weight of the words that the text takes up, 0–1; 0 without the most important one. */
export type ShareOf = (part: string) => number

/** Least share of what the title says that a part of it must say; of a main clause, which says what happened, less. */
const minSharePart = 0.6
const minShareClause = 0.4

/** Fewest content words of a part, words of an English clause, and words of a tail: a shorter one may name who says so, where or when. */
const minPart = 4
const minClause = 5
const minTail = 5

/** Words that mark the rest of a title as untrue, or as a person's finding. */
const labels =
  /fake|hoax|fals|fact|fakt|myth|mito|rumou?r|gerücht|bulo|satir|parod|lüge|mentira|bufala|survey|report|bericht|rapport|informe/i

/** Separators tried; a title with more is a list of words. */
const max = 6

const separators = /[:：]\s|\s[–—|»⋆•·-]\s/g

/** A question stays one whatever is around it. */
const asks = /[?？؟]$/

/** Nothing but a quotation. */
const quoted = /^[“„«"'‘].*[”“»"'’]$/

/** Intents of titles that are whole in their first part. */
const telling: ReadonlySet<string> = new Set(['how_to', 'review', 'comparison', 'definition'])

/**
 * Parts of a title that can stand for it, in the author's words: a how-to, a test, a question or in English a clause before a colon, dash or full
 * stop; a question after one, or what follows a quotation; the title without a last bracket; and in English the main clause. The rest of the front
 * stays: it may name who says so, and no list of verbs of saying is complete. Titles in languages without such lists are not cut.
 */
export function titleParts(title: string, shareOf: ShareOf, language: Language): readonly string[] {
  if (language.unspaced || !language.has('negations') || !language.has('conditions')) return []
  const parts: string[] = []
  const split = (head: string, tail: string): void => {
    if (asks.test(head) || (canLoseTail(tail, language) && isWhole(head, language))) parts.push(head.replace(/[.。]$/, ''))
    if (canLoseHead(head, tail, language)) parts.push(tail)
  }
  for (const { index, 0: mark } of [...title.matchAll(separators)].slice(0, max))
    split(title.slice(0, index).trim(), title.slice(index + mark.length).trim())
  const { sentences } = language.tokenize(title)
  if (sentences.length > 1) split(title.slice(0, sentences[0]!.end).trim(), title.slice(sentences[0]!.end).trim())
  const bare = withoutBracket(title)
  if (bare !== title && !isLimiting(title.slice(bare.length), language)) parts.push(bare)
  const clause = mainClause(title, language)
  return [
    ...parts.filter((part) => isEnough(part, language) && saysMost(part, title, language) && shareOf(part) >= minSharePart),
    ...(clause !== null && isEnough(clause, language) && shareOf(clause) >= minShareClause ? [clause] : []),
  ]
}

/** The title without a bracket at its end. */
function withoutBracket(title: string): string {
  if (!/[)\]]$/.test(title)) return title
  const inner = title.slice(0, -1)
  const from = 1 + Math.max(inner.lastIndexOf(')'), inner.lastIndexOf(']'))
  const open = inner.slice(from).search(/[([]/)
  return open === -1 ? title : inner.slice(0, from + open).trimEnd()
}

/** Enough words; of what is whole with few, one less. */
const isEnough = (part: string, language: Language): boolean => {
  const size = language.terms(part).length
  return size >= minPart || (size === minPart - 1 && (asks.test(part) || telling.has(titleIntent(part, language))))
}

/** Share of the title's content words that a part says, a question aside: editors found parts of fewer to say less (blind reading, method.md). */
const minShareSaid = 0.6

const saysMost = (part: string, title: string, language: Language): boolean =>
  asks.test(part) || language.terms(part).length >= minShareSaid * language.terms(title).length

/** The text holds a negation, a condition or a possibility, so that the words beside it depend on it. */
const isLimiting = (text: string, language: Language): boolean =>
  (['negations', 'conditions', 'modals'] as const).some((list) => language.find(list, text).length > 0)

/** True when the head holds without the tail: the tail neither asks, limits, takes back, nor names the speaker. */
const canLoseTail = (tail: string, language: Language): boolean =>
  language.tokenize(tail).count >= minTail &&
  !/[?？؟]/.test(tail) &&
  !labels.test(tail) &&
  !isLimiting(tail, language) &&
  language.opens('transitionWords', tail) === null &&
  language.find('sayingVerbs', tail).length === 0

/** The head makes a statement that needs no continuation: `Experts warn: …`, `What changes: …`. */
function isWhole(head: string, language: Language): boolean {
  const isHowTo = titleIntent(head, language) === 'how_to'
  if (!endsWhole(head, language) || (!isHowTo && language.opens('questionWords', head) !== null)) return false
  return telling.has(titleIntent(head, language)) || (language.tag === 'en' && verbByPlace.test(head))
}

function endsWhole(head: string, language: Language): boolean {
  const last = language.tokenize(head).words.at(-1)
  return last !== undefined && !last.stop && !/[,;]$/.test(head) && language.find('sayingVerbs', head).length === 0
}

/** True when the tail needs nothing of the head: it is a question, or the news behind a quotation. */
const canLoseHead = (head: string, tail: string, language: Language): boolean =>
  !startsLower(tail.replace(/^[¿¡"“„«'‘]+/, '')) &&
  language.find('thirdPerson', tail).length === 0 &&
  language.opens('referenceOpeners', tail) === null &&
  (asks.test(tail) || quoted.test(head))

/** English words after which only a circumstance or a reason follows. */
const circumstances =
  /(?<!\b(?:look|looks|looked|looking|named|go|goes|went|come|comes|came|shortly|soon|days?|weeks?|months?|years?|hours?|minutes?),?) (?:after|ahead of|amid|because of|because|despite|due to|following|as (?=(?:he|she|it|they|we)\s)) ?/i

/** English words after which a clause has not yet said what it is about. */
const openClause = /\b(?:who|which|that|how|why|when|where|what|every|only|says?|said)\b/i

const verbByPlace = new RegExp(`${lowerLetter}{2,} ${upperLetter}?${lowerLetter}{2,}(?:s|ed)(?= |$)`, 'iu')

/** The part of an English title before its first circumstance; null: it has none, or the clause may need it. */
function mainClause(title: string, language: Language): string | null {
  if (language.tag !== 'en' || language.opens('questionWords', title) !== null) return null
  const at = circumstances.exec(title)?.index
  if (at === undefined) return null
  const clause = title.slice(0, at).replace(/,$/, '')
  if (language.tokenize(clause).count < minClause || isLimiting(clause, language) || openClause.test(clause)) return null
  return verbByPlace.test(clause) && endsWhole(clause, language) && !/[:,;–—]/.test(clause) ? clause : null
}
