import { openingAnswer } from '../answers/answer-questions.ts'
import { defineSignal } from './define-signal.ts'

/** The best answer to the main question in the first 150 words or 15 % of the text; null without a question or text. */
export const opening = defineSignal({
  fold: (_facts, { article, context, language, passages }) =>
    openingAnswer({ article, language, targetQueries: context.targetQueries }, passages),
})
