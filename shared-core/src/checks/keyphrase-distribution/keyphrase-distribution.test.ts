import { testCheck } from '../../testing/test-check.ts'
import { keyphraseDistribution } from './keyphrase-distribution.ts'

const k = (gap: number, sentences = 15, uses = 2) => ({ keyphrase: { phrase: 'heat pump', contentWords: 2, gap, sentences, uses } })

testCheck(keyphraseDistribution, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  {
    name: 'does not apply to a keyphrase without words of content',
    signals: { keyphrase: { ...k(0.9).keyphrase, contentWords: 0 } },
    expect: 'not_applicable',
  },
  { name: 'does not apply below 15 sentences', signals: k(0.9, 14), expect: 'not_applicable' },
  { name: 'leaves a phrase that is never used to keyphrase-density', signals: k(1, 20, 0), expect: 'not_applicable' },
  { name: 'is full at three tenths', signals: k(0.3), expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'gives nothing at half',
    signals: k(0.5),
    expect: { code: 'gap', score: 0, args: { phrase: 'heat pump', percent: 50 }, fix: 'spreadPhrase' },
  },
])
