import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'

export const headingQuestionForm = defineCheck({
  id: 'heading-question-form',
  title: 'Some headings are questions',
  rationale: 'Often advised. The findings contradict one another.',
  evidence: {
    grade: 'D',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['Own data inside one engine: ρ +.15 to +.18; the published pooled figure: −5.7 %.'],
  },
  needs: ['headings'],
  messages: {
    some: message<{ questions: number; headings: number }>('{questions} of {headings} headings are questions. It moves no score.'),
    none: message('No heading is a question. Nothing is lost.'),
  },
  fixes: {},
  run({ headings }) {
    if (headings.length === 0) return { status: 'not_applicable' }
    const questions = headings.filter(({ isQuestion }) => isQuestion).length
    return questions > 0
      ? { score: 100, code: 'some', args: { questions, headings: headings.length } }
      : { score: 0, code: 'none', args: {} }
  },
})
