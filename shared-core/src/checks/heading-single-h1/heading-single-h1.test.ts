import { testCheck } from '../../testing/test-check.ts'
import { headingSingleH1 } from './heading-single-h1.ts'

const heading = (level: 1 | 2) => ({ level, text: 'Costs', block: 'b2', span: { place: 'b2' as const, start: 0, end: 5, quote: 'Costs' } })
const draft = (allowed: number) => ({ count: null, allowed })

testCheck(headingSingleH1, [
  {
    name: 'passes a page with one',
    signals: { headings: [heading(1)], h1: { count: 1, allowed: 1 } },
    expect: { code: 'good', score: 100, fix: null },
  },
  {
    name: 'fails a page without one',
    signals: { headings: [], h1: { count: 0, allowed: 1 } },
    expect: { code: 'none', score: 0, fix: 'addH1' },
  },
  {
    name: 'names the second of a page',
    signals: { headings: [heading(1), heading(1)], h1: { count: 2, allowed: 1 } },
    expect: { code: 'second', args: { heading: 'Costs' }, fix: 'demoteHeading', spans: 1 },
  },
  {
    name: 'names none when the second stands outside of the article',
    signals: { headings: [], h1: { count: 2, allowed: 1 } },
    expect: { code: 'second', score: 0, fix: null },
  },
  { name: 'passes a draft whose title becomes the H1', signals: { headings: [heading(2)], h1: draft(0) }, expect: { code: 'good' } },
  {
    name: 'fails a draft that adds one',
    signals: { headings: [heading(1)], h1: draft(0) },
    expect: { code: 'second', fix: 'demoteHeading' },
  },
  { name: 'passes a text that brings its own headline', signals: { headings: [heading(1)], h1: draft(1) }, expect: { code: 'good' } },
])
