import { opensWithReference } from '../answers/answer-questions.ts'
import { letter, lowerLetter, number, upperLetter } from '../languages/characters.ts'
import type { Language, Word } from '../languages/language.ts'
import { limits } from './guard-title.ts'

/** With single spaces between words and none around. */
export const tidy = (text: string): string => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

export function capitalize(text: string): string {
  const [first = ''] = text
  const capital = first.toUpperCase()
  return capital === first ? text : capital + text.slice(first.length)
}

/** UTF-16 units of a sentence worth cutting. */
const longestSentence = 400

/** Addresses, times of day, credits and calls to subscribe: notes of a page rather than sentences of an article. */
const notes =
  /https?:|www\.|@|\/\/|[0-9]:[0-9]|\||…|\.\.\.|[©®™#]|\b(?:newsletters?|subscri\w+|cookies?|inbox|sign up|click here|read more|as follows|please note|note that)\b/i

/** A number of a list, a mark that something else closes, or a small letter. */
const opensOdd = new RegExp(String.raw`^[0-9]+[-.)]|^["“”„«»'‘([–—\-${lowerLetter}]`, 'u')

/**
 * A sentence of running text: it ends like one, opens with a word or number, and has no label (`Editors' note: …`). Thai and its
 * like have no sentence marks.
 */
export function isPlainSentence(sentence: string, language: Language): boolean {
  const text = tidy(sentence)
  if (language.pack.script !== 'cluster' && !/[.。।。॥۔።]["”»']?$/.test(text)) return false
  if (notes.test(text) || opensOdd.test(text)) return false
  const label = /^([^:：]*)[:：]/.exec(text)
  if (label !== null && language.tokenize(label[1]!).words.filter(({ stop }) => !stop).length < 3) return false
  return true
}

/** Words that join clauses, where a comma before them ends a clause; `against`: they set one against the other. */
const joins: Readonly<Partial<Record<string, { readonly on: RegExp; readonly against: RegExp }>>> = {
  en: { on: /^and\s/, against: /^(?:but|yet|so)\s/ },
  de: { on: /^und\s/, against: /^(?:aber|doch|denn)\s/ },
  nl: { on: /^en\s/, against: /^(?:maar|want)\s/ },
}

/** Words before a sentence that belong to no clause: `But officials disagree`. */
const openers: Readonly<Partial<Record<string, RegExp>>> = {
  de: new RegExp(String.raw`^(?:Aber|Und|Denn)\s(?=${upperLetter}|d(?:er|ie|as)\s)`, 'u'),
  en: /^(?:But|And|So|Yet)\s/,
  es: /^(?:Pero|Y)\s/,
  fr: /^(?:Mais|Et)\s/,
  it: /^(?:Ma|E)\s/,
  nl: /^(?:Maar|En|Want)\s/,
  pt: /^(?:Mas|E)\s/,
  ru: /^(?:Но|А|И)\s/,
}

/** Insertions between commas that may be left out: clauses that add to a name, and in English appositions. German ones look like those that a sentence needs. */
const insertions: Readonly<Partial<Record<string, RegExp>>> = {
  en: /(?<=^[^,]{6,}), (?:[0-9]{1,3}|meanwhile|however|too|though|for example|for instance|(?:who|which|whose|an?|in|at|on|during|along with|including) [^,]{3,90}), (?!(?:and|or)\s)/,
  es: /(?<=^[^,]{6,}), (?:que|quien|quienes) [^,]{3,90}, (?!(?:y|o)\s)/,
  fr: /(?<=^[^,]{6,}), (?:qui|dont) [^,]{3,90}, (?!(?:et|ou)\s)/,
  it: /(?<=^[^,]{6,}), (?:che|il quale|la quale) [^,]{3,90}, (?!(?:e|o)\s)/,
  pt: /(?<=^[^,]{6,}), (?:que|cujo|cuja) [^,]{3,90}, (?!(?:e|ou)\s)/,
}

/** What English puts after a thing that has happened; the part before stays true. `Looks after`, `named after` need it. */
const circumstance =
  /(?<!\b(?:look|looks|looked|looking|named|go|goes|went|come|comes|came|shortly|soon|days?|weeks?|months?|years?|hours?|minutes?)),? (?:after|ahead of|along with|amid|as part of|as well as|because of|despite|due to|during|following|in addition to|in response to) /

/** English words that can only be, or nearly always are, the verb of a clause. */
const verbs = new Set(
  'is are was were has have had do does did will would can could should may might must am says said took made came went got gave found told left kept held led met paid sent built bought brought won lost ran rose fell grew began became wrote spoke saw knew thought felt heard broke chose drew drove flew sold shot stood struck taught threw makes takes gives gets keeps needs costs helps means shows lasts'.split(
    ' ',
  ),
)

/** Told by the form of an English word. */
export const isVerb = (form: string): boolean => (form.length > 3 && form.endsWith('ed')) || verbs.has(form)

/** Words of an English clause that can be told to be its verbs by their form. */
export const verbsOf = (clause: string, language: Language): readonly Word[] =>
  language.tokenize(clause).words.filter(({ form }) => isVerb(form))

/** An English clause has a verb that can be told by its form; other languages have no such test here. */
export const hasVerb = (clause: string, language: Language): boolean => language.tag !== 'en' || verbsOf(clause, language).length > 0

const verbByPlace = new RegExp(
  [
    String.raw`(?:[${letter}${number}]|°C) (?<!\b(?:the|of|for|and|or|in|with|to|a|an) )${lowerLetter}{2,}(?!s)${lowerLetter}s ${letter}`,
    `(?<!${letter})(?:I|[Ww]e|[Yy]ou|[Tt]hey) ${lowerLetter}{2,}`,
  ].join('|'),
  'u',
)

/** The same, or an English word that may be one by its place: `loses` after a noun, `use` after `I`. */
export const mayHaveVerb = (clause: string, language: Language): boolean => hasVerb(clause, language) || verbByPlace.test(clause)

/** What is added to a whole clause after its only comma: `…, missing the forecast`, `…, including two ministers`, `…, who fled`. */
const additions: Readonly<Partial<Record<string, RegExp>>> = {
  en: /, (?:including|such as|especially|whose|who|where|[a-z]{3,}ing) |, (?:an?|[a-z]{3,}ed|given|held|known|led|made|seen|taken) (?!.* and )/,
  es: /, (?:que|quien|quienes|donde|lo que|cuyo|cuya|incluid[oa]s?|[a-záéíóú]{2,}(?:ando|iendo)) /,
  fr: /, (?:qui|dont|où|notamment|ce qui|ce que) /,
  it: /, (?:che|dove|tra cui|il che|compres[oaie]|[a-z]{2,}(?:ando|endo)) /,
  pt: /, (?:que|onde|o que|cujo|cuja|incluindo|[a-záéíóú]{2,}(?:ando|endo|indo)) /,
}

/** A second thing that the subject does, told by a verb right after `and`; what stands before is whole. */
const secondVerb: Readonly<Partial<Record<string, RegExp>>> = {
  en: /(?<=[a-z0-9%]) (?:and|but) (?=(?:[a-z]{3,}ed|is|are|was|were|has|have|had|will|can|could|would|took|made|came|went|gave|found|told|left|kept|held|led|met|paid|sent|built|bought|won|lost|rose|fell|began|became|wrote|saw|sold) )/,
  es: / y (?=[a-záéíóúñ]{2,}ó )/,
  fr: / et (?=(?:a|ont|est|sont) )/,
  it: / e (?=(?:ha|hanno|è|sono) )/,
  pt: / e (?=[a-záéíóúç]{2,}(?:ou|eu|iu) )/,
}

/** It tells of something that happened. */
const isPast = (clause: string, language: Language): boolean =>
  language
    .tokenize(clause)
    .words.some(({ form }) => /^(?:was|were|had|did|has|have|.{2,}ed|took|made|came|won|lost|fell|rose|found|said)$/.test(form))

/**
 * `strong`: a clause ends there; only what follows at once can limit it. `reason`: a reason or addition follows. `weak`: what follows
 * may limit what stands before, so neither may hold a condition or a negation.
 */
interface Cut {
  readonly at: number
  readonly kind: 'strong' | 'reason' | 'weak'
  /** What stands before it may be less than a clause. */
  readonly needsVerb?: boolean
}

/**
 * The sentence and what stands before its punctuation and cutting words, as far as it may fit. Datelines, brackets, insertions and
 * openers are left out. A part of a sentence with a condition or a negation could claim what the whole does not, so it is kept only
 * where neither can reach it. Sentences that point back are left out.
 *
 * A comma ends a clause only before a joining word or in Chinese and Japanese: elsewhere it may close an opening phrase (`After the war,`), an
 * apposition or an item of a list. A title, which has no such phrases, is cut at the first comma when no colon or dash stands before it.
 */
export function clausesOf(sentence: string, kind: 'sentence' | 'title', language: Language): readonly string[] {
  if (sentence.length > longestSentence) return []
  const bare = kind === 'title' ? tidy(sentence) : withoutInsertions(sentence, language)
  const whole = withoutOpener(bare, language).replace(/[.。।]+$/, '')
  if (whole === '' || /[?？؟]$/.test(whole) || opensWithReference(whole, language)) return []
  const limit = language.pack.script === 'han' ? limits.fullWidthLongest : limits.longest
  const clauses: string[] = []
  if (whole.length <= limit && !endsOpen(whole, whole.length, language)) clauses.push(whole)
  // `When the dough has grown which …`: the main clause is still to come
  const opensLow = (['leadIns', 'conditions', 'clauseCuts'] as const).some((list) => language.opens(list, whole) !== null)
  for (const { at, kind: cut, needsVerb } of kind === 'title' ? titleCuts(whole, language) : sentenceCuts(whole, language)) {
    if (at <= 0 || at > limit) continue
    const clause = whole.slice(0, at).replace(/[\s,]+$/, '')
    if (clause === '' || clauses.includes(clause) || endsOpen(whole, clause.length, language)) continue
    if (isLimited(clause, whole.slice(at), cut, language)) continue
    if (opensLow && !/[,،，]/.test(clause)) continue
    if (needsVerb === true && (!hasVerb(clause, language) || (whole[at] === ':' && language.find('sayingVerbs', clause).length > 0)))
      continue
    clauses.push(clause)
  }
  return clauses
}

function titleCuts(whole: string, language: Language): readonly Cut[] {
  const cuts = marks(whole)
  const comma = /[,،、](?=\s)/.exec(whole)
  if (comma !== null && !/[:：–—]/.test(whole.slice(0, comma.index))) cuts.push(comma.index)
  for (const range of language.find('clauseCuts', whole)) cuts.push(range.start)
  return cuts.map((at) => ({ at, kind: 'weak' }))
}

/** Cutting words after which only a reason or an addition follows. */
const reasons = new Set(['which', 'because', 'porque', 'parce', 'perché'])

/** Thai and its like set a space after a clause, and around numbers and repetition marks. */
const clauseSpace = /^.{20,}?[^\s0-9](?=\s[^\s0-9ๆ])/

const byDoing = new RegExp(`(?<=[${letter}${number}]{3}) by (?=[a-z]{2,}ing )`, 'u')

function sentenceCuts(whole: string, language: Language): readonly Cut[] {
  const cuts: Cut[] = marks(whole).map((at) => ({ at, kind: /[,，،]/.test(whole[at]!) ? 'weak' : 'strong' }))
  const comma = /[,،、](?=\s)/.exec(whole)
  if (comma !== null) {
    const rest = whole.slice(comma.index + 1).trimStart()
    const words = joins[language.tag]
    if (words?.on.test(rest)) cuts.push({ at: comma.index, kind: 'strong', needsVerb: true })
    else if (words?.against.test(rest) || (['clauseCuts', 'transitionWords'] as const).some((list) => language.opens(list, rest) !== null))
      cuts.push({ at: comma.index, kind: 'weak' })
  }
  for (const { start, end } of language.find('clauseCuts', whole)) {
    const word = whole.slice(start, end).toLowerCase()
    cuts.push({ at: start, kind: reasons.has(word) ? 'reason' : 'weak', needsVerb: word === 'which' })
  }
  if (language.tag === 'en') {
    const after = circumstance.exec(whole)
    if (after !== null && isPast(whole.slice(0, after.index), language)) cuts.push({ at: after.index, kind: 'weak' })
  }
  if (language.pack.script === 'cluster') {
    const space = clauseSpace.exec(whole)
    if (space !== null) cuts.push({ at: space[0].length, kind: 'strong' })
  }
  const means = language.tag === 'en' && whole.includes(' by ') ? byDoing.exec(whole) : null
  if (means !== null) cuts.push({ at: means.index, kind: 'reason', needsVerb: true })
  const second = secondVerb[language.tag]?.exec(whole)
  if (second != null) cuts.push({ at: second.index, kind: 'weak', needsVerb: true })
  const only = whole.indexOf(',')
  // after a further comma the sentence might go on
  const added = only >= 0 && whole.indexOf(',', only + 1) < 0 ? additions[language.tag]?.exec(whole) : null
  if (added != null) cuts.push({ at: added.index, kind: 'reason', needsVerb: true })
  return cuts
}

const mark = /[;:](?=\s)|\s[–—](?=\s)|[；：，؛]|\s\(/g

const marks = (whole: string): number[] => (whole.search(mark) < 0 ? [] : [...whole.matchAll(mark)].map(({ index }) => index))

/** What is left out could limit what is kept. */
function isLimited(kept: string, rest: string, kind: Cut['kind'], language: Language): boolean {
  const limiting = (text: string): number =>
    Math.min(...(['conditions', 'negations'] as const).map((list) => language.find(list, text)[0]?.start ?? Number.POSITIVE_INFINITY))
  if (kind === 'strong') return limiting(rest) < 16
  if (kind === 'reason') return language.find('negations', kept).length > 0
  return limiting(kept) < Number.POSITIVE_INFINITY || limiting(rest) < Number.POSITIVE_INFINITY
}

/** What English news puts before a sentence to say when or where somebody speaks or acts. */
const setting = new RegExp(
  `^(?:As part of|In an? (?:statement|interview|letter|speech|tweet|release)|At an? (?:press|news) conference|On (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Later|Earlier|Last|This (?:week|month|year))[^,]{0,70}, (?=${upperLetter}|(?:the|an?) )`,
  'u',
)

/** English news names the day anywhere in a sentence. */
const weekday =
  /(?:(?<=[a-z]) on |(?<=\s[a-z]+)(?<!\b(?:last|next|this|every|each|by|until|from|on|of|and|to|a|the|or)) )(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: (?:morning|afternoon|evening|night))?(?= [a-z]|\.)/

const dateline = new RegExp(
  String.raw`^(?:${upperLetter}[${letter} .,/]{0,40}\([^()]{2,20}\)|${upperLetter}{3,}[${letter} .,']{0,40}|\([^()]{2,20}\))\s*[–—-]{1,2}\s+`,
  'u',
)

/** Without dateline (`BERLIN (AP) — `), brackets and insertions. */
export const withoutInsertions = (sentence: string, language: Language): string => language.recall(sentence, leaveOutInsertions)

function leaveOutInsertions(sentence: string, language: Language): string {
  const whole = tidy(sentence)
  const timeless = language.tag === 'en' ? whole.replace(setting, '').replace(weekday, '') : whole
  let text = timeless.replace(dateline, (line) => (/[–—]/.test(timeless.slice(line.length)) ? line : ''))
  text = capitalize(text)
  if (/[(（]/.test(text)) text = text.replace(/\s*\([^()]*\)|\s*（[^（）]*）/g, '')
  text = text.replace(/\s[–—]\s[^–—]+\s[–—]\s/, ' ')
  const insertion = insertions[language.tag]
  if (insertion === undefined || !text.includes(',') || language.opens('leadIns', text) !== null) return text
  return text.replace(insertion, ' ').replace(insertion, ' ')
}

/**
 * The last word before the cut calls for another one: a stop word (`a mix of flour and water in`), an abbreviation or initial whose
 * full stop was taken for an end (`In a Nov`), or the day of a date (`was born on the 28`).
 */
function endsOpen(sentence: string, cut: number, language: Language): boolean {
  if (language.unspaced) return false
  const { words } = language.tokenize(sentence)
  let at = words.length - 1
  while (at >= 0 && words[at]!.end > cut) at -= 1
  const last = words[at]
  if (last === undefined) return false
  const endsText = cut >= sentence.trimEnd().length
  if (/^[0-9]{1,2}$/.test(last.form) && words[at - 1]?.stop === true) return true
  if ((last.form.length === 1 && !/[0-9]/.test(last.form)) || language.contains('abbreviations', last.form)) return true
  return !endsText && last.stop
}

/** `However, heat pumps need room` → `Heat pumps need room`. */
function withoutOpener(sentence: string, language: Language): string {
  const opener = openers[language.tag]?.exec(sentence)
  if (opener != null) return capitalize(sentence.slice(opener[0].length))
  const comma = sentence.search(/[,،，]/)
  if (comma < 0 || comma > 30) return sentence
  return language.opens('transitionWords', sentence)?.end === comma ? capitalize(sentence.slice(comma + 1).trim()) : sentence
}

/** Small words that stand inside names. */
const nameJoins = /^(?:and|of|the|for|und|von|der|y|de|del|la|et|du|e|di|da|do|en|van)$/

/** Nothing but names and numbers (`Emirates President Tim Clark`, `Bruins 5, Devils 1`), in a script that tells names. */
export function isOnlyNames(text: string, language: Language): boolean {
  if (language.unspaced || text.toLowerCase() === text.toUpperCase()) return false
  return language
    .tokenize(text)
    .words.every(({ start, form }) => text[start] !== text[start]!.toLowerCase() || /^[0-9]/.test(form) || nameJoins.test(form))
}

/** Words of a sentence that may stand after a topic. */
const leastWords = 4

/** Languages whose sentences always name who acts, so that they can stand after a topic; of others, sentences that open with an article can. */
const namesSubject = /^(?:de|en|nl|fr|da|sv|nb|nn|is)$/
const articles: Readonly<Partial<Record<string, RegExp>>> = {
  ca: /^(?:El|La|Els|Les|Un|Una)\s/,
  es: /^(?:El|La|Los|Las|Un|Una)\s/,
  gl: /^(?:O|A|Os|As|Un|Unha)\s/,
  it: /^(?:Il|Lo|La|I|Gli|Le|Un|Uno|Una)\s|^L'/,
  pt: /^(?:O|A|Os|As|Um|Uma)\s/,
}

/** `Topic: sentence` reads well: the sentence has a subject of its own and says something of it. */
export function canFollowTopic(clause: string, language: Language): boolean {
  const { words } = language.tokenize(clause)
  const last = words.at(-1)
  if (words.length < leastWords || last === undefined || language.contains('sayingVerbs', last.form) || /[:：]/.test(clause)) return false
  return namesSubject.test(language.tag) || (articles[language.tag]?.test(clause) ?? false)
}
