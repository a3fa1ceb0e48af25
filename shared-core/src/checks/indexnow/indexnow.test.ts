import { testCheck } from '../../testing/test-check.ts'
import { indexnow } from './indexnow.ts'

testCheck(indexnow, [
  { name: 'says nothing when the site was not asked', signals: { siteFiles: { indexNow: null } }, expect: 'not_checked' },
  { name: 'sees that changes are reported', signals: { siteFiles: { indexNow: true } }, expect: { code: 'used', score: 100 } },
  {
    name: 'asks for nothing when they are not',
    signals: { siteFiles: { indexNow: false } },
    expect: { code: 'unused', score: 0, fix: null },
  },
])
