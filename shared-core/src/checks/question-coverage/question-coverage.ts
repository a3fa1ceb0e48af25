import { defineCheck } from '../define-check.ts'
import type { aboutQuestionCoverage } from './about-question-coverage.ts'

/** What a question counts: one in doubt costs a quarter at most. */
const worth = { answered: 1, unclear: 0.75, missing: 0 } as const

export const questionCoverage = defineCheck<typeof aboutQuestionCoverage>()({
  id: 'question-coverage',
  needs: ['questions'],
  run({ questions }) {
    if (questions.length === 0) return { status: 'not_applicable' }
    let met = 0
    let total = 0
    for (const { weight, state } of questions) {
      total += weight
      met += weight * worth[state]
    }
    const score = Math.floor((100 * met) / total + 0.5)
    const open = questions.find(({ state }) => state !== 'answered')
    if (open === undefined) return { score, code: 'good', args: { answered: questions.length, total: questions.length } }
    const { question, sentence, state } = open
    const spans = sentence === null ? [] : [sentence]
    return state === 'missing'
      ? { score, code: 'unanswered', args: { question }, spans, fix: { code: 'answerQuestion', args: { question }, safety: 'draft' } }
      : {
          score,
          certain: false,
          code: 'unclear',
          args: { question },
          spans,
          fix: { code: 'sayClearly', args: { question }, safety: 'draft' },
        }
  },
})
