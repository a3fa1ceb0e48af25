import { testCheck } from '../../testing/test-check.ts'
import { keyphraseLength } from './keyphrase-length.ts'

const k = (contentWords: number, unspaced = false) => ({ keyphrase: { contentWords, unspaced } })

testCheck(keyphraseLength, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  { name: 'passes four words', signals: k(4), expect: { code: 'good', score: 100, args: { words: 4 }, fix: null } },
  { name: 'gives 60 for five', signals: k(5), expect: { code: 'long', score: 60, args: { words: 5, max: 4 }, fix: 'shortenPhrase' } },
  { name: 'gives 30 for nine', signals: k(9), expect: { code: 'long', score: 30 } },
  { name: 'gives nothing for stop words alone', signals: k(0), expect: { code: 'empty', score: 0 } },
  { name: 'counts pairs of characters in unspaced scripts', signals: k(12, true), expect: { code: 'good' } },
])
