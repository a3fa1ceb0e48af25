import { testCheck } from '../../testing/test-check.ts'
import { titleAnswered } from './title-answered.ts'

const title = { span: { place: '@title' as const, start: 0, end: 3, quote: 'Why' } }
const question = (state: 'answered' | 'partial' | 'missing') => [{ source: 'title' as const, state }]

testCheck(titleAnswered, [
  { name: 'does not judge a missing title', signals: { clickbait: null, questions: [], title: null }, expect: 'not_applicable' },
  {
    name: 'passes a plain title',
    signals: { clickbait: { risk: 0.5 }, questions: question('missing'), title },
    expect: { code: 'good', score: 100, fix: null },
  },
  {
    name: 'passes a teasing title that is answered',
    signals: { clickbait: { risk: 0.9 }, questions: question('answered'), title },
    expect: { code: 'good' },
  },
  {
    name: 'fails a teasing title that is not',
    signals: { clickbait: { risk: 0.51 }, questions: question('partial'), title },
    expect: { code: 'teasing', score: 0, fix: 'sayAnswer', spans: 1 },
  },
])
