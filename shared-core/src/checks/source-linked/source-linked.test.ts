import { testCheck } from '../../testing/test-check.ts'
import { sourceLinked } from './source-linked.ts'

const text = (domains: number, words: number, references = 0) => ({ sources: { domains, references, words, spans: [] } })

testCheck(sourceLinked, [
  { name: 'does not judge fewer than 150 words', signals: text(0, 149), expect: 'not_applicable' },
  {
    name: 'gives nothing without a source',
    signals: text(0, 300),
    expect: { code: 'few', score: 0, args: { sources: 0, words: 300 }, fix: 'linkSource' },
  },
  { name: 'rises linearly to one source per 300 words', signals: text(1, 600), expect: { code: 'few', score: 50 } },
  {
    name: 'is full at one source per 300 words',
    signals: text(1, 300),
    expect: { code: 'good', score: 100, args: { sources: 1 }, fix: null },
  },
  { name: 'counts entries of a list of references', signals: text(1, 600, 1), expect: { code: 'good', score: 100, args: { sources: 2 } } },
  { name: 'is full at five sources per 300 words', signals: text(5, 300), expect: { code: 'good', score: 100 } },
  { name: 'falls above five', signals: text(8, 300), expect: { code: 'many', score: 70, fix: 'thinSources' } },
  { name: 'never falls below 50 for many sources', signals: text(40, 300), expect: { code: 'many', score: 50 } },
])
