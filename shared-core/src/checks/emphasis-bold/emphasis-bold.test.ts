import { testCheck } from '../../testing/test-check.ts'
import { emphasisBold } from './emphasis-bold.ts'

testCheck(emphasisBold, [
  { name: 'counts bold passages', signals: { emphasis: { bold: 2 } }, expect: { code: 'some', score: 100, args: { passages: 2 } } },
  { name: 'asks for nothing without', signals: { emphasis: { bold: 0 } }, expect: { code: 'none', score: 0, fix: null } },
])
