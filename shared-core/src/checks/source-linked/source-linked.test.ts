import { testCheck } from '../../testing/test-check.ts'
import { sourceLinked } from './source-linked.ts'

const text = (domains: number, words: number, references = 0, reserved = 0, fillerWords = 0) => ({
  sources: { domains, references, reserved, words, spans: [] },
  size: { words: words + fillerWords, unspaced: false },
})

testCheck(sourceLinked, [
  { name: 'does not miss sources in fewer than 300 words', signals: text(0, 299), expect: 'not_applicable' },
  {
    name: 'gives nothing without a source',
    signals: text(0, 300),
    expect: { code: 'none', score: 0, fix: 'linkSource' },
  },
  {
    name: 'says how long the whole text is',
    signals: text(1, 600, 0, 0, 100),
    expect: { code: 'few', score: 50, args: { sources: 1, words: 700 } },
  },
  {
    name: 'sees that all links lead to reserved names',
    signals: text(0, 100, 0, 2),
    expect: { code: 'reserved', score: 0, certain: true, args: { links: 2 }, fix: null },
  },
  { name: 'minds them no more beside a source', signals: text(1, 300, 0, 2), expect: { code: 'good' } },
  { name: 'rises linearly to one source per 300 words', signals: text(1, 600), expect: { code: 'few', score: 50 } },
  {
    name: 'is full at one source per 300 words',
    signals: text(1, 300),
    expect: { code: 'good', score: 100, args: { sources: 1 }, fix: null },
  },
  { name: 'counts entries of a list of references', signals: text(1, 600, 1), expect: { code: 'good', score: 100, args: { sources: 2 } } },
  { name: 'is full at five sources per 300 words', signals: text(5, 300), expect: { code: 'good', score: 100 } },
  { name: 'does not call three in a short text many', signals: text(3, 130), expect: { code: 'good', score: 100 } },
  { name: 'falls above five', signals: text(8, 300), expect: { code: 'many', score: 70, fix: 'thinSources' } },
  { name: 'never falls below 50 for many sources', signals: text(40, 300), expect: { code: 'many', score: 50 } },
])
