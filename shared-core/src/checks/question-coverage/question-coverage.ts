import { message } from '../../messages/message.ts'
import { defineCheck } from '../define-check.ts'
import { ramp } from '../ramp.ts'

export const questionCoverage = defineCheck({
  id: 'question-coverage',
  title: 'The article answers the questions it raises',
  rationale:
    'An answer engine quotes a passage that answers the question asked. Title, headings and target queries say which questions readers bring.',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2605.25517'],
    contrary: ['Answers are found by shared words: a true answer in other words can be missed.'],
  },
  needs: ['questions'],
  messages: {
    good: message<{ answered: number; total: number }>('{answered} of {total, plural, one {# question} other {# questions}} answered.'),
    unanswered: message<{ answered: number; total: number; question: string }>(
      '{answered} of {total, plural, one {# question} other {# questions}} answered. Not answered yet: “{question}”',
    ),
  },
  fixes: { answerQuestion: message<{ question: string }>('Answer “{question}” in one or two sentences of its own words.') },
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
