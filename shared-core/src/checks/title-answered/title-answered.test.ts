import { testCheck } from '../../testing/test-check.ts'
import { titleAnswered } from './title-answered.ts'

const title = { span: { place: '@title' as const, start: 0, end: 3, quote: 'Why' } }
const question = (state: 'answered' | 'unclear' | 'missing') => [{ source: 'title' as const, state }]
const opening = { says: true, isAnswered: false }

testCheck(titleAnswered, [
  {
    name: 'does not judge a missing title',
    signals: { clickbait: null, opening: null, questions: [], title: null },
    expect: 'not_applicable',
  },
  {
    name: 'passes a plain title',
    signals: { clickbait: { risk: 0.5, code: 'teasing' }, opening, questions: question('missing'), title },
    expect: { code: 'good', score: 100, fix: null },
  },
  {
    name: 'passes a teasing title that is answered',
    signals: { clickbait: { risk: 0.9, code: 'teasing' }, opening, questions: question('answered'), title },
    expect: { code: 'good' },
  },
  {
    name: 'passes a teasing statement that the text says',
    signals: { clickbait: { risk: 0.9, code: 'teasing' }, opening: { says: true, isAnswered: true }, questions: [], title },
    expect: { code: 'good' },
  },
  {
    name: 'doubts a teasing title whose answer was not found',
    signals: { clickbait: { risk: 0.51, code: 'teasing' }, opening, questions: question('unclear'), title },
    expect: { code: 'teasing', score: 50, fix: 'sayAnswer', spans: 1 },
  },
  {
    name: 'fails one over a text that says nothing else',
    signals: { clickbait: { risk: 0.51, code: 'teasing' }, opening: null, questions: [], title },
    expect: { code: 'teasing', score: 0 },
  },
  {
    name: 'fails a phrase that only makes curious, whatever the text answers',
    signals: { clickbait: { risk: 0.2, code: 'bait' }, opening: { says: true, isAnswered: true }, questions: question('answered'), title },
    expect: { code: 'bait', score: 0, certain: true, fix: 'sayAnswer', spans: 1 },
  },
  {
    name: 'fails one word three times, whatever the text answers',
    signals: {
      clickbait: { risk: 0.2, code: 'stuffed' },
      opening: { says: true, isAnswered: true },
      questions: question('answered'),
      title,
    },
    expect: { code: 'stuffed', score: 0, certain: true, fix: 'sayAnswer', spans: 1 },
  },
])
