import type { ArticleText } from '../../answers/article-text.ts'
import { lowerLetter, upperLetter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import { isCut } from '../../signals/title/shown-part.ts'
import type { Subject } from '../from-text/subject-phrase.ts'
import { isFirst, kindOfLead, type Leading, leadingSubjects } from './opening-subject.ts'
import type { OpeningWords } from './opening-words.ts'

const limits = {
  /** Code points of a title; its width ends it. */
  least: 25,
  leastUnspaced: 12,
  /** Words behind the subject, and what they say besides it. */
  said: 3,
  terms: 2,
  /** Subjects of which one must open the text. */
  subjects: 3,
} as const

/** Lists whose words are in no sentence that stands for its text. */
const empty = ['announcements', 'promotionalPhrases', 'fillerPhrases', 'baitPhrases', 'firstPerson', 'secondPerson'] as const

/**
 * The title that the opening gives, in its words: of the first sentence that begins with the subject of the text, `X: Y` of a definition, else
 * the main clause, whole or cut at a border of its clauses.
 */
export function openingTitles(
  text: ArticleText,
  subjects: readonly Subject[],
  known: OpeningWords | null,
  language: Language,
): readonly string[] {
  const [lead] = leadingSubjects(text, known, language)
  if (lead === undefined || !isFirst(lead)) return []
  const subject = subjects.slice(0, limits.subjects).find((own) => isAbout(lead, own))
  return subject === undefined ? [] : [titleOf(lead, subject.isSure, known, language)].flatMap((title) => title ?? [])
}

const isAbout = ({ entry, start, end, head }: Leading, subject: Subject): boolean =>
  head.term === subject.term || (entry === subject.entry && start < subject.end && subject.start < end)

const startsSmall = new RegExp(`^${lowerLetter}`, 'u')

const sentenceOf = ({ entry, sentence }: Leading): string => entry.block.text.slice(sentence.start, sentence.end).trim()

/** Of a sentence about the subject of the text; null: nothing of it fits. */
export function titleOf(lead: Leading, isSure: boolean, known: OpeningWords | null, language: Language): string | null {
  if (!/[.。]$/.test(sentenceOf(lead))) return null
  return definitionOf(lead, known, language) ?? clauseOf(lead, known, isSure, language)
}

/** The sentence quotes, asks, or mentions writer or reader. */
export const isEmpty = (title: string, language: Language): boolean =>
  /["“”„«»「」()[\]:;?!\n]/.test(title) || empty.some((list) => language.find(list, title).length > 0)

/** A relative pronoun, whose clause was cut. */
const relative = /,? (?:die|der|das|den|dem|welche[rs]?|which|that|who|qui|que|où|che|cui|dat|która|który|które|som)$/

/** `Oakline Rise: electric standing desk with a top of solid European oak` */
function definitionOf(lead: Leading, known: OpeningWords | null, language: Language): string | null {
  const kind = known === null ? null : kindOfLead(lead, known, language)
  if (kind === null) return null
  const { text } = lead.entry.block
  const said = text.slice(kind.start, lead.sentence.end).trim().replace(/\.$/, '')
  const name = text.slice(lead.start, lead.end)
  const colon = language.tag.startsWith('fr') ? '\u00a0: ' : ': '
  const ends = bordersOf(said, known!, language)
  // what it is for, or has, may go
  const purpose = said.search(known!.purpose)
  return fitting(
    (purpose > 0 ? [...ends, purpose] : ends)
      .map((end) => said.slice(0, end).replace(relative, ''))
      .filter((kindOf) => !isEmpty(kindOf, language) && language.find('superlatives', kindOf).length === 0)
      .map((kindOf) => upperFirst(name) + colon + kindOf),
    name,
    language,
  )
}

/** A quality, because a participle is not one; a word may be before the verb. */
const general = /^(?:\S+ )?(?:(?:is|are) |(?:can|may|might|could) be )(?!\S+(?:ed|en|ing) |(?:an?|the|not|now|to) )/

/** A person with an age, whom a text introduces before it tells what happened: `Ana Lukić, 34, is a baker`. */
const introduced = new RegExp(
  `^${upperLetter}[^,]{1,40}, \\(?\\d{1,3}\\)?(?: (?:years old|Jahre alt|ans|años|anni|anos|jaar|lat|år|лет))?, `,
  'u',
)

/** What a firm has done for long introduces it, and is no news: `ripara biciclette dal 1974`. */
const sinceYear = / (?:since|for over|seit(?: dem jahr)?|depuis|desde(?: el año)?|dal|sinds|od(?: roku)?|sedan|с) (?:1[5-9]|20)\d\d(?!\d)/i

/** The main clause: `Maren Halloway keeps 140 hives on the moors above Castleton`. */
function clauseOf(lead: Leading, known: OpeningWords | null, isSure: boolean, language: Language): string | null {
  const whole = withoutBrackets(sentenceOf(lead).replace(/[.。]$/, ''))
  if (introduced.test(whole) || sinceYear.test(whole)) return null
  const offset = lead.end - lead.sentence.start
  const fittingOf = (titles: readonly string[]): string | null =>
    fitting(
      // what was so today is no title of tomorrow
      titles.filter((title) => !isEmpty(title, language) && known?.lede.day.test(title) !== true),
      lead.text,
      language,
    )
  if (known === null) return fittingOf([whole])
  if (lead.opens !== null && known.pointing.test(lead.opens.form)) return null
  // a sentence about one of a kind says what is common, save with a figure: `A wooden blind rarely wears out`
  if (lead.opens !== null && known.indefinite.test(lead.opens.form) && !hasFigure(lead, language)) return null
  const bare = withoutAside(whole, offset, known)
  const said = bare.slice(offset).trimStart()
  const words = said.split(/[ \u00a0]/)
  const verb = words.find((word) => !known.between.test(word)) ?? ''
  // a story about a person who may only be an example gives no title
  if (!isSure && known.past.test(verb)) return null
  // a clause that goes on with a preposition has its verb further down
  // `The officers involved in …` has its verb further down, too
  const isParticiple = language.tag === 'en' && /ed$/.test(verb) && known.noVerb.test(words[words.indexOf(verb) + 1] ?? '')
  // that something is good, or may be, is no news of it
  const isGeneral = language.tag === 'en' && general.test(said) && !/[0-9]/.test(said)
  if (isGeneral) return null
  const isPlain = startsSmall.test(verb) && !known.noVerb.test(verb) && !/,$/.test(verb) && !isParticiple
  const ends = isPlain ? bordersOf(said, known, language) : []
  const clauses = ends.map((end) => bare.slice(0, bare.length - said.length + end))
  const front = frontText(lead)
  // a day may go from which a fact holds, and no other condition
  const isFree = lead.front?.isValidFrom ?? true
  return fittingOf([...(isFree ? [whole, bare, ...clauses] : []), ...(front === '' ? [] : clauses.map((clause) => front + clause))])
}

const hasFigure = ({ entry: { tokens }, sentence, end }: Leading, language: Language): boolean =>
  tokens.words.some(
    ({ form, start }) => start > end && start < sentence.end && (/[0-9]/.test(form) || language.contains('numberWords', form)),
  )

const frontText = ({ entry, sentence, front }: Leading): string =>
  entry.block.text.slice(sentence.start - (front?.end ?? 0), sentence.start)

const withoutBrackets = (sentence: string): string => sentence.replace(/ \([^()]{1,60}\)/g, '')

/** The longest that fits and says something besides its subject. */
export const fitting = (titles: readonly string[], subject: string, language: Language, terms: number = limits.terms): string | null =>
  titles
    .map(upperFirst)
    .filter((title) => {
      const named = new Set(language.terms(subject))
      return (
        [...title].length >= (language.unspaced ? limits.leastUnspaced : limits.least) &&
        !isCut(title, language) &&
        language.terms(title).filter((term) => !named.has(term)).length >= terms
      )
    })
    .sort((a, b) => b.length - a.length)[0] ?? null

export const upperFirst = (text: string): string => {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Without the apposition between commas behind the subject: `Saint-Orven, a small port, is seen in two days`. */
function withoutAside(sentence: string, from: number, known: OpeningWords): string {
  if (sentence[from] !== ',') return sentence
  const close = sentence.indexOf(', ', from + 1)
  if (close < 0) return sentence
  const [next = ''] = sentence.slice(close + 2).split(' ')
  return startsSmall.test(next) && !known.noVerb.test(next) && !known.determiners.test(next)
    ? sentence.slice(0, from) + sentence.slice(close + 1)
    : sentence
}

/** Ends with an hour, a day or a person to whom more may belong: `until noon`, `bis 12 Uhr`, `até sexta`. */
const ofTime =
  /(?:^| )(?:until|till|by|before|from|after|at|bis|ab|vor|um|hasta|antes|desde|jusqu\S*|avant|dès|fino|entro|dalle|tot|vanaf|até|antes|a partir) (?:(?:the|à|a|al|alle|las?|le|il|o|as|às|el|de[nmr]?|zum) )?(?:[0-9]{1,2}(?:[:.][0-9]{2})?(?: ?(?:am|pm|Uhr|h|uur|horas|heures|ore))?|noon|midnight|mittags?|mediodía|midi|mezzogiorno|meio-dia|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta)$/

/** Where a second predicate begins, which has its own condition: `and will not open until …`; the end of the statement where there is none. */
function secondPredicate(said: string, { bareClause, and }: OpeningWords): number {
  const at = bareClause === null ? -1 : said.search(bareClause)
  const isSecond = at >= 0 && said.startsWith(` ${and} `, at) && !/^ \S+ (?:to|à|a) /.test(said.slice(at))
  return isSecond ? at : said.length
}

/** Words of a predicate that say nothing without the clause behind them: `zeigt ab Dezember, wie …`. */
const mostOfVerb = 4
const objectClause =
  /^,? (?:wie|dass|ob|was|warum|how|that|what|whether|why|que|comment|pourquoi|ce qu[ei’']|che|come|perché|cómo|qué|dat|hoe|waarom|att|hur|varför|at|hvordan|że|jak|dlaczego)(?= )/i
const lacksObject = (said: string, end: number): boolean =>
  (objectClause.test(said.slice(end)) && said.slice(0, end).split(' ').length <= mostOfVerb) || infinitive.test(said.slice(end))

/** What somebody decides or plans to do: `beschlossen, den Beitrag zu erhöhen`. */
const infinitive = /^, (?!um |ohne |statt |anstatt )[^,]* (?:zu [a-zäöüß]+n|[a-zäöüß]{2,}zu[a-zäöüß]{3,}n)(?=$|[ ,.])/

/** A span of days goes on: `de 2 de março | a 24 de abril`. */
const isInside = (said: string, end: number): boolean =>
  /^ (?:to|until|till|al?|au|à|hasta|ao|até|fino|bis|tot) /.test(said.slice(end)) &&
  / (?:from|del?|du|dal?|vom|van|desde|d[oe]) (?:[0-9]|[a-zé]+ [0-9])[^,]{0,20}$/.test(said.slice(0, end))

/** Until when. */
const until = / (?:until|bis|hasta|jusqu\S*|fino|tot|até)(?= )/g

/** Places at which a predicate may end: before a clause or a speaker, and before a date. */
export function bordersOf(
  said: string,
  known: OpeningWords,
  language: Language,
  own: { readonly ends: readonly (RegExp | null)[]; readonly said: number } = { ends: [], said: limits.said },
): readonly number[] {
  const ends = [said.length]
  for (const { index } of said.matchAll(/, /g)) {
    // the items of a list have commas, too: only a clause may go, and who says so
    const rest = said.slice(index + 2)
    const isSecond = rest.startsWith(`${known.and} `) && !said.slice(0, index).includes(',')
    if (isSecond || known.clause.test(rest) || language.find('sayingVerbs', rest.split(',')[0]!).length > 0) ends.push(index)
  }
  for (const pattern of [known.bareClause, known.afterParticiple]) {
    const at = pattern === null ? -1 : said.search(pattern)
    if (at > 0) ends.push(said[at - 1] === ',' ? at - 1 : at)
  }
  for (const end of [known.date, ...own.ends])
    if (end !== null) for (const { index } of said.matchAll(end)) if (index > 0) ends.push(said[index - 1] === ',' ? index - 1 : index)
  const secondAt = secondPredicate(said, known)
  const isContested = known.contested.test(said)
  return ends.filter((end) => {
    // without its condition the sentence would say more than the text; that of a second predicate is its own
    // `open until noon`, of which the day is gone, would be noon of another
    if (end < said.length && (ofTime.test(said.slice(0, end)) || lacksObject(said, end) || isInside(said, end))) return false
    const first = said.slice(end, Math.max(end, secondAt))
    if (known.condition.test(first + said.slice(end + first.length).replace(until, ''))) return false
    if (isContested && language.find('sayingVerbs', said.slice(end)).length > 0) return false
    const { words } = language.tokenize(said.slice(0, end))
    const last = words.at(-1)
    return words.length >= own.said && last !== undefined && !known.noVerb.test(last.form) && !known.determiners.test(last.form)
  })
}
