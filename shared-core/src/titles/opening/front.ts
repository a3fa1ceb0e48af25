import type { Language } from '../../languages/language.ts'
import type { OpeningWords } from './opening-words.ts'

/** The words in front of the subject. */
export interface Front {
  /** UTF-16 units from the beginning of the sentence to the subject. */
  readonly end: number
  /** The words are a time since when the sentence holds; a title may leave such words out. */
  readonly isValidFrom: boolean
}

/** `From 5 October Marlow Street Library …` */
const bareDate = /^(?:From|Since|On) [0-9]{1,2} [A-Z][a-z]+(?: [0-9]{4})? (?=[A-Z]|the )/

/**
 * `From 1 March, the …`, `A partir de 4 de janeiro, o …`; null: no such words, or the verb follows them, as in German.
 * `known` null: the language has no opening words.
 */
export function frontOf(sentence: string, known: OpeningWords | null, language: Language): Front | null {
  const patterns = known?.front ?? null
  const bare = language.tag.startsWith('en') ? bareDate.exec(sentence) : null
  const end = (bare ?? patterns?.any.exec(sentence))?.[0].length
  return end === undefined ? null : { end, isValidFrom: bare !== null || patterns!.start.test(sentence) }
}
