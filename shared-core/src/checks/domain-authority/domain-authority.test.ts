import { testCheck } from '../../testing/test-check.ts'
import { domainAuthority } from './domain-authority.ts'

testCheck(domainAuthority, [
  { name: 'says that it is not measured, whatever the article', signals: {}, expect: { code: 'unmeasured', score: 100, fix: null } },
])
