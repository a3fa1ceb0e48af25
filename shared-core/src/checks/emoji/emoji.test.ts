import { testCheck } from '../../testing/test-check.ts'
import { emoji } from './emoji.ts'

testCheck(emoji, [
  { name: 'counts emoji', signals: { emphasis: { emoji: 2 } }, expect: { code: 'some', score: 100, args: { count: 2 } } },
  { name: 'asks for nothing without', signals: { emphasis: { emoji: 0 } }, expect: { code: 'none', score: 0, fix: null } },
])
