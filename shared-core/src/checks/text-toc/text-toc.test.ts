import { testCheck } from '../../testing/test-check.ts'
import { textToc } from './text-toc.ts'

testCheck(textToc, [
  { name: 'counts the entries', signals: { contents: { entries: 3 } }, expect: { code: 'some', score: 100, args: { entries: 3 } } },
  { name: 'asks for nothing without', signals: { contents: { entries: 0 } }, expect: { code: 'none', score: 0, fix: null } },
])
