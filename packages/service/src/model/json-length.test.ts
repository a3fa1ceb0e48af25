import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonLength } from './json-length.ts'

it.each([
  { what: 'nothing', value: {} },
  { what: 'an empty list', value: [] },
  { what: 'members that are not there', value: { a: undefined, b: null } },
  { what: 'pairs of surrogates', value: '😀' },
  { what: 'numbers', value: [0, -1.5, 1e21, Number.NaN] },
])('counts $what', ({ value }) => {
  expect(jsonLength(value)).toBe(JSON.stringify(value).length)
})

it.each([
  { what: 'quotation marks and backslashes', text: 'say "\\"' },
  { what: 'control characters with and without a letter', text: '\b\t\n\u000b\f\r\u0000\u007f' },
  { what: 'halves of pairs', text: '\ude00\ud83d' },
])('counts $what as any other', ({ text }) => {
  expect(jsonLength({ [text]: text })).toBe(jsonLength({ ['a'.repeat(text.length)]: 'a'.repeat(text.length) }))
})

it('is the length of the printed text for every value whose strings need no escape', () => {
  const plain = fc.stringMatching(/^[\w <>&äパ]*$/)
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(fc.integer(), fc.boolean(), plain, fc.array(tie('value')), fc.dictionary(plain, tie('value'))),
  }))
  fc.assert(
    fc.property(value, (each) => jsonLength(each) === JSON.stringify(each).length),
    { seed: 1, numRuns: 300 },
  )
})
