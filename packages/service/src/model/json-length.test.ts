import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonLength } from './json-length.ts'

it.each([
  { what: 'nothing', value: {} },
  { what: 'an empty list', value: [] },
  { what: 'members that are not there', value: { a: undefined, b: null } },
  { what: 'quotation marks and backslashes', value: 'say "\\"' },
  { what: 'control characters with and without a letter', value: '\b\t\n\u000b\f\r\u0000\u007f' },
  { what: 'pairs of surrogates', value: '😀' },
  { what: 'halves of pairs', value: ['\ud83d', '\ude00', '\ude00\ud83d', '\ud83da'] },
  { what: 'numbers', value: [0, -1.5, 1e21, Number.NaN] },
])('counts $what', ({ value }) => {
  expect(jsonLength(value)).toBe(JSON.stringify(value).length)
})

it('is the length of the printed text for every value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => jsonLength(value) === JSON.stringify(value).length),
    { seed: 1, numRuns: 300 },
  )
})
