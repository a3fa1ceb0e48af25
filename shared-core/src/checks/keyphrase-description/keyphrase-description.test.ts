import { testCheck } from '../../testing/test-check.ts'
import { keyphraseDescription } from './keyphrase-description.ts'

const k = (description: number | null) => ({ keyphrase: { phrase: 'heat pump', contentWords: 2, description } })

testCheck(keyphraseDescription, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  {
    name: 'does not apply to a keyphrase without words of content',
    signals: { keyphrase: { ...k(0).keyphrase, contentWords: 0 } },
    expect: 'not_applicable',
  },
  { name: 'does not apply without a description', signals: k(null), expect: 'not_applicable' },
  { name: 'passes one sentence', signals: k(1), expect: { code: 'good', score: 100, fix: null } },
  { name: 'passes two', signals: k(2), expect: { code: 'good' } },
  { name: 'gives 30 for three', signals: k(3), expect: { code: 'many', score: 30, args: { phrase: 'heat pump', times: 3 } } },
  { name: 'gives 30 for no word of the keyphrase', signals: k(0), expect: { code: 'missing', score: 30, fix: 'writeDescription' } },
])
