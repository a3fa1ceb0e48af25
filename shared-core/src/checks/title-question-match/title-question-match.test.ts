import { testCheck } from '../../testing/test-check.ts'
import { titleQuestionMatch } from './title-question-match.ts'

const title = { span: { place: '@title' as const, start: 0, end: 5, quote: 'Title' } }
const match = (share: number, ...uncovered: string[]) => ({
  match: { question: 'heat pump cost', isTarget: true, share, uncovered },
  title,
})

testCheck(titleQuestionMatch, [
  { name: 'does not judge without a question', signals: { match: null, title }, expect: 'not_applicable' },
  {
    name: 'does not judge a title by itself',
    signals: { match: { question: 'heat pump cost', isTarget: false, share: 1, uncovered: [] }, title },
    expect: 'not_applicable',
  },
  { name: 'leaves a missing title to title-present', signals: { ...match(0), title: null }, expect: 'not_applicable' },
  {
    name: 'is full at eight tenths',
    signals: match(0.8),
    expect: { code: 'good', score: 100, args: { question: 'heat pump cost' }, fix: null },
  },
  { name: 'passes at seven tenths', signals: match(0.7, 'cost'), expect: { code: 'good', score: 80 } },
  {
    name: 'names the words that the title lacks',
    signals: match(0.5, 'cost'),
    expect: { code: 'uncovered', score: 40, args: { question: 'heat pump cost', terms: 'cost' }, fix: 'titleCoverTerm', spans: 1 },
  },
  {
    name: 'points at the other fields when the title has all words',
    signals: match(0.6),
    expect: { code: 'weak', score: 60, fix: 'describeQuestion' },
  },
  { name: 'gives nothing up to three tenths', signals: match(0.3, 'heat', 'pump'), expect: { code: 'uncovered', score: 0 } },
])
