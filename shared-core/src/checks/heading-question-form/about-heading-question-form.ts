import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutHeadingQuestionForm = defineAbout({
  id: 'heading-question-form',
  title: 'Some headings are questions',
  evidence: {
    grade: 'D',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['Own data inside one engine: ρ +.15 to +.18; the published pooled figure: −5.7 %.'],
  },
  messages: {
    some: message<{ questions: number; headings: number }>('{questions} of {headings} headings are questions. It moves no score.'),
    none: message('No heading is a question. Nothing is lost.'),
  },
  fixes: {},
})
