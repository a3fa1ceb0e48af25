import { testCheck } from '../../testing/test-check.ts'
import { passiveVoice } from './passive-voice.ts'

testCheck(passiveVoice, [
  { name: 'does not judge languages without a rule', signals: { passives: null }, expect: 'not_applicable' },
  { name: 'does not judge a text without sentences', signals: { passives: { passive: 0, sentences: 0 } }, expect: 'not_applicable' },
  {
    name: 'is full at a tenth',
    signals: { passives: { passive: 1, sentences: 10 } },
    expect: { code: 'good', score: 100, args: { percent: 10 }, fix: null },
  },
  {
    name: 'gives nothing at a quarter',
    signals: { passives: { passive: 1, sentences: 4 } },
    expect: { code: 'many', score: 0, args: { percent: 25 }, fix: 'nameActor' },
  },
])
