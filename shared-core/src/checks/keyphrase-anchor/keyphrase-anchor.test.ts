import { testCheck } from '../../testing/test-check.ts'
import { keyphraseAnchor } from './keyphrase-anchor.ts'

const k = (count: number) => ({
  keyphrase: {
    phrase: 'heat pump',
    contentWords: 2,
    anchors: Array.from({ length: count }, () => ({ place: 'b1' as const, start: 0, end: 9, quote: 'heat pump' })),
  },
})

testCheck(keyphraseAnchor, [
  { name: 'does not apply without a keyphrase', signals: { keyphrase: null }, expect: 'not_applicable' },
  {
    name: 'does not apply to a keyphrase without words of content',
    signals: { keyphrase: { ...k(1).keyphrase, contentWords: 0 } },
    expect: 'not_applicable',
  },
  { name: 'passes without such a link', signals: k(0), expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'fails with one',
    signals: k(1),
    expect: { code: 'competing', score: 0, args: { phrase: 'heat pump', links: 1 }, fix: 'renameLink', spans: 1 },
  },
])
