import type { Language } from '../../languages/language.ts'
import type { OpeningWords } from './opening-words.ts'

/** The words in front of the subject. */
export interface Front {
  /** Where the subject begins. */
  readonly end: number
  /** A day or a time from which the sentence holds, of which a title may go without. */
  readonly isStart: boolean
}

/** `From 5 October Marlow Street Library …` */
const bareDate = /^(?:From|Since|On) [0-9]{1,2} [A-Z][a-z]+(?: [0-9]{4})? (?=[A-Z]|the )/

/** `From 1 March, the …`, `A partir de 4 de janeiro, o …`; null: the sentence begins otherwise, or with a verb behind it, as German does. */
export function frontOf(sentence: string, known: OpeningWords | null, language: Language): Front | null {
  const patterns = known?.front ?? null
  const bare = language.tag.startsWith('en') ? bareDate.exec(sentence) : null
  const end = (bare ?? patterns?.any.exec(sentence))?.[0].length
  return end === undefined ? null : { end, isStart: bare !== null || patterns!.start.test(sentence) }
}
