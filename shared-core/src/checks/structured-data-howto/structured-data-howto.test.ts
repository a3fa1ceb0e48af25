import { testCheck } from '../../testing/test-check.ts'
import { structuredDataHowto } from './structured-data-howto.ts'

testCheck(structuredDataHowto, [
  { name: 'does not look at a draft, which has no page', signals: { structuredData: { isDraft: true, types: [] } }, expect: 'not_checked' },
  { name: 'sees HowTo', signals: { structuredData: { isDraft: false, types: ['HowTo'] } }, expect: { code: 'present', score: 100 } },
  {
    name: 'asks for nothing when it is not there',
    signals: { structuredData: { isDraft: false, types: [] } },
    expect: { code: 'absent', score: 0, fix: null },
  },
])
