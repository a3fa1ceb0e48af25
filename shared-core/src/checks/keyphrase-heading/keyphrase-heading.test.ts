import { testCheck } from '../../testing/test-check.ts'
import { keyphraseHeading } from './keyphrase-heading.ts'

const k = (...headings: number[]) => ({ keyphrase: { phrase: 'heat pump', contentWords: 2, headings } })

testCheck(keyphraseHeading, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  {
    name: 'does not apply to a keyphrase without words of content',
    signals: { keyphrase: { ...k(0).keyphrase, contentWords: 0 } },
    expect: 'not_applicable',
  },
  { name: 'does not apply without headings', signals: k(), expect: 'not_applicable' },
  { name: 'one heading: any', signals: k(0.5), expect: { code: 'good', score: 100 } },
  { name: 'one heading without it', signals: k(0.4), expect: { code: 'few', score: 30, fix: 'nameInHeading' } },
  {
    name: 'is full at three in ten',
    signals: k(1, 1, 1, 0, 0, 0, 0, 0, 0, 0),
    expect: { code: 'good', score: 100, args: { met: 3, headings: 10 } },
  },
  { name: 'is full at three in four', signals: k(1, 1, 1, 0), expect: { code: 'good', score: 100 } },
  { name: 'gives 40 above', signals: k(1, 1, 1, 1, 0), expect: { code: 'many', score: 40, fix: 'varyHeadings' } },
  { name: 'gives 30 for no word of the keyphrase', signals: k(0, 0), expect: { code: 'few', score: 30 } },
])
