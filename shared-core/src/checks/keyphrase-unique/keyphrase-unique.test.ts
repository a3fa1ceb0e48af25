import { testCheck } from '../../testing/test-check.ts'
import { keyphraseUnique } from './keyphrase-unique.ts'

const keyphrase = (otherUses: number | null, contentWords = 2) => ({ keyphrase: { phrase: 'heat pump', contentWords, otherUses } })

testCheck(keyphraseUnique, [
  { name: 'does not judge without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  { name: 'does not judge a phrase of stop words', signals: keyphrase(0, 0), expect: 'not_applicable' },
  { name: 'says nothing when it was not looked up', signals: keyphrase(null), expect: 'not_checked' },
  {
    name: 'is full when no other article has it',
    signals: keyphrase(0),
    expect: { code: 'good', score: 100, args: { phrase: 'heat pump' }, fix: null },
  },
  {
    name: 'gives 60 for one other',
    signals: keyphrase(1),
    expect: { code: 'used', score: 60, args: { phrase: 'heat pump', articles: 1 }, fix: 'chooseKeyphrase' },
  },
  { name: 'gives 10 for two', signals: keyphrase(2), expect: { code: 'used', score: 10 } },
  { name: 'gives no less for many', signals: keyphrase(9), expect: { code: 'used', score: 10 } },
])
