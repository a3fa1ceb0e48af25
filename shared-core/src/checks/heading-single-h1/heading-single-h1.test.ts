import { testCheck } from '../../testing/test-check.ts'
import { headingSingleH1 } from './heading-single-h1.ts'

const heading = { level: 2, text: 'Costs', block: 'b2', span: { place: 'b2', start: 0, end: 5, quote: 'Costs' } } as const
const further = { text: heading.text, block: heading.block, span: heading.span }

testCheck(headingSingleH1, [
  {
    name: 'passes a page with one',
    signals: { headings: [], h1: { count: 1, own: 1, further: [], again: null, isSure: true } },
    expect: { code: 'good', score: 100, fix: null },
  },
  {
    name: 'fails a page without one',
    signals: { headings: [], h1: { count: 0, own: 0, further: [], again: null, isSure: true } },
    expect: { code: 'none', score: 0, fix: 'addH1' },
  },
  {
    name: 'names the second of a page',
    signals: { headings: [heading, heading], h1: { count: 2, own: 2, further: [further], again: null, isSure: true } },
    expect: { code: 'second', certain: true, args: { heading: 'Costs' }, fix: 'demoteHeading', spans: 1 },
  },
  {
    name: 'says once that all main headings are H1',
    signals: { headings: [heading, heading], h1: { count: 3, own: 3, further: [further, further], again: null, isSure: true } },
    expect: { code: 'all', certain: true, args: { count: 3 }, fix: 'demoteAll', spans: 1 },
  },
  {
    name: 'counts those that are more where other headings are H2',
    signals: { headings: [heading, heading, heading], h1: { count: 3, own: 3, further: [further, further], again: null, isSure: true } },
    expect: { code: 'several', args: { heading: 'Costs', count: 2 }, fix: 'demoteAll' },
  },
  {
    name: 'is not sure of one that may be the page’s own',
    signals: { headings: [heading], h1: { count: 2, own: 1, further: [further], again: null, isSure: false } },
    expect: { code: 'second', certain: false, args: { heading: 'Costs' }, fix: 'demoteHeading' },
  },
  {
    name: 'leaves one that titles a draft once more to the writer',
    signals: { headings: [heading], h1: { count: null, own: 1, further: [], again: further, isSure: true } },
    expect: { code: 'second', certain: true, args: { heading: 'Costs' }, fix: 'demoteHeading', spans: 1 },
  },
  {
    name: 'passes a draft without one',
    signals: { headings: [heading], h1: { count: null, own: 0, further: [], again: null, isSure: true } },
    expect: { code: 'good' },
  },
  {
    name: 'lowers every further one in one step, which is safe',
    signals: {
      headings: [],
      h1: { count: 3, own: 3, further: [further, { ...further, block: 'b3' }], again: null, isSure: true },
    },
    expect: {
      code: 'several',
      safety: 'safe',
      edit: {
        kind: 'several',
        edits: [
          { kind: 'set_attribute', block: 'b2', name: 'level', before: '1', value: '2' },
          { kind: 'set_attribute', block: 'b3', name: 'level', before: '1', value: '2' },
        ],
      },
    },
  },
  {
    name: 'leaves the title of a draft to the writer',
    signals: { headings: [], h1: { count: null, own: 1, further: [], again: further, isSure: true } },
    expect: { code: 'second', safety: 'none', edit: null },
  },
  {
    name: 'does not count headings of other levels as main ones',
    signals: {
      headings: [heading, heading, { ...heading, level: 3 }],
      h1: { count: 3, own: 3, further: [further, further], again: null, isSure: true },
    },
    expect: { code: 'all' },
  },
])
