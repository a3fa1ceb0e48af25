import { type ArticleText, TextBlock } from '../../answers/article-text.ts'
import { oneSpace } from '../../answers/questions.ts'
import { upperLetter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import { isCut } from '../../signals/title/shown-part.ts'
import { colonOf, speaksFor } from '../from-text/behind-subject.ts'
import type { Subject } from '../from-text/subject-phrase.ts'
import { leadsOf } from './opening-subject.ts'
import { fitting, isEmpty, titleOf, upperFirst } from './opening-titles.ts'
import type { OpeningWords } from './opening-words.ts'

/** Sentences of a description that are read, subjects of which one must be named, and code points of a whole one at least. */
const limits = { sentences: 2, subjects: 3, least: 18 } as const

const name = new RegExp(`(?<=.) ${upperLetter}`, 'u')

/**
 * Titles in words of the description, in which the writer says what the text is about: the whole of it, a main clause about what the text holds, what
 * is before a colon, and questions that it answers, behind the subject where they do not name it.
 */
export function describedTitles(
  description: string,
  text: ArticleText,
  subjects: readonly Subject[],
  known: OpeningWords | null,
  language: Language,
): readonly string[] {
  const block = { id: '@description', kind: 'paragraph', text: oneSpace(description), inlines: [], runs: [] } as const
  const entry = new TextBlock(block, language.tokenize(block.text))
  const clauses = leadsOf(entry, text, known, language).flatMap((lead) => titleOf(lead, true, known, language) ?? [])
  const others = entry.tokens.sentences.slice(0, limits.sentences).flatMap(({ start, end }) => {
    const sentence = block.text.slice(start, end).trim()
    return headOf(sentence, subjects, language) ?? askedOf(sentence, subjects, language) ?? []
  })
  const whole = known === null ? [] : wholeOf(entry, text, subjects, language)
  return [...whole, ...clauses.slice(0, 1), ...others]
}

/** The only sentence of the description, if the text holds what it says: `Eight months with a label printer in a cheese shop`. */
function wholeOf(entry: TextBlock, text: ArticleText, subjects: readonly Subject[], language: Language): readonly string[] {
  const whole = entry.block.text.replace(/[.。]$/, '')
  if (entry.tokens.sentences.length !== 1 || [...whole].length < limits.least || isCut(whole, language) || isEmpty(whole, language))
    return []
  const terms = language.terms(whole)
  const held = terms.filter((term) => text.blocks.some(({ tokens }) => tokens.words.some((word) => word.term === term)))
  const isHeld = terms.length > 1 && held.length === terms.length
  return isHeld || names(whole, subjects, language) ? [whole] : []
}

const names = (text: string, subjects: readonly Subject[], language: Language): boolean => {
  const terms = language.terms(text)
  return subjects.slice(0, limits.subjects).some(({ term, text: own }) => (language.unspaced ? text.includes(own) : terms.includes(term)))
}

/** `Four days in Porto without a car: trams, …` */
function headOf(sentence: string, subjects: readonly Subject[], language: Language): string | null {
  const head = /^([^:：,.?!]+?)[ \u00a0]?[:：]/.exec(sentence)?.[1]
  if (head === undefined || isEmpty(head, language) || !(names(head, subjects, language) || name.test(head))) return null
  return fitting([head], '', language)
}

/** `What goes in, how long it takes, and why it smells.` */
function askedOf(sentence: string, subjects: readonly Subject[], language: Language): string | null {
  const asked = sentence.replace(/[.。]$/, '')
  if (asked === sentence || language.opens('questionWords', asked) === null || isEmpty(asked, language)) return null
  // a row of questions may lose its last ones
  const parts = asked.split(/,? (?:and|y|et|e|und|en) |, (?!(?:and|y|et|e|und|en) )/)
  const rows = [asked, ...parts.map((_, at) => parts.slice(0, at + 1).join(', ')).slice(1)]
  if (names(asked, subjects, language)) return fitting(rows, '', language)
  const [subject] = subjects
  if (subject === undefined || !speaksFor(subject, language)) return null
  const front = upperFirst(subject.text) + colonOf(language)
  return fitting(
    rows.map((row) => front + row[0]!.toLowerCase() + row.slice(1)),
    subject.text,
    language,
  )
}
