import { testCheck } from '../../testing/test-check.ts'
import { titlePresent } from './title-present.ts'

testCheck(titlePresent, [
  { name: 'fails without a title', signals: { subject: null, title: null }, expect: { code: 'missing', score: 0, fix: 'chooseTitle' } },
  {
    name: 'passes with any title',
    signals: { subject: null, title: { text: '标题', span: { place: '@title', start: 0, end: 2, quote: '标题' } } },
    expect: { code: 'good', score: 100, fix: null, spans: 1 },
  },
  {
    name: 'says nothing of a title that names nothing of the text',
    signals: { subject: { isSure: true }, title: { text: 'Trip', span: { place: '@title', start: 0, end: 4, quote: 'Trip' } } },
    expect: 'not_applicable',
  },
])
