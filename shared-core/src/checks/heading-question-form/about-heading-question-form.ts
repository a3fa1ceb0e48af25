import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutHeadingQuestionForm = defineAbout({
  id: 'heading-question-form',
  title: 'Some headings are questions',
  messages: {
    some: message<{ questions: number; headings: number }>('{questions} of {headings} headings are questions. It moves no score.'),
    none: message('No heading is a question. Nothing is lost.'),
  },
  fixes: {},
})
