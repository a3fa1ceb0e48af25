import { openingAnswer } from '../answers/answer-questions.ts'
import { defineSignal } from './define-signal.ts'
import { withoutFiller } from './without-filler.ts'

/** The best answer to the main question in the first 150 words or 15 % of the text; null without a question or text. */
export const opening = defineSignal({
  fold: (_facts, reading) => {
    const { article, context, language, passages } = reading
    const words = withoutFiller(reading).sections.reduce((sum, section) => sum + section.words, 0)
    return openingAnswer({ article, language, targetQueries: context.targetQueries }, passages, words)
  },
})
