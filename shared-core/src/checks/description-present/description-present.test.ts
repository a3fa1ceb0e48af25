import { testCheck } from '../../testing/test-check.ts'
import { descriptionPresent } from './description-present.ts'

testCheck(descriptionPresent, [
  {
    name: 'fails without one',
    signals: { description: null, proposals: { description: 'A pump moves heat.' } },
    expect: { code: 'missing', score: 0, fix: 'writeDescription' },
  },
  {
    name: 'passes with any',
    signals: { description: { text: 'وصف' }, proposals: {} },
    expect: { code: 'good', score: 100, fix: null, spans: 1 },
  },
])
