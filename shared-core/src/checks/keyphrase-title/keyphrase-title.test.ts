import { testCheck } from '../../testing/test-check.ts'
import { keyphraseTitle } from './keyphrase-title.ts'

const k = (title: number | null, front: number | null = 0) => ({ keyphrase: { phrase: 'heat pump', contentWords: 2, title, front } })

testCheck(keyphraseTitle, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  {
    name: 'does not apply to a keyphrase without words of content',
    signals: { keyphrase: { ...k(0).keyphrase, contentWords: 0 } },
    expect: 'not_applicable',
  },
  { name: 'does not apply without a title', signals: k(null), expect: 'not_applicable' },
  {
    name: 'is full in the front third',
    signals: k(1, 0.33),
    expect: { code: 'good', score: 100, args: { phrase: 'heat pump' }, fix: null },
  },
  { name: 'gives 80 further back', signals: k(1, 0.5), expect: { code: 'late', score: 80, fix: 'chooseTitle' } },
  { name: 'gives 50 for half of the words', signals: k(0.5), expect: { code: 'part', score: 50 } },
  { name: 'gives nothing for less', signals: k(0.4), expect: { code: 'missing', score: 0 } },
])
