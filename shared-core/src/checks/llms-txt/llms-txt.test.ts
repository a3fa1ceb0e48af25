import { testCheck } from '../../testing/test-check.ts'
import { llmsTxt } from './llms-txt.ts'

testCheck(llmsTxt, [
  { name: 'says nothing when the site was not asked', signals: { siteFiles: { llmsTxt: null } }, expect: 'not_checked' },
  { name: 'sees the file', signals: { siteFiles: { llmsTxt: true } }, expect: { code: 'present', score: 100 } },
  {
    name: 'asks for nothing when it is not there',
    signals: { siteFiles: { llmsTxt: false } },
    expect: { code: 'absent', score: 0, fix: null },
  },
])
