import { testCheck } from '../../testing/test-check.ts'
import { titleNumber } from './title-number.ts'

testCheck(titleNumber, [
  { name: 'does not judge without a title', signals: { titleWords: null }, expect: 'not_applicable' },
  { name: 'names the figure', signals: { titleWords: { figure: '900' } }, expect: { code: 'some', score: 100, args: { figure: '900' } } },
  { name: 'asks for nothing without', signals: { titleWords: { figure: null } }, expect: { code: 'none', score: 0, fix: null } },
])
