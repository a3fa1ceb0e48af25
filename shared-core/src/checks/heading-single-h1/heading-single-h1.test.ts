import { testCheck } from '../../testing/test-check.ts'
import { headingSingleH1 } from './heading-single-h1.ts'

const heading = (level: 1 | 2) => ({ level, text: 'Costs', block: 'b2', span: { place: 'b2' as const, start: 0, end: 5, quote: 'Costs' } })
const draft = (allowed: number) => ({ count: null, allowed })

testCheck(headingSingleH1, [
  {
    name: 'passes a page with one',
    signals: { headings: [heading(1)], h1: { count: 1, allowed: 1 }, headline: null },
    expect: { code: 'good', score: 100, fix: null },
  },
  {
    name: 'fails a page without one',
    signals: { headings: [], h1: { count: 0, allowed: 1 }, headline: null },
    expect: { code: 'none', score: 0, fix: 'addH1' },
  },
  {
    name: 'names the second of a page',
    signals: { headings: [heading(1), heading(1)], h1: { count: 2, allowed: 1 }, headline: null },
    expect: { code: 'second', certain: true, args: { heading: 'Costs' }, fix: 'demoteHeading', spans: 1 },
  },
  {
    name: 'says once that all main headings are H1',
    signals: { headings: [heading(1), heading(1), heading(1)], h1: { count: 3, allowed: 1 }, headline: null },
    expect: { code: 'all', certain: true, args: { count: 3 }, fix: 'demoteHeading', spans: 1 },
  },
  {
    name: 'passes H1 elements that the theme prints around the article',
    signals: { headings: [], h1: { count: 2, allowed: 1 }, headline: null },
    expect: { code: 'good', score: 100, fix: null },
  },
  {
    name: 'passes a headline beside the H1 of a logo',
    signals: { headings: [heading(1)], h1: { count: 2, allowed: 1 }, headline: { text: 'costs of a new roof' } },
    expect: { code: 'good' },
  },
  {
    name: 'names the one in the article that is not the headline',
    signals: { headings: [heading(1)], h1: { count: 2, allowed: 1 }, headline: { text: 'A new roof' } },
    expect: { code: 'second', certain: false, args: { heading: 'Costs' }, fix: 'demoteHeading' },
  },
  {
    name: 'passes a draft whose title becomes the H1',
    signals: { headings: [heading(2)], h1: draft(0), headline: null },
    expect: { code: 'good' },
  },
  {
    name: 'fails a draft that adds one',
    signals: { headings: [heading(1)], h1: draft(0), headline: null },
    expect: { code: 'second', fix: 'demoteHeading' },
  },
  {
    name: 'passes a text that brings its own headline',
    signals: { headings: [heading(1)], h1: draft(1), headline: null },
    expect: { code: 'good' },
  },
])
