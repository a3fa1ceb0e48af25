import { testCheck } from '../../testing/test-check.ts'
import { keyphraseIntro } from './keyphrase-intro.ts'

const k = (sentence: number, paragraph: number, inFirstTenth = false) => ({
  keyphrase: { phrase: 'heat pump', contentWords: 2, intro: { sentence, paragraph, inFirstTenth } },
})

testCheck(keyphraseIntro, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  {
    name: 'does not apply to a keyphrase without words of content',
    signals: { keyphrase: { ...k(0, 0).keyphrase, contentWords: 0 } },
    expect: 'not_applicable',
  },
  { name: 'is full in one sentence', signals: k(1, 1), expect: { code: 'good', score: 100, fix: null } },
  { name: 'gives 70 in the paragraph', signals: k(0.5, 1), expect: { code: 'spread', score: 70, fix: 'openWithPhrase' } },
  { name: 'gives 50 in the first tenth', signals: k(0, 0.5, true), expect: { code: 'later', score: 50 } },
  { name: 'gives nothing for less', signals: k(0, 0.5), expect: { code: 'missing', score: 0, args: { phrase: 'heat pump' } } },
])
