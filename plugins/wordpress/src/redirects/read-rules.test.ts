import { describe, expect, it, vi } from 'vitest'
import { readRules } from './read-rules.ts'

vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)

describe('rules of a table', () => {
  it.each([
    ['commas', 'source,target,status\n/a,/b,302\n', [{ line: 2, rule: { source: '/a', target: '/b', status: 302 } }]],
    [
      'semicolons, as spreadsheets in German write',
      'source;target\n/a;/b?x=1\n',
      [{ line: 2, rule: { source: '/a', target: '/b?x=1', status: 301 } }],
    ],
    ['gone, where nothing is led to', 'source,target\n/a,\n', [{ line: 2, rule: { source: '/a', target: '', status: 410 } }]],
    [
      'gone, whatever stands beside it',
      'source,target,status\n/a,/b,410\n',
      [{ line: 2, rule: { source: '/a', target: '', status: 410 } }],
    ],
    [
      'columns in another order, and more of them',
      'hits,target,source\n7,/b,/ä\n',
      [{ line: 2, rule: { source: '/ä', target: '/b', status: 301 } }],
    ],
    [
      'an apostrophe before what a spreadsheet would run',
      "source,target\n'=a,/b\n",
      [{ line: 2, rule: { source: '=a', target: '/b', status: 301 } }],
    ],
    [
      'a mark of the encoding, empty lines',
      '\uFEFFsource,target\n\n/a,/b\n',
      [{ line: 3, rule: { source: '/a', target: '/b', status: 301 } }],
    ],
  ])('%s', (_name, text, rules) => expect(readRules(text)).toEqual({ rules, faults: [] }))

  it.each([
    ['source,target,status\n/a,/b,303\n', 'The cell “status” holds “303”. Write 301, 302 or 410.'],
    ['source,target\n,/b\n', 'The cell “source” is empty.'],
  ])('%j is told with its line', (text, message) => expect(readRules(text).faults).toEqual([{ line: 2, message }]))

  it.each(['', 'from,to\n/a,/b\n'])('%j is no such table', (text) => expect(() => readRules(text)).toThrow('source'))
})
