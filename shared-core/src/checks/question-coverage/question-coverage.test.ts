import { testCheck } from '../../testing/test-check.ts'
import { questionCoverage } from './question-coverage.ts'

const answered = { question: 'What is A?', source: 'title', weight: 3, state: 'answered', sentence: null } as const
const unclear = { question: 'How does B work?', source: 'faq', weight: 2, state: 'unclear', sentence: null } as const
const missing = { question: 'When was C built?', source: 'faq', weight: 1, state: 'missing', sentence: null } as const

testCheck(questionCoverage, [
  { name: 'does not judge an article without questions', signals: { questions: [] }, expect: 'not_applicable' },
  {
    name: 'passes when all are answered',
    signals: { questions: [answered] },
    expect: { code: 'good', score: 100, args: { answered: 1, total: 1 }, fix: null },
  },
  {
    name: 'weighs questions: 3 of 4 points answered is 75',
    signals: { questions: [missing, answered] },
    expect: { code: 'unanswered', score: 75, args: { question: 'When was C built?' }, fix: 'answerQuestion' },
  },
  {
    name: 'loses a quarter to doubt and no more',
    signals: { questions: [unclear] },
    expect: { code: 'unclear', score: 75, fix: 'sayClearly' },
  },
  {
    name: 'names a missing question before an unclear one',
    signals: { questions: [missing, unclear] },
    expect: { code: 'unanswered', args: { question: 'When was C built?' } },
  },
  { name: 'gives nothing where all are missing', signals: { questions: [missing] }, expect: { code: 'unanswered', score: 0 } },
  {
    name: 'counts with so much at least as the questions that are no headings',
    signals: { questions: [answered, { ...missing, source: 'heading' }] },
    expect: { code: 'unanswered', score: 75, atLeast: 100 },
  },
  {
    name: 'only raises its group where headings alone ask',
    signals: { questions: [{ ...missing, source: 'heading' }] },
    expect: { code: 'unanswered', score: 0, atLeast: 'others' },
  },
  {
    name: 'shows the sentence in doubt, and is not sure of it',
    signals: { questions: [{ ...unclear, sentence: { place: 'b1', start: 0, end: 1, quote: 'B' } }] },
    expect: { code: 'unclear', certain: false, spans: 1 },
  },
  { name: 'shows nothing where no sentence comes near', signals: { questions: [missing] }, expect: { code: 'unanswered', spans: 0 } },
])
