import type { Language } from '../../languages/language.ts'
import { nounWordsOf } from './noun-words.ts'
import type { Subject } from './subject-phrase.ts'

/** The words between a subject and what is said of it. */
export const colonOf = ({ unspaced, tag }: Language): string => (unspaced ? '：' : tag.startsWith('fr') ? '\u00a0: ' : ': ')

/** A title begins with no word that only stands often: it opens the text, cannot be another, or says more than one word. */
export const speaksFor = ({ text, isSure, isLed }: Subject, language: Language): boolean =>
  isSure || isLed || language.unspaced || (nounWordsOf(language)?.determiners.size ?? 0) < 2 || language.terms(text).length > 1
