import { testCheck } from '../../testing/test-check.ts'
import { titleSubject } from './title-subject.ts'

const title = { span: { place: '@title' as const, start: 0, end: 8, quote: 'Our trip' } }
const subject = (isNamed: boolean, isSure: boolean) => ({ term: 'sourdough starter', count: 14, isNamed, isSure })

testCheck(titleSubject, [
  { name: 'does not judge a missing title', signals: { subject: subject(false, true), title: null }, expect: 'not_applicable' },
  { name: 'does not judge a text without a word that stands out', signals: { subject: null, title }, expect: 'not_applicable' },
  {
    name: 'passes a title that names a subject of the text',
    signals: { subject: subject(true, false), title },
    expect: { code: 'good', score: 100, fix: null, args: { term: 'sourdough starter' } },
  },
  {
    name: 'is certain of a title that names nothing of the text',
    signals: { subject: subject(false, true), title },
    expect: { code: 'missing', score: 0, certain: true, args: { term: 'sourdough starter', count: 14 }, fix: 'nameSubject', spans: 1 },
  },
  {
    name: 'asks where another word of the title stands in the text',
    signals: { subject: subject(false, false), title },
    expect: { code: 'missing', score: 40, certain: false },
  },
])
