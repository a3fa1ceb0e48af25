import { defineCheck } from '../define-check.ts'

export const headingQuestionForm = defineCheck({
  id: 'heading-question-form',
  needs: ['headings'],
  run({ headings }) {
    if (headings.length === 0) return { status: 'not_applicable' }
    const questions = headings.filter(({ isQuestion }) => isQuestion).length
    return questions > 0
      ? { score: 100, code: 'some', args: { questions, headings: headings.length } }
      : { score: 0, code: 'none', args: {} }
  },
})
