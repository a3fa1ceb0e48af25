import { testCheck } from '../../testing/test-check.ts'
import { openingAnswer } from './opening-answer.ts'

const sentence = { place: 'b1' as const, start: 0, end: 4, quote: 'Yes.' }
const opening = (score: number) => ({ questions: [], opening: { question: 'What is A?', score, sentence } })

testCheck(openingAnswer, [
  { name: 'does not judge without a question or text', signals: { questions: [], opening: null }, expect: 'not_applicable' },
  {
    name: 'is full at answer score 70',
    signals: opening(70),
    expect: { code: 'good', score: 100, args: { question: 'What is A?' }, spans: 1, fix: null },
  },
  { name: 'gives nothing at 30', signals: opening(30), expect: { code: 'weak', score: 0, fix: 'leadWithAnswer' } },
  { name: 'rises linearly between', signals: opening(50), expect: { code: 'weak', score: 50 } },
  {
    name: 'quotes nothing when there is no sentence',
    signals: { questions: [], opening: { question: 'What is A?', score: 0, sentence: null } },
    expect: { code: 'weak', score: 0, spans: 0 },
  },
])
