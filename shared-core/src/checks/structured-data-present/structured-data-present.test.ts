import { testCheck } from '../../testing/test-check.ts'
import { structuredDataPresent } from './structured-data-present.ts'

testCheck(structuredDataPresent, [
  { name: 'does not look at a draft, which has no page', signals: { structuredData: { isDraft: true, types: [] } }, expect: 'not_checked' },
  {
    name: 'lists the types',
    signals: { structuredData: { isDraft: false, types: ['Article', 'Person'] } },
    expect: { code: 'present', score: 100, args: { types: 'Article, Person' } },
  },
  {
    name: 'asks for nothing when there is none',
    signals: { structuredData: { isDraft: false, types: [] } },
    expect: { code: 'absent', score: 0, fix: null },
  },
])
