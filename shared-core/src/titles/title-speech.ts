import { opensWithReference } from '../answers/answer-questions.ts'
import { letter, number, upperLetter, wordEnd, wordStart } from '../languages/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Block } from '../model/article.ts'
import { capitalize } from './title-clauses.ts'

/** What somebody says in the article, in the words of the text. */
export interface Speech {
  readonly name: string
  /** With the text's own quotation marks where it quotes. */
  readonly text: string
}

/** Fewest content words of a quotation that says something, and speeches taken of one article. */
const least = 3
const most = 6

/** UTF-16 units before and after a quotation in which its speaker is looked for. */
const reach = 60

/** What stands in quotation marks, with the marks. Closing marks of one language open in another. */
const quotation = new RegExp(String.raw`([“„"«»])(${upperLetter}[^“„”"«»\n]{12,500})([”“"»«])`, 'gu')

/** Its first sentence, if it can stand in a title. */
const firstSentence = /^[^.!?…]{12,90}(?=[.,]?$|\.\s)/

/** A name or an initial. */
const oneName = String.raw`(?:${upperLetter}[${letter}'’-]+|${upperLetter}\.)`

/** First and last name, or more. */
const fullName = new RegExp(`${wordStart}${oneName}(?: (?:(?:de|da|di|del|van|von|der|al|bin|la|le) )?${oneName}){1,4}${wordEnd}`, 'gu')

/**
 * Quotations and reported sentences with the full name of who says them, which a title puts as `Name: “What she says.”` Only of
 * scripts that tell names by capital letters, and where the language has verbs of saying.
 */
export function readSpeeches(blocks: readonly Block[], language: Language): readonly Speech[] {
  if (language.unspaced || !language.has('sayingVerbs')) return []
  const found: Speech[] = []
  for (const block of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'quote') continue
    if (!/[“„"«»]/.test(block.text)) continue
    for (const match of block.text.matchAll(quotation)) {
      if (found.length >= most) return found
      const [all, open = '', said = '', close = ''] = match
      const words = firstSentence.exec(said.trim())?.[0].replace(/,$/, '') ?? ''
      if (language.terms(words).length < least || opensWithReference(words, language)) continue
      const end = match.index + all.length
      const after = /^[^.!?“„"«»\n]*/.exec(block.text.slice(end, end + reach))?.[0] ?? ''
      const before = /[^.!?”“"«»\n]*[,:]\s*$/.exec(block.text.slice(Math.max(0, match.index - reach), match.index))?.[0] ?? ''
      const name = sayer(after, language) ?? sayer(before.replace(/[,:]\s*$/, ''), language)
      if (name !== null) found.push({ name, text: `${open}${capitalize(words)}${close}` })
    }
  }
  return found
}

const weekdays = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/

/** A surname or the name of a body, alone with the verb. */
const shortName = new RegExp(`(?<![${letter}${number}.])${upperLetter}[${letter}'’-]{2,}${wordEnd}`, 'gu')

/** The name beside a verb of saying (`says baker Jonas Keller`); null: none, or more than one. */
function sayer(text: string, language: Language): string | null {
  const [verb] = language.find('sayingVerbs', text)
  if (verb === undefined || language.find('negations', text).length > 0) return null
  const isName = ([name]: RegExpExecArray): boolean => !language.contains('stopWords', name.split(' ')[0]!)
  const full = [...text.matchAll(fullName)].filter(isName)
  // German writes every noun large
  const names =
    full.length > 0 || language.tag === 'de'
      ? full
      : [...text.matchAll(shortName)].filter((name) => isName(name) && !weekdays.test(name[0]))
  if (names.length !== 1) return null
  const [{ 0: name, index }] = names as [RegExpExecArray]
  const follows = index > verb.end
  const between = follows ? text.slice(verb.end, index) : text.slice(index + name.length, verb.start)
  // who is told something, says nothing
  if (follows && (/^(?:told|tells)$/i.test(text.slice(verb.start, verb.end)) || language.find('leadIns', between).length > 0)) return null
  // one word is a name only right beside the verb, and not at the end of another phrase (`of Vermont said`)
  if (full.length === 0 && (between.trim() !== '' || (!follows && !/(?:^|,)\s*$/.test(text.slice(0, index))))) return null
  // a role may stand between them, a clause may not
  return language.tokenize(between).count > 4 || /[,;:]/.test(between) ? null : name
}

const reported = new RegExp(String.raw`^(${upperLetter}[^,]{14,90}), ([^,]{6,60})\.$`, 'u')

/** `The plan is dead, Jane Roe said on Monday.` → who, and what. null: the sentence reports nobody. */
export function reportedSpeech(sentence: string, language: Language): Speech | null {
  if (language.unspaced || !language.has('sayingVerbs') || /[“„"«»]/.test(sentence)) return null
  const match = reported.exec(sentence)
  if (match === null) return null
  const [, what = '', tail = ''] = match
  const name = sayer(tail, language)
  if (name === null || opensWithReference(what, language) || language.opens('leadIns', what) !== null) return null
  if (language.find('firstPerson', what).length > 0 || language.terms(what).length < least) return null
  return { name, text: what }
}
