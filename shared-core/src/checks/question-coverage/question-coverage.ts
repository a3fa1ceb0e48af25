import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'
import type { aboutQuestionCoverage } from './about-question-coverage.ts'

export const questionCoverage = defineCheck<typeof aboutQuestionCoverage>()({
  id: 'question-coverage',
  needs: ['questions'],
  run({ questions }) {
    if (questions.length === 0) return { status: 'not_applicable' }
    let met = 0
    let total = 0
    for (const { weight, state } of questions) {
      total += 2 * weight
      met += weight * (state === 'answered' ? 2 : state === 'partial' ? 1 : 0)
    }
    const answered = questions.filter(({ state }) => state === 'answered').length
    // Share answered, by weight: .4 → .9.
    const score = ramp(met / total, 0.4, 0.9)
    const open = questions.find(({ state }) => state === 'missing') ?? questions.find(({ state }) => state === 'partial')
    const args = { answered, total: questions.length }
    if (open === undefined) return { score, code: 'good', args }
    return {
      score,
      code: 'unanswered',
      args: { ...args, question: open.question },
      fix: { code: 'answerQuestion', args: { question: open.question }, safety: 'draft' },
    }
  },
})
