import { testCheck } from '../../testing/test-check.ts'
import { descriptionPresent } from './description-present.ts'

testCheck(descriptionPresent, [
  { name: 'fails without one', signals: { description: null }, expect: { code: 'missing', score: 0, fix: 'writeDescription' } },
  { name: 'passes with any', signals: { description: { text: 'وصف' } }, expect: { code: 'good', score: 100, fix: null, spans: 1 } },
])
