import { testCheck } from '../../testing/test-check.ts'
import { keyphraseAlt } from './keyphrase-alt.ts'

const k = (...alts: number[]) => ({ keyphrase: { contentWords: 2, alts } })

testCheck(keyphraseAlt, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  {
    name: 'does not apply to a keyphrase without words of content',
    signals: { keyphrase: { ...k(0).keyphrase, contentWords: 0 } },
    expect: 'not_applicable',
  },
  { name: 'does not apply without images', signals: k(), expect: 'not_applicable' },
  { name: 'passes one of few', signals: k(0.5, 0, 0, 0), expect: { code: 'good', score: 100, args: { met: 1, images: 4 } } },
  { name: 'fails without an image that has the keyphrase', signals: k(0.4), expect: { code: 'none', score: 0, fix: 'describeImage' } },
  { name: 'asks for three in ten of five and more', signals: k(1, 0, 0, 0, 0), expect: { code: 'few', score: 60 } },
  { name: 'passes two of five', signals: k(1, 1, 0, 0, 0), expect: { code: 'good', score: 100 } },
  { name: 'fails all of five', signals: k(1, 1, 1, 1, 1), expect: { code: 'many', score: 40 } },
])
