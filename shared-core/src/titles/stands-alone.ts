import { opensWithReference } from '../answers/answer-questions.ts'
import { letter, lowerLetter, upperLetter } from '../languages/characters.ts'
import type { Language, Word } from '../languages/language.ts'
import { isVerb, mayHaveVerb, verbsOf } from './title-clauses.ts'

/** Networks by name: a sentence with two of them tells where to follow the site. */
const networks = /\b(?:Facebook|Instagram|Twitter|YouTube|TikTok|WhatsApp|Telegram|LinkedIn|Pinterest|Snapchat|Spotify)\b/g

/** `It’s`, `they've`, `here’s`: what stands before the apostrophe points back as it does alone. */
const contraction = new RegExp(`(?<=${letter})['’](?:s|re|ll|ve|d|m)(?!${letter})`, 'gu')

/** An English opening without a subject, before a clause that has none either: `Rebranded as a service, it …`. */
const fallsBack = new RegExp(
  String.raw`^(?:For|To|With|As|In|On|At|After|Before|When|While|Once|If|${upperLetter}${lowerLetter}+(?:ed|ing)) [^,]*, (?:it|its|he|she|they|his|her|their)\s`,
  'u',
)

/** Words of an opening that ends with a comma (`A short time later, …`, `Coincidentally, …`). */
const longestOpening = 5

/**
 * Whether a sentence, or what is left of one, says what it says without its neighbours: it does not point back, names whom it speaks of
 * before it says `he`, is no half of a comparison or ellipsis, has a verb where the language lets one be told by form, and is no note of where
 * to follow the site. `mayCommand`: an instruction is a title of its article, as in how-tos.
 */
export const standsAlone = (sentence: string, mayCommand: boolean, language: Language): boolean =>
  language.recall(sentence, mayCommand ? isWhole : isWholeStatement)

/** The same for a sentence that may not tell what to do. */
const isWholeStatement = (sentence: string, language: Language): boolean =>
  language.recall(sentence, isWhole) && (language.unspaced || mayHaveVerb(sentence, language))

function isWhole(sentence: string, language: Language): boolean {
  const plain = language.tag === 'en' ? sentence.replace(contraction, '') : sentence
  if (opensWithReference(plain, language) || language.find('deictics', plain).length > 0) return false
  if (language.tag === 'en' && fallsBack.test(plain)) return false
  if (new Set(sentence.match(networks)).size > 1) return false
  if (language.unspaced) return true
  const { words } = language.tokenize(sentence)
  const last = words.at(-1)
  if (last === undefined) return false
  if (isElliptic(last, sentence, language)) return false
  if (language.tag === 'en' && isHalf(sentence, language)) return false
  const [pronoun] = language.find('thirdPerson', sentence)
  const named = words.find(({ stop }) => !stop)
  if (pronoun !== undefined && (named === undefined || named.start > pronoun.start)) return false
  const comma = sentence.search(/[,،]/)
  return comma < 0 || pronoun === undefined || words.filter(({ end }) => end <= comma).length > longestOpening
}

/** Languages whose sentences end with the verb, auxiliary or not. */
const verbLast: ReadonlySet<string> = new Set(['de', 'nl', 'tr', 'hi'])

/** What follows an auxiliary or a negation is left out: `Reaching Mars hasn’t`. */
function isElliptic(last: Word, sentence: string, language: Language): boolean {
  if (!last.stop || verbLast.has(language.tag)) return false
  const isNegation = language.contains('negations', last.form) || /n['’]t$/.test(sentence.slice(last.start, last.end))
  return isNegation || language.contains('modals', last.form) || (language.tag === 'en' && isVerb(last.form))
}

const relative = /\s(?:who|which|that)\s/g

/** An English clause whose verb is missing: `A man who called the office`, `It is said that many people`. */
function isHalf(sentence: string, language: Language): boolean {
  if (sentence.search(relative) < 0) return false
  const from = [...sentence.matchAll(relative)].at(-1)!.index
  const verbs = verbsOf(sentence, language)
  const after = verbs.filter(({ start }) => start > from).length
  return after === 0 || verbs.length < 2
}
