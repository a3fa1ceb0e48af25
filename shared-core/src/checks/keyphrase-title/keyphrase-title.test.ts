import { testCheck } from '../../testing/test-check.ts'
import { keyphraseTitle } from './keyphrase-title.ts'

/** `title`: share of the phrase's words in the title; `front`: where it begins there, 0 to 1. */
const keyphrase = (title: number | null, front: number | null = 0) => ({
  keyphrase: { phrase: 'heat pump', contentWords: 2, title, front },
})

testCheck(keyphraseTitle, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  {
    name: 'does not apply to a keyphrase without words of content',
    signals: { keyphrase: { ...keyphrase(0).keyphrase, contentWords: 0 } },
    expect: 'not_applicable',
  },
  { name: 'does not apply without a title', signals: keyphrase(null), expect: 'not_applicable' },
  {
    name: 'is full in the front third',
    signals: keyphrase(1, 0.33),
    expect: { code: 'good', score: 100, args: { phrase: 'heat pump' }, fix: null },
  },
  { name: 'gives 80 further back', signals: keyphrase(1, 0.5), expect: { code: 'late', score: 80, fix: 'chooseTitle' } },
  { name: 'gives 50 for half of the words', signals: keyphrase(0.5), expect: { code: 'part', score: 50 } },
  { name: 'gives nothing for less', signals: keyphrase(0.4), expect: { code: 'missing', score: 0 } },
])
