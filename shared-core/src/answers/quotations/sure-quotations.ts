import { hasNumber } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { Answer } from '../../model/answer.ts'

/**
 * Answers without the quotations that readers found wrong most often (method.md): those that announce a text elsewhere, those of questions
 * put to the reader, and where the text is not good, those without a figure of their own.
 */
export function withSureQuotations(answers: readonly Answer[], language: Language, isGood: boolean): readonly Answer[] {
  const holds = (text: string, list: 'firstPerson' | 'secondPerson'): boolean => language.find(list, text).length > 0
  const isPut = ({ question }: Answer): boolean => holds(question, 'secondPerson')
  // one question that is put to the reader shows that the others are, too
  const isForReader = answers.some((answer) => isPut(answer) && holds(answer.sentence?.quote ?? '', 'secondPerson'))
  return answers.map((answer) => {
    const quote = answer.sentence?.quote ?? ''
    const isSure =
      answer.state !== 'answered' ||
      (!/[:：]\s*$/.test(quote) &&
        (!isPut(answer) || (holds(quote, 'firstPerson') && !isForReader)) &&
        (isGood || addsFigure(quote, answer.question)))
    return isSure ? answer : { ...answer, sentence: null }
  })
}

/** A year is in the history of anything; in longer quotations it is no figure. */
const year = /(?<!\d)(?:1\d|20)\d\d(?!\d)/g

/** UTF-16 units of one sentence, of which a year is part. */
const oneSentence = 120

/** The quotation holds a digit that the question does not. */
const addsFigure = (quote: string, question: string): boolean =>
  [...(quote.length > oneSentence ? quote.replace(year, '') : quote)].some((sign) => hasNumber(sign) && !question.includes(sign))
