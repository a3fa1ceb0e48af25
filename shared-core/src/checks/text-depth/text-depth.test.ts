import { testCheck } from '../../testing/test-check.ts'
import { textDepth } from './text-depth.ts'

testCheck(textDepth, [
  { name: 'passes one word', signals: { size: { words: 1 } }, expect: { code: 'good', score: 100, args: { words: 1 } } },
  { name: 'fails no word', signals: { size: { words: 0 } }, expect: { code: 'bad', score: 0, fix: null } },
])
