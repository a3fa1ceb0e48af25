import { testCheck } from '../../testing/test-check.ts'
import { questionCoverage } from './question-coverage.ts'

const answered = { question: 'What is A?', weight: 3, state: 'answered' } as const
const partial = { question: 'How does B work?', weight: 2, state: 'partial' } as const
const missing = { question: 'When was C built?', weight: 1, state: 'missing' } as const

testCheck(questionCoverage, [
  { name: 'does not judge an article without questions', signals: { questions: [] }, expect: 'not_applicable' },
  {
    name: 'passes when all are answered',
    signals: { questions: [answered] },
    expect: { code: 'good', score: 100, args: { answered: 1, total: 1 }, fix: null },
  },
  {
    name: 'weighs questions: 3 of 4 points answered is 70',
    signals: { questions: [missing, answered] },
    expect: { code: 'unanswered', score: 70, args: { answered: 1, total: 2, question: 'When was C built?' }, fix: 'answerQuestion' },
  },
  { name: 'counts a partial answer half', signals: { questions: [partial] }, expect: { code: 'unanswered', score: 20 } },
  {
    name: 'names a missing question before a partial one',
    signals: { questions: [partial, missing] },
    expect: { code: 'unanswered', args: { answered: 0, total: 2, question: 'When was C built?' } },
  },
  { name: 'gives nothing up to four tenths', signals: { questions: [missing] }, expect: { code: 'unanswered', score: 0 } },
])
