import { testCheck } from '../../testing/test-check.ts'
import { keyphraseSlug } from './keyphrase-slug.ts'

const k = (share: number | null, contentWords = 2, changeable = true) => ({
  keyphrase: { phrase: 'heat pump', contentWords, slug: share },
  slug: { changeable },
})

testCheck(keyphraseSlug, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null, slug: null }, expect: 'not_applicable' },
  { name: 'does not apply to a keyphrase without words of content', signals: k(0, 0), expect: 'not_applicable' },
  { name: 'does not apply without an address', signals: k(null), expect: 'not_applicable' },
  { name: 'asks for all of two words', signals: k(0.5), expect: { code: 'missing', score: 30, fix: 'nameInSlug' } },
  { name: 'passes both', signals: k(1), expect: { code: 'good', score: 100, fix: null } },
  { name: 'passes two of three', signals: k(0.67, 3), expect: { code: 'good' } },
  { name: 'asks for more than half of four', signals: k(0.5, 4), expect: { code: 'missing' } },
  { name: 'never advises to change a published address', signals: k(0, 2, false), expect: { code: 'missing', fix: null } },
])
