import { testCheck } from '../../testing/test-check.ts'
import { titlePresent } from './title-present.ts'

testCheck(titlePresent, [
  { name: 'fails without a title', signals: { title: null }, expect: { code: 'missing', score: 0, fix: 'chooseTitle' } },
  {
    name: 'passes with any title',
    signals: { title: { text: '标题', span: { place: '@title', start: 0, end: 2, quote: '标题' } } },
    expect: { code: 'good', score: 100, fix: null, spans: 1 },
  },
])
