import { describe, expect, it } from 'vitest'
import { addedLines, dialectIn, proseOf } from './find-dialect.ts'

describe('the prose of a line', () => {
  it.each([
    ['/** Reads a page. */', 'Reads a page. '],
    [' * Bytes of one body.', 'Bytes of one body.'],
    ['const a = 1 // because of Safari', 'because of Safari'],
    ["it('answers with 404', () => {", 'answers with 404'],
    ["test.each(rows)('gives %s', () => {", 'gives %s'],
    ["const text = 'nobody'", null],
    [" const url = 'https://a.example/nobody'", null],
  ])('%s', (line, prose) => {
    expect(proseOf(line)).toBe(prose)
  })
})

describe('habits of wording', () => {
  it.each([
    ['/** Ends a span, whoever began it. */', 'whoever'],
    ['// what stands between filler counts', 'what stands'],
    ["it('asks somebody', () => {", 'somebody'],
    ['/** A setting of ours. */', 'of ours'],
    [' * The store is told of each change.', 'told'],
    ['/** Tells whether a host is public. */', 'Tells'],
    ['/** It has a day of its own. */', 'It '],
    ["it('one that is gone stays', () => {", 'one that'],
    ['// the label stands behind the value', 'stands behind'],
    ["it('opens to who may see it', () => {", 'to who'],
    ['/** Values that speak for a name. */', 'speak for'],
    ['// a page asked for amiss', 'amiss'],
  ])('are named in %s', (line, word) => {
    expect(dialectIn(line)).toEqual([expect.stringContaining(`“${word}”`)])
  })
  it.each([
    '/** Ends the span of the request. */',
    "const name = 'whoever'",
    '// the page says “nobody knows”',
    '/** Reads `theirs` from the form. */',
    '// a mark that stands for a text',
    '// English stands in for a missing text',
    '/** Whether it has a day of its own. */',
  ])('are not seen in %s', (line) => {
    expect(dialectIn(line)).toEqual([])
  })
})

it('only the lines that a change adds are looked at, each by its place', () => {
  const diff = [
    '--- a/one.ts',
    '+++ b/one.ts',
    '@@ -3 +3,2 @@',
    '-old',
    '+new',
    '+newer',
    '@@ -9,0 +11 @@',
    '+last',
    '--- a/two.ts',
    '+++ b/two.ts',
    '@@ -0,0 +1 @@',
    '+first',
  ]
  expect(addedLines(diff.join('\n'))).toEqual([
    { file: 'one.ts', line: 3, text: 'new' },
    { file: 'one.ts', line: 4, text: 'newer' },
    { file: 'one.ts', line: 11, text: 'last' },
    { file: 'two.ts', line: 1, text: 'first' },
  ])
})
