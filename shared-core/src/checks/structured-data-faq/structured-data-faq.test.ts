import { testCheck } from '../../testing/test-check.ts'
import { structuredDataFaq } from './structured-data-faq.ts'

testCheck(structuredDataFaq, [
  { name: 'does not look at a draft, which has no page', signals: { structuredData: { isDraft: true, types: [] } }, expect: 'not_checked' },
  { name: 'sees FAQPage', signals: { structuredData: { isDraft: false, types: ['FAQPage'] } }, expect: { code: 'present', score: 100 } },
  {
    name: 'asks for nothing when it is not there',
    signals: { structuredData: { isDraft: false, types: ['QAPage'] } },
    expect: { code: 'absent', score: 0, fix: null },
  },
])
