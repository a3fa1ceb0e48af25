import { testCheck } from '../../testing/test-check.ts'
import { structuredDataHowto } from './structured-data-howto.ts'

testCheck(structuredDataHowto, [
  { name: 'does not judge a draft', signals: { structuredData: { isDraft: true, types: [] } }, expect: 'not_applicable' },
  { name: 'sees HowTo', signals: { structuredData: { isDraft: false, types: ['HowTo'] } }, expect: { code: 'present', score: 100 } },
  {
    name: 'asks for nothing when it is not there',
    signals: { structuredData: { isDraft: false, types: [] } },
    expect: { code: 'absent', score: 0, fix: null },
  },
])
