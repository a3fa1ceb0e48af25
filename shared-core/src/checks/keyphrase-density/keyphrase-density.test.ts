import { testCheck } from '../../testing/test-check.ts'
import { keyphraseDensity } from './keyphrase-density.ts'

const k = (uses: number, words: number) => ({ keyphrase: { phrase: 'heat pump', contentWords: 2, uses, words } })

testCheck(keyphraseDensity, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  {
    name: 'does not apply to a keyphrase without words of content',
    signals: { keyphrase: { ...k(0, 1000).keyphrase, contentWords: 0 } },
    expect: 'not_applicable',
  },
  { name: 'does not apply without text', signals: k(0, 0), expect: 'not_applicable' },
  { name: 'gives 40 for no use', signals: k(0, 1000), expect: { code: 'none', score: 40, fix: 'usePhrase' } },
  { name: 'is full at half a percent of the words', signals: k(5, 2000), expect: { code: 'good', score: 100 } },
  { name: 'falls below', signals: k(1, 2000), expect: { code: 'few', score: 52, args: { phrase: 'heat pump', uses: 1, words: 2000 } } },
  { name: 'is full at three percent', signals: k(15, 1000), expect: { code: 'good', score: 100 } },
  { name: 'gives 20 at four', signals: k(20, 1000), expect: { code: 'many', score: 20, fix: 'varyPhrase' } },
  { name: 'gives nothing above', signals: k(21, 1000), expect: { code: 'many', score: 0 } },
  { name: 'takes two uses in a short text', signals: k(2, 99), expect: { code: 'good', score: 100 } },
  { name: 'refuses three', signals: k(3, 99), expect: { code: 'many', score: 20 } },
])
