import { testCheck } from '../../testing/test-check.ts'
import { titlePowerWord } from './title-power-word.ts'

testCheck(titlePowerWord, [
  { name: 'does not judge without a title', signals: { titleWords: null }, expect: 'not_applicable' },
  { name: 'does not judge a language without a list', signals: { titleWords: { power: null } }, expect: 'not_applicable' },
  {
    name: 'names the first word',
    signals: { titleWords: { power: ['amazing', 'secret'] } },
    expect: { code: 'some', score: 100, args: { word: 'amazing' } },
  },
  { name: 'asks for nothing without', signals: { titleWords: { power: [] } }, expect: { code: 'none', score: 0, fix: null } },
])
