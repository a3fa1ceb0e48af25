import { testCheck } from '../../testing/test-check.ts'
import { authorNamed } from './author-named.ts'

/** The least words that make a missing author a sure fault. */
const size = { words: 150, unspaced: false }

testCheck(authorNamed, [
  {
    name: 'passes with both',
    signals: { size, provenance: { authors: ['Ada'], publisher: 'Example', isShown: true } },
    expect: { code: 'good', score: 100, args: { author: 'Ada', publisher: 'Example' }, fix: null },
  },
  {
    name: 'halves without an author',
    signals: { size, provenance: { authors: [], publisher: 'Example', isShown: true } },
    expect: { code: 'noAuthor', score: 50, certain: true, fix: 'addByline' },
  },
  {
    name: 'is not sure that a notice of 149 words needs an author',
    signals: { size: { ...size, words: 149 }, provenance: { authors: [], publisher: 'Example', isShown: true } },
    expect: { code: 'noAuthor', score: 50, certain: false },
  },
  {
    name: 'is sure of 300 characters of an unspaced script',
    signals: { size: { words: 300, unspaced: true }, provenance: { authors: [], publisher: 'Example', isShown: true } },
    expect: { code: 'noAuthor', certain: true },
  },
  {
    name: 'halves without a publisher',
    signals: { size, provenance: { authors: ['Ada'], publisher: null, isShown: true } },
    expect: { code: 'noPublisher', score: 50, fix: 'namePublisher' },
  },
  {
    name: 'gives nothing without either',
    signals: { size, provenance: { authors: [], publisher: null, isShown: true } },
    expect: { code: 'neither', score: 0, certain: true },
  },
  {
    name: 'asks nothing of a draft whose site is not known',
    signals: { size, provenance: { authors: [], publisher: null, isShown: false } },
    expect: 'not_applicable',
  },
  {
    name: 'asks a draft whose site is not known for no publisher',
    signals: { size, provenance: { authors: ['Ada'], publisher: null, isShown: false } },
    expect: 'not_applicable',
  },
])
