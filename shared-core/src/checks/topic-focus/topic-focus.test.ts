import { testCheck } from '../../testing/test-check.ts'
import { topicFocus } from './topic-focus.ts'

const span = { place: 'b1' as const, start: 0, end: 4, quote: 'Cats' }
const section = (focus: number | null) => ({ focus, heading: 'Cats', span, words: 9, answered: false, opening: { words: 9 } })
const h2 = (count: number) => Array.from({ length: count }, () => ({ level: 2 as const }))
const signals = (focuses: readonly (number | null)[], headings = 3) => ({
  passages: { sections: focuses.map(section) },
  headings: h2(headings),
  subject: null,
})
const missing = { term: 'cat', count: 9, isNamed: false, isSure: true }

testCheck(topicFocus, [
  { name: 'does not judge two sections', signals: signals([1, 1]), expect: 'not_applicable' },
  { name: 'does not judge without a question', signals: signals([null, null, null]), expect: 'not_applicable' },
  {
    name: 'does not judge by a title that surely names nothing of the text',
    signals: { ...signals([0, 0, 0]), subject: missing },
    expect: 'not_applicable',
  },
  {
    name: 'judges by a title that may name the text in its own way',
    signals: { ...signals([0.14, 0.5, 1]), subject: { ...missing, isSure: false } },
    expect: { code: 'astray', score: 60 },
  },
  {
    name: 'passes when all mention the subject',
    signals: signals([0.15, 0.5, 1]),
    expect: { code: 'good', score: 100, args: { met: 3, sections: 3 }, fix: null },
  },
  {
    name: 'names a section that does not',
    signals: signals([0.14, 0.5, 1]),
    expect: { code: 'astray', score: 60, args: { heading: 'Cats' }, fix: 'nameSubject', spans: 1 },
  },
  {
    name: 'leaves out a question that is answered',
    signals: { passages: { sections: [section(1), section(1), { ...section(0), answered: true }] }, headings: h2(3), subject: null },
    expect: { code: 'good', score: 100, args: { met: 3, sections: 3 } },
  },
  {
    name: 'leaves out a section that opens with a list',
    signals: { passages: { sections: [section(1), section(1), { ...section(0), opening: null }] }, headings: h2(3), subject: null },
    expect: { code: 'good', score: 100 },
  },
  {
    name: 'counts no section without a word of its own',
    signals: { passages: { sections: [section(1), section(1), section(1), { ...section(0), words: 0 }] }, headings: h2(4), subject: null },
    expect: { code: 'good', score: 100, args: { met: 3, sections: 3 } },
  },
  {
    name: 'takes a quarter off for 26 main headings',
    signals: signals([1, 1, 1], 26),
    expect: { code: 'many', score: 75, args: { headings: 26 } },
  },
  { name: 'takes 25 main headings', signals: signals([1, 1, 1], 25), expect: { code: 'good', score: 100 } },
])
