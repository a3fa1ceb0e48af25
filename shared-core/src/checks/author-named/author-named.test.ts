import { testCheck } from '../../testing/test-check.ts'
import { authorNamed } from './author-named.ts'

testCheck(authorNamed, [
  {
    name: 'passes with both',
    signals: { provenance: { authors: ['Ada'], publisher: 'Example' } },
    expect: { code: 'good', score: 100, args: { author: 'Ada', publisher: 'Example' }, fix: null },
  },
  {
    name: 'halves without an author',
    signals: { provenance: { authors: [], publisher: 'Example' } },
    expect: { code: 'noAuthor', score: 50, fix: 'addByline' },
  },
  {
    name: 'halves without a publisher',
    signals: { provenance: { authors: ['Ada'], publisher: null } },
    expect: { code: 'noPublisher', score: 50, fix: 'namePublisher' },
  },
  {
    name: 'gives nothing without either',
    signals: { provenance: { authors: [], publisher: null } },
    expect: { code: 'neither', score: 0 },
  },
])
