import { testCheck } from '../../testing/test-check.ts'
import { structuredDataFaq } from './structured-data-faq.ts'

testCheck(structuredDataFaq, [
  { name: 'does not judge a draft', signals: { structuredData: { isDraft: true, types: [] } }, expect: 'not_applicable' },
  { name: 'sees FAQPage', signals: { structuredData: { isDraft: false, types: ['FAQPage'] } }, expect: { code: 'present', score: 100 } },
  {
    name: 'asks for nothing when it is not there',
    signals: { structuredData: { isDraft: false, types: ['QAPage'] } },
    expect: { code: 'absent', score: 0, fix: null },
  },
])
