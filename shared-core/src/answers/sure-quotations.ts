import { hasNumber } from '../languages/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Answer } from '../model/answer.ts'

/**
 * Answers without the quotations that readers found wrong most often (method.md): those that announce what stands elsewhere, those of questions
 * put to the reader, and where the text is not good, those without a figure of their own.
 */
export function withSureQuotations(answers: readonly Answer[], language: Language, isGood: boolean): readonly Answer[] {
  const addresses = (text: string): boolean => language.find('secondPerson', text).length > 0
  const speaks = (text: string): boolean => language.find('firstPerson', text).length > 0
  // one question that is put to the reader tells that the others are, too
  const isForReader = answers.some(({ question, sentence }) => addresses(question) && sentence !== null && addresses(sentence.quote))
  return answers.map((answer) => {
    const { question, sentence, state } = answer
    if (state !== 'answered' || sentence === null) return answer
    const isSure =
      !/[:：]\s*$/.test(sentence.quote) &&
      (!addresses(question) || (speaks(sentence.quote) && !isForReader)) &&
      (isGood || addsFigure(sentence.quote, question))
    return isSure ? answer : { ...answer, sentence: null }
  })
}

/** It holds a figure that the question does not. */
const addsFigure = (quote: string, question: string): boolean =>
  hasNumber((question.match(/\d+/g) ?? []).reduce((rest, figure) => rest.replaceAll(figure, ''), quote))
