import { testCheck } from '../../testing/test-check.ts'
import { textWordCount } from './text-word-count.ts'

testCheck(textWordCount, [
  { name: 'does not judge an empty article', signals: { size: { words: 0 } }, expect: 'not_applicable' },
  { name: 'counts a long one', signals: { size: { words: 1000 } }, expect: { code: 'long', score: 100, args: { words: 1000 }, fix: null } },
  { name: 'counts a short one', signals: { size: { words: 999 } }, expect: { code: 'short', score: 0 } },
])
