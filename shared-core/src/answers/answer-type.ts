import type { AnswerType, Language } from '../languages/language.ts'
import type { BlockId, Span } from '../model/values.ts'
import type { Section } from './article-text.ts'
import type { Passage } from './passages.ts'

/**
 * True when a passage holds the kind of thing the question asks for (a number, a date, a name, steps, a definition), when the
 * question asks for nothing in particular, or when the language has no lists to tell.
 */
export function meetsAnswerType(
  type: AnswerType | null,
  passage: Passage,
  sentence: Span | null,
  section: Section,
  texts: ReadonlyMap<BlockId, string>,
  language: Language,
): boolean {
  if (type === null || sentence === null) return true
  const text = passage.parts.map((part) => (texts.get(part.place) ?? '').slice(part.start, part.end)).join('\n')
  switch (type) {
    case 'count':
      return hasDigit(text) || !language.has('numberWords') || language.find('numberWords', text).length > 0
    case 'time':
      return hasDate(text, language)
    case 'who':
      return !hasCase(text) || hasName(text, language)
    case 'steps':
      return hasSteps(passage, section, language, text)
    case 'definition':
      return !language.has('definitionVerbs') || language.find('definitionVerbs', text).length > 0
  }
}

const hasDigit = (text: string): boolean => /[0-9٠-٩۰-۹०-९๐-๙０-９]/.test(text)

function hasDate(text: string, language: Language): boolean {
  if (/(?:^|[^0-9])[12][0-9]{3}(?![0-9])/.test(text) || /[0-9]{1,2}[:.h][0-9]{2}/.test(text) || /[0-9]+\s*[年月日]/.test(text)) return true
  const months = new Set(language.pack.months.flat())
  if (months.size === 0) return hasDigit(text)
  if (language.unspaced) return [...months].some((month) => text.includes(month)) || hasDigit(text)
  return language.tokenize(text).words.some(({ form }) => months.has(form)) || /[0-9]/.test(text)
}

/** Some letter has an upper and a lower case. */
const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase()

/** A capitalised word that does not open a sentence and is no stop word, or two in a row anywhere. */
function hasName(text: string, language: Language): boolean {
  const { words, sentences } = language.tokenize(text)
  const starts = new Set(sentences.map(({ start }) => start))
  let previous = false
  for (const word of words) {
    const first = text[word.start]!
    const capital = first !== first.toLowerCase() && !word.stop
    if (capital && (previous || !starts.has(word.start))) return true
    previous = capital
  }
  return false
}

function hasSteps(passage: Passage, { blocks }: Section, language: Language, text: string): boolean {
  if (passage.kind === 'list' || blocks.some(({ block }) => block.kind === 'list' && block.items.length > 1)) return true
  return !language.has('transitionWords') || language.find('transitionWords', text).length > 1
}
