import type { Answer } from '../../model/answer.ts'
import { defineCheck } from '../define-check.ts'

/** Worth of a question by state: one in doubt costs a quarter at most. */
const worth = { answered: 1, unclear: 0.75, missing: 0 } as const

function shareOf(questions: readonly Pick<Answer, 'weight' | 'state'>[]): number {
  let met = 0
  let total = 0
  for (const { weight, state } of questions) {
    total += weight
    met += weight * worth[state]
  }
  return Math.floor((100 * met) / total + 0.5)
}

export const questionCoverage = defineCheck({
  id: 'question-coverage',
  needs: ['questions'],
  run({ questions }) {
    if (questions.length === 0) return { status: 'not_applicable' }
    const score = shareOf(questions)
    // headings that ask can be left out, and that must not pay
    const others = questions.filter(({ source }) => source !== 'heading')
    const atLeast = others.length === 0 ? 'others' : shareOf(others)
    const open = questions.find(({ state }) => state !== 'answered')
    if (open === undefined) return { score, atLeast, code: 'good', args: { answered: questions.length, total: questions.length } }
    const { question, sentence, state } = open
    const spans = sentence === null ? [] : [sentence]
    return state === 'missing'
      ? {
          score,
          atLeast,
          code: 'unanswered',
          args: { question },
          spans,
          fix: { code: 'answerQuestion', args: { question }, safety: 'draft' },
        }
      : {
          score,
          atLeast,
          certain: false,
          code: 'unclear',
          args: { question },
          spans,
          fix: { code: 'sayClearly', args: { question }, safety: 'draft' },
        }
  },
})
