import { digit } from '../languages/characters/characters.ts'
import { createPattern } from '../languages/create-pattern.ts'
import type { Language } from '../languages/language.ts'
import type { Section } from './article-text.ts'
import type { Question } from './questions.ts'

const figures = new RegExp(`${digit}+`, 'gu')

/**
 * True when a text holds the kind of thing the question asks for (a number, a date, a name, a definition), when the question asks for
 * nothing in particular, or when the language has no lists for it. Steps are in a section, not in a sentence: see `hasSteps`.
 */
export function meetsType({ type, text: asked }: Pick<Question, 'type' | 'text'>, answer: string, language: Language): boolean {
  // a number that the question names proves nothing
  const text = answer.replace(figures, (figure) => (asked.includes(figure) ? ' ' : figure))
  switch (type) {
    case 'count':
      return asksDuration(language).test(asked) ? lasting(language).test(text.replace(speed, ' ')) : hasAmount(text, language)
    case 'time':
      return hasTime(text, language)
    case 'who':
      return !hasCase(text) || hasName(text, language)
    case 'definition':
      return !language.has('definitionVerbs') || language.find('definitionVerbs', text).length > 0
    default:
      return true
  }
}

/** Questions that ask how long something takes, and the units that answer them, speeds left out. */
const asksDuration = createPattern('asksDuration', 'how long (?:do|can|will|to|it)')
const lasting = createPattern('lasting', 'second|minute|hour|day|week|month|year|night|decade|life')
const speed = /\/ ?h\b|(?:an|per|pro|por|par|à) l?['’]? ?(?:hour|stunde|hora|heure)/giu

/** The text holds the duration that a question asks for. */
export const tellsDuration = (question: Pick<Question, 'type' | 'text'>, answer: string, language: Language): boolean =>
  asksDuration(language).test(question.text) && meetsType(question, answer, language)

const hasDigit = (text: string): boolean => /[0-9٠-٩۰-۹०-९๐-๙０-９]/.test(text)

const free = createPattern(
  'free',
  String.raw`\b(?:free|once an?|twice|(?:dai|week|month|year)ly|every (?:\w+ )?(?:day|week|month|year)s?)\b`,
)

/** A number that is no year, a number in words, how often, or `free`. */
function hasAmount(text: string, language: Language): boolean {
  if (hasDigit(text.replace(/(?<![0-9.,])(?:1[5-9]|20)[0-9]{2}(?![0-9])(?! ?[%€$£])/g, ''))) return true
  if (language.unspaced && /[一二三四五六七八九十百千万兩两半数几]/.test(text)) return true
  if (free(language).test(text)) return true
  // `one` is a pronoun, too
  return language
    .find('numberWords', text)
    .some(({ start, end }) => !language.tokenize(text.slice(start, end)).words.every(({ stop }) => stop))
}

/** A date, a time, or words that say after or before what. */
function hasTime(text: string, language: Language): boolean {
  if (hasDigit(text)) return true
  const months = new Set(language.pack.months.flat())
  if (months.size === 0) return true
  if (language.unspaced) return [...months].some((month) => text.includes(month)) || !language.has('conditions')
  if (language.tokenize(text).words.some(({ form }) => months.has(form))) return true
  return !language.has('conditions') || language.find('conditions', text).length > 0
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

/** The section has a list, or its text says what comes after what. */
export function hasSteps({ blocks }: Pick<Section, 'blocks'>, text: string, language: Language): boolean {
  if (blocks.some(({ block }) => block.kind === 'list' && block.items.length > 1)) return true
  return !language.has('transitionWords') || language.find('transitionWords', text).length > 1
}
